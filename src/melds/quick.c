/* Owns the quick way to read a group, whose cards are looked at as a set. */
#include "melds/inside.h"

#include <string.h>

#include "melds/limits.h"

/* A group that is being read as a run or a set. */
struct reading {
	const struct rules *rules;
	int size;
	uint64_t own;  /* the cards that stand for themselves */
	uint64_t wild; /* wild cards that do not; the rest are printed jokers */
};

/* The cards as a set; 0 if one that is not a printed joker is repeated. */
static inline uint64_t
cards_as_set(const card *cards, int n, bool *printed)
{
	uint64_t all = 0, again = 0;
	card any = 0;

	for (int i = 0; i < n; i++) {
		uint64_t bit = card_bit(cards[i] & 63); /* of a joker: no card */

		again |= all & bit;
		all |= bit;
		any |= cards[i];
	}
	*printed = any & CARD_JOKER;
	return again & CARDS_ALL ? 0 : all & CARDS_ALL;
}

/* Does the number of its cards let it be a meld? */
static inline bool
in_limits(const struct reading *g, int jokers, int min, int max, bool is_run)
{
	return g->size >= min && (max == KEY_NONE || g->size <= max) &&
	    limits_allow_jokers(g->rules, g->size, jokers, is_run);
}

/* The next joker: wild cards, then printed ones. */
static inline card
next_joker(uint64_t *wild)
{
	card c = *wild ? card_lowest(*wild) : CARD_JOKER;

	*wild &= *wild - 1;
	return c;
}

/* Read a set, if at least one card stands for itself. */
static bool
read_set(struct reading *g, struct meld *m)
{
	int rank = card_rank(card_lowest(g->own)), n = 0;
	uint64_t lacking = CARDS_OF_RANK(rank) & ~g->own;

	for (uint64_t left = g->own; left; left &= left - 1)
		m->cards[n] = m->as[n] = card_lowest(left), n++;
	meld_make(m, MELD_SET, g->size, rank, g->size - n);
	for (; n < g->size; n++, lacking &= lacking - 1) {
		m->cards[n] = next_joker(&g->wild);
		m->as[n] = lacking ? card_lowest(lacking) : CARD_NONE;
	}
	return in_limits(g, m->jokers, g->rules->set_min, g->rules->set_max,
	    false);
}

/*
 * The highest start of a run with a place for all these positions, which has
 * fewest jokers before its first other card; 0 if there is none.
 */
static inline int
run_start(const struct reading *g, uint64_t positions)
{
	int start = min_of(bits_lowest(positions),
	    g->rules->run_last - g->size + 1);

	return start >= g->rules->run_first && !(positions >> start >> g->size) ?
	    start : 0;
}

/* Put the cards of a run, as if it went on to the high ace. */
static inline void
put_run(struct meld *m, int suit, int start)
{
	for (int i = 0; i < 16; i++)
		m->as[i] = (card)(CARD(suit, start) + i);
	m->as[ACE_HIGH - start] = CARD(suit, ACE);
	memcpy(m->cards, m->as, 16);
}

/* The same of a run; not if an ace could be at either end. */
static bool
read_run(struct reading *g, struct meld *m)
{
	int suit = card_suit(card_lowest(g->own)), start, jokers = 0;
	uint64_t at = g->own >> 16 * suit;

	start = run_start(g, at);
	if (at >> ACE & 1) {
		uint64_t high = at ^ (1 << ACE | 1 << ACE_HIGH);
		int other = run_start(g, high);

		if (start && other)
			return false;
		if (other)
			at = high;
		start += other;
	}
	if (!start || g->rules->run_ace == RUN_ACE_WRAP)
		return false;
	put_run(m, suit, start);
	at = ~at >> start & ((UINT64_C(1) << g->size) - 1);
	if (at & at >> 1 && !g->rules->jokers_adjacent)
		return false;
	for (; at; at &= at - 1, jokers++)
		m->cards[bits_lowest(at)] = next_joker(&g->wild);
	meld_make(m, MELD_RUN, g->size, start, jokers);
	return in_limits(g, jokers, g->rules->run_min, g->rules->run_max, true);
}

/*
 * Read the group, if at least two of its cards are these, which stand for
 * themselves: cards of one suit or rank.  Then it can be nothing else.
 */
static bool
read_around(const struct rules *r, uint64_t themselves, uint64_t all, int n,
    struct meld *m)
{
	struct reading g = { r, n, all, 0 };
	card first;

	if (!(themselves & (themselves - 1)))
		return false;
	first = card_lowest(themselves);
	g.own = all & CARDS_OF_RANK(card_rank(first));
	g.wild = all & ~g.own;
	if (!(themselves & g.wild))
		return read_set(&g, m);
	g.own = all & CARDS_OF_SUIT(card_suit(first));
	g.wild = all & ~g.own;
	return !(themselves & g.wild) && read_run(&g, m);
}

bool
meld_read_natural(const struct rules *r, const card *cards, int n,
    struct meld *m)
{
	bool printed;
	uint64_t all = cards_as_set(cards, n, &printed);

	return !printed && !(all & r->wild) &&
	    read_around(r, all, all, n, m);
}

bool
meld_read_quick(const struct rules *r, const card *cards, int n,
    struct meld *m)
{
	bool printed;
	uint64_t all = cards_as_set(cards, n, &printed);
	uint64_t wild = all & r->wild, plain = all & ~wild;

	if ((printed && r->joker_face != CARD_NONE) ||
	    (wild && !r->wild_as_natural))
		return false;
	/*
	 * Wild cards that are all themselves are nothing else first, but for one
	 * beside an ace that counts less in that run.
	 */
	return read_around(r, r->low_ace_cost || plain & (plain - 1) ? plain :
	    all, all, n, m);
}
