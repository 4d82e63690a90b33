/*
 * Owns what a hand must come to, by the rules and by brute force: its verdict,
 * what counts of it, and its points.
 */
#include "expect.h"

#include "../fuzz/target.h"

#define NEEDS_RUNS 3 /* the most runs of demands that are looked at */

static const struct oracle_demand nothing = { 0 };

int
expect_sum(const struct oracle_rules *r, const card *cards, int n)
{
	int value = 0;

	for (int i = 0; i < n; i++)
		value += r->value[cards[i]];
	return value;
}

/* What a group can be read as. */
struct readable {
	bool meld, run, pure;
};

static void
note(const struct oracle_reading *reading, void *arg)
{
	struct readable *can = arg;

	can->meld = true;
	can->run |= reading->run;
	can->pure |= reading->pure;
}

void
expect_group(const struct oracle_rules *r, const struct arrangement *a,
    struct expect_grouped *g)
{
	*g = (struct expect_grouped){ .all = expect_sum(r, a->cards, a->size) };
	g->loose = g->all;
	g->unmatched = a->size;
	for (int i = 0; i < a->ngroups; i++) {
		struct readable can = { false, false, false };
		int value = expect_sum(r, group_cards(a, i), group_size(a, i));

		oracle_read(r, group_cards(a, i), group_size(a, i), note,
		    &can);
		g->bad += !can.meld;
		g->runs += can.run;
		g->pure += can.pure;
		if (can.run && group_size(a, i) > g->longest)
			g->longest = group_size(a, i);
		if (can.meld) {
			g->loose -= value;
			g->unmatched -= group_size(a, i);
		}
		if (can.pure)
			g->pures += value;
		if (can.pure && value > g->best_pure)
			g->best_pure = value;
	}
}

/* The knock limit; -1: none; -2: it is not known here. */
static int
knock_limit(const struct rules *r, const struct oracle_rules *o)
{
	card up = r->facts.turn_up;

	if (r->knock_limit != KNOCK_TURN_UP)
		return r->knock_limit;
	if (up >= CARD_JOKER)
		return -2;
	return card_rank(up) == ACE ? r->knock_ace_limit : o->value[up];
}

/* Is there a discard, or none, as the rules want it? */
static bool
is_discard_right(const struct rules *r, bool discards)
{
	return r->discard_last == DISCARD_OPTIONAL ||
	    discards == (r->discard_last == DISCARD_REQUIRED);
}

/* Is a claim of these groups valid? */
static bool
is_valid(const struct rules *r, const struct seat *s, const struct expect_grouped *g,
    int limit)
{
	const struct arrangement *a = &s->cards;
	bool discards = a->discard != CARD_NONE;
	bool big = r->scoring == SCORING_DIFFERENCE && r->gin_big_bonus >= 0 &&
	    !discards && !g->unmatched && a->size == r->dealt + 1;

	return !g->bad && (a->size == r->dealt || big) &&
	    g->runs >= r->declare_min_runs && g->pure >= r->declare_min_pure &&
	    g->longest >= r->declare_long_run &&
	    (!r->declare_all || !g->unmatched) &&
	    (limit < 0 || g->loose <= limit) && is_discard_right(r, discards) &&
	    (s->verb != VERB_GIN || !g->loose) &&
	    (s->verb != VERB_RUMMY || !g->unmatched);
}

/* Could the groups be declared, card count and discard aside? */
static bool
is_complete(const struct rules *r, const struct expect_grouped *g)
{
	return !g->bad && !g->unmatched && g->runs >= r->declare_min_runs &&
	    g->pure >= r->declare_min_pure &&
	    g->longest >= r->declare_long_run;
}

/* Are there the runs of a claim? */
static bool
has_runs(const struct rules *r, const struct expect_grouped *g)
{
	return g->runs >= r->declare_min_runs &&
	    g->pure >= r->declare_min_pure &&
	    g->longest >= r->declare_long_run;
}

/*
 * What an open hand that counts count costs, by its price and its pairs.
 * shown: it has the runs of a claim.
 */
static int
priced(const struct rules *r, int count, bool shown, const struct arrangement *a)
{
	int pairs = 0, price = r->lose_flat < 0 ? count :
	    shown && r->lose_shown >= 0 ? r->lose_shown : r->lose_flat;

	for (int i = 0; i < a->size; i++) {
		int before = 0;

		for (int k = 0; k < i; k++)
			before += a->cards[k] == a->cards[i];
		pairs += before % 2;
	}
	for (int i = r->lose_pairs_from.n - 1; i >= 0; i--)
		if (r->lose_pairs_from.from[i] <= pairs)
			return r->lose_pairs_from.value[i] < price ?
			    r->lose_pairs_from.value[i] : price;
	return price;
}

/* What counts against a loser who grouped the hand so. */
static int
counted(const struct rules *r, const struct expect_grouped *g)
{
	bool met = has_runs(r, g);

	if (is_complete(r, g))
		return 0;
	switch (r->lose_gate) {
	case GATE_TWO_SEQUENCES:
		return met ? g->loose : g->all;
	case GATE_LADDER:
		return met ? g->loose : g->all - g->best_pure;
	case GATE_PURE_RUNS:
		return met ? g->loose : g->all - g->pures;
	case GATE_PURE_ONLY:
		return g->pure ? g->loose : g->all;
	default:
		return g->loose;
	}
}

static int
capped(const struct rules *r, int count)
{
	if (r->lose_cap >= 0 && count > r->lose_cap)
		count = r->lose_cap;
	return (count + r->lose_round_to / 2) / r->lose_round_to *
	    r->lose_round_to;
}

/* Are these rules those of a lone claim as gin or Indian rummy have it? */
static bool
is_simple(const struct rules *r)
{
	return r->hand_counts == HAND_UNMATCHED && r->contract_rounds < 0 &&
	    r->declare_cards == DECLARE_DEALT;
}

static bool
lone_arrangement(const struct rules *r, const struct oracle_rules *o,
    const struct seat *s, const struct outcome *seen)
{
	int limit = knock_limit(r, o);
	struct expect_grouped g;
	bool valid;
	int points;

	if (!is_simple(r) || has_other_claims(r) || limit == -2 || s->on_table ||
	    laid_size(&s->cards) || s->cards.size > ORACLE_HAND)
		return false;
	expect_group(o, &s->cards, &g);
	valid = is_valid(r, s, &g, limit);
	if (s->verb)
		require((seen->verdict == VERDICT_VALID) == valid,
		    "oracle: a claim is valid as the rules have it");
	if (r->scoring == SCORING_DIFFERENCE)
		require(seen->deadwood == g.loose,
		    "oracle: deadwood is what is in no meld");
	if (r->scoring != SCORING_PENALTY || !r->declare_all || limit >= 0)
		return true;
	if (s->verb && r->penalty_wrong >= 0)
		require(seen->points == (valid ? r->out_points :
		    r->penalty_wrong),
		    "oracle: a wrong claim costs penalty.wrong");
	if (s->verb)
		return true;
	require(seen->deadwood == counted(r, &g),
	    "oracle: a loser's groups count as the gate has it");
	points = r->lose_no_pure && !g.pure && !is_complete(r, &g) ?
	    capped(r, r->lose_cap) : capped(r, counted(r, &g));
	require(seen->points == (seen->verdict == VERDICT_OPEN ?
	    priced(r, points, has_runs(r, &g), &s->cards) : points),
	    "oracle: a loser's points");
	return true;
}

/* Plain hands */

/* The best of the whole hand or, if one may go, of all but one. */
struct best {
	int deadwood, points;
	bool ready, shown; /* shown: with the runs of a claim */
};

static void
look_at(struct oracle *o, const struct rules *r, unsigned kept, int limit,
    bool right, struct best *best)
{
	struct oracle_demand demand = demand_of(r);
	struct oracle_best found;
	struct best here = { 0 };

	if (r->scoring == SCORING_PENALTY) {
		struct oracle_loss loss = loss_of(r);
		struct oracle_count count;

		oracle_lose(o, kept, &loss, &count);
		here.deadwood = count.counted;
		here.points = count.points;
		here.ready = right && oracle_complete(o, kept, &demand);
		oracle_solve(o, kept, &demand, &found);
		here.shown = found.found;
	} else {
		oracle_solve(o, kept, &nothing, &found);
		here.deadwood = here.points = found.deadwood;
		here.ready = right && (limit < 0 || found.deadwood <= limit);
	}
	here.ready |= best->ready;
	here.shown |= best->shown;
	if (best->deadwood < 0 || here.points < best->points ||
	    (here.points == best->points && here.deadwood < best->deadwood))
		*best = here;
	best->ready = here.ready;
	best->shown = here.shown;
}

/* The same of hands that are complete by pairs, or the like: they count nothing. */
static void
look_at_pairs(const struct rules *r, const struct oracle_rules *rules,
    const struct arrangement *a, bool chooses, bool right, struct best *best)
{
	int count[CARD_LIMIT] = { 0 };

	for (int i = 0; i < a->size; i++)
		count[a->cards[i]]++;
	for (int i = 0; i < (chooses ? a->size : 1); i++) {
		count[a->cards[i]] -= chooses;
		if (is_complete_otherwise(r, rules, count, a->size - chooses))
			*best = (struct best){ 0, 0, right, best->shown };
		count[a->cards[i]] += chooses;
	}
}

static bool
lone_plain(struct oracle *o, const struct rules *r,
    const struct oracle_rules *rules, const struct seat *s,
    const struct outcome *seen, int most)
{
	struct oracle_demand load = demand_of(r);
	const struct arrangement *a = &s->cards;
	struct best best = { .deadwood = -1 };
	int limit = knock_limit(r, rules);
	bool penalty = r->scoring == SCORING_PENALTY;
	bool chooses = a->size == r->dealt + 1 && a->discard == CARD_NONE &&
	    r->discard_last != DISCARD_FORBIDDEN;
	bool right = is_discard_right(r, chooses || a->discard != CARD_NONE);
	struct oracle_rules arranged = *rules;
	unsigned hand;

	load.min_runs += !load.min_runs;
	load.min_pure += !load.min_pure;
	if (!is_simple(r) || limit == -2 || s->on_table ||
	    (s->verb && has_other_claims(r)) || a->size > most + chooses || load.min_runs > NEEDS_RUNS ||
	    load.min_pure > NEEDS_RUNS ||
	    (r->scoring != SCORING_DIFFERENCE && !penalty) ||
	    (penalty && (!r->declare_all || limit >= 0 ||
	    (chooses && r->lose_pairs_from.n))) ||
	    (!penalty && (r->declare_all || r->declare_min_runs ||
	    r->declare_min_pure || r->gin_big_bonus >= 0)))
		return false;
	/* rummy never makes a meld of jokers alone: doc/RULINGS.md. */
	arranged.min_naturals += !arranged.min_naturals;
	oracle_load(o, &arranged, &load, a->cards, a->size);
	hand = oracle_hand(o);
	for (int i = 0; i < (chooses ? a->size : 1); i++)
		look_at(o, r, chooses ? hand & ~(1u << i) : hand, limit,
		    right, &best);
	look_at_pairs(r, rules, a, chooses, right, &best);
	if (!s->verb) {
		require(seen->deadwood == best.deadwood,
		    "oracle: a plain hand has the least deadwood");
		require(seen->points == (penalty && !best.ready ?
		    priced(r, best.points, best.shown, a) : best.points),
		    "oracle: a plain hand has the least points");
		require((seen->verdict == VERDICT_READY) == best.ready,
		    "oracle: a plain hand is ready if it can be");
		return true;
	}
	if (s->verb == VERB_GIN)
		best.ready &= best.deadwood == 0;
	best.ready &= a->size - chooses == r->dealt;
	if (s->verb != VERB_RUMMY)
		require((seen->verdict == VERDICT_VALID) == best.ready,
		    "oracle: a plain claim is valid if it can be");
	if (penalty && r->penalty_wrong >= 0)
		require(seen->points == (best.ready ? r->out_points :
		    r->penalty_wrong) || s->verb == VERB_RUMMY,
		    "oracle: a wrong claim costs penalty.wrong");
	return true;
}

bool
expect_lone(struct oracle *o, const struct rules *r, const struct seat *s,
    const struct judgement *j, int most)
{
	struct oracle_rules rules = rules_of(r);

	if (r->hand_counts == HAND_WHOLE && s->kind == SEAT_PLAIN)
		return expect_laid(r, s, j);
	if (s->kind == SEAT_ARRANGEMENT)
		return lone_arrangement(r, &rules, s, &j->outcome);
	if (s->kind == SEAT_PLAIN)
		return lone_plain(o, r, &rules, s, &j->outcome, most);
	return false;
}

/* At tables: the player who goes out collects what the others hold. */
static bool
collected(const struct deal *d, const struct verdicts *v)
{
	const struct rules *r = d->rules;
	const struct seat *winner = &d->seats[v->winner];
	const struct arrangement *laid = &v->seats[v->winner].shown;
	bool once = winner->verb == VERB_RUMMY || winner->verb == VERB_GIN ||
	    (!r->at_once_claimed && winner->verb && !winner->on_table &&
	    laid->ngroups && laid->size == laid_start(laid));
	int others = 0;

	for (int i = 0; i < d->nseats; i++) {
		const struct outcome *o = &v->seats[i].outcome;

		if (!o->has_points || !o->has_deadwood ||
		    d->seats[i].kind == SEAT_POINTS)
			return false;
		if (i == v->winner)
			continue;
		others += o->deadwood;
		require(o->points == (r->collect_deduct ? -o->deadwood : 0),
		    "what a loser holds is written off, or nothing");
	}
	require(v->seats[v->winner].outcome.points == others * (once ? r->at_once_multiplier : 1) +
	    r->out_bonus,
	    "who goes out collects what the others hold");
	return true;
}

/* Check that hands that are held count every card. */
static bool
held(const struct oracle_rules *rules, const struct deal *d,
    const struct verdicts *v)
{
	bool said = false;

	/* A player who is out of the game may leave the other alone. */
	for (int i = 0; i < d->nseats; i++)
		if (v->seats[i].outcome.verdict == VERDICT_ERROR)
			return false;
	for (int i = 0; i < d->nseats; i++) {
		const struct seat *s = &d->seats[i];
		const struct outcome *o = &v->seats[i].outcome;

		if (s->verb || s->on_table || laid_size(&s->cards) ||
		    !o->has_deadwood ||
		    (s->kind != SEAT_PLAIN && s->kind != SEAT_ARRANGEMENT) ||
		    (s->kind == SEAT_ARRANGEMENT && s->cards.ngroups) ||
		    s->cards.discard != CARD_NONE)
			continue;
		require(o->deadwood == expect_sum(rules, s->cards.cards,
		    s->cards.size), "oracle: a held hand counts whole");
		said = true;
	}
	return said;
}

bool
expect_deal(struct oracle *o, const struct deal *d, const struct verdicts *v)
{
	const struct rules *r = d->rules;
	struct oracle_rules rules = rules_of(r);
	bool said = false;

	if (r->scoring == SCORING_DIFFERENCE && d->nseats == 2)
		return expect_knock(o, d, v);
	if (r->hand_counts == HAND_WHOLE && d->nseats > 1)
		said |= held(&rules, d, v);
	if (r->scoring == SCORING_COLLECT && v->winner >= 0)
		said |= collected(d, v);
	return said;
}
