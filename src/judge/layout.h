/* A hand laid out at its best for a player who has not won the deal. */
#ifndef LAYOUT_H
#define LAYOUT_H

#include "judge/gate.h"
#include "solve/solve.h"

/*
 * The discard if all else is equal is the card with the greatest of these: by
 * rank, then suit; printed jokers are lowest.
 */
int discard_order(card);

/* A hand laid out at its best for a player who has not won. */
struct layout {
	struct solution laid;
	bool has_pure; /* a pure run, if points depend on one */
	bool complete; /* a valid claim, where the gate differs */
	bool counts;   /* its one group is a pure run that counts */
};

/*
 * The best layout of the hand: least points, then deadwood, then fewest
 * unmatched cards, then one that could be claimed; with may_discard also over
 * the discard, the highest (by rank, then suit) if all else is equal; that not
 * where melds count for their player, who lays them on the table instead.
 */
void lay_out(struct solver *, const struct rules *, const struct hand *,
    bool may_discard, struct layout *);

#endif
