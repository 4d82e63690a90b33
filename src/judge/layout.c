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

/* A layout of exactly these cards, as far as it is found. */
struct laying {
	struct solver *solver;
	const struct rules *rules;
	const struct hand *hand;
	struct layout *best;
};

/* Lay out this meld, or none if it is NULL, and all other cards unmatched. */
static void
lay_out_only(const struct laying *l, struct meld *meld,
    struct layout *out)
{
	struct arrangement *best = &out->laid.best;
	struct hand rest = *l->hand;

	for (int i = 0; meld && i < meld->size; i++)
		hand_remove(&rest, meld->cards[i]);
	arrange_melds(best, meld, meld ? 1 : 0, &rest);
	out->laid.deadwood = left_value(l->rules, best);
	out->has_pure = meld != NULL;
}

/* Keep the pure run of the higher value; best->size 0: there is none yet. */
static void
keep_pure(const struct rules *r, const card *cards, int n, struct meld *best)
{
	int more = cards_value(r, cards, n) -
	    cards_value(r, best->cards, best->size);
	struct meld m;

	meld_read_best(r, cards, n, &m);
	if (m.pure && (more > 0 || (more == 0 && (n > best->size ||
	    (n == best->size && meld_compare(&m, best) < 0)))))
		*best = m;
}

/* As find_pure, of melds of identical cards that count as pure runs. */
static void
find_pure_same(const struct rules *r, const struct hand *h, struct meld *best)
{
	for (int c = 0; c <= CARD_JOKER; c++) {
		card copies[HAND_COPIES];
		int n = meld_same_most(r, (card)c, hand_count(h, (card)c));

		memset(copies, c, sizeof(copies));
		if (n)
			keep_pure(r, copies, n, best);
	}
}

/* The pure runs that start at this position, where there are some. */
static void
find_pure_from(const struct rules *r, const struct hand *h, int suit,
    int start, struct meld *best)
{
	card cards[14];

	for (int n = 0; n < run_longest(r, start);) {
		cards[n] = meld_natural(r, run_card(suit, start + n));
		if (!hand_count(h, cards[n++]))
			return;
		if (n >= r->run_min)
			keep_pure(r, cards, n, best);
	}
}

/* The pure run of the hand with the highest value; false if it has none. */
static bool
find_pure(const struct rules *r, const struct hand *h, struct meld *best)
{
	best->size = 0;
	for (int suit = 0; suit < SUITS; suit++)
		for (int start = r->run_first; start <= KING; start++)
			find_pure_from(r, h, suit, start, best);
	if (r->same_counts_as == SAME_PURE_RUN)
		find_pure_same(r, h, best);
	return best->size > 0;
}

/* Find the best layout that meets the demand, if one costs less than below. */
static bool
lay_out_demand(const struct laying *l, const struct rules *r,
    const struct demand *demand, int below, struct layout *out)
{
	solve_all(l->solver, r, l->hand, demand, below, &out->laid);
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
	struct demand gate = gate_demand(r), claim = claim_demand(r);

	return memcmp(&gate, &claim, sizeof(gate)) != 0 ||
	    (r->declare_all && wants_pure(r, &gate));
}

/* Less is better: points, deadwood, unmatched; then a claim, a high discard. */
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

/* Is a layout under these rules that meets the demand better? */
static APART void
try_demand(const struct laying *l, const struct rules *r,
    const struct demand *demand, int below, bool complete)
{
	struct layout now = { .complete = complete };

	if (lay_out_demand(l, r, demand, below, &now) &&
	    compare_layouts(l->rules, &now, l->best) < 0)
		*l->best = now;
}

/* Is a layout of nothing but pure runs, which are exempt, better? */
static APART void
try_pure_runs(const struct laying *l)
{
	struct rules only = *l->rules; /* without sets, jokers, other solvers */

	only.set_min = HAND_MAX + 1;
	only.jokers_max_per_run = 0;
	only.plain[0] = 0;
	if (only.same_counts_as != SAME_PURE_RUN)
		only.same_min = KEY_NONE;
	try_demand(l, &only, &demand_none, INT_MAX, false);
}

/* Is a single pure run better: exempt, or counted but below the cap? */
static APART void
try_pure_alone(const struct laying *l, bool counts)
{
	const struct rules *r = l->rules;
	const struct layout *best = l->best;
	struct layout pure = { .counts = counts };
	struct meld run;

	if (!find_pure(r, l->hand, &run))
		return;
	lay_out_only(l, &run, &pure);
	if (counts)
		pure.laid.deadwood += cards_value(r, run.cards, run.size);
	if (counts ? loser_points(r, pure.laid.deadwood, true) <
	    loser_points(r, best->laid.deadwood, best->has_pure) :
	    compare_layouts(r, &pure, best) < 0)
		*l->best = pure;
}

/* Can the hand be claimed: every card melded, or in another way? */
static bool
lay_out_claim(const struct laying *l)
{
	const struct rules *r = l->rules;
	struct demand claim = claim_demand(r);
	struct layout *out = l->best;
	bool others = has_other_claims(r);

	/* The gate alone might miss a layout that is a valid claim. */
	out->complete = r->declare_all && (others || claims_differ(r)) &&
	    lay_out_demand(l, r, &claim, 1, out) &&
	    !unmatched_size(&out->laid.best);
	if (!out->complete && others && complete_layout(r, l->hand,
	    &out->laid.best)) {
		out->laid.deadwood = 0;
		out->complete = true;
	}
	if (out->complete) /* it costs nothing, with or without a pure run */
		out->has_pure = true;
	return out->complete;
}

/* Try what else is exempt, or costs less, than what the gate demands. */
static void
try_others(const struct laying *l, const struct demand *gate)
{
	const struct rules *r = l->rules;
	struct demand pure = *gate, claim = claim_demand(r);

	pure.min_runs += !pure.min_runs;
	pure.min_pure = 1;
	if (wants_pure(r, gate) && !l->best->has_pure)
		try_demand(l, r, &pure, INT_MAX, false);
	/* Most hands have no pure run at all, which is quickly known. */
	if (r->lose_gate == GATE_LADDER && (r->same_min != KEY_NONE ||
	    r->joker_face != CARD_NONE || pure_runs_most(r, l->hand)))
		try_pure_alone(l, false);
	if (r->lose_gate == GATE_PURE_RUNS)
		try_pure_runs(l);
	if (r->lose_no_pure == NO_PURE_FLAT && !l->best->has_pure)
		try_pure_alone(l, true);
	/* Where a claim need not meld every card: prefer it to its equals. */
	claim.min_runs = max_of(claim.min_runs, gate->min_runs);
	claim.min_pure = max_of(claim.min_pure, gate->min_pure);
	if (!r->declare_all && claims_differ(r))
		try_demand(l, r, &claim, l->best->laid.deadwood + 1, true);
}

/* The layout of exactly these cards; any, if none costs less than below. */
static void
lay_out_all(struct solver *s, const struct rules *r, const struct hand *h,
    int below, struct layout *out)
{
	const struct laying l = { s, r, h, out };
	struct demand gate = gate_demand(r);

	out->counts = false;
	if (lay_out_claim(&l))
		return;
	if (!lay_out_demand(&l, r, &gate, below, out))
		lay_out_only(&l, NULL, out);
	try_others(&l, &gate);
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

/* Try a card of it; below: its layout is not wanted if it costs as much. */
static void
try_discard(struct discards *d, card c, int below)
{
	struct hand rest = *d->hand;
	struct layout now;
	int more;

	if (d->found && d->bounded) { /* the best that it can be */
		now = d->whole;
		now.laid.deadwood -= d->rules->value[c];
		now.laid.best.size--;
		now.laid.best.discard = c;
		if (compare_layouts(d->rules, &now, d->best) >= 0)
			return;
	}
	hand_remove(&rest, c);
	lay_out_all(d->solver, d->rules, &rest, below, &now);
	now.laid.best.discard = c;
	more = d->found ? cost_without(d, &now) - cost_without(d, d->best) : -1;
	if (more < 0 || (more == 0 &&
	    compare_layouts(d->rules, &now, d->best) < 0))
		*d->best = now;
	d->found = true;
}

/* Lay out the whole hand as a bound, and try the card that it makes likely. */
static void
bound_discards(struct discards *d)
{
	card likely;

	lay_out_all(d->solver, d->rules, d->hand, INT_MAX, &d->whole);
	likely = dearest_unmatched(d->rules, &d->whole.laid.best);
	if (likely != CARD_NONE)
		try_discard(d, likely, d->whole.laid.deadwood -
		    d->rules->value[likely] + 1);
	d->bounded = true;
}

static APART void
lay_out_discarding(struct discards *d)
{
	const struct rules *r = d->rules;
	const struct layout *best = d->best;

	/* Where melds score they are laid on the table: lay-down.c. */
	assert(r->scoring != SCORING_MELDS);
	if (bounds_discards(r))
		bound_discards(d);
	for (int i = 0; i <= 52; i++) {
		card c = (card)(i == 52 ? CARD_JOKER :
		    CARD(SPADES - i % SUITS, KING - i / SUITS));

		if (!hand_count(d->hand, c))
			continue;
		if (d->found && is_perfect(r, best) &&
		    discard_order(c) <= discard_order(best->laid.best.discard))
			return;
		try_discard(d, c, d->found ? worth_beating(r, best) : INT_MAX);
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
