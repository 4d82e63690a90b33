/* The money of a game: its stake, and who pays whom at the end. */
#ifndef PAYMENTS_H
#define PAYMENTS_H

#include "game/sheet-end.h"

struct payment {
	int from, to;   /* players by number; nplayers is the house */
	int64_t amount; /* hundredths, above 0 */
};

/*
 * The payments that settle money and prize less the entries: largest debtor to
 * largest creditor; the house gets the fee.  Returns how many, at most
 * SEATS_MAX.
 */
int sheet_payments(const struct sheet *, struct payment out[SEATS_MAX]);

/* Is a game of these rules settled at its end (settle: winner, pairs)? */
bool sheet_has_stake(const struct sheet *);

/*
 * Once all games are over, add what their totals cost to the money: the winners
 * share, or each pair settles.  Call once.
 */
void sheet_settle(struct sheet *);

#endif
