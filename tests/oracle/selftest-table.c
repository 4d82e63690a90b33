/*
 * The oracle's lay-offs on a whole table against examples by hand, and against
 * laying single cards where there are no jokers.  Nothing of the program is
 * used here.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "oracle.h"
#include "random.h"
#include "sample.h"
#include "tap.h"

static const struct oracle_demand nothing = { 0 };

/* What is left of the hand, jokers on the table fixed, moved or claimed. */
static const struct {
	const char *id, *table, *hand;
	int wild, left[3];
} rows[] = {
	{ "SR05", "r AH 2H 3H 4H", "5H 6H KS", 0, { 10, 10, 10 } },
	{ "both ends", "r 5H 6H 7H 8H", "4H 3H 9H JH", 0, { 10, 10, 10 } },
	{ "an ace at each end", "r 2H 3H 4H 5H", "AH AH KH", 0,
	    { 25, 25, 25 } },
	{ "CT19: fourteen cards",
	    "r AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH", "AH AH", 0,
	    { 15, 15, 15 } },
	{ "a set of any suits", "s 9C 9C 9D", "9C 9H 9S 8C", 0, { 8, 8, 8 } },
	{ "a joker anywhere", "s 9C 9C 9D", "PJ KD", 0, { 10, 10, 10 } },
	{ "a joker bridges", "r 5H 6H 7H 8H", "PJ 10H JH", 0, { 0, 0, 0 } },
	{ "one hole more", "r 5H 6H 7H 8H", "PJ JH QH", 0, { 20, 20, 20 } },
	{ "a joker in a set is dead", "s 9C 9C PJ", "9H 2D", 0, { 2, 2, 2 } },
	{ "its place in a run", "r 5H PJ 7H 8H", "6H 2D", 0, { 8, 2, 2 } },
	{ "a joker at the end", "r 5H 6H 7H PJ", "8H 2D", 0, { 10, 2, 2 } },
	{ "moved, it bridges", "r 5H PJ 7H 8H", "6H 10H", 0, { 16, 0, 0 } },
	{ "moved twice", "r 5H PJ 7H 8H", "6H 9H 10H", 0, { 6, 0, 0 } },
	{ "in its own run, or another", "r 5H PJ 7H 8H | r JS QS KS AS",
	    "6H 9S", 0, { 15, 9, 0 } },
	{ "no end is free", "r AH 2H 3H 4H 5H PJ 7H 8H 9H 10H JH QH KH AH",
	    "6H", 0, { 6, 6, 6 } },
	{ "but there is a set", "r AH 2H 3H 4H 5H PJ 7H 8H 9H 10H JH QH KH AH "
	    "| s 9C 9C 9D", "6H", 0, { 6, 6, 0 } },
	{ "two jokers, both claimed", "r 5H PJ PJ 8H", "6H 7H 10H 3H", 0,
	    { 26, 0, 0 } },
	{ "a deuce that was a joker, as itself",
	    "r 5H 2H 7H 8H | r 3H 4H 5H 6H", "6H AH", 2, { 21, 15, 0 } },
	{ "a deuce claims a joker",
	    "r 5C 2H 7C 8C | r AH PJ 3H 4H | r JS QS KS AS", "6C 9S", 2,
	    { 15, 9, 0 } },
};

static int
least(struct oracle *o, const struct oracle_table *table, bool later)
{
	static bool left[1u << ORACLE_HAND];

	oracle_table(&o->rules, table, o->cards, o->n, left);
	return oracle_table_least(o, left, later);
}

static void
test_rows(struct oracle *o)
{
	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		struct oracle_rules rules = sample_contract(rows[i].wild);
		struct oracle_table table = sample_table(&rules,
		    rows[i].table);
		card cards[ORACLE_HAND];

		oracle_load(o, &rules, &nothing, cards,
		    sample_cards(rows[i].hand, cards));
		for (int claims = 0; claims <= ORACLE_CLAIMED; claims++) {
			int left;

			table.claims = (enum oracle_claims)claims;
			left = least(o, &table, false);
			ok(left == rows[i].left[claims],
			    "%s: %s and %s, jokers %s: %d", rows[i].id,
			    rows[i].table, rows[i].hand,
			    claims == ORACLE_FIXED ? "fixed"
			    : claims == ORACLE_MOVED ? "moved" : "claimed",
			    rows[i].left[claims]);
			if (left != rows[i].left[claims])
				printf("# %d\n", left);
		}
	}
}

/* Limits on jokers hold for the melds as they are in the end. */
static const struct {
	const char *id, *table, *hand;
	int wild, most, natural_percent;
	bool apart;
	int left;
} limit_rows[] = {
	{ "no joker beside another", "r 5H 6H 7H PJ", "PJ 10H", 0, -1, 0, true,
	    10 },
	{ "one at each end", "r 5H 6H 7H PJ", "PJ AD", 0, -1, 0, true, 15 },
	{ "two with a card between", "r 5H 6H 7H PJ", "PJ 9H", 0, -1, 0, true,
	    0 },
	{ "half are naturals", "s 5H 5C PJ", "PJ PJ PJ 5D", 0, -1, 50, false,
	    25 },
	{ "one joker a meld", "r 5H 6H 7H PJ | s 9C 9D 9H", "PJ PJ", 0, 1, 0,
	    false, 25 },
	{ "no two jokers change places", "r AH 2C 3H 4H | r AC 2H 3C 4C", "PJ",
	    2, 1, 0, false, 25 },
	{ "but a card may claim one", "r AH 2C 3H 4H | r AC 2H 3C 4C", "2C PJ",
	    2, 1, 0, false, 0 },
};

static void
test_limits(struct oracle *o)
{
	for (size_t i = 0; i < sizeof(limit_rows) / sizeof(*limit_rows); i++) {
		struct oracle_rules rules = sample_contract(
		    limit_rows[i].wild);
		struct oracle_table table = sample_table(&rules,
		    limit_rows[i].table);
		card cards[ORACLE_HAND];

		table.claims = ORACLE_CLAIMED;
		rules.apart = limit_rows[i].apart;
		rules.natural_percent = limit_rows[i].natural_percent;
		for (int n = 0; n <= ORACLE_MELD; n++)
			rules.max_jokers[n] = limit_rows[i].most;
		oracle_load(o, &rules, &nothing, cards,
		    sample_cards(limit_rows[i].hand, cards));
		ok(least(o, &table, false) == limit_rows[i].left,
		    "%s: %s and %s: %d", limit_rows[i].id,
		    limit_rows[i].table, limit_rows[i].hand,
		    limit_rows[i].left);
	}
}

static void
test_wrap(struct oracle *o)
{
	struct oracle_rules rules = sample_gin(ORACLE_WRAP);
	struct oracle_table table = sample_table(&rules, "r AH 2H 3H");
	card cards[ORACLE_HAND];

	oracle_load(o, &rules, &nothing, cards,
	    sample_cards("KH QH 5H", cards));
	ok(least(o, &table, false) == 5, "SR06: a king on an ace");
	oracle_load(o, &rules, &nothing, cards, sample_cards("KH 4H 5H AH 2H "
	    "QH JH 10H 9H 8H 7H 6H", cards));
	ok(least(o, &table, false) == 2,
	    "once round, ace to ace");
}

/*
 * Without jokers: random melds and hands against oracle_layoff, which lays card
 * after card and melds what is left.
 */
static void
test_plain(struct oracle *o, int tables)
{
	struct random r = { 6 };
	int differ = 0, laid = 0;

	for (int k = 0; k < tables; k++) {
		struct oracle_rules rules = sample_gin(
		    (enum oracle_ace)(1 + random_below(&r, 4)));
		struct oracle_table table = { .claims = ORACLE_CLAIMED };
		struct oracle_spread spread = { 0 };
		struct oracle_defence d;
		card deck[52], cards[ORACLE_MELD];
		int n = deck_of(deck, CARDS_ALL, 1, 0);
		int size = 4 + random_below(&r, 6);

		random_deal(&r, deck, n, n);
		for (int m = 0; m < 2 + random_below(&r, 3); m++) {
			struct oracle_laid *meld = &table.melds[table.n];

			meld->run = random_below(&r, 3);
			meld->suit = random_below(&r, SUITS);
			meld->first = 2 + random_below(&r, 9);
			meld->rank = 2 + random_below(&r, 12);
			meld->n = 3 + random_below(&r, 2) * meld->run;
			for (int i = 0; i < meld->n; i++) {
				meld->cards[i] = (card)(meld->run ?
				    oracle_card_at(&rules, meld->suit, meld->first + i)
				    : CARD(i, meld->rank));
				meld->natural[i] = true;
			}
			spread.size[table.n] = meld->n;
			memcpy(spread.cards[table.n++], meld->cards,
			    ORACLE_HAND);
		}
		spread.n = table.n;
		memcpy(cards, deck, (size_t)size);
		for (int i = 0; i < size / 2; i++)
			cards[i] = CARD(random_below(&r, SUITS),
			    1 + random_below(&r, 13));
		oracle_load(o, &rules, &nothing, cards, size);
		oracle_layoff(o, &spread, &d);
		laid += d.laid > 0;
		differ += d.best.deadwood != least(o, &table, true);
	}
	ok(!differ && laid > tables / 4, "%d tables without jokers: card after "
	    "card agrees; something is laid on %d", tables, laid);
}

/* Argument: "thorough" takes a minute. */
int
main(int argc, char **argv)
{
	bool thorough = argc > 1 && !strcmp(argv[1], "thorough");
	struct oracle *o = oracle_create();

	test_rows(o);
	test_limits(o);
	test_wrap(o);
	test_plain(o, thorough ? 20000 : 300);
	oracle_free(o);
	return tap_done();
}
