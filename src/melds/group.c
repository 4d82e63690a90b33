/*
 * Owns what a group can be.  It is divided into cards that can only be
 * themselves, and cards that may be jokers; then it is tried as a run at every
 * position and as a set of every rank.
 */
#include "melds/inside.h"

#include <string.h>

void
group_sort(struct group *g, const struct rules *r, const card *cards, int n)
{
	*g = (struct group){ .rules = r, .size = n };
	for (int i = 0; i < n; i++) {
		bool joker = meld_may_be_joker(r, cards[i]);

		hand_add(joker ? &g->jokers : &g->plain, cards[i]);
		if (!joker)
			g->kinds |= card_bit(card_is_joker(cards[i]) ?
			    r->joker_face : cards[i]);
	}
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

/* Put jokers, in card order, where the meld has no card yet. */
static void
put_jokers(struct meld *m, int size, const struct hand *jokers)
{
	card cards[HAND_MAX];
	int n = hand_cards(jokers, cards), next = 0;

	for (int i = 0; i < size && next < n; i++)
		if (m->cards[i] == CARD_NONE)
			m->cards[i] = cards[next++];
}

/*
 * Put the run of the group's size in this suit from position start into m: each
 * card that can only be itself must have a place there; wild cards take their
 * own places where these are free; the rest are jokers.
 */
static enum meld_fault
try_run(const struct group *g, int suit, int start, struct meld *m)
{
	const struct rules *r = g->rules;
	struct hand plain = g->plain, jokers = g->jokers;

	for (int i = 0; i < g->size; i++) {
		card c = run_card(suit, start + i), own = meld_natural(r, c);

		m->as[i] = c;
		m->cards[i] = hand_remove(&plain, own) ||
		    (r->wild_as_natural && hand_remove(&jokers, c)) ? own :
		    CARD_NONE;
	}
	if (plain.size)
		return FAULT_GAP;
	put_jokers(m, g->size, &jokers);
	meld_make(m, MELD_RUN, g->size, start, jokers.size);
	if (!r->jokers_adjacent && has_neighbours(r, m))
		return FAULT_ADJACENT;
	return group_fault(g, jokers.size, r->run_min, r->run_max,
	    r->jokers_max_per_run);
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
	const struct rules *r = g->rules;
	int last = min_of(r->run_last - g->size + 1, KING), n = 0;

	for (int suit = 0; suit < SUITS; suit++) {
		uint64_t ranks = g->kinds >> 16 * suit;
		struct meld m;

		if (g->kinds & ~CARDS_OF_SUIT(suit))
			continue;
		for (int start = r->run_first; start <= last; start++)
			if (g->size <= run_longest(r, start) &&
			    reaches_all(ranks, start, g->size) &&
			    try_run(g, suit, start, &m) == FAULT_NONE)
				insert_run(r, runs, n++, &m);
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
	const struct rules *r = g->rules;
	bool distinct = r->set_suits == SET_SUITS_DISTINCT;
	struct hand jokers = g->jokers;
	uint64_t lacking = CARDS_OF_RANK(rank);
	int n = 0;

	for (int suit = 0; suit < SUITS; suit++) {
		card c = CARD(suit, rank), own = meld_natural(r, c);
		int copies = hand_count(&g->plain, own);

		if (distinct && copies > 1) {
			m->blame = c;
			return FAULT_SUIT;
		}
		while (r->wild_as_natural && !(distinct && copies) &&
		    hand_remove(&jokers, c))
			copies++;
		if (copies)
			lacking &= ~card_bit(c);
		for (; copies > 0; copies--, n++) {
			m->cards[n] = own;
			m->as[n] = c;
		}
	}
	for (; n < g->size; n++, lacking &= lacking - 1) {
		m->cards[n] = CARD_NONE;
		m->as[n] = lacking ? card_lowest(lacking) : CARD_NONE;
	}
	put_jokers(m, g->size, &jokers);
	meld_make(m, MELD_SET, g->size, rank, jokers.size);
	return group_fault(g, jokers.size, r->set_min, r->set_max,
	    r->jokers_max_per_set);
}

bool
group_read_set(const struct group *g, struct meld *best)
{
	int rank = g->kinds ? card_rank(card_lowest(g->kinds)) : ACE;
	int last = g->kinds ? rank : KING;
	bool found = false;

	if (g->kinds & ~CARDS_OF_RANK(rank))
		return false;
	for (; rank <= last; rank++) {
		struct meld m;

		if (group_try_set(g, rank, &m) != FAULT_NONE)
			continue;
		if (!found || meld_reads_better(g->rules, &m, best))
			*best = m;
		found = true;
	}
	return found;
}
