/*
 * The oracle's contracts against worked examples, and against every
 * arrangement of small hands.  Nothing of the program is used here.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "oracle.h"
#include "random.h"
#include "sample.h"
#include "tap.h"

/* A group under contract rummy: p pure run, i run, s set, - none. */
static const struct {
	const char *id, *cards;
	int wild, natural_percent;
	bool apart;
	char kind;
} group_rows[] = {
	{ "CT01", "AS AS AH", 0, 0, false, 's' },
	{ "CT02", "JH QH KH AH", 0, 0, false, 'p' },
	{ "CT03", "AH 2H 3H 4H", 0, 0, false, 'p' },
	{ "CT04", "KH AH 2H 3H", 0, 0, false, '-' },
	{ "CT05", "5H 6H 7H", 0, 0, false, '-' },
	{ "CT19", "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH", 0, 0, false,
	    'p' },
	{ "UD02", "AD 2D AC", 2, 0, false, 's' },
	{ "UD04", "AD 2D 3C", 2, 0, false, '-' },
	{ "UD06", "6D 9D 8D", 2, 0, false, '-' },
	{ "a deuce as itself", "AD 2D 3D 4D", 2, 0, false, 'p' },
	{ "CX01", "7C 7H 2S", 2, 50, false, 's' },
	{ "CX02", "7C 2H PJ", 2, 50, false, '-' },
	{ "half of the cards", "7C 7H 2S PJ", 2, 50, false, 's' },
	{ "CX03", "5D PJ PJ 8D", 0, 0, true, '-' },
	{ "CX03 without the rule", "5D PJ PJ 8D", 0, 0, false, 'i' },
	{ "one joker inside, one behind", "5D PJ 7D PJ", 0, 0, true, 'i' },
	{ "two jokers in a set", "5D PJ PJ 5C", 0, 0, true, 's' },
};

static void
note_kind(const struct oracle_reading *reading, void *arg)
{
	char *kind = arg;

	if (reading->pure)
		*kind = 'p';
	else if (*kind != 'p')
		*kind = reading->run ? 'i' : 's';
}

static void
test_groups(void)
{
	for (size_t i = 0; i < sizeof(group_rows) / sizeof(*group_rows); i++) {
		struct oracle_rules rules = sample_contract(group_rows[i].wild);
		card cards[ORACLE_HAND];
		char kind = '-';

		rules.natural_percent = group_rows[i].natural_percent;
		rules.apart = group_rows[i].apart;
		oracle_read(&rules, cards,
		    sample_cards(group_rows[i].cards, cards), note_kind, &kind);
		ok(kind == group_rows[i].kind, "%s: %s is %c",
		    group_rows[i].id, group_rows[i].cards, group_rows[i].kind);
	}
}

/* Usual contracts: a gap of one, shared places and ranks; or as named. */
#define SETS(n) n, 0
#define RUNS(n) 0, n
#define EXACT true, 1, true, true, false
#define MORE false, 1, true, true, false
#define GAP(n) true, n, false, true, false
#define LAST false, 1, true, true, true

/* What is left of a hand when the contract is down; -1: it cannot be met. */
static const struct {
	const char *id, *cards;
	int wild;
	struct oracle_contract contract;
	int left;
} contract_rows[] = {
	{ "CT06", "2H 3H 4H 5H 6H 7H 8H 9H", 0, { RUNS(2), 4, EXACT }, -1 },
	{ "CT06 with a gap", "2H 3H 4H 5H 7H 8H 9H 10H", 0,
	    { RUNS(2), 4, EXACT }, 0 },
	{ "CT06 without the rule", "2H 3H 4H 5H 6H 7H 8H 9H", 0,
	    { RUNS(2), 4, GAP(0) }, 0 },
	{ "CT08", "2H 3H 4H 5H 6S 7S 8S 9S", 0, { RUNS(2), 4, EXACT }, 0 },
	{ "MI01", "3S 4S 5S 6S 9S 10S JS QS", 2, { RUNS(2), 4, GAP(2) }, 0 },
	{ "MI02", "3S 4S 5S 6S 10S JS QS KS", 2, { RUNS(2), 4, GAP(2) }, 0 },
	{ "MI03", "3S 4S 2H 6S 9S PJ JS QS", 2, { RUNS(2), 4, GAP(2) }, 0 },
	{ "MI07", "3S 4S PJ 6S 8S 2H 10S JS", 2, { RUNS(2), 4, GAP(2) }, -1 },
	{ "MI07 with gap 1", "3S 4S PJ 6S 8S 2H 10S JS", 2,
	    { RUNS(2), 4, GAP(1) }, 0 },
	{ "runs that share places", "2H 3H 4H 5H 3H 4H 5H 6H", 0,
	    { RUNS(2), 4, EXACT }, 0 },
	{ "runs that may not share places", "2H 3H 4H 5H 3H 4H 5H 6H", 0,
	    { RUNS(2), 4, GAP(1) }, -1 },
	{ "the same run twice", "JH QH KH AH JH QH KH AH", 0,
	    { RUNS(2), 4, EXACT }, 0 },
	{ "aces at both ends, a gap between", "AH 2H 3H 4H JH QH KH AH", 0,
	    { RUNS(2), 4, GAP(2) }, 0 },
	{ "exact sizes leave the fourth", "5C 5D 5H 5S 9C 9D 9H", 0,
	    { SETS(2), 4, EXACT }, 5 },
	{ "and the fifth of a run", "5H 6H 7H 8H 9H QC QD QS", 0,
	    { 1, 1, 4, EXACT }, 5 },
	{ "more cards than the least", "5C 5D 5H 5S 9C 9D 9H", 0,
	    { SETS(2), 4, MORE }, 0 },
	{ "two sets of one rank", "5C 5D 5H 5S 5C 5D", 0,
	    { SETS(2), 4, EXACT }, 0 },
	{ "not where ranks must differ", "5C 5D 5H 5S 5C 5D", 0,
	    { SETS(2), 4, true, 1, true, false, false }, -1 },
	{ "a joker takes the ten's place", "3C 3D 3H 10C 10D 10H PJ", 0,
	    { SETS(2), 4, EXACT }, 3 },
	{ "jokers for two melds", "4C 4D 9S 10S QS PJ PJ KD", 0,
	    { 1, 1, 4, EXACT }, 10 },
	{ "a deuce in its own place", "2C 3C 4C 5C 9H 9D 2H", 2,
	    { 1, 1, 4, EXACT }, 0 },
	{ "the last round, all cards",
	    "2C 3C 4C 5C 7H 8H 9H 10H JH JS QS KS AS", 0,
	    { RUNS(3), 4, LAST }, 0 },
	{ "the last round, one left",
	    "2C 3C 4C 5C 7H 8H 9H 10H QH JS QS KS AS", 0,
	    { RUNS(3), 4, LAST }, -1 },
	{ "a run of five", "2C 3C 4C 5C 8D 8H 8S", 0,
	    { 1, 1, 5, EXACT }, -1 },
	{ "a run of seven", "2C 3C 4C 5C PJ 7C 8C 8D 8H 8S", 0,
	    { 1, 1, 7, EXACT }, 0 },
};

static void
test_contracts(void)
{
	size_t count = sizeof(contract_rows) / sizeof(*contract_rows);

	for (size_t i = 0; i < count; i++) {
		struct oracle_rules rules = sample_contract(
		    contract_rows[i].wild);
		int left = contract_rows[i].left;
		struct oracle_best best;
		card cards[ORACLE_HAND];

		oracle_contract(&rules, &contract_rows[i].contract, cards,
		    sample_cards(contract_rows[i].cards, cards), &best);
		ok(left < 0 ? !best.found
		    : best.found && best.deadwood == left, "%s: %s: %d",
		    contract_rows[i].id, contract_rows[i].cards, left);
	}
}

/* Limits on jokers by the size of a meld, as at Shanghai. */
static const struct {
	const char *cards;
	int run_size, left;
} ceiling_rows[] = {
	{ "7C 7D PJ 2C 3C 4C PJ", 4, 0 },
	{ "7C PJ PJ 2C 3C 4C 5C", 4, -1 },
	{ "7C 7D 7H 2C 3C PJ PJ", 4, -1 },
	{ "7C 7D 7H 2C 3C PJ PJ 6C", 5, 0 },
	{ "7C 7D 7H 2C PJ PJ PJ 6C", 5, -1 },
};

static void
test_ceilings(void)
{
	struct oracle_rules rules = sample_contract(0);

	for (int n = 0; n <= ORACLE_MELD; n++)
		rules.max_jokers[n] = n >= 5 ? 2 : 1;
	for (size_t i = 0; i < sizeof(ceiling_rows) / sizeof(*ceiling_rows);
	    i++) {
		struct oracle_contract contract = { 1, 1,
		    ceiling_rows[i].run_size, EXACT };
		struct oracle_best best;
		card cards[ORACLE_HAND];

		oracle_contract(&rules, &contract, cards,
		    sample_cards(ceiling_rows[i].cards, cards), &best);
		ok(best.found ? best.deadwood == ceiling_rows[i].left
		    : ceiling_rows[i].left < 0, "one joker in three, two in "
		    "five: %s: %d", ceiling_rows[i].cards,
		    ceiling_rows[i].left);
	}
}

/* CT09 to CT15: the contract takes that many cards and not one less. */
static const struct {
	const char *id, *cards;
	int sets, runs;
} least_rows[] = {
	{ "CT09", "3C 3D 3S 8H 8H 8C", 2, 0 },
	{ "round 2", "3C 3D 3S 8H 9H 10H JH", 1, 1 },
	{ "round 3", "2C 3C 4C 5C 8H 9H 10H JH", 0, 2 },
	{ "CT12", "3C 3D 3S 8H 8H 8C QS QD QH", 3, 0 },
	{ "CT13", "3C 3D 3S 8H 8H 8C JS QS KS AS", 2, 1 },
	{ "CT14", "3C 3D 3S AH 2H 3H 4H JS QS KS AS", 1, 2 },
	{ "CT15", "2C 3C 4C 5C AH 2H 3H 4H JS QS KS AS", 0, 3 },
};

static void
test_least(void)
{
	struct oracle_rules rules = sample_contract(0);

	for (size_t i = 0; i < sizeof(least_rows) / sizeof(*least_rows); i++) {
		struct oracle_contract contract = { least_rows[i].sets,
		    least_rows[i].runs, 4, EXACT };
		card cards[ORACLE_HAND], fewer[ORACLE_HAND];
		int n = sample_cards(least_rows[i].cards, cards), met = 0;
		struct oracle_best best;

		for (int c = 0; c < n; c++) {
			memcpy(fewer, cards, (size_t)n);
			fewer[c] = fewer[n - 1];
			oracle_contract(&rules, &contract, fewer, n - 1, &best);
			met += best.found;
		}
		oracle_contract(&rules, &contract, cards, n, &best);
		ok(best.found && !met, "%s: %d cards at least",
		    least_rows[i].id, n);
	}
}

/* The contract by looking at every arrangement of the hand. */
struct plain {
	const struct oracle *o;
	const struct oracle_contract *contract;
	struct oracle_best best;
};

static void
consider(const struct oracle_meld *const *melds, int n, unsigned unmatched,
    void *arg)
{
	struct plain *p = arg;
	const struct oracle_reading *readings[ORACLE_GROUPS];
	int left = oracle_value(p->o, unmatched);
	int cards = oracle_count(unmatched);

	for (int i = 0; i < n; i++)
		readings[i] = &melds[i]->reading;
	if ((p->contract->complete && unmatched)
	    || !oracle_meets(&p->o->rules, p->contract, readings, n))
		return;
	if (p->best.found && (p->best.deadwood < left
	    || (p->best.deadwood == left && p->best.unmatched <= cards)))
		return;
	p->best.found = true;
	p->best.deadwood = left;
	p->best.unmatched = cards;
}

/* Rules at random, and cards of few ranks and suits, jokers among them. */
static int
draw(struct random *r, struct oracle_rules *rules,
    struct oracle_contract *contract, card *cards)
{
	int suits = 1 + random_below(r, 3), ranks = 3 + random_below(r, 6);
	int from = 1 + random_below(r, 14 - ranks), n = 5 + random_below(r, 5);
	int jokers = random_below(r, 4);

	*rules = sample_contract(random_below(r, 2) ? from : 0);
	rules->ace = (enum oracle_ace)(1 + random_below(r, 3));
	rules->set_any = random_below(r, 4) > 0;
	rules->run_min -= random_below(r, 2);
	rules->min_naturals = 1 + random_below(r, 2);
	rules->max_run_jokers = random_below(r, 4) - 1;
	rules->max_set_jokers = random_below(r, 4) - 1;
	rules->natural_percent = random_below(r, 3) * 25;
	rules->apart = !random_below(r, 3);
	rules->value[CARD_JOKER] = 15 + random_below(r, 20);
	rules->value[CARD(CLUBS, from)] = 0;
	for (int size = 0; size <= ORACLE_MELD; size++)
		rules->max_jokers[size] = rules->apart ? size / 2 - 1 : -1;
	contract->sets = random_below(r, 3);
	contract->runs = random_below(r, 4 - contract->sets);
	contract->run_size = rules->run_min + !random_below(r, 3);
	contract->exact = random_below(r, 2);
	contract->gap = random_below(r, 3);
	contract->overlap = random_below(r, 2);
	contract->same_rank = random_below(r, 2);
	contract->complete = !random_below(r, 4);
	for (int i = 0; i < n; i++)
		cards[i] = (card)(i < jokers ? CARD_JOKER : CARD(
		    random_below(r, suits), from + random_below(r, ranks)));
	return n;
}

static void
test_plain(int hands)
{
	struct oracle *o = oracle_create();
	struct random r = { 5 };
	int differ = 0, met = 0;

	for (int k = 0; k < hands; k++) {
		struct oracle_contract contract;
		struct oracle_rules rules;
		struct oracle_best best;
		struct plain plain;
		card cards[ORACLE_HAND];
		int n = draw(&r, &rules, &contract, cards);

		oracle_load_all(o, &rules, cards, n);
		memset(&plain, 0, sizeof(plain));
		plain.o = o;
		plain.contract = &contract;
		oracle_each(o, consider, &plain);
		oracle_contract(&rules, &contract, cards, n, &best);
		met += best.found;
		if (best.found == plain.best.found
		    && best.deadwood == plain.best.deadwood
		    && best.unmatched == plain.best.unmatched)
			continue;
		printf("# hand %d of %d cards differs\n", k, n);
		differ++;
	}
	ok(!differ && met > hands / 10,
	    "%d small hands: every arrangement agrees; %d contracts met",
	    hands, met);
	oracle_free(o);
}

/* Argument: "thorough" takes a minute. */
int
main(int argc, char **argv)
{
	bool thorough = argc > 1 && !strcmp(argv[1], "thorough");

	test_groups();
	test_contracts();
	test_ceilings();
	test_least();
	test_plain(thorough ? 100000 : 1000);
	return tap_done();
}
