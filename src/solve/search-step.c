/*
 * Owns what a choice does to a state of the search: the cards taken, the cost,
 * the demand left; and which choices a state allows.
 */
#include "solve/inside.h"

int
search_next_card(const struct search *s, const struct state *t)
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
	int start = w->shape.start, end = start + w->shape.size;

	if (w->shape.kind == SHAPE_SET)
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

/*
 * The room that a meld adds.  Runs of a suit that may not overlap share the
 * rest of it, except for the gaps between them.
 */
static int
room_of(const struct search *s, const struct state *t, const struct way *w)
{
	const struct rules *r = s->rules;

	if (w->shape.kind == SHAPE_SET || !s->limits.shared)
		return w->room;
	return (t->suits >> w->shape.suit & 1 ? -r->contract_gap :
	    run_last(r) - run_first(r) + 1) - w->shape.size;
}

void
search_count_off(const struct search *s, struct state *t, const struct way *w)
{
	const struct rules *r = s->rules;
	const struct shape *shape = &w->shape;
	int end = shape->start + shape->size;

	if (shape->kind == SHAPE_SET) {
		t->sets--;
		t->rank = r->contract_same_rank ? 0 : shape->start;
	}
	search_add_room(t, room_of(s, t, w),
	    t->pool + (s->limits.shared ? SUITS * ACE_HIGH : 0));
	if (shape->kind == SHAPE_SET)
		return;
	if (s->limits.shared)
		t->suits |= (uint8_t)(1 << shape->suit);
	if (!t->runs) {
		t->laid = 0;
	} else if (s->limits.placed) {
		t->laid = laid_with(t->laid, LAID(shape->suit,
		    end > ACE_HIGH && shape->size - shape->jokers == 1 ?
		    shape->start : 0, end));
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

bool
search_advance(const struct search *s, struct state *t)
{
	t->cursor = (uint8_t)search_next_card(s, t);
	if (t->cursor == s->n)
		return false;
	if (!s->limits.contract)
		return true;
	forget_laid(s, t);
	return t->sets || t->runs;
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

uint64_t
search_cost_of_pool(const struct search *s, const struct state *t)
{
	int left = t->pool > t->room ? t->pool - t->room : 0;
	uint64_t cost = 0;
	uint64_t wild = t->left & s->wild;
	int printed = s->printed;

	if (s->even)
		return (uint64_t)left * VALUE(s->joker_value, 1, 0);
	while (left-- > 0) {
		int64_t best = printed ? left_cost(s, CARD_JOKER) : INT64_MAX;
		int from = -1;

		for (int i = 0; i < s->n; i++) {
			if ((wild >> i & 1) &&
			    left_cost(s, s->cards[i]) < best) {
				best = left_cost(s, s->cards[i]);
				from = i;
			}
		}
		if (from < 0)
			printed--;
		else
			wild &= ~(UINT64_C(1) << from);
		cost += VALUE(best, 1, 0);
	}
	return cost;
}

uint64_t
search_end(const struct search *s, const struct state *t)
{
	if (t->runs || t->pure || t->sets || t->longer)
		return NO_VALUE;
	return search_cost_of(s, t->left) + search_cost_of_pool(s, t);
}

/* Fill in which cards of the suit are left. */
static void
look_at_suit(struct view *v, int suit)
{
	const struct search *s = v->search;

	for (int k = 0; k < 3; k++)
		v->positions[k] = 0;
	for (int p = run_first(s->rules); p <= run_last(s->rules); p++) {
		card c = run_card(suit, p);
		int left;

		if (!can_take(s, v->state, c))
			continue;
		left = bits_count(copies_left(s, v->state, c));
		for (int k = 0; k < 3 && k < left; k++)
			v->positions[k] |= UINT32_C(1) << p;
	}
	v->known = true;
}

/* An ace has two positions and, where runs wrap, every card has. */
static uint32_t
every_round(uint32_t positions)
{
	return positions | positions << KING | positions >> KING;
}

/*
 * The size of the longest stretch of cards at these positions that could still
 * be a pure run.
 */
static int
most_in_pure(const struct rules *r, uint32_t left, uint32_t positions)
{
	int most = 0;

	while (left) {
		uint32_t stretch = left & ~(left + (left & -left));
		int inside = bits_count(stretch & every_round(positions));

		if (bits_count(stretch) >= r->run_min && inside > most)
			most = inside;
		left &= ~stretch;
	}
	return most;
}

/* The highest of a set of positions that is not empty. */
static uint32_t
highest(uint32_t positions)
{
	while (positions & (positions - 1))
		positions &= positions - 1;
	return positions;
}

/*
 * How many of the cards whose places jokers of the run take are not in a
 * stretch of a pure run, without the cards before the last such joker?
 */
static int
passed_beside_pure(struct view *v, const struct way *w, bool filled)
{
	const struct shape *shape = &w->shape;
	uint32_t all = ((UINT32_C(1) << shape->size) - 1) << shape->start;
	uint32_t holes = shape->holes << shape->start;
	uint32_t gone = all & ~holes, last = highest(gone), once, twice, left;

	holes &= ~((gone & (0 - gone)) - 1);
	if (!v->known)
		look_at_suit(v, w->shape.suit);
	if (!filled) {
		holes &= last - 1;
		gone &= ~last;
	}
	once = every_round(gone);
	twice = every_round(gone & gone >> KING);
	left = v->positions[0] & ~once;
	left |= v->positions[1] & once & ~twice;
	left |= v->positions[2] & twice;
	holes &= left;
	return bits_count(holes) - most_in_pure(v->search->rules, left, holes);
}

/* Runs demanded beside one that is laid. */
static int
others_demanded(const struct state *t)
{
	return t->runs > 1 ? t->runs - 1 : 0;
}

/*
 * May jokers take the places of cards that the hand has?  That can only help if
 * the card is then in a run that is demanded: in a pure one, with all other
 * cards so replaced, or as the one card of a run of jokers.  Otherwise the card
 * and the joker can change places, unless jokers are not free to
 * (doc/ALGORITHM.md, "A joker keeps off").
 */
static bool
may_pass_over(struct view *v, const struct way *w, bool filled)
{
	const struct state *t = v->state;
	uint64_t passed = t->left & (filled ? w->over | w->fill : w->over);

	if (!v->search->free_jokers || t->pure > 1 ||
	    bits_count(passed) <= others_demanded(t))
		return true;
	return t->pure &&
	    passed_beside_pure(v, w, filled) <= others_demanded(t);
}

bool
search_may_pass_over(const struct state *t, uint64_t cards)
{
	return t->pure || bits_count(t->left & cards) <= others_demanded(t);
}

/* May the meld be laid, or one that goes on from it? */
static bool
may_begin(struct view *v, const struct way *w)
{
	const struct state *t = v->state;

	return (t->left & w->need) == w->need && w->inner + w->wild <= t->pool &&
	    (!(t->left & w->gap) || may_pass_over(v, w, false));
}

static bool
may_lay(struct view *v, const struct way *w)
{
	int pool = v->state->pool;

	if (!w->whole || w->shape.jokers + w->wild > pool ||
	    search_is_better_run(v->search, w, pool))
		return false;
	if (v->search->limits.contract &&
	    !search_keeps_contract(v->search, v->state, w))
		return false;
	return !(v->state->left & w->fill) || may_pass_over(v, w, true);
}

const struct way *
search_next_way(struct view *v, uint32_t *i, uint32_t end)
{
	while (*i < end) {
		const struct way *w = &v->search->ways[*i];

		if (!may_begin(v, w)) {
			*i = w->next;
			continue;
		}
		++*i;
		if (may_lay(v, w))
			return w;
	}
	return NULL;
}

bool
search_must_choose_kept(const struct search *s, const struct state *t,
    const struct way *w)
{
	return t->pool > w->wild && (!s->free_jokers ||
	    s->n + s->printed > s->rules->run_min + 13);
}

void
search_take_all(const struct search *s, struct state *t, const struct way *w)
{
	for (uint64_t rest = w->need; rest; rest &= rest - 1)
		take(s, t, s->cards[bits_lowest(rest)]);
}
