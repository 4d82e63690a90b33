/*
 * Owns a player's first melds where they must count a number of points: which
 * melds open, and what is laid off beside them.
 */
#include "judge/opening.h"

#include <limits.h>
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

/* Lay off the cards left by a hand that opens, where they may be laid off. */
static void
lay_off_rest(struct judging *j, struct arrangement *a)
{
	struct spread spread;

	if (!may_follow(j))
		return;
	spread = spread_with(j, a);
	layoff_rest(j->solver, j->rules, a, &spread);
}

/* Find the melds that count most, whether they open or not. */
static void
find_most(struct judging *j, const struct hand *h, struct solution *solution)
{
	static const struct demand none = { 0 };

	solve_greatest(j->solver, j->rules, h, &none, false, solution);
	if (!solution->found) { /* more work than a record may take */
		arrange_melds(&solution->best, NULL, 0, h);
		solution->cost = 0;
	}
}

/* What the melds of an opening that takes every card must hold. */
struct opening {
	struct judging *judging;
	struct demand demand;
	int points;
};

/* Open with all that the lay-offs leave, if that can be. */
static bool
open_with_rest(void *context, const struct hand *left, struct solution *rest)
{
	const struct opening *o = context;
	struct judging *j = o->judging;

	if (solve_deadwood(j->solver, j->rules, left))
		return false;
	solve_greatest(j->solver, j->rules, left, &o->demand, true, rest);
	if (!rest->found || !rest->best.ngroups || -rest->cost < o->points)
		return false;
	rest->cost = 0;
	return true;
}

/*
 * Go out in the turn of opening: lay down and off every card, the lay-offs
 * chosen with the melds.
 */
static bool
open_and_go_out(struct judging *j, const struct hand *h,
    const struct demand *demand, struct solution *out)
{
	const struct rules *r = j->rules;
	struct opening opening = { j, *demand, r->opening_points };
	struct defence defence;

	if (!may_follow(j) || !claims_out(j) ||
	    !layoff_with(j->solver, r, h, &j->table->spread, open_with_rest,
	    &opening, &defence))
		return false;
	*out = (struct solution){ true, 0, INT_MIN, defence.best };
	return true;
}

void
lay_out_opening(struct judging *j, const struct hand *h, struct solution *out)
{
	static const struct demand none = { 0 };
	const struct rules *r = j->rules;
	struct demand demand = { .min_runs = r->opening_min_runs,
		.min_pure = r->opening_min_pure };
	bool exempt = opens_with_all(j, h->size), all, met;

	out->found = false;
	if (!solve_deadwood(j->solver, r, h))
		solve_greatest(j->solver, r, h, exempt ? &none : &demand, true,
		    out);
	all = out->found && (exempt || -out->cost >= r->opening_points);
	if (!all && open_and_go_out(j, h, &demand, out))
		return;
	if (!all)
		solve_greatest(j->solver, r, h, &demand, false, out);
	met = out->found && (all || -out->cost >= r->opening_points);
	if (!met)
		find_most(j, h, out);
	if (all)
		out->cost = INT_MIN;
	if (met)
		lay_off_rest(j, &out->best);
	else if (j->seat->verb == VERB_NONE)
		arrange_melds(&out->best, NULL, 0, h);
	out->found = met;
	out->deadwood = left_value(r, &out->best);
}

void
find_opening(struct judging *j)
{
	struct solution solution;
	struct hand h;

	hand_of(&h, j->out->shown.cards, j->out->shown.size);
	find_most(j, &h, &solution);
	j->out->opening = -solution.cost;
}
