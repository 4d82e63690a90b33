/*
 * The greatest value that each hand of a small deck can lay down, by brute force:
 * from the smallest hand up, as in deck.h.
 */
#ifndef GREATEST_H
#define GREATEST_H

#include "deck.h"
#include "../oracle/oracle-seat.h"

#define GREATEST_NONE (-1) /* nothing meets the demand */

struct greatest {
	/* [runs][pure]: by number, NULL if not asked for */
	short *best[DECK_NEEDS][DECK_NEEDS];
};

/* Solve all hands of the deck, which is solved, up to that demand. */
void greatest_solve(struct greatest *, const struct deck *,
    const struct seat_rules *, int runs, int pure);
void greatest_free(struct greatest *);

#endif
