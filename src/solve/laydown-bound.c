/* Owns what a stand must cost, so far as it can be seen without going on. */
#include "solve/laydown-inside.h"

#include <string.h>

#include "base/bits.h"

/* Do aces stand at both ends of a suit? */
static bool
has_both_aces(const struct rules *r)
{
	return run_first(r) == ACE && run_last(r) == ACE_HIGH;
}

/* Cards that the melds still need */

/* The most jokers in a meld of so many cards. */
static int
most_jokers(const struct rules *r, int size, int most)
{
	int jokers = size;

	while (jokers > 0 && !sweep_jokers_fit(r, size, jokers, most))
		jokers--;
	return jokers;
}

/* Put a value in its place among n; returns how many there are then. */
static int
insert_value(int *values, int n, int value)
{
	int i = n;

	for (; i > 0 && values[i - 1] > value; i--)
		values[i] = values[i - 1];
	values[i] = value;
	return n + 1;
}

/* The same with the cards of a rank that are not wild. */
static int
insert_rank(const struct sweep *s, int rank, int *values, int n)
{
	for (int suit = 0; suit < SUITS; suit++) {
		card c = CARD(suit, rank);

		if (s->rules->wild >> c & 1)
			continue;
		for (int i = s->count[suit][rank]; i > 0; i--)
			n = insert_value(values, n, s->rules->value[c]);
	}
	return n;
}

/*
 * Jokers, and aces that may stand high, are counted as if they were there to be
 * left over at every position: more to choose from makes nothing dearer.
 */
void
sweep_price(struct sweep *s)
{
	int first = run_first(s->rules), last = run_last(s->rules), n = 0;
	bool both = has_both_aces(s->rules);
	int values[HAND_MAX];

	/* Four thousand million hands ago the number was in use. */
	if (!++s->hand) {
		memset(s->rests, 0, sizeof(s->rests));
		s->hand = 1;
	}
	s->run_jokers = most_jokers(s->rules, s->rules->contract.run_size,
	    s->rules->jokers_max_per_run);
	s->set_jokers = most_jokers(s->rules, s->rules->set_min,
	    s->rules->jokers_max_per_set);
	for (int i = s->flexible; i > 0; i--)
		n = insert_value(values, n, s->worth);
	if (both)
		n = insert_rank(s, ACE, values, n);
	for (int position = last + 1; position >= first; position--) {
		int rank = position_rank(position);

		if (position <= last && !(both && rank == ACE))
			n = insert_rank(s, rank, values, n);
		s->cheapest[position][0] = 0;
		for (int i = 0; i < n; i++)
			s->cheapest[position][i + 1] =
			    s->cheapest[position][i] + values[i];
	}
}

/*
 * The jokers that melds of the least size have no place for, at least.  Wild cards
 * that may stand for themselves could all do so.
 */
static int
jokers_left(const struct sweep *s, const struct stand *t)
{
	int n = s->printed - t->spent - t->sets * s->set_jokers -
	    t->runs * s->run_jokers;

	if (!s->rules->wild_as_natural)
		n += s->flexible - s->printed;
	for (int i = 0; i < CONTRACT_RUNS_MAX; i++)
		if (t->open[i] && s->run_jokers > open_jokers(t->open[i]))
			n -= s->run_jokers - open_jokers(t->open[i]);
	return n > 0 ? n : 0;
}

/* Cards that the melds still to be laid need, and those open. */
static int
cards_needed(const struct sweep *s, const struct stand *t)
{
	const struct rules *r = s->rules;
	int need = t->sets * r->set_min + t->runs * r->contract.run_size;

	for (int i = 0; i < CONTRACT_RUNS_MAX; i++)
		if (t->open[i] && open_size(t->open[i]) < r->contract.run_size)
			need += r->contract.run_size - open_size(t->open[i]);
	return need;
}

static int
cards_ahead(const struct sweep *s, const struct stand *t)
{
	int have = s->flexible - t->spent + s->ahead[t->position];

	for (int suit = 0; suit < SUITS; suit++)
		have += t->aces[suit];
	return have;
}

uint64_t
sweep_bound(const struct sweep *s, const struct stand *t)
{
	int left = cards_ahead(s, t) - cards_needed(s, t), jokers;

	if (left < 0)
		return NO_COST;
	if (!s->rules->contract.exact) /* longer melds could take all others */
		return 0;
	jokers = jokers_left(s, t);
	if (jokers > left)
		jokers = left;
	return COST(s->cheapest[t->position][left - jokers] +
	    jokers * s->worth, left);
}

/* Jokers that the melds need */

/* Positions where the hand has a card that can stand for itself, as bits. */
static unsigned
positions_held(const struct sweep *s, int suit)
{
	uint32_t ranks = 0;

	for (int rank = ACE; rank <= KING; rank++)
		ranks |= (uint32_t)(s->count[suit][rank] > 0) << rank;
	return run_positions(s->rules, ranks);
}

/* Of so many positions from there on, those where the suit has no card. */
static int
holes_at(const struct sweep *s, int suit, int position, int size)
{
	return size - bits_count(s->held[suit] >> position &
	    ((1u << size) - 1));
}

/* The jokers that a set of the rank needs. */
static int
lack_of_rank(const struct sweep *s, int rank)
{
	const struct rules *r = s->rules;
	int lack = r->set_min;

	for (int suit = 0; suit < SUITS; suit++)
		lack -= r->set_suits == SET_SUITS_DISTINCT ?
		    s->count[suit][rank] > 0 : s->count[suit][rank];
	return lack > 0 ? lack : 0;
}

static signed char
fewer(int a, int b)
{
	return (signed char)(a < b ? a : b);
}

void
sweep_count(struct sweep *s)
{
	const struct rules *r = s->rules;
	int last = run_last(r), size = r->contract.run_size;

	for (int suit = 0; suit < SUITS; suit++)
		s->held[suit] = positions_held(s, suit);
	s->holes[last + 1] = s->lacks[last + 1] = JOKERS_NEVER;
	for (int position = last; position >= run_first(r); position--) {
		int rank = position_rank(position);

		s->holes[position] = s->holes[position + 1];
		for (int suit = 0; position + size - 1 <= last && suit < SUITS;
		    suit++)
			s->holes[position] = fewer(s->holes[position],
			    holes_at(s, suit, position, size));
		s->lacks[position] = fewer(s->lacks[position + 1],
		    lack_of_rank(s, rank));
	}
}

/*
 * No joker is in two melds.  So the runs to be started take so many at least as the
 * best places for one have holes, the sets as the best ranks lack cards, and open
 * runs what the next cards of their suits do not fill.
 */
bool
sweep_lacks_jokers(const struct sweep *s, const struct stand *t)
{
	int size = s->rules->contract.run_size;
	int jokers = t->runs * s->holes[t->position] +
	    t->sets * s->lacks[t->position];

	for (int i = 0; i < CONTRACT_RUNS_MAX; i++) {
		int more = size - open_size(t->open[i]);

		if (!t->open[i] || more <= 0)
			continue;
		jokers += holes_at(s, open_suit(t->open[i]), t->position, more);
	}
	return jokers > s->flexible - t->spent;
}

/* Cards that no meld can take */

/* What is left over of a rank beside so many runs in each suit. */
static uint64_t
left_of_rank(const struct sweep *s, int rank, const int *runs)
{
	uint64_t left = 0;

	for (int suit = 0; suit < SUITS; suit++) {
		card c = CARD(suit, rank);
		int n = s->count[suit][rank] - runs[suit];

		if (n > 0 && !(s->rules->wild >> c & 1))
			left += COST(n * s->rules->value[c], n);
	}
	return left;
}

/* No longer count the runs that are as long as they may be at a position. */
static void
drop_full(const struct sweep *s, const struct stand *t, int position, int *runs)
{
	for (int i = 0; i < CONTRACT_RUNS_MAX; i++)
		if (t->open[i] && open_size(t->open[i]) + position -
		    t->position >= s->rules->contract.run_size)
			runs[open_suit(t->open[i])]--;
}

/*
 * What is left over from a position on if these runs take every card of their
 * suits, or as many as they may from the stand on if one is given, and each set
 * all that is left of a rank.  Aces that may stand high are not counted: they may
 * have been used before.
 */
static uint64_t
left_beside(const struct sweep *s, int position, const int *runs,
    const struct stand *t, int sets)
{
	int last = run_last(s->rules);
	bool both = has_both_aces(s->rules);
	uint64_t most[CONTRACT_SETS_MAX + 1] = { 0 }, sum = 0;

	for (; position <= last; position++) {
		int rank = position_rank(position), i = sets;
		int beside[SUITS];
		uint64_t left;

		memcpy(beside, runs, sizeof(beside));
		if (t)
			drop_full(s, t, position, beside);
		left = both && rank == ACE ? 0 : left_of_rank(s, rank, beside);
		sum += left;
		for (; i > 0 && most[i - 1] < left; i--)
			most[i] = most[i - 1];
		most[i] = left;
	}
	for (int i = 0; i < sets; i++)
		sum -= most[i];
	return sum;
}

/* The least of that, beside these runs and more of them in any suits. */
static uint64_t
least_rest(struct sweep *s, int position, int *runs, int more, int sets)
{
	uint32_t key = (uint32_t)(position | more << 4 | sets << 7);
	uint64_t least = NO_COST;
	struct rest *found;

	for (int suit = 0; suit < SUITS; suit++)
		key |= (uint32_t)runs[suit] << (11 + 3 * suit);
	found = &s->rests[key * UINT32_C(0x9e3779b1) >> RESTS_SHIFT];
	if (found->hand == s->hand && found->key == key)
		return found->cost;
	for (int suit = 0; more && suit < SUITS; suit++) {
		uint64_t cost;

		runs[suit]++;
		cost = least_rest(s, position, runs, more - 1, sets);
		runs[suit]--;
		if (cost < least)
			least = cost;
	}
	if (!more)
		least = left_beside(s, position, runs, NULL, sets);
	*found = (struct rest){ least, s->hand, key };
	return least;
}

/* What aces that may stand at both ends cost when no set takes them. */
static uint64_t
aces_beside(const struct sweep *s, const struct stand *t, const int *runs)
{
	bool all = t->position == ACE; /* none is decided yet */
	int ends = all ? 2 : 1, n = -ends * t->runs;

	if (!has_both_aces(s->rules) || s->rules->wild >> CARD(CLUBS, ACE) & 1)
		return 0;
	for (int suit = 0; suit < SUITS; suit++) {
		int left = (all ? s->count[suit][ACE] : t->aces[suit]) -
		    ends * runs[suit];

		n += left > 0 ? left : 0;
	}
	return n > 0 ? COST(n * s->rules->value[CARD(CLUBS, ACE)], n) : 0;
}

/* The jokers that are left over, if melds cannot be larger than they need. */
static uint64_t
cost_of_surplus(const struct sweep *s, const struct stand *t)
{
	int n = s->rules->contract.exact ? jokers_left(s, t) : 0;

	return COST(n * s->worth, n);
}

uint64_t
sweep_rest(struct sweep *s, const struct stand *t)
{
	int runs[SUITS] = { 0 };
	uint64_t aces, cost, other;

	for (int i = 0; i < CONTRACT_RUNS_MAX; i++)
		if (t->open[i])
			runs[open_suit(t->open[i])]++;
	aces = aces_beside(s, t, runs);
	if (s->rules->contract.exact && !t->runs && !t->sets)
		cost = left_beside(s, t->position, runs, t, 0) + aces;
	else
		cost = least_rest(s, t->position, runs, t->runs, t->sets) + aces;
	if (aces && t->sets) {
		/* Or they are a set, and one less takes others. */
		other = least_rest(s, t->position, runs, t->runs, t->sets - 1);
		cost = other < cost ? other : cost;
	}
	return cost + cost_of_surplus(s, t);
}
