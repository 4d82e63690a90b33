/* Who pays whom at the end of an evening. */
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

#endif
