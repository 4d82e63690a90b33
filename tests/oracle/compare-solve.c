/*
 * The solver against the oracle: hands of every kind, under gin and under
 * other values of every key that the solver reads; then under every rule set.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compare.h"
#include "tap.h"

/* A '?' in the settings is each rank in turn. */
static const struct row {
	const char *settings;
	int share;           /* of all hands, in hundredths */
	int sizes[3];
	int min_runs, min_pure; /* demands up to these */
	int long_run;           /* and, one time in two, this */
} rows[] = {
	{ "", 53, { 7, 10, 11 }, 0, 0, 0 },
	{ "", 1, { 12, 13, 16 }, 0, 0, 0 },
	{ "", 2, { 9, 10, 13 }, 3, 2, 0 },
	{ "run.ace=high", 2, { 7, 10, 13 }, 1, 1, 0 },
	{ "run.ace=both", 3, { 7, 10, 13 }, 2, 1, 0 },
	{ "run.ace=wrap", 3, { 7, 10, 12 }, 2, 1, 0 },
	{ "run.min=4 set.max=3", 2, { 7, 10, 13 }, 1, 1, 0 },
	{ "run.max=4 set.min=4", 2, { 7, 10, 13 }, 2, 1, 0 },
	{ "set.min=2 run.min=2", 1, { 6, 7, 8 }, 1, 1, 0 },
	{ "set.min=none", 2, { 7, 10, 13 }, 1, 1, 0 },
	{ "run.min=none", 2, { 7, 10, 13 }, 0, 0, 0 },
	{ "set.min=none deck.packs=2 deck.jokers=3 wild.turned=true wild=?H "
	    "run.ace=wrap", 1, { 8, 10, 12 }, 1, 1, 0 },
	{ "run.min=none deck.packs=2 deck.jokers=3 wild.turned=true wild=?H "
	    "set.suits=any set.max=5", 1, { 8, 10, 12 }, 0, 0, 0 },
	{ "deck.ranks=A,2,3,4,5,6,7,J,Q,K run.ace=low", 2, { 7, 10, 13 }, 1,
	    1, 0 },
	{ "deck.ranks=7,8,9,10,J,Q,K,A run.ace=high deck.jokers=3 "
	    "deck.packs=2", 2, { 8, 10, 12 }, 2, 1, 0 },
	{ "deck.ranks=2,4,6,8,10,Q deck.packs=2 deck.jokers=3 wild.turned=true "
	    "wild=6H wild.above=true wild.below=true values.wild=rank", 2,
	    { 8, 10, 12 }, 2, 1, 4 },
	{ "deck.ranks=A,3,5,7,9,J,K run.ace=high deck.packs=3 deck.jokers=4 "
	    "wild.cards=[3C,KD] set.suits=any jokers.adjacent=false", 1,
	    { 8, 10, 12 }, 2, 1, 0 },
	{ "deck.packs=2", 3, { 10, 11, 13 }, 2, 2, 0 },
	{ "deck.packs=2 set.suits=any set.max=5 run.ace=both", 2,
	    { 8, 10, 12 }, 1, 1, 0 },
	{ "deck.packs=8 run.ace=wrap", 2, { 10, 12, 14 }, 2, 2, 0 },
	{ "deck.packs=8 set.suits=any set.max=none", 1,
	    { 8, 10, 12 }, 1, 1, 0 },
	{ "deck.packs=8 deck.jokers=8 set.suits=any set.max=none run.ace=both "
	    "wild.turned=true wild=?S jokers.max-by-size=3:1,5:2", 1,
	    { 8, 10, 12 }, 2, 1, 0 },
	{ "deck.packs=6 deck.jokers=4 set.suits=any wild.ranks=[2] "
	    "wild.as-natural=false values.joker=20", 1, { 8, 10, 12 }, 1, 1, 0 },
	{ "values.cards=3D:25,AD:0,KS:1", 2, { 7, 10, 13 }, 1, 1, 0 },
	{ "wild.cards=[AD,7S] values.wild=rank values.cards=AD:30", 2,
	    { 7, 10, 13 }, 2, 1, 0 },
	{ "deck.packs=2 deck.jokers=2 wild.cards=[2C,2D,KH] wild.ranks=[9] "
	    "wild.as-natural=false run.ace=wrap values.wild=20 "
	    "jokers.adjacent=false", 1, { 8, 10, 12 }, 1, 1, 0 },
	{ "deck.jokers=2 values.joker=25", 3, { 7, 10, 11 }, 1, 1, 0 },
	{ "deck.packs=2 deck.jokers=2 run.ace=both wild.turned=true wild=?H",
	    8, { 10, 13, 14 }, 2, 1, 0 },
	{ "deck.packs=2 deck.jokers=3 set.max=4 run.ace=both wild.turned=true "
	    "wild=?S values.wild=rank values.joker=20", 4, { 9, 12, 13 }, 2, 1, 0 },
	{ "deck.packs=3 deck.jokers=3 wild.turned=true wild=?D "
	    "wild.as-natural=false", 2, { 8, 10, 13 }, 3, 1, 0 },
	{ "deck.packs=2 deck.jokers=4 wild.turned=true wild=?C "
	    "jokers.max-per-run=1 jokers.max-per-set=2", 3, { 9, 10, 13 }, 2, 1, 0 },
	{ "deck.packs=2 deck.jokers=4 wild.turned=true wild=?H "
	    "jokers.min-naturals=2 set.suits=any", 2, { 8, 10, 12 }, 2, 1, 0 },
	{ "deck.packs=2 deck.jokers=4 jokers.max-by-size=3:1,5:2 run.ace=both "
	    "values.joker=20", 2, { 8, 10, 12 }, 2, 1, 0 },
	{ "deck.packs=2 deck.jokers=3 jokers.natural-percent=50 wild.ranks=[2] "
	    "set.max=none", 2, { 8, 10, 12 }, 2, 1, 0 },
	{ "deck.packs=2 deck.jokers=3 jokers.adjacent=false wild.ranks=[5] "
	    "set.suits=any run.ace=both values.wild=25 values.joker=15", 2,
	    { 8, 10, 12 }, 2, 1, 0 },
	{ "deck.packs=2 wild.ranks=[2,J] values.wild=rank run.ace=both", 2,
	    { 8, 10, 12 }, 2, 1, 0 },
	{ "deck.packs=2 deck.jokers=2 wild.ranks=[2,3,K] values.wild=rank "
	    "values.joker=5 jokers.max-per-run=1 jokers.max-per-set=0", 2,
	    { 8, 10, 12 }, 1, 0, 0 },
	{ "deck.packs=2 deck.jokers=6 jokers.min-naturals=0 wild.ranks=[2] "
	    "run.ace=both", 1, { 7, 9, 11 }, 1, 1, 0 },
	{ "scoring=melds hand.counts=whole run.ace=both values.ace=15 "
	    "melds.ace-low=1", 2,
	    { 7, 10, 12 }, 1, 1, 0 },
	{ "scoring=melds hand.counts=whole run.ace=wrap values.ace=15 "
	    "melds.ace-low=5", 1,
	    { 7, 10, 12 }, 1, 0, 0 },
	{ "scoring=melds hand.counts=whole run.ace=both values.ace=15 "
	    "melds.ace-low=1 "
	    "deck.jokers=3 values.joker=15 melds.joker=0", 2, { 7, 10, 12 }, 0,
	    0, 0 },
	{ "scoring=penalty deck.packs=2 deck.jokers=3 wild.as-natural=false "
	    "wild.turned=true wild.same-rank=false wild.same-card=true "
	    "wild.printed=turned-card run.ace=both wild=?H", 3, { 8, 10, 13 }, 2,
	    1, 0 },
	{ "scoring=penalty deck.packs=2 deck.jokers=4 wild.as-natural=false "
	    "wild.turned=true wild.same-rank=false wild.same-card=true "
	    "wild.printed=turned-card same.min=2 same.counts-as=pure-run "
	    "values.cards=QS:40 values.wild=rank wild=QS", 1, { 8, 9, 10 }, 2, 1,
	    0 },
	{ "deck.packs=2", 2, { 9, 11, 13 }, 2, 1, 5 },
	{ "deck.packs=2 deck.jokers=2 run.ace=both wild.turned=true wild=?H", 2,
	    { 8, 10, 13 }, 2, 1, 4 },
	{ "deck.packs=2 deck.jokers=3 run.ace=wrap set.max=4 "
	    "jokers.max-per-run=2 values.joker=20", 2, { 8, 10, 12 }, 2, 1, 5 },
	{ "deck.packs=2 deck.jokers=2 run.ace=wrap wild.turned=true wild=?D", 1,
	    { 8, 10, 12 }, 2, 1, 0 },
};

#define VARIANTS 13

static bool
has_jokers(const struct rules *rules)
{
	return rules->wild || rules->printed_jokers > 0;
}

static void
compare_one(struct compare *c, const struct rules *rules,
    const struct row *row, enum draw draw)
{
	uint64_t seed = c->random.state;
	struct oracle_rules r = rules_by_place(rules);
	struct oracle_demand demand;
	struct demand asked;
	struct oracle_best best;
	struct solution solution;
	struct hand hand;
	card deck[COMPARE_DECK];
	int n = row->sizes[random_below(&c->random, 3)];
	const char *wrong = NULL;

	demand.min_runs = random_below(&c->random, row->min_runs + 1);
	demand.min_pure = random_below(&c->random, row->min_pure + 1);
	demand.long_run = row->long_run && demand.min_runs &&
	    random_below(&c->random, 2) ? row->long_run : 0;
	compare_draw(c, rules, draw, n, deck);
	oracle_load(c->oracle, &r, &demand, deck, n);
	oracle_solve(c->oracle, oracle_hand(c->oracle), &demand, &best);

	asked = (struct demand){ .min_runs = demand.min_runs,
		.min_pure = demand.min_pure, .long_run = demand.long_run };
	hand_of(&hand, deck, n);
	solve_all(c->solver, rules, &hand, &asked, INT32_MAX, &solution);
	c->compared++;
	if (solution.found != best.found)
		wrong = "whether the demand can be met";
	else if (best.found)
		wrong = compare_arrangement(&r, deck, n, &solution.best, 0,
		    &best);
	if (!wrong && best.found && solution.cost != best.deadwood)
		wrong = "cost told";
	if (!wrong && rules->scoring != SCORING_MELDS && !demand.min_runs && !demand.min_pure
	    && rules->same_min == KEY_NONE && rules->joker_face == CARD_NONE
	    && solve_deadwood(c->solver, rules, &hand) != best.deadwood)
		wrong = "solve_deadwood";
	/* Where there are jokers the solver's order leaves surplus ones out. */
	if (wrong == compare_order && has_jokers(rules))
		wrong = NULL;
	if (!wrong)
		return;
	compare_report(c, seed, rules, wrong, deck, n,
	    solution.found ? &solution.best : NULL,
	    solution.found ? solution.cost : -1, &best);
	if (c->differing <= COMPARE_REPORTS)
		compare_say("  demand: %d runs, %d pure, longest %d",
		    demand.min_runs, demand.min_pure, demand.long_run);
}

/* The row's rules, with every rank where it has a '?'; returns how many. */
static int
compile(struct compare *c, const struct row *row,
    const struct rules *variants[VARIANTS])
{
	const char *mark = strchr(row->settings, '?');
	char settings[400];

	for (int i = 0; i < (mark ? VARIANTS : 1); i++) {
		snprintf(settings, sizeof(settings), "%s", row->settings);
		if (mark)
			settings[mark - row->settings] = "A23456789TJQK"[i];
		variants[i] = compare_compile(c, "gin", settings);
		if (!variants[i])
			return 0;
	}
	return mark ? VARIANTS : 1;
}

static void
compare_variants(struct compare *c, const struct rules *const *variants, int n,
    const struct row *row, const char *name, long hands)
{
	const char *demanded = row->min_runs ? ", runs demanded" : "";

	c->compared = c->differing = c->disordered = 0;
	for (long i = 0; i < hands && n; i++)
		compare_one(c, variants[i / DRAWS % n], row,
		    (enum draw)(i % DRAWS));
	ok(c->compared == hands && c->differing == c->disordered,
	    "%ld hands, %ld differ: %s%s", c->compared,
	    c->differing - c->disordered, name, demanded);
	if (n && !has_jokers(variants[0]))
		ok(c->compared == hands && !c->disordered,
		    "%ld hands, %ld tied otherwise: %s%s", c->compared,
		    c->disordered, name, demanded);
}

static void
compare_row(struct compare *c, const struct row *row, long hands)
{
	const struct rules *variants[VARIANTS];
	int n = compile(c, row, variants);

	compare_variants(c, variants, n, row,
	    *row->settings ? row->settings : "gin", hands);
}

/* Hands of the size dealt, unless that is too large for the oracle. */
static void
compare_set(struct compare *c, const char *name, long hands)
{
	const struct rules *rules = compare_compile_set(c, name, 1);
	int most = rules && rules->dealt > 6 && rules->dealt < 13 ?
	    rules->dealt : 13;
	struct row row = { name, 0, { most - 3, most - 1, most }, 0, 0, 0 };

	if (rules) {
		row.min_runs = rules->declare_min_runs;
		row.min_pure = rules->declare_min_pure;
	}
	compare_variants(c, &rules, rules != NULL, &row, name, hands);
}

int
main(int argc, char **argv)
{
	struct compare *c = compare_create(2);
	long hands = compare_hands(argc, argv, 4000);

	if (!getenv("RUMMY_ORACLE_RULES"))
		for (size_t i = 0; i < countof(rows); i++)
			compare_row(c, &rows[i],
			    (hands * rows[i].share + 99) / 100);
	compare_each_set(c, hands / 100 + 1, compare_set);
	compare_free(c);
	return tap_done();
}
