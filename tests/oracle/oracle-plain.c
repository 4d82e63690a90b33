/*
 * Every arrangement of a hand, one after another, and the best of them by
 * comparing each, to test the search that remembers.
 */
#include <stdlib.h>

#include "oracle.h"

struct each {
	const struct oracle *o;
	const struct oracle_meld *melds[ORACLE_GROUPS];
	int n;
	void (*visit)(const struct oracle_meld *const *, int, unsigned, void *);
	void *arg;
};

static void
each(struct each *e, unsigned cards, unsigned unmatched)
{
	const struct oracle *o = e->o;
	int lowest;

	if (!cards) {
		e->visit(e->melds, e->n, unmatched, e->arg);
		return;
	}
	lowest = oracle_first(cards);
	each(e, cards & (cards - 1), unmatched | 1u << lowest);
	for (int m = o->first[lowest]; m < o->first[lowest + 1]; m++) {
		const struct oracle_meld *meld = &o->melds[o->starting[m]];

		if (meld->cards & ~cards)
			continue;
		e->melds[e->n++] = meld;
		each(e, cards & ~meld->cards, unmatched);
		e->n--;
	}
}

void
oracle_each(const struct oracle *o,
    void (*visit)(const struct oracle_meld *const *, int n, unsigned unmatched,
    void *), void *arg)
{
	struct each e = { o, { NULL }, 0, visit, arg };

	each(&e, oracle_hand(o), 0);
}

struct plain {
	const struct oracle *o;
	struct oracle_demand demand;
	struct oracle_best *best;
};

/* Negative when a is better. */
static int
compare_best(const struct oracle_best *a, const struct oracle_best *b)
{
	if (a->deadwood != b->deadwood)
		return a->deadwood - b->deadwood;
	if (a->unmatched != b->unmatched)
		return a->unmatched - b->unmatched;
	if (a->ngroups != b->ngroups)
		return a->ngroups - b->ngroups;
	for (int i = 0; i < a->ngroups; i++) {
		int order = oracle_shape_compare(&a->shapes[i], &b->shapes[i]);

		if (order)
			return order;
	}
	return 0;
}

static int
compare_shapes(const void *a, const void *b)
{
	return oracle_shape_compare(a, b);
}

static void
consider(const struct oracle_meld *const *melds, int n, unsigned unmatched,
    void *arg)
{
	struct plain *p = arg;
	struct oracle_best a;
	int runs = 0, pure = 0, longest = 0;

	a.found = true;
	a.deadwood = oracle_value(p->o, unmatched);
	a.unmatched = oracle_count(unmatched);
	a.ngroups = n;
	for (int i = 0; i < n; i++) {
		runs += melds[i]->reading.run;
		pure += melds[i]->reading.pure;
		a.shapes[i] = melds[i]->reading.shape;
		if (melds[i]->reading.run && a.shapes[i].n > longest)
			longest = a.shapes[i].n;
	}
	if (runs < p->demand.min_runs || pure < p->demand.min_pure ||
	    longest < p->demand.long_run)
		return;
	qsort(a.shapes, (size_t)n, sizeof(a.shapes[0]), compare_shapes);
	if (!p->best->found || compare_best(&a, p->best) < 0)
		*p->best = a;
}

void
oracle_plain(const struct oracle *o, const struct oracle_demand *demand,
    struct oracle_best *best)
{
	/* cppcheck-suppress ctuuninitvar */ /* best is for what comes out */
	struct plain p = { o, *demand, best };

	best->found = false;
	oracle_each(o, consider, &p);
}
