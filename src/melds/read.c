/*
 * Owns what a meld is.  A group is sorted into cards that can only be
 * themselves (plain), wild cards, which may be either, and printed jokers; then
 * it is tried as a run at every position and as a set of every rank.
 */
#include "melds/meld.h"

#include <assert.h>
#include <string.h>

struct group {
	const struct rules *rules;
	int size;
	card plain[HAND_MAX], wild[HAND_MAX]; /* each in card order */
	int nplain, nwild, nprinted;
};

static void
insert_sorted(card *list, int *n, card c)
{
	int i = (*n)++;

	for (; i > 0 && list[i - 1] > c; i--)
		list[i] = list[i - 1];
	list[i] = c;
}

static void
sort_group(struct group *g, const struct rules *rules, const card *cards, int n)
{
	g->rules = rules;
	g->size = n;
	g->nplain = g->nwild = g->nprinted = 0;
	for (int i = 0; i < n; i++) {
		if (card_is_joker(cards[i]))
			g->nprinted++;
		else if (rules->wild & card_bit(cards[i]))
			insert_sorted(g->wild, &g->nwild, cards[i]);
		else
			insert_sorted(g->plain, &g->nplain, cards[i]);
	}
}

static void
put(struct meld *m, int place, card c, card as)
{
	m->cards[place] = c;
	m->as[place] = as;
}

/* The next joker: wild cards not used as themselves, then printed ones. */
static card
next_joker(const struct group *g, const bool *used, int *next)
{
	while (*next < g->nwild && used[*next])
		(*next)++;
	return *next < g->nwild ? g->wild[(*next)++] : CARD_JOKER;
}

/* Check the limits that do not depend on the places of the cards. */
static enum meld_fault
fault_of_counts(const struct group *g, int jokers, int min, int max,
    int max_jokers)
{
	if (g->size < min)
		return FAULT_SHORT;
	if (g->size - jokers < g->rules->jokers_min_naturals)
		return FAULT_NATURALS;
	if (max_jokers != KEY_NONE && jokers > max_jokers)
		return FAULT_JOKERS;
	if (max != KEY_NONE && g->size > max)
		return FAULT_LONG;
	if (jokers > steps_at(&g->rules->jokers_max_by_size, g->size, jokers))
		return FAULT_BY_SIZE;
	if ((g->size - jokers) * 100 <
	    g->rules->jokers_natural_percent * g->size)
		return FAULT_SHARE;
	return FAULT_NONE;
}

/* Are two jokers adjacent? */
static bool
has_neighbours(const struct rules *r, const struct meld *m)
{
	for (int i = 1; i < m->size; i++)
		if (meld_has_joker_at(r, m, i) && meld_has_joker_at(r, m, i - 1))
			return true;
	return false;
}

/*
 * Put the run of the group's size in this suit from position start into m.
 * Every plain card must have a place of its own there; wild cards of the suit
 * take their own places where these are free; the rest are jokers.
 */
static enum meld_fault
try_run(const struct group *g, int suit, int start, struct meld *m)
{
	bool used[HAND_MAX] = { false };
	int next = 0;

	memset(m->cards, CARD_NONE, (size_t)g->size);
	m->jokers = g->size;
	for (int i = 0; i < g->nplain + g->nwild; i++) {
		bool is_wild = i >= g->nplain;
		card c = is_wild ? g->wild[i - g->nplain] : g->plain[i];
		int place = card_rank(c) - start;

		if (is_wild && (!g->rules->wild_as_natural || card_suit(c) != suit))
			continue;
		while (place < 0 || (place < g->size && m->cards[place] == c))
			place += 13;
		if (place >= g->size) {
			if (is_wild)
				continue;
			return FAULT_GAP;
		}
		put(m, place, c, c);
		m->jokers--;
		if (is_wild)
			used[i - g->nplain] = true;
	}
	for (int i = 0; i < g->size; i++)
		if (m->cards[i] == CARD_NONE)
			put(m, i, next_joker(g, used, &next),
			    run_card(suit, start + i));
	m->kind = MELD_RUN;
	m->pure = m->jokers == 0;
	m->size = g->size;
	m->start = start;
	if (!g->rules->jokers_adjacent && has_neighbours(g->rules, m))
		return FAULT_ADJACENT;
	return fault_of_counts(g, m->jokers, g->rules->run_min,
	    g->rules->run_max, g->rules->jokers_max_per_run);
}

/*
 * Does each of these ranks, the ace at bit 1, have a place in a run of that
 * many cards from there?  A position past the king is that of a low rank again.
 */
static bool
reaches_all(uint64_t ranks, int start, int size)
{
	uint64_t places = ((UINT64_C(1) << size) - 1) << start;

	return !(ranks & ~(places | places >> KING));
}

/* The first and last position at which a run of the group could start. */
static void
find_starts(const struct group *g, int *first, int *last)
{
	bool wraps = g->rules->run_ace == RUN_ACE_WRAP;
	int lowest = g->nplain ? card_rank(g->plain[0]) : ACE, highest;

	*first = run_first(g->rules);
	*last = run_last(g->rules) - g->size + 1;
	if (wraps && *last > KING)
		*last = KING;
	if (wraps || lowest == ACE) /* it could be high */
		return;
	highest = card_rank(g->plain[g->nplain - 1]);
	if (*first < highest - g->size + 1)
		*first = highest - g->size + 1;
	if (*last > lowest)
		*last = lowest;
}

/* Call visit with every reading of the group as a run. */
static void
each_run(const struct group *g, void (*visit)(const struct meld *, void *),
    void *context)
{
	int suit = g->nplain ? card_suit(g->plain[0]) : 0;
	int end = g->nplain ? suit + 1 : SUITS, first, last;
	uint64_t ranks = 0;

	for (int i = 0; i < g->nplain; i++) {
		if (card_suit(g->plain[i]) != suit)
			return;
		ranks |= UINT64_C(1) << card_rank(g->plain[i]);
	}
	find_starts(g, &first, &last);
	for (; suit < end; suit++) {
		struct meld m;

		for (int start = first; start <= last; start++) {
			if (g->size <= run_longest(g->rules, start) &&
			    reaches_all(ranks, start, g->size) &&
			    try_run(g, suit, start, &m) == FAULT_NONE)
				visit(&m, context);
		}
	}
}

struct best_reading {
	const struct rules *rules;
	struct meld *best;
	bool found;
};

static void
keep_best(const struct meld *m, void *context)
{
	struct best_reading *b = context;

	if (!b->found || meld_reads_better(b->rules, m, b->best))
		*b->best = *m;
	b->found = true;
}

static bool
read_run(const struct group *g, struct meld *best)
{
	/* It is used only once it is found. */
	/* cppcheck-suppress ctuuninitvar */
	struct best_reading b = { g->rules, best, false };

	each_run(g, keep_best, &b);
	return b.found;
}

/* Put the group as a set of this rank into m. */
static enum meld_fault
try_set(const struct group *g, int rank, struct meld *m)
{
	bool used[HAND_MAX] = { false }, suits[SUITS] = { false };
	bool distinct = g->rules->set_suits == SET_SUITS_DISTINCT;
	int n = 0, next = 0, suit = 0;

	m->blame = CARD_NONE;
	for (int s = 0; s < SUITS; s++) {
		card c = CARD(s, rank);

		for (int i = 0; i < g->nplain; i++) {
			if (g->plain[i] != c)
				continue;
			if (distinct && suits[s]) {
				m->blame = c;
				return FAULT_SUIT;
			}
			suits[s] = true;
			put(m, n++, c, c);
		}
		for (int i = 0; i < g->nwild; i++) {
			if (g->wild[i] != c || !g->rules->wild_as_natural ||
			    (distinct && suits[s]))
				continue;
			suits[s] = used[i] = true;
			put(m, n++, c, c);
		}
	}
	m->jokers = g->size - n;
	while (n < g->size) {
		while (suit < SUITS && suits[suit])
			suit++;
		put(m, n++, next_joker(g, used, &next),
		    (card)(suit < SUITS ? CARD(suit, rank) : CARD_NONE));
		suit++;
	}
	m->kind = MELD_SET;
	m->pure = false;
	m->size = g->size;
	m->start = rank;
	return fault_of_counts(g, m->jokers, g->rules->set_min,
	    g->rules->set_max, g->rules->jokers_max_per_set);
}

static bool
read_set(const struct group *g, struct meld *best)
{
	bool found = false;
	int rank = g->nplain ? card_rank(g->plain[0]) : ACE;
	int end = g->nplain ? rank : KING;

	for (int i = 1; i < g->nplain; i++)
		if (card_rank(g->plain[i]) != rank)
			return false;
	for (; rank <= end; rank++) {
		struct meld m;

		if (try_set(g, rank, &m) != FAULT_NONE)
			continue;
		if (!found || meld_reads_better(g->rules, &m, best))
			*best = m;
		found = true;
	}
	return found;
}

/* Would the plain cards be one run if aces could turn the corner? */
static bool
is_around_the_ace(const struct group *g)
{
	struct rules wrap = *g->rules;
	struct group wrapped = *g;
	struct meld m;

	wrap.run_ace = RUN_ACE_WRAP;
	wrapped.rules = &wrap;
	return read_run(&wrapped, &m);
}

/* Would it be a run if jokers could be adjacent? */
static bool
is_run_with_neighbours(const struct group *g)
{
	struct rules adjacent = *g->rules;
	struct group other = *g;
	struct meld m;

	adjacent.jokers_adjacent = true;
	other.rules = &adjacent;
	return read_run(&other, &m);
}

static card
first_double(const struct group *g)
{
	for (int i = 1; i < g->nplain; i++)
		if (g->plain[i] == g->plain[i - 1])
			return g->plain[i];
	return CARD_NONE;
}

/* Why cards of one suit are not a run. */
static enum meld_fault
fault_of_run(const struct group *g, struct meld *m)
{
	const struct suit_cards cards = { g->plain, g->wild, g->nplain,
		g->nwild };
	int natural;
	card hole = meld_hole(g->rules, &cards, &natural);
	int jokers = g->nwild + g->nprinted - natural;
	enum meld_fault f = fault_of_counts(g, jokers, g->rules->run_min,
	    KEY_NONE, KEY_NONE);

	m->as_run = true;
	if (f != FAULT_NONE)
		return f;
	m->blame = first_double(g);
	if (m->blame != CARD_NONE)
		return FAULT_TWICE;
	if (is_around_the_ace(g))
		return FAULT_ACE;
	if (!g->rules->jokers_adjacent && is_run_with_neighbours(g))
		return FAULT_ADJACENT;
	f = fault_of_counts(g, jokers, g->rules->run_min, g->rules->run_max,
	    g->rules->jokers_max_per_run);
	if (f == FAULT_NONE || f == FAULT_JOKERS)
		m->blame = hole;
	return f == FAULT_NONE ? FAULT_GAP : f;
}

/* Why it is not a set of this rank. */
static enum meld_fault
fault_of_set(const struct group *g, int rank, struct meld *m)
{
	struct meld ignored;
	enum meld_fault f = try_set(g, rank, &ignored);

	m->blame = ignored.blame;
	return f;
}

/* Why the group is not a meld, by the kind that it resembles most. */
static enum meld_fault
find_fault(const struct group *g, struct meld *m)
{
	bool one_rank = true, one_suit = true;
	const struct rules *r = g->rules;

	m->blame = CARD_NONE;
	for (int i = 1; i < g->nplain; i++) {
		if (card_rank(g->plain[i]) != card_rank(g->plain[0]))
			one_rank = false;
		if (card_suit(g->plain[i]) != card_suit(g->plain[0]))
			one_suit = false;
	}
	m->as_run = one_suit;
	if (g->size < r->set_min && g->size < r->run_min)
		return FAULT_SHORT;
	m->as_run = false;
	if (!g->nplain)
		return fault_of_set(g, g->nwild ? card_rank(g->wild[0]) : ACE,
		    m);
	if (one_rank)
		return fault_of_set(g, card_rank(g->plain[0]), m);
	return one_suit ? fault_of_run(g, m) : FAULT_MIXED;
}

int
meld_read(const struct rules *rules, const card *cards, int n,
    struct meld out[MELD_READINGS])
{
	struct group g;
	int readings = 0;

	assert(n >= 1 && n <= HAND_MAX);
	if (meld_read_natural(rules, cards, n, &out[0]) ||
	    meld_read_same(rules, cards, n, &out[0]))
		return 1;
	sort_group(&g, rules, cards, n);
	if (read_run(&g, &out[readings]))
		readings++;
	if (read_set(&g, &out[readings]))
		readings++;
	if (readings == 2 && (out[1].jokers < out[0].jokers ||
	    (out[1].jokers == out[0].jokers &&
	    meld_has_cheap_ace(rules, &out[0])))) {
		struct meld run = out[0];

		out[0] = out[1];
		out[1] = run;
	}
	for (int i = 0; i < readings; i++) {
		out[i].fault = FAULT_NONE;
		out[i].blame = CARD_NONE;
	}
	if (readings)
		return readings;
	out[0].kind = MELD_NONE;
	out[0].pure = false;
	out[0].size = n;
	out[0].start = out[0].jokers = 0;
	out[0].fault = find_fault(&g, &out[0]);
	memcpy(out[0].cards, cards, (size_t)n);
	memcpy(out[0].as, cards, (size_t)n);
	return 0;
}

static APART void
read_any(const struct rules *r, const card *cards, int n, struct meld *m)
{
	struct meld readings[MELD_READINGS];

	meld_read(r, cards, n, readings);
	*m = readings[0];
}

void
meld_read_best(const struct rules *r, const card *cards, int n, struct meld *m)
{
	if (!meld_read_natural(r, cards, n, m))
		read_any(r, cards, n, m);
}

struct readings {
	const struct rules *rules;
	struct meld *list;
	int n;
};

/* Insert the reading in its place. */
static void
keep_reading(const struct meld *m, void *context)
{
	struct readings *r = context;
	int i = r->n++;

	for (; i > 0 && meld_reads_better(r->rules, m, &r->list[i - 1]);
	    i--)
		r->list[i] = r->list[i - 1];
	r->list[i] = *m;
	r->list[i].fault = FAULT_NONE;
	r->list[i].blame = CARD_NONE;
}

int
meld_runs(const struct rules *rules, const card *cards, int n,
    struct meld out[MELD_RUNS])
{
	struct readings r = { rules, out, 0 };
	struct group g;

	sort_group(&g, rules, cards, n);
	each_run(&g, keep_reading, &r);
	return r.n;
}

void
meld_read_typed(const struct rules *r, const card *cards, int n, struct meld *m)
{
	struct meld runs[MELD_RUNS];
	int count;

	meld_read_best(r, cards, n, m);
	if (m->kind != MELD_RUN || !m->jokers)
		return;
	count = meld_runs(r, cards, n, runs);
	while (count-- > 0)
		if (meld_is_typed(&runs[count], cards)) {
			*m = runs[count];
			memcpy(m->cards, cards, (size_t)n);
		}
}
