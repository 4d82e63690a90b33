/*
 * The greatest value that a hand can lay down, the program against brute force:
 * what each subset of a hand counts at most as a meld is found here from the
 * rules' numbers alone, by every place that its jokers could take.
 */
#include <string.h>

#include "compare.h"
#include "solve/solve.h"
#include "tap.h"
#include "worth.h"

#define MOST 11 /* cards of a hand */

static const struct row {
	const char *settings;
	int cards, jokers;
	int runs, pure; /* demanded */
	bool all;
} rows[] = {
	{ "", 10, 2, 0, 0, false },
	{ "jokers.max-per-run=none jokers.max-per-set=none", 10, 2, 0, 0,
	    false },
	{ "jokers.max-per-run=2 jokers.max-per-set=none", 9, 3, 0, 0, false },
	{ "jokers.max-per-run=2 jokers.max-per-set=2", 10, 2, 1, 1, false },
	{ "jokers.max-per-run=none jokers.adjacent=false", 10, 2, 2, 0,
	    false },
	{ "set.suits=any set.max=none", 10, 1, 0, 0, false },
	{ "melds.joker=25", 10, 2, 0, 0, false },
	{ "melds.joker=joker melds.ace-low=ace", 10, 2, 0, 0, false },
	{ "run.ace=wrap", 10, 2, 0, 0, false },
	{ "run.ace=low", 10, 1, 0, 0, false },
	{ "run.ace=high set.min=4", 10, 1, 0, 0, false },
	{ "run.max=4 jokers.max-per-run=2", 10, 2, 0, 0, false },
	{ "jokers.natural-percent=51 jokers.max-per-run=none", 10, 2, 0, 0,
	    false },
	{ "", 9, 2, 0, 0, true },
	{ "jokers.max-per-run=none", 8, 2, 1, 1, true },
	{ "wild.ranks=2,9", 9, 0, 0, 0, false },
	{ "wild.ranks=2,9 values.wild=rank", 9, 1, 0, 0, false },
	{ "wild.ranks=2 wild.as-natural=false", 9, 1, 0, 0, false },
	{ "wild.ranks=5 values.wild=rank jokers.max-per-run=2", 9, 1, 1, 1,
	    false },
};

/*
 * Layouts are compared by what they count, then by how many cards they lay
 * down, what those count in the hand, and how few melds they are.
 */
#define WORTH_UNIT (INT64_C(1) << 32)
#define SIZE_UNIT (INT64_C(1) << 24)
#define VALUE_UNIT (INT64_C(1) << 8)

static struct {
	struct worth worth;
	int64_t weight; /* of the cards as a meld, beside what it counts */
} parts[1 << MOST];

static int64_t
weight_of(const struct rules *r, const card *cards, int n)
{
	int64_t weight = n * SIZE_UNIT - 1;

	for (int i = 0; i < n; i++)
		weight += (card_is_joker(cards[i]) ? r->values_joker :
		    r->value[cards[i]]) * VALUE_UNIT;
	return weight;
}

static void
better(int64_t *best, int64_t rest, int worth, int64_t weight)
{
	if (rest >= 0 && worth >= 0 &&
	    rest + worth * WORTH_UNIT + weight > *best)
		*best = rest + worth * WORTH_UNIT + weight;
}

/* The greatest value of these cards with these runs and pure runs, or -1. */
static int64_t
greatest(unsigned left, int runs, int pure, bool all)
{
	unsigned first = left & -left;
	int64_t best;

	if (!left)
		return runs || pure ? -1 : 0;
	best = all ? -1 : greatest(left & ~first, runs, pure, all);
	for (unsigned s = left; s; s = (s - 1) & left) {
		const struct worth *w = &parts[s].worth;
		int64_t weight = parts[s].weight;

		if (!(s & first) || (w->most[0] < 0 && w->run < 0))
			continue;
		if (w->most[0] >= 0)
			better(&best, greatest(left & ~s, runs, pure, all),
			    w->most[0], weight);
		if (w->run >= 0)
			better(&best, greatest(left & ~s,
			    runs - (runs > 0), pure, all), w->run, weight);
		if (w->most[1] >= 0)
			better(&best, greatest(left & ~s, runs - (runs > 0),
			    pure - (pure > 0), all), w->most[1], weight);
	}
	return best;
}

/*
 * Does the layout count and weigh that much?  A group that must be a pure run
 * may count more as another meld.
 */
static bool
is_laid(const struct rules *r, const struct arrangement *a, int64_t best)
{
	int64_t worth = 0, weight = 0;

	for (int g = 0; g < a->ngroups; g++) {
		struct worth w;

		worth_of(r, group_cards(a, g), group_size(a, g), &w);
		worth += w.run > w.most[0] ? w.run : w.most[0];
		weight += weight_of(r, group_cards(a, g), group_size(a, g));
	}
	return worth >= best / WORTH_UNIT && weight == best % WORTH_UNIT;
}

static void
compare_one(struct compare *c, const struct rules *r, const struct row *row)
{
	static const enum draw draws[] = { DRAW_BLOCK, DRAW_SUIT, DRAW_CLIMB };
	struct demand demand = { .min_runs = row->runs,
		.min_pure = row->pure };
	card deck[COMPARE_DECK], part[MOST];
	char letters[3 * HAND_MAX];
	struct solution solution;
	struct hand h;
	int n = row->cards;
	int64_t best;

	compare_draw(c, r, draws[random_below(&c->random, 3)], n, deck);
	for (int i = 0; i < row->jokers; i++)
		deck[i] = CARD_JOKER;
	for (unsigned s = 1; s < 1u << n; s++) {
		int size = 0;

		for (int i = 0; i < n; i++)
			if (s >> i & 1)
				part[size++] = deck[i];
		worth_of(r, part, size, &parts[s].worth);
		parts[s].weight = weight_of(r, part, size);
	}
	best = greatest((1u << n) - 1, row->runs, row->pure, row->all);
	hand_of(&h, deck, n);
	solve_greatest(c->solver, r, &h, &demand, row->all, &solution);
	c->compared++;
	if (solution.found == (best >= 0) && (!solution.found ||
	    (-solution.cost == best / WORTH_UNIT &&
	    is_laid(r, &solution.best, best))))
		return;
	c->differing++;
	if (c->differing <= COMPARE_REPORTS)
		compare_say("%s: %d by brute force, program %d",
		    compare_letters(deck, n, letters),
		    (int)(best / WORTH_UNIT),
		    solution.found ? -solution.cost : -1);
}

int
main(int argc, char **argv)
{
	struct compare *c = compare_create(11);
	size_t count = countof(rows);
	long times = compare_hands(argc, argv, 360) / (long)count + 1;

	for (size_t i = 0; i < count; i++) {
		const struct rules *rules = compare_compile(c, "scala-40",
		    rows[i].settings);

		c->compared = c->differing = 0;
		for (long k = 0; k < times && rules; k++)
			compare_one(c, rules, &rows[i]);
		ok(c->compared == times && !c->differing,
		    "%ld compared, %ld differ: %s, %d cards", c->compared,
		    c->differing, rows[i].settings, rows[i].cards);
	}
	compare_free(c);
	return tap_done();
}
