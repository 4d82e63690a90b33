/*
 * Owns how a group on the table is read: there a joker stands for one card, and
 * what it counts towards an opening is settled.
 */
#include "melds/meld.h"

#include <string.h>

/*
 * Does this set count more than every run that the group could be, where an
 * opening needs no runs?
 */
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
read_any(const struct rules *r, const card *cards, int n, struct meld *m)
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
meld_read_typed(const struct rules *r, const card *cards, int n, struct meld *m)
{
	if (!meld_read_natural(r, cards, n, m))
		read_any(r, cards, n, m);
}

void
melds_read_typed(const struct rules *r, const struct arrangement *typed,
    struct arrangement *a, struct meld *melds)
{
	for (int g = 0; g < typed->ngroups; g++) {
		meld_read_typed(r, group_cards(typed, g), group_size(typed, g),
		    &melds[g]);
		memcpy(a->cards + group_start(a, g), melds[g].cards,
		    (size_t)melds[g].size);
	}
}
