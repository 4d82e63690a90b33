/*
 * Owns a player's first melds where they must count a number of points: which
 * melds open, and what is laid off beside them.
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

/*
 * Lay off the cards beside the melds of a hand that opens, on these, too; returns
 * the value of the rest.
 */
static int
lay_off_rest(struct judging *j, struct arrangement *a)
{
	struct spread spread = spread_with(j, a);

	a->laid_end = (unsigned char)laid_start(a);
	return layoff_rest(j->solver, j->rules, a, &spread);
}

/* What the melds of an opening must hold. */
struct opening {
	struct judging *judging;
	struct demand demand;
	const struct hand *hand;
};

/*
 * Open with what the lay-offs leave.  Jokers taken from the table, and what
 * lengthens a pure run, are laid after that, on these melds or elsewhere: so
 * all other cards are laid off anew.
 */
static bool
open_with_rest(void *context, const struct hand *left, int taken,
    struct solution *rest)
{
	struct opening *o = context;
	struct arrangement all;
	struct hand others = *o->hand;

	o->demand.later = taken;
	o->demand.lengthens = taken || o->demand.min_pure;
	solve(o->judging->solver, o->judging->rules, left, &o->demand, rest);
	if (!rest->found || (!taken && rest->cost == rest->deadwood))
		return rest->found;
	all = rest->best;
	for (int i = 0; i < laid_start(&all); i++)
		hand_remove(&others, all.cards[i]);
	all.size = (unsigned char)(laid_start(&all) +
	    hand_cards(&others, all.cards + laid_start(&all)));
	rest->cost = rest->deadwood = lay_off_rest(o->judging, &all);
	return true;
}

/*
 * Open with the melds that leave least, and lay off in the same turn where that
 * is allowed: lay-offs on the table are chosen with the melds, then all others.
 */
static void
open_hand(struct judging *j, const struct hand *h,
    const struct demand *demand, struct solution *out)
{
	struct opening opening = { j, *demand, h };
	struct defence defence;

	if (!may_follow(j)) {
		solve(j->solver, j->rules, h, demand, out);
		return;
	}
	out->found = layoff_with(j->solver, j->rules, h, &j->table->spread,
	    open_with_rest, &opening, &defence);
	if (!out->found)
		return;
	out->best = defence.best;
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
