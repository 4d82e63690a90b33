/*
 * Owns the stands between positions: the first one, which open runs are alike,
 * what is left over at the end.
 */
#include "solve/laydown-inside.h"

#include <assert.h>
#include <string.h>

/* The hand */

/* One more card that is no printed joker. */
static void
count_card(struct sweep *s, card c)
{
	const struct rules *r = s->rules;
	bool wild = r->wild >> c & 1;
	int rank = card_rank(c);

	if (!wild || r->wild_as_natural)
		s->count[card_suit(c)][rank]++;
	if (!wild) {
		s->ahead[rank < run_first(r) ? ACE_HIGH : rank]++;
		return;
	}
	s->even &= !s->flexible || r->value[c] == s->worth;
	if (!s->flexible || r->value[c] < s->worth)
		s->worth = r->value[c];
	s->flexible++;
	s->flexible_of[rank]++;
}

void
sweep_hand(struct sweep *s, const struct rules *r, const struct hand *h)
{
	memset(s, 0, offsetof(struct sweep, cheapest));
	s->rules = r;
	s->printed = s->flexible = h->jokers;
	s->worth = r->value[CARD_JOKER];
	s->even = true;
	for (int k = 0; k < HAND_COPIES; k++)
		for (uint64_t left = h->level[k]; left; left &= left - 1)
			count_card(s, card_lowest(left));
	for (int position = KING; position >= ACE; position--)
		s->ahead[position] += s->ahead[position + 1];
	s->plain_runs = r->run_max == KEY_NONE && r->jokers_adjacent &&
	    r->jokers_max_per_run == KEY_NONE && !r->jokers_max_by_size.n &&
	    !r->jokers_natural_percent;
}

struct stand
sweep_start(const struct sweep *s)
{
	struct stand t;

	memset(&t, 0, sizeof(t));
	t.position = (uint8_t)run_first(s->rules);
	t.sets = (uint8_t)s->rules->contract.sets;
	t.runs = (uint8_t)s->rules->contract.runs;
	memset(t.since, s->rules->contract_gap, sizeof(t.since));
	return t;
}

/* What the jokers that are not spent count, the dearest being spent. */
static uint64_t
cost_of_jokers(const struct sweep *s, const struct stand *t)
{
	int left = s->flexible - t->spent, themselves = 0, jokers;
	int kept[KING + 1], printed = s->printed;
	uint64_t cost = COST(0, left);

	for (int rank = ACE; rank <= KING; rank++) {
		int used = (int)(t->themselves >> 4 * (rank - 1) & 15);

		kept[rank] = s->flexible_of[rank] - used;
		themselves += used;
	}
	for (jokers = t->spent - themselves; jokers > 0; jokers--) {
		int dearest = printed ? s->rules->value[CARD_JOKER] : -1;
		int from = 0;

		for (int rank = ACE; rank <= KING; rank++) {
			int value = s->rules->value[CARD(CLUBS, rank)];

			if (kept[rank] && value > dearest) {
				dearest = value;
				from = rank;
			}
		}
		if (from)
			kept[from]--;
		else
			printed--;
	}
	cost += COST(printed * s->rules->value[CARD_JOKER], 0);
	for (int rank = ACE; rank <= KING; rank++)
		cost += COST(kept[rank] *
		    s->rules->value[CARD(CLUBS, rank)], 0);
	return cost;
}

/* Runs */

/* May so many cards of which so many are jokers be a whole meld? */
bool
sweep_jokers_fit(const struct rules *r, int size, int jokers, int most)
{
	return size - jokers >= r->jokers_min_naturals &&
	    (most == KEY_NONE || jokers <= most) &&
	    jokers <= steps_at(&r->jokers_max_by_size, size, jokers) &&
	    (size - jokers) * 100 >= r->jokers_natural_percent * size;
}

/*
 * Runs that may go on in the same ways are one: unless their jokers are
 * limited, it only matters how far a run is from being long enough, and from
 * having enough cards that stand for themselves.
 */
static uint16_t
fold(const struct sweep *s, int suit, int size, int jokers, bool joker)
{
	const struct rules *r = s->rules;
	int naturals = size - jokers, enough = r->contract.run_size;

	if (!s->plain_runs)
		return OPEN(suit, size, jokers, joker);
	if (enough < r->jokers_min_naturals)
		enough = r->jokers_min_naturals;
	if (size > enough)
		size = enough;
	if (naturals > r->jokers_min_naturals)
		naturals = r->jokers_min_naturals;
	return OPEN(suit, size, size - naturals, 0);
}

uint16_t
open_grown(const struct sweep *s, uint16_t run, bool joker)
{
	return fold(s, open_suit(run), open_size(run) + 1,
	    open_jokers(run) + joker, joker);
}

uint16_t
open_new(const struct sweep *s, int suit, bool joker)
{
	return fold(s, suit, 1, joker, joker);
}

bool
open_is_whole(const struct sweep *s, uint16_t run)
{
	const struct rules *r = s->rules;

	return open_size(run) >= r->contract.run_size &&
	    sweep_jokers_fit(r, open_size(run), open_jokers(run),
	    r->jokers_max_per_run);
}

uint64_t
sweep_end(const struct sweep *s, const struct stand *t)
{
	uint64_t cost;

	assert(!t->sets && !t->runs); /* they would lack jokers */
	for (int i = 0; i < CONTRACT_RUNS_MAX; i++)
		if (t->open[i] && !open_is_whole(s, t->open[i]))
			return NO_COST;
	cost = cost_of_jokers(s, t);
	return s->rules->contract.complete && cost ? NO_COST : cost;
}
