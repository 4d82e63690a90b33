/*
 * Owns the tables of suits.  That of some cards follows from those of fewer: the
 * lowest card is in no run, or starts one; an ace may stand high instead.
 */
#include "solve/suit-inside.h"

#include <stdlib.h>
#include <string.h>

/* A table being made. */
struct making {
	struct suit_store *store;
	int32_t worth[CELLS(JOKERS_MOST)];
	struct runs runs[CELLS(JOKERS_MOST)];
};

/* What is done with the lowest card: none, or the run that it starts. */
struct choice {
	uint32_t left; /* the other cards */
	uint32_t run;  /* NO_RUN: none */
	int size, holes;
	int jokers;    /* it takes, wild cards that stand for themselves too */
	int32_t worth;
};

void
suit_store_clear(struct suit_store *s)
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
	s->kept = 0;
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
classes_beside(const struct choice *c)
{
	static const unsigned char after[3][CLASSES] = {
		{ CLASS_ANY, CLASS_RUN, CLASS_PURE, CLASS_TWO, CLASS_BOTH },
		{ CLASS_ANY, CLASS_ANY, CLASS_PURE, CLASS_RUN, CLASS_PURE },
		{ CLASS_ANY, CLASS_ANY, CLASS_ANY, CLASS_RUN, CLASS_RUN },
	};

	return c->run == NO_RUN ? after[0] : after[c->holes ? 1 : 2];
}

static struct runs
runs_with(const struct runs *list, uint32_t run)
{
	struct runs with;
	int i = MELDS_MOST - 1;

	/* The last one is none: cards for so many runs are not there. */
	for (; i && list->run[i - 1] > run; i--)
		with.run[i] = list->run[i - 1];
	with.run[i] = run;
	while (i-- > 0)
		with.run[i] = list->run[i];
	return with;
}

static bool
runs_come_before(const struct runs *a, const struct runs *b)
{
	int i = 0;

	while (i < MELDS_MOST - 1 && a->run[i] == b->run[i])
		i++;
	return a->run[i] < b->run[i];
}

/* One choice for a cell: is it the best, or of equal ones the first? */
static inline void
offer_cell(struct making *m, const struct choice *c, const struct suit_table *t,
    int from, int cell)
{
	int32_t worth = t->worth[from] + c->worth;
	struct runs runs;

	if (worth < m->worth[cell])
		return;
	runs = *suit_runs(t, m->store->jokers, from);
	if (c->run != NO_RUN)
		runs = runs_with(&runs, c->run);
	if (worth == m->worth[cell] &&
	    !runs_come_before(&runs, &m->runs[cell]))
		return;
	m->worth[cell] = worth;
	m->runs[cell] = runs;
}

static void
offer(struct making *m, const struct choice *c)
{
	const struct suit_table *t = suit_table_of(m->store, c->left);
	const unsigned char *beside = classes_beside(c);

	for (int j = c->jokers; j <= m->store->jokers; j++)
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
	if (done.jokers > m->store->jokers)
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
	struct choice with = *c;

	for (; ++at < next; with.jokers++, with.holes++)
		with.run |= RUN_JOKER << RUN_PLACE(with.size++);
	with.size++;
	with.jokers += (int)(s->wild >> (next % KING) & 1);
	with.left = suit_drop(c->left,
	    next == 13 && !(c->left & SUIT_HIGH) ? 0 : next);
	with.worth += s->worth[next];
	if (with.jokers <= s->jokers && with.left != c->left)
		extend_run(m, &with, next);
}

static void
extend_run(struct making *m, const struct choice *c, int at)
{
	int last = min_of(at + 1 + m->store->jokers - c->jokers, 13);

	finish_run(m, c, at);
	for (int next = at + 1; next <= last; next++)
		go_on(m, c, at, next);
}

/* Every choice for the lowest card. */
static void
choose(struct making *m, uint32_t cards)
{
	const struct suit_store *s = m->store;
	int low = bits_lowest(cards);
	struct choice c = { .left = suit_drop(cards, low), .run = NO_RUN };

	offer(m, &c);
	if (low == 0) { /* an ace, which may stand high */
		c.left |= c.left & SUIT_HIGH ? SUIT_SECOND(SUIT_HIGH) :
		    SUIT_HIGH;
		offer(m, &c);
		c.left = suit_drop(cards, low);
	}
	c.run = RUN_START(low + 1);
	c.size = 1;
	c.jokers = s->wild >> low & 1; /* there is one: it is a joker itself */
	c.worth = s->worth[low];
	/* With jokers alone an ace stands low. */
	if (low < 13)
		extend_run(m, &c, low);
}

/* Put every list of runs once; returns how many there are. */
static int
put_lists(struct making *m, int cells, unsigned char *which)
{
	int n = 0;

	for (int i = 0; i < cells; i++) {
		int at = 0;

		while (at < n && memcmp(&m->runs[at], &m->runs[i],
		    sizeof(m->runs[0])) != 0)
			at++;
		which[i] = (unsigned char)at;
		if (at == n)
			m->runs[n++] = m->runs[i];
	}
	return n;
}

APART const struct suit_table *
suit_table_make(struct suit_store *s, uint32_t cards)
{
	struct making m = { .store = s };
	int cells = CELLS(s->jokers);
	size_t worth = (size_t)cells * sizeof(m.worth[0]);
	size_t index = (size_t)(cells + 3) / 4 * 4, lists;
	unsigned char which[(CELLS(JOKERS_MOST) + 3) / 4 * 4];
	const struct suit_table **bucket;
	struct suit_table *t;

	for (int i = 0; i < cells; i++)
		m.worth[i] = NO_WORTH;
	memset(m.runs, 0xff, sizeof(m.runs));
	if (cards)
		choose(&m, cards);
	else
		for (int j = 0; j <= s->jokers; j++)
			m.worth[CELL(j, CLASS_ANY)] = 0;
	lists = (size_t)put_lists(&m, cells, which) * sizeof(m.runs[0]);
	t = take_room(s, sizeof(*t) + worth + index + lists);
	t->key = suit_key(s, cards);
	memcpy(t->worth, m.worth, worth);
	memcpy((char *)t->worth + worth, which, index);
	memcpy((char *)t->worth + worth + index, m.runs, lists);
	bucket = &s->buckets[suit_bucket(t->key)];
	t->next = *bucket;
	*bucket = t;
	return t;
}
