/*
 * The least that a hand leaves whose melds count a number of points, the
 * program against brute force, with what each subset of the hand counts at most
 * as a meld.
 */
#include <string.h>

#include "compare.h"
#include "solve/solve.h"
#include "tap.h"

#define MOST 11 /* cards of a hand */

static const struct row {
	const char *settings;
	int cards, jokers;
	int runs, pure; /* demanded */
	bool all; /* no card may be left */
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

/* Layouts are compared by what they leave, how many cards, and their melds. */
#define VALUE_UNIT (1 << 16)
#define CARD_UNIT (1 << 8)
#define NEVER (1 << 30)

static struct {
	struct seat_worth worth;
	int left; /* what the cards cost, if they stay */
} parts[1 << MOST];

static int
left_of(const struct seat_rules *r, const card *cards, int n)
{
	int left = 0;

	for (int i = 0; i < n; i++)
		left += CARD_UNIT + VALUE_UNIT * r->melds.value[cards[i]];
	return left;
}

/* The least that is left of these cards, with these runs and points laid. */
static int
least(unsigned left, int runs, int pure, int points)
{
	unsigned first = left & -left;
	int best;

	if (!left)
		return runs > 0 || pure > 0 || points > 0 ? NEVER : 0;
	best = parts[first].left + least(left & ~first, runs, pure, points);
	for (unsigned s = left; s; s = (s - 1) & left) {
		const struct seat_worth *w = &parts[s].worth;
		const int worth[] = { w->set, w->run, w->pure };

		for (int kind = 0; s & first && kind < 3; kind++) {
			int rest = worth[kind] < 0 ? NEVER : 1 + least(
			    left & ~s, runs - (kind > 0), pure - (kind > 1),
			    points - worth[kind]);

			best = rest < best ? rest : best;
		}
	}
	return best;
}

/*
 * Does the layout leave that much, and count that many points?  A group that
 * must be a pure run may count more as another meld.
 */
static bool
is_laid(const struct seat_rules *r, const struct arrangement *a, int best,
    int points)
{
	int left = a->ngroups;

	for (int g = 0; g < a->ngroups; g++) {
		struct seat_worth w;

		oracle_seat_worths(r, group_cards(a, g), group_size(a, g), &w);
		points -= w.run > w.set ? w.run : w.set;
	}
	return left + left_of(r, a->cards + a->laid_end,
	    unmatched_size(a)) == best && points <= 0;
}

static void
compare_one(struct compare *c, const struct rules *r, const struct row *row)
{
	struct seat_rules seat = seat_rules_of(r);
	static const enum draw draws[] = { DRAW_BLOCK, DRAW_SUIT, DRAW_CLIMB };
	struct demand demand = { .min_runs = row->runs,
		.min_pure = row->pure };
	card deck[COMPARE_DECK], part[MOST];
	char letters[3 * HAND_MAX];
	struct solution solution;
	struct hand h;
	int n = row->cards, best;

	compare_draw(c, r, draws[random_below(&c->random, 3)], n, deck);
	for (int i = 0; i < row->jokers; i++)
		deck[i] = CARD_JOKER;
	for (unsigned s = 1; s < 1u << n; s++) {
		int size = 0;

		for (int i = 0; i < n; i++)
			if (s >> i & 1)
				part[size++] = deck[i];
		oracle_seat_worths(&seat, part, size, &parts[s].worth);
		parts[s].left = left_of(&seat, part, size);
	}
	hand_of(&h, deck, n);
	/* One more than there can be, as many, or fewer. */
	demand.points = solve_greatest(c->solver, r, &h, &demand) + 1;
	if (random_below(&c->random, 3) && demand.points > 1)
		demand.points -= random_below(&c->random, 2) ? 1 :
		    random_below(&c->random, demand.points);
	best = least((1u << n) - 1, row->runs, row->pure, demand.points);
	if (row->all && best >= CARD_UNIT)
		best = NEVER;
	solve_below(c->solver, r, &h, &demand, row->all ? 1 : INT32_MAX,
	    &solution);
	c->compared++;
	if (solution.found == (best < NEVER) && (!solution.found ||
	    is_laid(&seat, &solution.best, best, demand.points)))
		return;
	c->differing++;
	if (c->differing <= COMPARE_REPORTS)
		compare_say("%s, %d points: %d left by brute force, program %d",
		    compare_letters(deck, n, letters), demand.points,
		    best / VALUE_UNIT, solution.found ? solution.deadwood : -1);
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
