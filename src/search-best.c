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
#include "search-inside.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

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
bool
search_can_take(const struct search *s, const struct state *t, card c)
{
	if (!s->copies[c] || !(t->left >> s->first[c] & 1))
		return false;
	if (s->wild >> s->first[c] & 1)
		return s->rules->wild_as_natural && t->pool > 0;
	return true;
}

void
search_take(const struct search *s, struct state *t, card c)
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

/*
 * Can a run that starts higher still come round to this card?  To an ace it
 * can if jokers bridge the way from the suit's highest card that is left.
 */
static bool
can_end_run(const struct search *s, const struct state *t, card c)
{
	int high = KING;

	if (s->rules->run_ace == RUN_ACE_WRAP)
		return true;
	if (s->rules->run_ace == RUN_ACE_LOW || card_rank(c) != ACE)
		return false;
	while (high > ACE && !search_can_take(s, t, CARD(card_suit(c), high)))
		high--;
	return high > ACE && KING - high <= t->pool;
}

/*
 * Decide that no copy of the card at the cursor starts a meld any more.
 * Returns what that costs at once.
 */
static uint64_t
stay_out(const struct search *s, struct state *t)
{
	card c = s->cards[t->cursor];
	uint64_t copies = ((UINT64_C(1) << s->copies[c]) - 1) << s->first[c];
	bool wild = s->wild >> t->cursor & 1;
	uint64_t cost = 0;

	if (!can_end_run(s, t, c)) {
		if (!wild)
			cost = (uint64_t)copies_left(s, t, c) *
			    VALUE(s->rules->left_cost[c], 1, 0);
		/* Which jokers are left matters only where their values differ. */
		if (!wild || s->even)
			t->left &= ~copies;
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

	if (s->even)
		return (uint64_t)left * VALUE(s->joker_value, 1, 0);
	while (left-- > 0) {
		int best = printed ? s->rules->left_cost[CARD_JOKER] : INT32_MAX;
		int from = -1;

		for (int i = 0; i < s->n; i++) {
			if ((wild >> i & 1) &&
			    s->rules->left_cost[s->cards[i]] < best) {
				best = s->rules->left_cost[s->cards[i]];
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
			cost += VALUE(s->rules->left_cost[s->cards[i]], 1, 0);
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
	if (shape->kept)
		t->pure--;
	else
		room += shape_room(s->rules, shape);
	t->room = (uint8_t)(room < t->pool ? room : t->pool);
}

static uint64_t best_value(struct search *, const struct state *,
    uint64_t budget);

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
		assert(e && e->exact);
		if (e->choice.kind == SHAPE_NONE) {
			stay_out(s, &at);
			continue;
		}
		list[n++] = e->choice;
		for (int i = 0; i < e->choice.size; i++)
			if (shape_card(&e->choice, i) != CARD_JOKER)
				search_take(s, &at, shape_card(&e->choice, i));
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

/*
 * What was laid (or nothing, when the card stays out) leads to after at this
 * cost: is it the best choice so far?
 */
static void
weigh_choice(struct trial *t, const struct state *after, uint64_t cost)
{
	uint64_t value;

	if (cost > t->value)
		return;
	value = best_value(t->search, after, t->value - cost);
	if (value == NO_VALUE)
		return;
	value += cost;
	if (t->found && value == t->value && !is_listed_first(t, after))
		return;
	t->found = true;
	t->value = value;
	t->choice = t->shape;
	t->after = *after;
}

/*
 * Can it matter which of the pure runs are kept pure?  Only by the room they
 * have for jokers, and where only positions limit it there is enough in hands of
 * up to run.min + 13 cards: doc/ALGORITHM.md, "Room".
 */
static bool
must_choose_kept(const struct search *s, const struct state *t)
{
	return t->pool > 0 && (!s->free_jokers || s->n + s->printed > s->rules->run_min + 13);
}

static void
consider_as(struct trial *t, bool kept)
{
	struct state after = t->now;
	const struct shape *s = &t->shape;
	bool low_ace = s->kind == SHAPE_RUN && s->start == ACE &&
	    !(s->holes & 1);

	t->shape.kept = kept;
	account(t->search, &after, &t->shape);
	weigh_choice(t, &after, VALUE(low_ace ?
	    t->search->rules->low_ace_cost : 0, 0, 1));
	t->shape.kept = false;
}
void
search_consider(struct trial *t)
{
	bool keep = t->from->pure > 0 && shape_is_pure(&t->shape);

	consider_as(t, keep);
	if (keep && must_choose_kept(t->search, &t->now))
		consider_as(t, false);
}

/* The card at the cursor stays out. */
static void
leave_out(struct trial *t)
{
	struct state after = *t->from;
	uint64_t cost = stay_out(t->search, &after);

	t->shape = (struct shape){ .kind = SHAPE_NONE };
	weigh_choice(t, &after, cost);
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
	card c;

	from.cursor = (uint8_t)next_card(s, &from);
	if (from.cursor == s->n) {
		value = value_of_end(s, &from);
		return value <= budget ? value : NO_VALUE;
	}
	e = memo_find(&s->memo, &from);
	if (e && e->exact)
		return e->value <= budget ? e->value : NO_VALUE;
	if (e && e->value >= budget)
		return NO_VALUE;
	c = s->cards[from.cursor];
	if (search_can_take(s, &from, c)) {
		search_lay_runs(&trial, c);
		search_lay_sets(&trial, c);
	}
	leave_out(&trial);
	memo_store(&s->memo, &from, trial.value,
	    trial.found ? &trial.choice : NULL);
	return trial.found ? trial.value : NO_VALUE;
}

/*
 * The same without a budget.  Small budgets are tried first: they cut off most
 * of the search, and what they find out stays known.
 */
static uint64_t
least_value(struct search *s, const struct state *start)
{
	static const unsigned char deadwood[] = { 0, 8, 32, 140 };
	uint64_t value;

	for (size_t i = 0; i < countof(deadwood); i++) {
		value = best_value(s, start, VALUE(deadwood[i] + 1, 0, 0) - 1);
		if (value != NO_VALUE)
			return value;
	}
	return best_value(s, start, NO_VALUE - 1);
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
			for (int i = 0; i < s->copies[c]; i++)
				s->cards[s->n++] = c;
		}
	}
	for (int i = 0; i < s->n; i++) {
		if (!(rules->wild & card_bit(s->cards[i])))
			continue;
		s->wild |= UINT64_C(1) << i;
		pool++;
	}
	s->joker_value = rules->left_cost[CARD_JOKER];
	s->even = true;
	for (int i = 0; i < s->n; i++) {
		if (!(s->wild >> i & 1))
			continue;
		if (!s->printed)
			s->joker_value = rules->left_cost[s->cards[i]];
		s->even &= rules->left_cost[s->cards[i]] == s->joker_value;
	}
	s->free_jokers = s->even && s->joker_value == 0 &&
	    rules->jokers_min_naturals <= 1 &&
	    rules->run_min <= rules->set_min && rules->run_max == KEY_NONE &&
	    rules->jokers_max_per_run == KEY_NONE &&
	    rules->jokers_max_per_set == KEY_NONE;
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
	value = least_value(s, &start);
	out->found = value != NO_VALUE;
	if (!out->found)
		return;
	out->cost = (int)(value >> 32);
	out->unmatched = (int)(value >> 16 & 0xffff);
	out->n = list_shapes(s, &none, &start, out->shapes);
}
