/* Owns why a group is not a meld: which key, and which card is missing. */
#include "melds/inside.h"

#include "base/bits.h"

/* The key that decides, for a group that would be a set, or a run. */
static const enum rule_key keys[][2] = {
	[FAULT_NONE] = { RULE_NONE, RULE_NONE },
	[FAULT_SHORT] = { RULE_set_min, RULE_run_min },
	[FAULT_NO_SETS] = { RULE_set_min, RULE_NONE },
	[FAULT_NO_RUNS] = { RULE_NONE, RULE_run_min },
#define BOTH(key) { RULE_##key, RULE_##key }
	[FAULT_NATURALS] = BOTH(jokers_min_naturals),
	[FAULT_JOKERS] = { RULE_jokers_max_per_set, RULE_jokers_max_per_run },
	[FAULT_LONG] = { RULE_set_max, RULE_run_max },
	[FAULT_BY_SIZE] = BOTH(jokers_max_by_size),
	[FAULT_SHARE] = BOTH(jokers_natural_percent),
	[FAULT_ADJACENT] = BOTH(jokers_adjacent),
	[FAULT_SUIT] = BOTH(set_suits),
	[FAULT_GAP] = BOTH(NONE),
	[FAULT_TWICE] = BOTH(NONE),
	[FAULT_ACE] = BOTH(run_ace),
	[FAULT_ACE_LOW] = BOTH(run_ace),
	[FAULT_ACE_HIGH] = BOTH(run_ace),
	[FAULT_MIXED] = BOTH(NONE),
#undef BOTH
};

/* The suit's cards as places in runs, with ranks below first above the king. */
static uint64_t
places_from(uint64_t cards, int suit, int first)
{
	uint64_t ranks = (cards & CARDS_OF_SUIT(suit)) >> 16 * suit;

	return (ranks | ranks << KING) & bits_between(first, first + KING);
}

/* What lies between the cards of a run, with the places of places_from. */
static struct meld_gaps
gaps_from(const struct group *g, int first)
{
	int suit = card_suit(card_lowest(g->kinds));
	uint64_t between = bits_gaps(places_from(g->kinds, suit, first));
	uint64_t own = between &
	    places_from(g->jokers.level[0], suit, first);
	bool natural = g->rules->wild_as_natural;

	return (struct meld_gaps){ .suit = suit, .ranks = between & ~own,
		.bridged = natural ? 0 : own,
		.jokers = g->jokers.size - (natural ? bits_count(own) : 0) };
}

/* The same from the rank on with which fewest cards are missing. */
static struct meld_gaps
find_gaps(const struct group *g)
{
	struct meld_gaps best = gaps_from(g, g->rules->run_first == ACE ? ACE :
	    2), other;

	for (int first = 2; first <= g->rules->run_last - KING + 1; first++) {
		other = gaps_from(g, first);
		if (bits_count(other.ranks) < bits_count(best.ranks))
			best = other;
	}
	return best;
}

struct meld_gaps
meld_gaps(const struct rules *r, const struct meld *m)
{
	struct meld_gaps gaps;
	struct group g;

	group_sort(&g, r, m->cards, m->size);
	gaps = find_gaps(&g);
	gaps.ranks |= gaps.bridged;
	return gaps;
}

enum rule_key
meld_fault_key(const struct meld *m)
{
	return keys[m->fault][m->as_run];
}

void
meld_fault_numbers(const struct rules *r, const struct meld *m, int *n)
{
	enum meld_fault f = m->fault;

	n[0] = steps_at(&r->jokers_max_by_size, m->size, m->jokers);
	if (f != FAULT_BY_SIZE)
		(void)rules_value(r, meld_fault_key(m), &n[0]);
	n[1] = f == FAULT_SHORT || f == FAULT_LONG ? m->size :
	    f == FAULT_NATURALS || f == FAULT_SHARE ? m->size - m->jokers :
	    m->jokers;
	n[2] = m->size;
}

/* The cards, all but the aces at ranks higher by so much. */
static uint64_t
moved(uint64_t cards, int by)
{
	uint64_t aces = cards & CARDS_OF_RANK(ACE), others = cards & ~aces;

	return aces | (by < 0 ? others >> -by : others << by);
}

/*
 * Would the plain cards be one run if aces could turn the corner?  Where ranks
 * are taken out of the packs: if the ace were at the other end.
 */
static bool
is_around_the_ace(const struct group *g)
{
	const struct places *d = g->rules->places;
	struct rules wrap = *g->rules;
	struct group wrapped = *g;
	struct meld m;

	wrap.run_ace = RUN_ACE_WRAP;
	wrap.run_first = ACE;
	wrap.run_last = 25;
	if (d) {
		bool high = d->last > KING;
		int by = high ? 2 - d->first : KING - d->last;

		for (int k = 0; k < HAND_COPIES; k++) {
			wrapped.plain.level[k] = moved(g->plain.level[k], by);
			wrapped.jokers.level[k] = moved(g->jokers.level[k], by);
		}
		wrapped.kinds = moved(g->kinds, by);
		if (wrap.joker_face != CARD_NONE)
			wrap.joker_face = card_lowest(moved(
			    card_bit(wrap.joker_face), by));
		wrap.run_ace = high ? RUN_ACE_LOW : RUN_ACE_HIGH;
		wrap.run_first = high ? ACE : 2 + by;
		wrap.run_last = high ? KING + by : ACE_HIGH;
	}
	wrapped.rules = &wrap;
	return group_read_run(&wrapped, &m);
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
	return group_read_run(&other, &m);
}

/* Why cards of one suit are not a run. */
static enum meld_fault
fault_of_run(const struct group *g, struct meld *m)
{
	static const enum meld_fault ace[RUN_ACE_WRAP + 1] = {
		[RUN_ACE_LOW] = FAULT_ACE_LOW, [RUN_ACE_BOTH] = FAULT_ACE,
		[RUN_ACE_HIGH] = FAULT_ACE_HIGH };
	struct meld_gaps gaps = find_gaps(g);
	uint64_t twice = g->plain.level[1] | (g->plain.jokers > 1 ?
	    card_bit(g->rules->joker_face) : 0);
	int jokers = gaps.jokers;
	enum meld_fault f = group_fault(g, jokers, g->rules->run_min,
	    KEY_NONE, KEY_NONE);

	m->as_run = true;
	m->jokers = jokers;
	if (f != FAULT_NONE)
		return f;
	if (twice) {
		m->blame = card_lowest(twice);
		return FAULT_TWICE;
	}
	if (is_around_the_ace(g))
		return ace[g->rules->run_ace];
	if (!g->rules->jokers_adjacent && is_run_with_neighbours(g))
		return FAULT_ADJACENT;
	f = group_fault(g, jokers, g->rules->run_min, g->rules->run_max,
	    g->rules->jokers_max_per_run);
	/* With too many jokers either all holes are missing, or which is open. */
	if (gaps.ranks && (f == FAULT_NONE || (f == FAULT_JOKERS &&
	    bits_count(gaps.ranks) <= jokers - g->rules->jokers_max_per_run)))
		m->blame = run_card(gaps.suit, bits_lowest(gaps.ranks));
	return f == FAULT_NONE ? FAULT_GAP : f;
}

static enum meld_fault
find_fault(const struct group *g, struct meld *m)
{
	const struct rules *r = g->rules;
	uint64_t first = g->kinds ? g->kinds : g->jokers.level[0];
	int rank = first ? card_rank(card_lowest(first)) : ACE;
	bool one_rank = !(g->kinds & ~CARDS_OF_RANK(rank));

	m->blame = CARD_NONE;
	m->as_run = !one_rank && !(g->kinds &
	    ~CARDS_OF_SUIT(card_suit(card_lowest(g->kinds))));
	if (g->size < r->set_min && g->size < r->run_min)
		return FAULT_SHORT;
	if (m->as_run)
		return fault_of_run(g, m);
	return one_rank ? group_try_set(g, rank, m) : FAULT_MIXED;
}

enum meld_fault
group_name_fault(const struct group *g, struct meld *m)
{
	enum meld_fault f = find_fault(g, m);

	if (f != FAULT_SHORT ||
	    (m->as_run ? g->rules->run_min : g->rules->set_min) <= HAND_MAX)
		return f;
	return m->as_run ? FAULT_NO_RUNS : FAULT_NO_SETS;
}
