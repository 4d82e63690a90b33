/* Owns the syntax of JSON: one value to a tree, strictly. */
#include "input/tree.h"

#include <string.h>

/* What can come next. */
enum expect {
	EXPECT_VALUE,
	EXPECT_ITEM,  /* a value, or the end of an empty list */
	EXPECT_FIRST, /* a key, or the end of an empty mapping */
	EXPECT_KEY,
	EXPECT_COLON,
	EXPECT_MORE,  /* a comma or the end of the collection */
	EXPECT_END
};

static const char *const expected[] = {
	[EXPECT_VALUE] = "a value",
	[EXPECT_ITEM] = "a value or \"]\"",
	[EXPECT_FIRST] = "a key in double quotes or \"}\"",
	[EXPECT_KEY] = "another key in double quotes after \",\"",
	[EXPECT_COLON] = "\":\" after the key",
	[EXPECT_MORE] = "\",\" or the end of the list or mapping",
	[EXPECT_END] = "nothing after the value",
};

struct json {
	struct text rest;
	size_t line, column; /* of rest */
	enum expect expect;
	struct tree tree;
	struct buf string; /* with escapes: what it says */
};

static void
advance(struct json *j, size_t bytes)
{
	for (size_t i = 0; i < bytes; i++) {
		unsigned char c = (unsigned char)j->rest.s[i];

		if (c == '\n') {
			j->line++;
			j->column = 1;
		} else if (c >> 6 != 2) {
			j->column++;
		}
	}
	j->rest = text_skip(j->rest, bytes);
}

/* Length of the bare word or number at the start of t. */
static size_t
word_length(struct text t)
{
	size_t n = 0;

	while (n < t.len && !memchr(" \t\r\n,:[]{}\"", t.s[n], 11))
		n++;
	return n;
}

/* An unexpected token. */
static bool
unexpected(struct json *j)
{
	size_t len = word_length(j->rest);
	const char *found = j->rest.len == 0 ? "the end of input" :
	    *j->rest.s == '"' ? "a string" : NULL;

	if (found)
		return error_set(j->tree.error, "json", j->line, j->column,
		    "expected %s, found %s", expected[j->expect], found);
	len = len == 0 ? 1 : len > 40 ? 40 : len;
	return error_set(j->tree.error, "json", j->line, j->column,
	    "expected %s, found \"%.*s\"", expected[j->expect], (int)len,
	    j->rest.s);
}

/* Strings */

/* The value of four hexadecimal digits at the start of t; -1 for others. */
static int32_t
hex4(struct text t)
{
	int32_t value = 0;

	if (t.len < 4)
		return -1;
	for (size_t i = 0; i < 4; i++) {
		int digit = hex_digit(t.s[i]);

		if (digit < 0)
			return -1;
		value = value * 16 + digit;
	}
	return value;
}

static void
add_point(struct buf *b, uint32_t point)
{
	size_t more = point < 0x80 ? 0 : point < 0x800 ? 1
	    : point < 0x10000 ? 2 : 3;
	static const unsigned char lead[] = { 0, 0xC0, 0xE0, 0xF0 };

	buf_char(b, (char)(lead[more] | point >> 6 * more));
	while (more-- > 0)
		buf_char(b, (char)(0x80 | (point >> 6 * more & 0x3f)));
}

/*
 * \uXXXX, or two of them that are a surrogate pair, at the start of t; its
 * length, 0 if it is broken.
 */
static size_t
unicode_escape(struct text t, uint32_t *point)
{
	int32_t high = hex4(text_skip(t, 2)), low;

	if (high < 0 || (high >= 0xDC00 && high <= 0xDFFF))
		return 0;
	*point = (uint32_t)high;
	if (high < 0xD800 || high > 0xDBFF)
		return 6;
	if (t.len < 12 || t.s[6] != '\\' || t.s[7] != 'u')
		return 0;
	low = hex4(text_skip(t, 8));
	if (low < 0xDC00 || low > 0xDFFF)
		return 0;
	*point = 0x10000u + (((uint32_t)high - 0xD800) << 10) +
	    ((uint32_t)low - 0xDC00);
	return 12;
}

/* The escape at the start of t (at '\'); its length, 0 if there is none. */
static size_t
unescape(struct text t, struct buf *b)
{
	static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
	const char *at;
	uint32_t point;
	size_t len;

	if (t.len < 2)
		return 0;
	if (t.s[1] == 'u') {
		len = unicode_escape(t, &point);
		if (len > 0)
			add_point(b, point);
		return len;
	}
	at = memchr(from, t.s[1], sizeof(from) - 1);
	if (!at)
		return 0;
	buf_char(b, to[at - from]);
	return 2;
}

/* Pass what is no escape: a byte, or several that need no look. */
static void
pass_plain(struct json *j)
{
	size_t n = text_harmless(j->rest);

	if (!n)
		advance(j, 1);
	j->column += n;
	j->rest = text_skip(j->rest, n);
}

/*
 * Take the string that starts here: a slice of the input, or of j->string if it
 * has escapes.
 */
static bool
take_string(struct json *j, struct text *taken)
{
	size_t column = j->column;

	j->string.len = 0;
	advance(j, 1);
	*taken = (struct text){ j->rest.s, 0 };
	while (j->rest.len > 0 && *j->rest.s != '"' && *j->rest.s != '\n') {
		size_t len;

		if (*j->rest.s != '\\') {
			pass_plain(j);
			taken->len = (size_t)(j->rest.s - taken->s);
			continue;
		}
		buf_text(&j->string, *taken);
		len = unescape(j->rest, &j->string);
		if (len == 0)
			return error_set(j->tree.error, "json", j->line,
			    j->column, "unknown escape \"%.*s\"",
			    (int)(j->rest.len < 6 ? j->rest.len : 6),
			    j->rest.s);
		advance(j, len);
		*taken = (struct text){ j->rest.s, 0 };
	}
	if (j->rest.len == 0 || *j->rest.s == '\n')
		return error_set(j->tree.error, "json", j->line, column,
		    "the string that starts here does not end in its line");
	advance(j, 1);
	if (j->string.len > 0) {
		buf_text(&j->string, *taken);
		*taken = buf_view(&j->string);
	}
	return true;
}

/* Tokens */

/* What may follow a value, by the collection that it is in. */
static void
after_value(struct json *j)
{
	j->expect = j->tree.depth > 0 ? EXPECT_MORE : EXPECT_END;
}

static bool
wants_value(const struct json *j)
{
	return j->expect == EXPECT_VALUE || j->expect == EXPECT_ITEM;
}

static bool
string_token(struct json *j)
{
	size_t line = j->line, column = j->column;
	bool key = j->expect == EXPECT_KEY || j->expect == EXPECT_FIRST;
	struct text text;

	if (!key && !wants_value(j))
		return unexpected(j);
	if (!take_string(j, &text) ||
	    !tree_scalar(&j->tree, line, column, text, true, !j->string.len))
		return false;
	if (key)
		j->expect = EXPECT_COLON;
	else
		after_value(j);
	return true;
}

static bool
open_token(struct json *j, enum node_kind kind)
{
	if (!wants_value(j))
		return unexpected(j);
	if (!tree_open(&j->tree, j->line, j->column, kind))
		return false;
	advance(j, 1);
	j->expect = kind == NODE_MAP ? EXPECT_FIRST : EXPECT_ITEM;
	return true;
}

static bool
close_token(struct json *j, enum node_kind kind)
{
	enum expect empty = kind == NODE_MAP ? EXPECT_FIRST : EXPECT_ITEM;
	struct tree *t = &j->tree;

	if (j->expect != empty && (j->expect != EXPECT_MORE ||
	    t->open[t->depth - 1].node->kind != kind))
		return unexpected(j);
	advance(j, 1);
	tree_close(t);
	after_value(j);
	return true;
}

/* A comma or a colon. */
static bool
mark_token(struct json *j, char mark)
{
	const struct tree *t = &j->tree;

	if (j->expect != (mark == ',' ? EXPECT_MORE : EXPECT_COLON))
		return unexpected(j);
	advance(j, 1);
	j->expect = mark == ',' &&
	    t->open[t->depth - 1].node->kind == NODE_MAP ? EXPECT_KEY :
	    EXPECT_VALUE;
	return true;
}

static size_t
digits(struct text t, size_t at)
{
	return text_span(text_skip(t, at), is_digit);
}

/* -?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)? */
bool
json_is_number(struct text t)
{
	size_t i = t.s[0] == '-', n = digits(t, i);

	if (n == 0 || (n > 1 && t.s[i] == '0'))
		return false;
	i += n;
	if (i < t.len && t.s[i] == '.') {
		n = digits(t, i + 1);
		i += n + 1;
	}
	if (n > 0 && i < t.len && (t.s[i] == 'e' || t.s[i] == 'E')) {
		i += i + 1 < t.len && memchr("+-", t.s[i + 1], 2);
		n = digits(t, i + 1);
		i += n + 1;
	}
	return n > 0 && i == t.len;
}

static bool
word_token(struct json *j)
{
	struct text word = { j->rest.s, word_length(j->rest) };
	bool known = json_is_number(word) || text_is(word, "true") ||
	    text_is(word, "false") || text_is(word, "null");

	if (!known || !wants_value(j))
		return unexpected(j);
	if (!tree_scalar(&j->tree, j->line, j->column, word, false, true))
		return false;
	advance(j, word.len);
	after_value(j);
	return true;
}

static bool
take_token(struct json *j)
{
	char c = *j->rest.s;

	switch (c) {
	case '"':
		return string_token(j);
	case '{':
	case '[':
		return open_token(j, c == '{' ? NODE_MAP : NODE_LIST);
	case '}':
	case ']':
		return close_token(j, c == '}' ? NODE_MAP : NODE_LIST);
	case ',':
	case ':':
		return mark_token(j, c);
	}
	return word_token(j);
}

bool
json_tree(struct text document, size_t line, size_t column,
    struct arena *arena, struct node **root, struct error *e)
{
	struct json j = { .rest = document, .line = line, .column = column,
		.expect = EXPECT_VALUE,
		.tree = { .arena = arena, .error = e } };
	bool good = true;

	while (j.rest.len > 0 && is_white(j.rest.s[j.rest.len - 1]))
		j.rest.len--;
	advance(&j, text_span(j.rest, is_white));
	while (good && j.rest.len > 0) {
		good = take_token(&j);
		advance(&j, text_span(j.rest, is_white));
	}
	if (good && j.expect != EXPECT_END)
		good = unexpected(&j);
	buf_free(&j.string);
	*root = j.tree.root;
	return good;
}
