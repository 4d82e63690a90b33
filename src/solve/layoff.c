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

/* List what a search found to be laid off: what is not in groups or left. */
static void
list_laid(struct laid *l, const struct rules *r, const struct hand *h,
    const struct spread *spread, const struct table_solution *s)
{
	struct hand own = *h;

	for (int i = 0; i < s->rest.best.size; i++)
		hand_remove(&own, s->rest.best.cards[i]);
	laid_list(l, r, spread, s->found, s->jokers, &own);
}

/* Add the hand's cards that were laid, between the groups and the rest. */
static void
add_laid(const struct laid *l, struct solution *out)
{
	struct arrangement *a = &out->best;
	card laid[HAND_MAX] = { 0 };
	int n = 0, start = laid_start(a);

	for (int i = 0; i < l->n; i++) {
		if (!l->puts[i].own)
			continue;
		laid[n] = l->puts[i].card;
		out->laid_on[n++] = l->puts[i].on;
	}
	memmove(a->cards + start + n, a->cards + start,
	    (size_t)unmatched_size(a));
	memcpy(a->cards + start, laid, (size_t)n);
	a->laid_end = (unsigned char)(start + n);
	a->size = (unsigned char)(a->size + n);
}

bool
layoff_best(struct solver *solver, const struct rules *r,
    const struct hand *h, const struct spread *spread, bool melds,
    const struct demand *demand, struct solution *out)
{
	FILLED_LATER struct table_solution found;
	FILLED_LATER struct laid laid;

	solve_table(solver, r, h, spread, melds, demand, &found);
	if (!found.rest.found)
		return false;
	*out = found.rest;
	list_laid(&laid, r, h, spread, &found);
	add_laid(&laid, out);
	return true;
}

int
layoff_rest(struct solver *solver, const struct rules *r,
    struct arrangement *a, const struct spread *spread, bool melds)
{
	struct solution laid = { .found = false };
	const struct arrangement *more = &laid.best;
	struct hand rest;
	int from = a->laid_end;

	hand_of(&rest, a->cards + from, unmatched_size(a));
	(void)layoff_best(solver, r, &rest, spread, melds, &demand_none, &laid);
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
	const struct claimed *named;
	uint64_t takes; /* of named, those that may be so */
	struct laid_off *best;
	struct meld *after;
	bool found;
	int cost, deadwood; /* of the best */
	uint64_t hold;      /* of takes: a joker left the meld of the card */
};

/* The jokers that left melds for the hand. */
static struct hand
jokers_freed(const struct check *c, const struct search_result *found)
{
	struct hand out = hand_empty();

	for (int k = 0; k < found->nforms; k++) {
		const struct form *f = found->forms[k];
		const struct meld *m = &c->spread->melds[f->meld];
		uint64_t rest = form_joker_stays(c->rules, m) ? 0 : f->out;

		for (; rest; rest &= rest - 1)
			hand_add(&out, m->cards[bits_lowest(rest)]);
	}
	return out;
}

/*
 * Jokers that are claimed are those that the player has named, first: they are
 * not left to be laid.  False if one of them was laid.
 */
static bool
take_named(const struct check *c, struct search_result *found,
    struct laid_off *now)
{
	struct hand others;
	card named[HAND_MAX];
	int n = hand_cards(&c->named->jokers, named);

	now->freed = others = jokers_freed(c, found);
	now->taken = hand_empty();
	for (int i = 0; i < n; i++) {
		if (!hand_remove(&others, named[i]))
			continue;
		if (!hand_remove(&found->left, named[i]))
			return false;
		hand_add(&now->taken, named[i]);
	}
	return true;
}

/*
 * The meld that card i went on, or -1: of copies of a card, which are listed in
 * the order of laying, one that lies where it is known to, or the first.
 */
static short
take_place(const struct check *c, int i, struct laid *l)
{
	const short *on = c->named->on;
	struct put *at = NULL;

	for (int k = l->n - 1; k >= 0; k--) {
		struct put *p = &l->puts[k];

		if (p->own && !p->asked && p->card == c->cards[i] &&
		    (!at || !on || at->on != on[i]))
			at = p;
	}
	if (!at)
		return -1;
	at->asked = true;
	return at->on;
}

/* The place of each card, of those first of which something is known. */
static void
take_places(const struct check *c, struct laid *l, short *on)
{
	for (int at = 0; at < 2 * c->ncards; at++) {
		int i = at % c->ncards;
		bool known = c->takes >> i & 1 ||
		    (c->named->on && c->named->on[i] >= 0);

		if (known == (at < c->ncards))
			on[i] = take_place(c, i, l);
	}
}

/* How many of the cards do not lie where they are known to have gone? */
static int
count_elsewhere(const struct check *c, const short *on)
{
	int elsewhere = 0;

	for (int i = 0; c->named->on && i < c->ncards; i++)
		elsewhere += c->named->on[i] >= 0 && on[i] != c->named->on[i];
	return elsewhere;
}

/*
 * Did card i take the place of a joker that left its meld: in a run the card
 * that it stood for, in a set any of its rank, unless others took all places?
 */
static bool
took_place(const struct check *c, const struct laid *l,
    const struct laid_off *now, int i)
{
	const struct meld *m = &c->spread->melds[now->on[i]];
	uint64_t out = laid_freed(l, now->on[i]);
	int left = bits_count(out);

	if (m->kind == MELD_RUN) {
		while (out && m->as[bits_lowest(out)] != c->cards[i])
			out &= out - 1;
		return out;
	}
	if (c->rules->layoff_set_jokers == SET_JOKERS_BOTH_SUITS)
		left *= 2;
	for (uint64_t rest = now->takes; rest; rest &= rest - 1)
		left -= now->on[bits_lowest(rest)] == now->on[i];
	return left > 0 && card_rank(c->cards[i]) == m->start;
}

/* Find which cards took the place of a joker, those first that are said to. */
static uint64_t
find_takers(const struct check *c, const struct laid *l, struct laid_off *now)
{
	uint64_t hold = c->takes;

	now->takes = 0;
	for (int at = 0; at < 2 * c->ncards; at++) {
		int i = at % c->ncards;
		uint64_t bit = UINT64_C(1) << i;

		if (!(c->takes & bit) != (at >= c->ncards) || now->on[i] < 0)
			continue;
		if (!laid_freed(l, now->on[i]))
			hold &= ~bit;
		if (took_place(c, l, now, i))
			now->takes |= bit;
	}
	return hold;
}

/*
 * How many jokers fewer than named were claimed, and by how many cards fewer?
 * These weigh more than those that were claimed besides.
 */
static int
count_missing(const struct check *c, const struct laid_off *now)
{
	int known = max_of(c->named->least, bits_count(c->takes));
	int more = max_of(now->freed.size - known, 0);
	int fewer = max_of(known - now->taken.size, 0) +
	    bits_count(c->takes & ~now->takes);

	return 2 * fewer + more;
}

static void
weigh(void *context, struct search_result *found)
{
	struct check *c = context;
	FILLED_LATER struct table_solution table;
	struct laid_off now = { .takes = 0 };
	FILLED_LATER struct laid laid;
	uint64_t hold;
	int cost;

	if (!take_named(c, found, &now) ||
	    !arrange_table(c->solver, c->rules, &c->hand, found, &table))
		return;
	list_laid(&laid, c->rules, &c->hand, c->spread, &table);
	take_places(c, &laid, now.on);
	hold = find_takers(c, &laid, &now);
	cost = table.rest.cost + laid_low_aces(&laid) * c->rules->low_ace_cost +
	    TAKEN_COST * count_missing(c, &now) +
	    PLACE_COST * count_elsewhere(c, now.on);
	/* Of equal ways the first, as in the search. */
	if (c->found && (cost != c->cost ? cost > c->cost :
	    table.rest.deadwood >= c->deadwood))
		return;
	*c->best = now;
	c->found = true;
	c->cost = cost;
	c->deadwood = table.rest.deadwood;
	c->hold = hold;
	if (c->after)
		laid_melds(&laid, c->after);
}

void
layoff_check(struct solver *solver, const struct rules *rules,
    const card *cards, int n, const struct spread *spread,
    const struct claimed *named, struct laid_off *out, struct meld *after)
{
	/* No number of jokers claimed is then nearer to it than another. */
	static const struct claimed nothing = { .least = HAND_MAX };
	struct rules counting = *rules;
	struct check c = { .solver = solver, .rules = &counting,
		.spread = spread, .cards = cards, .ncards = n,
		.named = named ? named : &nothing,
		.best = out, .after = after };

	for (int i = 0; i < CARD_LIMIT; i++) {
		counting.value[i] = 1;
		counting.left_cost[i] += LAID_COST;
	}
	hand_of(&c.hand, cards, n);
	*out = (struct laid_off){ .takes = 0 };
	memset(out->on, -1, sizeof(out->on));
	if (after && spread->n)
		memcpy(after, spread->melds, (size_t)spread->n * sizeof(*after));
	c.takes = c.hold = c.named->takes;
	/* Among ways to lay equally many, the one in which they count most. */
	solve_forms(solver, &counting, &c.hand, spread, weigh, &c);
	if (c.hold == c.takes)
		return;
	/* What is not so shall not decide where other cards go. */
	c.takes = c.hold;
	c.found = false;
	solve_forms(solver, &counting, &c.hand, spread, weigh, &c);
}

bool
layoff_fits(struct solver *solver, const struct rules *rules, card c,
    const struct spread *spread)
{
	struct laid_off laid;

	layoff_check(solver, rules, &c, 1, spread, NULL, &laid, NULL);
	return laid.on[0] >= 0;
}
