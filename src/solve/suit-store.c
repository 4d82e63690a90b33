/*
 * Owns the tables of suits.  That of some cards follows from those of fewer: the
 * lowest card is in no run, or starts one; an ace may stand high instead.
 */
#include "solve/suit-inside.h"

#include <stdlib.h>
#include <string.h>

#define KEPT_MOST (UINT64_C(7) << 19) /* bytes of tables */
#define ASKED_MOST 16 /* times that other rules are searched by states first */

/* A table being made. */
struct making {
	struct suit_store *store;
	int kind, jokers;
	int32_t worth[CELLS(JOKERS_MOST)];
	/* Each list: the run that its choice has, and one of fewer cards. */
	uint32_t run[CELLS(JOKERS_MOST)];
	uint32_t rest[CELLS(JOKERS_MOST)];
};

/* What is done with the lowest card: none, or the run that it starts. */
struct choice {
	uint64_t left; /* the other cards */
	uint32_t run;  /* NO_RUN: none */
	int size, holes;
	int jokers;    /* it takes, wild cards that stand for themselves too */
	int32_t worth;
};

/* Forget all tables; make room for them. */
static void
forget(struct suit_store *s)
{
	size_t size = sizeof(*s->buckets) << SUIT_BUCKETS;

	if (!s->buckets) {
		s->first = util_alloc(sizeof(*s->first));
		s->first->next = NULL;
		s->buckets = util_alloc(size);
	}
	s->chunk = s->first;
	s->chunk->used = 0;
	memset(s->buckets, 0, size);
	s->kept = s->nruns = 0;
	s->turns++;
}

void
suit_store_free(struct suit_store *s)
{
	struct suit_chunk *next;

	for (struct suit_chunk *c = s->first; c; c = next) {
		next = c->next;
		free(c);
	}
	free(s->buckets);
	free(s->runs);
}

/* Take from the rules what the tables depend on. */
static void
learn_rules(struct suit_store *s, const struct rules *r)
{
	s->naturals = max_of(r->jokers_min_naturals, 1); /* as in the search */
	s->run_most = r->run_max == KEY_NONE ? POSITIONS : r->run_max;
	s->pure = r->declare_min_pure > 1;
	for (int suit = 0; suit < SUITS; suit++) {
		uint32_t wild = (uint32_t)(r->wild >> (16 * suit + ACE)) & 0x1fff;
		int like = 0;

		s->wild[suit] = wild;
		for (int i = 0; i < POSITIONS; i++) {
			int cost = r->left_cost[CARD(suit, i % KING + ACE)];

			s->worth[suit][i] = wild >> (i % KING) & 1 ? 0 :
			    (cost << 13) + (1 << 6);
		}
		while (s->wild[like] != wild || memcmp(s->worth[like],
		    s->worth[suit], sizeof(s->worth[0])) != 0)
			like++;
		s->kind[suit] = like;
	}
}

/* Do the tables of these rules serve the others? */
static bool
same_tables(const struct rules *a, const struct rules *b)
{
	return a->wild == b->wild && a->run_max == b->run_max &&
	    a->jokers_min_naturals == b->jokers_min_naturals &&
	    (a->declare_min_pure > 1) == (b->declare_min_pure > 1) &&
	    memcmp(a->left_cost, b->left_cost, sizeof(a->left_cost)) == 0;
}

bool
suit_store_turn(struct suit_store *s, const struct rules *r)
{
	bool same = s->buckets && same_tables(&s->rules, r);

	if (!same && ++s->asked < ASKED_MOST)
		return false;
	s->asked = 0;
	if (same && s->kept < KEPT_MOST)
		return true;
	forget(s);
	s->rules = *r;
	learn_rules(s, r);
	return true;
}

/* Room for a table. */
static void *
take_room(struct suit_store *s, size_t size)
{
	struct suit_chunk *c = s->chunk;

	size = (size + 7) / 8 * 8;
	if (size > sizeof(c->data) - c->used) {
		if (!c->next) {
			c->next = util_alloc(sizeof(*c));
			c->next->next = NULL;
		}
		c = s->chunk = c->next;
		c->used = 0;
	}
	c->used += size;
	s->kept += size;
	return c->data + c->used - size;
}

/* The class that the other cards must have, beside a choice. */
static const unsigned char *
classes_beside(const struct making *m, const struct choice *c)
{
	static const unsigned char after[3][CLASSES] = {
		{ CLASS_ANY, CLASS_RUN, CLASS_PURE, CLASS_TWO, CLASS_BOTH },
		{ CLASS_ANY, CLASS_ANY, CLASS_PURE, CLASS_RUN, CLASS_PURE },
		{ CLASS_ANY, CLASS_ANY, CLASS_ANY, CLASS_RUN, CLASS_RUN },
	}, fewer[CLASSES] = { 0, 0, 1, 2, 3 };

	if (c->run == NO_RUN || (m->store->pure && c->holes))
		return after[0];
	return m->store->pure ? fewer : after[c->holes ? 1 : 2];
}

/*
 * One choice for a cell: is it the best, or of equal ones the first?  They are
 * offered in the order of their runs, and a run of the lowest card comes before
 * all others: so the first that is offered has the first list.
 */
static inline void
offer_cell(struct making *m, const struct choice *c, const struct suit_table *t,
    int from, int cell)
{
	int32_t worth = t->worth[from] + c->worth;

	if (worth <= m->worth[cell] || t->worth[from] == NO_WORTH)
		return;
	m->worth[cell] = worth;
	m->run[cell] = c->run;
	m->rest[cell] = t->runs[from];
}

static void
offer(struct making *m, const struct choice *c)
{
	const struct suit_table *t = suit_table_of(m->store, c->left);
	const unsigned char *beside = classes_beside(m, c);

	for (int j = c->jokers; j <= m->jokers; j++)
		for (int class = 0; class < CLASSES; class++)
			offer_cell(m, c, t, CELL(j - c->jokers, beside[class]),
			    CELL(j, class));
}

/* The run as far as it is, filled up with jokers: behind it if there is room. */
static void
finish_run(struct making *m, const struct choice *c, int at)
{
	struct choice done = *c;
	int need = max_of(3 - c->size, 0), behind = min_of(need, 13 - at);

	done.worth--;
	done.jokers += need;
	done.holes += need;
	if (done.jokers > m->jokers ||
	    c->size - c->holes < m->store->naturals)
		return;
	if (behind < need) {
		done.run = RUN_START(RUN_JOKER_FIRST);
		done.size++;
	}
	for (; behind; behind--)
		done.run |= RUN_JOKER << RUN_PLACE(done.size++);
	done.run |= (UINT32_C(1) << (28 - 2 * done.size)) - 1;
	offer(m, &done);
}

static void extend_run(struct making *, const struct choice *, int at);

/* The run that is at this position goes on with the card at the next one. */
static void
go_on(struct making *m, const struct choice *c, int at, int next)
{
	const struct suit_store *s = m->store;
	int place = next == 13 && !(c->left & SUIT_HIGH) ? 0 : next;
	struct choice with;

	if (!(c->left >> place & 1))
		return;
	with = *c;
	for (; ++at < next; with.jokers++, with.holes++)
		with.run |= RUN_JOKER << RUN_PLACE(with.size++);
	with.size++;
	with.jokers += (int)(s->wild[m->kind] >> (next % KING) & 1);
	with.left = suit_drop(c->left, place);
	with.worth += s->worth[m->kind][next];
	if (with.jokers <= m->jokers)
		extend_run(m, &with, next);
}

static void
extend_run(struct making *m, const struct choice *c, int at)
{
	int most = min_of(1 + m->jokers - c->jokers,
	    m->store->run_most - c->size);

	for (int next = at + 1; next <= min_of(at + most, 13); next++)
		go_on(m, c, at, next);
	finish_run(m, c, at);
}

/* Every choice for the lowest card. */
static void
choose(struct making *m, uint64_t suit)
{
	const struct suit_store *s = m->store;
	int low = bits_lowest(suit), copy = 0;
	struct choice c = { .left = suit_drop(suit, low),
		.run = RUN_START(low + 1), .size = 1 };

	/* There is a joker for a wild card: it is one itself. */
	c.jokers = s->wild[m->kind] >> low & 1;
	c.worth = s->worth[m->kind][low];
	/* With jokers alone an ace stands low. */
	if (low < 13)
		extend_run(m, &c, low);
	c = (struct choice){ .left = c.left, .run = NO_RUN };
	if (low == 0) { /* an ace, which may stand high */
		while (c.left & SUIT_COPY(SUIT_HIGH, copy))
			copy++;
		c.left |= SUIT_COPY(SUIT_HIGH, copy);
	}
	offer(m, &c);
}

/* The list of a cell; one that the cells before have is shared. */
static uint32_t
list_of(const struct making *m, const uint32_t *lists, int cell)
{
	struct suit_store *s = m->store;

	if (m->run[cell] == NO_RUN)
		return m->rest[cell];
	for (int i = cell - 1; i >= 0 && i >= cell - CLASSES; i--)
		if (m->run[i] == m->run[cell] && m->rest[i] == m->rest[cell])
			return lists[i];
	if (++s->nruns >= s->runs_size) {
		s->runs_size = s->runs_size * 2 + 1024;
		s->runs = util_realloc(s->runs,
		    s->runs_size * sizeof(*s->runs));
	}
	s->runs[s->nruns] = (struct suit_run){ m->run[cell], m->rest[cell] };
	s->kept += sizeof(*s->runs);
	return s->nruns;
}

APART const struct suit_table *
suit_table_make(struct suit_store *s, uint64_t suit)
{
	struct making m = { .store = s, .kind = (int)(suit / SUIT_KIND(1)),
		.jokers = suit_jokers(suit) };
	int cells = CELLS(m.jokers);
	size_t worth = (size_t)cells * sizeof(m.worth[0]);
	const struct suit_table **bucket;
	struct suit_table *t;

	for (int i = 0; i < cells; i++)
		m.worth[i] = NO_WORTH;
	if (suit & SUIT_CARDS)
		choose(&m, suit);
	else
		for (int j = 0; j <= m.jokers; j++)
			m.worth[CELL(j, CLASS_ANY)] = 0;
	t = take_room(s, sizeof(*t) + worth + (size_t)cells *
	    sizeof(t->runs[0]));
	t->key = suit;
	t->runs = (void *)(t->worth + cells);
	for (int i = 0; i < cells; i++)
		t->runs[i] = list_of(&m, t->runs, i);
	memcpy(t->worth, m.worth, worth);
	bucket = &s->buckets[suit_bucket(suit)];
	t->next = *bucket;
	*bucket = t;
	return t;
}
