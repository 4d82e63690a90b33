/*
 * Owns the exhaustive search.  The cards are decided in rank order: the lowest
 * undecided one either starts a meld (it is the lowest card of it that stands
 * for itself) or stays out.  What is still undecided then depends on the past only
 * through the cards that runs have already taken from higher ranks, so
 * few different states arise, and each is solved once.
 *
 * Wild cards and printed jokers are one pool.  A wild card used as itself
 * leaves the pool; so as long as the pool is not overdrawn there is always a
 * card for each joker's place.
 */
#include "search.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "memo.h"

#define NO_VALUE UINT64_MAX

/* deadwood, unmatched cards and melds in one number: less is better. */
#define VALUE(deadwood, unmatched, melds) \
	((uint64_t)(deadwood) << 32 | (uint64_t)(unmatched) << 16 | \
	    (uint64_t)(melds))

struct search {
	const struct rules *rules;
	card cards[HAND_MAX]; /* all but printed jokers, by rank, then suit */
	int n;
	unsigned char first[CARD_LIMIT]; /* index of a card's first copy */
	unsigned char copies[CARD_LIMIT];
	uint64_t wild;        /* bit i: cards[i] is wild */
	int printed;
	struct memo memo;
};

struct search *
search_create(void)
{
	struct search *s = util_alloc(sizeof(*s));

	memset(s, 0, sizeof(*s));
	memo_init(&s->memo);
	return s;
}

void
search_free(struct search *s)
{
	if (s)
		memo_free(&s->memo);
	free(s);
}

/* Copies of a card left; those of one card are taken from the top. */
static int
copies_left(const struct search *s, const struct state *t, card c)
{
	int n = 0;

	for (int i = 0; i < s->copies[c]; i++)
		n += (int)(t->left >> (s->first[c] + i) & 1);
	return n;
}

/* May one more card of this kind stand for itself? */
static bool
can_take(const struct search *s, const struct state *t, card c)
{
	if (!s->copies[c] || !(t->left >> s->first[c] & 1))
		return false;
	if (s->wild >> s->first[c] & 1)
		return s->rules->wild_as_natural && t->pool > 0;
	return true;
}

static void
take(const struct search *s, struct state *t, card c)
{
	int top = s->first[c] + copies_left(s, t, c) - 1;

	t->left &= ~(UINT64_C(1) << top);
	if (s->wild >> top & 1)
		t->pool--;
}

/* The first undecided card at the cursor or after, or n. */
static int
next_card(const struct search *s, const struct state *t)
{
	int i = t->cursor;

	while (i < s->n && !(t->left >> i & 1))
		i++;
	return i;
}

/* Can a run that starts higher still come round to this card? */
static bool
can_end_run(const struct rules *r, card c)
{
	return r->run_ace == RUN_ACE_WRAP ||
	    (r->run_ace != RUN_ACE_LOW && card_rank(c) == ACE);
}

/*
 * Decide that no copy of the card at the cursor starts a meld any more.
 * Returns what that costs at once.
 */
static uint64_t
stay_out(const struct search *s, struct state *t)
{
	card c = s->cards[t->cursor];
	uint64_t cost = 0;

	if (!(s->wild >> t->cursor & 1) && !can_end_run(s->rules, c)) {
		for (int n = copies_left(s, t, c); n > 0; n--) {
			take(s, t, c);
			cost += VALUE(s->rules->value[c], 1, 0);
		}
	}
	t->cursor = (uint8_t)(s->first[c] + s->copies[c]);
	return cost;
}

/* What the jokers that no meld can take cost, the dearest being spent. */
static uint64_t
cost_of_pool(const struct search *s, const struct state *t)
{
	int left = t->pool > t->room ? t->pool - t->room : 0;
	uint64_t cost = 0;
	uint64_t wild = t->left & s->wild;
	int printed = s->printed;

	while (left-- > 0) {
		int best = printed ? s->rules->value[CARD_JOKER] : INT32_MAX;
		int from = -1;

		for (int i = 0; i < s->n; i++) {
			if ((wild >> i & 1) &&
			    s->rules->value[s->cards[i]] < best) {
				best = s->rules->value[s->cards[i]];
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

/* Every card is decided: what is left over? */
static uint64_t
value_of_end(const struct search *s, const struct state *t)
{
	uint64_t plain = t->left & ~s->wild;
	uint64_t cost = 0;

	if (t->runs || t->pure)
		return NO_VALUE;
	for (int i = 0; i < s->n; i++)
		if (plain >> i & 1)
			cost += VALUE(s->rules->value[s->cards[i]], 1, 0);
	return cost + cost_of_pool(s, t);
}

/* The demand, the pool and the room once a shape's cards are gone. */
static void
account(const struct search *s, struct state *t, const struct shape *shape)
{
	int room = t->room;

	t->pool = (uint8_t)(t->pool - shape->jokers);
	if (shape->kind == SHAPE_RUN && t->runs)
		t->runs--;
	/* A pure run that is demanded must stay pure: no room in it. */
	if (shape_is_pure(shape) && t->pure)
		t->pure--;
	else
		room += shape_room(s->rules, shape);
	t->room = (uint8_t)(room < t->pool ? room : t->pool);
}

/* Every choice for the card at the cursor is tried in one of these. */
struct trial {
	struct search *search;
	const struct state *from;
	uint64_t value;      /* of the best choice so far */
	struct shape choice;
	struct state after;  /* the best choice's */
	struct shape shape;  /* the one being laid */
	struct state now;    /* without the cards laid so far */
};

static uint64_t best_value(struct search *, const struct state *);

static int
compare_shapes(const void *a, const void *b)
{
	return shape_compare(a, b);
}

/* The shapes of the best choices from t on, sorted behind the first of them. */
static int
list_shapes(const struct search *s, const struct shape *first,
    const struct state *t, struct shape *list)
{
	struct state at = *t;
	int n = 0;

	if (first->kind != SHAPE_NONE)
		list[n++] = *first;
	for (;;) {
		const struct entry *e;

		at.cursor = (uint8_t)next_card(s, &at);
		if (at.cursor == s->n)
			break;
		e = memo_find(&s->memo, &at);
		assert(e);
		if (e->choice.kind == SHAPE_NONE) {
			stay_out(s, &at);
			continue;
		}
		list[n++] = e->choice;
		for (int i = 0; i < e->choice.size; i++)
			if (shape_card(&e->choice, i) != CARD_JOKER)
				take(s, &at, shape_card(&e->choice, i));
		account(s, &at, &e->choice);
	}
	qsort(list, (size_t)n, sizeof(list[0]), compare_shapes);
	return n;
}

/* Of two choices of equal value: is the shape laid now listed before the best? */
static bool
is_listed_first(const struct trial *t, const struct state *after)
{
	struct shape ours[SHAPES_MAX], best[SHAPES_MAX];
	int n = list_shapes(t->search, &t->shape, after, ours);
	int m = list_shapes(t->search, &t->choice, &t->after, best);

	for (int i = 0; i < n && i < m; i++) {
		int order = shape_compare(&ours[i], &best[i]);

		if (order)
			return order < 0;
	}
	return false;
}

/* The shape is complete: is it the best choice so far? */
static void
consider(struct trial *t)
{
	struct state after = t->now;
	uint64_t value;

	account(t->search, &after, &t->shape);
	value = best_value(t->search, &after);
	if (value == NO_VALUE)
		return;
	value += VALUE(0, 0, 1);
	if (value > t->value ||
	    (value == t->value && !is_listed_first(t, &after)))
		return;
	t->value = value;
	t->choice = t->shape;
	t->after = after;
}

/* Is the number of jokers in the shape allowed, and are there so many? */
static bool
jokers_fit(const struct trial *t, int most)
{
	const struct shape *s = &t->shape;

	return s->jokers <= t->now.pool &&
	    s->size - s->jokers >= t->search->rules->jokers_min_naturals &&
	    (most == KEY_NONE || s->jokers <= most);
}

/*
 * The run as laid ends with a natural card at position end: fill it up with
 * jokers to the least size, behind it as far as positions go, else before it.
 */
static void
finish_run(struct trial *t, int end)
{
	const struct rules *r = t->search->rules;
	struct shape laid = t->shape;
	int need = r->run_min > laid.size ? r->run_min - laid.size : 0;
	int behind = run_last(r) - end < need ? run_last(r) - end : need;
	int before = need - behind;

	if (laid.start - before < run_first(r))
		return;
	t->shape.start = (unsigned char)(laid.start - before);
	t->shape.size = (unsigned char)(laid.size + need);
	t->shape.jokers = (unsigned char)(laid.jokers + need);
	t->shape.holes = laid.holes << before | ((1u << before) - 1) |
	    ((1u << behind) - 1) << (laid.size + before);
	if (jokers_fit(t, r->jokers_max_per_run) &&
	    (r->run_max == KEY_NONE || t->shape.size <= r->run_max))
		consider(t);
	t->shape = laid;
}

/* Every way to go on with the run whose last natural card is at end. */
static void
extend_run(struct trial *t, int end)
{
	const struct shape laid = t->shape;
	int last = run_last(t->search->rules);

	finish_run(t, end);
	for (int next = end + 1; next <= last; next++) {
		card c = run_card(laid.suit, next);
		int gap = next - end - 1;
		struct state before = t->now;

		if (laid.size + gap >= 13 || laid.jokers + gap > t->now.pool)
			break;
		if (!can_take(t->search, &t->now, c))
			continue;
		take(t->search, &t->now, c);
		t->shape.size = (unsigned char)(laid.size + gap + 1);
		t->shape.jokers = (unsigned char)(laid.jokers + gap);
		t->shape.holes = laid.holes | ((1u << gap) - 1) << laid.size;
		extend_run(t, next);
		t->now = before;
		t->shape = laid;
	}
}

static void
start_runs(struct trial *t, card c)
{
	int rank = card_rank(c);
	int position = rank < run_first(t->search->rules) ? ACE_HIGH : rank;

	t->now = *t->from;
	take(t->search, &t->now, c);
	t->shape = (struct shape){ .kind = SHAPE_RUN,
		.start = (unsigned char)position,
		.suit = (unsigned char)card_suit(c), .size = 1 };
	extend_run(t, position);
}

static void
finish_set(struct trial *t)
{
	const struct rules *r = t->search->rules;
	struct shape laid = t->shape;
	int need = r->set_min > laid.size ? r->set_min - laid.size : 0;

	t->shape.size = (unsigned char)(laid.size + need);
	t->shape.jokers = (unsigned char)need;
	if (jokers_fit(t, r->jokers_max_per_set) &&
	    (r->set_max == KEY_NONE || t->shape.size <= r->set_max))
		consider(t);
	t->shape = laid;
}

/* Every choice of cards of this suit and the later ones for the set. */
static void
extend_set(struct trial *t, int suit)
{
	const struct shape laid = t->shape;
	const struct state before = t->now;
	int most = t->search->rules->set_suits == SET_SUITS_DISTINCT ?
	    1 : HAND_COPIES;
	card c;

	if (suit == SUITS) {
		finish_set(t);
		return;
	}
	c = CARD(suit, laid.start);
	extend_set(t, suit + 1);
	while (t->shape.count[suit] < most &&
	    t->search->first[c] >= t->from->cursor &&
	    can_take(t->search, &t->now, c)) {
		take(t->search, &t->now, c);
		t->shape.count[suit]++;
		t->shape.size++;
		extend_set(t, suit + 1);
	}
	t->now = before;
	t->shape = laid;
}

static void
start_sets(struct trial *t, card c)
{
	int suit = card_suit(c);

	t->now = *t->from;
	take(t->search, &t->now, c);
	t->shape = (struct shape){ .kind = SHAPE_SET,
		.start = (unsigned char)card_rank(c), .size = 1 };
	t->shape.count[suit] = 1;
	extend_set(t, t->search->rules->set_suits == SET_SUITS_DISTINCT ?
	    suit + 1 : suit);
}

/* The least value from a state on; its choice is then in the table. */
static uint64_t
best_value(struct search *s, const struct state *t)
{
	struct state from = *t;
	struct trial trial = { .search = s, .from = &from };
	const struct entry *e;
	uint64_t cost, rest;
	card c;

	from.cursor = (uint8_t)next_card(s, &from);
	if (from.cursor == s->n)
		return value_of_end(s, &from);
	e = memo_find(&s->memo, &from);
	if (e)
		return e->value;

	trial.after = from;
	cost = stay_out(s, &trial.after);
	rest = best_value(s, &trial.after);
	trial.value = rest == NO_VALUE ? NO_VALUE : cost + rest;
	c = s->cards[from.cursor];
	if (can_take(s, &from, c)) {
		start_runs(&trial, c);
		start_sets(&trial, c);
	}
	memo_store(&s->memo, &from, trial.value, &trial.choice);
	return trial.value;
}

/* The hand's cards by rank, then suit; returns the size of the pool. */
static int
spread_hand(struct search *s, const struct rules *rules, const struct hand *h)
{
	int pool = h->jokers;

	s->rules = rules;
	s->n = 0;
	s->wild = 0;
	s->printed = h->jokers;
	memset(s->copies, 0, sizeof(s->copies));
	for (int rank = ACE; rank <= KING; rank++) {
		for (int suit = 0; suit < SUITS; suit++) {
			card c = CARD(suit, rank);

			s->first[c] = (unsigned char)s->n;
			s->copies[c] = (unsigned char)hand_count(h, c);
			for (int i = 0; i < s->copies[c]; i++) {
				if (rules->wild & card_bit(c)) {
					s->wild |= UINT64_C(1) << s->n;
					pool++;
				}
				s->cards[s->n++] = c;
			}
		}
	}
	return pool;
}

void
search_best(struct search *s, const struct rules *rules, const struct hand *h,
    int min_runs, int min_pure, struct search_result *out)
{
	struct state start = { 0 };
	const struct shape none = { 0 };
	uint64_t value;

	assert(h->size <= HAND_MAX);
	start.pool = (uint8_t)spread_hand(s, rules, h);
	start.left = s->n == 64 ? UINT64_MAX : (UINT64_C(1) << s->n) - 1;
	start.runs = (uint8_t)min_runs;
	start.pure = (uint8_t)min_pure;
	memo_clear(&s->memo);
	value = best_value(s, &start);
	out->found = value != NO_VALUE;
	if (!out->found)
		return;
	out->deadwood = (int)(value >> 32);
	out->unmatched = (int)(value >> 16 & 0xffff);
	out->n = list_shapes(s, &none, &start, out->shapes);
}
