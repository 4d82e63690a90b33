/*
 * What is refused of names, settings and facts: the code, the whole message,
 * and the setting that is to blame.
 */
#include <string.h>

#include "settings.h"
#include "tap.h"

/* What is refused, with the whole message. */
static const char *const wrongs[][3] = {
	{ "gin+oklahomma", "rules",
	    "no rule set \"oklahomma\"; did you mean \"oklahoma\"?" },
	{ "101-Pool", "rules", "101-Pool is an option; use indian+pool-101" },
	{ "gin+taj", "rules",
	    "taj is a rule set; only options are added with +" },
	{ "taj+oklahoma", "fits",
	    "option oklahoma does not fit taj; it is for gin: rummy --show-rules=gin+oklahoma" },
	{ "gin turnup=5H", "key",
	    "no rule \"turnup\"; did you mean \"turn-up\"?" },
	{ "gin xyzzy.plugh=5", "key",
	    "no rule \"xyzzy.plugh\"; see rummy-rules(5)" },
	{ "gin knock.limit=1001", "value",
	    "\"1001\" is not a value for knock.limit; "
	    "expected a whole number from 0 to 1000, none or turn-up" },
	{ "gin knock.limit=-1", "value", "\"-1\" is not a value for knock.limit; "
	    "expected a whole number from 0 to 1000, none or turn-up" },
	{ "gin run.ace=middle", "value", "\"middle\" is not a value for run.ace; "
	    "expected low, both, high or wrap" },
	{ "gin run.ace=1", "value", "\"1\" is not a value for run.ace; "
	    "expected low, both, high or wrap" },
	{ "gin undercut.on-tie=maybe", "value",
	    "\"maybe\" is not a value for undercut.on-tie; "
	    "expected false or true" },
	{ "gin wild.ranks=2,X", "value", "\"X\" is not a rank for wild.ranks; "
	    "expected A, 2 to 10, J, Q or K" },
	{ "gin wild.ranks=JK", "value", "\"JK\" is not a rank for wild.ranks; "
	    "expected A, 2 to 10, J, Q or K" },
	{ "paplu deck.packs-from=7", "value",
	    "\"7\" is not a step for deck.packs-from; expected ascending steps "
	    "from 2 to 10 with values from 1 to 8, like 2:1" },
	{ "paplu deck.packs-from=7:3,7:4", "value",
	    "\"7:4\" is not a step for deck.packs-from; expected ascending steps "
	    "from 2 to 10 with values from 1 to 8, like 2:1" },
	{ "paplu deck.packs-from=1:3", "value",
	    "\"1:3\" is not a step for deck.packs-from; expected ascending steps "
	    "from 2 to 10 with values from 1 to 8, like 2:1" },
	{ "paplu deck.packs-from=7:9", "value",
	    "\"7:9\" is not a step for deck.packs-from; expected ascending steps "
	    "from 2 to 10 with values from 1 to 8, like 2:1" },
	{ "gin run.min=none run.ace=both", "key", "run.ace acts only where "
	    "run.min is not none, and deck.ranks is empty or deck.ranks has A; "
	    "here run.min is none" },
	{ "gin run.ace=high deck.ranks=2,3,4", "key", "run.ace acts only where "
	    "run.min is not none, and deck.ranks is empty or deck.ranks has A; "
	    "here deck.ranks is 2,3,4" },
	{ "gin deck.ranks=2,3,11", "value", "\"11\" is not a rank for "
	    "deck.ranks; expected A, 2 to 10, J, Q or K" },
	{ "gin values.8=5 deck.ranks=A,2,3", "key", "values.8 acts only where "
	    "wild.ranks has no 8 or values.wild is rank, and deck.ranks is "
	    "empty or deck.ranks has 8; here deck.ranks is A,2,3" },
	{ "gin deck.ranks=A,2,3 hand.size=13", "contradiction",
	    "13 cards in a hand are more than the 12 of the packs" },
	{ "gin deck.ranks=A,2,3,K run.ace=both", "contradiction", "where the "
	    "packs lack ranks (deck.ranks), an ace may be at one end of a run "
	    "only: run.ace=low or run.ace=high" },
	{ "gin deck.ranks=A,2,3,K run.ace=wrap", "contradiction", "where the "
	    "packs lack ranks (deck.ranks), an ace may be at one end of a run "
	    "only: run.ace=low or run.ace=high" },
	{ "gin deck.ranks=A,2,3,K wild.ranks=2,8", "contradiction",
	    "wild.ranks: there is no 8 in the packs (deck.ranks)" },
	{ "gin deck.ranks=A,2,3,K wild.rounds=1:2,2:10", "contradiction",
	    "wild.rounds: there is no T in the packs (deck.ranks)" },
	{ "gin deck.ranks=A,2,3,K wild.cards=2S,4D", "contradiction",
	    "wild.cards: there is no 4D in the packs (deck.ranks)" },
	{ "gin deck.ranks=A,2,3,K values.cards=QS:40", "contradiction",
	    "values.cards: there is no QS in the packs (deck.ranks)" },
	{ "indian-21 deck.ranks=A,2,3,4,5,6,7,J,Q,K run.ace=low "
	    "bonus.cards=8C:3", "contradiction",
	    "bonus.cards: there is no 8C in the packs (deck.ranks)" },
	{ "gin wild.turned=true deck.ranks=A,2,3,K wild=9", "fact",
	    "wild: there is no 9 in the packs (deck.ranks)" },
	{ "gin wild.turned=true deck.ranks=A,2,3,K wild=9D", "fact",
	    "wild: there is no 9D in the packs (deck.ranks)" },
	{ "gin deck.ranks=A,2,3,K turn-up=9D", "fact",
	    "turn-up: there is no 9D in the packs (deck.ranks)" },
	{ "basic run.ace=low deck.ranks=A,2,3,Q taken=9D", "fact",
	    "taken: there is no 9D in the packs (deck.ranks)" },
	{ "indian declare.min-runs=3 run.min=none", "key", "declare.min-runs "
	    "acts only where hand.counts is unmatched, and run.min is not "
	    "none or same.counts-as is pure-run; here run.min is none and "
	    "same.counts-as is set" },
	{ "indian deck.packs=3 same.min=3 same.counts-as=pure-run "
	    "run.min=4 declare.min-runs=5", "contradiction", "5 runs of 3 "
	    "cards (declare.min-runs, same.min) need more than the 13 cards "
	    "of a hand" },
	{ "gin players.min=3", "contradiction",
	    "players.min (3) is above players.max (2)" },
	{ "gin declare.min-pure=1", "contradiction",
	    "declare.min-pure (1) is above declare.min-runs (0)" },
	{ "gin hand.size=53", "contradiction",
	    "53 cards in a hand are more than the 52 of the packs" },
	{ "gin players=2 hand.size=27", "contradiction",
	    "54 cards in all hands are more than the 52 of the packs" },
	{ "indian run.min=7", "contradiction", "2 runs of 7 cards "
	    "(declare.min-runs, run.min) need more than the 13 cards of a "
	    "hand" },
	{ "gin lose.no-pure=flat", "key", "lose.no-pure acts only where "
	    "scoring is penalty, and hand.counts is unmatched, and lose.cap "
	    "is not none; here scoring is difference" },
	{ "rummycircle deck.jokers=0 wild=JK", "fact",
	    "the packs hold no printed joker that could be turned" },
	{ "gin players=3", "fact", "these rules are for 2 players, not 3" },
	{ "rummycircle players=7", "fact",
	    "these rules are for 2 to 6 players, not 7" },
	{ "gin settle=none value=4", "fact", "value= has no use under these "
	    "rules; it needs settle=points, winner or pairs" },
	{ "rummycircle entry=50", "fact", "entry= has no use under these "
	    "rules; it needs settle=pool" },
	{ "rummycircle+deals-2 fee=1", "fact", "fee= has no use under these "
	    "rules; it needs settle=points or settle=pool" },
	{ "rummycircle players.min=3 players=2", "fact",
	    "these rules are for 3 to 6 players, not 2" },
	{ "rummycircle value=100000001", "fact", "\"100000001\" is not a "
	    "value for value; expected an amount like 4 or 0.50" },
	{ "rummycircle entry=100000001", "fact", "\"100000001\" is not a "
	    "value for entry; expected an amount like 4 or 0.50" },
	{ "rummycircle fee=", "fact",
	    "\"\" is not a value for fee; expected an amount like 4 or 10%" },
	{ "okey wild=7", "fact", "wild= must be a card with its suit: the "
	    "suit decides what else is wild" },
	/* losers */
	{ "marriage lose.shown=11", "contradiction", "a loser with the runs "
	    "of a claim (lose.shown: 11) cannot lose more than one without "
	    "(lose.flat: 10)" },
	/* melds that count, contracts, games */
	{ "rummy-500 melds.ace-low=20", "contradiction", "an ace may not "
	    "count more below a two (melds.ace-low) than elsewhere "
	    "(values.ace)" },
	{ "rummy-500 deck.jokers=2 melds.ace-low=1 run.ace=wrap",
	    "contradiction", "with jokers, an ace that counts less below a two "
	    "(melds.ace-low) cannot be in runs that wrap (run.ace)" },
	{ "contract scoring=melds", "contradiction", "scoring=melds cannot "
	    "have contracts (contract.rounds)" },
	{ "contract run.ace=wrap", "contradiction",
	    "runs that wrap (run.ace) cannot be in a contract" },
	{ "contract round=2 contract.run-size=1:3", "contradiction",
	    "contract.run-size (3) is below run.min (4)" },
	{ "indian game.at-target=out", "key",
	    "game.at-target acts only where game.target is not none, and "
	    "game.direction is lowest; here game.target is none" },
	{ "indian game.totals=chips", "key",
	    "game.totals acts only where scoring is penalty, and "
	    "game.direction is highest; here game.direction is lowest" },
	{ "gin game.at-target=out", "key",
	    "game.at-target acts only where game.target is not none, and "
	    "game.direction is lowest; here game.direction is highest" },
	{ "gin game.boards=2 game.direction=lowest", "contradiction",
	    "game.boards=2 needs game.direction=highest" },
	/* a message cuts a long word */
	{ "an-option-that-has-a-name-of-more-than-sixty-letters-in-a-row-as-it-is",
	    "rules", "no rule set \"an-option-that-has-a-name-of-more-than-"
	    "sixty-letters-in-a-ro\"; see rummy --list-rules" },
	{ "gin a.key-that-has-a-name-of-more-than-sixty-letters-in-a-row-as-it-is=1",
	    "key", "no rule \"a.key-that-has-a-name-of-more-than-sixty-letters-"
	    "in-a-row-as\"; see rummy-rules(5)" },
	{ "gin run.min=a-value-that-has-more-than-forty-letters-in-a-row",
	    "value", "\"a-value-that-has-more-than-forty-letters\" is not a "
	    "value for run.min; expected a whole number from 2 to 64 or none" },
	/* broken lists */
	{ "gin wild.cards=AS,1H", "value", "\"1H\" is not a card for "
	    "wild.cards; expected cards like AS or 10H" },
	{ "gin values.cards=QS:40,AD", "value", "\"AD\" is not a card with its "
	    "value for values.cards; expected cards, each once, with values "
	    "from 0 to 1000, like QS:40" },
	{ "gin values.cards=QS:40,QS:1", "value", "\"QS:1\" is not a card "
	    "with its value for values.cards; expected cards, each once, with "
	    "values from 0 to 1000, like QS:40" },
	{ "gin values.cards=JK:1", "value", "\"JK:1\" is not a card "
	    "with its value for values.cards; expected cards, each once, with "
	    "values from 0 to 1000, like QS:40" },
	{ "gin values.cards=X:1", "value", "\"X:1\" is not a card "
	    "with its value for values.cards; expected cards, each once, with "
	    "values from 0 to 1000, like QS:40" },
	{ "gin values.cards=2H:1001", "value", "\"2H:1001\" is not a card "
	    "with its value for values.cards; expected cards, each once, with "
	    "values from 0 to 1000, like QS:40" },
	{ "gin values.cards=5H-and-more-than-forty-letters-in-one-card:1",
	    "value", "\"5H-and-more-than-forty-letters-in-one-ca\" is not a "
	    "card with its value for values.cards; expected cards, each once, "
	    "with values from 0 to 1000, like QS:40" },
	{ "rummy-500 values.cards=AD:20", "contradiction", "an ace that counts "
	    "less below a two (melds.ace-low) cannot have a value of its own "
	    "(values.cards)" },
	{ "gin wild.cards=5H-and-more-than-forty-letters-in-one-card", "value",
	    "\"5H-and-more-than-forty-letters-in-one-ca\" is not a card for "
	    "wild.cards; expected cards like AS or 10H" },
	{ "shanghai jokers.max-by-size=2:1,3:1,4:1,5:1,6:1,7:1,8:1,9:1,10:1,"
	    "11:1,12:1,13:1,14:1,15:1,16:1,17:1,18:1,19:1,20:1,21:1,22:1",
	    "value", "more than 20 steps for jokers.max-by-size" },
};

static void
test_wrongs(struct rulebook *book, struct arena *a)
{
	for (size_t i = 0; i < countof(wrongs); i++) {
		struct error e = { .code = NULL };
		bool value = !strcmp(wrongs[i][1], "value") ||
		    !strcmp(wrongs[i][1], "fact") ||
		    !strcmp(wrongs[i][1], "contradiction");

		ok(!compile(book, wrongs[i][0], a, &e), "wrong: %s",
		    wrongs[i][0]);
		is_str(e.code, wrongs[i][1], "its code");
		is_str(e.text, wrongs[i][2], "its message");
		/* The setting's position, the value's if that is at fault. */
		is_int((long long)e.column, value ?
		    (long long)strlen(strrchr(wrongs[i][0], ' ') + 1) :
		    strcmp(wrongs[i][1], "key") ? 0 :
		    (long long)strcspn(strchr(wrongs[i][0], ' ') + 1, "="),
		    "its column");
		ok(e.line == (e.column ? 7 : 0), "its line");
	}
}

static void
test_many_options(struct rulebook *book, struct arena *a)
{
	for (int n = 16; n <= 17; n++) {
		struct error e = { .code = NULL };
		struct buf name = { NULL, 0, 0 };

		buf_str(&name, "gin");
		for (int i = 0; i < n; i++)
			buf_str(&name, "+straight");
		ok(!compile(book, name.data, a, &e) == (n > 16), "%d options",
		    n);
		buf_free(&name);
		is_str(e.text, n > 16 ? "more than 16 options" : "", "say so");
	}
}

/* Of several settings the last that takes part in the error is to blame. */
static void
test_blame(struct rulebook *book, struct arena *a)
{
	static const struct {
		const char *row, *blamed;
	} rows[] = {
		{ "gin wild=QH knock.limit=5", "wild=QH" },
		{ "gin run.max=2 run.ace=high knock.limit=5", "run.max=2" },
		{ "gin run.max=6 run.min=7 run.ace=high", "run.min=7" },
	};

	for (size_t i = 0; i < countof(rows); i++) {
		struct error e = { .code = NULL };

		ok(!compile(book, rows[i].row, a, &e), "wrong: %s",
		    rows[i].row);
		is_int((long long)e.column, (long long)strlen(rows[i].blamed),
		    "blame for %s", rows[i].blamed);
	}
}

/* What an option extends may be replaced by a rule set. */
static void
test_replaced(struct rulebook *book, struct arena *a)
{
	static const char *const files[] = {
		"option: low\nfits: [gin]\nknock: {limit: 3}\n",
		"option: top\nextends: low\nfits: [gin]\n",
		"rules: low\nextends: gin\n",
	};
	struct error e = { .code = NULL };
	struct text name;

	for (size_t i = 0; i < countof(files); i++)
		ok(rulebook_add(book, text_of(files[i]), "x", &name, &e),
		    "file %zu", i);
	ok(!compile(book, "gin+top", a, &e), "its parent is no option now");
	is_str(e.text, "an option can extend only options; list its rule sets "
	    "in \"fits:\"", "say so");
}

int
main(void)
{
	struct rulebook *book = rulebook_create();
	struct arena *a = arena_create();

	test_wrongs(book, a);
	test_many_options(book, a);
	test_blame(book, a);
	test_replaced(book, a);
	arena_free(a);
	rulebook_free(book);
	return tap_done();
}
