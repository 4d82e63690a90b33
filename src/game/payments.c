/* Owns what the totals of a game cost, and who pays whom. */
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

/* A stake on the totals */

bool
sheet_has_stake(const struct sheet *s)
{
	return s->rules.facts.value >= 0 &&
	    (s->rules.settle == SETTLE_WINNER ||
	    s->rules.settle == SETTLE_PAIRS);
}

/* What player a is paid by b: below 0, pays.  Of several winners each a part. */
static int64_t
share(const struct sheet *s, const struct sheet_game *g, int a, int b)
{
	int64_t ahead = sheet_total(&g->accounts[a]) -
	    sheet_total(&g->accounts[b]);
	int64_t paid = s->rules.facts.value *
	    (s->rules.game_direction == DIRECTION_LOWEST ? -ahead : ahead);

	if (s->rules.settle == SETTLE_PAIRS)
		return paid;
	return g->accounts[a].winner && !g->accounts[b].winner ?
	    paid / g->winners : 0;
}

/* Settle between a and b, in one game. */
static void
settle_pair(struct sheet *s, const struct sheet_game *g, int a, int b)
{
	int64_t paid = share(s, g, a, b);

	if (g->accounts[a].absent || g->accounts[b].absent)
		return;
	s->players[a].has_money = true;
	s->players[a].money += paid;
	if (s->rules.settle == SETTLE_WINNER)
		s->players[b].money -= paid;
}

void
sheet_settle(struct sheet *s)
{
	if (!sheet_over(s) || !sheet_has_stake(s))
		return;
	for (int g = 0; g < s->ngames; g++)
		for (int a = 0; a < s->nplayers; a++)
			for (int b = 0; b < s->nplayers; b++)
				settle_pair(s, &s->games[g], a, b);
}
