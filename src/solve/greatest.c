/*
 * Owns the greatest value that a hand can lay down, exactly: what an opening
 * counts.  All ways for the first card left: it is in a meld, or stays; what is
 * left is looked at once, and only if all of it laid down were better.
 */
#include "solve/solve.h"

#include <string.h>

#include "base/util.h"
#include "melds/limits.h"
#include "solve/memo.h"
#include "solve/runs.h"

/*
 * What ways are compared by: what their melds count, then how many cards they lay
 * down, what those would count in the hand, and how few melds they are.
 */
#define NEVER INT64_MIN /* of what cannot be done */
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
	uint64_t copies[CARD_LIMIT]; /* of each card its places there, as bits */
	int64_t most[CARD_LIMIT];    /* of each, the most that it adds to a way */
	int n;
	card pool[HAND_MAX];  /* those that stand for others */
	int npool;
	card order[HAND_MAX]; /* the pool as it is laid: those that count most */
	int64_t most_of_pool[HAND_MAX + 1]; /* of so many as are left of it */
	/* By card and, as bits, size: is a group of it and jokers a run? */
	uint64_t asked[CARD_LIMIT], run[CARD_LIMIT];
};

/* What a meld leaves. */
struct left {
	struct state state;
	int64_t most; /* the most that its cards could add, but jokers */
	int64_t gain; /* what the meld adds */
};

/* The ways of one state. */
struct trying {
	struct greatest *g;
	struct left left;
	struct meld meld;   /* the meld being built */
	card first;         /* the card that it must have */
	uint32_t have;      /* positions of runs of its suit with cards left */
	int has_first;
	int64_t best;          /* to be exceeded */
	uint32_t choice, next; /* the best way, and the number of the next */
	struct meld *wanted;   /* NULL, or way choice is to be stored there, */
	struct state after;    /* and what it leaves here */
};

static int64_t best_of(struct greatest *, const struct state *, int64_t);

/* What is laid down, as ways are compared by it. */
static int64_t
sort_of(int worth, int size, int in_hand)
{
	return ((int64_t)worth << WORTH_SHIFT) + (size << SIZE_SHIFT) +
	    (in_hand << LAID_SHIFT);
}

/* The most that what is left beside the meld could add, all of it laid down. */
static int64_t
most_left(const struct trying *y)
{
	return y->left.most + y->g->most_of_pool[y->left.state.pool];
}

/* One more way: the meld as it is now. */
static APART void
consider(struct trying *y)
{
	struct state after = y->left.state;
	int64_t value = y->left.gain - 1, rest;
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
	if (value + most_left(y) > y->best) {
		rest = best_of(y->g, &after, y->best - value);
		if (value + rest > y->best) {
			y->best = value + rest;
			y->choice = y->next;
		}
	}
	y->next++;
}

/* What the last card of the meld adds to it; jokers go in their order. */
static int64_t
last_adds(const struct trying *y)
{
	const struct greatest *g = y->g;
	int i = y->meld.size - 1;
	card c = y->meld.cards[i];

	return sort_of(meld_card_worth(g->rules, &y->meld, i), 1,
	    g->rules->value[card_is_joker(c) ?
	    g->order[g->npool - 1 - y->left.state.pool] : c]);
}

/* Add a card to the meld, or a joker for it; false if there is none. */
static bool
push(struct trying *y, card as, bool joker)
{
	uint64_t copies = y->left.state.left & y->g->copies[as];

	if (joker ? !y->left.state.pool : !copies)
		return false;
	y->left.state.pool = (uint8_t)(y->left.state.pool - joker);
	y->left.state.left &= joker ? UINT64_MAX : ~(copies & -copies);
	y->left.most -= joker ? 0 : y->g->most[as];
	y->meld.cards[y->meld.size] = joker ? CARD_JOKER : as;
	y->meld.as[y->meld.size++] = as;
	y->meld.jokers += joker;
	y->has_first += !joker && as == y->first;
	y->left.gain += last_adds(y);
	return true;
}

/* Take back the last card, from before. */
static void
pop(struct trying *y, const struct left *before)
{
	card c = y->meld.cards[--y->meld.size];

	y->meld.jokers -= c == CARD_JOKER;
	y->has_first -= c == y->first;
	y->left = *before;
}

static bool
may_end(const struct trying *y, int least)
{
	const struct meld *m = &y->meld;

	return y->has_first && m->size >= least && limits_allow_jokers(
	    y->g->rules, m->size, m->jokers, m->kind == MELD_RUN);
}

/*
 * Has the run room for one more card, and may it still come to have the first
 * card and as many cards as a run has, with the jokers that are left?
 */
static bool
may_be_run(const struct trying *y)
{
	const struct limits *l = &y->g->limits;
	int start = y->meld.start, at = start + y->meld.size;
	int most = limits_longest(l, start), end = start + l->run_min - 1;
	int rank = card_rank(y->first);

	if (!y->has_first)
		end = max_of(end, rank < at ? rank + KING : rank);
	end = max_of(end, at);
	return end < start + most && bits_count(~y->have &
	    ((UINT32_C(2) << end) - (UINT32_C(1) << at))) <=
	    y->left.state.pool;
}

/* The run and every longer one. */
static void
extend_run(struct trying *y)
{
	const struct rules *r = y->g->rules;
	struct meld *m = &y->meld;
	int at = m->start + m->size;
	const struct left before = y->left;

	if (may_end(y, y->g->limits.run_min))
		consider(y);
	if (!may_be_run(y))
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

static APART bool
is_run(const struct rules *r, const struct meld *m)
{
	struct meld runs[MELD_RUNS];

	return meld_runs(r, m->cards, m->size, runs) > 0;
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
	uint64_t size = UINT64_C(1) << (m->size - 1);
	uint64_t *run = &y->g->run[y->first];

	if (!r->opening_min_runs || m->size - m->jokers != 1)
		return false;
	if (!(y->g->asked[y->first] & size) && is_run(r, m))
		*run |= size;
	y->g->asked[y->first] |= size;
	return *run & size;
}

/* The set with jokers, and with every card of this suit and those above it. */
static void
extend_set(struct trying *y, int suit)
{
	const struct rules *r = y->g->rules;
	struct meld *m = &y->meld;
	int most = y->g->limits.set_max;
	const struct left before = y->left;

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
	const struct left before = y->left;
	const int rank = card_rank(y->first);

	y->meld.kind = MELD_RUN;
	for (int at = max_of(r->run_first, rank - before.state.pool);
	    at <= (rank + KING <= r->run_last ? KING : rank); at++) {
		y->meld.start = at;
		if (may_be_run(y))
			extend_run(y);
	}
	y->meld.kind = MELD_SET;
	y->meld.start = 0;
	push(y, y->first, false);
	extend_set(y, card_suit(y->first) +
	    (r->set_suits == SET_SUITS_DISTINCT));
	pop(y, &before);
}

/*
 * The first card left, and what is left with it; false if a run without a joker
 * is still demanded and there is none.
 */
static bool
find_first(struct trying *y)
{
	const struct greatest *g = y->g;
	uint64_t cards = 0;

	y->first = g->cards[bits_lowest(y->left.state.left)];
	for (uint64_t left = y->left.state.left; left; left &= left - 1) {
		card c = g->cards[bits_lowest(left)];

		y->left.most += g->most[c];
		cards |= card_bit(c);
	}
	y->have = positions_of(g->rules, cards, card_suit(y->first));
	return !y->left.state.pure || runs_among(g->rules, cards);
}

/* Way 0: every copy of the first card stays. */
static struct state
without_first(const struct trying *y)
{
	struct state after = y->left.state;

	after.left &= ~y->g->copies[y->first];
	return after;
}

static void
leave(struct trying *y)
{
	struct state after = without_first(y);
	int64_t need = y->best - (y->choice != CHOICE_NONE), value = need;

	if (!y->g->all && most_left(y) - y->g->most[y->first] > need)
		value = best_of(y->g, &after, need);
	if (value > need) {
		y->best = value;
		y->choice = 0;
	}
}

/* The greatest value from a state on, if above need; otherwise need or less. */
static APART int64_t
best_of(struct greatest *g, const struct state *t, int64_t need)
{
	const struct entry *known;
	struct trying y = { .g = g, .left.state = *t, .best = need,
		.choice = CHOICE_NONE, .next = 1 };

	if (!t->left)
		return t->runs || t->pure || (g->all && t->pool) ? NEVER : 0;
	known = memo_find(&g->memo, t);
	if (known && (known->choice != CHOICE_NONE ||
	    (int64_t)known->value <= need))
		return (int64_t)known->value;
	if (!effort_keep(g->effort, g->memo.used))
		return need;
	if (find_first(&y)) {
		try_all(&y);
		leave(&y);
	}
	memo_store(&g->memo, t, (uint64_t)y.best, y.choice);
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
		struct trying y = { .g = g, .left.state = t, .wanted = &melds[n],
			.choice = known->choice, .next = 1 };

		(void)find_first(&y);
		if (!y.choice) {
			t = without_first(&y);
			continue;
		}
		try_all(&y);
		t = y.after;
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

/* The most that each card could add to what is laid down. */
static void
find_most(struct greatest *g)
{
	const struct rules *r = g->rules;
	int low = r->melds_ace_low;
	int joker = max_of(low, r->melds_joker == MELDS_AS_CARD ?
	    r->value[CARD_JOKER] : r->melds_joker);

	memset(g->copies, 0, sizeof(g->copies));
	for (int i = 0; i < g->n; i++) {
		card c = g->cards[i];

		g->copies[c] |= UINT64_C(1) << i;
		g->most[c] = sort_of(max_of(max_of(r->value[c],
		    r->rank_value[card_rank(c)]), low), 1, r->value[c]);
	}
	for (int rank = ACE; rank <= KING; rank++)
		joker = max_of(joker, r->rank_value[rank]);
	for (int i = 0; i < g->npool; i++)
		g->most_of_pool[i + 1] = g->most_of_pool[i] + sort_of(joker, 1,
		    r->value[g->order[g->npool - 1 - i]]);
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
	find_most(g);
	memo_clear(&g->memo);
	value = best_of(g, &t, *best);
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
	int64_t best = -1;
	card cards[HAND_MAX] = { 0 };

	out->found = false;
	hand_cards(h, cards);
	memo_init(&g.memo);
	choose_wild(&g, cards, 0, h, demand, &best, out);
	memo_free(&g.memo);
}
