/*
 * Owns the tables: their contents, and for which rules they are made.  A set of
 * ranks is solved from smaller ones: every run of its lowest card, or of a high
 * ace, is tried, and none.
 */
#include "solve/suits.h"

#include <stdlib.h>
#include <string.h>

#include "melds/meld.h"

/*
 * How often in a row rules must be asked for before tables are made for them: a
 * stream that changes its rules all the time makes none.
 */
#define PATIENCE 32

/* The tables of no rules, before the first request. */
static const struct suits none = { .plain = { UINT64_MAX } };

void
suits_create(struct suits_cache *c)
{
	*c = (struct suits_cache){ .last = &none };
}

void
suits_free(struct suits_cache *c)
{
	for (int i = 0; i < SUITS_TABLES; i++)
		free(c->tables[i]);
}

/* The entry of a set of ranks being solved. */
struct solving {
	struct suits *t;
	unsigned ranks;
	int most; /* cards in a run */
	uint32_t cost, runs; /* the best so far */
};

/*
 * Of two lists with equally many runs, does a come first?  Where they differ, a
 * run that goes on is the longer one, and one that starts is the earlier.
 */
static bool
comes_first(uint32_t a, uint32_t b)
{
	uint32_t part = (a ^ b) | (a ^ b) >> 16;

	part &= 0u - part;
	if ((a ^ b) & part << 16)
		return a & part << 16;
	return b & part;
}

/* Try the run of these positions, all of which the ranks have. */
static void
try_run(struct solving *s, int start, int size)
{
	uint32_t positions = ((1u << size) - 1) << start;
	unsigned used = (positions >> 1 & (SUIT_SETS - 1)) | positions >> 14;
	unsigned rest = s->ranks & ~used;
	uint32_t cost = s->t->cost[rest] + SUIT_COST(0, 0, 1);
	uint32_t runs = s->t->runs[rest] | positions << 16 | 1u << start;

	if (size < s->t->run_min || size > s->most || cost > s->cost ||
	    (cost == s->cost && !comes_first(runs, s->runs)))
		return;
	s->cost = cost;
	s->runs = runs;
}

static void
solve_ranks(struct solving *s, const struct rules *r)
{
	unsigned ranks = s->ranks, without = ranks & (ranks - 1);
	int rank = ACE, end;

	while (!(ranks >> (rank - 1) & 1))
		rank++;
	s->cost = s->t->cost[without] + SUIT_COST(r->value[rank], 1, 0);
	s->runs = s->t->runs[without];
	for (end = rank; ranks >> (end - 1) & 1; end++)
		if (rank >= r->run_first)
			try_run(s, rank, end - rank + 1);
	if (rank > ACE || !s->t->ace_high)
		return;
	for (int start = KING; start > ACE && ranks >> (start - 1) & 1; start--)
		try_run(s, start, ACE_HIGH - start + 1);
}

static bool
may_hold(const struct rules *r, int size)
{
	return size >= max_of(r->set_min, r->jokers_min_naturals) &&
	    (r->set_max == KEY_NONE || size <= r->set_max);
}

static void
fill(struct suits *t, const struct rules *r)
{
	struct solving s = { .t = t };

	memcpy(t->plain, r->plain, sizeof(t->plain));
	t->run_min = max_of(r->run_min, r->jokers_min_naturals);
	s.most = r->run_max == KEY_NONE ? ACE_HIGH : r->run_max;
	t->ace_high = r->run_last == ACE_HIGH;
	t->threes = may_hold(r, 3);
	t->fours = may_hold(r, 4);
	t->usual = t->threes && t->fours && t->run_min == 3 && !t->ace_high;
	t->cost[0] = t->runs[0] = 0;
	for (s.ranks = 1; s.ranks < SUIT_SETS; s.ranks++) {
		solve_ranks(&s, r);
		t->cost[s.ranks] = s.cost;
		t->runs[s.ranks] = s.runs;
	}
}

static bool
same(const uint64_t *a, const uint64_t *b)
{
	return memcmp(a, b, PLAIN_WORDS * sizeof(*a)) == 0;
}

const struct suits *
suits_look_up(struct suits_cache *c, const struct rules *r)
{
	struct suits **t = &c->tables[c->next];

	if (!r->plain[0])
		return NULL;
	for (int i = 0; i < SUITS_TABLES && c->tables[i]; i++)
		if (same(c->tables[i]->plain, r->plain))
			return c->last = c->tables[i];
	if (!same(c->asked, r->plain)) {
		memcpy(c->asked, r->plain, sizeof(c->asked));
		c->times = 0;
	}
	if (++c->times < PATIENCE)
		return NULL;
	if (!*t)
		*t = util_alloc(sizeof(**t));
	fill(*t, r);
	c->next = (c->next + 1) % SUITS_TABLES;
	return c->last = *t;
}
