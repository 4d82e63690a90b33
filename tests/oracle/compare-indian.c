/*
 * Indian rummy, the program's judge against the oracle: under every rule set
 * and every wild rank what a hand of 13, or of 14 with the best discard, costs
 * its loser, and whether it could be declared.
 */
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include "compare.h"
#include "expect.h"
#include "tap.h"
#include "../fuzz/target.h"

/* Beside every rule set by which a loser pays, with settings: */
static const struct row {
	const char *name, *settings;
} houses[] = {
	{ "indian+pure-only", "" },
	{ "deccan+flat-80", "" },
	/* Claims that need other runs than the gate: */
	{ "indian", "lose.gate=none" },
	{ "rummycircle+pure-only", "declare.min-pure=0" },
	{ "rummycircle+pure-only", "declare.min-pure=0 declare.min-runs=1" },
	{ "indian+pure-only", "declare.min-pure=0 declare.min-runs=0" },
	{ "indian+pure-only", "declare.min-pure=2" },
	{ "deccan", "declare.min-pure=0" },
	{ "rummycircle", "lose.gate=pure-runs" },
	{ "indian", "lose.gate=pure-runs declare.min-runs=3 declare.min-pure=3 "
	    "deck.packs=3 same.min=3 same.counts-as=pure-run" },
	{ "taj", "lose.gate=pure-runs deck.packs=3 same.min=3" },
	{ "deccan+flat-80", "declare.min-pure=0" },
	{ "indian", "lose.no-pure=flat lose.gate=none" },
	{ "taj", "lose.no-pure=flat" },
	{ "taj", "lose.no-pure=flat declare.min-pure=0" },
	{ "taj", "declare.min-pure=0" },
	/* One run of a claim longer than others: */
	{ "indian", "declare.long-run=4" },
	{ "deccan", "declare.long-run=5" },
	{ "rummycircle+pure-only", "declare.long-run=4" },
	{ "taj", "declare.long-run=4 lose.no-pure=flat" },
	{ "indian", "declare.long-run=4 jokers.max-per-run=1" },
	/* Jokers that do not fit everywhere: */
	{ "rummycircle", "run.max=5" },
	{ "rummycircle", "declare.min-pure=2" },
	{ "deccan", "wild.as-natural=false" },
	/* Card values that do not go by rank: */
	{ "rummycircle", "values.2=10 values.king=9 values.ace=3" },
	{ "rummycircle", "jokers.max-per-set=1" },
	/* Melds of identical cards, and claims without melds: */
	{ "rummycircle", "deck.packs=3 same.min=3 same.counts-as=pure-run" },
	{ "deccan", "deck.packs=3 same.min=2 same.counts-as=pure-run" },
	{ "taj", "deck.packs=4 same.min=3 wild.as-natural=false "
	    "lose.no-pure=flat" },
	{ "indian", "wild.cards=[AD,3S,KC]" },
	{ "indian", "deck.packs=3 declare.pairs=4 declare.rest-free=true" },
	{ "rummycircle", "deck.packs=8 same.min=3 "
	    "same.counts-as=pure-run" },
	{ "taj", "deck.packs=8 declare.pairs=6" },
	{ "indian", "deck.packs=4 same.min=2 "
	    "same.counts-as=pure-run declare.min-runs=3" },
	{ "a23", "deck.packs=3 declare.pairs=5 declare.pair-jokers=true "
	    "declare.rest-free=true deck.jokers=4" },
	{ "indian", "deck.packs=4 same.min=3 declare.triples=2 "
	    "declare.wilds=4 declare.rest-free=true deck.jokers=2" },
};

/* Turned up: nothing, a card of each rank, or a printed joker. */
static const char *const turned[] = {
	"", "wild=AS", "wild=2H", "wild=3D", "wild=4C", "wild=5S", "wild=6H",
	"wild=7D", "wild=8C", "wild=9S", "wild=TH", "wild=JD", "wild=QC",
	"wild=KS", "wild=JK"
};

#define TURNED countof(turned)

static const char *wrong;
static jmp_buf back;

_Noreturn void
broken(const char *what)
{
	wrong = what;
	longjmp(back, 1);
}

static void
compare_one(struct compare *c, const struct rules *rules, enum draw draw, int n)
{
	uint64_t seed = c->random.state;
	struct arena *arena = arena_create();
	struct verdicts verdicts = { .failed = false };
	card deck[COMPARE_DECK];
	struct seat seat;
	struct deal deal = { .rules = rules, .seats = &seat, .nseats = 1,
		.file = "-", .line = 1 };
	char letters[3 * ORACLE_HAND];

	compare_draw(c, rules, draw, n, deck);
	seat = compare_seat("", VERB_NONE, deck, n);
	judge_deal(c->solver, &deal, false, arena, &verdicts);
	wrong = verdicts.failed ? "a failure" : NULL;
	if (!wrong && !setjmp(back))
		c->compared += expect_lone(c->oracle, rules, &seat,
		    &verdicts.seats[0], 13);
	if (wrong) {
		c->differing++;
		compare_say("[%.*s] %s: %s, seed %#llx", (int)rules->context.len,
		    rules->context.s, compare_letters(deck, n, letters), wrong,
		    (unsigned long long)seed);
	}
	arena_free(arena);
}

static void
compare_house(struct compare *c, const struct row *h, long hands)
{
	const struct rules *rules[TURNED];
	char house[120], settings[120];
	int differ = 0;

	snprintf(house, sizeof(house), "%s%s%s", h->name,
	    *h->settings ? " " : "", h->settings);
	c->compared = c->differing = 0;
	for (size_t t = 0; t < TURNED; t++) {
		snprintf(settings, sizeof(settings), "%s%s%s", h->settings,
		    *h->settings && *turned[t] ? " " : "", turned[t]);
		rules[t] = compare_compile(c, h->name, settings);
		if (!rules[t]) {
			ok(false, "%s %s can be compiled", house, turned[t]);
			return;
		}
		differ += rules[t]->wild != rules_of(rules[t]).wild;
	}
	ok(!differ, "%s: what is wild when a card is turned", house);
	for (long i = 0; i < hands; i++)
		compare_one(c, rules[i / DRAWS % (long)TURNED],
		    (enum draw)(i % DRAWS),
		    random_below(&c->random, 4) ? 13 : 14);
	ok(!c->differing && c->compared == hands, "%s: %ld hands compared, %ld differ", house,
	    c->compared, c->differing);
}

/* Of hands of thirteen cards, with cards that are turned to be wild. */
static void
compare_set(struct compare *c, const char *name, long hands)
{
	const struct rules *rules = compare_compile(c, name, "");

	if (rules && rules->scoring == SCORING_PENALTY && rules->wild_turned &&
	    rules->dealt == 13)
		compare_house(c, &(struct row){ name, "" }, hands);
}

int
main(int argc, char **argv)
{
	struct compare *c = compare_create(4);
	size_t count = countof(houses);
	long hands = compare_hands(argc, argv, 700) / 10 + 1;

	if (!getenv("RUMMY_ORACLE_RULES"))
		for (size_t i = 0; i < count; i++)
			compare_house(c, &houses[i], hands);
	compare_each_set(c, hands, compare_set);
	compare_free(c);
	return tap_done();
}
