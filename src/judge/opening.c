/*
 * Owns a player's first melds where they must count a number of points: which
 * melds open, and what is laid beside them and after them.
 */
#include "judge/opening.h"

#include <string.h>

#include "judge/claim.h"

/* May the seat lay off in the turn of opening? */
static bool
may_follow(const struct judging *j)
{
	return j->rules->layoff_allowed && j->rules->layoff_same_turn &&
	    !is_all_at_once(j->seat->verb);
}

/* The table with the hand's groups on it, as they will be read there. */
static struct spread
spread_with(struct judging *j, struct arrangement *a)
{
	const struct spread *table = &j->table->spread;
	struct spread all = { .n = table->n + a->ngroups };

	all.melds = arena_alloc(j->arena, (size_t)all.n * sizeof(*all.melds));
	memcpy(all.melds, table->melds,
	    (size_t)table->n * sizeof(*all.melds));
	melds_read_typed(j->rules, a, a, all.melds + table->n);
	return all;
}

/* Can the hand take a joker from the table, and lay it in a meld of its own? */
static bool
may_meld_taken(const struct judging *j, const struct arrangement *a)
{
	int jokers = 0;

	for (int i = 0; i < j->table->spread.n; i++)
		jokers += j->table->spread.melds[i].jokers;
	return jokers && j->rules->melds_later && a->size + jokers <= HAND_MAX;
}

/* Put the groups in the stated order. */
static void
sort_groups(const struct judging *j, struct arrangement *a)
{
	struct meld melds[GROUPS_MAX];
	struct arrangement sorted;
	struct hand none = hand_empty();

	melds_read_typed(j->rules, a, a, melds);
	arrange_melds(&sorted, melds, a->ngroups, &none);
	memcpy(a->cards, sorted.cards, sorted.size);
	memcpy(a->end, sorted.end, sizeof(a->end));
}

/*
 * Lay off the cards beside the melds of a hand that opens, on these, too, and
 * meld those with which a joker of the table is one; returns the value of the rest.
 */
static int
lay_off_rest(struct judging *j, struct arrangement *a)
{
	struct spread spread = spread_with(j, a);
	struct arrangement more;
	int left, less;

	a->laid_end = (unsigned char)laid_start(a);
	more = *a;
	left = layoff_rest(j->solver, j->rules, a, &spread, false);
	if (!left || !may_meld_taken(j, &more))
		return left;
	less = layoff_rest(j->solver, j->rules, &more, &spread, true);
	if (less >= left)
		return left;
	*a = more;
	sort_groups(j, a);
	return less;
}

/*
 * Open with the melds that leave least, and lay off in the same turn where that
 * is allowed: lay-offs on the table are chosen with the melds, then all others.
 */
static void
open_hand(struct judging *j, const struct hand *h,
    const struct demand *demand, struct solution *out)
{
	if (!may_follow(j)) {
		solve(j->solver, j->rules, h, demand, out);
		return;
	}
	layoff_opening(j->solver, j->rules, h, &j->table->spread, demand, out);
	if (out->found)
		lay_off_rest(j, &out->best);
}

/* Lay down every card, whatever the melds count, where that opens. */
static bool
open_with_all(struct judging *j, const struct hand *h, struct solution *out)
{
	if (!opens_with_all(j, h->size))
		return false;
	solve_below(j->solver, j->rules, h, &demand_none, 1, out);
	return out->found && !unmatched_size(&out->best);
}

void
lay_out_opening(struct judging *j, const struct hand *h, struct solution *out)
{
	const struct rules *r = j->rules;
	const struct demand demand = { .min_runs = r->opening_min_runs,
		.min_pure = r->opening_min_pure, .points = r->opening_points };

	if (!open_with_all(j, h, out))
		open_hand(j, h, &demand, out);
}

void
find_opening(struct judging *j)
{
	struct hand h;

	hand_of(&h, j->out->shown.cards, j->out->shown.size);
	j->out->opening = solve_greatest(j->solver, j->rules, &h, &demand_none);
}
