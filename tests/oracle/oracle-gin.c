/*
 * Laying off, and the knocker's best spread, by looking at every way.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "oracle.h"

static const struct oracle_demand nothing = { 0 };

/* Is the meld with these cards of the hand added still a meld? */
static bool
extends(const struct oracle *o, const struct oracle_spread *spread, int meld,
    unsigned added)
{
	card cards[2 * ORACLE_HAND];
	int n = spread->size[meld];

	memcpy(cards, spread->cards[meld], (size_t)n);
	for (int i = 0; i < o->n; i++)
		if (added >> i & 1)
			cards[n++] = o->cards[i];
	return n <= ORACLE_HAND && oracle_is_meld(&o->rules, cards, n);
}

/*
 * For every subset of the hand: can it be laid on the meld, card after card,
 * each leaving a meld?
 */
static void
find_layable(const struct oracle *o, const struct oracle_spread *spread,
    int meld, bool *layable)
{
	layable[0] = true;
	for (unsigned added = 1; added <= oracle_hand(o); added++) {
		bool last = false;

		for (int i = 0; i < o->n; i++)
			if (added >> i & 1)
				last |= layable[added & ~(1u << i)];
		layable[added] = last && extends(o, spread, meld, added);
	}
}

/* For every subset of the hand: can it be laid on the melds of the spread? */
static void
find_laid(const struct oracle *o, const struct oracle_spread *spread,
    bool *laid)
{
	size_t size = (size_t)oracle_hand(o) + 1;
	bool *layable = calloc(size, 1), *before = calloc(size, 1);

	if (!layable || !before)
		abort();
	memset(laid, 0, size);
	laid[0] = true;
	for (int meld = 0; meld < spread->n; meld++) {
		find_layable(o, spread, meld, layable);
		memcpy(before, laid, size);
		for (unsigned a = 0; a < size; a++)
			for (unsigned b = 1; before[a] && b < size; b++)
				if (layable[b] && !(a & b))
					laid[a | b] = true;
	}
	free(layable);
	free(before);
}

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
oracle_layoff(struct oracle *o, const struct oracle_spread *spread,
    struct oracle_defence *best)
{
	bool *laid = malloc((size_t)oracle_hand(o) + 1);

	if (!laid)
		abort();
	find_laid(o, spread, laid);
	oracle_solve(o, oracle_hand(o), &nothing, &best->best);
	best->laid = 0;
	for (unsigned cards = 1; cards <= oracle_hand(o); cards++) {
		struct oracle_defence d = { { 0 }, 0 };

		if (!laid[cards])
			continue;
		d.laid = oracle_count(cards);
		oracle_solve(o, oracle_hand(o) & ~cards, &nothing, &d.best);
		if (compare_defences(&d, best) < 0)
			*best = d;
	}
	free(laid);
}

struct knock {
	struct oracle *knocker, *defender;
	const struct oracle_gin *gin;
	bool full;    /* without a discard: big gin only */
	bool found;
	int points;
};

static void
list_melds(const struct oracle *o, const struct oracle_meld *const *melds,
    int n, struct oracle_spread *spread)
{
	memset(spread, 0, sizeof(*spread));
	for (int m = 0; m < n; m++)
		for (int i = 0; i < o->n; i++)
			if (melds[m]->cards >> i & 1)
				spread->cards[m][spread->size[m]++] =
				    o->cards[i];
	spread->n = n;
}

/* What a reply leaves the knocker at least, before the knocker's own count. */
static int
defend(struct knock *k, const struct oracle_meld *const *melds, int n,
    bool layoff)
{
	struct oracle_spread spread;
	struct oracle_defence defence;

	list_melds(k->knocker, melds, layoff ? n : 0, &spread);
	oracle_layoff(k->defender, &spread, &defence);
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
