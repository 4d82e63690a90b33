/*
 * Rules in a player's words: every value of every key has a phrase; what a
 * template stands for, short and as a sentence of a page; the words of a game.
 */
#include "rules/table.h"

#include <stdio.h>
#include <string.h>

#include "settings.h"
#include "tap.h"

static const struct {
	const char *rules, *key, *clause, *page;
} sayings[] = {
	{ "rummycircle", "run.min", "a sequence has at least 3 cards", "same" },
	{ "gin", "run.min", "a run has at least 3 cards", "same" },
	{ "rummycircle", "run.ace", "an ace is low or high", "an ace is low or "
	    "high: A 2 3 and Q K A are sequences, K A 2 is not" },
	{ "deccan", "lose.gate", "one pure sequence is exempt",
	    "one pure sequence is exempt; with the sequences that a claim "
	    "needs, every meld of a loser is exempt" },
	{ "paplu", "lose.round-to", "rounded to 5",
	    "a loser's points are rounded to 5" },
	{ "gin", "lose.round-to", "points are not rounded", "" },
	{ "gin values.ace=15", "values.ace", "an ace counts 15", "same" },
	{ "gin declare.min-runs=2 declare.min-pure=2", "declare.min-pure",
	    "a claim must have at least 2 pure runs",
	    "a claim must have at least 2 pure runs, that is, without a "
	    "joker" },
	{ "contract contract.sets=1:2,4:3", "contract.sets",
	    "the contract asks for this many sets: 2 from round 1 on, 3 from "
	    "round 4 on", "same" },
	{ "contract contract.sets=1:2,2:3", "contract.sets",
	    "the contract asks for this many sets: 2 in round 1, 3 from round 2 "
	    "on", "same" },
	{ "contract round=5 contract.sets=1:2,4:3", "contract.sets",
	    "the contract asks for this many sets: 3 in round 5",
	    "the contract asks for this many sets: 2 from round 1 on, 3 from "
	    "round 4 on" },
	{ "basic hand.size-from=2:10,3:7", "hand.size-from",
	    "cards dealt: 10 for 2 players, 7 from 3 players on", "same" },
	{ "indian-21 bonus.turned=1:10,2:30", "bonus.turned",
	    "the turned card is worth points: 10 for 1 card, 30 from 2 cards "
	    "on", "same" },
	{ "contract values.cards=2S:5,JD:0", "values.cards",
	    "some cards have values of their own: JD:0,2S:5", "same" },
	{ "contract wild.cards=2S,JD", "wild.cards",
	    "these cards are always wild: JD,2S", "same" },
	{ "contract wild.ranks=2,J", "wild.ranks", "every card of rank 2,J is wild", "same" },
};

static void
test_sayings(struct rulebook *book, struct arena *a)
{
	struct buf b = { NULL, 0, 0 };

	for (size_t i = 0; i < countof(sayings); i++) {
		const char *page = sayings[i].page;
		struct error e = { .code = NULL };
		const struct rules *r = compile(book, sayings[i].rules, a, &e);
		const struct row *row = row_find(text_of(sayings[i].key));

		b.len = 0;
		rules_say(r, row, false, &b);
		is_str(b.data, sayings[i].clause, "%s under %s",
		    sayings[i].key, sayings[i].rules);
		b.len = 0;
		buf_str(&b, "");
		rules_say(r, row, true, &b);
		is_str(b.data, strcmp(page, "same") == 0 ? sayings[i].clause :
		    page, "%s under %s, on a page", sayings[i].key,
		    sayings[i].rules);
	}
	buf_free(&b);
}

/* A value of the row has something to say; where it is not one: skip. */
static void
test_value(struct rules *r, const struct row *row, const char *value)
{
	struct error e = { .code = NULL };
	struct buf b = { NULL, 0, 0 };

	if (!row_set(row, r, text_of(value), &e))
		return;
	buf_reserve(&b, 1);
	printf("# %s=%s\n", row->name, value);
	fflush(stdout);
	rules_say(r, row, false, &b);
	ok(b.len > 0 && !strpbrk(b.data, "[]%"), "%s=%s: %s", row->name, value,
	    b.data);
	buf_free(&b);
}

/* Test all; a value without a phrase aborts: the last line says which it is. */
static void
test_all(struct rules *r)
{
	for (size_t i = 0; i < RULE_KEYS; i++) {
		const struct row *row = &rules_rows[i];
		static const char *const values[] = { "0", "1", "2", "3", "4",
			"", "1:1", "2:2", "7:2" };

		for (size_t k = 0; k < countof(values); k++)
			test_value(r, row, values[k]);
		for (const struct row_word *w = row->words; w->name; w++)
			if (w->value != ONLY_SAID)
				test_value(r, row, w->name);
	}
}

/* The words are the game's: its own, else those of what it extends. */
static void
test_words(struct arena *a)
{
	static const struct {
		const char *rules;
		enum word word;
		const char *one, *more;
	} rows[] = {
		{ "gin", WORD_RUN, "run", "runs" },
		{ "gin", WORD_TO_CLAIM, "knock", "knocks" },
		{ "indian", WORD_RUN, "sequence", "sequences" },
		{ "taj", WORD_PURE_RUN, "pure sequence", "pure sequences" },
		{ "taj+pool-51", WORD_SET, "set", "sets" },
		{ "shanghai", WORD_TO_CLAIM, "go down", "goes down" },
		{ "shanghai", WORD_DEAL, "round", "rounds" },
		{ "basic", WORD_DEAL, "deal", "deals" },
		{ "rummy-500", WORD_TO_CLAIM, "go out", "goes out" },
		{ "tresette", WORD_RUN, "scala", "scale" },
		{ "tresette", WORD_MELD, "combinazione", "combinazioni" },
		{ "tresette", WORD_TO_CLAIM, "knock", "knocks" },
		{ "gin+modo", WORD_SET, "tris", "tris" },
	};
	struct rulebook *book = rulebook_create();
	struct error e = { .code = NULL };
	struct text name;

	rulebook_add(book, TEXT("extends: gin\nwords: {run: [scala, scale], "
	    "meld: [combinazione, combinazioni]}\n"), "tresette", &name, &e);
	rulebook_add(book, TEXT("option: modo\nfits: any\n"
	    "words: {set: [tris, tris]}\n"), "modo", &name, &e);
	for (size_t i = 0; i < countof(rows); i++) {
		const struct rules *r = rules_compile(book,
		    text_of(rows[i].rules), NULL, 0, a, &e);

		ok(text_is(rules_word(r, rows[i].word, false), rows[i].one),
		    "%s says %s", rows[i].rules, rows[i].one);
		ok(text_is(rules_word(r, rows[i].word, true), rows[i].more),
		    "and %s", rows[i].more);
	}
	rulebook_free(book);
}

int
main(void)
{
	struct rulebook *book = rulebook_create();
	struct arena *a = arena_create();
	struct error e = { .code = NULL };
	struct rules r = *compile(book, "gin", a, &e);

	plan(0);
	test_sayings(book, a);
	test_all(&r);
	test_words(a);
	arena_free(a);
	rulebook_free(book);
	return tap_done();
}
