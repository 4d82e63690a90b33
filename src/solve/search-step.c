/*
 * Owns what a choice does to a state of the search: the cards taken, the cost,
 * the demand left; and which choices a state allows.
 */
#include "solve/inside.h"

/* The first undecided card at the cursor or after, or n. */
static int
next_card(const struct search *s, const struct state *t)
{
	uint64_t rest = t->left & bits_between(t->cursor, HAND_MAX);

	return rest ? bits_lowest(rest) : s->n;
}

/* May one more card of this kind stand for itself? */
static bool
can_take(const struct search *s, const struct state *t, card c)
{
	if (!s->copies[c] || !(t->left >> s->first[c] & 1))
		return false;
	return !(s->wild >> s->first[c] & 1) ||
	    (s->rules->wild_as_natural && t->pool > 0);
}

/* Copies of one card are taken from the top. */
static void
take(const struct search *s, struct state *t, card c)
{
	int top = s->first[c] + bits_count(copies_left(s, t, c)) - 1;

	t->left &= ~(UINT64_C(1) << top);
	if (s->wild >> top & 1)
		t->pool--;
}

/*
 * Can a run that starts higher still reach this card?  It can reach an ace if
 * jokers bridge the way from the suit's highest remaining card.
 */
static bool
can_end_run(const struct search *s, const struct state *t, card c)
{
	int high = KING;

	if (s->rules->run_ace == RUN_ACE_WRAP)
		return true;
	if (s->rules->run_ace == RUN_ACE_LOW || card_rank(c) != ACE)
		return false;
	while (high > ACE && !can_take(s, t, CARD(card_suit(c), high)))
		high--;
	return high > ACE && KING - high <= t->pool;
}

/* Contracts */

/*
 * A run that is laid, in state.laid ten bits for each of CONTRACT_RUNS_MAX:
 * suit, first position, and the one after its last; 0 is none.  Runs are laid
 * in the order of their first natural card, so no later one is below: the first
 * position is 0, except in a run whose only natural card is the ace at the top.
 */
#define LAID(suit, from, end) ((uint64_t)((suit) << 8 | (from) << 4 | (end)))
#define LAID_BITS 10

static uint64_t
laid_at(uint64_t laid, int i)
{
	return laid >> LAID_BITS * i & ((1u << LAID_BITS) - 1);
}

bool
search_keeps_contract(const struct search *s, const struct state *t,
    const struct way *w)
{
	const struct rules *r = s->rules;
	bool set = w->shape.kind == SHAPE_SET;
	int size = w->part_size ? w->part_size : w->shape.size;
	int start = w->shape.start + w->part_at, end = start + size;
	int asked = set ? r->set_min : r->contract.run_size;

	if (r->contract.exact ? size != asked : size < asked)
		return false;
	if (set)
		return t->sets && t->rank != start;
	for (uint64_t rest = t->laid; rest; rest >>= LAID_BITS) {
		uint64_t run = laid_at(rest, 0);
		int from = (int)(run >> 4 & 15), behind = (int)(run & 15);
		int between = start >= behind ? start - behind : from - end;

		if (run >> 8 == w->shape.suit && (between < 0 ?
		    !r->contract_overlap : between < r->contract_gap))
			return false;
	}
	return t->runs > 0;
}

/* The runs laid with one more: sorted, so that their order does not matter. */
static uint64_t
laid_with(uint64_t laid, uint64_t run)
{
	int at = 0;

	while (laid_at(laid, at) > run)
		at++;
	return (laid & ((UINT64_C(1) << LAID_BITS * at) - 1)) |
	    run << LAID_BITS * at | laid >> LAID_BITS * at << LAID_BITS * (at + 1);
}

void
search_count_off(const struct search *s, struct state *t, const struct way *w,
    bool kept)
{
	const struct rules *r = s->rules;
	const struct shape *shape = &w->shape;
	int from = shape->start + w->part_at;
	int end = from + (w->part_size ? w->part_size : shape->size);

	if (s->limits.opening) {
		uint64_t points = kept && w->core >= 0 ?
		    (uint64_t)w->core : w->points;

		t->points -= points < t->points ? points : t->points;
		return;
	}
	if (shape->kind == SHAPE_SET) {
		t->sets--;
		t->rank = r->contract_same_rank ? 0 : shape->start;
	}
	search_add_room(t, w->room, t->pool);
	if (shape->kind == SHAPE_SET)
		return;
	if (!t->runs) {
		t->laid = 0;
	} else if (s->limits.placed) {
		t->laid = laid_with(t->laid, LAID(shape->suit, w->part_size ||
		    (end > ACE_HIGH && shape->size - shape->jokers == 1) ?
		    from : 0, end));
	}
}

/* Forget what can no longer matter, so that more states are equal. */
static void
forget_laid(const struct search *s, struct state *t)
{
	int rank = card_rank(s->cards[t->cursor]);
	uint64_t laid = 0;

	if (rank != t->rank)
		t->rank = 0;
	for (uint64_t rest = t->laid; rest; rest >>= LAID_BITS) {
		uint64_t run = laid_at(rest, 0);

		/*
		 * Later runs start no lower than this, jokers before their
		 * cards included.
		 */
		if ((int)(run & 15) + s->rules->contract_gap > rank - t->pool)
			laid = laid_with(laid, run);
	}
	t->laid = laid;
}

/* Could what is left still count the points that are demanded? */
static bool
may_open(const struct search *s, const struct state *t)
{
	uint64_t most = (uint64_t)t->pool * (uint64_t)s->joker_most;

	for (uint64_t rest = t->left; rest && most < t->points;
	    rest &= rest - 1)
		most += (uint64_t)s->most[bits_lowest(rest)];
	return most >= t->points;
}

bool
search_advance(const struct search *s, struct state *t)
{
	if (t->cursor >= CURSOR_TABLE)
		return !s->limits.opening || may_open(s, t);
	t->cursor = (uint8_t)next_card(s, t);
	if (t->cursor == s->n)
		return false;
	if (s->limits.opening)
		return may_open(s, t);
	if (!s->limits.contract)
		return true;
	forget_laid(s, t);
	return t->sets || t->runs || s->rules->contract.more;
}

uint64_t
search_stay_out(const struct search *s, struct state *t)
{
	card c = s->cards[t->cursor];
	uint64_t copies = copies_left(s, t, c);
	bool wild = s->wild >> t->cursor & 1;
	uint64_t cost = 0;

	if (!can_end_run(s, t, c)) {
		if (!wild)
			cost = (uint64_t)bits_count(copies) *
			    s->cost[t->cursor];
		/*
		 * It matters which jokers are left only if their values differ.
		 */
		if (!wild || s->even)
			t->left &= ~copies;
	}
	t->cursor = (uint8_t)(s->first[c] + s->copies[c]);
	return cost;
}

/*
 * The cost of n jokers that no meld can take, the highest-valued being spent;
 * wild: the wild cards that are left, as bits.  0 for n below 0.
 */
static uint64_t
cost_of_jokers(const struct search *s, int n, uint64_t wild)
{
	int printed = s->own_printed;
	uint64_t cost = 0;

	if (s->even)
		return n > 0 ? (uint64_t)(n * s->joker_cost) : 0;
	for (wild &= s->own; n > 0; n--) {
		uint64_t least = printed ? s->printed_cost : UINT64_MAX, from = 0;

		for (uint64_t rest = wild; rest; rest &= rest - 1) {
			uint64_t each = s->cost[bits_lowest(rest)];

			if (each >= least)
				continue;
			least = each;
			from = rest & -rest;
		}
		if (least == UINT64_MAX)
			return NO_VALUE; /* one that is not the hand's is left */
		wild &= ~from;
		printed -= !from;
		cost += least;
	}
	return cost;
}

uint64_t
search_end(const struct search *s, const struct state *t)
{
	uint64_t jokers;

	if (t->runs || t->pure || t->sets || t->longer || t->laid ||
	    (s->later && t->later))
		return NO_VALUE;
	jokers = cost_of_jokers(s, t->pool - t->room,
	    t->left & s->wild);
	return jokers == NO_VALUE ? NO_VALUE :
	    search_cost_of(s, t->left) + jokers;
}

/* The jokers that may be laid, those that are laid off later too. */
static int
jokers_of(const struct search *s, const struct state *t)
{
	return t->pool + (s->later ? t->later : 0);
}

/* May the meld be laid, or one that goes on from it? */
static bool
may_begin(const struct search *s, const struct state *t, const struct way *w)
{
	return (t->left & w->need) == w->need &&
	    w->inner + w->wild <= jokers_of(s, t);
}

static bool
may_lay(const struct search *s, const struct state *t, const struct way *w)
{
	return w->whole && way_jokers(w) <= jokers_of(s, t) &&
	    w->wild <= t->pool;
}

const struct way *
search_next_way(const struct search *s, const struct state *t, uint32_t *i,
    uint32_t end)
{
	while (*i < end) {
		const struct way *w = &s->ways[*i];

		if (!may_begin(s, t, w)) {
			*i = w->next;
			continue;
		}
		++*i;
		if (may_lay(s, t, w))
			return w;
	}
	return NULL;
}

void
search_take_all(const struct search *s, struct state *t, const struct way *w)
{
	for (uint64_t rest = w->need; rest; rest &= rest - 1)
		take(s, t, s->cards[bits_lowest(rest)]);
}
