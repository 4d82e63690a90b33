/*
 * The steps (effort.h) that hands take, with which nothing is compared but what
 * they were when this was last looked at: bounds that cut a search off later
 * than they could change no answer, and are seen here only.  They do not depend
 * on the machine.  More are a loss; fewer are welcome, if somebody knows why:
 * then write down how many there are now.  The answers to these hands, of which
 * many are too large for the oracle, are held to what they were, in one number:
 * that must never change.
 */
#include <stdlib.h>

#include "compare.h"
#include "laydown.h"
#include "runs.h"
#include "tap.h"

static const struct row {
	const char *settings;
	int cards, min_runs, min_pure;
	long hands, steps; /* so many take so many steps */
	unsigned answers;  /* see mix_arrangement */
} rows[] = {
	{ "", 40, 0, 0, 20, 1529, 0x05370ef4 },
	{ "set.max=none", 40, 0, 0, 40, 4294, 0xfc0ad409 },
	{ "run.ace=high run.max=5", 30, 3, 2, 40, 663, 0xe08df1f1 },
	{ "deck.packs=2 run.ace=both", 26, 0, 0, 40, 2088, 0x8197add6 },
	{ "deck.packs=2 run.ace=wrap", 22, 1, 0, 40, 2817, 0x03b4bd4b },
	{ "deck.packs=2 set.suits=any set.max=5 run.ace=both",
	    26, 1, 1, 40, 7509, 0xdbfe3708 },
	{ "deck.packs=2 deck.jokers=2 run.ace=both wild.turned=true wild=5H",
	    21, 2, 1, 60, 4447, 0xd52f2e3d },
	{ "deck.packs=2 deck.jokers=3 run.ace=both wild.turned=true wild=5H "
	    "wild.as-natural=false",
	    21, 2, 1, 60, 1527, 0xdc822407 },
	{ "deck.packs=3 deck.jokers=3 set.max=4 run.ace=both wild.turned=true "
	    "wild=KS values.wild=rank values.joker=20",
	    18, 2, 1, 60, 1402, 0x272d11aa },
	{ "deck.packs=2 deck.jokers=4 run.ace=both jokers.max-per-run=1 "
	    "jokers.max-per-set=2 values.joker=25",
	    30, 2, 1, 30, 1030, 0xe1379ea4 },
	{ "deck.packs=2 deck.jokers=4 jokers.min-naturals=2 set.suits=any "
	    "wild.ranks=[2]",
	    18, 1, 1, 60, 2770, 0x5de3515f },
	{ "deck.packs=2 deck.jokers=4 jokers.max-by-size=3:1,5:2 run.ace=both "
	    "values.joker=20",
	    26, 2, 1, 40, 1754, 0x223edba2 },
	{ "deck.packs=2 deck.jokers=3 jokers.adjacent=false wild.ranks=[5] "
	    "set.suits=any run.ace=both values.wild=25 values.joker=15",
	    16, 2, 1, 60, 4335, 0xc801906a },
	{ "deck.packs=2 deck.jokers=3 jokers.natural-percent=50 "
	    "wild.ranks=[2] set.max=none",
	    18, 2, 1, 60, 3127, 0x40ded703 },
	{ "scoring=melds run.ace=both values.ace=15 melds.ace-low=1 "
	    "deck.packs=2 deck.jokers=3 values.joker=15 melds.joker=0",
	    26, 0, 0, 40, 2807, 0xe8a75998 },
	{ "deck.packs=2 deck.jokers=2 run.min=4 run.max=6 set.min=2 set.max=3",
	    26, 1, 0, 40, 1112, 0x1a7fa804 },
	{ "deck.packs=2 deck.jokers=4 run.ace=wrap run.max=6 values.joker=20",
	    20, 1, 1, 60, 2845, 0x23056fdc },
	{ "deck.packs=2 deck.jokers=2 run.ace=high wild.ranks=[2,9] "
	    "values.wild=rank values.joker=15",
	    20, 1, 1, 60, 5409, 0x2f05b8a7 },
	{ "deck.packs=2 deck.jokers=2 run.ace=wrap wild.ranks=[K] "
	    "wild.as-natural=false",
	    18, 2, 1, 60, 17985, 0x2e32d6f7 },
	{ "deck.packs=2 deck.jokers=4 run.ace=both run.max=4 values.joker=0",
	    16, 2, 2, 60, 0, 0x3ecee392 },
	{ "deck.packs=2 deck.jokers=6 run.ace=both values.joker=0",
	    24, 3, 2, 40, 1491, 0x4f79089f },
	{ "deck.packs=2 deck.jokers=4 jokers.adjacent=false "
	    "jokers.max-by-size=3:1,6:2 run.ace=both set.max=4",
	    18, 1, 1, 60, 364, 0x9e9b8d57 },
	{ "deck.packs=4 deck.jokers=1 run.ace=both wild.turned=true wild=5H",
	    21, 2, 1, 20, 934, 0xc00b7b7f },
	/* few ways to lay melds: hardly a state is kept */
	{ "deck.packs=2", 13, 1, 0, 100, 0, 0x5e254e7d },
	{ "deck.packs=2 deck.jokers=2 run.ace=both wild.turned=true wild=5H",
	    13, 2, 1, 100, 111, 0x0ffaa74b },
	{ "deck.packs=2 deck.jokers=2 values.joker=15",
	    11, 0, 0, 100, 0, 0x148dd132 },
	/* more of them, of which some take long and are searched by states */
	{ "deck.packs=2 deck.jokers=2 run.ace=both wild.turned=true wild=5H",
	    15, 2, 1, 400, 3198, 0x0fa31fc1 },
	{ "deck.packs=2 deck.jokers=2 values.joker=15 run.ace=both",
	    14, 1, 0, 400, 0, 0x66393cef },
};

/* What hands took, and what they came to. */
struct tally {
	long steps;
	uint32_t answers;
};

#define NOTHING_YET { 0, 2166136261u }

static void
mix(struct tally *t, const void *bytes, size_t n)
{
	for (const unsigned char *p = bytes; n; p++, n--)
		t->answers = (t->answers ^ *p) * 16777619u;
}

static void
mix_number(struct tally *t, int n)
{
	const unsigned char bytes[] = { (unsigned char)n,
		(unsigned char)(n >> 8) };

	mix(t, bytes, sizeof(bytes));
}

/* An arrangement as it is printed. */
static void
mix_arrangement(struct tally *t, const struct arrangement *a)
{
	mix_number(t, a->ngroups);
	mix(t, a->end, a->ngroups);
	mix_number(t, a->laid_end);
	mix(t, a->cards, a->size);
}

static void
mix_solution(struct tally *t, const struct solution *s)
{
	mix_number(t, s->found);
	if (!s->found)
		return;
	mix_number(t, s->deadwood);
	mix_arrangement(t, &s->best);
}

static bool
same(const struct tally *t, long steps, unsigned answers)
{
	if (t->steps == steps && t->answers == answers)
		return true;
	if (t->answers != answers)
		compare_say("other answers");
	compare_say("now %ld, 0x%08x", t->steps, (unsigned)t->answers);
	return false;
}

/* The steps taken since the last time. */
static long
steps_of(struct compare *c)
{
	struct effort *effort = solver_effort(c->solver);
	long steps = EFFORT_UNLIMITED.steps - effort->steps;

	*effort = EFFORT_UNLIMITED;
	return steps;
}

static struct hand
draw(struct compare *c, const struct rules *rules, enum draw draw, int n)
{
	card deck[COMPARE_DECK];
	struct hand h;

	compare_draw(c, rules, draw, n, deck);
	hand_of(&h, deck, n);
	return h;
}

static void
try_row(struct compare *c, const struct row *row)
{
	const struct rules *rules = compare_compile(c, "gin", row->settings);
	const struct demand demand = { row->min_runs, row->min_pure };
	struct tally t = NOTHING_YET;

	c->random.state = 7;
	for (long i = 0; rules && i < row->hands; i++) {
		struct hand h = draw(c, rules, (enum draw)(i % DRAW_CLIMB),
		    row->cards);
		struct solution solution;

		solve(c->solver, rules, &h, &demand, &solution);
		mix_solution(&t, &solution);
	}
	t.steps = steps_of(c);
	ok(rules && same(&t, row->steps, row->answers), "%ld hands of %d cards: %s",
	    row->hands, row->cards, row->settings);
}

/* Contracts: stands of the sweep instead of steps. */
static const struct contract_row {
	const char *name, *settings;
	int cards;
	long hands, stands;
	unsigned answers;
} contracts[] = {
	{ "contract", "round=1", 14, 60, 721, 0xb6e59ba2 },
	{ "contract", "round=3", 20, 60, 2408, 0x884d61d7 },
	{ "contract", "round=4 contract.same-rank=false",
	    20, 60, 1383, 0x908dea45 },
	{ "contract+deuces-wild", "round=2", 16, 60, 3095, 0x81e8b4d1 },
	{ "contract+deuces-wild", "round=5", 20, 60, 5166, 0xd6bc7e70 },
	{ "contract+deuces-wild", "round=6 contract.cards=more",
	    22, 30, 19696, 0xdc231b35 },
	{ "contract+all-jokers", "round=7", 16, 40, 120, 0xc1b82605 },
	{ "contract", "round=6 contract.cards=more deck.packs=3 deck.jokers=4",
	    24, 30, 10966, 0x0d1a2e6e },
	{ "may-i", "round=3", 20, 40, 8908, 0x67729f08 },
	{ "may-i", "round=6", 20, 30, 7293, 0x5cb2ea9d },
	{ "shanghai", "round=10 jokers.adjacent=false",
	    22, 30, 1181, 0xe9784805 },
	{ "shanghai", "round=5 deck.jokers=4", 24, 30, 1741, 0xaf43f686 },
	{ "contract", "round=5 wild.ranks=[3] values.wild=rank run.max=5 "
	    "contract.cards=more jokers.max-per-run=2 deck.jokers=4",
	    20, 40, 20474, 0xa1eb2772 },
	{ "contract", "round=6 wild.ranks=[3] values.wild=rank run.ace=high "
	    "wild.as-natural=false contract.gap=2 deck.jokers=4",
	    18, 60, 17202, 0x451ea7f9 },
	{ "contract", "round=3 wild.ranks=[A,2] values.wild=20 run.ace=low "
	    "contract.overlap=false jokers.min-naturals=2",
	    18, 60, 6706, 0x62a3e599 },
};

static void
try_contract(struct compare *c, const struct contract_row *row)
{
	const struct rules *rules = compare_compile(c, row->name,
	    row->settings);
	struct contract_search *search = contract_search_create();
	struct tally t = NOTHING_YET;

	c->random.state = 7;
	for (long i = 0; rules && i < row->hands; i++) {
		struct hand h = draw(c, rules, (enum draw)(i % DRAW_CLIMB),
		    row->cards);
		struct solution solution;

		contract_best(search, rules, &h, &solution);
		mix_solution(&t, &solution);
		t.steps += contract_stands(search);
	}
	contract_search_free(search);
	ok(rules && same(&t, row->stands, row->answers), "%ld hands of %d cards: %s %s",
	    row->hands, row->cards, row->name, row->settings);
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
		struct hand h = draw(c, rules, (enum draw)(i % DRAW_CLIMB), n);

		seen += !runs_possible(rules, &h, runs, pure);
	}
	if (!ok(rules && seen >= least, "%ld hands of %d cards, %d runs: %s", hands,
	    n, runs, settings))
		compare_say("of %ld it is seen, at least %ld", seen, least);
}

/* Every spread of hands within a limit. */
static bool
note_spread(const struct arrangement *a, int deadwood, void *context)
{
	mix_number(context, deadwood);
	mix_arrangement(context, a);
	return true;
}

static void
try_spreads(struct compare *c, const char *settings, int n, long hands,
    long steps, unsigned answers)
{
	const struct rules *rules = compare_compile(c, "gin", settings);
	struct tally t = NOTHING_YET;

	c->random.state = 7;
	for (long i = 0; rules && i < hands; i++) {
		struct hand h = draw(c, rules, DRAW_BLOCK, n);

		solve_each(c->solver, rules, &h, 30, note_spread, &t);
	}
	t.steps = steps_of(c);
	ok(rules && same(&t, steps, answers), "%ld hands of %d cards spread: %s", hands,
	    n, settings);
}

/* Which cards may be laid off, and what the melds are then. */
static void
mix_check(struct compare *c, const struct rules *rules, const struct hand *h,
    const struct spread *spread, struct tally *t)
{
	struct meld after[GROUPS_MAX];
	signed char laid_on[HAND_MAX];
	card cards[HAND_MAX];
	int n = hand_cards(h, cards);

	layoff_check(c->solver, rules, cards, n, spread, laid_on, after);
	mix(t, laid_on, (size_t)n);
	for (int i = 0; i < spread->n; i++) {
		mix(t, after[i].cards, (size_t)after[i].size);
		mix(t, after[i].as, (size_t)after[i].size);
	}
}

/* Cards laid off on what another hand of as many melds. */
static void
try_layoffs(struct compare *c, const char *settings, int n, long hands,
    long steps, unsigned answers)
{
	const struct rules *rules = compare_compile(c, "gin", settings);
	const struct demand none = { 0, 0 };
	struct tally t = NOTHING_YET;

	c->random.state = 7;
	for (long i = 0; rules && i < hands; i++) {
		struct hand one = draw(c, rules, DRAW_BLOCK, n);
		struct hand other = draw(c, rules, DRAW_BLOCK, n);
		struct meld melds[GROUPS_MAX], readings[MELD_READINGS];
		struct spread spread = { 0, melds };
		struct solution solution;
		struct defence defence;

		solve(c->solver, rules, &one, &none, &solution);
		for (int g = 0; g < solution.best.ngroups; g++)
			if (meld_read(rules, group_cards(&solution.best, g),
			    group_size(&solution.best, g), readings))
				melds[spread.n++] = readings[0];
		steps_of(c);
		layoff_best(c->solver, rules, &other, &spread, &defence);
		mix_arrangement(&t, &defence.best);
		mix(&t, defence.laid_on, (size_t)laid_size(&defence.best));
		mix_check(c, rules, &other, &spread, &t);
		t.steps += steps_of(c);
	}
	ok(rules && same(&t, steps, answers), "%ld hands of %d cards laid off: %s",
	    hands, n, settings);
}

int
main(void)
{
	struct compare *c = compare_create(7);

	steps_of(c);
	for (size_t i = 0; i < countof(rows); i++)
		try_row(c, &rows[i]);
	for (size_t i = 0; i < countof(contracts); i++)
		try_contract(c, &contracts[i]);
	try_spreads(c, "", 11, 100, 4831, 0x854ae2f0);
	try_spreads(c, "run.ace=high run.max=4 set.max=3", 11, 60, 2496, 0x7b47db5d);
	try_layoffs(c, "", 10, 200, 519, 0xb2664c4f);
	try_layoffs(c, "deck.packs=2 deck.jokers=2 run.ace=both set.max=none "
	    "set.suits=any", 13, 100, 20081, 0x4039dda9);
	try_layoffs(c, "deck.packs=2 deck.jokers=2 run.ace=both set.max=none "
	    "layoff.jokers=moved", 11, 100, 81, 0xacdb45be);
	try_layoffs(c, "deck.packs=2 deck.jokers=3 run.ace=wrap wild.ranks=[5] "
	    "jokers.adjacent=false layoff.jokers=moved", 13, 100, 42236, 0xfbbf2af5);
	try_layoffs(c, "deck.packs=2 deck.jokers=3 run.ace=high run.max=6 "
	    "wild.ranks=[5] values.wild=20 layoff.jokers=claimed "
	    "jokers.natural-percent=50", 13, 100, 1930, 0x068160f5);
	try_layoffs(c, "deck.packs=2 deck.jokers=4 run.ace=both "
	    "melds.later=false wild.ranks=[2] values.wild=20 set.max=5", 13,
	    100, 654, 0xc3f44e1f);
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
