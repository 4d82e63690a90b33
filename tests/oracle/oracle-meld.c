/*
 * Is a group of cards a meld?  Every assignment of its cards to places is
 * tried.  What a hand does with its melds is not decided here.
 */
#include <assert.h>
#include <string.h>

#include "oracle.h"

struct group {
	const struct oracle_rules *rules;
	int n;
	int count[CARD_LIMIT]; /* cards not assigned yet */
	int jokers;            /* of these, how many may be jokers */
	struct oracle_reading reading;
	int naturals;
	void (*visit)(const struct oracle_reading *, void *);
	void *arg;
};

int
oracle_shape_compare(const struct oracle_shape *a, const struct oracle_shape *b)
{
	for (int i = 0; i < a->n && i < b->n; i++)
		if (a->cards[i] != b->cards[i])
			return a->cards[i] - b->cards[i];
	return b->n - a->n;
}

static bool
is_wild(const struct oracle_rules *rules, card c)
{
	return !card_is_joker(c) && (rules->wild & card_bit(c));
}

/* Put card c, standing for itself, or a joker into the next place. */
static void
place(struct group *g, card c)
{
	g->reading.shape.cards[g->reading.shape.n++] = c;
	if (card_is_joker(c))
		return;
	g->naturals++;
	g->count[c]--;
	g->jokers -= is_wild(g->rules, c);
}

static void
unplace(struct group *g)
{
	card c = g->reading.shape.cards[--g->reading.shape.n];

	if (card_is_joker(c))
		return;
	g->naturals--;
	g->count[c]++;
	g->jokers += is_wild(g->rules, c);
}

bool
oracle_jokers_fit(const struct oracle_rules *rules, bool run, int n, int jokers)
{
	int naturals = n - jokers;

	assert(n <= ORACLE_MELD);
	return naturals >= rules->min_naturals
	    && naturals * 100 >= rules->natural_percent * n
	    && oracle_within(jokers, 0,
	    run ? rules->max_run_jokers : rules->max_set_jokers)
	    && oracle_within(jokers, 0, rules->max_jokers[n]);
}

/*
 * All places are filled: the jokers in them must be just the cards that were
 * not placed as themselves.
 */
static void
finish(struct group *g)
{
	int jokers = g->n - g->naturals;

	if (jokers != g->jokers
	    || !oracle_jokers_fit(g->rules, g->reading.run, g->n, jokers))
		return;
	g->reading.pure = g->reading.run && !jokers;
	g->visit(&g->reading, g->arg);
}

/* Is the place before the next one held by a joker? */
static bool
after_joker(const struct oracle_shape *shape)
{
	return shape->n && card_is_joker(shape->cards[shape->n - 1]);
}

static void
fill_run(struct group *g, int suit, int position)
{
	card c = oracle_card_at(g->rules, suit, position);

	if (g->reading.shape.n - g->naturals > g->jokers)
		return;
	if (g->reading.shape.n == g->n) {
		finish(g);
		return;
	}
	if (g->count[c] && oracle_may_be_natural(g->rules, c)) {
		place(g, c);
		fill_run(g, suit, position + 1);
		unplace(g);
	}
	if (g->rules->apart && after_joker(&g->reading.shape))
		return;
	place(g, CARD_JOKER);
	fill_run(g, suit, position + 1);
	unplace(g);
}

bool
oracle_is_window(const struct oracle_rules *rules, int first, int last)
{
	if (rules->last)
		return first >= rules->first && last <= rules->last;
	switch (rules->ace) {
	case ORACLE_LOW:
		return last <= 13;
	case ORACLE_HIGH:
		return first >= 2 && last <= 14;
	case ORACLE_BOTH:
		return last <= 14;
	case ORACLE_WRAP:
		return last <= 14 || last - first < 13;
	}
	return false;
}

static void
read_runs(struct group *g)
{
	struct oracle_reading *reading = &g->reading;

	if (!oracle_within(g->n, g->rules->run_min, g->rules->run_max))
		return;
	reading->run = true;
	for (int suit = CLUBS; suit < SUITS; suit++) {
		for (int first = 1; first <= 13; first++) {
			reading->suit = suit;
			reading->first = first;
			if (oracle_is_window(g->rules, first,
			    first + g->n - 1))
				fill_run(g, suit, first);
		}
	}
}

static void
fill_set(struct group *g, int rank, int suit)
{
	card c = CARD(suit, rank);
	int most, taken = 0;

	if (suit == SUITS) {
		int naturals = g->reading.shape.n;

		while (g->reading.shape.n < g->n)
			place(g, CARD_JOKER);
		finish(g);
		g->reading.shape.n = naturals;
		return;
	}
	most = oracle_may_be_natural(g->rules, c) ? g->count[c] : 0;
	if (most > 1 && !g->rules->set_any)
		most = 1;
	for (; taken < most; taken++) {
		fill_set(g, rank, suit + 1);
		place(g, c);
	}
	fill_set(g, rank, suit + 1);
	for (; taken > 0; taken--)
		unplace(g);
}

static void
read_sets(struct group *g)
{
	if (!oracle_within(g->n, g->rules->set_min, g->rules->set_max))
		return;
	g->reading.run = false;
	for (int rank = ACE; rank <= KING; rank++) {
		g->reading.rank = rank;
		fill_set(g, rank, CLUBS);
	}
}

static void
read_same(struct group *g, const card *cards)
{
	struct oracle_reading *reading = &g->reading;

	if (!g->rules->same_min || g->n < g->rules->same_min ||
	    (!oracle_may_be_natural(g->rules, cards[0]) &&
	    !(g->rules->same_jokers && cards[0] == CARD_JOKER)))
		return;
	for (int i = 1; i < g->n; i++)
		if (cards[i] != cards[0])
			return;
	memcpy(reading->shape.cards, cards, (size_t)g->n);
	reading->shape.n = g->n;
	reading->run = reading->pure = g->rules->same_pure;
	reading->suit = card_suit(cards[0]);
	reading->rank = card_rank(cards[0]);
	reading->first = 0;
	g->visit(reading, g->arg);
}

struct oracle_rules
oracle_rename(const struct oracle_rules *rules, const card *cards, int n,
    card *renamed)
{
	struct oracle_rules r = *rules;
	card okey = rules->joker_is;

	for (int i = 0; i < n; i++)
		renamed[i] = okey && cards[i] == okey ? CARD_JOKER
		    : okey && card_is_joker(cards[i]) ? okey : cards[i];
	if (!okey)
		return r;
	r.joker_is = 0;
	r.wild = 0;
	r.value[okey] = rules->value[CARD_JOKER];
	r.value[CARD_JOKER] = rules->value[okey];
	return r;
}

void
oracle_read(const struct oracle_rules *given, const card *typed, int n,
    void (*visit)(const struct oracle_reading *, void *), void *arg)
{
	card cards[ORACLE_HAND] = { 0 };
	const struct oracle_rules renamed =
	    oracle_rename(given, typed, n, cards), *rules = &renamed;
	struct group g;

	assert(n <= ORACLE_HAND);
	if (!n)
		return;
	memset(&g, 0, sizeof(g));
	g.rules = rules;
	g.n = n;
	g.visit = visit;
	g.arg = arg;
	for (int i = 0; i < n; i++) {
		g.count[cards[i]]++;
		g.jokers += oracle_may_be_joker(rules, cards[i]);
	}
	read_runs(&g);
	read_sets(&g);
	read_same(&g, cards);
}

static void
note(const struct oracle_reading *reading, void *arg)
{
	(void)reading;
	*(bool *)arg = true;
}

bool
oracle_is_meld(const struct oracle_rules *rules, const card *cards, int n)
{
	bool found = false;

	oracle_read(rules, cards, n, note, &found);
	return found;
}
