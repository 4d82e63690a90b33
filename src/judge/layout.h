/* A hand laid out at its best for a player who has not won the deal. */
#ifndef LAYOUT_H
#define LAYOUT_H

#include "judge/gate.h"
#include "solve/solve.h"

/*
 * The order of discards: if all else is equal the greatest is discarded, by
 * rank, then suit; printed jokers are lowest.
 */
static inline int
discard_order(card c)
{
	return card_is_joker(c) ? -1 : card_rank(c) << 4 | card_suit(c);
}

/* A hand laid out at its best for a player who has not won. */
struct layout {
	struct solution laid;
	bool has_pure; /* it has a pure run, or points do not depend on one */
	bool complete; /* it is a valid claim; set where the gate differs */
	bool counts;   /* its one group is a pure run, whose cards count */
};

/*
 * The best layout of the hand: least points, then deadwood, then fewest
 * unmatched cards, then one that could be claimed.  may_discard: also over
 * every discard, the greatest by discard_order if all else is equal; not for
 * scoring=melds, where melds are laid on the table (lay-down.c).
 */
void lay_out(struct solver *, const struct rules *, const struct hand *,
    bool may_discard, struct layout *);

#endif
