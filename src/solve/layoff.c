/* Owns the best lay-offs of a hand, and where cards laid off may have gone. */
#include "solve/layoff.h"

#include <string.h>

#include "base/util.h"
#include "solve/laid.h"

/*
 * What layoff_check asks for, the first thing first: that a card is laid off,
 * lies where it is known to, and takes the jokers that it is known to; then that
 * least is left.  Each is more than all that comes after it, in hands in play.
 */
#define LAID_COST (1 << 24)
#define PLACE_COST (1 << 20)
#define TAKEN_COST (1 << 16)

/* Add the hand's cards that were laid, between the groups and the rest. */
static void
add_laid(const struct laid *l, struct hand own, struct solution *out)
{
	struct arrangement *a = &out->best;
	card laid[HAND_MAX];
	int n = 0, start = laid_start(a);

	for (int i = 0; i < l->n; i++) {
		if (!hand_remove(&own, l->cards[i]))
			continue;
		laid[n] = l->cards[i];
		out->laid_on[n++] = l->on[i];
	}
	for (int i = 0; i < l->njokers; i++) {
		if (!hand_remove(&own, l->jokers[i]))
			continue;
		laid[n] = l->jokers[i];
		out->laid_on[n++] = l->joker_on[i];
	}
	memmove(a->cards + start + n, a->cards + start,
	    (size_t)unmatched_size(a));
	memcpy(a->cards + start, laid, (size_t)n);
	a->laid_end = (unsigned char)(start + n);
	a->size = (unsigned char)(a->size + n);
}

/* What a search found, as it is printed. */
static void
make_solution(const struct rules *r, const struct hand *h,
    const struct spread *spread, const struct table_solution *s,
    struct laid *laid, struct solution *out)
{
	struct hand own = *h; /* but for those in groups or left over */

	out->found = true;
	out->deadwood = s->rest.deadwood;
	out->cost = s->rest.cost;
	out->best = s->rest.best;
	for (int i = 0; i < out->best.size; i++)
		hand_remove(&own, out->best.cards[i]);
	laid_list(laid, r, spread, s->found, s->jokers, &own);
	add_laid(laid, own, out);
}

void
layoff_best(struct solver *solver, const struct rules *r,
    const struct hand *h, const struct spread *spread, bool melds,
    struct solution *out)
{
	struct table_solution found;
	struct laid laid;

	solve_table(solver, r, h, spread, melds, &demand_none, &found);
	make_solution(r, h, spread, &found, &laid, out);
}

bool
layoff_own(struct solver *solver, const struct rules *r,
    const struct hand *h, const struct spread *spread, struct solution *out)
{
	const struct demand one = { .one_meld = 1 };
	struct table_solution found;
	struct laid laid;

	solve_table(solver, r, h, spread, true, &one, &found);
	if (found.rest.found)
		make_solution(r, h, spread, &found, &laid, out);
	return found.rest.found;
}

int
layoff_rest(struct solver *solver, const struct rules *r,
    struct arrangement *a, const struct spread *spread, bool melds)
{
	struct solution laid;
	const struct arrangement *more = &laid.best;
	struct hand rest;
	int from = a->laid_end;

	hand_of(&rest, a->cards + from, unmatched_size(a));
	layoff_best(solver, r, &rest, spread, melds, &laid);
	memcpy(a->cards + from, more->cards, (size_t)more->size);
	for (int g = 0; g < more->ngroups; g++)
		a->end[a->ngroups++] = (unsigned char)(from + more->end[g]);
	a->laid_end = (unsigned char)(from + more->laid_end);
	a->size = (unsigned char)(from + more->size);
	return laid.deadwood;
}

/* Where cards went */

/* The ways in which cards that are laid off may have gone. */
struct check {
	struct solver *solver;
	const struct rules *rules;
	const struct spread *spread;
	struct hand hand;
	const card *cards;
	int ncards;
	const struct claimed *named; /* as in layoff_check, or NULL */
	struct meld *after;
	struct solution best;
};

/* How many jokers left runs and sets for the hand? */
static int
count_claimed(const struct check *c, const struct search_result *found)
{
	int n = 0;

	for (int k = 0; k < found->nforms; k++) {
		const struct form *f = found->forms[k];

		if (!form_joker_stays(c->rules, &c->spread->melds[f->meld]))
			n += bits_count(f->out);
	}
	return n;
}

/* Of laid cards, was this one the one that took the place of a joker claimed? */
static bool
took_place(const struct check *c, const struct laid *l, int i,
    const bool *others)
{
	const struct meld *m = &c->spread->melds[l->on[i]];
	uint64_t out = 0;
	int left;

	for (int k = 0; k < l->found->nforms; k++)
		if (l->found->forms[k]->meld == l->on[i])
			out = l->found->forms[k]->out;
	if (m->kind == MELD_RUN) {
		while (out && m->as[bits_lowest(out)] != l->cards[i])
			out &= out - 1;
		return out;
	}
	left = bits_count(out);
	/*
	 * A joker that went back to its set was not taken from it, unless it is
	 * one that the line has.
	 */
	for (int k = l->nown; k < l->njokers; k++)
		left -= l->joker_on[k] == l->on[i];
	if (c->rules->layoff_set_jokers == SET_JOKERS_BOTH_SUITS)
		left *= 2;
	for (int k = 0; k < l->n; k++)
		left -= others[k] && l->on[k] == l->on[i];
	return left > 0;
}

/* How many of the cards that took a joker's place, as is known, did not? */
static int
count_not_taken(const struct check *c, const struct laid *l)
{
	bool took[LAID_MAX] = { false };
	int missing = 0;

	for (uint64_t rest = c->named->takes; rest; rest &= rest - 1) {
		card taker = c->cards[bits_lowest(rest)];
		int i = 0;

		while (i < l->n && (took[i] || l->cards[i] != taker ||
		    !took_place(c, l, i, took)))
			i++;
		if (i < l->n)
			took[i] = true;
		else
			missing++;
	}
	return missing;
}

/*
 * How many jokers fewer than named were claimed, and by how many cards fewer?
 * These weigh more than those that were claimed besides.
 */
static int
count_missing(const struct check *c, const struct laid *l, int absorbed)
{
	int known = max_of(c->named->least, bits_count(c->named->takes));
	int more = max_of(count_claimed(c, l->found) - known, 0);
	int fewer = max_of(known - absorbed, 0) +
	    (c->named->takes ? count_not_taken(c, l) : 0);

	return 2 * fewer + more;
}

/* How many of the cards do not lie where they are known to have gone? */
static int
count_elsewhere(const struct check *c, const struct solution *d)
{
	bool met[HAND_MAX] = { false };
	int elsewhere = 0;

	for (int i = 0; c->named->on && i < c->ncards; i++) {
		int k = 0;

		if (c->named->on[i] < 0)
			continue;
		while (k < laid_size(&d->best) && (met[k] ||
		    d->best.cards[k] != c->cards[i] ||
		    d->laid_on[k] != c->named->on[i]))
			k++;
		if (k < laid_size(&d->best))
			met[k] = true;
		else
			elsewhere++;
	}
	return elsewhere;
}

/*
 * Jokers that are claimed are those that the player has named, first: they are
 * not left to be laid.  Returns how many; below 0 if one of them was laid.
 */
static int
absorb(const struct check *c, struct search_result *found)
{
	struct hand named = c->named ? c->named->jokers : hand_empty();
	int n = 0;

	for (int k = 0; k < found->nforms; k++) {
		const struct form *f = found->forms[k];
		const struct meld *m = &c->spread->melds[f->meld];

		if (form_joker_stays(c->rules, m))
			continue;
		for (uint64_t rest = f->out; rest; rest &= rest - 1) {
			card joker = m->cards[bits_lowest(rest)];

			if (!hand_remove(&named, joker))
				continue;
			if (!hand_remove(&found->left, joker))
				return -1;
			n++;
		}
	}
	return n;
}

static void
weigh(void *context, struct search_result *found)
{
	struct check *c = context;
	struct table_solution s;
	struct solution now;
	struct laid laid;
	int absorbed = absorb(c, found);

	if (absorbed < 0 || !arrange_table(c->solver, c->rules, &c->hand, found,
	    &s))
		return;
	make_solution(c->rules, &c->hand, c->spread, &s, &laid, &now);
	now.cost += laid_low_aces(&laid) * c->rules->low_ace_cost;
	if (c->named)
		now.cost += TAKEN_COST * count_missing(c, &laid, absorbed) +
		    PLACE_COST * count_elsewhere(c, &now);
	/* Of equal ways the first, as in the search. */
	if (c->best.found && (now.cost != c->best.cost ? now.cost > c->best.cost :
	    now.deadwood >= c->best.deadwood))
		return;
	c->best = now;
	if (c->after)
		laid_melds(&laid, c->after);
}

/* Is anything said of where the card went? */
static bool
is_known(const struct claimed *named, int i)
{
	return named && (named->takes >> i & 1 ||
	    (named->on && named->on[i] >= 0));
}

/*
 * The meld that card i went on, or -1: of copies of a card, which are listed in
 * the order of laying, one that lies where it is known to, or the first.
 */
static short
take_place(struct check *c, int i)
{
	struct arrangement *laid = &c->best.best;
	const short *on = c->named ? c->named->on : NULL;
	int at = -1;

	for (int k = laid_size(laid) - 1; k >= 0; k--)
		if (laid->cards[k] == c->cards[i] && (at < 0 || !on ||
		    c->best.laid_on[at] != on[i]))
			at = k;
	if (at < 0)
		return -1;
	laid->cards[at] = CARD_NONE;
	return c->best.laid_on[at];
}

void
layoff_check(struct solver *solver, const struct rules *rules,
    const card *cards, int n, const struct spread *spread,
    const struct claimed *named, short *laid_on, struct meld *after)
{
	struct rules counting = *rules;
	struct check c = { .solver = solver, .rules = &counting,
		.spread = spread, .cards = cards, .ncards = n, .named = named,
		.after = after };

	for (int i = 0; i < CARD_LIMIT; i++) {
		counting.value[i] = 1;
		counting.left_cost[i] += LAID_COST;
	}
	hand_of(&c.hand, cards, n);
	if (after)
		memcpy(after, spread->melds,
		    (size_t)spread->n * sizeof(*after));
	/* Among ways to lay equally many, the one in which they count most. */
	solve_forms(solver, &counting, &c.hand, spread, weigh, &c);
	for (int i = 0; i < n; i++)
		if (is_known(named, i))
			laid_on[i] = take_place(&c, i);
	for (int i = 0; i < n; i++)
		if (!is_known(named, i))
			laid_on[i] = take_place(&c, i);
}
