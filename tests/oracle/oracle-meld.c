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

static bool
may_be_joker(const struct oracle_rules *rules, card c)
{
	return card_is_joker(c) || is_wild(rules, c);
}

static bool
may_be_natural(const struct oracle_rules *rules, card c)
{
	return !is_wild(rules, c) || rules->wild_as_natural;
}

static bool
within(int n, int least, int most)
{
	return n >= least && (most < 0 || n <= most);
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

/*
 * All places are filled: the jokers in them must be just the cards that were
 * not placed as themselves.
 */
static void
finish(struct group *g, int most_jokers)
{
	int jokers = g->n - g->naturals;

	if (jokers != g->jokers || g->naturals < g->rules->min_naturals)
		return;
	if (most_jokers >= 0 && jokers > most_jokers)
		return;
	g->reading.pure = g->reading.run && !jokers;
	g->visit(&g->reading, g->arg);
}

static void
fill_run(struct group *g, int suit, int position)
{
	card c = CARD(suit, (position - 1) % 13 + 1);

	if (g->reading.shape.n - g->naturals > g->jokers)
		return;
	if (g->reading.shape.n == g->n) {
		finish(g, g->rules->max_run_jokers);
		return;
	}
	if (g->count[c] && may_be_natural(g->rules, c)) {
		place(g, c);
		fill_run(g, suit, position + 1);
		unplace(g);
	}
	place(g, CARD_JOKER);
	fill_run(g, suit, position + 1);
	unplace(g);
}

/* May a run stand on positions start to end?  1 and 14 are the ace. */
static bool
is_window(enum oracle_ace ace, int start, int end)
{
	switch (ace) {
	case ORACLE_LOW:
		return end <= 13;
	case ORACLE_HIGH:
		return start >= 2 && end <= 14;
	case ORACLE_BOTH:
		return end <= 14;
	case ORACLE_WRAP:
		return end <= 14 || end - start < 13;
	}
	return false;
}

static void
read_runs(struct group *g)
{
	if (!within(g->n, g->rules->run_min, g->rules->run_max))
		return;
	g->reading.run = true;
	for (int suit = CLUBS; suit < SUITS; suit++)
		for (int start = 1; start <= 13; start++)
			if (is_window(g->rules->ace, start, start + g->n - 1))
				fill_run(g, suit, start);
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
		finish(g, g->rules->max_set_jokers);
		g->reading.shape.n = naturals;
		return;
	}
	most = may_be_natural(g->rules, c) ? g->count[c] : 0;
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
	if (!within(g->n, g->rules->set_min, g->rules->set_max))
		return;
	g->reading.run = false;
	for (int rank = ACE; rank <= KING; rank++)
		fill_set(g, rank, CLUBS);
}

void
oracle_read(const struct oracle_rules *rules, const card *cards, int n,
    void (*visit)(const struct oracle_reading *, void *), void *arg)
{
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
		g.jokers += may_be_joker(rules, cards[i]);
	}
	read_runs(&g);
	read_sets(&g);
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
