/*
 * Owns what a group can be.  It is sorted into cards that can only be
 * themselves (plain), wild cards, which may be either, and printed jokers; then
 * it is tried as a run at every position and as a set of every rank.
 */
#include "melds/inside.h"

#include <string.h>

static void
insert_sorted(card *list, int *n, card c)
{
	int i = (*n)++;

	for (; i > 0 && list[i - 1] > c; i--)
		list[i] = list[i - 1];
	list[i] = c;
}

void
group_sort(struct group *g, const struct rules *rules, const card *cards, int n)
{
	g->rules = rules;
	g->size = n;
	g->nplain = g->nwild = g->nprinted = 0;
	for (int i = 0; i < n; i++) {
		bool joker = card_is_joker(cards[i]);

		if (!meld_may_be_joker(rules, cards[i]))
			insert_sorted(g->plain, &g->nplain,
			    joker ? rules->joker_face : cards[i]);
		else if (joker)
			g->nprinted++;
		else
			insert_sorted(g->wild, &g->nwild, cards[i]);
	}
}

static void
put(struct meld *m, int place, card c, card as)
{
	m->cards[place] = c;
	m->as[place] = as;
}

/* The next joker: wild cards without a bit in used, then printed ones. */
static card
next_joker(const struct group *g, uint64_t used, int *next)
{
	while (*next < g->nwild && used >> *next & 1)
		(*next)++;
	return *next < g->nwild ? g->wild[(*next)++] : CARD_JOKER;
}

enum meld_fault
group_fault(const struct group *g, int jokers, int min, int max,
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
	uint64_t used = 0;
	int next = 0, jokers = g->size;

	memset(m->cards, CARD_NONE, sizeof(m->cards));
	for (int i = 0; i < g->nplain + g->nwild; i++) {
		bool is_wild = i >= g->nplain;
		card c = is_wild ? g->wild[i - g->nplain] : g->plain[i];
		card own = meld_natural(g->rules, c);
		int place = card_rank(c) - start;

		if (is_wild && (!g->rules->wild_as_natural || card_suit(c) != suit))
			continue;
		while (place < 0 || (place < g->size && m->cards[place] == own))
			place += 13;
		if (place >= g->size) {
			if (is_wild)
				continue;
			return FAULT_GAP;
		}
		put(m, place, own, c);
		jokers--;
		if (is_wild)
			used |= UINT64_C(1) << (i - g->nplain);
	}
	for (int i = 0; i < g->size; i++)
		if (m->cards[i] == CARD_NONE)
			put(m, i, next_joker(g, used, &next),
			    run_card(suit, start + i));
	meld_make(m, MELD_RUN, g->size, start, jokers);
	if (!g->rules->jokers_adjacent && has_neighbours(g->rules, m))
		return FAULT_ADJACENT;
	return group_fault(g, jokers, g->rules->run_min,
	    g->rules->run_max, g->rules->jokers_max_per_run);
}

/*
 * Does each of these ranks (bit r: rank r) have a place in a run of that many
 * cards from start on?  Positions past the king are those of low ranks again.
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

	*first = g->rules->run_first;
	*last = g->rules->run_last - g->size + 1;
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

/* Insert the run into a list, best first. */
static void
insert_run(const struct rules *r, struct meld *runs, int n, const struct meld *m)
{
	for (; n > 0 && meld_reads_better(r, m, &runs[n - 1]); n--)
		runs[n] = runs[n - 1];
	runs[n] = *m;
}

int
group_runs(const struct group *g, struct meld runs[MELD_RUNS])
{
	int suit = g->nplain ? card_suit(g->plain[0]) : 0, n = 0;
	int end = g->nplain ? suit + 1 : SUITS, first, last;
	uint64_t ranks = 0;

	for (int i = 0; i < g->nplain; i++) {
		if (card_suit(g->plain[i]) != suit)
			return 0;
		ranks |= UINT64_C(1) << card_rank(g->plain[i]);
	}
	find_starts(g, &first, &last);
	for (; suit < end; suit++) {
		struct meld m;

		for (int start = first; start <= last; start++)
			if (g->size <= run_longest(g->rules, start) &&
			    reaches_all(ranks, start, g->size) &&
			    try_run(g, suit, start, &m) == FAULT_NONE)
				insert_run(g->rules, runs, n++, &m);
	}
	return n;
}

bool
group_read_run(const struct group *g, struct meld *best)
{
	FILLED_LATER struct meld runs[MELD_RUNS];
	int n = group_runs(g, runs);

	if (n)
		*best = runs[0];
	return n;
}

enum meld_fault
group_try_set(const struct group *g, int rank, struct meld *m)
{
	bool suits[SUITS] = { false };
	uint64_t used = 0;
	bool distinct = g->rules->set_suits == SET_SUITS_DISTINCT;
	int n = 0, next = 0, suit = 0, jokers;

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
			put(m, n++, meld_natural(g->rules, c), c);
		}
		for (int i = 0; i < g->nwild; i++) {
			if (g->wild[i] != c || !g->rules->wild_as_natural ||
			    (distinct && suits[s]))
				continue;
			suits[s] = true;
			used |= UINT64_C(1) << i;
			put(m, n++, c, c);
		}
	}
	jokers = g->size - n;
	while (n < g->size) {
		while (suit < SUITS && suits[suit])
			suit++;
		put(m, n++, next_joker(g, used, &next),
		    (card)(suit < SUITS ? CARD(suit, rank) : CARD_NONE));
		suit++;
	}
	meld_make(m, MELD_SET, g->size, rank, jokers);
	return group_fault(g, jokers, g->rules->set_min,
	    g->rules->set_max, g->rules->jokers_max_per_set);
}

bool
group_read_set(const struct group *g, struct meld *best)
{
	bool found = false;
	int rank = g->nplain ? card_rank(g->plain[0]) : ACE;
	int end = g->nplain ? rank : KING;

	for (int i = 1; i < g->nplain; i++)
		if (card_rank(g->plain[i]) != rank)
			return false;
	for (; rank <= end; rank++) {
		struct meld m;

		if (group_try_set(g, rank, &m) != FAULT_NONE)
			continue;
		if (!found || meld_reads_better(g->rules, &m, best))
			*best = m;
		found = true;
	}
	return found;
}
