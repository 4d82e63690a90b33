/* Owns the search's table: open addressing, no deletion, grows by doubling. */
#include "solve/memo.h"

#include <stdlib.h>
#include <string.h>

#include "base/util.h"

#define SMALL_TABLE 256 /* entries; a larger table is freed after the hand */
#define LAST_ROUND (UINT32_MAX - 64) /* a hand takes one for each doubling */

/* Give the table that many entries; further ones are free. */
static void
resize(struct memo *m, size_t size)
{
	m->table = util_realloc(m->table, size * sizeof(*m->table));
	memset(m->table + m->size, 0, (size - m->size) * sizeof(*m->table));
	m->size = size;
}

void
memo_init(struct memo *m)
{
	*m = (struct memo){ .round = 1 };
	resize(m, SMALL_TABLE);
}

void
memo_free(struct memo *m)
{
	free(m->table);
}

void
memo_clear(struct memo *m)
{
	m->used = 0;
	if (m->size == SMALL_TABLE && m->round < LAST_ROUND) {
		m->round++;
		return;
	}
	free(m->table);
	memo_init(m);
}

/* All of a state except the remaining cards. */
static uint64_t
rest_of(const struct state *t)
{
	return t->numbers ^ (uint64_t)t->longer << 63;
}

/* The place of a state: its entry, or the free one where it belongs. */
static struct entry *
place_of(const struct memo *m, uint64_t left, uint64_t laid, uint64_t rest)
{
	uint64_t h = (left ^ (rest ^ laid << 7) *
	    UINT64_C(0x9e3779b97f4a7c15)) * UINT64_C(0xff51afd7ed558ccd);
	struct entry *e;
	size_t i;

	h = (h ^ h >> 32) * UINT64_C(0xc4ceb9fe1a85ec53) >> 20;
	for (i = (size_t)h & (m->size - 1);; i = (i + 1) & (m->size - 1)) {
		e = &m->table[i];
		if (e->round != m->round || (e->left == left &&
		    e->rest == rest && e->laid == laid))
			return e;
	}
}

const struct entry *
memo_find(const struct memo *m, const struct state *t)
{
	const struct entry *e = place_of(m, t->left, t->laid, rest_of(t));

	return e->round == m->round ? e : NULL;
}

/*
 * Twice the table: each entry, of the round that ends, goes to its place in the
 * next one, and what was there goes on.
 */
static void
grow(struct memo *m)
{
	uint32_t old = m->round++;
	size_t n = m->size;

	resize(m, 2 * n);
	for (size_t i = 0; i < n; i++) {
		struct entry e = m->table[i];

		if (e.round == old)
			m->table[i].round = 0;
		while (e.round == old) {
			struct entry *to = place_of(m, e.left, e.laid, e.rest);
			struct entry next = *to;

			*to = e;
			to->round = m->round;
			e = next;
		}
	}
}

void
memo_store(struct memo *m, const struct state *t, uint64_t value,
    uint32_t choice)
{
	uint64_t rest = rest_of(t);
	struct entry *e;

	if (m->used * 4 >= m->size * 3)
		grow(m);
	e = place_of(m, t->left, t->laid, rest);
	m->used += e->round != m->round;
	*e = (struct entry){ t->left, t->laid, rest, value, choice, m->round };
}
