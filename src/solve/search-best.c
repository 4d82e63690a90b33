/*
 * Owns the exhaustive search.  The cards are decided in rank order: the lowest
 * undecided one either starts a meld (it is the lowest card of it that stands
 * for itself) or stays out.  The rest then depends on the past only through the
 * cards that runs have taken from higher ranks, so few different states arise,
 * and each is solved once.  Melds on the table are decided before the cards.
 *
 * Wild cards and printed jokers are one pool.  A wild card used as itself
 * leaves the pool; so as long as the pool is not overdrawn there is always a
 * card for each joker's place.
 */
#include "solve/inside.h"

#include <assert.h>

#define MELDS_A_STEP 32
#define LATER 12 /* melds: more than part two layouts of a hand in play */

/* A choice as a number: 0 if the card stays out; or the way, and how it is laid. */
static uint32_t
choice_of(const struct search *s, const struct way *w, enum laid laid)
{
	return (uint32_t)(w - s->ways) * LAIDS + 1 + laid;
}

static const struct way *
choice_way(const struct search *s, uint32_t choice)
{
	return &s->ways[(choice - 1) / LAIDS];
}

static enum laid
choice_laid(uint32_t choice)
{
	return (enum laid)((choice - 1) % LAIDS);
}

/* Do what a choice says at the cursor. */
static void
follow(const struct search *s, struct state *t, uint32_t choice)
{
	if (t->cursor >= CURSOR_TABLE)
		(void)search_lay_form(s, t, (choice - 1) / LAIDS,
		    choice_laid(choice) == LAID_AFTER);
	else if (choice)
		search_lay(s, t, choice_way(s, choice), choice_laid(choice));
	else
		search_stay_out(s, t);
}

/* The trial of every choice for the card at the cursor. */
struct trial {
	struct search *search;
	const struct state *from;
	long melds;          /* that were tried */
	bool found;          /* a choice within the budget */
	uint64_t value;      /* of the best so far; at first the budget */
	uint32_t choice;
	struct state after;  /* the best choice's */
};

/* Add the shape that a choice lays, if it does; returns how many. */
static int
list_shape(const struct search *s, uint32_t choice, struct shape *shape)
{
	const struct way *w;

	if (!choice || choice_laid(choice) == LAID_AFTER)
		return 0;
	w = choice_way(s, choice);
	if (w->shape.kind == SHAPE_NONE)
		return 0; /* a meld on the table */
	*shape = w->shape;
	if (choice_laid(choice) == LAID_KEPT && w->part_size)
		shape_cut(shape, w->part_at, w->part_size);
	else if (choice_laid(choice) == LAID_KEPT)
		(void)shape_core(s->rules, &w->shape, shape);
	return 1;
}

int
search_shapes(const struct search *s, uint32_t choice, const struct state *t,
    struct shape *list, const struct form **forms)
{
	struct state at = *t;
	int n = list_shape(s, choice, list);

	while (search_advance(s, &at)) {
		const struct entry *e = memo_find(&s->memo, &at);

		assert(e && e->choice != CHOICE_NONE);
		if (forms && at.cursor >= CURSOR_TABLE)
			*forms++ = &s->forms[(e->choice - 1) / LAIDS];
		n += list_shape(s, e->choice, &list[n]);
		follow(s, &at, e->choice);
	}
	shapes_sort(list, n, shape_compare);
	return n;
}

/* Of two choices of equal value: is this one listed before the best? */
static bool
is_listed_first(const struct trial *t, uint32_t choice,
    const struct state *after)
{
	struct shape ours[SHAPES_MAX], best[SHAPES_MAX];
	int n = search_shapes(t->search, choice, after, ours, NULL);
	int m = search_shapes(t->search, t->choice, &t->after, best, NULL);

	return shapes_come_before(ours, best, n < m ? n : m);
}

/* A choice leads to after at this cost: is it the best choice so far? */
static void
weigh_choice(struct trial *t, uint32_t choice, const struct state *after,
    uint64_t cost)
{
	uint64_t value;

	if (cost > t->value)
		return;
	value = search_best(t->search, after, t->value - cost);
	if (value == NO_VALUE)
		return;
	value += cost;
	if (t->found && value == t->value && !is_listed_first(t, choice, after))
		return;
	t->found = true;
	t->value = value;
	t->choice = choice;
	t->after = *after;
}

static void
lay(struct trial *t, const struct way *w, enum laid laid)
{
	struct state after = *t->from;
	/* Of equal ways the one with less to lay later. */
	uint64_t later = laid == LAID_AFTER ? VALUE(0, 0, LATER + 1) :
	    laid == LAID_KEPT && (w->shape.jokers || w->part_size) ?
	    VALUE(0, 0, LATER) : 0;

	t->melds++;
	search_lay(t->search, &after, w, laid);
	weigh_choice(t, choice_of(t->search, w, laid), &after, w->cost + later);
}

/* Lay the way as a meld of the contract, or beside these. */
static void
lay_in_contract(struct trial *t, const struct way *w)
{
	const struct search *s = t->search;
	const struct rules *r = s->rules;
	bool run = w->shape.kind == SHAPE_RUN;
	int later = w->part_size && s->later ?
	    min_of(w->spare, t->from->later) : 0;

	if (way_jokers(w) - later <= t->from->pool &&
	    search_keeps_contract(s, t->from, w))
		lay(t, w, w->part_size ? LAID_KEPT : LAID_WHOLE);
	if (r->contract.more && way_jokers(w) <= t->from->pool &&
	    (!run || (!w->part_size && w->shape.size >= r->run_min)))
		lay(t, w, LAID_BESIDE);
}

/* Lay every one of these ways, which the card at the cursor can start. */
static void
lay_ways(struct trial *t, uint32_t i, uint32_t end)
{
	const struct search *s = t->search;
	const struct way *w;

	while ((w = search_next_way(s, t->from, &i, end))) {
		bool pure = shape_is_pure(&w->shape), keep;

		if (s->limits.contract) {
			lay_in_contract(t, w);
			continue;
		}
		keep = pure ? t->from->pure : w->core >= 0 &&
		    ((t->from->pure && w->shape.kind == SHAPE_RUN) ||
		    (s->later && t->from->later));
		if (keep)
			lay(t, w, LAID_KEPT);
		if (way_jokers(w) <= t->from->pool && (!keep || !pure ||
		    search_must_choose_kept(s, t->from, w)))
			lay(t, w, LAID_WHOLE);
		if (s->later && t->from->later && w->shape.jokers &&
		    s->rules->melds_later)
			lay(t, w, LAID_AFTER);
	}
}

/* Give the meld on the table at the cursor every form that it can have. */
static void
lay_forms(struct trial *t)
{
	const struct search *s = t->search;
	const uint32_t *forms = &s->table_from[t->from->cursor - CURSOR_TABLE];

	for (uint32_t i = forms[0]; i < forms[1]; i++) {
		const struct way *w = &s->ways[i];
		int most = s->later && w->shape.jokers ? 1 : 0;

		for (int later = 0; later <= most; later++) {
			struct state after = *t->from;

			t->melds++;
			if (search_lay_form(s, &after, i, later))
				weigh_choice(t, choice_of(s, w, later ?
				    LAID_AFTER : LAID_WHOLE), &after, w->cost);
		}
	}
}

/* The card at the cursor stays out. */
static void
leave_out(struct trial *t)
{
	struct state after = *t->from;
	uint64_t cost = search_stay_out(t->search, &after);

	weigh_choice(t, 0, &after, cost);
}

uint64_t
search_best(struct search *s, const struct state *t, uint64_t budget)
{
	struct state from = *t;
	struct trial trial = { .search = s, .from = &from, .value = budget };
	const struct entry *e;
	uint64_t value;

	if (!search_advance(s, &from)) {
		value = search_end(s, &from);
		return value <= budget ? value : NO_VALUE;
	}
	e = memo_find(&s->memo, &from);
	if (e && e->choice != CHOICE_NONE)
		return e->value <= budget ? e->value : NO_VALUE;
	if (e && e->value >= budget)
		return NO_VALUE;
	if (from.cursor >= CURSOR_TABLE && search_cost_of(s, from.left &
	    ~s->reach[from.cursor - CURSOR_TABLE]) > budget)
		return NO_VALUE; /* so much is left by cards that fit nowhere */
	if (!effort_keep(s->effort, s->memo.used))
		return NO_VALUE;
	if (from.cursor < HAND_MAX) {
		lay_ways(&trial, s->runs_from[from.cursor],
		    s->runs_to[from.cursor]);
		lay_ways(&trial, s->sets_from[from.cursor],
		    s->sets_to[from.cursor]);
		leave_out(&trial);
	} else {
		lay_forms(&trial);
	}
	/* Some states of great hands can lay hundreds of melds. */
	effort_take(s->effort, trial.melds / MELDS_A_STEP);
	memo_store(&s->memo, &from, trial.value,
	    trial.found ? trial.choice : CHOICE_NONE);
	return trial.found ? trial.value : NO_VALUE;
}
