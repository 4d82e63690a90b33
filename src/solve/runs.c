/*
 * Owns the quick look at runs.  Any run contains one of the least size, which
 * takes no other cards: so only those are tried, and jokers are only counted.
 */
#include "solve/runs.h"

#include <assert.h>

#include "base/bits.h"
#include "melds/meld.h"

#define LOOK_MAX 2 /* runs tried together; more are for the search */

/* The cards that runs may still use. */
struct looking {
	const struct rules *rules;
	struct hand left;
	int pool; /* cards that can still be jokers */
	int runs, pure; /* still needed */
};

uint32_t
positions_of(const struct rules *r, uint64_t cards, int suit)
{
	return run_positions(r,
	    (uint32_t)((cards & CARDS_OF_SUIT(suit)) >> 16 * suit));
}

bool
runs_among(const struct rules *r, uint64_t cards)
{
	uint32_t runs = 0;

	for (int suit = 0; suit < SUITS; suit++) {
		uint32_t in = positions_of(r, cards, suit);

		for (int i = 1; i < r->run_min && in; i++)
			in &= in >> 1;
		runs |= in;
	}
	return runs;
}

static bool look(const struct looking *);

/* Are the needed runs still possible beside a run of these positions? */
static bool
look_beside(const struct looking *l, int suit, uint32_t run, int jokers,
    bool pure)
{
	struct looking beside = *l;

	beside.pool -= jokers;
	beside.runs--;
	beside.pure -= pure;
	if (beside.runs <= 0)
		return true;
	for (; run; run &= run - 1) {
		int position = bits_lowest(run);
		card c = run_card(suit, position);

		assert(position <= run_last(l->rules));
		hand_remove(&beside.left, c);
		beside.pool -= (l->rules->wild & card_bit(c)) != 0;
	}
	assert(beside.pool >= 0); /* the cards were counted */
	return look(&beside);
}

static bool
look_for_pure(const struct looking *l)
{
	const struct rules *r = l->rules;
	int size = r->run_min > r->jokers_min_naturals ? r->run_min :
	    r->jokers_min_naturals;
	uint64_t cards = r->wild_as_natural ? l->left.level[0] :
	    l->left.level[0] & ~r->wild;

	for (int suit = 0; suit < SUITS; suit++) {
		uint32_t held = positions_of(r, cards, suit), starts = held;

		for (int i = 1; i < size && starts; i++)
			starts &= held >> i;
		for (; starts; starts &= starts - 1)
			if (look_beside(l, suit, ((UINT32_C(1) << size) - 1) <<
			    bits_lowest(starts), 0, true))
				return true;
	}
	return false;
}

/*
 * A run with jokers starts with a natural card, or where no run can start
 * higher.
 */
static bool
look_for_any(const struct looking *l)
{
	const struct rules *r = l->rules;
	int size = r->run_min, highest = run_last(r) - size + 1;

	if (l->pool >= size)
		return true;
	for (int suit = 0; suit < SUITS; suit++) {
		uint32_t held = positions_of(r, l->left.level[0] & ~r->wild, suit);

		for (uint32_t rest = held; rest; rest &= rest - 1) {
			int start = bits_lowest(rest);
			uint32_t run;

			if (start > highest)
				start = highest;
			if (start < run_first(r))
				return false;
			run = held & ((UINT32_C(1) << size) - 1) << start;
			if (size - bits_count(run) <= l->pool &&
			    look_beside(l, suit, run, size - bits_count(run),
			    false))
				return true;
		}
	}
	return false;
}

static bool
look(const struct looking *l)
{
	return l->pure > 0 ? look_for_pure(l) : look_for_any(l);
}

static int
least(int a, int b)
{
	return a < b ? a : b;
}

bool
runs_possible(const struct rules *r, const struct hand *h, int min_runs,
    int min_pure)
{
	struct looking l = { .rules = r, .left = *h, .pool = h->jokers,
		.runs = least(min_runs > min_pure ? min_runs : min_pure, LOOK_MAX),
		.pure = least(min_pure, LOOK_MAX) };

	if (l.runs <= 0)
		return true;
	for (int k = 0; k < HAND_COPIES && h->level[k]; k++)
		l.pool += bits_count(h->level[k] & r->wild);
	return look(&l);
}

/* Contracts */

/* Ranks of which cards of the suit can stand for themselves, as bits. */
static uint32_t
naturals_of(const struct rules *r, const struct hand *h, int suit)
{
	uint64_t cards = h->level[0];

	if (!r->wild_as_natural)
		cards &= ~r->wild;
	return (uint32_t)((cards & CARDS_OF_SUIT(suit)) >> 16 * suit);
}

/* The fewest jokers that a run of the contract needs. */
static int
run_lacks(const struct rules *r, const struct hand *h)
{
	int size = r->contract.run_size, most = 0;

	for (int suit = 0; suit < SUITS; suit++) {
		uint32_t held = run_positions(r, naturals_of(r, h, suit));

		for (int start = run_first(r); start + size - 1 <= run_last(r);
		    start++) {
			int n = bits_count(held >> start &
			    ((UINT32_C(1) << size) - 1));

			most = n > most ? n : most;
		}
	}
	return size - most;
}

/* The fewest jokers that a set needs. */
static int
set_lacks(const struct rules *r, const struct hand *h)
{
	bool distinct = r->set_suits == SET_SUITS_DISTINCT;
	int most = 0;

	for (int rank = ACE; rank <= KING; rank++) {
		int n = 0;

		for (int suit = 0; suit < SUITS; suit++) {
			card c = CARD(suit, rank);
			int copies = hand_count(h, c);

			if (!r->wild_as_natural && r->wild & card_bit(c))
				continue;
			n += distinct ? copies > 0 : copies;
		}
		most = n > most ? n : most;
	}
	return most < r->set_min ? r->set_min - most : 0;
}

bool
contract_possible(const struct rules *r, const struct hand *h)
{
	const struct contract *c = &r->contract;
	int pool = h->jokers;

	if (h->size < c->sets * r->set_min + c->runs * c->run_size)
		return false;
	for (int k = 0; k < HAND_COPIES; k++)
		pool += bits_count(h->level[k] & r->wild);
	return (c->runs ? c->runs * run_lacks(r, h) : 0) +
	    (c->sets ? c->sets * set_lacks(r, h) : 0) <= pool;
}
