/*
 * Owns the way from a hand to the arrangement that is printed.  The search
 * finds the shapes of a hand that tables cannot solve; here the jokers are
 * dealt to their places, surplus ones to melds with room, and everything is put
 * in the stated order.
 */
#include "solve/solve.h"

#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "solve/plain.h"
#include "solve/runs.h"
#include "solve/search.h"
#include "solve/suit-tables.h"

/* Cards being dealt into an arrangement. */
struct dealing {
	const struct rules *rules;
	struct limits limits;
	struct shape shapes[SHAPES_MAX]; /* in printing order */
	int extra[SHAPES_MAX];  /* jokers dealt to a shape beyond its need */
	bool kept[SHAPES_MAX];  /* a demanded pure run: no surplus jokers */
	int n;
	struct hand left;       /* cards that no shape has taken yet */
	struct hand own;        /* cards that may stay unmatched */
	int laid;               /* jokers laid off */
	card jokers[HAND_MAX];  /* to be spent, in card order */
	int njokers;
	struct meld melds[SHAPES_MAX];
};

struct solver {
	struct search *search;
	struct search *lister; /* for spreads, while the other is used */
	struct suit_tables *tables;
	struct suits_cache suits;
	struct effort effort;
	struct search_result found;
	struct dealing dealing;
};

struct solver *
solver_create(void)
{
	struct solver *s = util_alloc(sizeof(*s));

	s->effort = EFFORT_UNLIMITED;
	s->search = search_create(&s->effort);
	s->lister = search_create(&s->effort);
	s->tables = suit_tables_create();
	suits_create(&s->suits);
	return s;
}

struct effort *
solver_effort(struct solver *s)
{
	return &s->effort;
}

struct search *
solver_lister(struct solver *s)
{
	return s->lister;
}

void
solver_free(struct solver *s)
{
	search_free(s->search);
	search_free(s->lister);
	suit_tables_free(s->tables);
	suits_free(&s->suits);
	free(s);
}

static int
print_class(const struct shape *s)
{
	return s->kind == SHAPE_SET ? 2 : s->jokers ? 1 : 0;
}

static int
compare_for_print(const struct shape *a, const struct shape *b)
{
	if (print_class(a) != print_class(b))
		return print_class(a) - print_class(b);
	if (a->start != b->start)
		return a->start - b->start;
	return shape_compare(a, b);
}

/* Give up to n jokers to shapes of one class; returns how many are left. */
static int
deal_surplus(struct dealing *d, int class, int n)
{
	for (int i = 0; i < d->n && n; i++) {
		const struct shape *s = &d->shapes[i];

		if (print_class(s) != class || d->kept[i])
			continue;
		d->extra[i] = min_of(shape_room(&d->limits, s), n);
		n -= d->extra[i];
	}
	return n;
}

/*
 * Keep pure runs that are demanded from the surplus: those with the least room
 * for it, of equals the first.
 */
static void
keep_pure(struct dealing *d, int pure)
{
	for (; pure; pure--) {
		int least = HAND_MAX + 1, at = -1;

		for (int i = 0; i < d->n; i++) {
			int room = shape_room(&d->limits, &d->shapes[i]);

			if (print_class(&d->shapes[i]) || d->kept[i] ||
			    room >= least)
				continue;
			least = room;
			at = i;
		}
		assert(at >= 0);
		d->kept[at] = true;
	}
}

/*
 * The jokers to spend, the highest-valued if some stay unmatched.  False if one of
 * these is not the hand's.
 */
static bool
choose_jokers(struct dealing *d, int spend)
{
	const int *value = d->rules->value;
	struct hand own = d->own;
	card all[HAND_MAX], *jokers = d->jokers;
	int n = hand_cards(&d->left, all);

	d->njokers = 0;
	for (int i = 0; i < n; i++)
		if (meld_may_be_joker(d->rules, all[i]))
			jokers[d->njokers++] = all[i];
	for (; d->njokers > spend; d->njokers--) {
		int least = -1;

		for (int i = 0; i < d->njokers; i++)
			if (hand_count(&own, jokers[i]) && (least < 0 ||
			    value[jokers[i]] <= value[jokers[least]]))
				least = i;
		if (least < 0)
			return false;
		hand_remove(&own, jokers[least]);
		memmove(jokers + least, jokers + least + 1,
		    (size_t)(d->njokers - least - 1));
	}
	for (int i = 0; i < d->njokers; i++)
		hand_remove(&d->left, jokers[i]);
	return true;
}

/* Read the cards as the run that has this shape. */
static APART void
read_run(const struct rules *r, const card *cards, int n,
    const struct shape *s, struct meld *out)
{
	FILLED_LATER struct meld runs[MELD_RUNS];
	int count = meld_runs(r, cards, n, runs), k = 0;

	while (runs[k].start != s->start ||
	    card_suit(runs[k].as[0]) != s->suit) {
		k++;
		assert(k < count);
	}
	meld_tell_apart(r, runs, count, k);
	*out = runs[k];
}

/* The meld that a shape becomes with jokers from the front of the list. */
static void
fill_shape(struct dealing *d, int i, int *next, struct meld *out)
{
	const struct shape *s = &d->shapes[i];
	enum meld_kind kind = s->kind == SHAPE_RUN ? MELD_RUN : MELD_SET;
	card cards[HAND_MAX];
	int n = shape_cards(s, cards);
	bool read;

	for (int more = s->jokers + d->extra[i]; more > 0; more--)
		cards[n++] = d->jokers[(*next)++];
	if ((d->limits.placed ? meld_read_natural : meld_read_quick)(d->rules,
	    cards, n, out) && out->kind == kind)
		return;
	if (d->limits.placed && kind == MELD_RUN) {
		read_run(d->rules, cards, n, s, out);
		return;
	}
	read = meld_read_as(d->rules, kind, cards, n, out);
	assert(read);
	(void)read;
}

/* False if a joker that is not the hand's own is left over. */
static bool
arrange(struct dealing *d, int pure, struct solution *out)
{
	int needed = 0, flexible = d->left.jokers, surplus, next = 0;

	shapes_sort(d->shapes, d->n, compare_for_print);
	for (int i = 0; i < d->n; i++) {
		card cards[HAND_MAX];
		int n = shape_cards(&d->shapes[i], cards);

		for (int k = 0; k < n; k++)
			hand_remove(&d->left, cards[k]);
		d->extra[i] = 0;
		d->kept[i] = false;
		needed += d->shapes[i].jokers;
	}
	for (int k = 0; k < HAND_COPIES && d->left.level[k]; k++)
		flexible += bits_count(d->left.level[k] & d->rules->wild);
	surplus = flexible - needed - d->laid;
	if (surplus < 0)
		return false;
	surplus = deal_surplus(d, 1, surplus);
	surplus = deal_surplus(d, 2, surplus);
	if (surplus)
		keep_pure(d, pure);
	surplus = deal_surplus(d, 0, surplus);
	if (!choose_jokers(d, flexible - surplus))
		return false;
	for (int i = 0; i < d->n; i++)
		fill_shape(d, i, &next, &d->melds[i]);
	arrange_melds(&out->best, d->melds, d->n, &d->left);
	return true;
}

static int
sum_unmatched(const int *value, const struct arrangement *a)
{
	int sum = 0;

	for (int i = a->laid_end; i < a->size; i++)
		sum += value[a->cards[i]];
	return sum;
}

/*
 * Arrange what was found of a hand: the cards that are not laid off, with laid
 * jokers that are.  False if a joker that is not the hand's own is left over.
 */
static bool
arrange_found(struct solver *s, const struct rules *r, const struct hand *h,
    const struct search_result *found, const struct hand *left, int laid,
    const struct demand *demand, struct solution *out)
{
	struct dealing *d = &s->dealing;

	d->rules = r;
	d->limits = limits_of(r, demand);
	d->own = *h;
	d->left = *left;
	d->laid = laid;
	d->n = found->n;
	memcpy(d->shapes, found->shapes, (size_t)d->n * sizeof(d->shapes[0]));
	if (!arrange(d, demand->min_pure, out))
		return false;
	out->deadwood = sum_unmatched(r->value, &out->best);
	return true;
}

static APART void
solve_by_search(struct solver *s, const struct rules *rules,
    const struct hand *h, const struct demand *demand, int below,
    struct solution *out)
{
	struct search_result *found = &s->found;

	found->found = demand_possible(rules, h, demand);
	if (found->found && !suit_tables_search(s->tables, rules, h, demand,
	    below, found))
		search_below(s->search, rules, h, demand, below, found);
	out->found = found->found;
	if (!found->found)
		return;
	out->cost = found->cost;
	(void)arrange_found(s, rules, h, found, h, 0, demand, out);
}

bool
solve_plain(struct solver *s, const struct rules *rules, const struct hand *h,
    struct arrangement *out, int *deadwood)
{
	const struct suits *suits = suits_of(&s->suits, rules);

	return suits && plain_arrangement(suits, h, out, deadwood);
}

void
solve_below(struct solver *s, const struct rules *rules, const struct hand *h,
    const struct demand *demand, int below, struct solution *out)
{
	if (demand->min_runs || demand->min_pure || demand->points ||
	    !solve_plain(s, rules, h, &out->best, &out->deadwood)) {
		solve_by_search(s, rules, h, demand, below, out);
		return;
	}
	out->cost = rules->scoring == SCORING_MELDS ?
	    sum_unmatched(rules->left_cost, &out->best) : out->deadwood;
	out->found = out->cost < below;
}

void
solve(struct solver *s, const struct rules *rules, const struct hand *h,
    const struct demand *demand, struct solution *out)
{
	solve_below(s, rules, h, demand, INT32_MAX, out);
}

static APART int
search_least(struct solver *s, const struct rules *rules,
    const struct hand *h, int below)
{
	struct search_result *found = &s->found;

	if (!suit_tables_search(s->tables, rules, h, &demand_none, below, found))
		search_below(s->search, rules, h, &demand_none, below, found);
	return found->found ? found->cost : -1;
}

int
solve_least(struct solver *s, const struct rules *rules,
    const struct hand *h, int below)
{
	struct arrangement best;
	int least;

	if (!solve_plain(s, rules, h, &best, &least))
		return search_least(s, rules, h, below);
	return least < below ? least : -1;
}

static APART int
melds_deadwood(struct solver *s, const struct rules *rules,
    const struct hand *h)
{
	struct solution solution = { .deadwood = 0 };

	solve(s, rules, h, &demand_none, &solution);
	return solution.deadwood;
}

int
solve_deadwood(struct solver *s, const struct rules *rules,
    const struct hand *h)
{
	return rules->scoring == SCORING_MELDS ? melds_deadwood(s, rules, h) :
	    solve_least(s, rules, h, INT32_MAX);
}

int
solve_greatest(struct solver *s, const struct rules *rules,
    const struct hand *h, const struct demand *demand)
{
	const struct dealing *d = &s->dealing;
	struct demand more = *demand;
	struct solution found;

	/* From any to the next that counts more. */
	for (more.points = 1;; more.points++) {
		int worth = 0;

		solve_by_search(s, rules, h, &more, INT32_MAX, &found);
		if (!found.found)
			return more.points - 1;
		for (int i = 0; i < d->n; i++)
			worth += meld_worth(rules, &d->melds[i]);
		more.points = max_of(more.points, worth);
	}
}

/* The same beside the forms of a result, with the jokers laid off. */
static bool
arrange_beside(struct solver *s, const struct rules *r, const struct hand *h,
    const struct search_result *found, const struct demand *demand,
    struct table_solution *out)
{
	const struct dealing *d = &s->dealing;

	out->found = found;
	if (!arrange_found(s, r, h, found, &found->left, found->laid, demand,
	    &out->rest))
		return false;
	memcpy(out->jokers, d->jokers + d->njokers - d->laid, (size_t)d->laid);
	return true;
}

bool
arrange_table(struct solver *s, const struct rules *r, const struct hand *h,
    struct search_result *found, struct table_solution *out)
{
	found->n = 0;
	if (!arrange_beside(s, r, h, found, &demand_none, out))
		return false;
	out->rest.cost = sum_unmatched(r->left_cost, &out->rest.best);
	return true;
}

void
solve_table(struct solver *s, const struct rules *r, const struct hand *h,
    const struct spread *spread, bool melds, const struct demand *demand,
    struct table_solution *out)
{
	struct search_result *found = &s->found;

	found->found = demand_possible(r, h, demand);
	out->found = found;
	if (found->found &&
	    !search_table(s->search, r, h, spread, melds, demand, found)) {
		solve(s, r, h, &demand_none, &out->rest);
		return;
	}
	out->rest.found = found->found;
	if (!found->found)
		return;
	(void)arrange_beside(s, r, h, found, demand, out);
	out->rest.cost = found->cost;
}

void
solve_forms(struct solver *s, const struct rules *r, const struct hand *h,
    const struct spread *spread, search_visit *visit, void *context)
{
	search_forms(s->search, r, h, spread, visit, context);
}
