/*
 * What stands between brackets: read, in force, and printed again so that it
 * reads back; every fact, good and bad; the command line over and under it;
 * and that what was compiled is kept for as long as it is promised.
 */
#include "rules/brackets.h"

#include <stdio.h>
#include <string.h>

#include "scope.h"
#include "tap.h"

/* As printed; each prints the same again. */
static const char *const contexts[][2] = {
	{ "gin", "[gin]" },
	{ "", "[gin]" },
	{ " \t ", "[gin]" },
	{ " gin  turn-up=5H\t", "[gin turn-up=5H]" },
	{ "gin+oklahoma+spades-double",
	    "[gin+oklahoma+spades-double]" },
	/* without a name: the command line's */
	{ "turn-up=5H", "[gin turn-up=5H]" },
	{ "knock.limit=5", "[gin knock.limit=5]" },
	/* facts first, then keys, in the order of their tables */
	{ "gin knock.limit=5 run.ace=both round=2 turn-up=AS",
	    "[gin turn-up=AS round=2 run.ace=both knock.limit=5]" },
	{ "taj fee=10% value=4 players=3 round=1 wild=Q",
	    "[taj wild=Q round=1 players=3 value=4 fee=10%]" },
	{ "basic turn=2 taken=QH", "[basic taken=QH turn=2]" },
	{ "taj+pool-101 entry=5 fee=10% players=3",
	    "[taj+pool-101 players=3 fee=10% entry=5]" },
	{ "gin knock.limit=5 knock.limit=5", "[gin knock.limit=5]" },
	/* set, though to what it was */
	{ "gin knock.limit=10", "[gin knock.limit=10]" },
	/* quotes */
	{ "gin turn-up=\"5H\"", "[gin turn-up=5H]" },
	{ "gin turn-up=\"5 of hearts\"", "[gin turn-up=5H]" },
	{ "gin turn-up=\"\\5\\H\"", "[gin turn-up=5H]" },
	{ "taj wild.ranks=\"[2, J]\"", "[taj wild.ranks=2,J]" },
	{ "taj wild.ranks=\"\"", "[taj wild.ranks=\"\"]" },
	{ "taj wild.ranks=", "[taj wild.ranks=\"\"]" },
	{ "paplu deck.packs-from=\"5:2, 8:4\"",
	    "[paplu deck.packs-from=5:2,8:4]" },
	/* words for truth */
	{ "gin undercut.on-tie=NO", "[gin undercut.on-tie=false]" },
	/* facts */
	{ "taj wild=QH", "[taj wild=QH]" }, { "taj wild=q", "[taj wild=Q]" },
	{ "taj wild=10", "[taj wild=T]" }, { "taj wild=10H", "[taj wild=TH]" },
	{ "taj wild=Queen", "[taj wild=Q]" }, { "taj wild=PJ", "[taj wild=JK]" },
	{ "taj wild=\u2665" "10", "[taj wild=TH]" },
	{ "gin turn-up=5\u2665", "[gin turn-up=5H]" },
	{ "basic taken=10s", "[basic taken=TS]" },
	{ "gin round=1", "[gin round=1]" }, { "gin round=20", "[gin round=20]" },
	{ "basic turn=10000", "[basic turn=10000]" },
	{ "taj players=2", "[taj players=2]" },
	{ "paplu players=10", "[paplu players=10]" },
	{ "taj value=0", "[taj value=0]" },
	{ "taj value=0.5", "[taj value=0.50]" },
	{ "taj value=12.25", "[taj value=12.25]" },
	{ "taj fee=4", "[taj fee=4]" }, { "taj fee=2.50", "[taj fee=2.50]" },
	{ "taj fee=100%", "[taj fee=100%]" },
	{ "taj fee=12.5%", "[taj fee=12.50%]" },
	{ "taj+pool-51 entry=50", "[taj+pool-51 entry=50]" },
};

/* As it stands in a line from its third byte on. */
static const struct wrong {
	const char *context, *code;
	size_t column; /* from 1, of the line */
	const char *text;
} wrongs[] = {
	{ "nosuch", "rules", 3,
	    "no rule set \"nosuch\"; see rummy --list-rules" },
	{ "gin turn-up=5H turn-up=6H", "syntax", 18,
	    "turn-up is given twice, with two values" },
	{ "gin x", "syntax", 7, "expected key=value, not \"x\"" },
	{ "turn-up=5H gin", "syntax", 14,
	    "a rule set goes first, like [gin]" },
	{ "gin =5H", "syntax", 7, "expected key=value, not \"=5H\"" },
	{ "gin turn-up=5\"H\"", "syntax", 15,
	    "quotes go around a whole value: key=\"value\"" },
	{ "gin turn-up=\"5\"H", "syntax", 15,
	    "quotes go around a whole value: key=\"value\"" },
	{ "gin turn-pu=5H", "key", 7,
	    "no rule \"turn-pu\"; did you mean \"turn-up\"?" },
	{ "taj wild=\u2665" "10 cap=5", "key", 16,
	    "no rule \"cap\"; did you mean one like lose.cap?" },
	{ "gin knock.limit=x", "value", 19, "\"x\" is not a value for "
	    "knock.limit; expected a whole number from 0 to 1000, none or "
	    "turn-up" },
	{ "gin run.min=5 run.max=4", "contradiction", 25,
	    "run.min (5) is above run.max (4)" },
	{ "gin+pure-only", "fits", 3,
	    "option pure-only does not fit gin; it is for indian: rummy --show-rules=indian+pure-only" },
	/* facts */
	{ "gin wild=QH", "fact", 12, "these rules have no cut joker, so "
	    "wild= has no use" },
	{ "taj wild=X", "fact", 12,
	    "\"X\" is not a value for wild; expected a card, a rank, or JK" },
	{ "taj wild=", "fact", 12,
	    "\"\" is not a value for wild; expected a card, a rank, or JK" },
	{ "gin turn-up=5", "fact", 15,
	    "\"5\" is not a value for turn-up; expected a card" },
	{ "gin turn-up=JK", "fact", 15,
	    "\"JK\" is not a value for turn-up; expected a card" },
	{ "gin taken=5H6H", "fact", 13,
	    "\"5H6H\" is not a value for taken; expected a card" },
	{ "gin round=0", "fact", 13,
	    "\"0\" is not a value for round; expected a number from 1 to 20" },
	{ "gin round=21", "fact", 13,
	    "\"21\" is not a value for round; expected a number from 1 to 20" },
	{ "gin turn=0", "fact", 12,
	    "\"0\" is not a value for turn; expected a number from 1" },
	{ "gin turn=1.5", "fact", 12,
	    "\"1.5\" is not a value for turn; expected a number from 1" },
	{ "taj players=1", "fact", 15,
	    "\"1\" is not a value for players; expected a number from 2 to 10" },
	{ "taj players=11", "fact", 15,
	    "\"11\" is not a value for players; expected a number from 2 to 10" },
	{ "taj value=-1", "fact", 13,
	    "\"-1\" is not a value for value; expected an amount like 4 or 0.50" },
	{ "taj value=1.234", "fact", 13, "\"1.234\" is not a value for value; "
	    "expected an amount like 4 or 0.50" },
	{ "taj fee=101%", "fact", 11,
	    "\"101%\" is not a value for fee; expected an amount like 4 or 10%" },
	{ "taj fee=%", "fact", 11,
	    "\"%\" is not a value for fee; expected an amount like 4 or 10%" },
	{ "taj fee=-1", "fact", 11,
	    "\"-1\" is not a value for fee; expected an amount like 4 or 10%" },
	{ "taj entry=x", "fact", 13,
	    "\"x\" is not a value for entry; expected an amount like 4 or 0.50" },
};

static const struct rules *
read_context(struct context *c, const char *text, struct error *e)
{
	char line[2000];

	snprintf(line, sizeof(line), " [%s] 4H", text);
	return context_text(c, (struct brackets){ text_of(line), 2,
		2 + strlen(text) }, e);
}

static void
is_context(const struct rules *r, const struct error *e, const char *want,
    const char *name)
{
	char got[400];

	snprintf(got, sizeof(got), "%.*s", r ? (int)r->context.len : 300,
	    r ? r->context.s : e->text);
	is_str(got, want, "[%s]", name);
}

static void
test_contexts(struct context *c)
{
	for (size_t i = 0; i < countof(contexts); i++) {
		struct error e = { .code = NULL };
		const struct rules *r = read_context(c, contexts[i][0], &e);
		const char *want = contexts[i][1];

		is_context(r, &e, want, contexts[i][0]);
		if (!r)
			continue;
		ok(r->plain_gin == !strcmp(want, "[gin]"),
		    "it is plain gin or not");
		r = context_text(c, (struct brackets){ text_of(want), 1,
			strlen(want) - 1 }, &e);
		is_context(r, &e, want, "as printed");
	}
	for (size_t i = 0; i < countof(wrongs); i++) {
		const struct wrong *w = &wrongs[i];
		struct error e = { .code = NULL };

		ok(!read_context(c, w->context, &e), "wrong: [%s]",
		    w->context);
		is_str(e.code, w->code, "code of [%s]", w->context);
		is_str(e.text, w->text, "message of [%s]", w->context);
		is_int((long long)e.column, (long long)w->column,
		    "column of [%s]", w->context);
	}
}

/* Where a context ends; -1: nowhere. */
static const struct {
	const char *line;
	size_t from;
	int end;
} spans[] = {
	{ "[gin] 4H", 0, 4 }, { "[]", 0, 1 }, { "  [gin]", 2, 6 },
	{ "[a=\"]\"] 4H", 0, 6 }, { "[a=\"\\\"]\"] 4H", 0, 8 },
	{ "[gin] [taj]", 0, 4 }, { "[gin", 0, -1 }, { "[", 0, -1 },
	{ "[a=\"] 4H", 0, -1 }, { "[a=\"\\", 0, -1 },
};

static void
test_spans(void)
{
	for (size_t i = 0; i < countof(spans); i++) {
		size_t end = brackets_end(text_of(spans[i].line),
		    spans[i].from);

		is_int(end == SIZE_MAX ? -1 : (int)end, spans[i].end,
		    "where %s ends", spans[i].line);
	}
}

/* Under a command line of its own: -r, one -s, the context, what is printed. */
static const struct {
	const char *name, *key, *value, *context, *want;
} lines[] = {
	{ "taj", "lose.cap", "70", "", "[taj lose.cap=70]" },
	{ "taj", "lose.cap", "70", "taj", "[taj lose.cap=70]" },
	{ "taj", "lose.cap", "70", "lose.cap=60", "[taj lose.cap=70]" },
	{ "taj", "lose.cap", "70", "a23 wild=Q",
	    "[a23 wild=Q lose.cap=70]" },
	{ "taj", "wild", "K", "wild=Q", "[taj wild=K]" },
	{ "taj", "wild", "K", "gin", "[gin]" }, /* it is for other records */
	{ "gin", "knock.limit", "5", "", "[gin knock.limit=5]" },
	{ "gin+oklahoma", "turn-up", "AS", "gin", "[gin turn-up=AS]" },
};

static void
test_command_line(struct rulebook *book)
{
	for (size_t i = 0; i < countof(lines); i++) {
		struct error e = { .code = NULL };
		struct setting over = { .key = text_of(lines[i].key),
			.value = text_of(lines[i].value) };
		struct context *c = context_create(book, text_of(lines[i].name),
		    &over, 1, &e);

		if (!ok(c != NULL, "-r %s -s %s=%s", lines[i].name,
		    lines[i].key, lines[i].value))
			continue;
		is_context(read_context(c, lines[i].context, &e), &e,
		    lines[i].want, lines[i].context);
		ok(!context_default(c)->plain_gin, "this is not plain gin");
		context_free(c);
	}
}

static void
test_wrong_command_lines(struct rulebook *book)
{
	struct setting settings[SETTINGS_MAX + 1];
	struct error bad = { .code = NULL }, many = { .code = NULL };

	for (size_t i = 0; i < countof(settings); i++)
		settings[i] = (struct setting){ .key = TEXT("knock.limit"),
			.value = TEXT("5") };
	ok(!context_create(book, TEXT("gin"), settings, countof(settings),
	    &many), "more settings than there is room for");
	is_str(many.code, "size", "their code");
	settings[0].value = TEXT("x");
	ok(!context_create(book, TEXT("gin"), settings, 1, &bad),
	    "a setting that is wrong");
	is_str(bad.code, "value", "its code");
	is_int((long long)bad.line, 0, "it stands in no line");
}

/* A context has at most SETTINGS_MAX settings. */
static void
test_many_settings(struct context *c)
{
	for (int n = SETTINGS_MAX; n <= SETTINGS_MAX + 1; n++) {
		struct error e = { .code = NULL };
		struct buf b = { NULL, 0, 0 };
		const struct rules *r;

		buf_str(&b, "gin");
		for (int i = 0; i < n; i++)
			buf_str(&b, " knock.limit=5");
		r = read_context(c, b.data, &e);
		ok(!r == (n > SETTINGS_MAX), "%d settings", n);
		is_str(e.code, n > SETTINGS_MAX ? "size" : NULL, "the code");
		buf_free(&b);
	}
}

/* A context in use stays valid while many others are compiled. */
static void
test_cache(struct context *c)
{
	struct error e = { .code = NULL };
	const struct rules *first = read_context(c, "gin turn-up=5H", &e);
	const struct setting over = { .key = TEXT("knock.limit"),
		.value = TEXT("6") };
	const struct rules *r, *before = first;
	char text[60];
	int i = 0;

	ok(read_context(c, "gin turn-up=5H", &e) == first, "the same again");
	for (; i < 1000 && before; i++) {
		snprintf(text, sizeof(text), "gin knock.limit=%d", i);
		r = read_context(c, text, &e);
		/* The one before must still stand. */
		if (!r || r->knock_at_most != i ||
		    before->knock_at_most != (i ? i - 1 : 10))
			break;
		before = r;
	}
	is_int(i, 1000, "a thousand others, one by one");
	is_context(read_context(c, "gin turn-up=5H", &e), &e,
	    "[gin turn-up=5H]", "gin turn-up=5H");
	r = context_rules(c, TEXT("taj"), NULL, 0, &e);
	is_context(r, &e, "[taj]", "by its name");
	ok(context_rules(c, TEXT("taj"), NULL, 0, &e) == r, "which is kept");
	is_context(context_rules(c, TEXT(""), &over, 1, &e), &e,
	    "[gin knock.limit=6]", "a setting over the command line's");
	ok(context_rules(c, TEXT(""), NULL, 0, &e) == context_default(c) &&
	    read_context(c, "", &e) == context_default(c),
	    "nothing is the command line's");
	ok(!context_rules(c, TEXT("nosuch"), NULL, 0, &e), "what is wrong");
	e.code = NULL;
	ok(!context_rules(c, TEXT("nosuch"), NULL, 0, &e) && e.code,
	    "is wrong again, and says so");
}

int
main(void)
{
	struct rulebook *book = rulebook_create();
	struct error e = { .code = NULL };
	struct context *c = context_create(book, TEXT("gin"), NULL, 0, &e);

	if (!ok(c != NULL, "there are rules of gin"))
		return tap_done();
	ok(context_default(c)->plain_gin, "which are plain");
	test_contexts(c);
	test_spans();
	test_command_line(book);
	test_wrong_command_lines(book);
	test_many_settings(c);
	test_cache(c);
	context_free(c);
	rulebook_free(book);
	return tap_done();
}
