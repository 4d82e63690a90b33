/*
 * Owns the exhaustive search.  The cards are decided in rank order: the lowest
 * undecided one either starts a meld (it is the lowest card of it that stands
 * for itself) or stays out.  The rest then depends on the past only through the
 * cards that runs have taken from higher ranks, so few different states arise,
 * and each is solved once.
 *
 * Wild cards and printed jokers are one pool.  A wild card used as itself
 * leaves the pool; so as long as the pool is not overdrawn there is always a
 * card for each joker's place.
 */
#include "solve/inside.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define MELDS_A_STEP 32
#define LATER 12 /* melds: more than part two layouts of a hand in play */
#define COST_BITS 24 /* of a hand, with deadwood: it shall fit a value */

struct search *
search_create(struct effort *effort)
{
	struct search *s = util_alloc(sizeof(*s));

	memset(s, 0, sizeof(*s));
	memo_init(&s->memo);
	s->effort = effort;
	return s;
}

void
search_free(struct search *s)
{
	memo_free(&s->memo);
	free(s->ways);
	free(s);
}

/* A choice as a number: 0 if the card stays out; or the way, and how it is laid. */
static uint32_t
choice_of(const struct search *s, const struct way *w, enum laid laid)
{
	return (uint32_t)(w - s->ways) * LAIDS + 1 + laid;
}

static const struct way *
choice_way(const struct search *s, uint32_t choice)
{
	return &s->ways[(choice - 1) / LAIDS];
}

static enum laid
choice_laid(uint32_t choice)
{
	return (enum laid)((choice - 1) % LAIDS);
}

/* The trial of every choice for the card at the cursor. */
struct trial {
	struct search *search;
	const struct state *from;
	long melds;          /* that were tried */
	bool found;          /* a choice within the budget */
	uint64_t value;      /* of the best so far; at first the budget */
	uint32_t choice;
	struct state after;  /* the best choice's */
};

static uint64_t best_value(struct search *, const struct state *,
    uint64_t budget);

/* The shapes of a choice and of the best choices from t on, sorted. */
static int
list_shapes(const struct search *s, uint32_t choice, const struct state *t,
    struct shape *list)
{
	struct state at = *t;
	int n = 0;

	for (;;) {
		const struct entry *e;

		if (choice && choice_laid(choice) != LAID_AFTER) {
			list[n] = choice_way(s, choice)->shape;
			if (choice_laid(choice) == LAID_KEPT)
				(void)shape_core(s->rules,
				    &choice_way(s, choice)->shape, &list[n]);
			n++;
		}
		if (!search_advance(s, &at))
			break;
		e = memo_find(&s->memo, &at);
		assert(e && e->choice != CHOICE_NONE);
		choice = e->choice;
		if (choice)
			search_lay(s, &at, choice_way(s, choice),
			    choice_laid(choice));
		else
			search_stay_out(s, &at);
	}
	shapes_sort(list, n, shape_compare);
	return n;
}

/* Of two choices of equal value: is this one listed before the best? */
static bool
is_listed_first(const struct trial *t, uint32_t choice,
    const struct state *after)
{
	struct shape ours[SHAPES_MAX], best[SHAPES_MAX];
	int n = list_shapes(t->search, choice, after, ours);
	int m = list_shapes(t->search, t->choice, &t->after, best);

	return shapes_come_before(ours, best, n < m ? n : m);
}

/* A choice leads to after at this cost: is it the best choice so far? */
static void
weigh_choice(struct trial *t, uint32_t choice, const struct state *after,
    uint64_t cost)
{
	uint64_t value;

	if (cost > t->value)
		return;
	value = best_value(t->search, after, t->value - cost);
	if (value == NO_VALUE)
		return;
	value += cost;
	if (t->found && value == t->value && !is_listed_first(t, choice, after))
		return;
	t->found = true;
	t->value = value;
	t->choice = choice;
	t->after = *after;
}

static void
lay(struct trial *t, const struct way *w, enum laid laid)
{
	struct state after = *t->from;
	/* Of equal ways the one with less to lay later. */
	uint64_t later = laid != LAID_WHOLE && w->shape.jokers ?
	    VALUE(0, 0, LATER) : 0;

	t->melds++;
	search_lay(t->search, &after, w, laid);
	weigh_choice(t, choice_of(t->search, w, laid), &after, w->cost + later);
}

/* Lay every one of these ways, which the card at the cursor can start. */
static void
lay_ways(struct trial *t, uint32_t i, uint32_t end)
{
	const struct search *s = t->search;
	const struct way *w;

	while ((w = search_next_way(s, t->from, &i, end))) {
		bool pure = shape_is_pure(&w->shape);
		bool keep = pure ? t->from->pure : w->core >= 0 &&
		    ((t->from->pure && w->shape.kind == SHAPE_RUN) ||
		    (s->later && t->from->later));

		if (keep)
			lay(t, w, LAID_KEPT);
		if (way_jokers(w) <= t->from->pool && (!keep || !pure ||
		    search_must_choose_kept(s, t->from, w)))
			lay(t, w, LAID_WHOLE);
		if (s->later && t->from->later && w->shape.jokers &&
		    s->rules->melds_later)
			lay(t, w, LAID_AFTER);
	}
}

/* The card at the cursor stays out. */
static void
leave_out(struct trial *t)
{
	struct state after = *t->from;
	uint64_t cost = search_stay_out(t->search, &after);

	weigh_choice(t, 0, &after, cost);
}

/*
 * The least value from a state on, its choice then in the table; or NO_VALUE
 * if it is more than the budget.
 */
static uint64_t
best_value(struct search *s, const struct state *t, uint64_t budget)
{
	struct state from = *t;
	struct trial trial = { .search = s, .from = &from, .value = budget };
	const struct entry *e;
	uint64_t value;

	if (!search_advance(s, &from)) {
		value = search_end(s, &from);
		return value <= budget ? value : NO_VALUE;
	}
	e = memo_find(&s->memo, &from);
	if (e && e->choice != CHOICE_NONE)
		return e->value <= budget ? e->value : NO_VALUE;
	if (e && e->value >= budget)
		return NO_VALUE;
	if (!effort_keep(s->effort, s->memo.used))
		return NO_VALUE;
	lay_ways(&trial, s->runs_from[from.cursor], s->runs_to[from.cursor]);
	lay_ways(&trial, s->sets_from[from.cursor], s->sets_to[from.cursor]);
	leave_out(&trial);
	/* Some states of great hands can lay hundreds of melds. */
	effort_take(s->effort, trial.melds / MELDS_A_STEP);
	memo_store(&s->memo, &from, trial.value,
	    trial.found ? trial.choice : CHOICE_NONE);
	return trial.found ? trial.value : NO_VALUE;
}

/* The greatest value of an arrangement whose cards cost less than this. */
static uint64_t
worst_value(struct search *s, int cost)
{
	uint64_t wanted = VALUE(cost, 0, 0) << s->bits;
	uint64_t worst = SHAPES_MAX *
	    VALUE((uint64_t)s->rules->low_ace_cost << s->bits, 0, 1) +
	    (uint64_t)s->printed * VALUE(left_cost(s, CARD_JOKER), 1, 0);

	for (int i = 0; i < s->n; i++)
		worst += s->cost[i];
	return worst < wanted ? worst : wanted - 1;
}

/* The hand's cards by rank, then suit, and which of them are wild. */
static void
list_cards(struct search *s, const struct hand *h)
{
	s->n = 0;
	s->held = h->level[0];
	s->lower = s->wild = 0;
	memset(s->copies, 0, sizeof(s->copies));
	for (uint64_t rest = cards_by_rank(s->held); rest;
	    rest &= rest - 1) {
		int i = bits_lowest(rest), first = s->n;
		card c = CARD(i % SUITS, i / SUITS);
		uint64_t cost = VALUE(left_cost(s, c), 1, 0), copies;

		do {
			s->cost[s->n] = cost;
			s->cards[s->n++] = c;
		} while (s->n - first < HAND_COPIES &&
		    h->level[s->n - first] >> c & 1);
		s->first[c] = (unsigned char)first;
		s->copies[c] = (unsigned char)(s->n - first);
		copies = copies_of(s, c);
		s->lower |= copies & copies >> 1;
		s->wild |= s->rules->wild >> c & 1 ? copies : 0;
	}
}

/*
 * The bits of what the hand counts at most, where of arrangements of equal cost
 * one can leave more of that than the other.  None for a hand of thousands,
 * with whose values they would not fit.
 */
static int
deadwood_bits(const struct rules *r, const struct hand *h)
{
	card cards[HAND_MAX];
	int n = hand_cards(h, cards), most = 0, cost = 0, bits = 0;

	if (!r->low_ace_cost &&
	    (r->scoring != SCORING_MELDS || r->melds_joker < 0))
		return 0;
	for (int i = 0; i < n; i++) {
		most += r->value[cards[i]];
		cost += r->left_cost[cards[i]];
	}
	while (most >> bits)
		bits++;
	return cost >> (COST_BITS - bits) ? 0 : bits;
}

/* What wild cards and printed jokers cost that are left over. */
static void
note_jokers(struct search *s)
{
	uint64_t most = 0, least = UINT64_MAX;

	for (uint64_t rest = s->wild; rest; rest &= rest - 1) {
		uint64_t cost = s->cost[bits_lowest(rest)];

		most = cost > most ? cost : most;
		least = cost < least ? cost : least;
	}
	s->printed_cost = VALUE(left_cost(s, CARD_JOKER), 1, 0);
	if (s->printed) {
		most = s->printed_cost > most ? s->printed_cost : most;
		least = s->printed_cost < least ? s->printed_cost : least;
	}
	s->even = least >= most;
	s->joker_cost = s->pool ? (int64_t)least : 0;
}

/* The most that each card could count in a meld, as itself or another. */
static void
find_most(struct search *s)
{
	const struct rules *r = s->rules;
	int low = max_of(r->melds_ace_low, 0), rank = 0;

	for (int i = ACE; i <= KING; i++)
		rank = max_of(rank, r->rank_value[i]);
	s->joker_most = max_of(max_of(low, rank), max_of(r->melds_joker,
	    r->value[CARD_JOKER]));
	for (int i = 0; i < s->n; i++) {
		card c = s->cards[i];

		s->most[i] = max_of(max_of(r->value[c],
		    r->rank_value[card_rank(c)]), low);
		if (s->wild >> i & 1)
			s->joker_most = max_of(s->joker_most, s->most[i]);
	}
}

const struct demand demand_none = { 0 };

struct limits
demand_limits(const struct rules *r, const struct demand *demand)
{
	if (demand->min_runs == DEMAND_CONTRACT)
		return limits_of_contract(r);
	return demand->points ? limits_of_opening(r) :
	    limits_of_demand(r, demand->long_run);
}

static void
spread_hand(struct search *s, const struct rules *rules, const struct hand *h,
    const struct demand *demand)
{
	s->rules = rules;
	s->bits = deadwood_bits(rules, h);
	s->limits = demand_limits(rules, demand);
	s->long_run = demand->long_run;
	s->lengthens = demand->lengthens;
	s->later = demand->later;
	list_cards(s, h);
	s->printed = h->jokers;
	s->pool = s->printed + bits_count(s->wild);
	note_jokers(s);
	s->pool += s->later;
	if (demand->points)
		find_most(s);
}

/* Nothing is melded. */
static void
give_up(struct search *s, struct search_result *out)
{
	uint64_t value = search_end(s, &s->start);

	out->found = value != NO_VALUE;
	out->cost = value_cost(s, value);
	out->unmatched = VALUE_UNMATCHED(value);
	out->n = 0;
}

/* The best that is at most worst, by memoization. */
static void
search_states(struct search *s, uint64_t worst, struct search_result *out)
{
	uint64_t value;

	memo_clear(&s->memo);
	value = best_value(s, &s->start, worst);
	if (effort_is_spent(s->effort)) {
		give_up(s, out);
		return;
	}
	out->found = value != NO_VALUE;
	if (!out->found)
		return;
	out->cost = value_cost(s, value);
	out->unmatched = VALUE_UNMATCHED(value);
	out->n = list_shapes(s, 0, &s->start, out->shapes);
}

void
search_below(struct search *s, const struct rules *rules, const struct hand *h,
    const struct demand *demand, int cost, struct search_result *out)
{
	const struct contract *c = &rules->contract;
	bool contract = demand->min_runs == DEMAND_CONTRACT;
	uint64_t value;

	assert(h->size <= HAND_MAX);
	spread_hand(s, rules, h, demand);
	s->start = (struct state){ .left = bits_between(0, s->n),
		.pool = (uint8_t)(s->pool - s->later),
		.later = (uint8_t)s->later,
		.runs = (uint8_t)demand->min_runs,
		.pure = (uint8_t)demand->min_pure,
		.longer = demand->long_run > 0,
		.points = (uint64_t)demand->points };
	value = worst_value(s, cost);
	if (contract) {
		s->start.runs = (uint8_t)c->runs;
		s->start.sets = (uint8_t)c->sets;
		if (c->complete) /* no card may be left */
			value = VALUE(0, 0, SHAPES_MAX);
	}
	search_list(s);
	search_states(s, value, out);
}
