/*
 * Owns how a group is read: the most natural way first, melds of identical
 * cards, and on the table, where a joker stands for one card and what it counts
 * towards an opening is settled.  Its headers are meld.h and inside.h.
 */
#include "melds/inside.h"

#include <assert.h>
#include <string.h>

/* Melds of identical cards */

/* Can the card be in a meld as itself? */
static bool
may_be_itself(const struct rules *r, card c)
{
	return !meld_may_be_joker(r, c) ||
	    (card_is_joker(c) ? r->same_jokers : r->wild_as_natural);
}

int
meld_same_most(const struct rules *r, card c, int n)
{
	if (r->same_min == KEY_NONE || n < r->same_min || !may_be_itself(r, c))
		return 0;
	return n > HAND_COPIES ? HAND_COPIES : n;
}

bool
meld_read_same(const struct rules *r, const card *cards, int n,
    struct meld *m)
{
	card as = cards[0];

	for (int i = 1; i < n; i++)
		if (cards[i] != cards[0])
			return false;
	if (meld_same_most(r, cards[0], n) < n)
		return false;
	memset(m->cards, cards[0], (size_t)n);
	if (card_is_joker(as) && !meld_may_be_joker(r, as))
		as = r->joker_face;
	memset(m->as, as, (size_t)n);
	meld_make(m, MELD_SAME, n, card_rank(as), 0);
	m->pure = r->same_counts_as == SAME_PURE_RUN;
	return true;
}

/* All readings */

/* Read a group of which a card may be a joker. */
static int
read_any(const struct rules *r, const card *cards, int n,
    struct meld out[MELD_READINGS])
{
	struct group g;
	bool run, set;

	assert(n >= 1 && n <= HAND_MAX);
	if (meld_read_same(r, cards, n, out))
		return 1;
	group_sort(&g, r, cards, n);
	run = group_read_run(&g, out);
	set = group_read_set(&g, &out[run]);
	if (run && set && (out[1].jokers < out->jokers ||
	    meld_has_cheap_ace(r, out))) {
		struct meld of_run = *out;

		*out = out[1];
		out[1] = of_run;
	}
	if (run || set)
		return run + set;
	out->jokers = 0;
	out->fault = group_name_fault(&g, out);
	out->kind = MELD_NONE;
	out->pure = false;
	out->lent = 0;
	out->size = n;
	out->start = 0;
	memcpy(out->cards, cards, (size_t)n);
	memcpy(out->as, cards, (size_t)n);
	return 0;
}

int
meld_read(const struct rules *r, const card *cards, int n,
    struct meld out[MELD_READINGS])
{
	return meld_read_natural(r, cards, n, out) ? 1 :
	    read_any(r, cards, n, out);
}

void
meld_read_best(const struct rules *r, const card *cards, int n, struct meld *m)
{
	FILLED_LATER struct meld readings[MELD_READINGS];

	if (meld_read_quick(r, cards, n, m))
		return;
	read_any(r, cards, n, readings);
	*m = *readings;
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

int
meld_runs(const struct rules *r, const card *cards, int n,
    struct meld out[MELD_RUNS])
{
	struct group g;

	group_sort(&g, r, cards, n);
	return group_runs(&g, out);
}

/* On the table */

/* Does the set count more than any such run, and an opening need no run? */
static bool
opens_as_set(const struct rules *r, const struct meld *set,
    const struct meld *runs, int n)
{
	int worth = meld_worth(r, set);

	if (r->opening_min_runs)
		return false;
	while (n-- > 0)
		if (meld_worth(r, &runs[n]) >= worth)
			return false;
	return true;
}

/* Read a group of which a card may be a joker. */
static APART void
read_at_table(const struct rules *r, const card *cards, int n, struct meld *m)
{
	FILLED_LATER struct meld runs[MELD_RUNS];
	struct meld readings[MELD_READINGS];
	card order[HAND_MAX];
	int found = meld_read(r, cards, n, readings), count, typed;

	*m = readings[0];
	count = meld_runs(r, cards, n, runs);
	if (found == MELD_READINGS && r->opening_points != KEY_NONE)
		*m = opens_as_set(r, &readings[m->kind != MELD_SET], runs,
		    count) ? readings[m->kind != MELD_SET] : runs[0];
	if (m->kind != MELD_RUN ||
	    (!m->jokers && r->opening_points == KEY_NONE))
		return;
	typed = meld_find_typed(r, runs, count, cards);
	if (typed == count) { /* it is printed in another order */
		meld_tell_apart(r, runs, count, 0);
		memcpy(order, runs[0].cards, (size_t)n);
		typed = meld_find_typed(r, runs, count, cards = order);
	}
	memcpy(runs[typed].cards, cards, (size_t)n);
	*m = runs[typed];
}

void
melds_read_typed(const struct rules *r, const struct arrangement *typed,
    struct arrangement *a, struct meld *melds)
{
	for (int g = 0; g < typed->ngroups; g++) {
		const card *cards = group_cards(typed, g);
		int n = group_size(typed, g);

		if (!meld_read_natural(r, cards, n, &melds[g]))
			read_at_table(r, cards, n, &melds[g]);
		memcpy(a->cards + group_start(a, g), melds[g].cards,
		    (size_t)melds[g].size);
	}
}
