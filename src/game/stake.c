/* Owns the money of a game that is settled by its totals. */
#include "game/stake.h"

bool
sheet_has_stake(const struct sheet *s)
{
	return s->rules.facts.value >= 0 &&
	    (s->rules.settle == SETTLE_WINNER ||
	    s->rules.settle == SETTLE_PAIRS);
}

/* What player a is paid by player b: below 0, pays. */
static int64_t
between(const struct sheet *s, const struct sheet_game *g, int a, int b)
{
	int64_t ahead = sheet_total(&g->accounts[a]) -
	    sheet_total(&g->accounts[b]);

	return s->rules.facts.value *
	    (s->rules.game_direction == DIRECTION_LOWEST ? -ahead : ahead);
}

/* Does b settle with a?  With several winners, each has a part. */
static int64_t
share(const struct sheet *s, const struct sheet_game *g, int a, int b)
{
	if (s->rules.settle == SETTLE_PAIRS)
		return between(s, g, a, b);
	return g->accounts[a].winner && !g->accounts[b].winner ?
	    between(s, g, a, b) / g->winners : 0;
}

/* Settle between a and b, in one game. */
static void
settle(struct sheet *s, const struct sheet_game *g, int a, int b)
{
	int64_t paid = share(s, g, a, b);

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
				settle(s, &s->games[g], a, b);
}
