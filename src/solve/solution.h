/* The answer of a search for the best arrangement. */
#ifndef SOLUTION_H
#define SOLUTION_H

#include "cards/arrangement.h"
#include "cards/hand.h"
#include "melds/meld.h"

struct solution {
	bool found;   /* false: nothing meets the demand; the rest is unset */
	int deadwood; /* value of the unmatched cards */
	int cost;     /* the cost minimized: see left_cost in rules.h */
	/* groups in the stated order, cards laid off, the rest; no discard */
	struct arrangement best;
	short laid_on[HAND_MAX]; /* meld of the table, of each card laid off */
};

/*
 * Put melds and unmatched cards into an arrangement in the stated order
 * (meld_print_order; unmatched cards in card order).  Sorts melds.
 */
void arrange_melds(struct arrangement *, struct meld *melds, int n,
    const struct hand *unmatched);

#endif
