/*
 * Owns the list of melds that a hand can lay: every set and every run by its
 * lowest card, with no more jokers than it needs.  Runs are a tree: each is
 * followed by its continuations.
 */
#include "solve/inside.h"

#include <assert.h>
#include <string.h>

/* What the ways of one hand, or of one first card, have in common. */
struct laying {
	struct search *search;
	int first, last; /* positions that a run can reach */
	int longest;     /* the most cards in a run from where this one starts */
	int most;        /* the most cards in any run */
};

/*
 * May one more card of this kind stand for itself, beside those that do
 * already?
 */
static bool
can_take(const struct search *s, card c, int already)
{
	if (s->copies[c] <= already)
		return false;
	/* It is also in the pool, so it does not count yet. */
	return !(s->wild >> s->first[c] & 1) || s->rules->wild_as_natural;
}

static uint64_t
copy_bit(const struct search *s, card c, int already)
{
	return UINT64_C(1) << (s->first[c] + already);
}

static inline void
take(const struct search *s, struct way *w, card c, int already)
{
	int first = s->first[c];
	bool wild = s->wild >> first & 1;

	w->need |= copy_bit(s, c, already);
	w->copies |= copies_of(s, c);
	w->twice |= already > 0;
	w->wild = (uint8_t)(w->wild + wild);
	w->ncards++;
}

uint32_t
search_new_way(struct search *s)
{
	if (s->nways == s->size) {
		s->size = s->size ? s->size * 2 : 256;
		s->ways = util_realloc(s->ways, s->size * sizeof(*s->ways));
	}
	return s->nways++;
}

/*
 * Do the rules allow the shape of this way, and does the hand have the jokers?
 */
static void
finish(struct search *s, struct way *w, int longest)
{
	const struct rules *r = s->rules;
	const struct shape *shape = &w->shape;
	struct shape core;
	int room;

	w->whole = way_jokers(w) <= s->pool && shape->start <= KING &&
	    (longest == KEY_NONE || shape->size <= longest) &&
	    limits_allow_jokers(r, shape->size, shape->jokers,
	    shape->kind == SHAPE_RUN) &&
	    (r->jokers_adjacent || !(shape->holes & shape->holes >> 1));
	if (!w->whole)
		return;
	w->core = -1;
	w->spare = shape->jokers;
	if (s->limits.opening)
		w->points = (uint16_t)shape_worth(r, shape);
	if (s->limits.opening && s->lengthens)
		w->core = (int16_t)shape_core(r, shape, &core);
	room = s->pool ? shape_room(&s->limits, shape) : 0;
	w->room = (uint8_t)(room < s->pool ? room : s->pool);
	s->tight |= room < s->pool && shape_is_pure(shape);
}

/* With an ace at both ends, a run can have its first card twice. */
static int
already_in_run(const struct way *w, int position)
{
	return position - w->shape.start == KING;
}

/* The run with jokers before and behind. */
static void
fill_run(const struct laying *l, struct way *w, int before, int behind)
{
	struct search *s = l->search;

	shape_lengthen(&w->shape, before, behind);
	finish(s, w, s->limits.run_max);
}

/*
 * The run ends with a natural card at position end: fill it up with jokers,
 * after it as far as positions go, otherwise before it.
 */
static void
finish_run(const struct laying *l, struct way *w, int end, int jokers)
{
	int places = l->last - end;
	int behind = places < jokers ? places : jokers;

	assert(behind >= 0);
	if (w->shape.start - (jokers - behind) >= l->first)
		fill_run(l, w, jokers - behind, behind);
}

/* A way like this run, which has no jokers at its ends yet. */
static struct way *
add_variant(struct search *s, uint32_t run)
{
	uint32_t variant = search_new_way(s);

	s->ways[variant] = s->ways[run];
	s->ways[variant].next = s->nways;
	return &s->ways[variant];
}

/*
 * If the number of jokers that a run may have depends on its size or on their
 * places, every number is a way of its own; in a contract every place, too.
 */
static void
vary_run(const struct laying *l, uint32_t run, int end, int need)
{
	struct search *s = l->search;
	const struct shape laid = s->ways[run].shape;
	bool adjacent = s->rules->jokers_adjacent;
	bool placed = !adjacent || s->limits.placed;
	int most = !s->limits.counted ? need : min_of(l->most - laid.size,
	    s->pool - laid.jokers - s->ways[run].wild);
	int each = adjacent ? HAND_MAX : 1; /* jokers at an end */
	int before = min_of(each, laid.start - l->first);
	int behind = min_of(each, l->last - end);

	for (int n = need; n <= most; n++)
		for (int k = min_of(n, behind); k >= 0 && n - k <= before; k--)
			/* finish_run adds the least, behind as far as they go. */
			if (k == min_of(n, l->last - end) ? n > need : placed)
				fill_run(l, add_variant(s, run), n - k, k);
}

/* The positions of the natural cards that may come next behind end. */
static uint32_t
next_positions(const struct laying *l, const struct way *w, int end)
{
	int holes = l->search->pool - w->shape.jokers - w->wild;

	if (holes >= l->longest - w->shape.size)
		holes = l->longest - w->shape.size - 1;
	return holes < 0 ? 0 : l->search->positions[w->shape.suit] &
	    ((UINT32_C(2) << holes) - 1) << (end + 1);
}

/* Extend the run with this card at this position. */
static void
take_next(const struct search *s, struct way *w, int end, int next)
{
	struct shape *shape = &w->shape;
	int holes = next - end - 1;

	take(s, w, run_card(shape->suit, next), already_in_run(w, next));
	shape->holes |= ((1u << holes) - 1) << shape->size;
	shape->size = (unsigned char)(shape->size + holes + 1);
	shape->jokers = (unsigned char)(shape->jokers + holes);
}

static void extend_run(struct laying *, uint32_t run, int end);

/* Extend the run with each of the cards after end in turn. */
static void
go_on(struct laying *l, uint32_t run, int end, uint32_t positions)
{
	struct search *s = l->search;

	for (; positions; positions &= positions - 1) {
		int next = bits_lowest(positions);
		const struct way *w = &s->ways[run];
		int already = already_in_run(w, next);
		card c = run_card(w->shape.suit, next);
		uint32_t longer;

		if (!can_take(s, c, already))
			continue;
		longer = search_new_way(s);
		s->ways[longer] = s->ways[run];
		take_next(s, &s->ways[longer], end, next);
		extend_run(l, longer, next);
	}
}

/*
 * Every way to go on with the last way, a run whose last natural card is at
 * end; then it gets the jokers at its ends.
 */
static void
extend_run(struct laying *l, uint32_t run, int end)
{
	struct search *s = l->search;
	struct way *w = &s->ways[run];
	int need = s->limits.run_min - w->shape.size;

	if (need < 0)
		need = 0;
	w->inner = w->shape.jokers;
	if (s->limits.counted || s->limits.placed)
		vary_run(l, run, end, need);
	go_on(l, run, end, next_positions(l, &s->ways[run], end));
	w = &s->ways[run];
	if (w->inner + need + w->wild <= s->pool)
		finish_run(l, w, end, need);
	if (s->nways == run + 1 && !w->whole)
		s->nways = run; /* neither a meld nor the beginning of one */
	else
		w->next = s->nways;
}

static void
lay_runs(struct laying *l, card c, int position)
{
	struct search *s = l->search;
	int suit = card_suit(c);
	uint64_t low = position == ACE ? (uint64_t)s->rules->low_ace_cost : 0;
	uint64_t cost = VALUE(low << s->bits, 0, 1);
	uint32_t run;

	/*
	 * Jokers alone do not suffice, and other cards are too far away for
	 * them.
	 */
	if (s->pool < s->limits.run_min - 1 && !(s->positions[suit] >>
	    (position + 1) & ((UINT32_C(2) << s->pool) - 1)))
		return;
	run = search_new_way(s);
	s->ways[run] = (struct way){ .cost = cost,
		.shape = { .kind = SHAPE_RUN, .size = 1,
		.start = (unsigned char)position, .suit = (unsigned char)suit },
		.first = s->first[c] };
	take(s, &s->ways[run], c, 0);
	l->longest = min_of(run_longest(s->rules, position), l->most);
	extend_run(l, run, position);
}

/* The most that the cards count as a run; -1: they are none. */
static APART int
worth_as_run(const struct rules *r, const struct shape *shape)
{
	FILLED_LATER struct meld runs[MELD_RUNS];
	card cards[HAND_MAX];
	int n, most = -1;

	for (int i = 0; i < shape->size; i++)
		cards[i] = shape_card(shape, i);
	n = meld_runs(r, cards, shape->size, runs);
	for (int i = 0; i < n; i++)
		most = max_of(most, meld_worth(r, &runs[i]));
	return most;
}

/*
 * Where melds open, will one card and jokers be read as a run (melds_read_typed)?
 * They are no set then, which may be no run that is asked for, or count more than
 * the run in the order in which its cards are printed.
 */
static bool
reads_as_run(const struct search *s, const struct way *w)
{
	return s->limits.opening && w->ncards == 1 &&
	    worth_as_run(s->rules, &w->shape) >=
	    (s->rules->opening_min_runs ? 0 : w->points);
}

/* The set with jokers. */
static void
fill_set(struct search *s, const struct way *set, int jokers)
{
	uint32_t place = search_new_way(s);
	struct way *w = &s->ways[place];

	*w = *set;
	w->next = s->nways;
	w->shape.jokers = (unsigned char)jokers;
	w->shape.size = (unsigned char)(w->ncards + jokers);
	if (s->limits.cut && s->rules->contract.exact &&
	    w->shape.size > s->limits.set_min)
		w->part_size = (uint8_t)s->limits.set_min;
	finish(s, w, s->limits.set_max);
	w->spare = (uint8_t)(jokers - max_of(w->part_size - w->ncards, 0));
	if (!w->whole || reads_as_run(s, w) || (w->part_size &&
	    !limits_allow_jokers(s->rules, w->part_size, jokers - w->spare,
	    false)))
		s->nways = place;
}

static void
finish_set(struct search *s, const struct way *set)
{
	int need = s->limits.set_min - set->ncards;

	if (need < 0)
		need = 0;
	fill_set(s, set, need);
	while ((s->rules->jokers_by_place || s->limits.every) &&
	    ++need <= s->pool)
		fill_set(s, set, need);
}

static void extend_set(struct search *, const struct way *set, int suit,
    int rest, int fewest);

/* The same with one copy of this card or more. */
static void
take_copies(struct search *s, const struct way *set, card c, int rest,
    int fewest)
{
	int most = s->rules->set_suits == SET_SUITS_DISTINCT ? 1 : HAND_COPIES;
	int suit = card_suit(c);
	struct way with = *set;

	for (int k = 0; k < most && can_take(s, c, k); k++) {
		if (!with.ncards)
			with.first = s->first[c];
		take(s, &with, c, k);
		with.shape.count[suit]++;
		extend_set(s, &with, suit + 1, rest, fewest);
	}
}

/*
 * Every choice of cards of this suit and the later ones, of which there are
 * rest, beside those of the set; fewest at least in all.  The sets of each
 * first card follow one another.
 */
static void
extend_set(struct search *s, const struct way *set, int suit, int rest,
    int fewest)
{
	for (; rest && set->ncards + rest >= fewest; suit++) {
		card c = CARD(suit, set->shape.start);

		if (!s->copies[c])
			continue;
		rest -= s->copies[c];
		take_copies(s, set, c, rest, fewest);
	}
	if (set->ncards >= fewest)
		finish_set(s, set);
}

/*
 * Is a set of one card of this rank and jokers no better than a run of the
 * same, with the jokers behind the card?
 */
static bool
run_serves(const struct search *s, int rank)
{
	const struct limits *l = &s->limits;
	const struct rules *r = s->rules;

	return rank >= r->run_first && rank + l->set_min - 1 <= r->run_last &&
	    !l->contract && !l->counted && l->run_min == l->set_min &&
	    r->jokers_max_per_run == r->jokers_max_per_set &&
	    s->pool < limits_longest(l, r->run_first);
}

/* The sets of a rank of which the hand has that many cards. */
static void
lay_sets(struct search *s, int rank, int cards)
{
	struct way none = { .cost = VALUE(0, 0, 1),
		.shape = { .kind = SHAPE_SET, .start = (unsigned char)rank } };
	int fewest = s->limits.set_min - s->pool;

	if (cards < fewest)
		return;
	if (fewest < 2)
		fewest = run_serves(s, rank) ? 2 : 1;
	extend_set(s, &none, CLUBS, cards, fewest);
}

/* The sets of each first card follow one another. */
static void
list_sets(struct search *s)
{
	int from = 0;

	for (int i = 0; i < s->n; i++) {
		int rank = card_rank(s->cards[i]);

		if (i + 1 < s->n && card_rank(s->cards[i + 1]) == rank)
			continue;
		lay_sets(s, rank, i + 1 - from);
		from = i + 1;
	}
}

static void
find_positions(struct search *s)
{
	memset(s->positions, 0, sizeof(s->positions));
	for (int i = 0; i < s->n; i += s->copies[s->cards[i]])
		if (can_take(s, s->cards[i], 0))
			s->positions[card_suit(s->cards[i])] |=
			    UINT32_C(1) << card_rank(s->cards[i]);
	for (int suit = 0; suit < SUITS; suit++)
		s->positions[suit] = run_positions(s->rules, s->positions[suit]);
}

/* Beside the run, a part of it that the contract could ask for, from place at on. */
static void
add_part(struct search *s, uint32_t run, int at)
{
	int size = s->rules->contract.run_size;
	uint32_t holes = s->ways[run].shape.holes >> at & ((1u << size) - 1);
	int jokers = bits_count(holes);
	struct way *w;

	if (!limits_allow_jokers(s->rules, size, jokers, true))
		return;
	w = add_variant(s, run);
	w->part_at = (uint8_t)at;
	w->part_size = (uint8_t)size;
	w->spare = (uint8_t)(w->shape.jokers - jokers);
}

/* The parts of runs that the contract could ask for, where others are laid off. */
static void
add_parts(struct search *s, uint32_t from)
{
	uint32_t end = s->nways;

	for (; from < end; from++)
		for (int at = 0; s->ways[from].whole &&
		    at + s->rules->contract.run_size <=
		    s->ways[from].shape.size; at++)
			if (s->ways[from].shape.size >
			    s->rules->contract.run_size)
				add_part(s, from, at);
}

/* The runs that start with a card. */
static void
list_runs(struct search *s, card c)
{
	struct laying l = { .search = s, .first = s->rules->run_first,
		.last = s->rules->run_last,
		.most = limits_longest(&s->limits, s->rules->run_first) };
	int rank = card_rank(c);
	bool is_high = rank < l.first;

	if (!can_take(s, c, 0))
		return;
	lay_runs(&l, c, is_high ? ACE_HIGH : rank);
	/* Mostly jokers after an ace are as good as those before it. */
	if (s->limits.opening ? !is_high && rank + KING <= l.last :
	    (s->limits.placed || s->rules->low_ace_cost) && rank == ACE &&
	    !is_high && l.last == ACE_HIGH)
		lay_runs(&l, c, rank + KING);
}

void
search_list(struct search *s, bool own)
{
	uint32_t next = s->nways, sets;

	s->tight = false;
	if (own)
		list_sets(s);
	sets = s->nways;
	find_positions(s);
	for (int i = 0; i < s->n; i += s->copies[s->cards[i]]) {
		s->runs_from[i] = s->nways;
		if (own)
			list_runs(s, s->cards[i]);
		if (s->limits.cut)
			add_parts(s, s->runs_from[i]);
		s->runs_to[i] = s->nways;
		s->sets_from[i] = next;
		while (next < sets && s->ways[next].first == i)
			next++;
		s->sets_to[i] = next;
	}
}
