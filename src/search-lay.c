/*
 * Owns the list of melds that a hand can lay: every run and every set by its
 * lowest card, with no more jokers than it needs.  Runs are a tree: behind
 * each stand those that go on from it.
 */
#include "search-inside.h"

#include <assert.h>
#include <stdlib.h>

#define WAYS_KEPT 4096 /* memory for more is given back after the hand */

/* A way on its way. */
struct laying {
	struct search *search;
	int first, last; /* positions that a run can reach */
	int longest;     /* the most cards in a run from where this one starts */
	uint32_t held[SUITS]; /* positions of cards that may stand for themselves */
	struct way way;
};

/* May one more card of this kind stand for itself, when so many do already? */
static bool
can_take(const struct laying *l, card c, int already)
{
	const struct search *s = l->search;

	if (s->copies[c] <= already)
		return false;
	/* A wild card that is not yet in the way is one more of the pool. */
	return !(s->wild >> s->first[c] & 1) || (s->rules->wild_as_natural &&
	    l->way.wild < s->pool); /* GCOVR_EXCL_BR_LINE */
}

static uint64_t
copy_bit(const struct laying *l, card c, int already)
{
	return UINT64_C(1) << (l->search->first[c] + already);
}

static void
take(struct laying *l, card c, int already)
{
	const struct search *s = l->search;
	struct way *w = &l->way;
	int first = s->first[c];
	bool wild = s->wild >> first & 1;

	w->need |= copy_bit(l, c, already);
	w->copies |= copies_of(s, c);
	w->twice |= already > 0;
	w->wild = (uint8_t)(w->wild + wild);
	w->ncards++;
	w->worth += wild ? 0 : (int64_t)s->cost[first];
}

static struct way *
add_way(struct laying *l)
{
	struct search *s = l->search;

	if (s->nways == s->size) {
		s->size = s->size ? s->size * 2 : 256;
		s->ways = util_realloc(s->ways, s->size * sizeof(*s->ways));
	}
	s->ways[s->nways] = l->way;
	return &s->ways[s->nways++];
}

/* Do the rules allow the shape of this way, and has the hand the jokers? */
static void
finish(const struct search *s, struct way *w, int longest, int most_jokers)
{
	const struct rules *r = s->rules;
	const struct shape *shape = &w->shape;
	int room;

	w->whole = shape->jokers + w->wild <= s->pool &&
	    w->ncards >= r->jokers_min_naturals &&
	    (longest == KEY_NONE || shape->size <= longest) &&
	    (most_jokers == KEY_NONE || shape->jokers <= most_jokers);
	if (r->jokers_by_place)
		w->whole = w->whole && shape->jokers <=
		    steps_at(&r->jokers_max_by_size, shape->size, shape->jokers) &&
		    w->ncards * 100 >= r->jokers_natural_percent * shape->size &&
		    (r->jokers_adjacent || !(shape->holes & shape->holes >> 1));
	if (!w->whole)
		return;
	room = s->pool ? shape_room(r, shape) : 0;
	w->room = (uint8_t)(room < s->pool ? room : s->pool);
}

/* Where aces stand at both ends, a run can have its first card once more. */
static int
already_in_run(const struct laying *l, int position)
{
	return position - l->way.shape.start == KING;
}

/* The run as laid, which ends at position end, with jokers before and behind. */
static void
fill_run(struct laying *l, struct way *w, int end, int before, int behind)
{
	const struct rules *r = l->search->rules;
	const struct shape laid = l->way.shape;
	uint32_t filled = ((UINT32_C(2) << behind) - 2) << end;

	for (uint32_t p = filled & l->held[laid.suit]; p; p &= p - 1) {
		int position = bits_lowest(p);
		int already = already_in_run(l, position);
		card c = run_card(laid.suit, position);

		if (can_take(l, c, already))
			w->fill |= copy_bit(l, c, already);
	}
	w->shape.start = (unsigned char)(laid.start - before);
	w->shape.size = (unsigned char)(laid.size + before + behind);
	w->shape.jokers = (unsigned char)(laid.jokers + before + behind);
	w->shape.holes = laid.holes << before | ((1u << before) - 1) |
	    ((1u << behind) - 1) << (laid.size + before);
	finish(l->search, w, r->run_max, r->jokers_max_per_run);
}

/*
 * The run as laid ends with a natural card at position end: fill it up with
 * so many jokers, behind it as far as positions go, else before it.
 */
static void
finish_run(struct laying *l, struct way *w, int end, int jokers)
{
	int places = l->last - end;
	int behind = places < jokers ? places : jokers;

	assert(behind >= 0);
	if (l->way.shape.start - (jokers - behind) >= l->first)
		fill_run(l, w, end, jokers - behind, behind);
}

/* A way beside the one just added, with other jokers at the run's ends. */
static struct way *
add_variant(struct laying *l)
{
	struct way *w = add_way(l);

	w->next = l->search->nways;
	return w;
}

/*
 * Where it hangs on the size of a run, or on where they stand, how many jokers
 * it may have, every number is a way of its own.
 */
static void
vary_run(struct laying *l, int end, int need)
{
	const struct search *s = l->search;
	const struct rules *r = s->rules;
	const struct shape *laid = &l->way.shape;
	int most = run_longest(r, run_first(r)) - laid->size;

	if (s->pool - laid->jokers < most)
		most = s->pool - laid->jokers;
	for (int n = need + 1; r->jokers_adjacent && n <= most; n++)
		finish_run(l, add_variant(l), end, n);
	for (int ends = 1; !r->jokers_adjacent && ends < 4; ends++) {
		int before = ends & 1, behind = ends >> 1;

		if (before + behind >= need && before + behind <= most &&
		    laid->start - before >= l->first &&
		    end + behind <= l->last)
			fill_run(l, add_variant(l), end, before, behind);
	}
}

/* The positions of the natural cards that may come next behind end. */
static uint32_t
next_positions(const struct laying *l, int end)
{
	const struct shape *shape = &l->way.shape;
	int holes = l->search->pool - shape->jokers - l->way.wild;

	if (holes >= l->longest - shape->size)
		holes = l->longest - shape->size - 1;
	return holes < 0 ? 0 : l->held[shape->suit] &
	    ((UINT32_C(2) << holes) - 1) << (end + 1);
}

/* The run goes on at this position. */
static void
take_next(struct laying *l, int end, int next, uint64_t gap)
{
	struct way *w = &l->way;
	struct shape *shape = &w->shape;
	int holes = next - end - 1;

	take(l, run_card(shape->suit, next), already_in_run(l, next));
	w->gap = gap;
	w->over |= gap;
	shape->holes |= ((1u << holes) - 1) << shape->size;
	shape->size = (unsigned char)(shape->size + holes + 1);
	shape->jokers = (unsigned char)(shape->jokers + holes);
}

static void extend_run(struct laying *, int end);

/* The run as laid with each of the cards behind end in turn. */
static void
go_on(struct laying *l, int end, uint32_t positions)
{
	const struct way laid = l->way;
	uint64_t gap = 0;

	for (; positions; positions &= positions - 1) {
		int next = bits_lowest(positions);
		int already = already_in_run(l, next);
		card c = run_card(laid.shape.suit, next);

		if (!can_take(l, c, already))
			continue;
		take_next(l, end, next, gap);
		extend_run(l, next);
		l->way = laid;
		gap |= copy_bit(l, c, already);
	}
}

/* Every way to go on with the run whose last natural card is at end. */
static void
extend_run(struct laying *l, int end)
{
	struct search *s = l->search;
	uint32_t index = s->nways, positions = next_positions(l, end);
	int need = s->rules->run_min - l->way.shape.size;

	if (need < 0)
		need = 0;
	l->way.inner = l->way.shape.jokers;
	add_way(l);
	if (l->way.inner + need + l->way.wild <= s->pool)
		finish_run(l, &s->ways[index], end, need);
	if (s->rules->jokers_by_place)
		vary_run(l, end, need);
	if (positions)
		go_on(l, end, positions);
	if (s->nways == index + 1 && !s->ways[index].whole)
		s->nways = index; /* neither a meld nor the beginning of one */
	else
		s->ways[index].next = s->nways;
}

static void
lay_runs(struct laying *l, card c)
{
	const struct search *s = l->search;
	int rank = card_rank(c), suit = card_suit(c);
	int position = rank < l->first ? ACE_HIGH : rank;

	/* With jokers alone it will not do, and others are too far for them. */
	if (s->pool < s->rules->run_min - 1 && !(l->held[suit] >>
	    (position + 1) & ((UINT32_C(2) << s->pool) - 1)))
		return;
	l->way = (struct way){ .cost = VALUE(position == ACE ?
		s->rules->low_ace_cost : 0, 0, 1),
		.shape = { .kind = SHAPE_RUN, .size = 1,
		.start = (unsigned char)position, .suit = (unsigned char)suit },
		.first = s->first[c] };
	l->way.worth = -(int64_t)l->way.cost;
	l->longest = run_longest(s->rules, position);
	take(l, c, 0);
	extend_run(l, position);
}

static void
fill_set(struct laying *l, int jokers)
{
	struct search *s = l->search;
	struct way *w;

	if (jokers + l->way.wild > s->pool ||
	    search_is_better_run(s, &l->way, s->pool))
		return;
	w = add_way(l);
	w->shape.jokers = (unsigned char)jokers;
	w->shape.size = (unsigned char)(w->ncards + jokers);
	finish(s, w, s->rules->set_max, s->rules->jokers_max_per_set);
	w->next = s->nways;
}

static void
finish_set(struct laying *l)
{
	const struct rules *r = l->search->rules;
	int need = r->set_min > l->way.ncards ? r->set_min - l->way.ncards : 0;

	fill_set(l, need);
	while (r->jokers_by_place && ++need <= l->search->pool)
		fill_set(l, need);
}

/* Every choice of cards of this suit and the later ones for the set. */
static void
extend_set(struct laying *l, int suit)
{
	int most = l->search->rules->set_suits == SET_SUITS_DISTINCT ?
	    1 : HAND_COPIES;
	const unsigned char *count = l->way.shape.count;
	struct way laid;

	assert(suit >= CLUBS);
	/* No suit that comes here has so many yet. */
	while (suit < SUITS && (count[suit] == most || /* GCOVR_EXCL_BR_LINE */
	    !can_take(l, CARD(suit, l->way.shape.start), count[suit])))
		suit++;
	if (suit == SUITS) {
		finish_set(l);
		return;
	}
	laid = l->way;
	extend_set(l, suit + 1);
	while (count[suit] < most &&
	    can_take(l, CARD(suit, laid.shape.start), count[suit])) {
		take(l, CARD(suit, laid.shape.start), count[suit]);
		l->way.shape.count[suit]++;
		extend_set(l, suit + 1);
	}
	l->way = laid;
}

static void
lay_sets(struct laying *l, card c)
{
	const struct search *s = l->search;
	int suit = card_suit(c), cards = s->pool;

	for (int i = suit; i < SUITS; i++)
		cards += s->copies[CARD(i, card_rank(c))];
	if (cards < s->rules->set_min)
		return;
	l->way = (struct way){ .cost = VALUE(0, 0, 1),
		.worth = -(int64_t)VALUE(0, 0, 1), .shape = { .kind = SHAPE_SET,
		.start = (unsigned char)card_rank(c) }, .first = s->first[c] };
	l->way.shape.count[suit] = 1;
	take(l, c, 0);
	extend_set(l, l->search->rules->set_suits == SET_SUITS_DISTINCT ?
	    suit + 1 : suit);
}

static void
find_held(struct laying *l)
{
	const struct search *s = l->search;

	for (int i = 0; i < s->n; i += s->copies[s->cards[i]])
		if (can_take(l, s->cards[i], 0))
			l->held[card_suit(s->cards[i])] |=
			    UINT32_C(1) << card_rank(s->cards[i]);
	for (int suit = 0; suit < SUITS; suit++)
		l->held[suit] = run_positions(s->rules, l->held[suit]);
}

void
search_list_ways(struct search *s)
{
	struct laying l = { .search = s, .first = run_first(s->rules),
		.last = run_last(s->rules) };

	if (s->size > WAYS_KEPT) {
		free(s->ways);
		s->ways = NULL;
		s->size = 0;
	}
	s->nways = 0;
	find_held(&l);
	for (int i = 0; i < s->n; i += s->copies[s->cards[i]]) {
		l.way.wild = 0;
		s->begin[i] = s->nways;
		if (can_take(&l, s->cards[i], 0)) {
			lay_runs(&l, s->cards[i]);
			lay_sets(&l, s->cards[i]);
		}
		s->end[i] = s->nways;
	}
}
