/*
 * Owns the frontiers of suits: how they are found, and the memory they stay in.
 * A suit is decided card by card, as the search by states decides a hand, but
 * each state keeps every way that is not beaten by another instead of one.
 */
#include "solve/frontier.h"

#include <stdlib.h>
#include <string.h>

#define LAID_END 50 /* of a state: the bits of its runs end there */
#define POINTS_MAX 131072 /* remembered at a time, of all frontiers; */
#define STATES_MAX 49000 /* and frontiers */

/* What the runs of a suit depend on beside its cards and the demand. */
struct run_rules {
	int run_min, run_max, first, last;
	int per_run, min_naturals, percent, low_ace, bits;
	int adjacent, as_natural, counted, alike, even;
	int contract, gap, overlap;
	struct steps by_size;
};

/* A run that may be laid, and what is then left. */
struct beside {
	uint32_t way;
	struct frontier rest;
};

struct frontiers {
	struct run_rules rules;
	/* What a card costs that is not wild, by rank if suits are alike; or 0. */
	uint64_t cost[CARD_LIMIT];
	struct memo memo; /* from a suit's state to its points */
	struct point *points;
	struct point *begun, *end; /* of the last frontier */
	struct beside *beside; /* of the states being solved */
	size_t nbeside, size_beside;
	struct state key; /* what the keys of all states of the hand share */
	uint64_t same; /* counts in which only equal points are compared, as bits */
	bool roomy, full;
};

struct frontiers *
frontiers_create(void)
{
	struct frontiers *f = util_alloc(sizeof(*f));

	memset(f, 0, sizeof(*f));
	memo_init(&f->memo);
	f->points = util_alloc(POINTS_MAX * sizeof(*f->points));
	f->end = f->points;
	return f;
}

void
frontiers_free(struct frontiers *f)
{
	memo_free(&f->memo);
	free(f->points);
	free(f->beside);
	free(f);
}

static void
forget(struct frontiers *f)
{
	memo_clear(&f->memo);
	memset(f->cost, 0, sizeof(f->cost));
	f->end = f->points;
	f->full = false;
}

bool
frontiers_full(const struct frontiers *f)
{
	return f->full;
}

/* All that they depend on: other rules have other frontiers. */
static void
note_rules(const struct search *s, struct run_rules *out)
{
	static const struct card_values none;
	const struct rules *r = s->rules;

	memset(out, 0, sizeof(*out));
	out->run_min = s->limits.run_min;
	out->run_max = s->limits.run_max;
	out->counted = s->limits.counted;
	out->first = r->run_first;
	out->last = r->run_last;
	out->per_run = r->jokers_max_per_run;
	out->min_naturals = r->jokers_min_naturals;
	out->percent = r->jokers_natural_percent;
	out->low_ace = r->low_ace_cost;
	out->bits = s->bits;
	out->adjacent = r->jokers_adjacent;
	out->as_natural = r->wild_as_natural;
	out->by_size = r->jokers_max_by_size;
	out->even = s->even;
	out->contract = s->limits.contract;
	if (out->contract) {
		out->gap = r->contract_gap;
		out->overlap = r->contract_overlap;
	}
	out->alike = !out->contract &&
	    memcmp(&r->values_cards, &none, sizeof(none)) == 0;
}

/* Do the cards of the hand cost what they did?  Learns what others cost. */
static bool
costs_hold(struct frontiers *f, const struct search *s)
{
	for (int i = 0; i < s->n; i++) {
		card c = s->cards[i];
		uint64_t *cost = &f->cost[f->rules.alike ? card_rank(c) : c];

		if (s->wild >> i & 1)
			continue;
		if (!*cost)
			*cost = s->cost[i];
		if (*cost != s->cost[i])
			return false;
	}
	return true;
}

void
frontiers_begin(struct search *s, bool roomy)
{
	struct frontiers *f = s->frontiers;
	struct run_rules rules;

	note_rules(s, &rules);
	if (f->full || memcmp(&rules, &f->rules, sizeof(rules)) != 0 ||
	    !costs_hold(f, s)) {
		forget(f);
		f->rules = rules;
		costs_hold(f, s);
	}
	f->roomy = roomy;
	f->same = COUNT_WILD(0xff) | (rules.contract ? COUNT_RUNS(0xff) : 0);
	f->key = (struct state){ .pool = (uint8_t)s->pool,
		.runs = s->start.runs, .pure = s->start.pure,
		.longer = s->start.longer, .rank = (uint8_t)s->long_run,
		.room = roomy };
}

int
point_list(const struct frontiers *f, const struct point *p, int suit,
    struct shape *list, int n)
{
	for (; p->size; p = f->points + p->rest)
		list[n++] = (struct shape){ .kind = SHAPE_RUN,
			.start = p->start, .suit = (unsigned char)suit,
			.size = p->size, .holes = p->holes,
			.jokers = (unsigned char)bits_count(p->holes) };
	return n;
}

/* Of two points of one value: is a's list of runs before b's? */
static bool
comes_before(const struct frontiers *f, const struct point *a,
    const struct point *b)
{
	struct shape ours[SHAPES_MAX], theirs[SHAPES_MAX];
	int n = point_list(f, a, 0, ours, 0);

	point_list(f, b, 0, theirs, 0);
	shapes_sort(ours, n, shape_compare);
	shapes_sort(theirs, n, shape_compare);
	return shapes_come_before(ours, theirs, n);
}

/* Can a, which costs no more, stand in every place where b can? */
static bool
beats(const struct frontiers *f, const struct point *a, const struct point *b)
{
	uint64_t differ = a->counts ^ b->counts;
	/* Of the jokers used, fewer are better: these change their places. */
	uint64_t used = differ & COUNT_USED(0xffff);

	return !(differ & f->same) &&
	    !(~((a->counts ^ used ^ COUNT_TOPS) - (b->counts ^ used)) &
	    COUNT_TOPS) &&
	    (a->value < b->value || !comes_before(f, b, a));
}

/* Is there room for n more points and for one more frontier? */
static bool
has_room(struct frontiers *f, size_t n)
{
	if (f->memo.used >= STATES_MAX || f->end + n > f->points + POINTS_MAX)
		f->full = true;
	return !f->full;
}

/* A point for the frontier that is begun. */
static void
add_point(struct frontiers *f, const struct point *p)
{
	struct point *i = f->begun, *end;

	for (; i < f->end && i->value < p->value; i++)
		if (beats(f, i, p))
			return;
	end = i;
	for (; i < f->end && i->value == p->value; i++)
		if (beats(f, i, p))
			return;
	if (!has_room(f, 1))
		return;
	for (i = end; i < f->end; i++)
		if (!beats(f, p, i))
			*end++ = *i;
	f->end = end + 1;
	for (; end > f->begun && end[-1].value > p->value; end--)
		*end = end[-1];
	*end = *p;
}

/* Begin a frontier with these points, each of which costs more. */
static void
begin_points(struct frontiers *f, struct frontier from, uint64_t cost)
{
	f->begun = f->end;
	if (!has_room(f, from.n))
		return;
	for (uint32_t k = 0; k < from.n; k++) {
		*f->end = from.points[k];
		f->end++->value += cost;
	}
}

/* A run, and then the rest as that point. */
static void
add_run(struct search *s, const struct way *w, const struct point *rest)
{
	struct frontiers *f = s->frontiers;
	uint64_t were = rest->counts;
	int taking = way_jokers(w), pure = COUNTED_PURE(were);
	int used = COUNTED_USED(were) + taking;
	int taken = f->roomy ? 0 : COUNTED_TAKEN(were) + taking;
	int room = f->roomy ? 0 : w->room;
	bool is_long = s->start.longer && w->shape.size >= s->long_run;
	struct point p = { .value = rest->value + w->cost,
		.rest = (uint32_t)(rest - f->points),
		.start = w->shape.start, .size = w->shape.size,
		.holes = (uint16_t)w->shape.holes };
	uint64_t counts = COUNT_USED(used) | COUNT_LONGER(
	    COUNTED_LONGER(were) | is_long) |
	    COUNT_RUNS(min_of(COUNTED_RUNS(were) + 1, s->start.runs)) |
	    COUNT_WILD(COUNTED_WILD(were) + (s->even ? 0 : w->wild));

	if (used > s->pool)
		return;
	/* A pure run that is demanded has no room; but it need not be that one. */
	if (shape_is_pure(&w->shape) && pure < s->start.pure) {
		p.counts = counts | COUNT_PURE(pure + 1) |
		    COUNT_TAKEN(min_of(taken, s->pool));
		add_point(f, &p);
		if (!room)
			return;
	}
	p.counts = counts | COUNT_PURE(pure) |
	    COUNT_TAKEN(min_of(taken + room, s->pool));
	add_point(f, &p);
}

/* The key of a state of one suit, which has no more than fits into it. */
static struct state
key_of(const struct search *s, const struct state *t)
{
	const struct frontiers *f = s->frontiers;
	struct state key = f->key;

	if (f->rules.contract) {
		key.laid = t->laid;
		key.runs = t->runs;
	}
	if (!f->rules.alike && t->left)
		key.suits = (uint8_t)card_suit(s->cards[bits_lowest(t->left)]);
	for (uint64_t rest = t->left; rest; rest &= rest - 1)
		key.left += UINT64_C(1) <<
		    4 * card_rank(s->cards[bits_lowest(rest)]);
	for (uint64_t rest = t->left & s->wild; rest; rest &= rest - 1)
		key.laid |= UINT64_C(1) <<
		    (LAID_END + card_rank(s->cards[bits_lowest(rest)]));
	if (t->cursor < s->n)
		key.cursor = (uint8_t)card_rank(s->cards[t->cursor]);
	return key;
}

static void
note_beside(struct frontiers *f, uint32_t way, struct frontier rest)
{
	if (f->nbeside == f->size_beside) {
		f->size_beside = f->size_beside ? f->size_beside * 2 : 64;
		f->beside = util_realloc(f->beside,
		    f->size_beside * sizeof(*f->beside));
	}
	f->beside[f->nbeside++] = (struct beside){ way, rest };
}

static struct frontier find(struct search *, struct state *);

/* Find what each choice at the cursor leads to, and add those points. */
static void
try_choices(struct search *s, const struct state *t)
{
	struct frontiers *f = s->frontiers;
	uint32_t i = s->runs_from[t->cursor], end = s->runs_to[t->cursor];
	size_t base = f->nbeside;
	struct state after = *t;
	uint64_t cost = search_stay_out(s, &after);
	struct frontier without = find(s, &after);
	const struct way *w;

	while ((w = search_next_way(s, t, &i, end)) && !f->full) {
		struct frontier rest;

		after = *t;
		search_lay(s, &after, w, false);
		after.pool = t->pool;
		rest = find(s, &after);
		note_beside(f, i - 1, rest);
	}
	begin_points(f, without, cost);
	while (f->nbeside > base) {
		const struct beside *b = &f->beside[--f->nbeside];

		for (uint32_t k = 0; k < b->rest.n; k++)
			add_run(s, &s->ways[b->way], b->rest.points + k);
	}
}

/* Work out the frontier of a state that is not known; more: cards to decide. */
static APART struct frontier
work_out(struct search *s, const struct state *t, const struct state *key,
    bool more)
{
	struct frontiers *f = s->frontiers;
	struct frontier found = { .n = 0 };

	if (more) {
		search_list_runs(s, t->cursor);
		try_choices(s, t);
	} else {
		struct point end = { .value = search_cost_of(s, t->left) };

		f->begun = f->end;
		add_point(f, &end);
	}
	if (f->full)
		return found;
	found = (struct frontier){ f->begun, (uint32_t)(f->end - f->begun) };
	memo_store(&f->memo, key, (uint64_t)(f->begun - f->points), found.n);
	return found;
}

/* The frontier of a state of one suit: the best that remains from there on. */
static struct frontier
find(struct search *s, struct state *t)
{
	struct frontiers *f = s->frontiers;
	bool more = search_advance(s, t);
	struct state key = key_of(s, t);
	const struct entry *e = memo_find(&f->memo, &key);

	if (!e)
		return work_out(s, t, &key, more);
	return (struct frontier){ f->points + e->value, e->choice };
}

/*
 * The cards with so many places in a row around them of which no more than that
 * number are empty.  Where places go beyond a suit, a card of the next may be
 * counted.
 */
static uint64_t
cards_near(uint64_t held, int places, int empty)
{
	uint64_t starts[ACE_HIGH], near = 0; /* by the number of empty ones */

	memset(starts, 0xff, sizeof(starts));
	for (int i = 0; i < places; i++) {
		for (int k = empty; k > 0; k--)
			starts[k] = (starts[k] & held >> i) | starts[k - 1];
		starts[0] &= held >> i;
	}
	for (int i = 0; i < places; i++)
		near |= starts[empty] << i;
	return near & held;
}

uint64_t
frontier_reach(const struct search *s)
{
	const int up = ACE_HIGH - ACE, last = s->rules->run_last;
	uint64_t held = s->held, near;

	if (s->limits.run_min > ACE_HIGH) /* there are no runs */
		return 0;
	if (s->limits.run_min - s->pool <= 1 || last > ACE_HIGH)
		return held;
	if (last == ACE_HIGH)
		held |= (held & CARDS_OF_RANK(ACE)) << up;
	near = cards_near(held, s->limits.run_min, s->pool);
	return near | (near >> up & CARDS_OF_RANK(ACE));
}

struct frontier
frontier_of(struct search *s, uint64_t cards)
{
	static const struct point none;
	struct state t = { .left = cards, .pool = (uint8_t)s->pool,
		.runs = s->start.runs };

	return cards ? find(s, &t) : (struct frontier){ &none, 1 };
}
