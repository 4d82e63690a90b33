/*
 * Who gave a key its value: a rule set, one that it extends, an option, the
 * context or -s; what it had before, and what was stated at all.
 */
#include <stdio.h>
#include <string.h>

#include "scope.h"
#include "settings.h"
#include "tap.h"
#include "rules/book.h"
#include "rules/table.h"

/* Under the rules, the key has what value from whom; before that it had. */
static const struct {
	const char *rules, *key, *value, *from, *before;
} rows[] = {
	{ "gin", "knock.limit", "10", "set gin", "" },
	{ "gin", "run.max", "none", "default ", "" },
	{ "taj", "lose.gate", "two-sequences", "set indian", "" },
	{ "taj", "set.max", "none", "set taj", "" },
	{ "gin-wikipedia", "gin.bonus", "25", "set gin-wikipedia", "" },
	{ "gin+oklahoma", "knock.limit", "turn-up", "option oklahoma",
	    "10 set gin" },
	{ "gin+oklahoma+undercut-10", "knock.limit", "turn-up",
	    "option oklahoma", "10 set gin" },
	{ "gin+oklahoma+undercut-10", "undercut.bonus", "10",
	    "option undercut-10", "25 set gin" },
	{ "gin+oklahoma", "gin.bonus", "25", "set gin", "" },
	{ "gin knock.limit=15", "knock.limit", "15", "context ",
	    "10 set gin" },
	{ "gin+oklahoma knock.limit=15", "knock.limit", "15", "context ",
	    "turn-up option oklahoma" },
	{ "gin+oklahoma turn-up=5H", "knock.limit", "turn-up",
	    "option oklahoma", "10 set gin" },
	{ "gin run.max=5", "run.max", "5", "context ", "none default " },
	/* what changes nothing gave no value */
	{ "gin knock.limit=10", "knock.limit", "10", "set gin", "" },
	{ "gin knock.limit=15 knock.limit=10", "knock.limit", "10", "set gin",
	    "" },
	{ "gin knock.limit=15 knock.limit=12", "knock.limit", "12", "context ",
	    "10 set gin" },
	{ "rummy-500 hand.size-from=2:10", "hand.size-from", "2:10",
	    "context ", "2:13,3:7 set rummy-500" },
	{ "basic wild.ranks=2", "wild.ranks", "2", "context ", " default " },
	/* an option that a rule set extends */
	{ "house", "knock.limit", "turn-up", "option oklahoma", "" },
	{ "house+undercut-10", "knock.limit", "turn-up", "option oklahoma",
	    "" },
	{ "house+undercut-10", "gin.bonus", "22", "set house", "" },
};

/* The rules have the key from which page: "ours" of a ruling. */
static const struct {
	const char *rules, *key, *file, *page;
	bool ours, own;
} pages[] = {
	{ "gin", "gin.bonus", "gin", "\"Gin rummy\" (rules page)", false,
	    false },
	{ "gin", "gin.big-bonus", "gin", "ours", true, false },
	{ "gin+big-gin", "gin.big-bonus", "big-gin", "", false, false },
	{ "gin gin.big-bonus=40", "gin.big-bonus", "gin", "ours", true, true },
	/* a default is a rule of the game */
	{ "gin", "run.max", "gin", "\"Gin rummy\" (rules page)", false,
	    false },
	/* a house says it of a value that it inherits */
	{ "a23", "set.max", "a23", "A23 (a23.com), sets page", false, false },
	{ "taj", "set.max", "taj", "Taj Rummy (rules page)", false, false },
	{ "junglee", "penalty.missed", "indian",
	    "RummyCircle, DeccanRummy and RummyCentral (rules pages)", false,
	    false },
	/* a new value has the source of its file, and so has its table */
	{ "paged", "knock.limit", "paged", "S", false, false },
	{ "paged", "hand.size", "paged", "T", false, false },
	{ "ours", "knock.limit", "ours", "ours", false, false },
	{ "paged+undercut-10", "undercut.bonus", "undercut-10", "", false,
	    false },
};

static const char *const kinds[] = {
	[FROM_DEFAULT] = "default", [FROM_SET] = "set",
	[FROM_OPTION] = "option", [FROM_CONTEXT] = "context",
	[FROM_COMMAND_LINE] = "-s",
};

static void
print_value(struct buf *b, const struct rules *r, enum rule_key key, bool value)
{
	const struct origin *o = r->origin[key];

	if (value) {
		row_print(&rules_rows[key], r, b);
		buf_char(b, ' ');
	}
	buf_printf(b, "%s %.*s", kinds[o->kind], (int)o->name.len, o->name.s);
}

static void
test_rows(struct rulebook *book, struct arena *a)
{
	struct buf b = { NULL, 0, 0 };

	for (size_t i = 0; i < countof(rows); i++) {
		struct error e = { .code = NULL };
		const struct rules *r = compile(book, rows[i].rules, a, &e);
		enum rule_key key = rules_key_find(text_of(rows[i].key));
		const struct rules *under;

		ok(r && key < RULE_KEYS, "%s: %s", rows[i].rules, e.text);
		if (!r || key >= RULE_KEYS)
			continue;
		under = rules_before(r, key);
		b.len = 0;
		row_print(&rules_rows[key], r, &b);
		buf_char(&b, '\0');
		is_str(b.data, rows[i].value, "%s: %s", rows[i].rules,
		    rows[i].key);
		b.len = 0;
		print_value(&b, r, key, false);
		buf_char(&b, '\0');
		is_str(b.data, rows[i].from, "from");
		b.len = 0;
		if (under)
			print_value(&b, under, key, true);
		buf_char(&b, '\0');
		is_str(b.data, rows[i].before, "before that");
	}
	buf_free(&b);
}

static void
test_pages(struct rulebook *book, struct arena *a)
{
	for (size_t i = 0; i < countof(pages); i++) {
		struct error e = { .code = NULL };
		const struct rules *r = compile(book, pages[i].rules, a, &e);
		enum rule_key key = rules_key_find(text_of(pages[i].key));
		const struct origin *o;

		if (!ok(r && key < RULE_KEYS, "%s: %s", pages[i].rules, e.text))
			continue;
		o = rules_source(r, key);
		ok(text_is(o->name, pages[i].file), "%s: %s is of %.*s",
		    pages[i].rules, pages[i].key, (int)o->name.len, o->name.s);
		ok(!*pages[i].page || text_is(o->source, pages[i].page),
		    "from %.*s", (int)o->source.len, o->source.s);
		ok(origin_is_ours(o) == pages[i].ours, "ours or not");
		ok(rules_is_own(r, key) == pages[i].own, "a house rule or not");
	}
}

/* The command line beats a context; who stated a key, under any house. */
static void
test_stated(struct rulebook *book, struct arena *a)
{
	struct error e = { .code = NULL };
	struct setting over = { .key = TEXT("knock.limit"),
		.value = TEXT("12") };
	struct text line = TEXT("[gin+oklahoma turn-up=5H knock.limit=7 "
	    "undercut.bonus=10]");
	struct context *c = context_create(book, TEXT("gin"), &over, 1, &e);
	const struct rules *r = context_text(c, (struct brackets){ line, 1,
		line.len - 1 }, &e);
	const struct origin *o;
	int value = 0;

	ok(r != NULL, "a context under -s: %s", e.text);
	if (!r)
		return;
	ok(r->nfacts == 1 && r->nstated == 3 &&
	    r->stated[1].from == FROM_COMMAND_LINE &&
	    r->stated[2].from == FROM_CONTEXT, "who stated what");
	is_int(r->origin[RULE_knock_limit]->kind, FROM_COMMAND_LINE,
	    "-s gave the limit");
	is_int(r->origin[RULE_undercut_bonus]->kind, FROM_CONTEXT,
	    "the context the bonus");
	ok(rules_value(r, RULE_knock_limit, &value) && value == 12,
	    "which is a number");
	ok(!rules_value(r, RULE_wild_ranks, &value) && value == 12,
	    "a list is none");
	o = rules_before(r, RULE_knock_limit)->origin[RULE_knock_limit];
	ok(o->kind == FROM_OPTION && text_is(o->name, "oklahoma") &&
	    o->source.len, "oklahoma had another, with its source");
	r = rules_under(book, TEXT("gin-pagat"), r, a, &e);
	ok(r && text_is(rules_before(r, RULE_knock_limit)->name,
	    "gin-pagat+oklahoma"), "under another house: %s", e.text);
	if (!r)
		return;
	ok(r->origin[RULE_undercut_bonus]->kind == FROM_SET,
	    "whose bonus is that of the context");
	ok(r->origin[RULE_knock_limit]->kind == FROM_COMMAND_LINE,
	    "-s is above it");
	ok(!rules_under(book, TEXT("basic"), r, a, &e) &&
	    !strcmp(e.code, "fits"), "an option does not fit every house");
	error_clear(&e);
	r = compile(book, "gin undercut.bonus=10", a, &e);
	ok(r && !rules_under(book, TEXT("basic"), r, a, &e) &&
	    !strcmp(e.code, "key"), "nor does a key act in each: %s", e.text);
	context_free(c);
}

int
main(void)
{
	struct rulebook *book = rulebook_create();
	struct arena *a = arena_create();
	struct error e = { .code = NULL };
	struct text name;

	ok(rulebook_add(book, TEXT("extends: gin+oklahoma\ngin: {bonus: 22}\n"),
	    "house.yaml", &name, &e), "a house: %s", e.text);
	ok(rulebook_add(book, TEXT("extends: gin\nsource: T\n"
	    "sources: {knock.limit: S}\nhand: {size: 9}\n"), "paged.yaml",
	    &name, &e), "one with pages: %s", e.text);
	ok(rulebook_add(book, TEXT("extends: gin\nsource: ours\n"
	    "knock: {limit: 9}\n"), "ours.yaml", &name, &e),
	    "one whose book is called ours: %s", e.text);
	test_rows(book, a);
	test_pages(book, a);
	test_stated(book, a);
	arena_free(a);
	rulebook_free(book);
	return tap_done();
}
