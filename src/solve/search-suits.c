/*
 * Owns the search of hands in play: once it is chosen which cards and how many
 * jokers go into sets, the suits share nothing but the rest of the jokers and
 * what is demanded.  So every choice of sets is tried, and for each the
 * frontiers of the suits are joined (doc/ALGORITHM.md, "Suits").  Gives up
 * where there are many choices.
 */
#include "solve/frontier.h"

#include <stdlib.h>
#include <string.h>

#define CARDS_MAX 32     /* of hands in play; others have too many choices */
#define SUIT_MAX 18      /* cards and jokers; more have too many ways */
#define CHOICES_MAX 2000 /* tried before it gives up */

/* The sets of a choice and a point for each suit. */
struct pick {
	uint32_t sets[SHAPES_MAX]; /* indices of ways */
	int nsets;
	const struct point *point[SUITS];
};

/* The frontier of a suit's cards. */
struct seen {
	uint64_t cards;
	struct frontier frontier;
	uint64_t hand; /* the cards are those of this hand */
};

#define SETS_MAX 64
#define SEEN_BITS 7

struct choosing {
	struct search *search;
	uint64_t suit[SUITS]; /* the cards of each that could be in a run */
	uint64_t alone;       /* all others */
	bool roomy;           /* see frontiers_begin */
	bool any;             /* any value will do, of all arrangements */
	int choices;          /* still allowed */
	uint64_t value;       /* of the best so far; at first the most it may be */
	bool found;
	struct pick now, best;
	uint64_t hand;        /* counts them */
	struct seen seen[1 << SEEN_BITS]; /* by some bits of a hash */
};

/* The frontiers beside some sets. */
struct suits_now {
	struct frontier frontier[SUITS];
	int pool;       /* the jokers that least is for; -1: it is not known */
	uint64_t least; /* the sum of the least values, see least_of_suits */
};

/* Sets that may be chosen, and their cards. */
struct fitting {
	uint64_t sets;
	uint64_t bare, all; /* of those that take no jokers; of all */
};

/* What is joined: frontiers beside the sets of one choice. */
struct joining {
	struct choosing *choosing;
	const struct frontier *suits; /* of all four */
	int pool, spare;     /* jokers left, and those without a place in sets */
	uint64_t wild;       /* cards left */
	uint64_t rest[SUITS + 1]; /* the least of each suit and those after it */
};

/* Lists */

/*
 * List the melds of a pick, but for those that another has in common as sets
 * at the front or as the runs of a suit; other: NULL or the other one.
 */
static int
list_pick(const struct search *s, const struct pick *p,
    const struct pick *other, struct shape *list)
{
	int n = 0, k = 0;

	while (other && k < p->nsets && k < other->nsets &&
	    p->sets[k] == other->sets[k])
		k++;
	for (; k < p->nsets; k++)
		list[n++] = s->ways[p->sets[k]].shape;
	for (int suit = 0; suit < SUITS; suit++)
		if (!other || p->point[suit] != other->point[suit])
			n = point_list(s->frontiers, p->point[suit], suit, list,
			    n);
	shapes_sort(list, n, shape_compare);
	return n;
}

/*
 * Is this listed before the best, which has as many melds?  What both have does
 * not matter: the first meld in which they differ decides.
 */
static bool
is_listed_first(const struct choosing *c)
{
	struct shape ours[SHAPES_MAX], theirs[SHAPES_MAX];
	int n = list_pick(c->search, &c->now, &c->best, ours);

	list_pick(c->search, &c->best, &c->now, theirs);
	return shapes_come_before(ours, theirs, n);
}

/* Joining */

/* These wild cards but for so many of them, which stand for themselves. */
static uint64_t
wild_left(uint64_t wild, int taken)
{
	while (taken-- > 0)
		wild &= wild - 1;
	return wild;
}

/* All suits have their point: these are the sums. */
static void
weigh(const struct joining *j, uint64_t value, uint64_t counts)
{
	struct choosing *c = j->choosing;
	const struct search *s = c->search;
	int left = c->roomy ? 0 : j->spare - COUNTED_TAKEN(counts);

	if (COUNTED_RUNS(counts) < s->start.runs ||
	    (s->limits.contract && COUNTED_RUNS(counts) > s->start.runs) ||
	    COUNTED_PURE(counts) < s->start.pure ||
	    COUNTED_LONGER(counts) < s->start.longer)
		return;
	if (left > 0)
		value += search_cost_of_jokers(s, left,
		    wild_left(j->wild, COUNTED_WILD(counts)));
	if (value > c->value ||
	    (c->found && value == c->value && !is_listed_first(c)))
		return;
	c->found = true;
	c->value = value;
	c->best = c->now;
}

/* Try every point of this suit and the later ones beside what is chosen. */
static void
join(const struct joining *j, int suit, uint64_t value, uint64_t counts)
{
	struct choosing *c = j->choosing;
	const struct point *p = j->suits[suit].points;

	for (const struct point *end = p + j->suits[suit].n; p < end; p++) {
		uint64_t with = value + p->value;

		if (with + j->rest[suit + 1] > c->value)
			return;
		if (COUNTED_USED(counts + p->counts) > j->pool)
			continue;
		c->now.point[suit] = p;
		if (suit + 1 < SUITS)
			join(j, suit + 1, with, counts + p->counts);
		else
			weigh(j, with, counts + p->counts);
	}
}

/* The least value of a suit that so many jokers suffice for. */
static uint64_t
least_value(struct frontier suit, int pool)
{
	const struct point *p = suit.points;

	while (COUNTED_USED(p->counts) > pool)
		p++;
	return p->value;
}

/* Join the suits beside the sets chosen, which cost this. */
static void
join_suits(struct choosing *c, const struct state *t, struct suits_now *now,
    uint64_t cost)
{
	struct joining j = { .choosing = c, .suits = now->frontier,
		.pool = t->pool, .spare = t->pool - t->room,
		.wild = t->left & c->search->wild };

	j.rest[SUITS] = 0;
	for (int suit = SUITS - 1; suit >= 0; suit--)
		j.rest[suit] = j.rest[suit + 1] +
		    least_value(now->frontier[suit], t->pool);
	now->pool = t->pool;
	now->least = j.rest[0];
	if (cost + j.rest[0] <= c->value)
		join(&j, 0, cost, 0);
}

/* The frontier of these cards of a suit. */
static struct frontier
look_up(struct choosing *c, uint64_t cards)
{
	struct seen *seen = &c->seen[cards * UINT64_C(0x9e3779b97f4a7c15) >>
	    (64 - SEEN_BITS)];

	if (seen->hand != c->hand || seen->cards != cards)
		*seen = (struct seen){ cards, frontier_of(c->search, cards),
			c->hand };
	return seen->frontier;
}

static bool
fits(const struct search *s, const struct state *t, const struct way *w)
{
	return (t->left & w->need) == w->need &&
	    way_jokers(w) <= t->pool &&
	    (!s->limits.contract || search_keeps_contract(s, t, w));
}

/* Of these sets, those that may be chosen. */
static struct fitting
fitting(const struct search *s, const struct state *t, uint64_t sets)
{
	struct fitting f = { .sets = 0 };

	for (; sets; sets &= sets - 1) {
		const struct way *w = &s->ways[s->sets +
		    (uint32_t)bits_lowest(sets)];

		if (!fits(s, t, w))
			continue;
		f.sets |= sets & -sets;
		f.all |= w->copies;
		if (!way_jokers(w))
			f.bare |= w->copies;
	}
	return f;
}

/* The sum of the least values of the suits, each with all jokers of the pool. */
static uint64_t
least_of_suits(struct suits_now *now, int pool)
{
	if (now->pool == pool)
		return now->least;
	now->pool = pool;
	now->least = 0;
	for (int suit = 0; suit < SUITS; suit++)
		now->least += least_value(now->frontier[suit], pool);
	return now->least;
}

/*
 * Can it pay to go on with the jokers of the pool, if sets may take these cards?
 * Each card that a set takes costs nothing, and no suit does better with fewer
 * cards.
 */
static bool
can_pay(const struct choosing *c, struct suits_now *now, int pool,
    uint64_t cards, uint64_t cost)
{
	return cost + least_of_suits(now, pool) <=
	    c->value + search_cost_of(c->search, cards);
}

static void choose(struct choosing *, const struct state *,
    const struct suits_now *before, uint64_t gone, uint64_t sets, uint64_t cost);

/* Choose the first of these sets, and then every choice of them all. */
static void
choose_set(struct choosing *c, const struct state *t, struct suits_now *now,
    const struct fitting *f, uint64_t cost)
{
	const struct search *s = c->search;
	uint32_t set = s->sets + (uint32_t)bits_lowest(f->sets);
	const struct way *w = &s->ways[set];
	struct state after = *t;
	uint64_t gone, later;

	search_lay(s, &after, w, false);
	gone = t->left & ~after.left;
	/* No set from this one on takes a card before its first. */
	later = (after.pool ? f->all : f->bare) & after.left &
	    UINT64_MAX << w->first;
	cost += w->cost;
	if (!can_pay(c, now, after.pool, gone | later, cost))
		return;
	c->now.sets[c->now.nsets++] = set;
	choose(c, &after, now, gone, f->sets,
	    cost - search_cost_of(s, gone & c->alone));
	c->now.nsets--;
}

/* Before the first set: is there any use in sets?  Then all of them. */
static uint64_t
begin_sets(struct choosing *c)
{
	struct search *s = c->search;

	/* They take cards and jokers away: the demand is not met beside them. */
	if (c->any && !c->found)
		return 0;
	search_list_sets(s);
	if (s->nsets > SETS_MAX)
		c->choices = -1;
	return bits_between(0, (int)s->nsets);
}

/* The frontiers after these cards have gone; false if there is no memory. */
static bool
look_up_suits(struct choosing *c, const struct state *t, uint64_t gone,
    struct suits_now *now)
{
	for (int suit = 0; suit < SUITS; suit++) {
		if (gone & c->suit[suit])
			now->frontier[suit] = look_up(c, t->left & c->suit[suit]);
		if (!now->frontier[suit].n)
			return false;
	}
	return true;
}

/*
 * Try every choice of these sets beside those chosen; the frontiers of suits
 * without a card that has gone are as before.
 */
static void
choose(struct choosing *c, const struct state *t,
    const struct suits_now *before, uint64_t gone, uint64_t sets, uint64_t cost)
{
	struct suits_now now = *before;
	struct fitting f;

	now.pool = -1;
	if (!look_up_suits(c, t, gone, &now) || !effort_step(c->search->effort))
		c->choices = 0;
	if (--c->choices < 0)
		return;
	if (!t->sets)
		join_suits(c, t, &now, cost);
	if (!c->now.nsets)
		sets = begin_sets(c);
	f = fitting(c->search, t, sets);
	for (; f.sets && c->choices >= 0; f.sets &= f.sets - 1)
		choose_set(c, t, &now, &f, cost);
}

/* Is there a place for every joker, whatever is melded? */
static bool
is_roomy(const struct search *s)
{
	const struct rules *r = s->rules;

	if (!s->pool)
		return true;
	/* A run that is not kept, with every card of a hand. */
	return !s->limits.contract && !s->limits.counted &&
	    r->jokers_max_per_run == KEY_NONE &&
	    s->start.runs > s->start.pure && s->n + s->printed <=
	    limits_longest(&s->limits, r->run_first);
}

struct choosing *
choosing_create(void)
{
	struct choosing *c = util_alloc(sizeof(*c));

	memset(c, 0, sizeof(*c));
	return c;
}

void
choosing_free(struct choosing *c)
{
	free(c);
}

/* The most cards of a suit that could be in a run. */
static int
most_in_suit(const struct choosing *c)
{
	int most = 0;

	for (int suit = 0; suit < SUITS; suit++) {
		int n = bits_count(c->suit[suit]);

		most = n > most ? n : most;
	}
	return most;
}

/* Try all choices; false if there is not enough memory for the frontiers. */
static bool
try_all(struct choosing *c, uint64_t worst)
{
	struct search *s = c->search;
	struct suits_now all = { .pool = -1 };

	c->choices = CHOICES_MAX;
	c->value = worst;
	c->found = false;
	c->hand++;
	frontiers_begin(s, c->roomy);
	for (int suit = 0; suit < SUITS; suit++)
		all.frontier[suit] = frontier_of(s, c->suit[suit]);
	choose(c, &s->start, &all, 0, 0, search_cost_of(s, c->alone));
	return !frontiers_full(s->frontiers);
}

static void
begin(struct choosing *c, struct search *s)
{
	uint64_t reach = frontier_reach(s);

	c->search = s;
	c->now.nsets = 0;
	c->alone = 0;
	memset(c->suit, 0, sizeof(c->suit));
	for (int i = 0; i < s->n; i++) {
		uint64_t near = reach >> s->cards[i] & 1;

		c->suit[card_suit(s->cards[i])] |= near << i;
		c->alone |= (near ^ 1) << i;
	}
}

bool
search_suits(struct search *s, uint64_t worst, struct search_result *out)
{
	struct choosing *c = s->choosing;

	c->any = worst == s->worst && !s->limits.contract;
	c->roomy = is_roomy(s);
	/*
	 * Elsewhere it matters which joker stays, runs share their room, or
	 * there is too much to try.
	 */
	if (s->limits.shared || (s->limits.contract && s->limits.counted) ||
	    !(s->wild_alike || c->roomy) || s->n > CARDS_MAX)
		return false;
	begin(c, s);
	if (most_in_suit(c) + s->pool > SUIT_MAX)
		return false;
	/*
	 * Once more with all memory, so that the answer does not depend on the
	 * hands before.
	 */
	if (!try_all(c, worst))
		try_all(c, worst);
	if (c->choices < 0)
		return false;
	out->found = c->found;
	out->cost = value_cost(s, c->value);
	out->unmatched = VALUE_UNMATCHED(c->value);
	out->n = c->found ? list_pick(s, &c->best, NULL, out->shapes) : 0;
	return true;
}
