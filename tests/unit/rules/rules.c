/*
 * Rule sets as data: every one that is built in compiles and is shown so that
 * it reads back; what is inherited and derived.  What is refused is
 * rules-wrong.c's, what stands in brackets context.c's.
 */
#include "rules/rules.h"

#include <stdio.h>
#include <string.h>

#include "cards/notation.h"
#include "rules/file.h"
#include "rules/table.h"
#include "settings.h"
#include "tap.h"

/* A row's rules, or gin when a test that is told so has failed. */
static const struct rules *
must_compile(struct rulebook *book, const char *text, struct arena *a)
{
	struct error e = { .code = NULL };
	const struct rules *r = compile(book, text, a, &e);

	if (!r)
		ok(false, "%s: %s", text, e.text);
	return r ? r : compile(book, "gin", a, &e);
}

/* The sets that are built in */

static void
test_entries(struct rulebook *book, struct arena *a)
{
	const struct entry_file *entry, *set;
	struct text before = { "", 0 };
	size_t n = 0;

	for (; (entry = rulebook_entry(book, n)); n++) {
		char name[100];
		int fits = 0;

		ok(strncmp(before.s, entry->name.s, entry->name.len) < 0,
		    "%.*s stands in its place", (int)entry->name.len,
		    entry->name.s);
		ok(entry->title.len > 0, "and has a title");
		before = entry->name;
		for (size_t i = 0; (set = rulebook_entry(book, i)); i++) {
			struct error e = { .code = NULL };

			if (set->option || (!entry->option && i != n))
				continue;
			snprintf(name, sizeof(name), entry->option ?
			    "%.*s+%.*s" : "%.*s", (int)set->name.len,
			    set->name.s, (int)entry->name.len, entry->name.s);
			/* or it needs another option beside it */
			if (compile(book, name, a, &e) ||
			    !strcmp(e.code, "key"))
				fits++;
			else
				is_str(e.code, "fits", "%s does not", name);
		}
		ok(fits > 0, "%.*s can be used", (int)entry->name.len,
		    entry->name.s);
	}
	is_int((long long)n, (long long)embedded_rules_count,
	    "all that is built in is listed");
	ok(n >= 20, "and it is not nothing");
}

/* What a set says, of its own or inherited. */
static const char *const facts[][3] = {
	{ "gin", "knock.limit", "10" }, { "gin", "undercut.bonus", "25" },
	{ "gin", "gin.bonus", "25" }, { "gin", "gin.big-bonus", "none" },
	{ "gin", "undercut.on-tie", "true" }, { "gin", "run.ace", "low" },
	{ "gin-pagat", "knock.limit", "10" },
	{ "gin+oklahoma", "knock.limit", "turn-up" },
	{ "gin+oklahoma", "knock.ace-limit", "1" },
	{ "gin+oklahoma+spades-double", "knock.limit", "turn-up" },
	{ "gin+oklahoma+spades-double", "deal.spade-multiplier", "2" },
	{ "gin+straight knock.limit=3", "knock.limit", "3" },
	{ "indian", "set.max", "4" }, { "indian", "run.ace", "both" },
	{ "indian", "lose.cap", "80" }, { "indian", "deck.packs-from", "" },
	{ "rummycircle", "lose.gate", "two-sequences" },
	{ "rummycircle", "penalty.wrong", "80" },
	{ "taj", "values.ace", "10" },
	{ "rummycentral", "set.max", "4" },
	{ "junglee", "lose.gate", "two-sequences" },
	{ "paplu", "penalty.middle-drop", "40" },
	{ "paplu", "penalty.no-turn", "half" },
	{ "taj+pool-51", "penalty.missed", "middle-drop" },
	{ "taj+pool-61", "lose.cap", "60" },
	{ "taj+deals-3", "drop.allowed", "true" },
	/* words for truth, lists of ranks, steps */
	{ "gin undercut.on-tie=no", "undercut.on-tie", "false" },
	{ "gin undercut.on-tie=OFF", "undercut.on-tie", "false" },
	{ "gin undercut.on-tie=False", "undercut.on-tie", "false" },
	{ "gin layoff.on-gin=YES", "layoff.on-gin", "true" },
	{ "gin layoff.on-gin=On", "layoff.on-gin", "true" },
	{ "gin layoff.on-gin=true", "layoff.on-gin", "true" },
	{ "indian wild.ranks=J,2,ace,10", "wild.ranks", "A,2,10,J" },
	{ "indian wild.ranks=[2,J]", "wild.ranks", "2,J" },
	{ "indian wild.ranks=", "wild.ranks", "" },
	{ "indian values.cards=QS:40,3d:5", "values.cards", "3D:5,QS:40" },
	{ "indian values.cards=", "values.cards", "" },
	{ "indian wild.cards=10h,AD", "wild.cards", "AD,TH" },
	{ "indian wild.cards=[2S]", "wild.cards", "2S" },
	{ "indian wild.cards=[]", "wild.cards", "" },
	{ "gin hand.rounds=1:10,5:12", "hand.rounds", "1:10,5:12" },
	{ "gin hand.rounds=1:3,2:4,3:5,4:6,5:7,6:8,7:9,8:10,9:11,10:12,11:13",
	    "hand.rounds",
	    "1:3,2:4,3:5,4:6,5:7,6:8,7:9,8:10,9:11,10:12,11:13" },
	{ "paplu deck.packs-from=", "deck.packs-from", "" },
	{ "gin knock.limit=5 knock.limit=7", "knock.limit", "7" },
	{ "gin gin.big-bonus=0", "gin.big-bonus", "0" },
	{ "gin knock.limit=none", "knock.limit", "none" },
};

static void
test_facts(struct rulebook *book, struct arena *a, struct buf *b)
{
	for (size_t i = 0; i < countof(facts); i++) {
		const struct rules *r = must_compile(book, facts[i][0], a);

		b->len = 0;
		buf_str(b, "");
		row_print(row_find(text_of(facts[i][1])), r, b);
		is_str(b->data, facts[i][2], "%s of %s", facts[i][1],
		    facts[i][0]);
	}
}

/* What is derived: packs, printed jokers, cards dealt, limit, multiplier. */
static const struct {
	const char *rules;
	int packs, jokers, dealt, limit, multiplier;
	const char *missing;
} derived[] = {
	{ "gin", 1, 0, 10, 10, 1, "" },
	{ "gin turn-up=6S", 1, 0, 10, 10, 1, "" },
	{ "gin+straight", 1, 0, 10, 0, 1, "" },
	{ "gin+oklahoma", 1, 0, 10, 0, 1, "turn-up" },
	{ "gin+oklahoma turn-up=5H", 1, 0, 10, 5, 1, "" },
	{ "gin+oklahoma turn-up=10S", 1, 0, 10, 10, 1, "" },
	{ "gin+oklahoma turn-up=KD", 1, 0, 10, 10, 1, "" },
	{ "gin+oklahoma turn-up=KD values.king=13", 1, 0, 10, 13, 1, "" },
	{ "gin+oklahoma turn-up=AC", 1, 0, 10, 1, 1, "" },
	{ "gin+oklahoma-ace-gin turn-up=AC", 1, 0, 10, 0, 1, "" },
	{ "gin+oklahoma-ace-gin turn-up=2C", 1, 0, 10, 2, 1, "" },
	{ "gin+spades-double turn-up=6S", 1, 0, 10, 10, 2, "" },
	{ "gin+spades-double turn-up=6H", 1, 0, 10, 10, 1, "" },
	{ "gin+spades-double", 1, 0, 10, 10, 1, "" },
	{ "gin hand.size=52", 1, 0, 52, 10, 1, "" },
	{ "rummycircle", 2, 2, 13, -1, 1, "" },
	{ "paplu", 2, 2, 13, -1, 1, "" },
	{ "paplu players=6", 2, 2, 13, -1, 1, "" },
	{ "paplu players=7", 3, 3, 13, -1, 1, "" },
	{ "paplu players=10", 3, 3, 13, -1, 1, "" },
	{ "indian deck.jokers-per=deck", 2, 1, 13, -1, 1, "" },
	{ "indian deck.jokers-per=player deck.jokers=-5 players=4", 2, 0, 13,
	    -1, 1, "" },
	{ "indian deck.jokers-per=player players=4", 2, 5, 13, -1, 1, "" },
	{ "indian deck.jokers-per=player deck.jokers=-1 players=4", 2, 3, 13,
	    -1, 1, "" },
	{ "indian deck.jokers-per=player deck.jokers=-1", 2, 5, 13, -1, 1, "" },
	{ "gin scoring=penalty players.max=6 hand.size-from=3:7,5:6", 1, 0, 10,
	    10, 1, "" },
	{ "gin scoring=penalty players.max=6 hand.size-from=3:7,5:6 players=2",
	    1, 0, 10, 10, 1, "" },
	{ "gin scoring=penalty players.max=6 hand.size-from=3:7,5:6 players=4",
	    1, 0, 7, 10, 1, "" },
	{ "gin scoring=penalty players.max=6 hand.size-from=3:7,5:6 players=5",
	    1, 0, 6, 10, 1, "" },
	{ "gin hand.rounds=1:11,5:12", 1, 0, 10, 10, 1, "round" },
	{ "gin hand.rounds=1:11,5:12 round=4", 1, 0, 11, 10, 1, "" },
	{ "gin hand.rounds=1:11,5:12 round=20", 1, 0, 12, 10, 1, "" },
	{ "gin hand.rounds=3:11 hand.size-from=2:9 players=2 round=2", 1, 0, 9,
	    10, 1, "" },
	{ "gin hand.rounds=3:11 hand.size-from=2:9 players=2 round=3", 1, 0,
	    11, 10, 1, "" },
};

/* What a card costs, and whether it is wild. */
static const struct {
	const char *rules, *card;
	int value;
	bool wild;
} costs[] = {
	{ "gin", "AS", 1, false }, { "gin", "2H", 2, false },
	{ "gin", "9C", 9, false }, { "gin", "10D", 10, false },
	{ "gin", "JS", 10, false }, { "gin", "QS", 10, false },
	{ "gin", "KS", 10, false }, { "indian", "AS", 10, false },
	{ "taj", "2D", 2, false }, { "taj", "4H", 4, false },
	{ "rummycentral", "8D", 8, false }, { "indian", "JK", 0, false },
	{ "indian", "QS", 10, false }, { "indian wild=Q", "QS", 0, true },
	{ "indian wild=QH", "QC", 0, true },
	{ "indian wild=Q", "KS", 10, false },
	{ "taj wild=JK", "AD", 0, true }, { "paplu wild=JK", "AD", 10, false },
	{ "indian wild=Q values.wild=rank", "QD", 10, true },
	{ "indian wild.ranks=2 values.wild=25", "2C", 25, true },
	{ "indian wild.ranks=2,J wild=Q", "JC", 0, true },
	{ "indian wild.ranks=2,J wild=Q", "QC", 0, true },
	{ "indian wild.cards=2D values.wild=25", "2D", 25, true },
	{ "indian wild.cards=2D values.wild=25", "2C", 2, false },
	{ "indian wild.cards=2D values.wild=rank values.cards=2D:30", "2D", 30,
	    true },
	{ "indian wild.cards=2D values.cards=2D:30", "2D", 0, true },
	{ "basic", "QS", 40, false }, { "basic-bicycle", "QS", 10, false },
	{ "indian values.joker=15", "JK", 15, false },
};

static void
test_derived(struct rulebook *book, struct arena *a)
{
	int sum = 0;
	const struct rules *r;

	for (size_t i = 0; i < countof(derived); i++) {
		const char *name = derived[i].rules;

		r = must_compile(book, name, a);
		is_int(r->packs, derived[i].packs, "packs: %s", name);
		is_int(r->printed_jokers, derived[i].jokers, "its jokers");
		is_int(r->dealt, derived[i].dealt, "cards dealt");
		is_int(r->knock_at_most, derived[i].limit, "the limit");
		is_int(r->deal_multiplier, derived[i].multiplier, "times");
		ok(text_is(r->missing, derived[i].missing), "what is missing");
	}
	for (size_t i = 0; i < countof(costs); i++) {
		card c = CARD_JOKER;

		card_of(text_of(costs[i].card), &c);
		r = must_compile(book, costs[i].rules, a);
		is_int(r->value[c], costs[i].value, "%s costs under %s",
		    costs[i].card, costs[i].rules);
		ok(!card_is_joker(c) && (r->wild & card_bit(c)) ?
		    costs[i].wild : !costs[i].wild, "and is wild or not");
	}
	r = must_compile(book, "gin", a);
	for (card c = 0; c < CARD_LIMIT; c++)
		sum += r->value[c];
	is_int(sum, 340, "JD: the value of the whole pack");
}

/* The packs hold the hands of as many players as a set is for. */
static void
test_seats(struct rulebook *book, struct arena *a)
{
	const struct entry_file *set;
	char name[100];

	for (size_t i = 0; (set = rulebook_entry(book, i)); i++) {
		struct error e = { .code = NULL };
		const struct rules *r;

		if (set->option)
			continue;
		r = rules_compile(book, set->name, NULL, 0, a, &e);
		ok(r && r->source.len > 0, "%.*s says where it is from",
		    (int)set->name.len, set->name.s);
		for (int n = r ? r->players_min : 1;
		    r && n <= r->players_max; n++) {
			snprintf(name, sizeof(name), "%.*s players=%d",
			    (int)set->name.len, set->name.s, n);
			ok(compile(book, name, a, &e), "%s: %s", name, e.text);
		}
	}
}

/* Remove the comments, which say where each value is from, and empty lines. */
static void
drop_comments(struct buf *b)
{
	struct text rest = buf_view(b);
	struct buf kept = { NULL, 0, 0 };

	while (rest.len > 0) {
		struct text line = text_until(&rest, '\n');

		line = text_trim(text_until(&line, '#'));
		if (!line.len)
			continue;
		buf_text(&kept, line);
		buf_char(&kept, '\n');
	}
	buf_free(b);
	*b = kept;
}

/* Shown, read back under another name and shown again. */
static void
show_again(struct rulebook *book, struct arena *a, const char *text,
    bool all)
{
	struct error e = { .code = NULL };
	struct buf first = { NULL, 0, 0 }, second = { NULL, 0, 0 };
	struct text name = { "", 0 };
	const struct rules *r;

	buf_str(&first, "rules: again\n");
	rules_show(must_compile(book, text, a), all, &second);
	ok(!strncmp(second.data, "rules: ", 7), "%s is shown", text);
	buf_str(&first, strchr(second.data, '\n') + 1);
	ok(rulebook_add(book, buf_view(&first), "x.yaml",
	    &name, &e) && text_is(name, "again"), "and reads back: %s", e.text);
	second.len = 0;
	r = rules_compile(book, name, NULL, 0, a, &e);
	if (r)
		rules_show(r, all, &second);
	drop_comments(&first);
	drop_comments(&second);
	is_str(second.data, first.data, "the same");
	buf_free(&first);
	buf_free(&second);
}

static void
test_show(struct rulebook *book, struct arena *a, const char *text)
{
	show_again(book, a, text, false);
	show_again(book, a, text, true);
}

static void
test_shows(struct rulebook *book, struct arena *a)
{
	const struct entry_file *entry;
	struct error e = { .code = NULL };
	struct text name;
	char names[MANY][40];
	size_t n = 0;

	for (size_t i = 0; (entry = rulebook_entry(book, i)) && n < MANY; i++)
		if (!entry->option)
			snprintf(names[n++], sizeof(names[0]), "%.*s",
			    (int)entry->name.len, entry->name.s);
	for (size_t i = 0; i < n; i++)
		test_show(book, a, names[i]);
	test_show(book, a, "gin+oklahoma+spades-double");
	ok(rulebook_add(book, TEXT("rules: odd\nextends: gin\n"
	    "title: \"a \\\"b\\\" \\\\ # c: \"\n"), "x", &name, &e),
	    "a title of signs: %s", e.text);
	test_show(book, a, "odd");
	test_show(book, a, "indian wild.ranks=2,10,K hand.rounds=1:10,5:12 "
	    "values.wild=rank penalty.no-turn=half "
	    "deck.jokers-per=player deck.jokers=-2 run.max=13");
}

/* Every key is found by its name and says what it is; steps by index. */
static void
test_table(void)
{
	const struct steps steps = { 2, { 2, 5 }, { 10, 7 } };

	for (enum rule_key k = 0; k < RULE_KEYS; k++)
		ok(rules_key_find(text_of(rules_rows[k].name)) == k &&
		    *rules_rows[k].doc, "%s is there once, with a line on it",
		    rules_rows[k].name);
	ok(rules_key_find(TEXT("knock")) == RULE_KEYS, "no part is a key");
	ok(!row_find(TEXT("knock")) && !row_find(TEXT("")), "no part is a key");
	is_int(steps_at(&steps, -1, 3), 3, "steps of what is not known");
	is_int(steps_at(&steps, 1, 3), 3, "before the first");
	is_int(steps_at(&steps, 2, 3), 10, "at the first");
	is_int(steps_at(&steps, 4, 3), 10, "behind it");
	is_int(steps_at(&steps, 9, 3), 7, "behind the last");
}

int
main(void)
{
	struct rulebook *book = rulebook_create();
	struct arena *a = arena_create();
	struct buf b = { NULL, 0, 0 };

	test_entries(book, a);
	test_facts(book, a, &b);
	test_derived(book, a);
	test_seats(book, a);
	test_shows(book, a);
	test_table();
	buf_free(&b);
	arena_free(a);
	rulebook_free(book);
	return tap_done();
}
