/*
 * Owns the choice between ways to lay off.  For each way the rest of the hand
 * is solved, if it may lay melds of its own: so the choice is joint and exact,
 * with chains and broken melds.  It also decides which jokers were laid.
 */
#include "solve/layoff.h"

#include <string.h>

#include "base/util.h"

#include "solve/layoff-ways.h"

/*
 * What layoff_check asks for, the first thing first: that a card is laid off,
 * lies where it is known to, and takes the jokers that it is known to; then that
 * least is left.  Each is more than all that comes after it, in hands in play.
 */
#define LAID_COST (1 << 24)
#define PLACE_COST (1 << 20)
#define TAKEN_COST (1 << 16)

/* The ways so far. */
struct best_defence {
	struct solver *solver;
	layoff_rest_of *rest; /* lays out what is left, with its context; or NULL */
	void *context;
	struct defence *best;
	struct meld *after; /* the melds of the spread after it, or NULL */
	const struct claimed *named; /* as in layoff_check, or NULL */
	const card *cards; /* as in layoff_check, and how many; with named */
	int ncards;
	bool found;
	int freed; /* as of sum_freed, in the best way */
	/* the remaining hand in the current way */
	struct hand left;
	int jokers; /* further ones laid that bridge nothing */
};

/* Less is better: cost, deadwood, unmatched cards, cards laid off, melds, cards. */
static int
compare_defences(const struct defence *a, const struct defence *b)
{
	const struct arrangement *x = &a->best, *y = &b->best;

	if (a->cost != b->cost)
		return a->cost - b->cost;
	if (a->deadwood != b->deadwood)
		return a->deadwood - b->deadwood;
	if (unmatched_size(x) != unmatched_size(y))
		return unmatched_size(x) - unmatched_size(y);
	if (laid_size(x) != laid_size(y))
		return laid_size(x) - laid_size(y);
	if (x->ngroups != y->ngroups)
		return x->ngroups - y->ngroups;
	return memcmp(x->cards, y->cards, x->size);
}

/* How many of these cards came from the table and must be laid? */
static int
count_taken(const struct laying *l, struct hand *cards)
{
	int n = 0;

	for (card c = 0; c < CARD_LIMIT; c++)
		while (hand_count(cards, c) > hand_count(&l->own, c))
			n += hand_remove(cards, c);
	return n;
}

/*
 * Lay out what is left, with the jokers taken, at the least cost where nothing
 * else is asked.
 */
static bool
lay_rest(struct laying *l, struct solution *rest)
{
	struct best_defence *b = l->context;
	struct hand left = b->left;
	int taken;

	if (b->rest) {
		taken = count_taken(l, &left);
		return b->rest(b->context, &left, taken, rest);
	}
	solve(b->solver, l->rules, &left, &demand_none, rest);
	hand_of(&left, rest->best.cards + rest->best.laid_end,
	    unmatched_size(&rest->best));
	return !count_taken(l, &left);
}

/* Of laid cards, was this one the one that took the place of a joker claimed? */
static bool
took_place(const struct laying *l, int i, const bool *others)
{
	const struct meld *m = &l->spread->melds[l->on[i]];
	uint64_t gone = l->changed[l->on[i]].gone;
	int left = bits_count(gone);

	if (m->kind == MELD_RUN) {
		while (gone && m->as[bits_lowest(gone)] != l->laid[i])
			gone &= gone - 1;
		return gone;
	}
	if (l->rules->layoff_set_jokers == SET_JOKERS_BOTH_SUITS)
		left *= 2;
	for (int k = 0; k < l->n; k++)
		left -= others[k] && l->on[k] == l->on[i];
	return left > 0;
}

/* How many of the cards that took a joker's place, as is known, did not? */
static int
count_not_taken(const struct laying *l)
{
	const struct best_defence *b = l->context;
	bool took[LAID_MAX] = { false };
	int missing = 0;

	for (uint64_t rest = b->named->takes; rest; rest &= rest - 1) {
		card c = b->cards[bits_lowest(rest)];
		int i = 0;

		while (i < l->n && (took[i] || l->laid[i] != c ||
		    !took_place(l, i, took)))
			i++;
		if (i < l->n)
			took[i] = true;
		else
			missing++;
	}
	return missing;
}

/*
 * How many jokers fewer than named were claimed, by how many cards fewer, and how
 * many more than that?
 */
static int
count_missing(const struct laying *l)
{
	const struct best_defence *b = l->context;
	int known, claimed = 0;

	if (!b->named)
		return 0;
	known = max_of(b->named->least, bits_count(b->named->takes));
	for (int k = 0; k < l->spread->n; k++)
		claimed += laying_stays(l, k) ? 0 :
		    bits_count(l->changed[k].gone);
	return max_of(b->named->least + l->named.size -
	    b->named->jokers.size, 0) + max_of(claimed - known, 0) +
	    (b->named->takes ? count_not_taken(l) : 0);
}

/* How many of the cards do not lie where they are known to have gone? */
static int
count_elsewhere(const struct best_defence *b, const card *laid,
    const short *laid_on, int n)
{
	bool met[HAND_MAX] = { false };
	int elsewhere = 0;

	for (int i = 0; i < b->ncards; i++) {
		int k = 0;

		if (!b->named->on || b->named->on[i] < 0)
			continue;
		while (k < n && (met[k] || laid[k] != b->cards[i] ||
		    laid_on[k] != b->named->on[i]))
			k++;
		if (k < n)
			met[k] = true;
		else
			elsewhere++;
	}
	return elsewhere;
}

/*
 * The jokers freed, as a number: lower where they are lower cards, and where none
 * stays with its run.
 */
static int
sum_freed(const struct laying *l)
{
	int sum = 0;

	for (int k = 0; k < l->spread->n; k++)
		for (uint64_t rest = l->changed[k].gone; rest; rest &= rest - 1)
			sum += l->spread->melds[k].cards[bits_lowest(rest)] +
			    (laying_stays(l, k) ? CARD_LIMIT : 0);
	return sum;
}

static void
weigh_defence(struct laying *l)
{
	struct best_defence *b = l->context;
	struct arrangement *a;
	struct defence now;
	struct solution rest;
	card laid[HAND_MAX];
	int n, start, order;

	if (l->own_melds) {
		if (!lay_rest(l, &rest))
			return;
	} else {
		arrange_melds(&rest.best, NULL, 0, &b->left);
		rest.deadwood = rest.cost = 0;
		for (int i = 0; i < rest.best.size; i++) {
			rest.deadwood += l->rules->value[rest.best.cards[i]];
			rest.cost += l->rules->left_cost[rest.best.cards[i]];
		}
	}
	rest.cost += l->rules->low_ace_cost *
	    laying_low_aces(l, l->spread->n) + TAKEN_COST * count_missing(l);
	if (b->found && rest.cost > b->best->cost)
		return;
	n = laying_list(l, &b->left, b->jokers, laid, now.laid_on);
	now.deadwood = rest.deadwood;
	now.cost = rest.cost +
	    PLACE_COST * count_elsewhere(b, laid, now.laid_on, n);
	now.best = rest.best;
	a = &now.best;
	start = laid_start(a);
	memmove(a->cards + start + n, a->cards + start,
	    (size_t)unmatched_size(a));
	memcpy(a->cards + start, laid, (size_t)n);
	a->laid_end = (unsigned char)(start + n);
	a->size = (unsigned char)(a->size + n);
	/* What is read again is read as a plain hand was laid out. */
	order = b->found ? compare_defences(&now, b->best) : -1;
	if (order > 0 || (!order && sum_freed(l) >= b->freed))
		return;
	*b->best = now;
	b->freed = sum_freed(l);
	if (b->after)
		laying_melds(l, &b->left, b->jokers, b->after);
	b->found = true;
}

/* How many of this card were driven out and need not stay with their run? */
static int
count_freed(const struct laying *l, card c)
{
	int n = 0;

	for (int k = 0; k < l->spread->n; k++)
		for (uint64_t rest = laying_stays(l, k) ? 0 :
		    laying_gone(l, k); rest; rest &= rest - 1)
			n += l->spread->melds[k].cards[bits_lowest(rest)] == c;
	return n;
}

/*
 * Lay n of the remaining jokers and wild cards (those from card c on) in every
 * way; those that were driven out and are left go into own melds, if they may.
 */
static void
choose_jokers(struct laying *l, card c, int n)
{
	struct best_defence *b = l->context;
	int held, spare;

	for (; c < CARD_LIMIT; c++)
		if (meld_may_be_joker(l->rules, c) && hand_count(&b->left, c))
			break;
	if (c == CARD_LIMIT) {
		if (!n)
			weigh_defence(l);
		return;
	}
	held = hand_count(&b->left, c);
	spare = hand_count(&l->own, c) + count_freed(l, c);
	for (int k = max_of(held - spare, 0); k <= held && k <= n; k++) {
		struct hand before = b->left;

		for (int i = 0; i < k; i++)
			hand_remove(&b->left, c);
		choose_jokers(l, (card)(c + 1), n - k);
		b->left = before;
	}
}

/* Without own melds: lay the highest-valued, after those that cannot stay. */
static void
lay_dearest(struct laying *l, int n)
{
	struct best_defence *b = l->context;

	n -= count_taken(l, &b->left);
	if (n < 0)
		return;
	for (; n > 0; n--) {
		card best = CARD_NONE;

		for (card c = 0; c < CARD_LIMIT; c++)
			if (meld_may_be_joker(l->rules, c) &&
			    hand_count(&b->left, c) && (best == CARD_NONE ||
			    l->rules->value[c] > l->rules->value[best]))
				best = c;
		hand_remove(&b->left, best);
	}
	weigh_defence(l);
}

/* A way is complete except for the jokers that bridge nothing. */
static void
defend(struct laying *l)
{
	struct best_defence *b = l->context;
	int more = l->flexible - l->spent;

	if (!l->flexible) {
		b->left = l->hand;
		b->jokers = 0;
		weigh_defence(l);
		return;
	}
	for (; more >= 0; more--) {
		if (!(l->room >> more & 1))
			continue;
		b->left = l->hand;
		b->jokers = more;
		if (!l->own_melds) {
			lay_dearest(l, l->spent + more);
			return;
		}
		choose_jokers(l, 0, l->spent + more);
	}
}

static bool
find_best(struct best_defence *b, const struct rules *rules,
    const struct hand *h, const struct spread *spread)
{
	struct laying l = { .rules = rules, .spread = spread, .own = *h,
		.effort = solver_effort(b->solver), .leaf = defend,
		.named = b->named ? b->named->jokers : hand_empty(),
		.context = b };

	laying_each(&l);
	return b->found;
}

void
layoff_best(struct solver *solver, const struct rules *rules,
    const struct hand *h, const struct spread *spread, struct defence *out)
{
	struct best_defence b = { .solver = solver, .best = out };

	(void)find_best(&b, rules, h, spread);
}

bool
layoff_with(struct solver *solver, const struct rules *r,
    const struct hand *h, const struct spread *spread, layoff_rest_of *rest,
    void *context, struct defence *out)
{
	struct rules rules = *r;
	struct best_defence b = { .solver = solver, .best = out,
		.rest = rest, .context = context };

	rules.melds_later = true;
	return find_best(&b, &rules, h, spread);
}

int
layoff_rest(struct solver *solver, const struct rules *r,
    struct arrangement *a, const struct spread *spread, bool melds)
{
	struct rules rules = *r;
	struct defence defence;
	const struct arrangement *more = &defence.best;
	struct hand rest;
	int from = a->laid_end;

	hand_of(&rest, a->cards + from, unmatched_size(a));
	rules.melds_later = melds;
	layoff_best(solver, &rules, &rest, spread, &defence);
	memcpy(a->cards + from, more->cards, (size_t)more->size);
	for (int g = 0; g < more->ngroups; g++)
		a->end[a->ngroups++] = (unsigned char)(from + more->end[g]);
	a->laid_end = (unsigned char)(from + more->laid_end);
	a->size = (unsigned char)(from + more->size);
	return defence.deadwood;
}

void
layoff_check(struct solver *solver, const struct rules *rules,
    const card *cards, int n, const struct spread *spread,
    const struct claimed *named, short *laid_on, struct meld *after)
{
	struct defence best;
	struct best_defence b = { .solver = solver, .best = &best,
		.after = after, .named = named,
		.cards = cards, .ncards = named ? n : 0 };
	struct rules counting = *rules;
	struct hand h;

	for (int c = 0; c < CARD_LIMIT; c++) {
		counting.value[c] = 1;
		counting.left_cost[c] += LAID_COST;
	}
	counting.melds_later = false;
	hand_of(&h, cards, n);
	/* Among ways to lay equally many, the one in which they count most. */
	(void)find_best(&b, &counting, &h, spread);
	for (int i = 0; i < n; i++) {
		laid_on[i] = -1;
		for (int k = 0; k < laid_size(&best.best); k++) {
			if (best.best.cards[k] != cards[i])
				continue;
			laid_on[i] = best.laid_on[k];
			best.best.cards[k] = CARD_NONE;
			break;
		}
	}
}
