/*
 * Owns the laying of shapes: every run and every set that has a given card
 * as its lowest, with no more jokers than it needs.
 */
#include "search-inside.h"

#include <assert.h>

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
 * Of these positions, the most that lie in one stretch of cards that could still
 * be a run without jokers.
 */
static int
most_in_pure(const struct trial *t, int suit, uint32_t positions)
{
	const struct search *s = t->search;
	int length = 0, inside = 0, most = 0;

	for (int p = run_first(s->rules); p <= run_last(s->rules) + 1; p++) {
		if (p <= run_last(s->rules) &&
		    search_can_take(s, &t->now, run_card(suit, p))) {
			length++;
			/* Where runs wrap a card has two positions. */
			inside += (int)((positions | positions >> 13 |
			    positions << 13) >> p & 1);
			continue;
		}
		if (length >= s->rules->run_min && inside > most)
			most = inside;
		length = inside = 0;
	}
	return most;
}

/*
 * May a joker stand where the hand could put the card itself?  That can only
 * help if the card is then in a run that is demanded: in a pure one, with all
 * others of its kind that are passed over, or as the one card of a run of
 * jokers.  Otherwise the card and the joker can change places, unless jokers
 * are not free to (doc/ALGORITHM.md, "A joker keeps off").
 */
static bool
may_pass_over(struct trial *t, int suit, int position)
{
	int others = t->from->runs > 1 ? t->from->runs - 1 : 0, n = 0;

	t->passed |= UINT32_C(1) << position;
	if (!t->search->free_jokers || t->from->pure > 1)
		return true;
	for (uint32_t rest = t->passed; rest; rest &= rest - 1)
		n++;
	if (n > others && t->from->pure)
		n -= most_in_pure(t, suit, t->passed);
	return n <= others;
}

/* May jokers fill the places behind end, whatever the hand has for them? */
static bool
may_fill(struct trial *t, int end, int places)
{
	uint32_t passed = t->passed;
	bool good = true;

	for (int p = end + 1; good && p <= end + places; p++)
		if (search_can_take(t->search, &t->now, run_card(t->shape.suit, p)))
			good = may_pass_over(t, t->shape.suit, p);
	t->passed = passed;
	return good;
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

	assert(behind >= 0);
	if (laid.start - before < run_first(r) || !may_fill(t, end, behind))
		return;
	t->shape.start = (unsigned char)(laid.start - before);
	t->shape.size = (unsigned char)(laid.size + need);
	t->shape.jokers = (unsigned char)(laid.jokers + need);
	t->shape.holes = laid.holes << before | ((1u << before) - 1) |
	    ((1u << behind) - 1) << (laid.size + before);
	if (jokers_fit(t, r->jokers_max_per_run) &&
	    (r->run_max == KEY_NONE || t->shape.size <= r->run_max))
		search_consider(t);
	t->shape = laid;
}

/* Every way to go on with the run whose last natural card is at end. */
static void
extend_run(struct trial *t, int end)
{
	const struct shape laid = t->shape;
	int last = run_last(t->search->rules);
	uint32_t passed = t->passed;

	finish_run(t, end);
	for (int next = end + 1; next <= last; next++) {
		card c = run_card(laid.suit, next);
		int gap = next - end - 1;
		struct state before = t->now;

		if (laid.size + gap >= run_longest(t->search->rules,
		    laid.start) || laid.jokers + gap > t->now.pool)
			break;
		if (!search_can_take(t->search, &t->now, c))
			continue;
		search_take(t->search, &t->now, c);
		t->shape.size = (unsigned char)(laid.size + gap + 1);
		t->shape.jokers = (unsigned char)(laid.jokers + gap);
		t->shape.holes = laid.holes | ((1u << gap) - 1) << laid.size;
		extend_run(t, next);
		t->now = before;
		t->shape = laid;
		if (!may_pass_over(t, laid.suit, next))
			break;
	}
	t->passed = passed;
}

void
search_lay_runs(struct trial *t, card c)
{
	int rank = card_rank(c);
	int position = rank < run_first(t->search->rules) ? ACE_HIGH : rank;

	t->now = *t->from;
	t->passed = 0;
	search_take(t->search, &t->now, c);
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

	/* One card with jokers is as well a run, and that may be demanded. */
	if (laid.size == 1 && t->search->free_jokers &&
	    t->now.pool <= run_longest(r, run_first(r)) - r->set_min)
		return;
	t->shape.size = (unsigned char)(laid.size + need);
	t->shape.jokers = (unsigned char)need;
	if (jokers_fit(t, r->jokers_max_per_set) &&
	    (r->set_max == KEY_NONE || t->shape.size <= r->set_max))
		search_consider(t);
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
	    search_can_take(t->search, &t->now, c)) {
		search_take(t->search, &t->now, c);
		t->shape.count[suit]++;
		t->shape.size++;
		extend_set(t, suit + 1);
	}
	t->now = before;
	t->shape = laid;
}

void
search_lay_sets(struct trial *t, card c)
{
	int suit = card_suit(c);

	t->now = *t->from;
	search_take(t->search, &t->now, c);
	t->shape = (struct shape){ .kind = SHAPE_SET,
		.start = (unsigned char)card_rank(c), .size = 1 };
	t->shape.count[suit] = 1;
	extend_set(t, t->search->rules->set_suits == SET_SUITS_DISTINCT ?
	    suit + 1 : suit);
}

