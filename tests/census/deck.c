/* Owns the deck's melds and the table of its hands.  See deck.h. */
#include "deck.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Melds */

static bool
may_be_joker(const struct oracle_rules *r, card c)
{
	assert(c <= CARD_JOKER);
	return card_is_joker(c) || (r->wild & card_bit(c));
}

static uint64_t
field(int type)
{
	assert(type >= 0 && type < DECK_TYPES);
	return UINT64_C(1) << 3 * type;
}

struct candidate {
	struct deck *deck;
	int counts[DECK_TYPES];
	bool found, run, pure;
};

static void
note_reading(const struct oracle_reading *reading, void *arg)
{
	struct candidate *c = arg;

	c->found = true;
	c->run |= reading->run;
	c->pure |= reading->pure;
}

static int
compare_melds(const void *pa, const void *pb)
{
	const struct deck_meld *a = pa, *b = pb;

	return a->number < b->number ? -1 : a->number > b->number;
}

/* Ask the oracle what the candidate is. */
static void
add_candidate(struct candidate *c)
{
	struct deck *d = c->deck;
	struct deck_meld m = { 0 };
	card cards[DECK_TYPES * DECK_COPIES];
	int n = 0;

	for (int t = 0; t < d->ntypes; t++) {
		for (int i = 0; i < c->counts[t]; i++)
			cards[n++] = d->types[t];
		m.number += (uint32_t)c->counts[t] * d->unit[t];
		m.fields += (uint64_t)c->counts[t] * field(t);
		m.value += c->counts[t] * d->rules->value[d->types[t]];
	}
	if (n > d->most)
		return;
	c->found = c->run = c->pure = false;
	oracle_read(d->rules, cards, n, note_reading, c);
	if (!c->found)
		return;
	m.runs = c->run;
	m.pure = c->pure;
	if (d->nmelds == d->room) {
		d->room = d->room ? 2 * d->room : 1024;
		d->melds = realloc(d->melds,
		    (size_t)d->room * sizeof(*d->melds));
		if (!d->melds)
			abort();
	}
	d->melds[d->nmelds++] = m;
}

/*
 * Every number of each of the types from this one on that are wanted or may be
 * jokers; no card that must stand for itself more than `most` times.
 */
static void
each_candidate(struct candidate *c, int type, uint32_t wanted, int most)
{
	struct deck *d = c->deck;
	int here = wanted >> type & 1 ? most : 0;

	if (type == d->ntypes) {
		add_candidate(c);
		return;
	}
	if (may_be_joker(d->rules, d->types[type]))
		here = DECK_COPIES;
	for (int n = 0; n <= here; n++) {
		c->counts[type] = n;
		each_candidate(c, type + 1, wanted, most);
	}
	c->counts[type] = 0;
}

/*
 * A set has cards of one rank, a run different cards of one suit (a second ace
 * would need fourteen); and both any that may be jokers.
 */
static void
list_melds(struct deck *d)
{
	struct candidate c = { .deck = d };
	int n = 0;

	for (int kind = 0; kind < 13 + SUITS; kind++) {
		uint32_t wanted = 0;

		for (int t = 0; t < d->ntypes; t++)
			if (!card_is_joker(d->types[t]) && (kind < 13 ?
			    card_rank(d->types[t]) == kind + 1 :
			    card_suit(d->types[t]) == kind - 13))
				wanted |= 1u << t;
		if (wanted)
			each_candidate(&c, 0, wanted,
			    kind < 13 ? DECK_COPIES : 1);
	}
	qsort(d->melds, (size_t)d->nmelds, sizeof(*d->melds), compare_melds);
	for (int i = 0; i < d->nmelds; i++)
		if (!n || d->melds[i].number != d->melds[n - 1].number)
			d->melds[n++] = d->melds[i];
	d->nmelds = n;
}

static int
lowest_type(const struct deck *d, const struct deck_meld *m)
{
	for (int type = 0; type < d->ntypes; type++)
		if (m->number % d->unit[type + 1])
			return type;
	abort();
}

/* Melds by their lowest type, of each ascending. */
static void
sort_by_type(struct deck *d)
{
	struct deck_meld *sorted = malloc((size_t)d->nmelds * sizeof(*sorted));
	int n = 0;

	if (!sorted)
		abort();
	for (int type = 0; type < d->ntypes; type++) {
		d->first[type] = n;
		for (int i = 0; i < d->nmelds; i++)
			if (lowest_type(d, &d->melds[i]) == type)
				sorted[n++] = d->melds[i];
	}
	d->first[d->ntypes] = n;
	free(d->melds);
	d->melds = sorted;
}

/* Hands */

static uint8_t *
table(const struct deck *d, int runs, int pure)
{
	return d->best[runs > 0 ? runs : 0][pure > 0 ? pure : 0];
}

/* The least deadwood of a hand whose lowest type it is. */
static int
best_of(const struct deck *d, int type, uint32_t number, uint64_t fields,
    int runs, int pure)
{
	int best = table(d, runs, pure)[number - d->unit[type]];

	if (best != DECK_NONE)
		best += d->rules->value[d->types[type]];
	for (int i = d->first[type]; i < d->first[type + 1]; i++) {
		const struct deck_meld *m = &d->melds[i];
		int rest;

		if (!deck_holds(fields, m->fields))
			continue;
		rest = table(d, runs - m->runs, pure - m->pure)
		    [number - m->number];
		if (rest < best)
			best = rest;
	}
	return best;
}

struct solving {
	struct deck *deck;
	int runs, pure;
};

/*
 * All hands with these cards of the higher types; the lower types are dealt
 * from here on.  Fewer cards come first, so what is left is always known.
 */
static void
solve_hands(const struct solving *s, int type, int lowest, uint32_t number,
    uint64_t fields, int size)
{
	struct deck *d = s->deck;

	if (type < 0) {
		if (size)
			d->best[s->runs][s->pure][number] = (uint8_t)best_of(d,
			    lowest, number, fields, s->runs, s->pure);
		return;
	}
	for (int n = 0; n <= DECK_COPIES && size + n <= d->most; n++)
		solve_hands(s, type - 1, n ? type : lowest,
		    number + (uint32_t)n * d->unit[type],
		    fields + (uint64_t)n * field(type), size + n);
}

static void
list_types(struct deck *d, const int *ranks, int nranks, int suits)
{
	for (int joker = 0; joker <= 1; joker++) {
		for (int i = 0; i < nranks; i++) {
			for (int s = 0; s < suits; s++) {
				card c = CARD(s, ranks[i]);

				if (may_be_joker(d->rules, c) == joker)
					d->types[d->ntypes++] = c;
			}
		}
	}
	d->types[d->ntypes++] = CARD_JOKER;
	d->unit[0] = 1;
	for (int t = 0; t < d->ntypes; t++)
		d->unit[t + 1] = 3 * d->unit[t];
}

void
deck_solve(struct deck *d, const struct oracle_rules *rules, const int *ranks,
    int nranks, int suits, int most, int runs, int pure)
{
	assert(suits <= SUITS && nranks * suits < DECK_TYPES);
	assert(runs < DECK_NEEDS && pure < DECK_NEEDS);
	d->rules = rules;
	d->most = most;
	d->nranks = nranks;
	d->suits = suits;
	list_types(d, ranks, nranks, suits);
	list_melds(d);
	sort_by_type(d);
	for (int r = 0; r <= runs; r++) {
		for (int p = 0; p <= pure; p++) {
			struct solving s = { d, r, p };

			d->best[r][p] = malloc(d->unit[d->ntypes]);
			if (!d->best[r][p])
				abort();
			d->best[r][p][0] = r || p ? DECK_NONE : 0;
			solve_hands(&s, d->ntypes - 1, 0, 0, 0, 0);
		}
	}
}

void
deck_free(struct deck *d)
{
	for (int r = 0; r < DECK_NEEDS; r++)
		for (int p = 0; p < DECK_NEEDS; p++)
			free(d->best[r][p]);
	free(d->melds);
	memset(d, 0, sizeof(*d));
}

/* Questions about hands */

static int
type_of(const struct deck *d, card c)
{
	int type = 0;

	while (d->types[type] != c)
		type++;
	return type;
}

/* The counts of a suit as one number. */
static uint32_t
suit_number(const struct deck *d, const struct deck_hand *h, int suit)
{
	uint32_t number = 0;

	for (int t = 0; t < d->ntypes - 1; t++)
		if (card_suit(d->types[t]) == suit)
			number = 3 * number + (uint32_t)h->counts[t];
	return number;
}

/* Does the hand represent those in which its suits have changed places? */
static bool
is_first(const struct deck *d, const struct deck_hand *h)
{
	for (int s = 1; s < d->suits; s++)
		if (suit_number(d, h, s) > suit_number(d, h, s - 1))
			return false;
	return true;
}

struct visiting {
	const struct deck *deck;
	struct deck_hand hand;
	void (*visit)(const struct deck_hand *, void *);
	void *arg;
};

static void
visit_hands(struct visiting *v, int type)
{
	struct deck_hand before = v->hand, *h = &v->hand;

	if (type < 0) {
		if (h->size && is_first(v->deck, h))
			v->visit(h, v->arg);
		return;
	}
	for (int n = 0; n <= DECK_COPIES; n++) {
		if (before.size + n > v->deck->most)
			break;
		*h = before;
		h->counts[type] = n;
		h->size += n;
		h->number += (uint32_t)n * v->deck->unit[type];
		h->fields += (uint64_t)n * field(type);
		visit_hands(v, type - 1);
	}
	*h = before;
}

void
deck_each(const struct deck *d, void (*visit)(const struct deck_hand *, void *),
    void *arg)
{
	struct visiting v = { .deck = d, .visit = visit, .arg = arg };

	visit_hands(&v, d->ntypes - 1);
}

const struct deck_meld *
deck_find(const struct deck *d, const card *cards, int n)
{
	struct deck_meld key = { .number = 0 };
	int lowest = d->ntypes;

	for (int i = 0; i < n; i++) {
		int type = type_of(d, cards[i]);

		key.number += d->unit[type];
		lowest = type < lowest ? type : lowest;
	}
	if (lowest == d->ntypes)
		return NULL;
	return bsearch(&key, d->melds + d->first[lowest],
	    (size_t)(d->first[lowest + 1] - d->first[lowest]),
	    sizeof(*d->melds), compare_melds);
}

int
deck_best_pure(const struct deck *d, const struct deck_hand *h)
{
	int best = -1;

	for (int i = 0; i < d->nmelds; i++) {
		const struct deck_meld *m = &d->melds[i];

		if (m->pure && m->value > best && deck_holds(h->fields, m->fields))
			best = m->value;
	}
	return best;
}

/* The most from this meld on, of what is left of a hand. */
static int
pure_runs(const struct deck *d, int from, uint64_t fields)
{
	int best = 0;

	for (int i = from; i < d->nmelds; i++) {
		const struct deck_meld *m = &d->melds[i];
		int all;

		if (!m->pure || !deck_holds(fields, m->fields))
			continue;
		all = m->value + pure_runs(d, i, fields - m->fields);
		best = all > best ? all : best;
	}
	return best;
}

int
deck_pure_runs(const struct deck *d, const struct deck_hand *h)
{
	return pure_runs(d, 0, h->fields);
}
