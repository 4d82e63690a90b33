/*
 * Rule files: the name that a file goes by, what is refused and where, and what
 * one file may do to another.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/brackets.h"
#include "rules/file.h"
#include "rules/table.h"
#include "scope.h"
#include "tap.h"

/* A file; the name it has then, or "CODE@LINE:COLUMN message". */
static const struct {
	const char *yaml, *file, *want;
} files[] = {
	/* names */
	{ "extends: gin\n", "dir/house.yaml", "house" },
	{ "extends: gin\n", "house.yaml", "house" },
	{ "extends: gin\n", "/a.b/house", "house" },
	{ "extends: gin\n", "house.yml", "house.yml" },
	{ "rules: mine\nextends: gin\n", "house.yaml", "mine" },
	{ "option: mine\nfits: [gin]\n", "house.yaml", "mine" },
	{ "option: mine\nfits: any\nrun: {max: 2}\n", "x.yaml", "mine" },
	{ "rummy: 1\nrules: mine\ntitle: T\nsource: S\n", "x", "mine" },
	{ "knock: {limit: 5}\n", "dir/no-parent.yaml", "no-parent" },
	{ "rules: a+b\n", "x.yaml", "value@1:8 a rule file's name has "
	    "letters, digits, \".\", \"_\" and \"-\" only" },
	{ "extends: gin\n", "a+b.yaml", "value@1:1 a rule file's name has "
	    "letters, digits, \".\", \"_\" and \"-\" only" },
	{ "rules: ''\n", "x.yaml", "value@1:8 a rule file's name has "
	    "letters, digits, \".\", \"_\" and \"-\" only" },
	{ "rules: [a]\n", "x.yaml", "value@1:8 a rule file's name has "
	    "letters, digits, \".\", \"_\" and \"-\" only" },
	{ "rules: my_own-1.5\n", "x.yaml", "my_own-1.5" },
	{ "option: a\nfits: [gin]\nover: [straight, big-gin]\n", "x", "a" },
	{ "option: a\nfits: [gin]\nover: [straihgt]\n", "x", "rules@3:7 no "
	    "rule set \"straihgt\"; did you mean \"straight\"?" },
	{ "option: a\nfits: [gin]\nover: [a b]\n", "x", "value@3:8 over: "
	    "expected at most 16 names of letters, digits, \".\", \"_\" and "
	    "\"-\"" },
	{ "extends: gin\nover: [straight]\n", "x", "value@2:7 \"over\" is "
	    "for options only" },
	{ "rules: a\nalso: b\n", "x.yaml", "a" },
	{ "rules: a\nalso: [b, c]\n", "x.yaml", "a" },
	{ "rules: a\nalso: [b, [c]]\n", "x.yaml", "value@2:11 also: expected "
	    "at most 16 names of letters, digits, \".\", \"_\" and \"-\"" },
	{ "rules: a\nalso: b+c\n", "x.yaml", "value@2:7 also: expected "
	    "at most 16 names of letters, digits, \".\", \"_\" and \"-\"" },
	{ "rules: a\nalso: [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p]\n",
	    "x.yaml", "a" },
	{ "rules: a\n"
	    "also: [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q]\n",
	    "x.yaml", "value@2:56 also: expected at most 16 names of letters, "
	    "digits, \".\", \"_\" and \"-\"" },
	{ "rules: a\noption: b\n", "x.yaml", "value@2:1 a file has one name, as "
	    "\"rules:\" or as \"option:\"" },
	/* values of every shape */
	{ "deck: {packs-from: {2: 1, 7: 3}}\n", "x", "x" },
	{ "deck.packs: 2\n", "x", "x" },
	{ "wild:\n  ranks: [2, J]\n", "x", "x" },
	{ "wild: {ranks: 2}\n", "x", "x" },
	{ "undercut: {on-tie: NO}\n", "x", "x" },
	{ "set: {max: ~}\n", "x", "value@1:12 \"~\" is not a value for set.max; "
	    "expected a whole number from 2 to 64 or none" },
	/* one line */
	{ "rules: x\ntitle: \"\"\nsource: >\n  a\n  b\n", "x", "x" },
	{ "rules: x\ntitle: |+\n\n\n", "x", "x" },
	{ "rules: x\ntitle: |\n  a\n  b\n", "x",
	    "value@2:8 expected one line, without control characters" },
	{ "rules: x\nsource: \"\\L\"\n", "x",
	    "value@2:9 expected one line, without control characters" },
	/* sources of keys */
	{ "rules: x\nsources: {set.max: S, run.ace: ours}\n", "x", "x" },
	{ "rules: x\nsources: S\n", "x",
	    "value@2:10 expected a mapping of rule keys to sources" },
	{ "rules: x\nsources: {set: {max: S}}\n", "x",
	    "value@2:16 expected a string, not a mapping" },
	{ "rules: x\nsources: {set.max: S, set.max: S}\n", "x",
	    "yaml-key@2:23 duplicate key \"set.max\"; first used on line 2" },
	{ "rules: x\nsources: {set.max: [S]}\n", "x",
	    "value@2:20 expected a string, not a list" },
	{ "rules: x\nsources: {set.mox: S}\n", "x",
	    "key@2:11 no rule \"set.mox\"; did you mean \"set.max\"?" },
	/* bytes */
	{ "\xEF\xBB\xBFrules: x\r\n\r\nextends: gin", "x", "x" },
	{ "%YAML 1.2\r\n---\r\nrules: x\r\n", "x", "x" },
	{ "\xFF\xFEr", "x", "utf-16@1:1 UTF-16 input: convert it with "
	    "iconv -f UTF-16 -t UTF-8" },
	{ "\xFE\xFF", "x", "utf-16@1:1 UTF-16 input: convert it with "
	    "iconv -f UTF-16 -t UTF-8" },
	{ "\xFE", "x", "utf-8@1:1 byte \\xFE is not UTF-8" },
	{ "rules: x\n# \u00E9\xFF\n", "x",
	    "utf-8@2:4 byte \\xFF is not UTF-8" },
	{ "rules: x\n\xEF\xBB\n", "x", "utf-8@2:1 byte \\xEF is not UTF-8" },
	{ "rules: x\r", "x", "control@1:9 carriage return inside a line" },
	{ "rules: x\u2028title: y\n", "x",
	    "control@1:9 control character U+2028" },
	{ "%TAG !a! tag:x\n---\nrules: x\n", "x",
	    "yaml@1:1 no directive but %YAML 1.1 or 1.2 is allowed here" },
	/* not a rule file */
	{ "", "x", "value@1:1 a rule file must be a mapping of keys, like "
	    "\"extends: gin\"" },
	{ "- gin\n", "x", "value@1:1 a rule file must be a mapping of keys, like "
	    "\"extends: gin\"" },
	{ "rummy: 2\n", "x",
	    "value@1:8 this program reads version 1 of the format" },
	{ "rummy: [1]\n", "x",
	    "value@1:8 this program reads version 1 of the format" },
	{ "rules: x\ntitle: [x]\n", "x",
	    "value@2:8 expected a string, not a list" },
	{ "extends: [gin]\n", "x", "value@1:10 expected one string, not a list; "
	    "options are added with +, as in gin+oklahoma" },
	{ "extends: {a: b}\n", "x",
	    "value@1:10 expected a string, not a mapping" },
	{ "option: o\nfits: {gin: 1}\n", "x",
	    "value@2:7 fits: expected at most 16 names of rule sets" },
	{ "option: o\nfits: [a b, [taj]]\n", "x",
	    "value@2:13 fits: expected at most 16 names of rule sets" },
	{ "option: o\nfits: [gin, gin, gin, gin, gin, gin, gin, gin, gin, "
	    "gin, gin, gin, gin, gin, gin, gin, taj]\n", "x",
	    "value@2:88 fits: expected at most 16 names of rule sets" },
	{ "option: o\n", "x", "value@1:1 an option must say which rule sets it fits, "
	    "like \"fits: [gin]\"" },
	{ "option: o\nfits: [gim]\n", "x",
	    "rules@2:7 no rule set \"gim\"; did you mean \"gin\"?" },
	{ "rules: x\nfits: [gin]\n", "x", "value@2:7 \"fits\" is for options "
	    "only; a rule set has \"extends\"" },

	/* keys */
	{ "extends: gin\nknok:\n  limit: 5\n", "x",
	    "key@3:3 no rule \"knok.limit\"; did you mean \"knock.limit\"?" },
	{ "knock: {limt: 5}\n", "x",
	    "key@1:9 no rule \"knock.limt\"; did you mean \"knock.limit\"?" },
	{ "turn-up: 5H\n", "x",
	    "key@1:1 turn-up is a fact of one deal; set it with the deal or with -s" },
	{ "extend: gin\n", "x",
	    "key@1:1 no rule \"extend\"; did you mean \"extends\"?" },
	{ "knok: {}\n", "x",
	    "key@1:1 no rule \"knok\"; see rummy-rules(5)" },
	{ "knock: {limit: 5, limit: 6}\n", "x", "yaml-key@1:19 "
	    "duplicate key \"limit\"; first used on line 1" },
	/* values */
	{ "knock: {limit: x}\n", "x",
	    "value@1:16 \"x\" is not a value for knock.limit; expected a whole "
	    "number from 0 to 1000, none or turn-up" },
	{ "run:\n  min: 1\n", "x", "value@2:8 \"1\" is not a value for run.min; "
	    "expected a whole number from 2 to 64 or none" },
	{ "run:\n  min: [3, 4]\n", "x",
	    "value@2:8 run.min: expected a string, not a list" },
	{ "run:\n  min: {a: 3}\n", "x",
	    "value@2:8 run.min: expected a string, not a mapping" },
	{ "wild: {ranks: [2, [3]]}\n", "x",
	    "value@1:19 expected a string, not a list" },
	{ "hand: {size-from: [2, 3]}\n", "x",
	    "value@1:19 hand.size-from: expected a string, not a list" },
	{ "deck: {packs-from: {7: 3, 6: 2}}\n", "x",
	    "value@1:20 \"6:2\" is not a step for deck.packs-from; expected "
	    "ascending steps from 2 to 10 with values from 1 to 8, like 2:1" },
	/* parents and contradictions */
	{ "title: x\nextends: rumycircle\n", "x",
	    "rules@2:10 no rule set \"rumycircle\"; "
	    "did you mean \"rummycircle\"?" },
	{ "rules: x\nextends: x\n", "x",
	    "rules@2:10 x extends itself in a circle" },
	{ "title: x\nextends: oklahoma\n", "x", "rules@2:10 oklahoma is an "
	    "option; use gin+oklahoma" },
	{ "extends: gin+pure-only\n", "x",
	    "fits@1:10 option pure-only does not fit gin; it is "
	    "for indian: rummy --show-rules=indian+pure-only" },
	{ "option: o\nfits: [gin]\nextends: gin\n", "x", "rules@3:10 an "
	    "option can extend only options; list its rule sets in \"fits:\"" },
	{ "extends: gin\nrun: {min: 4, max: 3}\n", "x",
	    "contradiction@2:20 run.min (4) is above run.max (3)" },
	{ "extends: gin\nset: {min: 5}\n", "x",
	    "contradiction@2:12 set.min (5) is above set.max (4)" },
	/* words */
	{ "words: {run: [street, streets]}\n", "x", "x" },
	{ "words: street\n", "x", "value@1:8 words: expected a mapping, like "
	    "{run: [sequence, sequences]}" },
	{ "words: {rum: [street, streets]}\n", "x",
	    "key@1:9 unknown term \"rum\"; did you mean \"run\"?" },
	{ "words: {colours: [a, b]}\n", "x",
	    "key@1:9 unknown term \"colours\"; see rummy-rules(5)" },
	{ "words: {a23456789012345678901234567890123456789012345678901234567890"
	    "12: [a, b]}\n", "x",
	    "key@1:9 unknown term \"a2345678901234567890123456789012345678901"
	    "2345678901234567890\"; see rummy-rules(5)" },
	{ "words: {run: street}\n", "x",
	    "value@1:14 run: expected two forms, like [run, runs]" },
	{ "words: {run: []}\n", "x",
	    "value@1:14 run: expected two forms, like [run, runs]" },
	{ "words: {run: [street]}\n", "x",
	    "value@1:14 run: expected two forms, like [run, runs]" },
	{ "words: {run: [a, b, c]}\n", "x",
	    "value@1:14 run: expected two forms, like [run, runs]" },
	{ "words: {run: [street, [streets]]}\n", "x",
	    "value@1:23 expected a word of at most 40 bytes" },
	{ "words: {run: ['', streets]}\n", "x",
	    "value@1:15 expected a word of at most 40 bytes" },
	{ "words: {run: [a, a2345678901234567890123456789012345678901]}\n", "x",
	    "value@1:18 expected a word of at most 40 bytes" },
	{ "words: {run: [street, \"a\\nb\"]}\n", "x",
	    "value@1:23 a word cannot contain control characters" },
	/* no YAML */
	{ "a: &x b\n", "x", "yaml-alias@1:4 "
	    "\"&x\" is an anchor to YAML, and those are not supported; put a string that starts with \"&\" in quotes" },
};

static void
dump_add(struct buf *b, struct rulebook *book, const char *yaml,
    const char *file, struct error *e)
{
	struct text name = { "", 0 };

	b->len = 0;
	if (rulebook_add(book, text_of(yaml), file, &name, e))
		buf_text(b, name);
	else
		buf_printf(b, "%s@%zu:%zu %s", e->code, e->line, e->column,
		    e->text);
}

static void
test_files(struct buf *b)
{
	for (size_t i = 0; i < countof(files); i++) {
		struct rulebook *book = rulebook_create();
		struct error e = { .code = NULL };

		dump_add(b, book, files[i].yaml, files[i].file, &e);
		is_str(b->data, files[i].want, "%s: %s", files[i].file,
		    files[i].yaml);
		if (e.code)
			is_str(e.file, files[i].file, "and names the file");
		if (e.code && e.line)
			ok(e.source.s || !*files[i].yaml, "and has the line");
		rulebook_free(book);
	}
}

/* A key is the same key however it is written. */
static void
test_twice(void)
{
	struct rulebook *book = rulebook_create();
	struct error e = { .code = NULL };
	struct text name;

	ok(!rulebook_add(book, TEXT("knock.limit: 5\nknock: {limit: 6}\n"),
	    "x", &name, &e), "a key stands twice, once with a dot");
	rulebook_free(book);
}

/* Files one after another, in one book; then a rule of a set. */

#define STEPS_MAX 4

static const struct {
	const char *what, *files[STEPS_MAX], *last, *rules, *key, *value;
} books[] = {
	{ "a file may extend another",
	    { "rules: a\nextends: gin\nknock: {limit: 7}\n",
	      "rules: b\nextends: a\nrun: {min: 4}\n" },
	    "b", "b", "knock.limit", "7" },
	{ "and what it says itself wins",
	    { "rules: a\nextends: gin\nknock: {limit: 7}\n",
	      "rules: b\nextends: a\nknock: {limit: 6}\n" },
	    "b", "b", "knock.limit", "6" },
	{ "an option of a file over a built-in set",
	    { "option: o\nfits: [gin]\nknock: {limit: 3}\n" },
	    "o", "gin+spades-double+o", "knock.limit", "3" },
	{ "which fits the sets that extend it",
	    { "option: o\nfits: [gin]\nknock: {limit: 3}\n",
	      "rules: a\nextends: gin-pagat\n" },
	    "a", "a+o", "knock.limit", "3" },
	{ "an option for any set",
	    { "option: o\nfits: any\nlose: {cap: 99}\n" },
	    "o", "taj+o", "lose.cap", "99" },
	{ "a built-in set is replaced",
	    { "rules: gin\nextends: indian\nlose: {cap: 70}\n" },
	    "gin", "gin", "lose.cap", "70" },
	{ "for the sets that extend it too",
	    { "rules: indian\nextends: gin\nknock: {limit: 4}\n" },
	    "indian", "taj", "knock.limit", "4" },
	{ "a file may extend a set with options",
	    { "rules: a\nextends: gin+oklahoma-ace-gin+bonus-20\n" },
	    "a", "a", "knock.ace-limit", "0" },
	{ "an option may extend an option",
	    { "option: o\nfits: [gin]\nextends: oklahoma-ace-gin\n" },
	    "o", "gin+o", "knock.ace-limit", "0" },
	{ "a file may extend what it stands in the place of",
	    { "rules: gin\nextends: gin\nknock: {limit: 6}\n" },
	    "gin", "gin+undercut-10", "knock.limit", "6" },
	{ "and sets over it follow",
	    { "rules: gin\nextends: gin\nknock: {limit: 6}\n" },
	    "gin", "gin-pagat", "knock.limit", "6" },
	{ "a refused file leaves the book as it was",
	    { "rules: gin\nextends: gin\nrun: {max: 2}\n" },
	    "contradiction@3:12 run.min (3) is above run.max (2)", "gin",
	    "run.max", "none" },
	{ "and is not in it",
	    { "rules: new\nextends: gin\nrun: {max: 2}\n" },
	    "contradiction@3:12 run.min (3) is above run.max (2)", "new",
	    "run.max", "no rule set \"new\"; see rummy --list-rules" },
	{ "an option may contradict the set",
	    { "option: o\nfits: [contract]\nrun: {max: 3}\n" },
	    "o", "contract+o", "run.max",
	    "run.min (4) is above run.max (3)" },
	{ "two that extend each other",
	    { "rules: a\nextends: gin\n", "rules: b\nextends: a\n",
	      "rules: a\nextends: b\n" },
	    "rules@2:10 a extends itself in a circle", NULL, NULL, NULL },
};

static void
test_books(struct buf *b)
{
	for (size_t i = 0; i < countof(books); i++) {
		struct rulebook *book = rulebook_create();
		struct arena *a = arena_create();
		struct error e = { .code = NULL };
		const struct rules *r;

		for (size_t k = 0; k < STEPS_MAX && books[i].files[k]; k++)
			dump_add(b, book, books[i].files[k], "x", &e);
		is_str(b->data, books[i].last, "%s", books[i].what);
		if (books[i].rules) {
			e = (struct error){ .code = NULL };
			r = rules_compile(book, text_of(books[i].rules), NULL,
			    0, a, &e);
			b->len = 0;
			buf_str(b, r ? "" : e.text);
			if (r)
				row_print(row_find(text_of(books[i].key)), r,
				    b);
			is_str(b->data, books[i].value, "%s of %s",
			    books[i].key, books[i].rules);
		}
		arena_free(a);
		rulebook_free(book);
	}
}

/* At most RULEBOOK_DEPTH files may extend one another. */
static void
test_depth(struct buf *b)
{
	struct rulebook *book = rulebook_create();

	for (int i = 1; i <= 17; i++) {
		struct error e = { .code = NULL };
		char yaml[60], name[10];

		snprintf(name, sizeof(name), "h%d", i);
		snprintf(yaml, sizeof(yaml), i > 1 ? "rules: h%d\n"
		    "extends: h%d\n" : "rules: h%d\nextends: gin\n", i, i - 1);
		dump_add(b, book, yaml, "x", &e);
		is_str(b->data, i <= 16 ? name : "rules@2:10 more than 16 rule "
		    "sets extend one another", "%d deep", i);
	}
	rulebook_free(book);
}

/* There is room for 128 files; a file that replaces one takes no more. */
static void
test_room(struct buf *b)
{
	struct rulebook *book = rulebook_create();
	struct error e = { .code = NULL };
	size_t n = 0;

	dump_add(b, book, "rules: gin\n", "x", &e);
	while (rulebook_entry(book, n))
		n++;
	is_int((long long)n, (long long)embedded_rules_count,
	    "one that is replaced is not listed twice");
	for (; n < 128 && !e.code; n++) {
		char yaml[60];

		snprintf(yaml, sizeof(yaml), "rules: h%zu\n", n);
		dump_add(b, book, yaml, "x", &e);
	}
	is_str(e.code, NULL, "128 files");
	dump_add(b, book, "rules: one-more\n", "x", &e);
	is_str(b->data, "size@0:0 more than 128 rule files", "and no more");
	rulebook_free(book);
}

/* A gin of one's own keeps its context, or would read back as built in. */
static void
test_replaced_gin_is_not_plain(struct buf *b)
{
	struct rulebook *book = rulebook_create();
	struct arena *a = arena_create();
	struct error e = { .code = NULL };
	const struct rules *r;

	dump_add(b, book, "rules: gin\nextends: gin\n", "x", &e);
	r = rules_compile(book, TEXT("gin"), NULL, 0, a, &e);
	ok(r && !r->plain_gin, "a file named gin is not plain gin");
	arena_free(a);
	rulebook_free(book);
}

/* Cut files are read or refused with a reason; sanitizers watch. */
static void
test_cut_files(void)
{
	size_t silent = 0;

	for (size_t i = 0; i < embedded_rules_count; i++) {
		/* Another byte of seven in each. */
		for (size_t len = i % 7; len < embedded_rules[i].len; len += 7) {
			struct rulebook *book = rulebook_create();
			char *cut = util_alloc(len + 1);
			struct error e = { .code = NULL };
			struct text name;

			memcpy(cut, embedded_rules[i].text, len);
			if (!rulebook_add(book, (struct text){ cut, len }, "x",
			    &name, &e) && (!e.code || !e.text[0]))
				silent++;
			free(cut);
			rulebook_free(book);
		}
	}
	is_int((long long)silent, 0, "no cut file is refused without a reason");
}

/* Printed in a context, a name must read back, or not be one. */
static void
test_names_in_contexts(void)
{
	static const char *const names[] = { "my house", "a]b", "a=b", "a\"b",
		"a\tb", "\u00e9t\u00e9", "10" };

	for (size_t i = 0; i < countof(names); i++) {
		struct rulebook *book = rulebook_create();
		struct error e = { .code = NULL };
		struct text name, printed;
		struct context *c;
		const struct rules *r;
		struct buf yaml = { NULL, 0, 0 };

		buf_printf(&yaml, "rules: '%s'\nextends: gin\n", names[i]);
		if (rulebook_add(book, text_of(yaml.data), "x", &name, &e)) {
			c = context_create(book, name, NULL, 0, &e);
			printed = context_default(c)->context;
			r = brackets_end(printed, 0) == printed.len - 1 ?
			    context_text(c, (struct brackets){ printed, 1,
				printed.len - 1 }, &e) : NULL;
			ok(r && text_equal(r->context, printed),
			    "%s reads back: %s", names[i], e.text);
			context_free(c);
		} else {
			is_str(e.code, "value", "%s is no name", names[i]);
		}
		buf_free(&yaml);
		rulebook_free(book);
	}
}

int
main(void)
{
	struct buf b = { NULL, 0, 0 };

	test_files(&b);
	test_twice();
	test_books(&b);
	test_depth(&b);
	test_room(&b);
	test_replaced_gin_is_not_plain(&b);
	test_cut_files();
	test_names_in_contexts();
	buf_free(&b);
	return tap_done();
}
