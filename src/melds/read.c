/* Owns what a meld is: the readings of a group, the most natural one first. */
#include "melds/inside.h"

#include <assert.h>
#include <string.h>

/*
 * Read a group of which a card may be a joker; second: where to put the second
 * of two readings.  Returns how many.
 */
static int
read_any(const struct rules *r, const card *cards, int n, struct meld *first,
    struct meld *second)
{
	struct group g;
	bool run, set;

	assert(n >= 1 && n <= HAND_MAX);
	if (meld_read_same(r, cards, n, first))
		return 1;
	group_sort(&g, r, cards, n);
	run = group_read_run(&g, first);
	set = group_read_set(&g, run ? second : first);
	if (run && set && (second->jokers < first->jokers ||
	    meld_has_cheap_ace(r, first))) {
		struct meld of_run = *first;

		*first = *second;
		*second = of_run;
	}
	if (run || set)
		return run + set;
	first->jokers = 0;
	first->fault = group_name_fault(&g, first);
	first->kind = MELD_NONE;
	first->pure = false;
	first->size = n;
	first->start = 0;
	memcpy(first->cards, cards, (size_t)n);
	memcpy(first->as, cards, (size_t)n);
	return 0;
}

int
meld_read(const struct rules *r, const card *cards, int n,
    struct meld out[MELD_READINGS])
{
	return meld_read_quick(r, cards, n, true, out) ? 1 :
	    read_any(r, cards, n, &out[0], &out[1]);
}

static APART void
read_first(const struct rules *r, const card *cards, int n, struct meld *m)
{
	struct meld second = { .kind = MELD_NONE };

	read_any(r, cards, n, m, &second);
}

void
meld_read_best(const struct rules *r, const card *cards, int n, struct meld *m)
{
	if (!meld_read_quick(r, cards, n, false, m))
		read_first(r, cards, n, m);
}

bool
meld_read_as(const struct rules *r, enum meld_kind kind, const card *cards,
    int n, struct meld *out)
{
	struct group g;

	group_sort(&g, r, cards, n);
	return kind == MELD_RUN ? group_read_run(&g, out) :
	    group_read_set(&g, out);
}

struct readings {
	const struct rules *rules;
	struct meld *list;
	int n;
};

/* Insert the reading, best first. */
static void
keep_reading(const struct meld *m, void *context)
{
	struct readings *r = context;
	int i = r->n++;

	for (; i > 0 && meld_reads_better(r->rules, m, &r->list[i - 1]);
	    i--)
		r->list[i] = r->list[i - 1];
	r->list[i] = *m;
}

int
meld_runs(const struct rules *rules, const card *cards, int n,
    struct meld out[MELD_RUNS])
{
	struct readings r = { rules, out, 0 };
	struct group g;

	group_sort(&g, rules, cards, n);
	group_each_run(&g, keep_reading, &r);
	return r.n;
}
