/* The words of a game: what its rule file says, and what is refused. */
#include "rules/rules.h"

#include <string.h>

#include "tap.h"

static const struct {
	const char *yaml, *want;
} files[] = {
	{ "words: {run: [street, streets]}\n", "x" },
	{ "words: street\n", "value@1:8 words: expected a mapping, like "
	    "{run: [sequence, sequences]}" },
	{ "words: {rum: [street, streets]}\n",
	    "key@1:9 unknown term \"rum\"; did you mean \"run\"?" },
	{ "words: {colours: [a, b]}\n",
	    "key@1:9 unknown term \"colours\"; see rummy-rules(5)" },
	{ "words: {a23456789012345678901234567890123456789012345678901234567890"
	    "12: [a, b]}\n",
	    "key@1:9 unknown term \"a2345678901234567890123456789012345678901"
	    "2345678901234567890\"; see rummy-rules(5)" },
	{ "words: {run: street}\n",
	    "value@1:14 run: expected two forms, like [run, runs]" },
	{ "words: {run: []}\n",
	    "value@1:14 run: expected two forms, like [run, runs]" },
	{ "words: {run: [street]}\n",
	    "value@1:14 run: expected two forms, like [run, runs]" },
	{ "words: {run: [a, b, c]}\n",
	    "value@1:14 run: expected two forms, like [run, runs]" },
	{ "words: {run: [street, [streets]]}\n",
	    "value@1:23 expected a word of at most 40 bytes" },
	{ "words: {run: ['', streets]}\n",
	    "value@1:15 expected a word of at most 40 bytes" },
	{ "words: {run: [a, a2345678901234567890123456789012345678901]}\n",
	    "value@1:18 expected a word of at most 40 bytes" },
	{ "words: {run: [street, \"a\\nb\"]}\n",
	    "value@1:23 a word cannot contain control characters" },
};

static void
test_files(struct buf *b)
{
	for (size_t i = 0; i < countof(files); i++) {
		struct rulebook *book = rulebook_create();
		struct error e = { .code = NULL };
		struct text name = { "", 0 };

		b->len = 0;
		if (rulebook_add(book, text_of(files[i].yaml), "x", &name, &e))
			buf_text(b, name);
		else
			buf_printf(b, "%s@%zu:%zu %s", e.code, e.line,
			    e.column, e.text);
		is_str(b->data, files[i].want, "%s", files[i].yaml);
		rulebook_free(book);
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
	struct arena *a = arena_create();
	struct buf b = { NULL, 0, 0 };

	test_files(&b);
	test_words(a);
	buf_free(&b);
	arena_free(a);
	return tap_done();
}
