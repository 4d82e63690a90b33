/*
 * The steps (effort.h) that hands take, compared with those that are written
 * down here: a bound that cuts a search off too late changes no answer, and
 * shows only here.  Steps do not depend on the machine.  More are a loss; fewer
 * are welcome, if somebody knows why: then write the new figures here.  The
 * answers to these hands, of which many are too large for the oracle, are mixed
 * into one number, which must never change.
 */
#include <stdlib.h>

#include "compare.h"
#include "solve/runs.h"
#include "tap.h"

/* Demands the contract. */
#define CONTRACT DEMAND_CONTRACT, 0

static const struct row {
	const char *name, *settings;
	int cards, min_runs, min_pure;
	long hands, steps; /* that all hands together take */
	unsigned answers;  /* see mix_arrangement */
} rows[] = {
	{ "gin", "", 40, 0, 0, 20, 15899, 0x941750e9 },
	{ "gin", "set.max=none", 40, 0, 0, 40, 30416, 0xc39c58ee },
	{ "gin", "run.ace=high run.max=5", 30, 3, 2, 40, 8182, 0xaa437520 },
	{ "gin", "deck.packs=2 run.ace=both", 26, 0, 0, 40, 4441, 0x760169ca },
	{ "gin", "deck.packs=2 run.ace=wrap", 22, 1, 0, 40, 78932, 0x7c2f23f2 },
	{ "gin", "deck.packs=2 set.suits=any set.max=5 run.ace=both",
	    26, 1, 1, 40, 8926, 0x54e57a4f },
	{ "gin", "deck.packs=2 deck.jokers=2 run.ace=both wild.turned=true "
	    "wild=5H", 21, 2, 1, 60, 17252, 0xd01fa550 },
	{ "gin", "deck.packs=2 deck.jokers=3 run.ace=both wild.turned=true "
	    "wild=5H wild.as-natural=false", 21, 2, 1, 60, 35949, 0x4d235d01 },
	{ "gin", "deck.packs=3 deck.jokers=3 set.max=4 run.ace=both "
	    "wild.turned=true wild=KS values.wild=rank values.joker=20",
	    18, 2, 1, 60, 6050, 0x9907ebbc },
	{ "gin", "deck.packs=2 deck.jokers=4 run.ace=both jokers.max-per-run=1 "
	    "jokers.max-per-set=2 values.joker=25",
	    30, 2, 1, 30, 107409, 0xb970cb71 },
	{ "gin", "deck.packs=2 deck.jokers=4 jokers.min-naturals=2 "
	    "set.suits=any wild.ranks=[2]", 18, 1, 1, 60, 9432, 0x6a790e66 },
	{ "gin", "deck.packs=2 deck.jokers=4 jokers.max-by-size=3:1,5:2 "
	    "run.ace=both values.joker=20", 26, 2, 1, 40, 26911, 0xd0196815 },
	{ "gin", "deck.packs=2 deck.jokers=3 jokers.adjacent=false "
	    "wild.ranks=[5] set.suits=any run.ace=both values.wild=25 "
	    "values.joker=15", 16, 2, 1, 60, 19691, 0xda1f7ea8 },
	{ "gin", "deck.packs=2 deck.jokers=3 jokers.natural-percent=50 "
	    "wild.ranks=[2] set.max=none", 18, 2, 1, 60, 14527, 0xb5409a04 },
	{ "gin", "scoring=melds hand.counts=whole run.ace=both values.ace=15 "
	    "melds.ace-low=1 deck.packs=2 deck.jokers=3 values.joker=15 "
	    "melds.joker=0", 26, 0, 0, 40, 19482, 0x12bd56bb },
	{ "gin", "deck.packs=2 deck.jokers=2 run.min=4 run.max=6 set.min=2 "
	    "set.max=3", 26, 1, 0, 40, 5261, 0xf317abc0 },
	{ "gin", "deck.packs=2 deck.jokers=4 run.ace=wrap run.max=6 "
	    "values.joker=20", 20, 1, 1, 60, 201721, 0xca0a1fee },
	{ "gin", "deck.packs=2 deck.jokers=2 run.ace=high wild.ranks=[2,9] "
	    "values.wild=rank values.joker=15",
	    20, 1, 1, 60, 127336, 0x7aa9524b },
	{ "gin", "deck.packs=2 deck.jokers=2 run.ace=wrap wild.ranks=[K] "
	    "wild.as-natural=false", 18, 2, 1, 60, 328522, 0x08838fb2 },
	{ "gin", "deck.packs=2 deck.jokers=4 run.ace=both run.max=4 "
	    "values.joker=0", 16, 2, 2, 60, 1240, 0xad6979e3 },
	{ "gin", "deck.packs=2 deck.jokers=4 run.ace=both values.joker=0",
	    17, 2, 1, 60, 1796, 0xcafb35e4 },
	{ "gin", "deck.packs=2 deck.jokers=6 run.ace=both values.joker=0",
	    24, 3, 2, 40, 52467, 0x148e5b13 },
	{ "gin", "deck.packs=2 deck.jokers=4 jokers.adjacent=false "
	    "jokers.max-by-size=3:1,6:2 run.ace=both set.max=4",
	    18, 1, 1, 60, 897, 0xa2dea4f2 },
	{ "gin", "deck.packs=2 run.ace=both wild.ranks=[K]",
	    20, 2, 1, 60, 8552, 0xdd225b2d },
	{ "gin", "deck.packs=4 run.ace=high wild.ranks=[2,3,4,5]",
	    26, 1, 0, 20, 651581, 0xf756d7a5 },
	{ "gin", "deck.packs=4 deck.jokers=1 run.ace=both wild.turned=true "
	    "wild=5H", 21, 2, 1, 20, 8387, 0xe439d3b4 },
	/* few ways to lay melds: hardly a state is kept */
	{ "gin", "deck.packs=2", 13, 1, 0, 100, 674, 0x7bf116dd },
	{ "gin", "deck.packs=2 deck.jokers=2 run.ace=both wild.turned=true "
	    "wild=5H", 13, 2, 1, 100, 237, 0x2f92eb6d },
	{ "gin", "deck.packs=2 deck.jokers=2 values.joker=15",
	    11, 0, 0, 100, 1079, 0xd6f50c82 },
	/* more of them, of which some take long and are searched by states */
	{ "gin", "deck.packs=2 deck.jokers=2 run.ace=both wild.turned=true "
	    "wild=5H", 15, 2, 1, 400, 0, 0x4635665b },
	{ "gin", "deck.packs=2 deck.jokers=2 values.joker=15 run.ace=both",
	    14, 1, 0, 400, 454, 0x794dd2b4 },
	/* contracts */
	{ "contract", "round=1", 14, CONTRACT, 60, 784, 0xcf479414 },
	{ "contract", "round=3", 20, CONTRACT, 60, 6931, 0x28d9fddc },
	{ "contract", "round=4 contract.same-rank=false",
	    20, CONTRACT, 60, 5486, 0xac22cefe },
	{ "contract+deuces-wild", "round=2",
	    16, CONTRACT, 60, 5757, 0x424ec5cd },
	{ "contract+deuces-wild", "round=5",
	    20, CONTRACT, 60, 26615, 0xcc391719 },
	{ "contract+deuces-wild", "round=6 contract.cards=more",
	    22, CONTRACT, 30, 103559, 0x8e16081e },
	{ "contract+all-jokers", "round=7", 16, CONTRACT, 40, 182, 0xc1b82605 },
	{ "contract", "round=6 contract.cards=more deck.packs=3 deck.jokers=4",
	    24, CONTRACT, 30, 65685, 0xbc2b74f1 },
	{ "may-i", "round=3", 20, CONTRACT, 40, 46292, 0xd5bf556f },
	{ "may-i", "round=6", 20, CONTRACT, 30, 107137, 0xb93dbff4 },
	{ "shanghai", "round=10 jokers.adjacent=false",
	    22, CONTRACT, 30, 1043, 0x777f0a89 },
	{ "shanghai", "round=5 deck.jokers=4",
	    24, CONTRACT, 30, 2064, 0x7ba66320 },
	{ "contract", "round=5 wild.ranks=[3] values.wild=rank run.max=5 "
	    "contract.cards=more jokers.max-per-run=2 deck.jokers=4",
	    20, CONTRACT, 40, 23708, 0xf113be29 },
	{ "contract", "round=6 wild.ranks=[3] values.wild=rank run.ace=high "
	    "wild.as-natural=false contract.gap=2 deck.jokers=4",
	    18, CONTRACT, 60, 23201, 0x7f439f32 },
	{ "contract", "round=1 contract.sets=1:0 contract.runs=1:5 "
	    "contract.run-size=1:3 run.min=3",
	    20, CONTRACT, 40, 40864, 0x0a501ef6 },
	{ "contract", "round=3 wild.ranks=[A,2] values.wild=20 run.ace=low "
	    "contract.overlap=false jokers.min-naturals=2",
	    18, CONTRACT, 60, 7970, 0x3e471b0b },
};

/* The steps that hands took, and their answers. */
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

/* The hand of this number: they are drawn in turn in one way or another. */
static struct hand
draw(struct compare *c, const struct rules *rules, long i, int n)
{
	static const enum draw ways[] = { DRAW_ANY, DRAW_BLOCK, DRAW_SUIT,
		DRAW_JOKERS };
	card deck[COMPARE_DECK];
	struct hand h;

	compare_draw(c, rules, ways[i % 4], n, deck);
	hand_of(&h, deck, n);
	return h;
}

static void
try_row(struct compare *c, const struct row *row)
{
	const struct rules *rules = compare_compile(c, row->name,
	    row->settings);
	const struct demand demand = { .min_runs = row->min_runs,
		.min_pure = row->min_pure };
	struct tally t = NOTHING_YET;

	c->random.state = 7;
	for (long i = 0; rules && i < row->hands; i++) {
		struct hand h = draw(c, rules, i, row->cards);
		struct solution solution;

		solve(c->solver, rules, &h, &demand, &solution);
		mix_solution(&t, &solution);
	}
	t.steps = steps_of(c);
	ok(rules && same(&t, row->steps, row->answers),
	    "%ld hands of %d cards: %s %s", row->hands, row->cards, row->name,
	    row->settings);
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
		struct hand h = draw(c, rules, 1, n);

		solve_each(c->solver, rules, &h, 30, note_spread, &t);
	}
	t.steps = steps_of(c);
	ok(rules && same(&t, steps, answers), "%ld hands of %d cards spread: %s", hands,
	    n, settings);
}

/* The melds that cards are laid on. */
static void
mix_places(struct tally *t, const short *on, int n)
{
	for (int i = 0; i < n; i++)
		mix(t, &(signed char){ (signed char)on[i] }, 1);
}

/* Which cards may be laid off, and what the melds are then. */
static void
mix_check(struct compare *c, const struct rules *rules, const struct hand *h,
    const struct spread *spread, struct tally *t)
{
	struct meld after[GROUPS_MAX];
	struct laid_off laid;
	card cards[HAND_MAX];
	int n = hand_cards(h, cards);

	layoff_check(c->solver, rules, cards, n, spread, NULL, &laid, after);
	mix_places(t, laid.on, n);
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
	const struct demand none = { 0 };
	struct tally t = NOTHING_YET;

	c->random.state = 7;
	for (long i = 0; rules && i < hands; i++) {
		struct hand one = draw(c, rules, i, n);
		struct hand other = draw(c, rules, i, n);
		struct meld melds[GROUPS_MAX], readings[MELD_READINGS];
		struct spread spread = { .melds = melds };
		struct solution solution;
		struct solution defence;

		solve(c->solver, rules, &one, &none, &solution);
		for (int g = 0; g < solution.best.ngroups; g++)
			if (meld_read(rules, group_cards(&solution.best, g),
			    group_size(&solution.best, g), readings))
				melds[spread.n++] = readings[0];
		steps_of(c);
		(void)layoff_best(c->solver, rules, &other, &spread,
		    rules->melds_later, &demand_none, &defence);
		mix_arrangement(&t, &defence.best);
		mix_places(&t, defence.laid_on, laid_size(&defence.best));
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
	try_spreads(c, "", 11, 100, 4831, 0xeb4537b4);
	try_spreads(c, "run.ace=high run.max=4 set.max=3", 11, 60, 2578, 0x3363b19d);
	try_spreads(c, "deck.packs=2 set.suits=any set.max=none", 11, 60,
	    7526, 0xb0e345fc);
	try_layoffs(c, "", 10, 200, 1915, 0x78cdcd65);
	try_layoffs(c, "deck.packs=2 deck.jokers=2 run.ace=both set.max=none "
	    "set.suits=any", 13, 100, 12182, 0x3d71eab1);
	try_layoffs(c, "deck.packs=2 deck.jokers=2 run.ace=both set.max=none "
	    "scoring=penalty hand.counts=whole layoff.jokers=moved",
	    11, 100, 3693, 0xa8ca4856);
	try_layoffs(c, "deck.packs=2 deck.jokers=3 run.ace=wrap wild.ranks=[5] "
	    "jokers.adjacent=false scoring=penalty hand.counts=whole "
	    "layoff.jokers=moved", 13, 100, 226313, 0x5bcfd3a4);
	try_layoffs(c, "deck.packs=2 deck.jokers=3 run.ace=wrap "
	    "scoring=penalty hand.counts=whole melds.later=false",
	    15, 100, 17961, 0x3109e773);
	try_layoffs(c, "deck.packs=2 deck.jokers=3 run.ace=high run.max=6 "
	    "wild.ranks=[5] values.wild=20 scoring=penalty "
	    "hand.counts=whole layoff.jokers=claimed "
	    "jokers.natural-percent=50", 13, 100, 28704, 0x6642e601);
	try_layoffs(c, "deck.packs=2 deck.jokers=4 run.ace=both "
	    "scoring=penalty hand.counts=whole melds.later=false "
	    "wild.ranks=[2] values.wild=20 set.max=5", 13,
	    100, 35513, 0xc3695618);
	compare_free(c);
	return tap_done();
}
