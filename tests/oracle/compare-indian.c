/*
 * Indian rummy, the program's judge against the oracle: under every rule set
 * and every wild rank what a hand of 13, or of 14 with the best discard, costs
 * its loser, and whether it could be declared.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compare.h"
#include "settle/referee.h"
#include "tap.h"

/* Beside every rule set by which a loser pays, with settings: */
static const struct house {
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

static const enum oracle_gate gates[] = {
	ORACLE_GATE_NONE, ORACLE_GATE_TWO_SEQUENCES, ORACLE_GATE_LADDER,
	ORACLE_GATE_PURE_ONLY, ORACLE_GATE_PURE_RUNS
};

/* Which cards should be wild when this was turned, by the rules' own words. */
static uint64_t
wild_cards(const struct rules *rules, size_t t)
{
	if (!t)
		return 0;
	if (t < TURNED - 1)
		return CARDS_OF_RANK(t);
	return rules->wild_joker_turned ? 0 : CARDS_OF_RANK(ACE);
}

/* Is it complete by pairs of identical cards, or the like? */
static bool
is_complete(const struct rules *r, const card *cards, int n)
{
	int count[CARD_LIMIT] = { 0 }, pairs = 0, triples = 0, jokers = 0;
	int single = 0, rest, helped;

	for (int i = 0; i < n; i++)
		count[cards[i]]++;
	for (int c = 0; c < CARD_LIMIT; c++) {
		bool joker = card_is_joker((card)c) ?
		    r->joker_face == CARD_NONE : r->wild >> c & 1;

		jokers += joker ? count[c] : 0;
		triples += r->same_min > 0 && (!card_is_joker((card)c) ||
		    !joker) &&
		    count[c] >= r->same_min;
		if (joker && r->declare_pair_jokers)
			continue;
		pairs += count[c] / 2;
		single += count[c] % 2;
	}
	helped = jokers < single ? jokers : single;
	if (r->declare_pair_jokers)
		pairs += helped + (jokers - helped) / 2;
	rest = n - 2 * pairs;
	if (r->declare_pairs >= 0 && pairs >= r->declare_pairs &&
	    (!rest || r->declare_rest_free))
		return true;
	if (!r->declare_rest_free)
		return false;
	return (r->declare_triples >= 0 && triples >= r->declare_triples) ||
	    (r->declare_wilds >= 0 && jokers >= r->declare_wilds);
}

/*
 * What the oracle says of a hand: the best over all discards, if there is one.
 */
struct expected {
	struct oracle_count count;
	bool complete;
};

/* The cards but number i; the oracle has them in its own order. */
static const card *
remaining(const struct oracle *o, int i, card *rest)
{
	int n = 0;

	for (int k = 0; k < o->n; k++)
		if (k != i)
			rest[n++] = o->cards[k];
	return rest;
}

static struct expected
expect(struct compare *c, const struct rules *rules, const card *cards, int n)
{
	struct oracle_rules r = compare_rules(rules);
	struct oracle_demand demand = { rules->declare_min_runs,
	    rules->declare_min_pure, rules->declare_long_run };
	struct oracle_demand load = demand;
	struct oracle_loss loss = { gates[rules->lose_gate], demand,
	    rules->lose_cap, rules->lose_round_to, rules->lose_no_pure };
	struct expected e = { { 0, 0 }, false };
	card rest[ORACLE_HAND] = { 0 };
	unsigned hand;

	load.min_runs += !load.min_runs;
	load.min_pure += !load.min_pure;
	oracle_load(c->oracle, &r, &load, cards, n);
	hand = oracle_hand(c->oracle);
	for (int i = 0; i < (n == 14 ? n : 1); i++) {
		unsigned kept = n == 14 ? hand & ~(1u << i) : hand;
		struct oracle_count count;

		oracle_lose(c->oracle, kept, &loss, &count);
		if (!i || count.points < e.count.points
		    || (count.points == e.count.points
		    && count.counted < e.count.counted))
			e.count = count;
		e.complete |= oracle_complete(c->oracle, kept, &demand);
		if (!is_complete(rules, remaining(c->oracle, n == 14 ? i : n,
		    rest), n == 14 ? 13 : n))
			continue;
		e.complete = true;
		e.count = (struct oracle_count){ 0, 0 };
	}
	return e;
}

static void
compare_one(struct compare *c, const struct rules *rules, enum draw draw, int n)
{
	uint64_t seed = c->random.state;
	struct arena *arena = arena_create();
	struct verdicts verdicts;
	struct seat seat;
	struct deal deal = { .rules = rules, .seats = &seat, .nseats = 1,
	    .file = "-", .line = 1 };
	const struct outcome *seen;
	struct expected e;
	card deck[COMPARE_DECK];
	char letters[3 * ORACLE_HAND];

	compare_draw(c, rules, draw, n, deck);
	e = expect(c, rules, deck, n);
	memset(&seat, 0, sizeof(seat));
	seat.kind = SEAT_PLAIN;
	memcpy(seat.cards.cards, deck, (size_t)n);
	seat.cards.size = (unsigned char)n;
	seat.cards.discard = CARD_NONE;
	memset(&verdicts, 0, sizeof(verdicts));
	judge_deal(c->solver, &deal, false, arena, &verdicts);
	seen = &verdicts.seats[0].outcome;
	c->compared++;
	if (verdicts.failed || !seen->has_deadwood || !seen->has_points
	    || seen->deadwood != e.count.counted
	    || seen->points != e.count.points
	    || (seen->verdict == VERDICT_READY) != e.complete) {
		c->differing++;
		compare_say("[%.*s] %s", (int)rules->context.len,
		    rules->context.s, compare_letters(deck, n, letters));
		compare_say("  oracle: %s deadwood=%d points=%d, program: %s "
		    "deadwood=%d points=%d, seed %#llx",
		    e.complete ? "ready" : "open", e.count.counted,
		    e.count.points, verdict_names[seen->verdict],
		    seen->deadwood, seen->points, (unsigned long long)seed);
	}
	arena_free(arena);
}

static void
compare_house(struct compare *c, const struct house *h, long hands)
{
	const struct rules *rules[TURNED];
	char house[120], settings[120];
	int wrong = 0;

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
		wrong += rules[t]->wild !=
		    (wild_cards(rules[t], t) | rules[t]->wild_cards);
	}
	ok(!wrong, "%s: what is wild when a card is turned", house);
	for (long i = 0; i < hands; i++)
		compare_one(c, rules[i / DRAWS % (long)TURNED],
		    (enum draw)(i % DRAWS),
		    random_below(&c->random, 4) ? 13 : 14);
	ok(!c->differing, "%s: %ld hands compared, %ld differ", house,
	    c->compared, c->differing);
}

/* Of hands of thirteen cards, with cards that are turned to be wild. */
static void
compare_set(struct compare *c, const char *name, long hands)
{
	const struct rules *rules = compare_compile(c, name, "");

	if (rules && rules->scoring == SCORING_PENALTY && rules->wild_turned &&
	    rules->dealt == 13)
		compare_house(c, &(struct house){ name, "" }, hands);
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
