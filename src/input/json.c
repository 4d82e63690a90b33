/*
 * Owns a value of JSON: its tree, strictly, and where it ends if it is broken, so
 * that it does not affect the others.  documents.c owns what is between values.
 */
#include "input/inside.h"

#include <string.h>

#include "input/reader.h"
#include "input/tree.h"

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

/* The marks that tokens start with, 'w' for a word, and what to say of them. */
static const struct {
	const char *starts, *said;
} expected[] = {
	[EXPECT_VALUE] = { "\"{[w", "a value" },
	[EXPECT_ITEM] = { "\"{[w]", "a value or \"]\"" },
	[EXPECT_FIRST] = { "\"}", "a key in double quotes or \"}\" (YAML goes "
	    "below \"---\")" },
	[EXPECT_KEY] = { "\"", "another key in double quotes after \",\"" },
	[EXPECT_COLON] = { ":", "\":\" after the key" },
	[EXPECT_MORE] = { ",]}", "\",\" or the end of the list or mapping" },
	[EXPECT_END] = { "", "nothing after the value" },
};

struct json {
	struct reader *reader;
	struct document *document;
	struct tree tree;    /* up to the first token that cannot be there */
	enum expect expect;
	size_t line, column; /* of the token, then of its end */
	struct buf string;   /* with escapes: what it says */
	size_t depth;        /* open brackets, of what is broken, too */
	char last;           /* what the last token starts with */
};

static bool
is_broken(const struct json *j)
{
	return j->tree.error->code || j->document->fault.code;
}

/* Report a token that cannot be there; empty: the end of the input. */
static bool
unexpected(struct json *j, struct text token)
{
	const char *found = !token.len ? "the end of input" :
	    *token.s == '"' ? "a string" : NULL;

	if (found)
		return error_set(j->tree.error, "json", j->line, j->column,
		    "expected %s, found %s", expected[j->expect].said, found);
	return error_set(j->tree.error, "json", j->line, j->column,
	    "expected %s, found \"%.*s\"", expected[j->expect].said,
	    text_shown(token, 40), token.s);
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

/*
 * What the string says: a slice of it, or of j->string if it has escapes.
 */
static bool
read_string(struct json *j, struct text token, struct text *said)
{
	struct text rest = { token.s + 1, token.len - 2 };
	const char *at;

	j->string.len = 0;
	while (rest.len && (at = memchr(rest.s, '\\', rest.len))) {
		size_t before = (size_t)(at - rest.s), len;

		buf_add(&j->string, rest.s, before);
		rest = text_skip(rest, before);
		len = unescape(rest, &j->string);
		if (!len)
			return error_set(j->tree.error, "json", j->line,
			    j->column + utf8_column(token,
			    (size_t)(at - token.s)) - 1,
			    "unknown escape \"%.*s\"", text_shown(rest, 6), at);
		rest = text_skip(rest, len);
	}
	*said = rest;
	if (j->string.len) {
		buf_text(&j->string, rest);
		*said = buf_view(&j->string);
	}
	return true;
}

/* The tree */

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

/* Is it a token by itself, or the start of a string? */
static bool
is_mark(char c)
{
	return c == '"' || c == ',' || c == ':' || c == '[' || c == ']' ||
	    c == '{' || c == '}';
}

/* What the token starts with; of words 'w', or '?' if JSON has no such. */
static char
kind_of(struct text token)
{
	static const char *const words[] = { "true", "false", "null" };

	return is_mark(*token.s) ? *token.s : json_is_number(token) ||
	    text_among(token, words, countof(words)) ? 'w' : '?';
}

static bool
add_token(struct json *j, struct text token)
{
	bool key = j->expect == EXPECT_KEY || j->expect == EXPECT_FIRST;
	bool in_map = j->tree.depth &&
	    j->tree.open[j->tree.depth - 1].node->kind == NODE_MAP;
	char kind = kind_of(token);
	struct text said = token;

	if (!strchr(expected[j->expect].starts, kind) ||
	    kind == (in_map ? ']' : '}'))
		return unexpected(j, token);
	switch (kind) {
	case '"':
		if (!read_string(j, token, &said))
			return false;
		/* fall through */
	case 'w':
		if (!tree_scalar(&j->tree, j->line, j->column, said,
		    kind == '"', kind != '"' || !j->string.len))
			return false;
		break;
	case '{':
	case '[':
		j->expect = kind == '{' ? EXPECT_FIRST : EXPECT_ITEM;
		return tree_open(&j->tree, j->line, j->column,
		    kind == '{' ? NODE_MAP : NODE_LIST);
	case ',':
	case ':':
		j->expect = kind == ',' && in_map ? EXPECT_KEY : EXPECT_VALUE;
		return true;
	default:
		tree_close(&j->tree);
	}
	j->expect = kind == '"' && key ? EXPECT_COLON :
	    j->tree.depth ? EXPECT_MORE : EXPECT_END;
	return true;
}

/* Bytes */

/* Consume a byte of the document. */
static void
take(struct json *j)
{
	struct reader *r = j->reader;

	if (r->document.len < DOCUMENT_LIMIT)
		buf_char(&r->document, r->data[r->start]);
	else
		error_set(&j->document->fault, "long", r->line, 1, "%s",
		    TOO_LONG);
	reader_consume(r);
}

/* Take the part of a string in which nothing can end it. */
static void
take_plain(struct reader *r)
{
	size_t room = DOCUMENT_LIMIT - r->document.len;
	size_t there = r->end - r->start;
	size_t n = text_harmless((struct text){ r->data + r->start,
	    there < room ? there : room });

	buf_add(&r->document, r->data + r->start, n);
	r->start += n;
	r->scanned = r->start;
	r->column += n;
}

/* Take a string up to its end, or that of the line; false: it has none. */
static bool
take_string(struct json *j)
{
	char c;

	for (;;) {
		take(j); /* its quote, or what may be one or a backslash */
		take_plain(j->reader);
		if (!reader_byte(j->reader, &c) || c == '\n')
			return false;
		if (c == '"')
			break;
		if (c != '\\')
			continue;
		take(j);
		if (!reader_byte(j->reader, &c) || c == '\n')
			return false;
	}
	take(j);
	return true;
}

/* Take the token that starts with c, and add it to the tree. */
static void
take_token(struct json *j, char c)
{
	struct reader *r = j->reader;
	size_t start = r->document.len;

	j->line = r->line;
	j->column = r->column;
	j->last = c;
	j->depth += c == '{' || c == '[';
	j->depth -= j->depth && (c == '}' || c == ']');
	if (c != '"')
		take(j);
	else if (!take_string(j))
		error_set(j->tree.error, "json", j->line, j->column,
		    "the string that starts here does not end in its line");
	while (!is_mark(c) && reader_byte(r, &c) && !is_white(c) && !is_mark(c))
		take(j);
	if (!is_broken(j))
		add_token(j, text_skip(buf_view(&r->document), start));
	j->line = r->line;
	j->column = r->column;
}

/*
 * Does the value end before c?  A broken one ends before a line that starts with
 * "{" or "[" and is not an element or a value of it.
 */
static bool
ends_before(const struct json *j, char c)
{
	if (!j->reader->document.len || j->reader->column > 1 ||
	    (c != '{' && c != '['))
		return false;
	return is_broken(j) ? !j->depth || !memchr("[:,", j->last, 3) :
	    !strchr(expected[j->expect].starts, c);
}

bool
json_take(struct reader *r, struct arena *arena, struct document *d,
    struct error *e)
{
	struct json j = { .reader = r, .document = d, .expect = EXPECT_VALUE,
		.tree = { .arena = arena, .error = e } };
	bool there = true;
	char c;

	d->line = r->line;
	d->column = r->column;
	r->document.len = 0;
	while ((j.expect != EXPECT_END || is_broken(&j)) &&
	    (there = reader_byte(r, &c)) && !ends_before(&j, c)) {
		if (is_white(c))
			take(&j);
		else
			take_token(&j, c);
	}
	if (j.expect != EXPECT_END)
		unexpected(&j, TEXT(""));
	buf_free(&j.string);
	d->text = text_trim(buf_view(&r->document));
	d->root = j.tree.root;
	r->broke_off = !there;
	return there || !r->error;
}
