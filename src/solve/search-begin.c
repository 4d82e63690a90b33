/*
 * Owns the questions that the search answers: the state in which it begins, with
 * the cards of the hand and of the table, and what it found.
 */
#include "solve/inside.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define WAYS_KEPT 4096 /* memory for more is freed after the hand */
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
	free(s->forms);
	free(s->ways);
	free(s);
}

/* The greatest value of an arrangement whose cards cost less than this. */
static uint64_t
worst_value(struct search *s, int cost)
{
	uint64_t ace = (uint64_t)s->rules->low_ace_cost << s->bits;
	uint64_t worst = SHAPES_MAX * VALUE(ace, 0, 1) +
	    (uint64_t)s->ntable * (VALUE(ace, 0, 0) + LAID_OFF(s->n + s->pool)) +
	    (uint64_t)s->printed * VALUE(left_cost(s, CARD_JOKER), 1, 0);

	if (s->limits.contract && s->rules->contract.complete)
		return VALUE(0, 0, SHAPES_MAX); /* no card may be left */
	for (int i = 0; i < s->n; i++)
		worst += s->cost[i];
	return value_cost(s, worst) < cost ? worst :
	    (VALUE(cost, 0, 0) << s->bits) - 1;
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
	s->even = least >= most && !s->loose;
	s->joker_cost = s->pool ? (int64_t)least : 0;
}

/* The most that each card could count in a meld, as itself or another. */
static void
find_most(struct search *s)
{
	const struct rules *r = s->rules;
	int low = max_of(r->melds_ace_low, 0);

	s->joker_most = meld_joker_most(r);
	for (int i = 0; i < s->n; i++) {
		card c = s->cards[i];

		s->most[i] = max_of(max_of(r->value[c],
		    r->rank_value[card_rank(c)]), low);
		if (s->wild >> i & 1)
			s->joker_most = max_of(s->joker_most, s->most[i]);
	}
}

const struct demand demand_none = { 0 };
const struct demand demand_contract = { .min_runs = DEMAND_CONTRACT };

/* Kinds of cards that may take the place of a joker on the table. */
static uint64_t
cards_for_jokers(const struct search *s, const struct hand *h)
{
	uint64_t cards = h->level[0];

	for (int k = 0; k < s->table->n; k++) {
		const struct meld *m = &s->table->melds[k];

		for (int i = 0; i < m->size; i++)
			if (!card_is_joker(m->cards[i]) &&
			    meld_has_joker_at(s->rules, m, i))
				cards |= card_bit(m->cards[i]);
	}
	return cards;
}

/* The hand with the jokers on the table that may come to it. */
static struct hand
add_loose(const struct search *s, const struct hand *h, uint64_t cards)
{
	struct hand all = *h;

	for (int k = 0; k < s->table->n; k++) {
		const struct meld *m = &s->table->melds[k];

		for (uint64_t rest = search_loose(s->rules, m, cards); rest;
		    rest &= rest - 1)
			if (!hand_add(&all, m->cards[bits_lowest(rest)]))
				all.size = HAND_MAX + 1;
	}
	return all;
}

/* Which of the cards are the hand's, if it has been joined by others. */
static void
note_own(struct search *s, const struct hand *h)
{
	s->own = 0;
	s->own_printed = h->jokers;
	for (int i = 0; i < s->n; i += s->copies[s->cards[i]])
		s->own |= ((UINT64_C(1) << hand_count(h, s->cards[i])) - 1) << i;
}

/* Are these melds the first that a player lays on the table? */
static bool
is_first(const struct demand *demand)
{
	return demand->points || demand->min_runs == DEMAND_CONTRACT;
}

static void
forget_ways(struct search *s)
{
	if (s->size > WAYS_KEPT) {
		free(s->ways);
		s->ways = NULL;
		s->size = 0;
	}
	s->nways = 0;
}

/* Set up the search, but for the ways of the hand's own melds. */
static void
begin(struct search *s, const struct rules *rules, const struct hand *h,
    const struct spread *table, const struct demand *demand)
{
	struct hand all;
	uint64_t cards;
	int loose;

	s->rules = rules;
	s->table = table;
	cards = cards_for_jokers(s, h);
	all = add_loose(s, h, cards);
	if (all.size > HAND_MAX && !is_first(demand)) {
		cards = 0; /* there is no room for a joker more */
		all = *h;
	}
	loose = all.size - h->size;
	/* In an opening these are not the hand's to begin with. */
	s->later = is_first(demand) ? loose : 0;
	s->loose = loose && !s->later;
	if (s->later)
		all = *h;
	s->bits = deadwood_bits(rules, &all);
	s->limits = limits_of(rules, demand);
	s->long_run = demand->long_run;
	s->one_meld = demand->one_meld;
	s->lengthens = demand->lengthens &&
	    (s->later || demand->min_pure || s->limits.contract);
	list_cards(s, &all);
	note_own(s, h);
	s->printed = all.jokers;
	s->pool = s->printed + bits_count(s->wild);
	note_jokers(s);
	if (demand->points)
		find_most(s);
	s->start = (struct state){ .left = bits_between(0, s->n),
		.pool = (uint8_t)s->pool, .later = (uint8_t)s->later,
		.runs = (uint8_t)demand->min_runs,
		.pure = (uint8_t)demand->min_pure,
		.longer = demand->long_run || demand->one_meld,
		.points = (uint64_t)demand->points };
	if (s->limits.contract) {
		s->start.runs = (uint8_t)rules->contract.runs;
		s->start.sets = (uint8_t)rules->contract.sets;
	}
	s->pool += s->later;
	s->dropped = 0;
	forget_ways(s);
	search_list_table(s, cards);
	if (s->ntable)
		s->start.cursor = CURSOR_TABLE;
}

/* No melds on the table. */
static const struct spread no_table;

void
search_ways(struct search *s, const struct rules *r, const struct hand *h)
{
	begin(s, r, h, &no_table, &demand_none);
	search_list(s, true);
}

/* Leave the cards out that no way takes. */
static void
drop_dead(struct search *s)
{
	uint64_t fit = s->wild;

	for (uint32_t i = 0; i < s->nways; i++)
		if (s->ways[i].whole)
			fit |= s->ways[i].copies;
	s->dropped = search_cost_of(s, s->start.left & ~fit);
	s->start.left &= fit;
}

/* Find which cards can still be laid as the melds on the table are decided. */
static void
find_reach(struct search *s)
{
	uint64_t reach = 0;

	for (uint32_t i = s->table_from[s->ntable]; i < s->nways; i++)
		reach |= s->ways[i].copies;
	s->reach[s->ntable] = reach;
	for (int k = s->ntable - 1; k >= 0; k--) {
		for (uint32_t i = s->table_from[k]; i < s->table_from[k + 1]; i++)
			reach |= s->ways[i].copies;
		s->reach[k] = reach;
	}
}

/* Nothing is melded. */
static void
give_up(struct search *s, struct search_result *out)
{
	uint64_t value = search_end(s, &s->start);

	out->found = value != NO_VALUE;
	value += s->dropped;
	out->cost = value_cost(s, value);
	out->unmatched = VALUE_UNMATCHED(value);
	out->n = 0;
}

/* The best that is at most worst, by memoization. */
static void
search_states(struct search *s, uint64_t worst, struct search_result *out)
{
	uint64_t value = NO_VALUE;

	drop_dead(s);
	memo_clear(&s->memo);
	if (s->dropped <= worst)
		value = search_best(s, &s->start, worst - s->dropped);
	if (effort_is_spent(s->effort)) {
		give_up(s, out);
		return;
	}
	out->found = value != NO_VALUE;
	if (!out->found)
		return;
	value += s->dropped;
	out->cost = value_cost(s, value);
	out->unmatched = VALUE_UNMATCHED(value);
	out->n = search_shapes(s, 0, &s->start, out->shapes, out->forms);
}

void
search_below(struct search *s, const struct rules *rules, const struct hand *h,
    const struct demand *demand, int cost, struct search_result *out)
{
	assert(h->size <= HAND_MAX);
	begin(s, rules, h, &no_table, demand);
	search_list(s, true);
	search_states(s, worst_value(s, cost), out);
}

struct hand
search_hand(const struct search *s, uint64_t cards)
{
	struct hand h = hand_empty();

	for (; cards; cards &= cards - 1)
		hand_add(&h, s->cards[bits_lowest(cards)]);
	return h;
}

/* What is left of the hand beside the forms of a result, and the jokers laid. */
static void
take_forms(const struct search *s, struct search_result *out)
{
	out->nforms = s->ntable;
	out->laid = 0;
	out->left = search_hand(s, bits_between(0, s->n));
	out->left.jokers += s->printed;
	out->left.size += s->printed;
	for (int k = 0; k < out->nforms; k++) {
		const struct form *f = out->forms[k];

		assert(f); /* each meld that can change has one */
		for (uint64_t rest = s->ways[f - s->forms].need; rest;
		    rest &= rest - 1)
			hand_remove(&out->left, s->cards[bits_lowest(rest)]);
		for (int i = 0; i < f->keeps; i++)
			hand_remove(&out->left, CARD_JOKER);
		out->laid += f->laid;
	}
}

bool
search_table(struct search *s, const struct rules *rules, const struct hand *h,
    const struct spread *table, bool melds, const struct demand *demand,
    struct search_result *out)
{
	out->nforms = out->laid = 0;
	out->left = *h;
	begin(s, rules, h, table, demand);
	if (!s->ntable && melds && !is_first(demand))
		return false;
	search_list(s, melds);
	find_reach(s);
	search_states(s, worst_value(s, INT32_MAX), out);
	if (effort_is_spent(s->effort)) {
		begin(s, rules, h, &no_table, demand);
		give_up(s, out); /* with no joker of the table to be laid */
		out->found &= !is_first(demand);
	} else if (out->found && !is_first(demand)) {
		take_forms(s, out);
	}
	return true;
}

/* Visit every choice of forms from the state on. */
static void
visit_forms(struct search *s, const struct state *t, search_visit *visit,
    void *context, struct search_result *out)
{
	int k = t->cursor - CURSOR_TABLE;

	if (!effort_step(s->effort))
		return;
	if (k < 0) {
		take_forms(s, out);
		visit(context, out);
		return;
	}
	for (uint32_t i = s->table_from[k]; i < s->table_from[k + 1]; i++) {
		struct state after = *t;

		out->forms[k] = &s->forms[i];
		if (search_lay_form(s, &after, i, false))
			visit_forms(s, &after, visit, context, out);
	}
}

void
search_forms(struct search *s, const struct rules *rules, const struct hand *h,
    const struct spread *table, search_visit *visit, void *context)
{
	struct search_result out = { .nforms = 0 };

	begin(s, rules, h, table, &demand_none);
	visit_forms(s, &s->start, visit, context, &out);
}
