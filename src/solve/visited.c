/* Owns the table of visited positions of an enumeration. */
#include "solve/visited.h"

#include <stdlib.h>
#include <string.h>

#include "base/util.h"

/* The counts of a position in one number. */
static uint64_t
counts_of(const struct been *b)
{
	return (uint64_t)b->meld | (uint64_t)b->spent << 16 |
	    (uint64_t)b->hand.jokers << 32 | (uint64_t)b->aces << 48;
}

static size_t
hash_been(const struct been *b)
{
	uint64_t h = b->room ^ counts_of(b) * UINT64_C(0x9e3779b97f4a7c15);

	for (int k = 0; k < HAND_COPIES; k++) {
		h = (h ^ b->hand.level[k]) * UINT64_C(0x9e3779b97f4a7c15);
		h ^= h >> 29;
	}
	return (size_t)(h * UINT64_C(0xff51afd7ed558ccd) >> 20);
}

static bool
same_been(const struct been *a, const struct been *b)
{
	return counts_of(a) == counts_of(b) && a->room == b->room &&
	    memcmp(a->hand.level, b->hand.level, sizeof(a->hand.level)) == 0;
}

static struct been *
place_of(const struct visited *v, const struct been *b)
{
	size_t i = hash_been(b) & (v->size - 1);

	while (v->table[i].used && !same_been(&v->table[i], b))
		i = (i + 1) & (v->size - 1);
	return &v->table[i];
}

static void
resize(struct visited *v, size_t size)
{
	struct been *old = v->table;
	size_t old_size = v->size;

	v->size = size;
	v->table = util_alloc(size * sizeof(*v->table));
	memset(v->table, 0, size * sizeof(*v->table));
	for (size_t i = 0; i < old_size; i++)
		if (old[i].used)
			*place_of(v, &old[i]) = old[i];
	free(old);
}

bool
visited_before(struct visited *v, const struct been *now)
{
	struct been *place;

	if (v->used * 2 >= v->size)
		resize(v, v->size ? v->size * 2 : 64);
	place = place_of(v, now);
	if (place->used)
		return true;
	*place = *now;
	v->used++;
	return false;
}

void
visited_forget(struct visited *v)
{
	if (!v->used)
		return;
	v->used = 0;
	memset(v->table, 0, v->size * sizeof(*v->table));
}

void
visited_free(struct visited *v)
{
	free(v->table);
}
