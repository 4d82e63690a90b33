/*
 * Both ways to the best arrangement of a hand in play beside one another: the
 * tables of suits and the search by states.  What they find must be equal, in
 * every meld: under every rule set, with every rank wild, and under random
 * settings of what the tables know and what they do not.
 */
#include <stdio.h>
#include <stdlib.h>

#include "../bench/hands.h"
#include "compare.h"
#include "solve/runs.h"
#include "solve/suit-tables.h"
#include "tap.h"

static const struct demand demands[] = {
	{ .min_runs = 0 }, { .min_runs = 1 }, { .min_runs = 1, .min_pure = 1 },
	{ .min_runs = 2 }, { .min_runs = 2, .min_pure = 1 },
	{ .min_runs = 2, .min_pure = 2 }, { .min_runs = 3, .min_pure = 3 },
	{ .points = 30 }, { .points = 51, .lengthens = 1 },
	{ .min_runs = 1, .points = 40, .lengthens = 1 },
	{ .min_runs = 1, .min_pure = 1, .points = 40, .lengthens = 1 },
	/* not for tables */
	{ .min_runs = 3, .min_pure = 1 },
	{ .min_runs = 2, .min_pure = 1, .long_run = 4 },
};

static struct search *by_states;
static struct suit_tables *by_tables;
static long reached;

static bool
same_shapes(const struct search_result *a, const struct search_result *b)
{
	for (int i = 0; i < a->n; i++)
		if (shape_compare(&a->shapes[i], &b->shapes[i]) ||
		    a->shapes[i].start != b->shapes[i].start ||
		    a->shapes[i].jokers != b->shapes[i].jokers ||
		    a->shapes[i].holes != b->shapes[i].holes)
			return false;
	return true;
}

static bool
same_results(const struct search_result *a, const struct search_result *b)
{
	if (!a->found || !b->found)
		return a->found == b->found;
	return a->cost == b->cost && a->unmatched == b->unmatched &&
	    a->n == b->n && same_shapes(a, b);
}

static void
say(const char *name, const struct search_result *r)
{
	char letters[3 * HAND_MAX];

	compare_say("%s: found %d, cost %d, %d unmatched", name, r->found,
	    r->cost, r->unmatched);
	for (int i = 0; r->found && i < r->n; i++) {
		card cards[HAND_MAX];

		for (int k = 0; k < r->shapes[i].size; k++)
			cards[k] = shape_card(&r->shapes[i], k);
		compare_say("  %s", compare_letters(cards, r->shapes[i].size,
		    letters));
	}
}

static void
compare_hand(struct compare *c, const struct rules *rules, const card *cards,
    int n, const struct demand *d, int cost)
{
	struct search_result tables, states;
	char letters[3 * HAND_MAX];
	struct hand h;

	if (!hand_of(&h, cards, n) || !demand_possible(rules, &h, d) ||
	    !suit_tables_search(by_tables, rules, &h, d, cost, &tables))
		return;
	reached++;
	c->compared++;
	search_below(by_states, rules, &h, d, cost, &states);
	if (same_results(&tables, &states))
		return;
	if (++c->differing > COMPARE_REPORTS)
		return;
	compare_say("%.*s %s, %d runs, %d pure, %d points, below %d",
	    (int)rules->context.len, rules->context.s,
	    compare_letters(cards, n, letters), d->min_runs, d->min_pure,
	    d->points, cost);
	say("tables", &tables);
	say("states", &states);
}

/* A hand of one kind or another; of 22 cards it is not for tables. */
static int
draw(struct compare *c, const struct rules *rules, card *deck)
{
	struct random *r = &c->random;
	enum draw kind = random_below(r, DRAWS);
	int packs = rules->packs, dealt = packs == 3 ? 21 : 13;
	int n = random_below(r, 8) ? dealt + random_below(r, 3) :
	    3 + random_below(r, 10);

	if ((packs == 2 || packs == 3) && random_below(r, 3) == 0) {
		bench_near(r, deck, packs, dealt, rules->wild ?
		    card_rank(card_lowest(rules->wild)) : 14, -1);
		return dealt;
	}
	/* Only so many cards can be climbed with. */
	compare_draw(c, rules, kind == DRAW_CLIMB && n > 16 ? DRAW_ANY : kind,
	    n, deck);
	return n;
}

static void
compare_rows(struct compare *c, const struct rules *rules, long hands)
{
	for (long i = 0; i < hands; i++) {
		card deck[COMPARE_DECK];
		int n = draw(c, rules, deck);
		bool gate = random_below(&c->random, 2);

		compare_hand(c, rules, deck, n, &demands[gate ?
		    rules->declare_min_pure > 1 ? 6 : 4 :
		    random_below(&c->random, countof(demands))],
		    random_below(&c->random, 4) ? INT32_MAX :
		    1 + random_below(&c->random, 60));
	}
}

static void
try_set(struct compare *c, const char *name, long hands)
{
	long before = c->differing, compared = c->compared;

	for (int rank = 0; rank <= KING; rank++) {
		const struct rules *rules = compare_compile_set(c, name, 3);
		char setting[40];

		if (rank && rules && rules->wild_turned) {
			snprintf(setting, sizeof(setting), "wild=%cH",
			    "?A23456789TJQK"[rank]);
			rules = compare_compile(c, name, setting);
		} else if (rank) {
			break;
		}
		if (rules)
			compare_rows(c, rules, hands / (KING + 1));
	}
	ok(c->differing == before, "%s: %ld hands the same both ways", name,
	    c->compared - compared);
}

/* What the tables do not reach is one step away from what they do. */
static const char *const settings[] = {
	"", "set.max=4", "set.max=none", "set.max=3", "set.suits=any",
	"set.min=4", "run.min=4", "run.max=6", "run.ace=high", "run.ace=wrap",
	"deck.packs=1", "deck.packs=3", "deck.jokers=4", "deck.jokers=8",
	"jokers.min-naturals=2", "jokers.min-naturals=0",
	"jokers.max-per-run=1", "jokers.max-per-set=1",
	"jokers.adjacent=false", "jokers.max-by-size=3:1,6:2",
	"jokers.natural-percent=50", "wild.as-natural=false", "wild.ranks=[2,9]",
	"wild.cards=[AD,3S,KC]", "values.ace=1", "values.joker=20",
	"values.wild=20", "values.cards=QS:13", "values.king=1000",
	"lose.gate=none", "wild.ranks=[A,K]",
}, *const openings[] = {
	"", "melds.ace-low=20", "melds.ace-low=ace", "melds.joker=0",
	"melds.joker=30", "melds.joker=joker", "values.cards=AS:0,KS:20",
	"jokers.max-per-set=1", "jokers.max-per-run=2", "run.max=5",
	"wild.ranks=[2]", "jokers.natural-percent=51", "deck.packs=1",
};

/* From ace to ace: no run is longer. */
static void
compare_longest(struct compare *c, const struct rules *rules)
{
	card cards[14];

	for (int i = 0; i < 14; i++)
		cards[i] = CARD(HEARTS, i % KING + ACE);
	for (size_t i = 0; i < countof(demands); i++)
		compare_hand(c, rules, cards, 14, &demands[i], INT32_MAX);
}

/* More tables than are kept: of many cards of a suit, with jokers. */
static void
learn(struct compare *c, const struct rules *rules, long hands)
{
	struct search_result ignored;
	card deck[2 * KING];
	struct hand h;

	for (long i = 0; i < hands; i++) {
		for (int k = 0; k < 2 * KING; k++)
			deck[k] = CARD(CLUBS, k % KING + ACE);
		random_deal(&c->random, deck, 2 * KING, 11);
		deck[11] = deck[12] = deck[13] = CARD_JOKER;
		hand_of(&h, deck, 14);
		suit_tables_search(by_tables, rules, &h, &demands[0],
		    INT32_MAX, &ignored);
	}
	compare_rows(c, rules, 100);
}

/* Of one suit, with so many jokers that there may be no room for some. */
static void
compare_crowded(struct compare *c, const struct rules *rules, long hands)
{
	for (long i = 0; i < hands; i++) {
		card deck[3 * KING];
		int jokers = 3 + random_below(&c->random, 9);

		for (int k = 0; k < 3 * KING; k++)
			deck[k] = CARD(HEARTS, k % KING + ACE);
		random_deal(&c->random, deck, 3 * KING, 21 - jokers);
		for (int k = 21 - jokers; k < 21; k++)
			deck[k] = CARD_JOKER;
		compare_hand(c, rules, deck, 21,
		    &demands[random_below(&c->random, 7)], INT32_MAX);
	}
}

static void
try_settings(struct compare *c, const char *name, const char *const *list,
    size_t n, long hands)
{
	for (size_t i = 0; i < n; i++) {
		const struct rules *rules = compare_compile(c, name, list[i]);
		long before = c->differing, compared = c->compared;

		if (rules)
			compare_rows(c, rules, hands);
		if (rules && i == 0)
			compare_longest(c, rules);
		ok(rules && c->differing == before,
		    "%s %s: %ld hands the same both ways", name, list[i],
		    c->compared - compared);
	}
}

int
main(int argc, char **argv)
{
	const struct rules *rules;
	struct compare *c = compare_create(7);
	struct effort effort = EFFORT_UNLIMITED;
	long hands = compare_hands(argc, argv, 300);

	by_states = search_create(&effort);
	by_tables = suit_tables_create();
	compare_each_set(c, hands, try_set);
	try_settings(c, "indian", settings, countof(settings), hands);
	try_settings(c, "romme", openings, countof(openings), hands);
	rules = compare_compile(c, "indian", "deck.jokers=6");
	if (rules)
		learn(c, rules, 1600);
	ok(rules && !c->differing, "more tables than are kept: the same");
	rules = compare_compile(c, "indian", "deck.packs=3");
	if (rules)
		compare_crowded(c, rules, 3 * hands);
	ok(rules && !c->differing, "one suit with jokers: the same");
	ok(reached > hands, "tables reached %ld hands", reached);
	suit_tables_free(by_tables);
	search_free(by_states);
	compare_free(c);
	return tap_done();
}
