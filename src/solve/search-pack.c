/*
 * Owns the search of small hands: every choice of compatible melds, one after
 * another.  If few melds can be laid there are few such choices, and each is
 * tried quicker than a table of states is filled.  The choices are those of the
 * search with memoization (doc/ALGORITHM.md, "Small hands").  Gives up when it
 * takes long.
 */
#include "solve/inside.h"

#include <stdlib.h>
#include <string.h>

#define PICKS_MAX 128 /* more ways are for the search with memoization */
#define NO_CARD 63 /* the index of no card: hands must be smaller */
#define CHOICES_MAX 2000 /* tried before it gives up */
#define CHOICES_FEW 24 /* tried before least_cost is worth its time */

/* A set of picks: bit i of word k is picks[64 * k + i]. */
struct picks {
	uint64_t word[PICKS_MAX / 64];
};

/* A way that can be laid. */
struct pick {
	const struct way *way;
	int jokers;        /* it takes from the pool */
	/* Of this pick and all behind it: */
	uint64_t covered;  /* the cards in picks without jokers */
	int64_t natural;   /* what these cost */
	int64_t per_joker; /* the most that a pick's other cards cost per joker */
};

struct choice {
	const struct way *way;
	bool kept;
};

struct packing {
	struct search *search;
	struct pick picks[PICKS_MAX];
	int npicks;
	/* All, those to the last run, and those to the last pure one. */
	struct picks look[3];
	struct picks afford[HAND_MAX + 1]; /* by jokers that suffice */
	struct picks users[NO_CARD + 1]; /* those that need cards[i] of the search */
	int choices;    /* still allowed */
	uint64_t value; /* the best so far; at first the most it may be */
	struct choice path[SHAPES_MAX], best[SHAPES_MAX];
	int n, nbest;
};

/* Sets of picks */

/* The first n. */
static inline struct picks
first_picks(int n)
{
	return (struct picks){ { bits_between(0, n),
	    n > 64 ? bits_between(0, n - 64) : 0 } };
}

/* Those of a from the i-th of all on. */
static inline struct picks
picks_from(struct picks a, int i)
{
	return (struct picks){ { a.word[0] & bits_between(i, 64),
	    a.word[1] & bits_between(i > 64 ? i - 64 : 0, 64) } };
}

static inline struct picks
picks_in_both(struct picks a, struct picks b)
{
	return (struct picks){ { a.word[0] & b.word[0],
	    a.word[1] & b.word[1] } };
}

static inline bool
is_any(struct picks a)
{
	return a.word[0] | a.word[1];
}

/* The place of the first of a set that is not empty. */
static inline int
first_pick(struct picks a)
{
	return a.word[0] ? bits_lowest(a.word[0]) : 64 + bits_lowest(a.word[1]);
}

/* Lists */

static void
list_shapes(const struct choice *path, int n, struct shape *list)
{
	for (int i = 0; i < n; i++) {
		list[i] = path[i].way->shape;
		list[i].kept = path[i].kept;
	}
	shapes_sort(list, n);
}

/* Is the path listed before the best, which has as many shapes? */
static bool
is_listed_first(const struct packing *p)
{
	struct shape ours[SHAPES_MAX], best[SHAPES_MAX];

	list_shapes(p->path, p->n, ours);
	list_shapes(p->best, p->nbest, best);
	return shapes_come_before(ours, best, p->n);
}

/* Choices */

/* End of a path: nothing more is laid. */
static void
stop_here(struct packing *p, const struct state *t, uint64_t cost)
{
	uint64_t value;

	if (t->runs || t->pure || t->sets || t->longer || cost > p->value)
		return;
	value = cost + search_cost_of_pool(p->search, t);
	if (value > p->value)
		return;
	if (value == p->value && !is_listed_first(p))
		return;
	p->value = value;
	p->nbest = p->n;
	memcpy(p->best, p->path, (size_t)p->n * sizeof(p->path[0]));
}

/* The picks worth trying, by whether a run is still needed. */
static struct picks
worth_a_look(const struct packing *p, const struct state *t)
{
	return p->look[(t->pure > 0) + (t->pure + t->runs + t->longer > 0)];
}

/* Remove the lowest card from a set; NO_CARD if it is empty. */
static inline int
take_lowest(uint64_t *cards)
{
	int lowest = bits_lowest(*cards | UINT64_C(1) << NO_CARD);

	*cards &= *cards - 1;
	return lowest;
}

/*
 * Those of these picks that need none of the cards.  Takes four cards at a
 * time, some of them NO_CARD, because the processor cannot predict a branch for
 * each.
 */
static struct picks
picks_without(const struct packing *p, struct picks picks, uint64_t cards)
{
	while (cards) {
		for (int i = 0; i < 4; i++) {
			struct picks gone = p->users[take_lowest(&cards)];

			picks.word[0] &= ~gone.word[0];
			picks.word[1] &= ~gone.word[1];
		}
	}
	return picks;
}

/*
 * The least value after one or more of these picks are laid, of which the first
 * is given; cost is the value before.  A card that none of them needs stays
 * unmatched.
 */
static uint64_t
least_cost(const struct packing *p, const struct state *t, struct picks picks,
    const struct pick *first, uint64_t cost)
{
	const struct search *s = p->search;
	uint64_t all = 0, some = t->pool * (uint64_t)first->per_joker;

	for (uint64_t rest = t->left & ~s->wild; rest; rest &= rest - 1) {
		int i = bits_lowest(rest);

		if (!is_any(picks_in_both(picks, p->users[first_copy(s, i)])))
			continue;
		all += s->cost[i];
		some += first->covered >> i & 1 ? s->cost[i] : 0;
	}
	return cost - (all < some ? all : some) + VALUE(0, 0, 1);
}

/* Is there nothing to be gained any more by laying picks from the first on? */
static bool
is_too_dear(const struct packing *p, const struct state *t, struct picks picks,
    const struct pick *first, uint64_t cost)
{
	if (cost > p->value + (uint64_t)(first->natural +
	    t->pool * first->per_joker))
		return true;
	return p->choices < CHOICES_MAX - CHOICES_FEW &&
	    least_cost(p, t, picks, first, cost) > p->value;
}

static void pack(struct packing *, const struct state *, struct picks,
    uint64_t cost);

/* Lay a way, and then every choice of the picks that still fit. */
static void
lay_pick(struct packing *p, const struct state *t, const struct way *w,
    struct picks picks, uint64_t cost)
{
	const struct search *s = p->search;
	bool kept = t->pure && shape_is_pure(&w->shape);
	int times = kept && search_must_choose_kept(s, t, w) ? 2 : 1;

	for (; times; times--, kept = false) {
		struct state after = *t;

		search_lay(s, &after, w, kept);
		p->path[p->n++] = (struct choice){ w, kept };
		pack(p, &after, picks_without(p, picks, t->left & ~after.left),
		    cost - (uint64_t)w->worth);
		p->n--;
	}
}

/*
 * Try every choice of these picks, whose cards are left, in order, beside those
 * laid.
 */
static void
pack(struct packing *p, const struct state *t, struct picks picks,
    uint64_t cost)
{
	int first = -1;

	if (--p->choices < 0)
		return;
	stop_here(p, t, cost);
	picks = picks_in_both(picks, p->afford[t->pool]);
	while (is_any(picks_in_both(picks, worth_a_look(p, t)))) {
		int i = first_pick(picks);
		const struct pick *pick = &p->picks[i];

		if (pick->way->first != first &&
		    is_too_dear(p, t, picks, pick, cost))
			return;
		first = pick->way->first;
		if (!p->search->limits.contract ||
		    search_keeps_contract(p->search, t, pick->way))
			lay_pick(p, t, pick->way, picks, cost);
		picks = picks_from(picks, i + 1);
	}
}

/* Fill in the worth of the picks after each one. */
static void
bound_picks(struct packing *p)
{
	const struct search *s = p->search;
	uint64_t covered = 0;
	int64_t natural = 0, per_joker = 0;

	for (int i = p->npicks - 1; i >= 0; i--) {
		struct pick *pick = &p->picks[i];
		const struct way *w = pick->way;

		if (!pick->jokers) {
			natural += (int64_t)search_cost_of(s,
			    w->copies & ~covered);
			covered |= w->copies;
		} else {
			int64_t worth = w->worth + (int64_t)w->cost -
			    (int64_t)search_cost_of(s, w->need & covered);

			if (worth > per_joker * pick->jokers)
				per_joker = (worth - 1) / pick->jokers + 1;
		}
		pick->covered = covered;
		pick->natural = natural;
		pick->per_joker = per_joker;
	}
}

static void
add_pick(struct packing *p, const struct way *w)
{
	struct pick *pick = &p->picks[p->npicks];
	int k = p->npicks / 64;
	uint64_t bit = UINT64_C(1) << p->npicks++ % 64;

	pick->way = w;
	pick->jokers = w->shape.jokers + w->wild;
	p->afford[pick->jokers].word[k] |= bit;
	if (w->shape.kind == SHAPE_RUN)
		p->look[1] = first_picks(p->npicks);
	if (shape_is_pure(&w->shape))
		p->look[2] = first_picks(p->npicks);
	for (uint64_t rest = w->need; rest;) { /* see picks_without */
		p->users[take_lowest(&rest)].word[k] |= bit;
		p->users[take_lowest(&rest)].word[k] |= bit;
		p->users[take_lowest(&rest)].word[k] |= bit;
		p->users[take_lowest(&rest)].word[k] |= bit;
	}
}

/*
 * List every way that could be laid; false if that is not clear, or if there
 * are too many.
 */
static bool
list_picks(struct packing *p)
{
	const struct search *s = p->search;

	if (s->n > NO_CARD)
		return false;
	p->npicks = 0;
	p->look[0] = first_picks(PICKS_MAX);
	p->look[1] = p->look[2] = first_picks(0);
	memset(p->afford, 0, ((size_t)s->pool + 1) * sizeof(p->afford[0]));
	memset(p->users, 0, (size_t)s->n * sizeof(p->users[0]));
	for (uint32_t i = 0; i < s->nways; i++) {
		const struct way *w = &s->ways[i];

		if (!w->whole)
			continue;
		if (p->npicks == PICKS_MAX)
			return false;
		add_pick(p, w);
	}
	p->users[NO_CARD] = first_picks(0);
	for (int i = 1; i <= s->pool; i++)
		for (int k = 0; k < PICKS_MAX / 64; k++)
			p->afford[i].word[k] |= p->afford[i - 1].word[k];
	bound_picks(p);
	return true;
}

struct packing *
packing_create(void)
{
	return util_alloc(sizeof(struct packing));
}

void
packing_free(struct packing *p)
{
	free(p);
}

bool
search_pack(struct search *s, uint64_t worst, struct search_result *out)
{
	struct packing *p = s->packing;
	uint64_t cost;

	p->search = s;
	if (!list_picks(p))
		return false;
	cost = search_cost_of(s, s->start.left);
	p->choices = CHOICES_MAX;
	p->value = worst;
	p->n = 0;
	pack(p, &s->start, p->look[0], cost);
	if (p->choices < 0)
		return false;
	/* No arrangement has the value of worst itself: it has too many melds. */
	out->found = p->value != worst;
	if (!out->found)
		return true;
	out->cost = value_cost(s, p->value);
	out->unmatched = VALUE_UNMATCHED(p->value);
	out->n = p->nbest;
	list_shapes(p->best, p->nbest, out->shapes);
	return true;
}
