/*
 * Owns the arrangements that the search does not find by itself.  Those with
 * melds of identical cards: which copies go into such melds is tried, and the
 * rest is solved without them.  Those of printed jokers that are the turned
 * card: there they and the wild cards change names, as only these stand for
 * others.
 */
#include "solve/solve.h"

#include <string.h>

struct split {
	struct solver *solver;
	const struct rules *rules;
	struct rules without; /* such melds */
	struct demand demand;
	struct hand left;
	struct meld taken[GROUPS_MAX];
	int n;
	struct solution *best;
	int below;
};

/* What is still asked of the rest of the hand. */
static struct demand
demand_left(const struct split *s)
{
	int met = s->rules->same_counts_as == SAME_PURE_RUN ? s->n : 0;
	struct demand d = s->demand;

	d.min_runs -= min_of(met, d.min_runs);
	d.min_pure -= min_of(met, d.min_pure);
	/* Identical cards are not the long run. */
	if (d.long_run && !d.min_runs)
		d.min_runs = 1;
	return d;
}

/* Of equal cost, the fewest unmatched cards, then the fewest melds. */
static bool
is_better(const struct split *s, const struct solution *rest)
{
	const struct arrangement *a = &rest->best, *b = &s->best->best;
	int left = unmatched_size(a), other = unmatched_size(b);

	if (!s->best->found || rest->cost != s->best->cost)
		return true; /* below is at most one above the best */
	return left != other ? left < other : a->ngroups + s->n < b->ngroups;
}

/* Put the groups, read again, and n melds beside them in the stated order. */
static void
arrange_again(const struct rules *r, struct arrangement *a,
    const struct meld *beside, int n)
{
	struct meld melds[GROUPS_MAX];
	struct hand unmatched;

	for (int i = 0; i < n; i++)
		melds[i] = beside[i];
	for (int g = 0; g < a->ngroups; g++)
		meld_read_best(r, group_cards(a, g), group_size(a, g),
		    &melds[n++]);
	hand_of(&unmatched, a->cards + a->laid_end, unmatched_size(a));
	arrange_melds(a, melds, n, &unmatched);
}

static void
solve_rest(struct split *s)
{
	struct demand demand = demand_left(s);
	struct solution rest = { .found = false };

	/* It is work to begin, the more so with more cards. */
	if (!effort_take(solver_effort(s->solver), 1 + s->left.size / 2))
		return;
	solve_below(s->solver, &s->without, &s->left, &demand, s->below, &rest);
	if (!rest.found || !is_better(s, &rest))
		return;
	*s->best = rest;
	arrange_again(&s->without, &s->best->best, s->taken, s->n);
	s->below = rest.cost + 1;
}

/* The most copies of a card in its next meld, after one of that many. */
static int
most_copies(const struct split *s, int c, int before)
{
	int held = hand_count(&s->left, (card)c);

	return meld_same_most(s->rules, (card)c, held < before ? held : before);
}

/*
 * Take some copies of each card from c on, or none: of c in one meld or in
 * several, of which none has more cards than the one before.
 */
static void
split_from(struct split *s, int c, int before)
{
	struct hand all = s->left;
	card copies[HAND_COPIES];
	int most = 0;

	for (; c <= CARD_JOKER && !(most = most_copies(s, c, before)); c++)
		before = HAND_COPIES;
	if (c > CARD_JOKER) {
		solve_rest(s);
		return;
	}
	if (effort_is_spent(solver_effort(s->solver)))
		return;
	split_from(s, c + 1, HAND_COPIES);
	memset(copies, c, sizeof(copies));
	for (int n = s->rules->same_min; n <= most; n++) {
		for (int i = 0; i < n; i++)
			hand_remove(&s->left, (card)c);
		meld_read_same(s->rules, copies, n, &s->taken[s->n++]);
		split_from(s, c, n);
		s->n--;
		s->left = all;
	}
}

static APART void
solve_split(struct solver *solver, const struct rules *rules,
    const struct hand *h, const struct demand *demand, int below,
    struct solution *out)
{
	struct split s = { .solver = solver, .rules = rules,
		.without = *rules, .demand = *demand, .left = *h,
		.best = out, .below = below };

	s.without.same_min = KEY_NONE;
	out->found = false;
	split_from(&s, 0, HAND_COPIES);
}

/* Another name for the printed joker and its card. */
static card
renamed(const struct rules *r, card c)
{
	return c == r->joker_face ? CARD_JOKER :
	    card_is_joker(c) ? r->joker_face : c;
}

static APART void
solve_renamed(struct solver *solver, const struct rules *rules,
    const struct hand *h, const struct demand *demand, int below,
    struct solution *out)
{
	struct arrangement *a = &out->best;
	card cards[HAND_MAX];
	struct rules others = *rules;
	struct hand hand;
	int n = hand_cards(h, cards);

	for (int i = 0; i < n; i++)
		cards[i] = renamed(rules, cards[i]);
	hand_of(&hand, cards, n);
	others.wild = 0;
	others.joker_face = CARD_NONE;
	for (card c = 0; c < CARD_LIMIT; c++) {
		others.value[c] = rules->value[renamed(rules, c)];
		others.left_cost[c] = rules->left_cost[renamed(rules, c)];
	}
	solve_all(solver, &others, &hand, demand, below, out);
	if (!out->found)
		return;
	for (int i = 0; i < n; i++)
		a->cards[i] = renamed(rules, a->cards[i]);
	arrange_again(rules, a, NULL, 0);
}

void
solve_all(struct solver *solver, const struct rules *rules,
    const struct hand *h, const struct demand *demand, int below,
    struct solution *out)
{
	if (rules->joker_face != CARD_NONE)
		solve_renamed(solver, rules, h, demand, below, out);
	else if (rules->same_min == KEY_NONE)
		solve_below(solver, rules, h, demand, below, out);
	else
		solve_split(solver, rules, h, demand, below, out);
}
