/* Owns the gate: which melds are exempt for a player who has not won. */
#include "judge/gate.h"

struct tally
tally_melds(const struct meld *melds, int n)
{
	struct tally t = { 0 };

	for (int i = 0; i < n; i++) {
		t.melds += melds[i].kind != MELD_NONE;
		t.runs += melds[i].kind == MELD_RUN || melds[i].pure;
		t.pure += melds[i].pure;
		if (melds[i].kind == MELD_RUN && melds[i].size > t.longest)
			t.longest = melds[i].size;
	}
	return t;
}

bool
meets_demand(const struct rules *r, const struct tally *t)
{
	return t->runs >= r->declare_min_runs &&
	    t->pure >= r->declare_min_pure &&
	    t->longest >= r->declare_long_run;
}

bool
meets_opening(const struct rules *r, const struct tally *t)
{
	return t->runs >= r->opening_min_runs &&
	    t->pure >= r->opening_min_pure;
}

int
cards_value(const struct rules *r, const card *cards, int n)
{
	int sum = 0;

	for (int i = 0; i < n; i++)
		sum += r->value[cards[i]];
	return sum;
}

int
left_value(const struct rules *r, const struct arrangement *a)
{
	return cards_value(r, a->cards + a->laid_end, unmatched_size(a));
}

/* The pure run of the highest value, or -1. */
static int
best_pure(const struct rules *r, const struct meld *melds, int n)
{
	int best = -1, most = -1;

	for (int i = 0; i < n; i++) {
		int value = cards_value(r, melds[i].cards, melds[i].size);

		if (melds[i].pure && value > most) {
			most = value;
			best = i;
		}
	}
	return best;
}

bool
melds_complete(const struct rules *r, const struct meld *melds, int n, bool all)
{
	struct tally t;

	if (!r->declare_all || !all)
		return false;
	t = tally_melds(melds, n);
	return t.melds == n && meets_demand(r, &t);
}

uint32_t
melds_not_exempt(const struct rules *r, const struct meld *melds, int n,
    bool all)
{
	struct tally t = tally_melds(melds, n);
	int pure = r->lose_gate == GATE_LADDER ? best_pure(r, melds, n) : -1;
	uint32_t set = 0;

	if (r->lose_gate == GATE_NONE ||
	    (r->lose_gate == GATE_PURE_ONLY ? t.pure > 0 :
	    meets_demand(r, &t)) || melds_complete(r, melds, n, all))
		return 0;
	for (int i = 0; i < n; i++)
		if (i != pure && !(melds[i].pure && r->lose_gate == GATE_PURE_RUNS))
			set |= UINT32_C(1) << i;
	return set;
}

int
loser_points(const struct rules *r, int deadwood, bool has_pure)
{
	int points = deadwood;

	if (r->lose_cap != KEY_NONE && (points > r->lose_cap ||
	    (!has_pure && r->lose_no_pure == NO_PURE_FLAT)))
		points = r->lose_cap;
	if (r->lose_round_to > 1)
		points = (points + r->lose_round_to / 2) / r->lose_round_to *
		    r->lose_round_to;
	return points;
}
