/*
 * The oracle against the worked examples of books and sites, and its search
 * that remembers against the one that looks at every arrangement.  Nothing of
 * the program is used here; published counts are oracle-census.c's.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "oracle.h"
#include "random.h"
#include "sample.h"
#include "tap.h"

static const struct oracle_demand nothing = { 0 };
static const struct oracle_demand two_sequences = { 2, 1, 0 };

/* A group and what it is: p pure run, i run, s set, - none. */
struct group_row {
	const char *id, *cards;
	int wild, set_max;
	enum oracle_ace ace;
	char kind;
};

static const struct group_row group_rows[] = {
	{ "RC01", "5H 6H 7H", 0, -1, ORACLE_BOTH, 'p' },
	{ "RC02", "3S 4S 5S 6S", 0, -1, ORACLE_BOTH, 'p' },
	{ "RC03", "6D 7D QS 9D", QUEEN, -1, ORACLE_BOTH, 'i' },
	{ "RC04", "5S QH 7S 8S PJ", QUEEN, -1, ORACLE_BOTH, 'i' },
	{ "RC06", "8D 8C 8S 8H", 0, -1, ORACLE_BOTH, 's' },
	{ "RC07", "9D QS 9S 9H", QUEEN, -1, ORACLE_BOTH, 's' },
	{ "RC08", "5D 5C 5S PJ", QUEEN, -1, ORACLE_BOTH, 's' },
	{ "RC09", "5D 5C QS PJ", QUEEN, -1, ORACLE_BOTH, 's' },
	{ "RC10", "5D 5C PJ QH QS", QUEEN, -1, ORACLE_BOTH, 's' },
	{ "RC10 of four", "5D 5C PJ QH QS", QUEEN, 4, ORACLE_BOTH, '-' },
	{ "RC14", "10S 10S 10D 10C QH", QUEEN, -1, ORACLE_BOTH, '-' },
	{ "RX04", "QC QD QH", 0, 4, ORACLE_BOTH, 's' },
	{ "RX06", "6C 6D 6H PJ", 0, 4, ORACLE_BOTH, 's' },
	{ "RX07", "QH QD QC", 0, 4, ORACLE_BOTH, 's' },
	{ "RX08", "2D 2C 2H", 0, 4, ORACLE_BOTH, 's' },
	{ "RX10", "JC 7H QC", 7, 4, ORACLE_BOTH, 'i' },
	{ "DC02", "6S 6S 6H", 0, 4, ORACLE_BOTH, '-' },
	{ "DC04", "2S 3S 7C", 7, 4, ORACLE_BOTH, 'i' },
	{ "SR03", "KS AS 2S", 0, -1, ORACLE_BOTH, '-' },
	{ "SR03w", "KS AS 2S", 0, -1, ORACLE_WRAP, 'p' },
	{ "CX25", "QH KH AH 2H", 0, -1, ORACLE_WRAP, 'p' },
	{ "CT19", "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH", 0, -1,
	    ORACLE_BOTH, 'p' },
	{ "GS01", "7D 8D 9D 10D JD", 0, -1, ORACLE_LOW, 'p' },
	{ "GS02", "AS KS QS", 0, -1, ORACLE_LOW, '-' },
	{ "OS01", "AS 2S 3S", 0, -1, ORACLE_LOW, 'p' },
	{ "no low ace", "AS 2S 3S", 0, -1, ORACLE_HIGH, '-' },
	{ "FU01", "10D JD QD", 0, 4, ORACLE_BOTH, 'p' },
	{ "FU03", "9H 9S 9C 9D", 0, 4, ORACLE_BOTH, 's' },
	{ "FU04", "8H KS 6H", KING, 4, ORACLE_BOTH, 'i' },
	{ "FU05", "JH QH KH", KING, 4, ORACLE_BOTH, 'p' },
	{ "FU06", "9S 10S JS QS", 0, 4, ORACLE_BOTH, 'p' },
	{ "FU08", "KC AC 2C", 0, 4, ORACLE_BOTH, '-' },
	{ "FU09", "QC KC AC", 0, 4, ORACLE_BOTH, 'p' },
	{ "FU10", "7S 5S PJ 9S", 0, 4, ORACLE_BOTH, '-' },
	{ "FU19", "4D 5D KS 7D", KING, 4, ORACLE_BOTH, 'i' },
	{ "FU20", "3S PJ 5S 6S KH", KING, 4, ORACLE_BOTH, 'i' },
	{ "AX01", "7H 8H PJ", 0, 4, ORACLE_BOTH, 'i' },
	{ "AX03", "5C 5D 5S", 0, 4, ORACLE_BOTH, 's' },
	{ "AX05", "9S 9H 9D 9C PJ", 0, 4, ORACLE_BOTH, '-' },
	{ "IX12", "7S 7S 7H", 0, -1, ORACLE_BOTH, '-' },
	{ "three jokers", "PJ PJ PJ", 0, -1, ORACLE_BOTH, '-' },
	{ "a wild card as itself", "QH PJ PJ", QUEEN, -1, ORACLE_BOTH, 'i' },
};

struct kinds {
	bool run, pure, set;
};

static void
note_kind(const struct oracle_reading *reading, void *arg)
{
	struct kinds *k = arg;

	k->run |= reading->run;
	k->pure |= reading->pure;
	k->set |= !reading->run;
}

static void
test_groups(void)
{
	for (size_t i = 0; i < sizeof(group_rows) / sizeof(*group_rows); i++) {
		const struct group_row *row = &group_rows[i];
		struct oracle_rules rules = sample_indian(row->wild, row->set_max);
		struct kinds k = { false, false, false };
		card cards[ORACLE_HAND];
		char kind;

		rules.ace = row->ace;
		oracle_read(&rules, cards, sample_cards(row->cards, cards),
		    note_kind, &k);
		kind = k.pure ? 'p' : k.run ? 'i' : k.set ? 's' : '-';
		ok(kind == row->kind, "%s: %s is %c", row->id, row->cards,
		    row->kind);
	}
}

struct deadwood_row {
	const char *id, *cards;
	int deadwood, after_discard; /* -1: not given */
};

static const struct deadwood_row deadwood_rows[] = {
	{ "GS05 knocker", "3H 4H 5H AC 2C 3C 9S 9D 9H AH", 1, -1 },
	{ "GS05 defender", "7S 7H 7C JD JS JC 6H 2H 4D 5S", 17, -1 },
	{ "OS10", "4S 4C 4D 4H 5S 5C 5D 6S 2C 3S 3C", 9, 3 },
	{ "JD02", "JC KC 5D JD KD 3H 4H 5H 2S 5S", 49, -1 },
	{ "JD03", "AC 2C 3C 4C 5D 6D 7D 9H 10H JH", 0, -1 },
	{ "JD06", "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC", 0, -1 },
	{ "JD08", "AC 2C 3C 2D 10D JD 5H QH 9S KS", 56, -1 },
	{ "JD19", "AC 2C 3C 4D 5D 6D 7H 8H 9H JS", 10, -1 },
	{ "GX01", "4H 5H 6H 8C 9C 10C QH QD QC AS", 1, -1 },
	{ "GX01 and 5S", "4H 5H 6H 8C 9C 10C QH QD QC AS 5S", 6, 1 },
	{ "GX02", "AC AD AS 4C 5C 6C 7C QD 10H 4H", 24, -1 },
};

static void
test_deadwood(struct oracle *o)
{
	struct oracle_rules rules = sample_gin(ORACLE_LOW);

	for (size_t i = 0; i < sizeof(deadwood_rows) / sizeof(*deadwood_rows);
	    i++) {
		const struct deadwood_row *row = &deadwood_rows[i];
		struct oracle_best best;
		card cards[ORACLE_HAND];
		int least = -1;

		oracle_load(o, &rules, &nothing, cards,
		    sample_cards(row->cards, cards));
		oracle_solve(o, oracle_hand(o), &nothing, &best);
		ok(best.deadwood == row->deadwood, "%s: deadwood %d",
		    row->id, row->deadwood);
		if (row->after_discard < 0)
			continue;
		for (int c = 0; c < o->n; c++) {
			oracle_solve(o, oracle_hand(o) & ~(1u << c), &nothing,
			    &best);
			if (least < 0 || best.deadwood < least)
				least = best.deadwood;
		}
		ok(least == row->after_discard,
		    "%s: deadwood %d after the best discard", row->id,
		    row->after_discard);
	}
}

static const struct {
	const char *id, *knocker, *defender;
	bool undercut_on_tie;
	int big;
	int points;
} knock_rows[] = {
	{ "GS05", "3H 4H 5H AC 2C 3C 9S 9D 9H AH",
	    "7S 7H 7C JD JS JC 6H 2H 4D 5S", true, -1, 8 },
	{ "OS12", "5S 5C 5D 6S 6C 6D 7S 7C 7D AS",
	    "3S 4S 8S 4C 8C 4D 8D 5H 6H 7H", true, -1, 2 },
	{ "JD10", "AC 2C 3C 4D 5D 6D 7H 8H 9H JS",
	    "JC JD JH QC QD QH KC KD KH 10S", true, -1, -25 },
	{ "JD10 without undercut on a tie", "AC 2C 3C 4D 5D 6D 7H 8H 9H JS",
	    "JC JD JH QC QD QH KC KD KH 10S", false, -1, 0 },
	{ "JD12", "AC 2C 3C 4C 5C 5D 6D 7D 9H 10H JH",
	    "7C 8C 8D 9D JD QH KH 2S 3S 5S", true, 31, 103 },
};

static void
test_knocks(struct oracle *o)
{
	struct oracle_rules rules = sample_gin(ORACLE_LOW);

	for (size_t i = 0; i < sizeof(knock_rows) / sizeof(*knock_rows); i++) {
		struct oracle_gin g = { 10, 25, knock_rows[i].big, 25,
		    knock_rows[i].undercut_on_tie, true, false };
		card cards[ORACLE_HAND];
		int n = sample_cards(knock_rows[i].defender, cards), points;
		bool can;

		oracle_load(o, &rules, &nothing, cards, n);
		n = sample_cards(knock_rows[i].knocker, cards);
		can = oracle_knock(o, &g, cards, n, &points);
		ok(can && points == knock_rows[i].points, "%s: %d points",
		    knock_rows[i].id, knock_rows[i].points);
	}
}

/* Melds on the table, and what is left of a defender's hand. */
static const struct {
	const char *id, *spread[2], *defender;
	int laid, deadwood;
} layoff_rows[] = {
	{ "GS03", { "JH JD JC" }, "JS 2D", 1, 2 },
	{ "a chain", { "3H 4H 5H" }, "7H 6H KS 2H AH", 4, 10 },
	{ "a chain in both directions", { "5H 6H 7H" }, "9H 8H 4H 2H", 3, 2 },
	{ "a hole ends a chain", { "3H 4H 5H" }, "7H 8H KS", 0, 25 },
	{ "one card, two melds", { "3H 4H 5H", "6S 6C 6D" }, "6H 7H KS", 2, 10 },
	{ "an own meld broken", { "5S 5C 5D" }, "5H 6H 7H 7S 7C", 1, 6 },
	{ "an own meld kept", { "3H 4H 5H" }, "6H 7H 8H 9H KC", 0, 10 },
	{ "no fifth card on a set", { "5S 5C 5D 5H" }, "4H 9C", 0, 13 },
};

static void
test_layoffs(struct oracle *o)
{
	struct oracle_rules rules = sample_gin(ORACLE_LOW);

	for (size_t i = 0; i < sizeof(layoff_rows) / sizeof(*layoff_rows); i++) {
		struct oracle_spread spread = { 0 };
		struct oracle_defence defence;
		card cards[ORACLE_HAND];

		for (int m = 0; m < 2 && layoff_rows[i].spread[m]; m++) {
			spread.size[m] = sample_cards(layoff_rows[i].spread[m],
			    spread.cards[m]);
			spread.n++;
		}
		oracle_load(o, &rules, &nothing, cards,
		    sample_cards(layoff_rows[i].defender, cards));
		oracle_layoff(o, &spread, &defence);
		ok(defence.laid == layoff_rows[i].laid
		    && defence.best.deadwood == layoff_rows[i].deadwood,
		    "%s: %d laid off, deadwood %d", layoff_rows[i].id,
		    layoff_rows[i].laid, layoff_rows[i].deadwood);
	}
}

/* The loser's rows, and what a complete hand is; points -1: complete. */
static const struct {
	const char *id, *cards;
	int wild, set_max;
	enum oracle_gate gate;
	int points;
} loser_rows[] = {
	{ "RC11", "2H 3H 4H 5H 5C 6C 7C 8C 5D 5C PJ QH QS", QUEEN, -1,
	    ORACLE_GATE_TWO_SEQUENCES, -1 },
	{ "RC17b", "KH KS KD 6H 7H PJ 9S 10S JS PJ 5S 5H 5D", 0, -1,
	    ORACLE_GATE_TWO_SEQUENCES, -1 },
	{ "RC20b", "2H 3H 4H 5C 6C QH 8H 8S 5C 2D 2C KS QS", QUEEN, -1,
	    ORACLE_GATE_TWO_SEQUENCES, 19 },
	{ "RC22b", "3H 4H 5H 5C 6C 7C QH 8H 5C 2H 2C 2D KS", QUEEN, -1,
	    ORACLE_GATE_TWO_SEQUENCES, 22 },
	{ "RC25", "2H 3H 4H 5C 6C 7C QH 5H 5C 5D 2H 2C 2D", QUEEN, -1,
	    ORACLE_GATE_TWO_SEQUENCES, -1 },
	{ "DC06", "KC QC JC 2D 5D 9D 4H 8H KH 6S 10S QS 7C", 0, 4,
	    ORACLE_GATE_LADDER, 71 },
	{ "DC06b", "KC QC JC 2D 5D 9D 4H 8H KH 6S 10S QS 7C", 0, -1,
	    ORACLE_GATE_TWO_SEQUENCES, 80 },
	{ "RX10", "3H 4H 5H 6H JC 7H QC QS QD QC 9S 9H 9C", 7, 4,
	    ORACLE_GATE_TWO_SEQUENCES, -1 },
	{ "FU30", "AH 2H 3H 4H 7C 8C 9C 10D 10S 10C KS KD KC", 0, 4,
	    ORACLE_GATE_TWO_SEQUENCES, -1 },
	{ "FU31", "AH 2H 4H 9C 7C 8C 9C 3D 3S 3C JS JD JC", 9, 4,
	    ORACLE_GATE_TWO_SEQUENCES, -1 },
	/* 2H 3H 4H | 2S 3S 5H leaves more than the one long pure run */
	{ "ladder, one run is better than two", "2H 3H 4H 5H 6H 2S 3S", 5, 4,
	    ORACLE_GATE_LADDER, 5 },
	{ "two sequences, the same", "2H 3H 4H 5H 6H 2S 3S", 5, 4,
	    ORACLE_GATE_TWO_SEQUENCES, 6 },
	{ "IX01", "2H 3H 4H 8S 8C 8D KS 5D", 0, 4, ORACLE_GATE_PURE_ONLY, 15 },
	/* 12 as grouped; 9S 10S PJ QS leaves the two alone */
	{ "IX02 best", "5H 6H 7H 9S 10S PJ KD KC KS 2C QS", 0, 4,
	    ORACLE_GATE_TWO_SEQUENCES, 2 },
};

static void
test_losers(struct oracle *o)
{
	for (size_t i = 0; i < sizeof(loser_rows) / sizeof(*loser_rows); i++) {
		struct oracle_rules rules = sample_indian(loser_rows[i].wild,
		    loser_rows[i].set_max);
		struct oracle_loss loss = { loser_rows[i].gate, two_sequences,
		    80, 1, false };
		struct oracle_count count;
		card cards[ORACLE_HAND];
		bool complete;

		oracle_load(o, &rules, &two_sequences, cards,
		    sample_cards(loser_rows[i].cards, cards));
		oracle_lose(o, oracle_hand(o), &loss, &count);
		complete = oracle_complete(o, oracle_hand(o),
		    &two_sequences);
		if (loser_rows[i].points < 0)
			ok(complete && !count.points, "%s: complete",
			    loser_rows[i].id);
		else
			ok(!complete
			    && count.points == loser_rows[i].points,
			    "%s: %d points", loser_rows[i].id,
			    loser_rows[i].points);
	}
}

static bool
same(const struct oracle_best *a, const struct oracle_best *b)
{
	if (a->found != b->found)
		return false;
	if (!a->found)
		return true;
	if (a->deadwood != b->deadwood || a->unmatched != b->unmatched
	    || a->ngroups != b->ngroups)
		return false;
	for (int i = 0; i < a->ngroups; i++)
		if (oracle_shape_compare(&a->shapes[i], &b->shapes[i]))
			return false;
	return true;
}

/* Ten cards of a few ranks and suits, jokers among them, rules at random. */
static int
draw_dense(struct random *r, struct oracle_rules *rules, card *cards)
{
	int suits = 1 + random_below(r, 4), ranks = 3 + random_below(r, 5);
	int from = 1 + random_below(r, 14 - ranks), n = 5 + random_below(r, 5);
	int jokers = random_below(r, 4);

	*rules = sample_indian(random_below(r, 2) ? from + random_below(r, ranks) : 0,
	    random_below(r, 2) ? 4 : -1);
	rules->ace = (enum oracle_ace)(1 + random_below(r, 4));
	rules->set_any = !random_below(r, 4);
	rules->run_min += !random_below(r, 4);
	rules->min_naturals = random_below(r, 3);
	rules->max_run_jokers = random_below(r, 4) - 1;
	rules->max_set_jokers = random_below(r, 4) - 1;
	rules->wild_as_natural = random_below(r, 4) > 0;
	for (int i = 0; i < n; i++)
		cards[i] = CARD(random_below(r, suits),
		    from + random_below(r, ranks));
	for (int i = 0; i < jokers; i++)
		cards[i] = CARD_JOKER;
	return n;
}

static void
test_plain(struct oracle *o, int hands)
{
	struct random r = { 3 };
	int differ = 0;

	for (int k = 0; k < hands; k++) {
		struct oracle_demand demand = { random_below(&r, 3), 0, 0 };
		struct oracle_best fast, plain;
		struct oracle_rules rules;
		card cards[ORACLE_HAND];
		int n = draw_dense(&r, &rules, cards);

		demand.min_pure = random_below(&r, demand.min_runs + 1);
		demand.long_run = random_below(&r, 2) * 4;
		oracle_load_all(o, &rules, cards, n);
		oracle_plain(o, &demand, &plain);
		oracle_load(o, &rules, &demand, cards, n);
		oracle_solve(o, oracle_hand(o), &demand, &fast);
		if (same(&fast, &plain))
			continue;
		printf("# hand %d of %d cards differs\n", k, n);
		differ++;
	}
	ok(!differ, "%d dense hands: every arrangement agrees", hands);
}

/* The order of ties, by hand: the shapes of the best arrangement. */
static const struct {
	const char *cards;
	int wild;
	const char *shapes[3];
} tie_rows[] = {
	{ "5H 6H PJ", 0, { "5H 6H PJ" } },
	{ "QH KH PJ", 0, { "QH KH PJ" } },
	{ "2C 2D 2H 3H 4H", 0, { "2H 3H 4H" } },
	{ "5S 5C 5D 6S 6C 6D 7S 7C 7D", 0,
	    { "5C 6C 7C", "5D 6D 7D", "5S 6S 7S" } },
	{ "AC 2C 3C 4C 5C 6C 7C", 0, { "AC 2C 3C 4C 5C 6C 7C" } },
	{ "4H 5H 6H 5D 5S 5C 6C", 0, { "5C 5D 5S", "4H 5H 6H" } },
	{ "JH KH 7H 7C", 7, { "JH PJ KH PJ" } },
};

static void
test_ties(struct oracle *o)
{
	for (size_t i = 0; i < sizeof(tie_rows) / sizeof(*tie_rows); i++) {
		struct oracle_rules rules = sample_indian(tie_rows[i].wild, -1);
		struct oracle_best best, expected;
		card cards[ORACLE_HAND];

		oracle_load(o, &rules, &nothing, cards,
		    sample_cards(tie_rows[i].cards, cards));
		oracle_solve(o, oracle_hand(o), &nothing, &best);
		expected = best;
		expected.ngroups = 0;
		for (int g = 0; g < 3 && tie_rows[i].shapes[g]; g++) {
			expected.shapes[g].n = sample_cards(
			    tie_rows[i].shapes[g], expected.shapes[g].cards);
			expected.ngroups++;
		}
		ok(same(&best, &expected), "%s: first %s",
		    tie_rows[i].cards, tie_rows[i].shapes[0]);
	}
}

/* Argument: "thorough" takes a minute. */
int
main(int argc, char **argv)
{
	bool thorough = argc > 1 && !strcmp(argv[1], "thorough");
	struct oracle *o = oracle_create();

	test_groups();
	test_deadwood(o);
	test_layoffs(o);
	test_knocks(o);
	test_losers(o);
	test_ties(o);
	test_plain(o, thorough ? 100000 : 1000);
	oracle_free(o);
	return tap_done();
}
