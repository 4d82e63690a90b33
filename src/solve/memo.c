/* Owns the search's table: open addressing, no deletion, grows by doubling. */
#include "solve/memo.h"

#include <stdlib.h>
#include <string.h>

#include "base/util.h"

#define SMALL_TABLE 256 /* entries; a larger table is freed after the hand */

static void
new_table(struct memo *m, size_t size)
{
	m->size = size;
	m->table = util_alloc(size * sizeof(*m->table));
	memset(m->table, 0, size * sizeof(*m->table));
}

void
memo_init(struct memo *m)
{
	new_table(m, SMALL_TABLE);
	m->used = 0;
	m->round = 1;
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
	/* The round comes back to 0 after some 4,000,000,000 hands. */
	if (m->size == SMALL_TABLE && ++m->round != 0)
		return;
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

static void
grow(struct memo *m)
{
	struct entry *old = m->table;
	size_t old_size = m->size;

	new_table(m, old_size * 2);
	for (size_t i = 0; i < old_size; i++)
		if (old[i].round == m->round)
			*place_of(m, old[i].left, old[i].laid,
			    old[i].rest) = old[i];
	free(old);
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
