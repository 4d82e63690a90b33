/*
 * All melds of a hand, and the best set of disjoint ones: a search that places
 * the cards one after another, each left over or in any meld that holds it, and
 * remembers what is best for the cards still to place.
 */
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "oracle.h"

/*
 * The best arrangement of some cards with the runs and pure runs still needed.
 * Arrangements with equally many groups keep their order when the same meld
 * is added to both, so the best of the rest is part of the best of all.
 */
struct oracle_state {
	unsigned generation;
	short deadwood;          /* -1: nothing meets the demand */
	short left;              /* of it, in the hand: aces in melds cost, too */
	signed char unmatched, ngroups;
	short ranks[ORACLE_GROUPS]; /* of the shapes, ascending */
};

struct oracle *
oracle_create(void)
{
	struct oracle *o = calloc(1, sizeof(*o));

	if (!o)
		abort();
	o->states = calloc((1u << ORACLE_HAND) * ORACLE_NEEDS,
	    sizeof(*o->states));
	if (!o->states)
		abort();
	return o;
}

void
oracle_free(struct oracle *o)
{
	free(o->states);
	free(o->starting);
	free(o->melds);
	free(o);
}

unsigned
oracle_hand(const struct oracle *o)
{
	return (1u << o->n) - 1;
}

int
oracle_value(const struct oracle *o, unsigned cards)
{
	int value = 0;

	for (int i = 0; i < o->n; i++)
		if (cards >> i & 1)
			value += o->rules.value[o->cards[i]];
	return value;
}

/* The hand in ascending order, but those that may be jokers last. */
static void
take_cards(struct oracle *o, const card *cards, int n)
{
	assert(n <= ORACLE_HAND);
	o->n = 0;
	for (int joker = 0; joker <= 1; joker++)
		for (card c = 0; c < CARD_LIMIT; c++)
			for (int i = 0; i < n; i++)
				if (cards[i] == c && joker
				    == oracle_may_be_joker(&o->rules, c))
					o->cards[o->n++] = c;
	assert(o->n == n);
}

static int
cost_of(const struct oracle *o, const struct oracle_reading *r)
{
	return r->run && r->first == 1 && !card_is_joker(r->shape.cards[0]) ?
	    o->rules.low_ace : 0;
}

static void
add_meld(struct oracle *o, unsigned cards, const struct oracle_reading *reading)
{
	if (o->nmelds == o->room) {
		o->room = o->room ? 2 * o->room : 256;
		o->melds = realloc(o->melds, (size_t)o->room * sizeof(*o->melds));
		o->starting = realloc(o->starting,
		    (size_t)o->room * sizeof(*o->starting));
		if (!o->melds || !o->starting)
			abort();
	}
	o->melds[o->nmelds].cards = cards;
	o->melds[o->nmelds].reading = *reading;
	o->melds[o->nmelds].cost = cost_of(o, reading);
	o->nmelds++;
}

struct subset {
	struct oracle *o;
	bool all;    /* keep every reading, else the best of each kind */
	unsigned bits;
	card cards[ORACLE_HAND];
	int n;
	int nmelds;  /* of the hand, before this subset */
};

static void
keep(const struct oracle_reading *reading, void *arg)
{
	struct subset *s = arg;

	for (int i = s->nmelds; i < s->o->nmelds && !s->all; i++) {
		struct oracle_reading *kept = &s->o->melds[i].reading;
		int cost = cost_of(s->o, reading), old = s->o->melds[i].cost;

		if (kept->run != reading->run || kept->pure != reading->pure)
			continue;
		if (cost < old || (cost == old && oracle_shape_compare(
		    &reading->shape, &kept->shape) < 0)) {
			kept->shape = reading->shape;
			s->o->melds[i].cost = cost;
		}
		return;
	}
	add_meld(s->o, s->bits, reading);
}

static int
compare_melds(const void *a, const void *b)
{
	const struct oracle_meld *x = a, *y = b;

	return oracle_shape_compare(&x->reading.shape, &y->reading.shape);
}

/* Sort the melds by shape, number the shapes, list the melds by first card. */
static void
index_melds(struct oracle *o)
{
	int n = 0;

	if (o->nmelds)
		qsort(o->melds, (size_t)o->nmelds, sizeof(*o->melds),
		    compare_melds);
	for (int i = 0; i < o->nmelds; i++) {
		bool same = i && !compare_melds(&o->melds[i - 1], &o->melds[i]);

		o->melds[i].rank = same ? o->melds[i - 1].rank : i;
	}
	assert(o->nmelds <= SHRT_MAX);
	for (int c = 0; c < o->n; c++) {
		o->first[c] = n;
		for (int i = 0; i < o->nmelds; i++)
			if (oracle_first(o->melds[i].cards) == c)
				o->starting[n++] = i;
	}
	o->first[o->n] = n;
}

/*
 * Look at every subset of the hand that holds the n cards chosen so far and
 * any of those from i on.  Cards that cannot be jokers and differ both in rank
 * and in suit are in no meld: no need to look further.
 */
static void
find_melds(struct subset *s, int i, unsigned suits, unsigned ranks)
{
	struct oracle *o = s->o;
	card c;

	if ((suits & (suits - 1)) && (ranks & (ranks - 1)))
		return;
	if (i == o->n) {
		s->nmelds = o->nmelds;
		oracle_read(&o->rules, s->cards, s->n, keep, s);
		return;
	}
	find_melds(s, i + 1, suits, ranks);
	c = o->cards[i];
	if (!oracle_may_be_joker(&o->rules, c)) {
		suits |= 1u << card_suit(c);
		ranks |= 1u << card_rank(c);
	}
	s->bits |= 1u << i;
	s->cards[s->n++] = c;
	find_melds(s, i + 1, suits, ranks);
	s->bits &= ~(1u << i);
	s->n--;
}

/* Take in a hand; all: keep every reading of every subset. */
static void
load(struct oracle *o, const struct oracle_rules *rules,
    const struct oracle_demand *demand, const card *cards, int n, bool all)
{
	struct subset s = { .o = o, .all = all };
	card renamed[ORACLE_HAND];

	assert(n <= ORACLE_HAND);
	o->rules = oracle_rename(rules, cards, n, renamed);
	o->demand = *demand;
	o->generation++;
	o->nmelds = 0;
	take_cards(o, renamed, n);
	find_melds(&s, 0, 0, 0);
	index_melds(o);
}

void
oracle_load(struct oracle *o, const struct oracle_rules *rules,
    const struct oracle_demand *demand, const card *cards, int n)
{
	assert((demand->min_runs + 1) * (demand->min_pure + 1) *
	    ((demand->long_run > 0) + 1) <= ORACLE_NEEDS);
	load(o, rules, demand, cards, n, false);
}

void
oracle_load_all(struct oracle *o, const struct oracle_rules *rules,
    const card *cards, int n)
{
	const struct oracle_demand nothing = { 0 };

	load(o, rules, &nothing, cards, n, true);
}

static int
less(int needed, bool have)
{
	return needed > 0 && have ? needed - 1 : needed;
}

/* What is still needed: runs, pure runs, a long run. */
struct need {
	int runs, pure, longer;
};

static int
needs_of(const struct oracle *o)
{
	return (o->demand.min_runs + 1) * (o->demand.min_pure + 1) *
	    ((o->demand.long_run > 0) + 1);
}

/* The i-th of all needs up to the demand; the first is none. */
static struct need
need_at(const struct oracle *o, int i)
{
	int pures = o->demand.min_pure + 1, runs = o->demand.min_runs + 1;

	return (struct need){ i / pures % runs, i % pures, i / pures / runs };
}

static struct oracle_state *
state_of(struct oracle *o, unsigned cards, struct need n)
{
	int pures = o->demand.min_pure + 1, runs = o->demand.min_runs + 1;
	int need = (n.longer * runs + n.runs) * pures + n.pure;

	return &o->states[cards * (unsigned)needs_of(o) + (unsigned)need];
}

/* Negative when a is better. */
static int
compare_states(const struct oracle_state *a, const struct oracle_state *b)
{
	if (a->deadwood < 0 || b->deadwood < 0)
		return b->deadwood - a->deadwood;
	if (a->deadwood != b->deadwood)
		return a->deadwood - b->deadwood;
	if (a->left != b->left)
		return a->left - b->left;
	if (a->unmatched != b->unmatched)
		return a->unmatched - b->unmatched;
	if (a->ngroups != b->ngroups)
		return a->ngroups - b->ngroups;
	for (int i = 0; i < a->ngroups; i++)
		if (a->ranks[i] != b->ranks[i])
			return a->ranks[i] - b->ranks[i];
	return 0;
}

static void
take_better(struct oracle_state *best, const struct oracle_state *s)
{
	if (s->deadwood >= 0 && (best->deadwood < 0
	    || compare_states(s, best) < 0))
		*best = *s;
}

static struct oracle_state
with_unmatched(const struct oracle_state *rest, int value)
{
	struct oracle_state s = *rest;

	if (s.deadwood >= 0) {
		s.deadwood = (short)(s.deadwood + value);
		s.left = (short)(s.left + value);
		s.unmatched++;
	}
	return s;
}

static struct oracle_state
with_meld(const struct oracle_state *rest, int rank, int cost)
{
	struct oracle_state s = *rest;
	int i;

	if (s.deadwood < 0)
		return s;
	s.deadwood = (short)(s.deadwood + cost);
	for (i = s.ngroups++; i > 0 && s.ranks[i - 1] > rank; i--)
		s.ranks[i] = s.ranks[i - 1];
	s.ranks[i] = (short)rank;
	return s;
}

static void search(struct oracle *, unsigned cards);

/* The cards with this meld among them, under every demand. */
static void
try_meld(struct oracle *o, unsigned cards, const struct oracle_meld *meld,
    struct oracle_state *best)
{
	unsigned rest = cards & ~meld->cards;

	search(o, rest);
	for (int i = 0; i < needs_of(o); i++) {
		struct need n = need_at(o, i);
		struct oracle_state s;

		n.runs = less(n.runs, meld->reading.run);
		n.pure = less(n.pure, meld->reading.pure);
		n.longer = less(n.longer, meld->reading.run &&
		    oracle_count(meld->cards) >= o->demand.long_run);
		s = with_meld(state_of(o, rest, n), meld->rank, meld->cost);
		take_better(&best[i], &s);
	}
}

/*
 * Fill in what is best for these cards, under every demand up to the one of
 * the hand.  As deep as a hand has cards.
 */
static void
search(struct oracle *o, unsigned cards)
{
	struct oracle_state best[ORACLE_NEEDS];
	const struct need none = { 0, 0, 0 };
	int lowest;

	if (state_of(o, cards, none)->generation == o->generation)
		return;
	memset(best, 0, sizeof(best));
	for (int i = 1; i < ORACLE_NEEDS; i++)
		best[i].deadwood = -1;
	if (cards) {
		lowest = oracle_first(cards);
		search(o, cards & (cards - 1));
		for (int i = 0; i < needs_of(o); i++)
			best[i] = with_unmatched(state_of(o,
			    cards & (cards - 1), need_at(o, i)),
			    o->rules.value[o->cards[lowest]]);
		for (int m = o->first[lowest]; m < o->first[lowest + 1]; m++) {
			const struct oracle_meld *meld =
			    &o->melds[o->starting[m]];

			if (!(meld->cards & ~cards))
				try_meld(o, cards, meld, best);
		}
	}
	for (int i = 0; i < needs_of(o); i++) {
		best[i].generation = o->generation;
		*state_of(o, cards, need_at(o, i)) = best[i];
	}
}

void
oracle_solve(struct oracle *o, unsigned cards,
    const struct oracle_demand *demand, struct oracle_best *best)
{
	const struct oracle_state *s;

	assert(demand->min_runs <= o->demand.min_runs);
	assert(demand->min_pure <= o->demand.min_pure);
	assert(!demand->long_run || demand->long_run == o->demand.long_run);
	search(o, cards);
	s = state_of(o, cards, (struct need){ demand->min_runs,
	    demand->min_pure, demand->long_run > 0 });
	best->found = s->deadwood >= 0;
	if (!best->found)
		return;
	best->deadwood = s->deadwood;
	best->unmatched = s->unmatched;
	best->ngroups = s->ngroups;
	for (int i = 0; i < s->ngroups; i++)
		best->shapes[i] = o->melds[s->ranks[i]].reading.shape;
}

bool
oracle_complete(struct oracle *o, unsigned cards,
    const struct oracle_demand *demand)
{
	struct oracle_best best;

	oracle_solve(o, cards, demand, &best);
	return best.found && !best.unmatched;
}
