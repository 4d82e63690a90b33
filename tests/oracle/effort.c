/*
 * The steps (effort.h) that hands take, with which nothing is compared but what
 * they were when this was last looked at: bounds that cut a search off later
 * than they could change no answer, and are seen here only.  They do not depend
 * on the machine.  Fewer are welcome: then write down how many there are now.
 * The same of hands that need no search, of which there shall not be fewer.
 */
#include <stdlib.h>

#include "compare.h"
#include "runs.h"
#include "tap.h"

static const struct row {
	const char *settings;
	int cards, min_runs, min_pure;
	long hands, most; /* so many take so many steps */
} rows[] = {
	{ "", 40, 0, 0, 20, 1529 },
	{ "set.max=none", 40, 0, 0, 40, 4294 },
	{ "run.ace=high run.max=5", 30, 3, 2, 40, 663 },
	{ "deck.packs=2 run.ace=both", 26, 0, 0, 40, 2088 },
	{ "deck.packs=2 run.ace=wrap", 22, 1, 0, 40, 2865 },
	{ "deck.packs=2 set.suits=any set.max=5 run.ace=both", 26, 1, 1, 40, 7509 },
	{ "deck.packs=2 deck.jokers=2 run.ace=both wild.turned=true wild=5H", 21,
	    2, 1, 60, 4447 },
	{ "deck.packs=2 deck.jokers=3 run.ace=both wild.turned=true wild=5H "
	    "wild.as-natural=false", 21, 2, 1, 60, 1527 },
	{ "deck.packs=3 deck.jokers=3 set.max=4 run.ace=both wild.turned=true "
	    "wild=KS values.wild=rank values.joker=20", 18, 2, 1, 60, 1402 },
	{ "deck.packs=2 deck.jokers=4 run.ace=both jokers.max-per-run=1 "
	    "jokers.max-per-set=2 values.joker=25", 30, 2, 1, 30, 1030 },
	{ "deck.packs=2 deck.jokers=4 jokers.min-naturals=2 set.suits=any "
	    "wild.ranks=[2]", 18, 1, 1, 60, 2770 },
	{ "deck.packs=2 deck.jokers=4 jokers.max-by-size=3:1,5:2 run.ace=both "
	    "values.joker=20", 26, 2, 1, 40, 1754 },
	{ "deck.packs=2 deck.jokers=3 jokers.adjacent=false wild.ranks=[5] "
	    "set.suits=any run.ace=both values.wild=25 values.joker=15", 16, 2,
	    1, 60, 4335 },
	{ "deck.packs=2 deck.jokers=3 jokers.natural-percent=50 wild.ranks=[2] "
	    "set.max=none", 18, 2, 1, 60, 3127 },
	{ "scoring=melds run.ace=both values.ace=15 melds.ace-low=1 deck.packs=2 "
	    "deck.jokers=3 values.joker=15 melds.joker=0", 26, 0, 0, 40, 2807 },
	{ "deck.packs=2 deck.jokers=2 run.min=4 run.max=6 set.min=2 set.max=3",
	    26, 1, 0, 40, 1112 },
	{ "deck.packs=4 deck.jokers=1 run.ace=both wild.turned=true wild=5H", 21,
	    2, 1, 20, 934 },
	/* few ways to lay melds: hardly a state is kept */
	{ "deck.packs=2", 13, 1, 0, 100, 0 },
	{ "deck.packs=2 deck.jokers=2 run.ace=both wild.turned=true wild=5H", 13,
	    2, 1, 100, 111 },
	{ "deck.packs=2 deck.jokers=2 values.joker=15", 11, 0, 0, 100, 0 },
};

static struct hand
draw(struct compare *c, const struct rules *rules, long i, int n)
{
	card deck[COMPARE_DECK];
	struct hand h;

	compare_draw(c, rules, (enum draw)(i % DRAW_CLIMB), n, deck);
	hand_of(&h, deck, n);
	return h;
}

static void
try_row(struct compare *c, const struct row *row)
{
	const struct rules *rules = compare_compile(c, "gin", row->settings);
	struct effort *effort = solver_effort(c->solver);
	const struct demand demand = { row->min_runs, row->min_pure };
	long steps;

	c->random.state = 7;
	*effort = EFFORT_UNLIMITED;
	for (long i = 0; rules && i < row->hands; i++) {
		struct hand h = draw(c, rules, i, row->cards);
		struct solution solution;

		solve(c->solver, rules, &h, &demand, &solution);
	}
	steps = EFFORT_UNLIMITED.steps - effort->steps;
	if (!ok(rules && steps <= row->most, "%ld hands of %d cards: %s",
	    row->hands, row->cards, row->settings))
		compare_say("%ld steps, at most %ld", steps, row->most);
}

/* Hands of which it is seen at once that they cannot have the runs. */
static void
try_runs(struct compare *c, const char *settings, int n, int runs, int pure,
    long hands, long least)
{
	const struct rules *rules = compare_compile(c, "gin", settings);
	long seen = 0;

	c->random.state = 7;
	for (long i = 0; rules && i < hands; i++) {
		struct hand h = draw(c, rules, i, n);

		seen += !runs_possible(rules, &h, runs, pure);
	}
	if (!ok(rules && seen >= least, "%ld hands of %d cards, %d runs: %s", hands,
	    n, runs, settings))
		compare_say("of %ld it is seen, at least %ld", seen, least);
}

/* Every spread of hands within a limit. */
static bool
pass(const struct arrangement *a, int deadwood, void *context)
{
	(void)a;
	(void)deadwood;
	(void)context;
	return true;
}

static void
try_spreads(struct compare *c, long hands, long most)
{
	const struct rules *rules = compare_compile(c, "gin", "");
	struct effort *effort = solver_effort(c->solver);
	long steps;

	c->random.state = 7;
	*effort = EFFORT_UNLIMITED;
	for (long i = 0; rules && i < hands; i++) {
		struct hand h = draw(c, rules, 1, 11);

		solve_each(c->solver, rules, &h, 30, pass, NULL);
	}
	steps = EFFORT_UNLIMITED.steps - effort->steps;
	if (!ok(rules && steps <= most, "%ld hands spread", hands))
		compare_say("%ld steps, at most %ld", steps, most);
}

/* Cards laid off on what another hand of as many melds. */
static void
try_layoffs(struct compare *c, const char *settings, int n, long hands,
    long most)
{
	const struct rules *rules = compare_compile(c, "gin", settings);
	struct effort *effort = solver_effort(c->solver);
	const struct demand none = { 0, 0 };
	long steps = 0;

	c->random.state = 7;
	for (long i = 0; rules && i < hands; i++) {
		struct hand one = draw(c, rules, 1, n);
		struct hand other = draw(c, rules, 1, n);
		struct meld melds[GROUPS_MAX], readings[MELD_READINGS];
		struct spread spread = { 0, melds };
		struct solution solution;
		struct defence defence;

		solve(c->solver, rules, &one, &none, &solution);
		for (int g = 0; g < solution.best.ngroups; g++)
			if (meld_read(rules, group_cards(&solution.best, g),
			    group_size(&solution.best, g), readings))
				melds[spread.n++] = readings[0];
		*effort = EFFORT_UNLIMITED;
		layoff_best(c->solver, rules, &other, &spread, &defence);
		steps += EFFORT_UNLIMITED.steps - effort->steps;
	}
	if (!ok(rules && steps <= most, "%ld hands of %d cards laid off: %s",
	    hands, n, settings))
		compare_say("%ld steps, at most %ld", steps, most);
}

int
main(void)
{
	struct compare *c = compare_create(7);

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		try_row(c, &rows[i]);
	try_spreads(c, 100, 4831);
	try_layoffs(c, "", 10, 200, 437);
	try_layoffs(c, "deck.packs=2 deck.jokers=2 run.ace=both set.max=none "
	    "set.suits=any", 13, 100, 20060);
	try_layoffs(c, "deck.packs=2 deck.jokers=2 run.ace=both set.max=none "
	    "layoff.jokers=moved", 11, 100, 70);
	try_runs(c, "run.ace=both", 13, 1, 1, 400, 76);
	try_runs(c, "run.ace=wrap run.min=4", 13, 1, 0, 400, 169);
	try_runs(c, "deck.packs=2 deck.jokers=2 run.ace=both wild.turned=true "
	    "wild=5H", 13, 2, 1, 400, 147);
	try_runs(c, "deck.packs=2 deck.jokers=2 run.ace=both wild.turned=true "
	    "wild=5H wild.as-natural=false", 13, 3, 2, 400, 260);
	try_runs(c, "deck.packs=2 deck.jokers=1 jokers.min-naturals=4 run.min=3",
	    13, 2, 1, 400, 287);
	compare_free(c);
	return tap_done();
}
