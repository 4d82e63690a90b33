/*
 * Laying off, and the knocker's best spread, by looking at every way.
 */
#include <assert.h>
#include <string.h>

#include "oracle.h"

static const struct oracle_demand nothing = { 0 };

static int
compare_defences(const struct oracle_defence *a, const struct oracle_defence *b)
{
	if (a->best.deadwood != b->best.deadwood)
		return a->best.deadwood - b->best.deadwood;
	if (a->best.unmatched != b->best.unmatched)
		return a->best.unmatched - b->best.unmatched;
	if (a->laid != b->laid)
		return a->laid - b->laid;
	if (a->best.ngroups != b->best.ngroups)
		return a->best.ngroups - b->best.ngroups;
	for (int i = 0; i < a->best.ngroups; i++) {
		int order = oracle_shape_compare(&a->best.shapes[i],
		    &b->best.shapes[i]);

		if (order)
			return order;
	}
	return 0;
}

void
oracle_layoff(struct oracle *o, const struct oracle_table *table,
    struct oracle_defence *best)
{
	static bool left[1u << ORACLE_HAND];

	oracle_table(&o->rules, table, o->cards, o->n, left);
	oracle_solve(o, oracle_hand(o), &nothing, &best->best);
	best->laid = 0;
	for (unsigned cards = 1; cards <= oracle_hand(o); cards++) {
		struct oracle_defence d = { { 0 }, 0 };

		if (!left[oracle_hand(o) & ~cards])
			continue;
		d.laid = oracle_count(cards);
		oracle_solve(o, oracle_hand(o) & ~cards, &nothing, &d.best);
		if (compare_defences(&d, best) < 0)
			*best = d;
	}
}

struct knock {
	struct oracle *knocker, *defender;
	const struct oracle_gin *gin;
	bool full;    /* without a discard: big gin only */
	bool found;
	int points;
};

/* What a reply leaves the knocker at least, before the knocker's own count. */
static int
defend(struct knock *k, const struct oracle_meld *const *melds, int n,
    bool layoff)
{
	struct oracle_table table = { .n = 0 };
	struct oracle_defence defence;

	for (; layoff && table.n < n; table.n++)
		table.melds[table.n] = oracle_lie(&melds[table.n]->reading);
	oracle_layoff(k->defender, &table, &defence);
	return defence.best.deadwood;
}

static void
try_spread(const struct oracle_meld *const *melds, int n, unsigned unmatched,
    void *arg)
{
	struct knock *k = arg;
	const struct oracle_gin *gin = k->gin;
	int deadwood = oracle_value(k->knocker, unmatched);
	int points;

	if (deadwood > gin->limit || (k->full && unmatched))
		return;
	if (!deadwood) {
		points = defend(k, melds, n,
		    gin->layoff && gin->layoff_on_gin);
		points += k->full ? gin->big : gin->gin;
	} else {
		points = defend(k, melds, n, gin->layoff) - deadwood;
		if (points < 0 || (!points && gin->undercut_on_tie))
			points -= gin->undercut;
	}
	if (!k->found || points > k->points)
		k->points = points;
	k->found = true;
}

bool
oracle_knock(struct oracle *defender, const struct oracle_gin *gin,
    const card *knocker, int n, int *points)
{
	struct knock k = { oracle_create(), defender, gin, false, false, 0 };
	card kept[ORACLE_HAND];

	assert(n == 10 || n == 11);
	if (n == 10 || gin->big >= 0) {
		k.full = n == 11;
		oracle_load(k.knocker, &defender->rules, &nothing, knocker, n);
		oracle_each(k.knocker, try_spread, &k);
	}
	k.full = false;
	for (int i = 0; i < n && n == 11; i++) {
		memcpy(kept, knocker, (size_t)i);
		memcpy(kept + i, knocker + i + 1, (size_t)(n - i - 1));
		oracle_load(k.knocker, &defender->rules, &nothing, kept, n - 1);
		oracle_each(k.knocker, try_spread, &k);
	}
	oracle_free(k.knocker);
	*points = k.points;
	return k.found;
}
