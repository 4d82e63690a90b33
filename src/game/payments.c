/* Owns the settling of debts: the largest debtor pays the largest creditor. */
#include "game/payments.h"

/* The party that is owed most (sign 1) or owes most (-1); of equals the first. */
static int
extreme(const int64_t *balance, int n, int sign)
{
	int most = 0;

	for (int i = 1; i < n; i++)
		if (sign * balance[i] > sign * balance[most])
			most = i;
	return most;
}

/* Each payment leaves one of the two with nothing to settle. */
static int
settle(int64_t *balance, int parties, struct payment *out)
{
	for (int n = 0;; n++) {
		int from = extreme(balance, parties, -1);
		int to = extreme(balance, parties, 1);
		int64_t amount = balance[to];

		if (amount == 0)
			return n;
		if (-balance[from] < amount)
			amount = -balance[from];
		balance[from] += amount;
		balance[to] -= amount;
		out[n] = (struct payment){ from, to, amount };
	}
}

int
sheet_payments(const struct sheet *sheet, struct payment out[SEATS_MAX])
{
	int64_t balance[SEATS_MAX + 1] = { 0 }; /* the house is the last */
	int64_t entry = sheet->rules.facts.entry;

	for (int p = 0; p < sheet->nplayers; p++) {
		const struct sheet_player *one = &sheet->players[p];

		balance[p] = one->money;
		if (sheet->has_prize)
			balance[p] += one->prize - entry * (1 + one->rejoins);
		balance[sheet->nplayers] -= balance[p];
	}
	return settle(balance, sheet->nplayers + 1, out);
}
