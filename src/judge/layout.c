/* Owns the best layout of a hand under the gate. */
#include "judge/layout.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

#include "judge/complete.h"
#include "solve/runs.h"

/* Is there a pure run?  True also where points do not depend on one. */
static bool
has_pure_run(const struct rules *r, const struct arrangement *a)
{
	bool found = r->lose_no_pure != NO_PURE_FLAT;

	for (int g = 0; !found && g < a->ngroups; g++) {
		struct meld m;

		meld_read_best(r, group_cards(a, g), group_size(a, g), &m);
		found = m.pure;
	}
	return found;
}

/* Lay out this meld, or none if it is NULL, and all other cards unmatched. */
static void
lay_out_only(const struct rules *r, const struct hand *h, struct meld *meld,
    struct layout *out)
{
	struct arrangement *best = &out->laid.best;
	struct hand rest = *h;

	if (meld)
		for (int i = 0; i < meld->size; i++)
			hand_remove(&rest, meld->cards[i]);
	arrange_melds(best, meld, meld ? 1 : 0, &rest);
	out->laid.deadwood = cards_value(r, best->cards + best->laid_end,
	    unmatched_size(best));
	out->has_pure = meld != NULL;
}

static bool
is_better_pure(const struct rules *r, const struct meld *a, const struct meld *b)
{
	int va = cards_value(r, a->cards, a->size);
	int vb = cards_value(r, b->cards, b->size);

	if (va != vb)
		return va > vb;
	if (a->size != b->size)
		return a->size > b->size;
	return meld_compare(a, b) < 0;
}

/* As find_pure, of melds of identical cards that count as pure runs. */
static bool
find_pure_same(const struct rules *r, const struct hand *h, struct meld *best,
    bool found)
{
	if (r->same_counts_as != SAME_PURE_RUN)
		return found;
	for (int c = 0; c <= CARD_JOKER; c++) {
		card copies[HAND_COPIES];
		struct meld m;
		int n = meld_same_most(r, (card)c, hand_count(h, (card)c));

		memset(copies, c, sizeof(copies));
		if (!n)
			continue;
		meld_read_same(r, copies, n, &m);
		if (!found || is_better_pure(r, &m, best))
			*best = m;
		found = true;
	}
	return found;
}

/* The pure run of the hand with the highest value. */
static bool
find_pure(const struct rules *r, const struct hand *h, struct meld *best)
{
	struct meld readings[MELD_READINGS];
	bool found = false;

	for (int suit = 0; suit < SUITS; suit++) {
		for (int start = r->run_first; start <= KING; start++) {
			card cards[14];
			int n = 0;

			while (n < run_longest(r, start)) {
				cards[n] = meld_natural(r,
				    run_card(suit, start + n));
				if (!hand_count(h, cards[n++]))
					break;
				if (n < r->run_min ||
				    !meld_read(r, cards, n, readings) ||
				    !readings[0].pure)
					continue;
				if (!found || is_better_pure(r, &readings[0], best))
					*best = readings[0];
				found = true;
			}
		}
	}
	return find_pure_same(r, h, best, found);
}

/*
 * Find the best arrangement that meets the demand, if one costs less than
 * below.
 */
static bool
lay_out_demand(struct solver *s, const struct rules *r, const struct hand *h,
    const struct demand *demand, int below, struct layout *out)
{
	solve_all(s, r, h, demand, below, &out->laid);
	if (!out->laid.found)
		return false;
	out->has_pure = demand->min_pure > 0 || has_pure_run(r, &out->laid.best);
	return true;
}

/* The runs of a claim. */
static struct demand
claim_demand(const struct rules *r)
{
	return (struct demand){ .min_runs = r->declare_min_runs,
		.min_pure = r->declare_min_pure,
		.long_run = r->declare_long_run };
}

/* The runs that exempt melds: at most those of a claim. */
static struct demand
gate_demand(const struct rules *r)
{
	switch (r->lose_gate) {
	case GATE_NONE:
		return (struct demand){ 0 };
	case GATE_PURE_ONLY:
		return (struct demand){ .min_runs = 1, .min_pure = 1 };
	default:
		return claim_demand(r);
	}
}

/* Do points depend on a pure run that is not demanded? */
static bool
wants_pure(const struct rules *r, const struct demand *demand)
{
	return !demand->min_pure && r->lose_no_pure == NO_PURE_FLAT;
}

/* Does a claim need other runs than the layout that costs a loser least? */
static bool
claims_differ(const struct rules *r)
{
	struct demand gate = gate_demand(r);

	return gate.min_runs != r->declare_min_runs ||
	    gate.min_pure != r->declare_min_pure ||
	    gate.long_run != r->declare_long_run ||
	    (r->declare_all && wants_pure(r, &gate));
}

/* Every card in a meld, and the runs of a claim? */
static bool
lay_out_claim(struct solver *s, const struct rules *r, const struct hand *h,
    struct layout *out)
{
	struct demand claim = claim_demand(r);

	out->complete = lay_out_demand(s, r, h, &claim, 1, out) &&
	    !unmatched_size(&out->laid.best);
	if (out->complete) /* it costs nothing, with or without a pure run */
		out->has_pure = true;
	return out->complete;
}

/*
 * Less is better: points, deadwood, unmatched; whether it can be claimed, the
 * highest discard.
 */
static int
compare_layouts(const struct rules *r, const struct layout *a,
    const struct layout *b)
{
	int pa = loser_points(r, a->laid.deadwood, a->has_pure);
	int pb = loser_points(r, b->laid.deadwood, b->has_pure);

	if (pa != pb)
		return pa - pb;
	if (a->laid.deadwood != b->laid.deadwood)
		return a->laid.deadwood - b->laid.deadwood;
	if (unmatched_size(&a->laid.best) != unmatched_size(&b->laid.best))
		return unmatched_size(&a->laid.best) -
		    unmatched_size(&b->laid.best);
	if (a->complete != b->complete)
		return b->complete - a->complete;
	return discard_order(b->laid.best.discard) -
	    discard_order(a->laid.best.discard);
}

/* Where the gate exempts a single pure run: is that layout better? */
static APART void
try_pure_alone(const struct rules *r, const struct hand *h, struct layout *out)
{
	struct layout pure = { .complete = false };
	struct meld run;

	if (!find_pure(r, h, &run))
		return;
	lay_out_only(r, h, &run, &pure);
	if (compare_layouts(r, &pure, out) < 0)
		*out = pure;
}

/* Where the gate exempts every pure run: is a layout of nothing else better? */
static APART void
try_pure_runs(struct solver *s, const struct rules *r, const struct hand *h,
    struct layout *out)
{
	struct rules only = *r; /* without sets, jokers and other solvers */
	struct layout pure = { .complete = false };

	only.set_min = HAND_MAX + 1;
	only.jokers_max_per_run = 0;
	only.plain[0] = 0;
	if (r->same_counts_as != SAME_PURE_RUN)
		only.same_min = KEY_NONE;
	if (lay_out_demand(s, &only, h, &demand_none, INT_MAX, &pure) &&
	    compare_layouts(r, &pure, out) < 0)
		*out = pure;
}

/* Where points depend on a pure run: is a layout with one better? */
static APART void
try_with_pure(struct solver *s, const struct rules *r, const struct hand *h,
    const struct demand *demand, struct layout *out)
{
	struct demand with = *demand;
	struct layout pure = { .complete = false };

	with.min_runs += !with.min_runs;
	with.min_pure = 1;
	if (lay_out_demand(s, r, h, &with, INT_MAX, &pure) &&
	    compare_layouts(r, &pure, out) < 0)
		*out = pure;
}

/* Where all cards count: does showing a pure run avoid the cap? */
static APART void
try_pure_counting(const struct rules *r, const struct hand *h,
    struct layout *out)
{
	struct layout pure = { .counts = true };
	struct meld run;
	int all = 0;

	if (!find_pure(r, h, &run))
		return;
	for (card c = 0; c < CARD_LIMIT; c++)
		all += hand_count(h, c) * r->value[c];
	lay_out_only(r, h, &run, &pure);
	pure.laid.deadwood = all;
	if (loser_points(r, all, true) <
	    loser_points(r, out->laid.deadwood, out->has_pure))
		*out = pure;
}

/* Where a claim need not meld every card: of equal layouts prefer a claim. */
static APART void
try_claim(struct solver *s, const struct rules *r, const struct hand *h,
    struct layout *out)
{
	struct demand claim = gate_demand(r);
	struct layout now = { .complete = true };

	/* The gate must be met as well. */
	if (claim.min_runs < r->declare_min_runs)
		claim.min_runs = r->declare_min_runs;
	if (claim.min_pure < r->declare_min_pure)
		claim.min_pure = r->declare_min_pure;
	claim.long_run = r->declare_long_run;
	if (lay_out_demand(s, r, h, &claim, out->laid.deadwood + 1, &now) &&
	    compare_layouts(r, &now, out) < 0)
		*out = now;
}

/*
 * Find the layout of exactly these cards, if it costs less than below;
 * otherwise any layout that does not.
 */
static void
lay_out_all(struct solver *s, const struct rules *r, const struct hand *h,
    int below, struct layout *out)
{
	struct demand demand = gate_demand(r);

	out->complete = out->counts = false;
	/* The gate alone might miss a layout that is a valid claim. */
	if (r->declare_all && (claims_differ(r) || has_other_claims(r)) &&
	    lay_out_claim(s, r, h, out))
		return;
	if (has_other_claims(r) && complete_layout(r, h, &out->laid.best)) {
		out->laid.deadwood = 0;
		out->complete = out->has_pure = true;
		return;
	}
	if (!lay_out_demand(s, r, h, &demand, below, out))
		lay_out_only(r, h, NULL, out);
	if (wants_pure(r, &demand) && !out->has_pure)
		try_with_pure(s, r, h, &demand, out);
	/* Most hands have no pure run at all, which is quickly known. */
	if (r->lose_gate == GATE_LADDER && (r->same_min != KEY_NONE ||
	    r->joker_face != CARD_NONE || pure_runs_most(r, h)))
		try_pure_alone(r, h, out);
	if (r->lose_gate == GATE_PURE_RUNS)
		try_pure_runs(s, r, h, out);
	if (r->lose_gate == GATE_TWO_SEQUENCES && !out->has_pure &&
	    r->lose_no_pure == NO_PURE_FLAT)
		try_pure_counting(r, h, out);
	if (!r->declare_all && claims_differ(r))
		try_claim(s, r, h, out);
}

/*
 * A layout that costs at least this is not better.  Without a pure run, points
 * do not decide, and with pairs something else may.
 */
static int
worth_beating(const struct rules *r, const struct layout *best)
{
	return best->has_pure && !r->lose_pairs_from.n ?
	    best->laid.deadwood + 1 : INT_MAX;
}

/* Nothing is better than this, except with a higher discard. */
static bool
is_perfect(const struct rules *r, const struct layout *l)
{
	return !l->laid.deadwood && !unmatched_size(&l->laid.best) &&
	    !loser_points(r, 0, l->has_pure) &&
	    (l->complete || !claims_differ(r));
}

/*
 * Does the best layout of the whole hand bound those without one of its cards?
 * It does if each of these, with the card unmatched, is a layout of the whole
 * hand, and only deadwood and unmatched cards decide.
 */
static bool
bounds_discards(const struct rules *r)
{
	return r->lose_no_pure != NO_PURE_FLAT && !claims_differ(r) &&
	    !has_other_claims(r) && !r->lose_pairs_from.n;
}

/* The best that a layout without this card can be, by the whole hand's. */
static struct layout
least_without(const struct rules *r, const struct layout *whole, card c)
{
	struct layout least = *whole;

	least.laid.deadwood -= r->value[c];
	least.laid.best.size--;
	least.laid.best.discard = c;
	return least;
}

/* Of the unmatched cards the highest of those that count most, or CARD_NONE. */
static card
dearest_unmatched(const struct rules *r, const struct arrangement *a)
{
	card best = CARD_NONE;
	int most = INT_MIN;

	for (int i = a->laid_end; i < a->size; i++) {
		card c = a->cards[i];
		int key = r->value[c] * CARD_LIMIT + discard_order(c);

		if (key > most) {
			most = key;
			best = c;
		}
	}
	return best;
}

/* The discards of a hand, as they are tried. */
struct discards {
	struct solver *solver;
	const struct rules *rules;
	const struct hand *hand;
	struct layout whole; /* of the whole hand, where it is a bound */
	bool bounded;
	bool found;
	struct layout *best;
};

/* What the hand costs without the layout's discard: points, or by its pairs. */
static int
cost_without(const struct discards *d, const struct layout *l)
{
	int points = loser_points(d->rules, l->laid.deadwood, l->has_pure);
	struct hand rest;
	int price;

	if (!d->rules->lose_pairs_from.n)
		return points;
	rest = *d->hand;
	hand_remove(&rest, l->laid.best.discard);
	price = price_of_pairs(d->rules, &rest);
	return price == KEY_NONE || price > points ? points : price;
}

static int
compare_discards(const struct discards *d, const struct layout *a,
    const struct layout *b)
{
	int costs = cost_without(d, a) - cost_without(d, b);

	return costs ? costs : compare_layouts(d->rules, a, b);
}

/* Try a card; below: its layout is not wanted if it costs as much. */
static void
try_discard(struct discards *d, card c, int below)
{
	struct hand rest = *d->hand;
	struct layout now;

	if (!hand_remove(&rest, c))
		return;
	if (d->bounded) {
		now = least_without(d->rules, &d->whole, c);
		if (compare_layouts(d->rules, &now, d->best) >= 0)
			return;
	}
	lay_out_all(d->solver, d->rules, &rest, below, &now);
	now.laid.best.discard = c;
	if (!d->found || compare_discards(d, &now, d->best) < 0)
		*d->best = now;
	d->found = true;
}

/*
 * A first discard is tried, and is not perfect: lay out the whole hand as a
 * bound for the others, and try the one that it makes likely.
 */
static void
bound_discards(struct discards *d)
{
	const struct rules *r = d->rules;
	const struct layout *best = d->best;
	card likely;

	lay_out_all(d->solver, r, d->hand, best->laid.deadwood +
	    r->value[best->laid.best.discard] + 1, &d->whole);
	d->bounded = true;
	likely = dearest_unmatched(r, &d->whole.laid.best);
	if (likely != CARD_NONE)
		try_discard(d, likely,
		    d->whole.laid.deadwood - r->value[likely] + 1);
}

static APART void
lay_out_discarding(struct discards *d)
{
	/* Where melds score they are laid on the table: lay-down.c. */
	assert(d->rules->scoring != SCORING_MELDS);
	/* From the highest down, since of equal discards that one is wanted. */
	for (int i = 0; i <= 52; i++) {
		card c = (card)(i == 52 ? CARD_JOKER :
		    CARD(SPADES - i % SUITS, KING - i / SUITS));

		if (!d->found) {
			try_discard(d, c, INT_MAX);
			continue;
		}
		if (is_perfect(d->rules, d->best) &&
		    discard_order(c) <= discard_order(d->best->laid.best.discard))
			return;
		if (!d->bounded && bounds_discards(d->rules))
			bound_discards(d);
		try_discard(d, c, worth_beating(d->rules, d->best));
	}
}

void
lay_out(struct solver *s, const struct rules *r, const struct hand *h,
    bool may_discard, struct layout *out)
{
	struct discards d = { s, r, h, .best = out };

	if (may_discard)
		lay_out_discarding(&d);
	else
		lay_out_all(s, r, h, INT_MAX, out);
}
