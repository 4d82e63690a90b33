/*
 * Owns laying off.  A meld on the table takes, in the end, a number of cards
 * below it, a number above it (a run) or some of the suits it lacks (a set); what
 * order they are laid in does not matter.  So every way to lay off is a
 * choice of these for each meld, and for each way the rest of the hand is
 * solved: that is joint and exact, chains and broken melds included.
 */
#include "layoff.h"

#include <string.h>

struct laying {
	const struct rules *rules;
	const struct spread *spread;
	struct hand hand;       /* what is not laid off */
	card laid[HAND_MAX];    /* in laying order, meld by meld */
	signed char on[HAND_MAX];
	int n;
	void (*leaf)(struct laying *);
	void *context;
};

static void lay_on(struct laying *, int meld);

static bool
lay(struct laying *l, card c, int meld)
{
	if (!hand_remove(&l->hand, c))
		return false;
	l->on[l->n] = (signed char)meld;
	l->laid[l->n++] = c;
	return true;
}

/* Take the last cards laid back until n are left. */
static void
take_back(struct laying *l, int n)
{
	while (l->n > n)
		hand_add(&l->hand, l->laid[--l->n]);
}

/*
 * May a run of so many cards take one more and then start there?  Where runs
 * wrap, the places below the ace are those below the king.
 */
static bool
run_has_room(const struct rules *r, int start, int size)
{
	return size < run_longest(r, start < ACE ? start + 13 : start) && (r->run_max == KEY_NONE || size < r->run_max);
}

static void
lay_above(struct laying *l, int meld, int start, int size)
{
	const struct meld *m = &l->spread->melds[meld];
	int suit = card_suit(m->as[0]), mark = l->n;

	lay_on(l, meld + 1);
	for (int p = m->start + m->size; p <= run_last(l->rules); p++) {
		if (!run_has_room(l->rules, start, size) ||
		    !lay(l, run_card(suit, p), meld))
			break;
		size++;
		lay_on(l, meld + 1);
	}
	take_back(l, mark);
}

static void
lay_on_run(struct laying *l, int meld)
{
	const struct meld *m = &l->spread->melds[meld];
	int suit = card_suit(m->as[0]), size = m->size, mark = l->n;
	/* Where runs wrap, the king stands below the ace. */
	int first = l->rules->run_ace == RUN_ACE_WRAP ? m->start - 12 :
	    run_first(l->rules);

	lay_above(l, meld, m->start, size);
	for (int p = m->start - 1; p >= first; p--) {
		if (!run_has_room(l->rules, p, size) ||
		    !lay(l, run_card(suit, p + 13), meld))
			break;
		lay_above(l, meld, p, ++size);
	}
	take_back(l, mark);
}

/* Each suit from this one on is laid on the set or not. */
static void
lay_suits(struct laying *l, int meld, int suit, int size)
{
	const struct meld *m = &l->spread->melds[meld];
	int mark = l->n;
	bool there = false;

	if (suit == SUITS) {
		lay_on(l, meld + 1);
		return;
	}
	lay_suits(l, meld, suit + 1, size);
	if (l->rules->set_suits == SET_SUITS_DISTINCT)
		for (int i = 0; i < m->size; i++)
			there |= m->cards[i] == CARD(suit, m->start);
	if (there || (l->rules->set_max != KEY_NONE && size >= l->rules->set_max))
		return;
	if (lay(l, CARD(suit, m->start), meld))
		lay_suits(l, meld, suit + 1, size + 1);
	take_back(l, mark);
}

static void
lay_on(struct laying *l, int meld)
{
	if (meld == l->spread->n)
		l->leaf(l);
	else if (l->spread->melds[meld].kind == MELD_RUN)
		lay_on_run(l, meld);
	else
		lay_suits(l, meld, CLUBS, l->spread->melds[meld].size);
}

struct best_defence {
	struct solver *solver;
	struct defence *best;
	bool found;
};

/* Less is better: deadwood, unmatched cards, cards laid off, melds, cards. */
static int
compare_defences(const struct defence *a, const struct defence *b)
{
	const struct arrangement *x = &a->best, *y = &b->best;

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

static void
insert_laid(struct arrangement *a, const struct laying *l)
{
	int start = laid_start(a);

	memmove(a->cards + start + l->n, a->cards + start,
	    (size_t)unmatched_size(a));
	memcpy(a->cards + start, l->laid, (size_t)l->n);
	a->laid_end = (unsigned char)(start + l->n);
	a->size = (unsigned char)(a->size + l->n);
}

static void
defend(struct laying *l)
{
	static const struct demand none = { 0, 0 };
	struct best_defence *b = l->context;
	struct defence now;
	struct solution rest;

	solve(b->solver, l->rules, &l->hand, &none, &rest);
	now.deadwood = rest.deadwood;
	now.best = rest.best;
	insert_laid(&now.best, l);
	memcpy(now.laid_on, l->on, (size_t)l->n);
	if (!b->found || compare_defences(&now, b->best) < 0)
		*b->best = now;
	b->found = true;
}

void
layoff_best(struct solver *solver, const struct rules *rules,
    const struct hand *h, const struct spread *spread, struct defence *out)
{
	/* The result is only looked at once it was found. */
	/* cppcheck-suppress ctuuninitvar */
	struct best_defence best = { solver, out, false };
	struct laying l = { .rules = rules, .spread = spread, .hand = *h,
		.leaf = defend, .context = &best };

	lay_on(&l, 0);
}

struct most_laid {
	int n;
	card laid[HAND_MAX];
	signed char on[HAND_MAX];
};

static void
keep_most(struct laying *l)
{
	struct most_laid *most = l->context;

	if (l->n <= most->n)
		return;
	most->n = l->n;
	memcpy(most->laid, l->laid, (size_t)l->n);
	memcpy(most->on, l->on, (size_t)l->n);
}

void
layoff_check(const struct rules *rules, const card *cards, int n,
    const struct spread *spread, signed char *laid_on)
{
	struct most_laid most = { .n = 0 };
	struct laying l = { .rules = rules, .spread = spread,
		.leaf = keep_most, .context = &most };

	hand_of(&l.hand, cards, n);
	lay_on(&l, 0);
	for (int i = 0; i < n; i++) {
		laid_on[i] = -1;
		for (int k = 0; k < most.n; k++) {
			if (most.laid[k] != cards[i])
				continue;
			laid_on[i] = most.on[k];
			most.laid[k] = CARD_NONE;
			break;
		}
	}
}
