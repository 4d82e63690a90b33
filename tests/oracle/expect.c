/*
 * Owns what must not change: a deal judged again with its cards in another
 * order, with other names of suits, and each seat by itself.
 */
#include "expect.h"

#include "../fuzz/target.h"

static struct solver *solver;
static struct arena *arena;
static struct oracle *oracle;
static long compared;

long
expect_compared(void)
{
	return compared;
}

/*
 * Are they the same?  Ties decide the reasons of a claim that is arranged, where
 * melds lie on the table.
 */
static bool
same_outcome(const struct rules *r, const struct seat *s,
    const struct outcome *a, const struct outcome *b)
{
	bool arranged = s->kind == SEAT_PLAIN && s->verb &&
	    r->hand_counts == HAND_WHOLE;

	return a->verdict == b->verdict && (a->codes == b->codes || arranged) &&
	    a->has_deadwood == b->has_deadwood &&
	    (!a->has_deadwood || a->deadwood == b->deadwood) &&
	    a->has_points == b->has_points &&
	    (!a->has_points || a->points == b->points);
}

static bool
same_verdicts(const struct deal *d, const struct verdicts *a,
    const struct verdicts *b)
{
	if (a->failed != b->failed || a->winner != b->winner)
		return false;
	for (int i = 0; i < d->nseats; i++)
		if (!same_outcome(d->rules, &d->seats[i], &a->seats[i].outcome,
		    &b->seats[i].outcome))
			return false;
	return true;
}

static bool
same_arrangement(const struct arrangement *a, const struct arrangement *b)
{
	return a->ngroups == b->ngroups && a->laid_end == b->laid_end &&
	    a->size == b->size && a->discard == b->discard &&
	    memcmp(a->end, b->end, a->ngroups) == 0 &&
	    memcmp(a->cards, b->cards, a->size) == 0;
}

static void
judge_again(const struct deal *d, struct verdicts *v)
{
	memset(v, 0, sizeof(*v));
	judge_deal(solver, d, false, arena, v);
}

/* Is it quick to judge? */
static bool
is_small(const struct deal *d)
{
	for (int i = 0; i < d->nseats; i++)
		if (d->seats[i].cards.size > 16)
			return false;
	return true;
}

static bool
has_cards(const struct seat *s)
{
	return s->kind == SEAT_PLAIN || s->kind == SEAT_ARRANGEMENT;
}

static struct seat *
copy_seats(const struct deal *d, struct deal *copy)
{
	*copy = *d;
	copy->seats = arena_alloc(arena, sizeof(*d->seats) * SEATS_MAX);
	for (int i = 0; i < d->nseats; i++)
		copy->seats[i] = d->seats[i];
	return copy->seats;
}

/* A plain hand the other way round. */
static void
check_order(const struct deal *d, const struct verdicts *v)
{
	struct deal copy;
	struct verdicts again;
	struct seat *s = copy_seats(d, &copy);
	const struct arrangement *a = &d->seats[0].cards;

	if (d->seats[0].kind != SEAT_PLAIN)
		return;
	for (int i = 0; i < a->size; i++)
		s->cards.cards[i] = a->cards[a->size - 1 - i];
	judge_again(&copy, &again);
	require(same_verdicts(d, v, &again), "the order of cards is no matter");
	require(v->failed || v->seats[0].outcome.verdict == VERDICT_ERROR ||
	    same_arrangement(&v->seats[0].shown, &again.seats[0].shown),
	    "the order of cards is no matter to the arrangement");
}

/* Where each suit goes: all of them round, or two exchanged. */
static const unsigned char turns[][SUITS] = {
	{ DIAMONDS, HEARTS, SPADES, CLUBS },
	{ DIAMONDS, CLUBS, HEARTS, SPADES },
	{ CLUBS, DIAMONDS, SPADES, HEARTS },
};
static const unsigned char *turn; /* one of them */

static card
turn_suit(card c)
{
	if (c >= CARD_JOKER)
		return c;
	return CARD(turn[card_suit(c)], card_rank(c));
}

static void
turn_suits(struct arrangement *a)
{
	for (int i = 0; i < a->size; i++)
		a->cards[i] = turn_suit(a->cards[i]);
	a->discard = turn_suit(a->discard);
}

static bool
suits_are_alike(const struct rules *r)
{
	static const struct card_values none;

	return r->deal_spade_multiplier == 1 && !r->wild_above &&
	    !r->wild_below && !r->wild_same_card && !r->wild_cards &&
	    r->wild_joker_turned != TURNED_ACE_OF_SPADES &&
	    !memcmp(&r->values_cards, &none, sizeof(none));
}

/*
 * Does no seat choose melds or places that matter to the next, so that ties
 * decide?
 */
static bool
is_choice_free(const struct deal *d)
{
	bool lies = d->rules->hand_counts == HAND_WHOLE;

	for (int i = 0; i + lies < d->nseats && d->nseats > 1; i++)
		if ((d->seats[i].kind == SEAT_PLAIN && d->seats[i].verb) ||
		    (lies && laid_size(&d->seats[i].cards)))
			return false;
	return true;
}

static bool
is_too_large(const struct verdicts *v)
{
	return v->failed && strcmp(v->error.code, "large") == 0;
}

/*
 * Has it a group of nothing but jokers, printed and wild?  Of the runs that
 * these can be the first is taken, clubs before other suits.
 */
static bool
has_jokers_alone(const struct rules *r, const struct arrangement *a)
{
	for (int g = 0; a && g < a->ngroups; g++) {
		const card *cards = group_cards(a, g);
		int jokers = 0;

		while (jokers < group_size(a, g) &&
		    meld_may_be_joker(r, cards[jokers]))
			jokers++;
		if (jokers == group_size(a, g))
			return true;
	}
	return false;
}

static void
check_turn(const struct deal *d, const struct verdicts *v)
{
	struct deal copy;
	struct rules *rules = arena_alloc(arena, sizeof(*rules));
	struct verdicts again;
	struct seat *seats = copy_seats(d, &copy);

	*rules = *d->rules;
	rules->facts.turn_up = turn_suit(rules->facts.turn_up);
	rules->facts.taken = turn_suit(rules->facts.taken);
	rules->turn_up = turn_suit(rules->turn_up);
	rules->taken = turn_suit(rules->taken);
	copy.rules = rules;
	for (int i = 0; i < d->nseats; i++) {
		turn_suits(&seats[i].cards);
		if (seats[i].on_table) {
			struct arrangement *a = arena_alloc(arena, sizeof(*a));

			*a = *seats[i].on_table;
			turn_suits(a);
			seats[i].on_table = a;
		}
	}
	judge_again(&copy, &again);
	/* What is laid out of plain cards is read as it is printed. */
	for (int i = 0; i < d->nseats; i++)
		if (has_jokers_alone(d->rules, &v->seats[i].shown) ||
		    has_jokers_alone(d->rules, &again.seats[i].shown))
			return;
	/* The order of ways decides whether a hand is too large. */
	require(is_too_large(v) || is_too_large(&again) ||
	    same_verdicts(d, v, &again), "the names of suits are no matter");
}

static void
check_suits(const struct deal *d, const struct verdicts *v)
{
	if (!suits_are_alike(d->rules) || !is_choice_free(d))
		return;
	for (int i = 0; i < d->nseats; i++)
		if (has_jokers_alone(d->rules, &d->seats[i].cards) ||
		    has_jokers_alone(d->rules, d->seats[i].on_table))
			return;
	for (size_t i = 0; i < countof(turns); i++) {
		turn = turns[i];
		check_turn(d, v);
	}
}

/* Do the packs, jokers or cards dealt depend on the number of players? */
static bool
hangs_on_seats(const struct rules *r)
{
	return r->facts.players < 0 && (r->deck_packs_from.n > 0 ||
	    r->deck_jokers_from.n > 0 || r->hand_size_from.n > 0 ||
	    r->deck_jokers_per == JOKERS_PER_PLAYER);
}

/*
 * A loser's hand counts the same as it would alone; a claim is as good, where no
 * meld of the others can forbid it.
 */
static void
check_alone(const struct deal *d, const struct verdicts *v, int i)
{
	const struct rules *r = d->rules;
	const struct outcome *o = &v->seats[i].outcome, *a;
	struct deal copy;
	struct verdicts alone;
	struct seat *s = copy_seats(d, &copy);
	bool lies = r->hand_counts == HAND_WHOLE;

	if (!has_cards(&d->seats[i]) || o->verdict == VERDICT_ERROR ||
	    v->failed || d->seats[i].on_table || laid_size(&s[i].cards))
		return;
	if (lies && (i > 0 || !s[i].verb || s[i].kind == SEAT_PLAIN ||
	    s[i].verb == VERB_RUMMY || s[i].verb == VERB_GIN ||
	    !r->at_once_playable))
		return;
	s[0] = s[i];
	s[0].name = (struct text){ "", 0 };
	copy.nseats = 1;
	copy.named = false;
	judge_again(&copy, &alone);
	a = &alone.seats[0].outcome;
	if (alone.failed || a->verdict == VERDICT_ERROR)
		return;
	if (s[0].verb)
		require((a->verdict == VERDICT_VALID) ==
		    (o->verdict == VERDICT_VALID ||
		    o->codes == UINT64_C(1) << CODE_SECOND),
		    "a claim is valid alone as at a table");
	else if (r->scoring == SCORING_PENALTY && !r->layoff_allowed && !lies)
		require(a->deadwood == o->deadwood && (v->winner < 0 ||
		    v->winner == i || a->verdict == VERDICT_READY ||
		    a->points == o->points),
		    "a loser's hand counts alone what it does at a table");
}

/*
 * Is the claim of these cards valid, their number aside?  With another number
 * it may be laid out for less deadwood than a valid one: then unknown is set.
 */
static bool
could_claim(const struct deal *d, enum verb verb, bool *unknown)
{
	const uint64_t cards = UINT64_C(1) << CODE_CARDS;
	struct deal copy;
	struct verdicts claimed;
	const struct outcome *o;

	copy_seats(d, &copy)->verb = verb;
	judge_again(&copy, &claimed);
	o = &claimed.seats[0].outcome;
	*unknown |= claimed.failed || ((o->codes & cards) && o->codes != cards);
	return !claimed.failed && (o->verdict == VERDICT_VALID ||
	    (o->verdict == VERDICT_INVALID && o->codes == cards));
}

/*
 * A lone hand is ready exactly when a claim of the same cards would be valid:
 * out, and down where something must be laid before.
 */
static void
check_claim(const struct deal *d, const struct verdicts *v)
{
	const struct rules *r = d->rules;
	bool lies = r->hand_counts == HAND_WHOLE;
	bool ready = v->seats[0].outcome.verdict == VERDICT_READY;
	bool opens = lies && !d->seats[0].on_table &&
	    (r->contract_rounds > 0 || r->opening_points > 0);

	bool could, unknown = false;

	if (d->seats[0].verb || !has_cards(&d->seats[0]) || v->failed ||
	    v->seats[0].outcome.verdict == VERDICT_ERROR)
		return;
	could = could_claim(d, lies ? VERB_OUT : VERB_KNOCK, &unknown) ||
	    (opens && could_claim(d, VERB_DOWN, &unknown));
	require(ready == could || unknown, ready ?
	    "what is ready could be claimed" : "what could be claimed is ready");
}

static void
name_cards(const struct rules *r, struct arrangement *a)
{
	for (int i = 0; i < a->size; i++)
		a->cards[i] = place_card(r->places, a->cards[i]);
	a->discard = place_card(r->places, a->discard);
}

/* The deal with cards called by their names, for the oracle. */
static struct deal
name_all(const struct deal *d)
{
	struct deal copy;
	struct seat *s = copy_seats(d, &copy);

	for (int i = 0; i < d->nseats; i++) {
		name_cards(d->rules, &s[i].cards);
		if (!s[i].on_table)
			continue;
		s[i].on_table = arena_alloc(arena, sizeof(*s[i].on_table));
		*s[i].on_table = *d->seats[i].on_table;
		name_cards(d->rules, s[i].on_table);
	}
	return copy;
}

void
expect_check(const struct deal *d, const struct verdicts *v)
{
	struct deal named;

	if (!solver) {
		solver = solver_create();
		arena = arena_create();
		oracle = oracle_create();
	}
	if (!is_small(d))
		return;
	arena_reset(arena);
	named = name_all(d);
	if (d->nseats == 1)
		check_order(d, v);
	if (d->nseats == 1 && !d->named)
		check_claim(d, v);
	check_suits(d, v);
	if (d->named && !hangs_on_seats(d->rules))
		for (int i = 0; i < d->nseats; i++)
			check_alone(d, v, i);
	if (!d->named && d->nseats == 1 && !v->failed &&
	    v->seats[0].outcome.verdict != VERDICT_ERROR)
		compared += expect_lone(oracle, d->rules, &named.seats[0],
		    &v->seats[0], EXPECT_MOST);
	if (d->named && !v->failed)
		compared += expect_deal(oracle, &named, v);
}
