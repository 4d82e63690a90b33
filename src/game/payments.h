/* The money of a game: its stake, and who pays whom at the end. */
#ifndef PAYMENTS_H
#define PAYMENTS_H

#include "game/sheet-end.h"

struct payment {
	int from, to;   /* players by number; nplayers is the house */
	int64_t amount; /* hundredths, above 0 */
};

/*
 * The payments that settle what was won and lost deal by deal, and the prize less
 * the entries: the largest debtor pays the largest creditor.  A fee that was kept
 * goes to the house.  Returns how many, at most SEATS_MAX.
 */
int sheet_payments(const struct sheet *, struct payment out[SEATS_MAX]);

/* Is a game of these rules settled at its end (settle: winner, pairs)? */
bool sheet_has_stake(const struct sheet *);

/*
 * Once all games are over, add to each player's money what the totals of each
 * game cost: the winners share what the others lack, or each pair settles.  Call
 * once.
 */
void sheet_settle(struct sheet *);

#endif
