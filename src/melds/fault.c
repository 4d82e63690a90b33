/* Owns why a group is not a meld: which key, and which card is missing. */
#include "melds/inside.h"

/* The key that decides, for a group that would be a run or a set. */
static const struct {
	enum rule_key run_key, set_key;
} faults[] = {
	[FAULT_NONE] = { RULE_NONE, RULE_NONE },
	[FAULT_SHORT] = { RULE_run_min, RULE_set_min },
	[FAULT_NO_SETS] = { RULE_NONE, RULE_set_min },
	[FAULT_NO_RUNS] = { RULE_run_min, RULE_NONE },
	[FAULT_NATURALS] = { RULE_jokers_min_naturals,
	    RULE_jokers_min_naturals },
	[FAULT_JOKERS] = { RULE_jokers_max_per_run, RULE_jokers_max_per_set },
	[FAULT_LONG] = { RULE_run_max, RULE_set_max },
	[FAULT_BY_SIZE] = { RULE_jokers_max_by_size, RULE_jokers_max_by_size },
	[FAULT_SHARE] = { RULE_jokers_natural_percent,
	    RULE_jokers_natural_percent },
	[FAULT_ADJACENT] = { RULE_jokers_adjacent, RULE_jokers_adjacent },
	[FAULT_SUIT] = { RULE_set_suits, RULE_set_suits },
	[FAULT_GAP] = { RULE_NONE, RULE_NONE },
	[FAULT_TWICE] = { RULE_NONE, RULE_NONE },
	[FAULT_ACE] = { RULE_run_ace, RULE_run_ace },
	[FAULT_ACE_LOW] = { RULE_run_ace, RULE_run_ace },
	[FAULT_ACE_HIGH] = { RULE_run_ace, RULE_run_ace },
	[FAULT_MIXED] = { RULE_NONE, RULE_NONE },
};

/* Places between the lowest and the highest card, with aces at one end. */
struct span {
	int holes, natural; /* missing cards, wild cards in their own places */
	card hole;          /* the first missing card, or CARD_NONE */
};

static int
position(card c, bool ace_high)
{
	return ace_high && card_rank(c) == ACE ? KING + 1 : card_rank(c);
}

static struct span
read_span(const struct group *g, bool ace_high)
{
	struct span s = { 0, 0, CARD_NONE };
	int suit = card_suit(g->plain[0]), low = KING + 1, high = 0;
	bool held[KING + 2] = { false };

	for (int i = 0; i < g->nplain; i++) {
		int at = position(g->plain[i], ace_high);

		held[at] = true;
		low = at < low ? at : low;
		high = at > high ? at : high;
	}
	for (int i = 0; i < g->nwild; i++) {
		int at = position(g->wild[i], ace_high);

		if (card_suit(g->wild[i]) != suit || at < low || at > high ||
		    held[at])
			continue;
		held[at] = true;
		s.natural += g->rules->wild_as_natural;
	}
	for (int at = low; at < high; at++) {
		if (held[at])
			continue;
		if (!s.holes++)
			s.hole = run_card(suit, at);
	}
	return s;
}

/*
 * The first card missing between the lowest and the highest of the plain cards,
 * with an ace at the end where fewer are missing, or CARD_NONE; *natural counts
 * the wild cards that stand there for themselves.
 */
static card
find_hole(const struct group *g, int *natural)
{
	bool low = g->rules->run_first == ACE;
	struct span best = read_span(g, !low);

	if (low && g->rules->run_last > KING) {
		struct span other = read_span(g, true);

		if (other.holes < best.holes)
			best = other;
	}
	*natural = best.natural;
	return best.hole;
}

enum rule_key
meld_fault_key(const struct meld *m)
{
	return m->as_run ? faults[m->fault].run_key :
	    faults[m->fault].set_key;
}

void
meld_fault_numbers(const struct rules *r, const struct meld *m, int *n)
{
	int naturals = m->size - m->jokers;

	n[2] = m->size;
	switch (m->fault) {
	case FAULT_SHORT:
		n[0] = m->as_run ? r->run_min : r->set_min;
		n[1] = m->size;
		break;
	case FAULT_LONG:
		n[0] = m->as_run ? r->run_max : r->set_max;
		n[1] = m->size;
		break;
	case FAULT_NATURALS:
		n[0] = r->jokers_min_naturals;
		n[1] = naturals;
		break;
	case FAULT_SHARE:
		n[0] = r->jokers_natural_percent;
		n[1] = naturals;
		break;
	case FAULT_BY_SIZE:
		n[0] = steps_at(&r->jokers_max_by_size, m->size, m->jokers);
		n[1] = m->jokers;
		break;
	default:
		n[0] = m->as_run ? r->jokers_max_per_run :
		    r->jokers_max_per_set;
		n[1] = m->jokers;
	}
}

static void
move_all(card *cards, int n, int by)
{
	for (int i = 0; i < n; i++)
		if (card_rank(cards[i]) != ACE)
			cards[i] = (card)(cards[i] + by);
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

		move_all(wrapped.plain, wrapped.nplain, by);
		move_all(wrapped.wild, wrapped.nwild, by);
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
	static const enum meld_fault ace[RUN_ACE_WRAP + 1] = {
		[RUN_ACE_LOW] = FAULT_ACE_LOW, [RUN_ACE_BOTH] = FAULT_ACE,
		[RUN_ACE_HIGH] = FAULT_ACE_HIGH };
	int natural;
	card hole = find_hole(g, &natural);
	int jokers = g->nwild + g->nprinted - natural;
	enum meld_fault f = group_fault(g, jokers, g->rules->run_min,
	    KEY_NONE, KEY_NONE);

	m->as_run = true;
	m->jokers = jokers;
	if (f != FAULT_NONE)
		return f;
	m->blame = first_double(g);
	if (m->blame != CARD_NONE)
		return FAULT_TWICE;
	if (is_around_the_ace(g))
		return ace[g->rules->run_ace];
	if (!g->rules->jokers_adjacent && is_run_with_neighbours(g))
		return FAULT_ADJACENT;
	f = group_fault(g, jokers, g->rules->run_min, g->rules->run_max,
	    g->rules->jokers_max_per_run);
	if (f == FAULT_NONE || f == FAULT_JOKERS)
		m->blame = hole;
	return f == FAULT_NONE ? FAULT_GAP : f;
}

/* Why it is not a set of this rank. */
static enum meld_fault
fault_of_set(const struct group *g, int rank, struct meld *m)
{
	struct meld set = { .jokers = 0 };
	enum meld_fault f = group_try_set(g, rank, &set);

	m->blame = set.blame;
	m->jokers = set.jokers;
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
	m->as_run = one_suit && !one_rank;
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

enum meld_fault
group_name_fault(const struct group *g, struct meld *m)
{
	enum meld_fault f = find_fault(g, m);
	int least = m->as_run ? g->rules->run_min : g->rules->set_min;

	if (f != FAULT_SHORT || least <= HAND_MAX)
		return f;
	return m->as_run ? FAULT_NO_RUNS : FAULT_NO_SETS;
}
