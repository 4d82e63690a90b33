/*
 * Owns the greatest value that a hand can lay down, exactly: what an opening
 * counts.  All ways for the first card left: it stays, or is in one of its
 * melds; what is left then has been looked at before or is looked at now.
 */
#include "solve/solve.h"

#include <string.h>

#include "base/util.h"
#include "melds/limits.h"
#include "solve/memo.h"

/*
 * What ways are compared by: what their melds count, then how many cards they lay
 * down, what those would count in the hand, and how few melds they are.
 */
#define NEVER (-1) /* of what cannot be done */
#define WORTH_SHIFT 32
#define SIZE_SHIFT 24
#define LAID_SHIFT 8

struct greatest {
	const struct rules *rules;
	struct limits limits;
	struct memo memo;
	struct effort *effort;
	bool all;             /* no card may be left */
	card cards[HAND_MAX]; /* those that stand for themselves, ascending */
	int n;
	card pool[HAND_MAX];  /* those that stand for others */
	int npool;
	card order[HAND_MAX]; /* the pool as it is laid: those that count most */
};

/* The ways of one state. */
struct trying {
	struct greatest *g;
	struct state state; /* what is left beside the meld */
	struct meld meld;   /* the meld being built */
	card first;         /* the card that it must have */
	int has_first;
	int suits;          /* of a set of one card of a suit, as bits */
	int64_t best;
	uint32_t choice, next; /* the best way, and the number of the next */
	struct meld *wanted;   /* NULL, or way choice is to be stored there, */
	struct state after;    /* and what it leaves here */
};

static int64_t best_of(struct greatest *, const struct state *);

/* What the meld's cards would count in the hand. */
static int
value_in_hand(const struct trying *y)
{
	const struct meld *m = &y->meld;
	const card *joker = y->g->order + y->g->npool - y->state.pool -
	    m->jokers;
	int sum = 0;

	for (int i = 0; i < m->size; i++)
		sum += y->g->rules->value[m->cards[i] == CARD_JOKER ?
		    *joker++ : m->cards[i]];
	return sum;
}

/* One more way: the meld as it is now. */
static APART void
consider(struct trying *y)
{
	struct state after = y->state;
	int64_t value;
	bool run = y->meld.kind == MELD_RUN;

	after.runs = (uint8_t)(after.runs - (run && after.runs));
	after.pure = (uint8_t)(after.pure -
	    (run && !y->meld.jokers && after.pure));
	if (y->wanted) {
		if (y->next++ == y->choice) {
			*y->wanted = y->meld;
			y->wanted->pure = run && !y->meld.jokers;
			y->after = after;
		}
		return;
	}
	value = best_of(y->g, &after);
	if (value != NEVER)
		value += ((int64_t)meld_worth(y->g->rules, &y->meld) <<
		    WORTH_SHIFT) + (y->meld.size << SIZE_SHIFT) +
		    (value_in_hand(y) << LAID_SHIFT) - 1;
	if (value > y->best) {
		y->best = value;
		y->choice = y->next;
	}
	y->next++;
}

/* The index of the first copy that is left, or -1. */
static int
find_left(const struct trying *y, card c)
{
	for (int i = 0; i < y->g->n && y->g->cards[i] <= c; i++)
		if (y->g->cards[i] == c && y->state.left >> i & 1)
			return i;
	return -1;
}

/* Add a card to the meld, or a joker for it; false if there is none. */
static bool
push(struct trying *y, card as, bool joker)
{
	int i = joker ? -1 : find_left(y, as);

	if (joker ? !y->state.pool : i < 0)
		return false;
	if (joker)
		y->state.pool--;
	else
		y->state.left &= ~(UINT64_C(1) << i);
	y->meld.cards[y->meld.size] = joker ? CARD_JOKER : as;
	y->meld.as[y->meld.size++] = as;
	y->meld.jokers += joker;
	y->has_first += !joker && as == y->first;
	return true;
}

/* Take back the last card, from before. */
static void
pop(struct trying *y, const struct state *before)
{
	card c = y->meld.cards[--y->meld.size];

	y->meld.jokers -= c == CARD_JOKER;
	y->has_first -= c == y->first;
	y->state = *before;
}

static bool
may_end(const struct trying *y, int least)
{
	const struct meld *m = &y->meld;

	return y->has_first && m->size >= least && limits_allow_jokers(
	    y->g->rules, m->size, m->jokers, m->kind == MELD_RUN);
}

/* The run and every longer one. */
static void
extend_run(struct trying *y)
{
	const struct rules *r = y->g->rules;
	struct meld *m = &y->meld;
	int most = run_longest(r, m->start), at = m->start + m->size;
	const struct state before = y->state;

	if (may_end(y, y->g->limits.run_min))
		consider(y);
	if (y->g->limits.run_max != KEY_NONE)
		most = limits_least(most, y->g->limits.run_max);
	if (m->size >= most)
		return;
	for (int joker = 0; joker < 2; joker++) {
		if (joker && !r->jokers_adjacent && m->size &&
		    m->cards[m->size - 1] == CARD_JOKER)
			continue;
		if (!push(y, run_card(card_suit(y->first), at), joker))
			continue;
		extend_run(y);
		pop(y, &before);
	}
}

/*
 * Where an opening asks for runs, will one card and jokers be read as a run?
 * They are no set then.
 */
static bool
reads_as_run(const struct trying *y)
{
	const struct rules *r = y->g->rules;
	const struct meld *m = &y->meld;
	struct meld runs[MELD_RUNS];

	return r->opening_min_runs && m->size - m->jokers == 1 &&
	    meld_runs(r, m->cards, m->size, runs) > 0;
}

/* The set with jokers, and with every card of this suit and those above it. */
static void
extend_set(struct trying *y, int suit)
{
	const struct rules *r = y->g->rules;
	struct meld *m = &y->meld;
	int most = y->g->limits.set_max;
	const struct state before = y->state;

	if (may_end(y, y->g->limits.set_min) && !reads_as_run(y))
		consider(y);
	if (most != KEY_NONE && m->size >= most)
		return;
	for (int s = suit; s < SUITS; s++) {
		if (!push(y, CARD(s, card_rank(y->first)), false))
			continue;
		extend_set(y, s + (r->set_suits == SET_SUITS_DISTINCT));
		pop(y, &before);
	}
	/* Jokers come last: SUITS says that there are some. */
	if (!push(y, y->first, true))
		return;
	extend_set(y, SUITS);
	pop(y, &before);
}

static void
try_all(struct trying *y)
{
	const struct rules *r = y->g->rules;
	const struct state before = y->state;

	y->meld.kind = MELD_RUN;
	for (int at = run_first(r); at <= KING; at++) {
		y->meld.start = at;
		extend_run(y);
	}
	y->meld.kind = MELD_SET;
	push(y, y->first, false);
	extend_set(y, card_suit(y->first) +
	    (r->set_suits == SET_SUITS_DISTINCT));
	pop(y, &before);
}

/* Leave every copy of the first card, as the first way. */
static void
leave(struct trying *y)
{
	struct state after = y->state;

	for (int i = 0; i < y->g->n; i++)
		if (y->g->cards[i] == y->first)
			after.left &= ~(UINT64_C(1) << i);
	y->after = after;
	y->next++;
	if (y->wanted)
		return;
	y->best = y->g->all ? NEVER : best_of(y->g, &after);
	y->choice = 0;
}

/* The greatest value from a state on, or NEVER. */
static APART int64_t
best_of(struct greatest *g, const struct state *t)
{
	const struct entry *known;
	struct trying y = { .g = g, .state = *t, .best = NEVER };

	if (!t->left)
		return t->runs || t->pure || (g->all && t->pool) ? NEVER : 0;
	known = memo_find(&g->memo, t);
	if (known)
		return (int64_t)known->value - 1;
	if (!effort_keep(g->effort, g->memo.used))
		return NEVER;
	y.first = g->cards[bits_lowest(t->left)];
	leave(&y);
	try_all(&y);
	memo_store(&g->memo, t, (uint64_t)(y.best + 1), y.choice);
	return y.best;
}

/* The melds of the best way from this state on; returns how many. */
static int
collect(struct greatest *g, struct state t, struct meld *melds,
    struct hand *left)
{
	int n = 0, next = 0;

	while (t.left) {
		const struct entry *known = memo_find(&g->memo, &t);
		struct trying y = { .g = g, .state = t, .wanted = &melds[n],
			.choice = known->choice };

		y.first = g->cards[bits_lowest(t.left)];
		leave(&y);
		if (y.choice)
			try_all(&y);
		t = y.after;
		if (!y.choice)
			continue;
		for (int i = 0; i < melds[n].size; i++) {
			if (melds[n].cards[i] == CARD_JOKER)
				melds[n].cards[i] = g->order[next++];
			hand_remove(left, melds[n].cards[i]);
		}
		n++;
	}
	return n;
}

static void
order_pool(struct greatest *g)
{
	const int *value = g->rules->value;

	for (int i = 0; i < g->npool; i++) {
		int k = i;

		for (; k > 0 && value[g->order[k - 1]] < value[g->pool[i]]; k--)
			g->order[k] = g->order[k - 1];
		g->order[k] = g->pool[i];
	}
}

/* The greatest value with these cards as jokers; lay it out if it is better. */
static void
try_pool(struct greatest *g, const struct hand *h,
    const struct demand *demand, int64_t *best, struct solution *out)
{
	struct state t = { .pool = (uint8_t)g->npool,
		.runs = (uint8_t)demand->min_runs,
		.pure = (uint8_t)demand->min_pure };
	struct meld melds[GROUPS_MAX];
	struct hand left = *h;
	int64_t value;
	int n;

	for (int i = 0; i < g->n; i++)
		t.left |= UINT64_C(1) << i;
	order_pool(g);
	memo_clear(&g->memo);
	value = best_of(g, &t);
	if (value <= *best || effort_is_spent(g->effort))
		return;
	*best = value;
	n = collect(g, t, melds, &left);
	out->found = true;
	out->cost = 0;
	for (int i = 0; i < n; i++)
		out->cost -= meld_worth(g->rules, &melds[i]);
	arrange_melds(&out->best, melds, n, &left);
	out->deadwood = 0;
	for (int i = out->best.laid_end; i < out->best.size; i++)
		out->deadwood += g->rules->value[out->best.cards[i]];
}

/* Every choice of wild cards, from card i of the hand on, to be jokers. */
static void
choose_wild(struct greatest *g, const card *cards, int i, const struct hand *h,
    const struct demand *demand, int64_t *best, struct solution *out)
{
	bool wild;

	if (i == h->size) {
		try_pool(g, h, demand, best, out);
		return;
	}
	wild = !card_is_joker(cards[i]) &&
	    g->rules->wild & card_bit(cards[i]);
	/* Of equal cards those that stand for themselves come first. */
	if (!card_is_joker(cards[i]) && (!wild || (g->rules->wild_as_natural &&
	    !(g->npool && g->pool[g->npool - 1] == cards[i])))) {
		g->cards[g->n++] = cards[i];
		choose_wild(g, cards, i + 1, h, demand, best, out);
		g->n--;
	}
	if (!wild && !card_is_joker(cards[i]))
		return;
	g->pool[g->npool++] = cards[i];
	choose_wild(g, cards, i + 1, h, demand, best, out);
	g->npool--;
}

void
solve_greatest(struct solver *s, const struct rules *rules,
    const struct hand *h, const struct demand *demand, bool all,
    struct solution *out)
{
	struct greatest g = { .rules = rules, .limits = limits_of(rules),
		.effort = solver_effort(s), .all = all };
	int64_t best = NEVER;
	card cards[HAND_MAX] = { 0 };

	out->found = false;
	hand_cards(h, cards);
	memo_init(&g.memo);
	choose_wild(&g, cards, 0, h, demand, &best, out);
	memo_free(&g.memo);
}
