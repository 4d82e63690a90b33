/*
 * Owns the arrangements that have melds of identical cards: which copies go into
 * such melds is tried, and the rest is solved without them.
 */
#include "solve/solve.h"

#include <string.h>

struct split {
	struct solver *solver;
	const struct rules *rules;
	struct rules without; /* such melds */
	struct demand demand;
	struct hand left;
	struct meld taken[GROUPS_MAX];
	int n;
	struct solution *best;
	int below;
};

/* What is still asked of the rest of the hand. */
static struct demand
demand_left(const struct split *s)
{
	int met = s->rules->same_counts_as == SAME_PURE_RUN ? s->n : 0;
	struct demand d = s->demand;

	d.min_runs -= met < d.min_runs ? met : d.min_runs;
	d.min_pure -= met < d.min_pure ? met : d.min_pure;
	/* Identical cards are not the long run. */
	if (d.long_run && !d.min_runs)
		d.min_runs = 1;
	return d;
}

/* Of equal cost, the fewest unmatched cards, then the fewest melds. */
static bool
is_better(const struct split *s, const struct solution *rest)
{
	const struct arrangement *a = &rest->best, *b = &s->best->best;
	int left = unmatched_size(a), other = unmatched_size(b);

	if (!s->best->found || rest->cost != s->best->cost)
		return true; /* below is at most one above the best */
	return left != other ? left < other : a->ngroups + s->n < b->ngroups;
}

/* The melds that were taken, and those of the rest. */
static void
keep(struct split *s, const struct solution *rest)
{
	const struct arrangement *a = &rest->best;
	struct meld melds[GROUPS_MAX];
	struct hand unmatched;
	int n = s->n;

	memcpy(melds, s->taken, (size_t)n * sizeof(*melds));
	for (int g = 0; g < a->ngroups; g++)
		meld_read_best(&s->without, group_cards(a, g),
		    group_size(a, g), &melds[n++]);
	hand_of(&unmatched, a->cards + a->laid_end, unmatched_size(a));
	*s->best = *rest;
	arrange_melds(&s->best->best, melds, n, &unmatched);
	s->below = rest->cost + 1;
}

static void
solve_rest(struct split *s)
{
	struct demand demand = demand_left(s);
	struct solution rest = { .found = false };

	solve_below(s->solver, &s->without, &s->left, &demand, s->below, &rest);
	if (rest.found && is_better(s, &rest))
		keep(s, &rest);
}

/* Take some copies of each card from c on, or none. */
static void
split_from(struct split *s, int c)
{
	struct hand all = s->left;
	card copies[HAND_COPIES];
	int most = 0;

	while (c < CARD_JOKER && !(most = meld_same_most(s->rules, (card)c,
	    hand_count(&all, (card)c))))
		c++;
	if (c == CARD_JOKER) {
		solve_rest(s);
		return;
	}
	split_from(s, c + 1);
	memset(copies, c, sizeof(copies));
	for (int n = s->rules->same_min; n <= most; n++) {
		for (int i = 0; i < n; i++)
			hand_remove(&s->left, (card)c);
		meld_read_same(s->rules, copies, n, &s->taken[s->n++]);
		split_from(s, c + 1);
		s->n--;
		s->left = all;
	}
}

static APART void
solve_split(struct solver *solver, const struct rules *rules,
    const struct hand *h, const struct demand *demand, int below,
    struct solution *out)
{
	struct split s = { .solver = solver, .rules = rules,
		.without = *rules, .demand = *demand, .left = *h,
		.best = out, .below = below };

	s.without.same_min = KEY_NONE;
	out->found = false;
	split_from(&s, 0);
}

void
solve_all(struct solver *solver, const struct rules *rules,
    const struct hand *h, const struct demand *demand, int below,
    struct solution *out)
{
	if (rules->same_min == KEY_NONE)
		solve_below(solver, rules, h, demand, below, out);
	else
		solve_split(solver, rules, h, demand, below, out);
}
