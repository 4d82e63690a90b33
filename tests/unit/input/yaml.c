/*
 * Documents to trees.  A tree prints as {KEY:VALUE,...}, [ITEM,...], text or
 * 'quoted text'; an error as CODE@LINE:COLUMN.  Every document starts in line
 * 5.
 */
#include <stdlib.h>
#include <string.h>

#include "tap.h"
#include "input/reader.h"
#include "input/tree.h"

static void print_children(struct buf *, const struct node *);

/* Print a tree; the recursion is at most YAML_DEPTH deep. */
static void
print(struct buf *b, const struct node *n)
{
	if (n->kind == NODE_SCALAR) {
		buf_str(b, n->quoted ? "'" : "");
		buf_escaped(b, n->text, "");
		buf_str(b, n->quoted ? "'" : "");
		return;
	}
	buf_char(b, n->kind == NODE_MAP ? '{' : '[');
	print_children(b, n);
	buf_char(b, n->kind == NODE_MAP ? '}' : ']');
}

static void
print_children(struct buf *b, const struct node *n)
{
	for (const struct node *c = n->first; c; c = c->next) {
		buf_str(b, c == n->first ? "" : ",");
		if (n->kind == NODE_MAP) {
			buf_escaped(b, c->key, "");
			buf_char(b, ':');
		}
		print(b, c);
	}
}

/* Has the error of a document in line 5 the source that it should? */
static bool
right_source(const struct error *e, struct text document)
{
	size_t line = 5;

	while (document.len > 0) {
		struct text found = text_until(&document, '\n');

		if (line++ == e->line)
			return text_equal(e->source, found) &&
			    e->column <= found.len + 1;
	}
	/* The document ended too early. */
	return !e->source.s;
}

/* The tree of the first JSON value, as yaml_tree. */
static bool
json_tree(struct text document, size_t line, struct arena *arena,
    struct node **root, struct error *e)
{
	struct buf lines = { arena_copy(arena, document.s, document.len),
		document.len, document.len };
	struct reader *reader = reader_resume("-", &lines, line);
	struct document d;

	if (reader_json(reader, arena, &d) != READ_OK)
		abort();
	*root = d.root;
	*e = d.fault;
	tree_source(d.text, d.line, d.column, e);
	if (e->source.s)
		e->source = arena_text(arena, e->source);
	reader_free(reader);
	return !e->code;
}

static void
check(struct text document, bool json, const char *want, size_t row)
{
	/* Read to its very end, and no further. */
	char *exact = util_alloc(document.len);
	struct arena *arena = arena_create();
	struct error e = { .file = "-" };
	struct buf b = { NULL, 0, 0 };
	struct node *root;
	bool good;

	if (document.len > 0)
		memcpy(exact, document.s, document.len);
	document.s = exact;
	good = json ? json_tree(document, 5, arena, &root, &e)
	            : yaml_tree(document, 5, arena, &root, &e);
	if (!json)
		tree_source(document, 5, 1, &e);
	if (!good)
		buf_printf(&b, "%s@%zu:%zu", e.code, e.line, e.column);
	else if (root)
		print(&b, root);
	else
		buf_str(&b, "nothing");
	is_str(b.data, want, "%s, row %zu", json ? "json" : "yaml", row);
	if (!good)
		ok(right_source(&e, document), "%s, source of row %zu",
		    json ? "json" : "yaml", row);
	buf_free(&b);
	arena_free(arena);
	free(exact);
}

static void
test_yaml(void)
{
	static const struct {
		struct text document;
		const char *want;
	} cases[] = {
		{ TEXT(""), "nothing" },
		{ TEXT("# c\n\n"), "nothing" },
		{ TEXT("x\n"), "x" },
		{ TEXT("--- {a: b}\n"), "{a:b}" },
		{ TEXT("--- |\n x\n"), "'x\\x0A'" },
		{ TEXT("a: NO\nb: 10:20\nc: 010\nd: ~\ne:\nf: 1_0\n"),
		    "{a:NO,b:10:20,c:010,d:~,e:,f:1_0}" },
		{ TEXT("- [2H 3H, JK]\n- {a: 'b', \"c\": \"\\e[31m\\0\"}\n"),
		    "[[2H 3H,JK],{a:'b',c:'\\x1B[31m\\x00'}]" },
		{ TEXT("{\"a\":1,\"b\":[\"c\"]}\n"), "{a:1,b:['c']}" },
		{ TEXT("a: \xE2\x99\xA5\n"), "{a:\xE2\x99\xA5}" },
		{ TEXT("? a\n: b\n"), "{a:b}" },
		{ TEXT("a: 1\nb: 2\na: 3\n"), "yaml-key@7:1" },
		{ TEXT("a: 1\n\"a\": 3\n"), "yaml-key@6:1" },
		{ TEXT("{a: {b: 1}, b: {b: 1, b: 2}}\n"), "yaml-key@5:23" },
		{ TEXT("? [a]\n: b\n"), "yaml-key@5:3" },
		{ TEXT("? {a: b}\n: b\n"), "yaml-key@5:3" },
		{ TEXT(": b\n"), "yaml@5:1" },
		{ TEXT("[ ? ] ]\n"), "yaml-key@5:6" },
		{ TEXT("x\ny: *x\n"), "yaml@6:2" },
		{ TEXT("a: 1\ny: *x\n"), "yaml-alias@6:4" },
		{ TEXT("- &x [1, *x]\n"), "yaml-alias@5:3" },
		{ TEXT("&x a: b\n"), "yaml-alias@5:1" },
		{ TEXT("&x {a: b}\n"), "yaml-alias@5:1" },
		{ TEXT("a: !!binary x\n"), "yaml-tag@5:4" },
		{ TEXT("a: ! x\n"), "yaml-tag@5:4" },
		{ TEXT("- !JK {a: b}\n"), "yaml-tag@5:3" },
		{ TEXT("- !JK [a]\n"), "yaml-tag@5:3" },
		{ TEXT("[[[[[[[[x]]]]]]]]\n"), "[[[[[[[[x]]]]]]]]" },
		{ TEXT("[[[[[[[[[x]]]]]]]]]\n"), "yaml-depth@5:9" },
		{ TEXT("- - - - - - - - - x\n"), "yaml-depth@5:17" },
		{ TEXT("a: [1, 2\n"), "yaml@5:4" },
		{ TEXT("\xE2\x99\xA5: \xE2\x99\xA5: 1\n"), "yaml@5:5" },
		{ TEXT("a: 1\n  b: 2\n"), "yaml@6:4" },
		{ TEXT("a:\n\t- x\n"), "yaml@6:1" },
		{ TEXT("a: \"x\n"), "yaml@5:4" },
		{ TEXT("x\n---\ny\n"), "yaml@6:1" },
		{ TEXT("%TAG ! x\n"), "yaml@6:1" },
		{ TEXT("a: @\n"), "yaml@5:4" },
	};

	for (size_t i = 0; i < countof(cases); i++)
		check(cases[i].document, false, cases[i].want, i);
}

static const struct {
	struct text document;
	const char *want;
} json_cases[] = {
	{ TEXT("{}"), "{}" },
	{ TEXT("{\"\":[ ]}\n"), "{:[]}" },
	{ TEXT("\"AS 2S\""), "'AS 2S'" },
	{ TEXT("{\"a\":1,\"b\":[true , null,-0.5e+10]}"),
	    "{a:1,b:[true,null,-0.5e+10]}" },
	{ TEXT("\t{\t\"a\"\r\n:\t\"\"}"), "{a:''}" },
	{ TEXT("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\""),
	    "'\"\\/\\x08\\x0C\\x0A\\x0D\\x09'" },
	{ TEXT("\"\\u0041\\u00e9\\u2665\\uFFFD\\u0000\""),
	    "'A\xC3\xA9\xE2\x99\xA5\xEF\xBF\xBD\\x00'" },
	{ TEXT("\"\\ud83c\\udca1\\uDBFF\\uDFFD\""),
	    "'\xF0\x9F\x82\xA1\xF4\x8F\xBF\xBD'" },
	{ TEXT("[[[[[[[[1]]]]]]]]"), "[[[[[[[[1]]]]]]]]" },
	{ TEXT("{\"\":1}"), "{:1}" },
	{ TEXT("{hand: 4H 5H, ok: [\"x\", y]}"), "json@5:2" },
	{ TEXT("{\"a\": AS}"), "json@5:7" },
	{ TEXT("{\"a\":010}"), "json@5:6" },
	{ TEXT("[[[[[[[[[1]]]]]]]]]"), "yaml-depth@5:9" },
	{ TEXT("{\"a\":1,\n\"\\u0061\":2}"), "yaml-key@6:1" },
	{ TEXT("{a: *x}"), "json@5:2" },
	{ TEXT("foo"), "json@5:1" },
	{ TEXT("}"), "json@5:1" },
	{ TEXT("{\"a\"}"), "json@5:5" },
	{ TEXT("{\"a\":}"), "json@5:6" },
	{ TEXT("{\"a\":1,}"), "json@5:8" },
	{ TEXT("{,}"), "json@5:2" },
	{ TEXT("{\"a\" 1}"), "json@5:6" },
	{ TEXT("{\"a\":1 \"b\":2}"), "json@5:8" },
	{ TEXT("{1:2}"), "json@5:2" },
	{ TEXT("{\"\":[1,]}"), "json@5:8" },
	{ TEXT("{\"\":[1 2]}"), "json@5:8" },
	{ TEXT("{\"\":[1}"), "json@5:7" },
	{ TEXT("{\"\":[1:2]}"), "json@5:7" },
	{ TEXT("{\"\":[1"), "json@5:7" },
	{ TEXT("{\"a\":1\n \n"), "json@5:7" },
	{ TEXT("[\n\"x]"), "json@6:1" },
	{ TEXT("[\"x\n\"]"), "json@5:2" },
	{ TEXT("\"\\"), "json@5:1" },
	{ TEXT("\"\\u00"), "json@5:1" },
	{ TEXT("\"\xE2\x99\xA5\\x41\""), "json@5:3" },
	{ TEXT("\"\\u00g0\""), "json@5:2" },
	{ TEXT("\"\\ud83c\""), "json@5:2" },
	{ TEXT("\"\\ud83cxu0041\""), "json@5:2" },
	{ TEXT("\"\\ud83c\\x0041\""), "json@5:2" },
	{ TEXT("\"\\ud83c\\ue000\""), "json@5:2" },
	{ TEXT("\"\\ud83c\\u0041\""), "json@5:2" },
	{ TEXT("\"\\ud83c\\n     \""), "json@5:2" },
	{ TEXT("\"\\udca1\\ud83c\""), "json@5:2" },
};

static void
test_json(void)
{
	for (size_t i = 0; i < countof(json_cases); i++)
		check(json_cases[i].document, true, json_cases[i].want, i);
}

static void
test_numbers(void)
{
	/* A bare word at top level is only taken if it is JSON. */
	static const struct {
		const char *word;
		bool good;
	} cases[] = {
		{ "0", true }, { "-0", true }, { "10", true }, { "1.5", true },
		{ "0.0", true }, { "1e5", true }, { "1E-5", true },
		{ "1.0e+05", true }, { "true", true }, { "false", true },
		{ "null", true }, { "-", false }, { "00", false },
		{ "01", false }, { "-01", false }, { "1.", false },
		{ ".5", false }, { "1e", false }, { "1e+", false },
		{ "1.e5", false }, { "+1", false }, { "0x10", false },
		{ "1_0", false }, { "1e5.0", false }, { "NaN", false },
		{ "True", false },
	};

	for (size_t i = 0; i < countof(cases); i++)
		check(text_of(cases[i].word), true,
		    cases[i].good ? cases[i].word : "json@5:1", 1000 + i);
}

/* The unit repeated between brackets, up to each limit and beyond. */
static void
test_limits(void)
{
	static const struct {
		const char *unit;
		bool numbered;
		size_t count;
		const char *code;
	} cases[] = {
		{ "1,", false, YAML_NODES - 3, NULL },
		{ "1,", false, YAML_NODES, "yaml-nodes" },
		{ ":1,", true, YAML_KEYS - 1, NULL },
		{ ":1,", true, YAML_KEYS + 1, "yaml-nodes" },
		{ "[],", false, YAML_NODES, "yaml-nodes" },
		{ "x", false, YAML_SCALAR + 1, "yaml-nodes" },
	};

	for (size_t i = 0; i < 2 * countof(cases); i++) {
		size_t row = i / 2;
		bool json = i % 2, map = cases[row].numbered, good;
		bool text = *cases[row].unit == 'x';
		struct arena *arena = arena_create();
		struct buf b = { NULL, 0, 0 };
		struct error e = { .file = "-" };
		struct node *root;
		struct text document;

		buf_str(&b, map ? "{" : text ? "[\"" : "[[");
		for (size_t k = 0; k < cases[row].count; k++) {
			if (map)
				buf_printf(&b, "\"%zu\"", k);
			buf_str(&b, cases[row].unit);
		}
		buf_str(&b, map ? "\"x\":1}" : text ? "\"]" : "1]]");
		document = buf_view(&b);
		good = json ? json_tree(document, 1, arena, &root, &e)
		            : yaml_tree(document, 1, arena, &root, &e);
		ok(good == !cases[row].code, "limit, row %zu, json %d", row, json);
		is_str(e.code, cases[row].code, "its code, row %zu, json %d",
		    row, json);
		arena_free(arena);
		buf_free(&b);
	}
}

static void
test_places(void)
{
	struct text yaml = TEXT("a: x\n\xE2\x99\xA5" "b:\n  - 'y'\n");
	struct text json = TEXT("         {\"a\":\"\xE2\x99\xA5\",\"b\":\n [2]}");
	struct arena *arena = arena_create();
	struct error e = { .file = "-" };
	struct node *root, *n;
	bool good;

	if (!yaml_tree(yaml, 7, arena, &root, &e))
		abort();
	n = node_get(root, "\xE2\x99\xA5" "b");
	ok(n && n->key_line == 8 && n->key_column == 1, "where a key stands");
	ok(n && n->first->line == 9 && n->first->column == 5,
	    "where a value stands");
	ok(!node_get(root, "c"), "a key that is not there");
	ok(!node_get(n, "x"), "a list has no keys");
	is_str(node_kind_name(root->kind), "a mapping", "node_kind_name");
	if (!json_tree(json, 7, arena, &root, &e))
		abort();
	n = node_get(root, "b");
	ok(n && n->key_line == 7 && n->key_column == 19,
	    "JSON inside a line: a key");
	ok(n && n->line == 8 && n->column == 2, "a value in its next line");
	json = TEXT("{\"a\":\n{]}");
	good = json_tree(json, 7, arena, &root, &e);
	ok(!good && e.line == 8 && e.column == 2 && text_is(e.source, "{]}"),
	    "an error in its next line");
	json = TEXT("[        {a: }}");
	good = json_tree(json, 7, arena, &root, &e);
	ok(!good && e.line == 7 && e.column == 11 && e.before == 9 &&
	    text_is(e.source, "{a: }}"),
	    "an error inside a line: its column, and the source from there");
	e = (struct error){ .line = 7, .column = 1 };
	tree_source(json, 7, 2, &e);
	ok(!e.source.s, "an error before the value in its line: no source");
	arena_free(arena);
}

int
main(void)
{
	plan(0);
	test_yaml();
	test_json();
	test_numbers();
	test_limits();
	test_places();
	return tap_done();
}
