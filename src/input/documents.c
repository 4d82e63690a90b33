/*
 * Owns where a YAML document or a JSON value starts and ends, so that a broken
 * one does not affect the others. yaml.c and json.c own its contents.
 */
#include "input/reader.h"

#include <string.h>

#include "input/inside.h"

#define TOO_LONG "document is longer than 1048576 bytes"

_Static_assert(DOCUMENT_LIMIT == 1048576, "TOO_LONG names the limit");

/* YAML */

/* Is the line this marker ("---", "...")?  *rest is what follows it. */
static bool
is_marker(struct text line, const char *marker, struct text *rest)
{
	if (!text_starts(line, marker))
		return false;
	*rest = text_skip(line, 3);
	if (rest->len > 0 && rest->s[0] != ' ' && rest->s[0] != '\t')
		return false;
	*rest = text_trim(*rest);
	return true;
}

/* A file appended to another brings its byte order mark with it. */
static struct text
without_mark(struct text line, bool first)
{
	struct text after, rest;

	if (!text_starts(line, BYTE_ORDER_MARK))
		return line;
	after = text_skip(line, strlen(BYTE_ORDER_MARK));
	return first || is_marker(after, "---", &rest) ? after : line;
}

static bool
is_empty(struct text line)
{
	line = text_trim(line);
	return line.len == 0 || line.s[0] == '#';
}

/* Other directives have no use here, and libyaml is quadratic in %TAG. */
static bool
is_version(struct text line)
{
	static const char *const versions[] = { "1.1", "1.2" };

	return text_starts(line, "%YAML ") &&
	    text_among(text_trim(text_skip(line, 6)), versions, 2);
}

#define DIRECTIVE_TEXT "no directive but %YAML 1.1 or 1.2 is allowed here"

/* Add a line; the first is never empty, so d->line is its number. */
static void
add_line(struct reader *r, struct document *d, const struct line *l)
{
	struct buf *b = &r->document;

	if (b->len == 0)
		d->line = l->number;
	if (l->fault && !d->fault.code)
		d->fault = *l->fault;
	if (b->len + l->text.len + 1 > DOCUMENT_LIMIT) {
		error_set(&d->fault, "long", l->number, 1, "%s", TOO_LONG);
		return;
	}
	buf_text(b, l->text);
	buf_char(b, '\n');
}

/* What a line does to the document that is being gathered. */
enum step { STEP_ON, STEP_DONE, STEP_NEXT };

static enum step
take_line(struct reader *r, struct document *d, struct line *l)
{
	bool content = r->document.len > 0;
	struct text rest;

	if (is_marker(l->text, "---", &rest)) {
		if (content)
			return STEP_NEXT;
		if (!l->fault && is_empty(rest))
			return STEP_ON;
	} else if (is_marker(l->text, "...", &rest)) {
		return content ? STEP_DONE : STEP_ON;
	} else if (text_starts(l->text, "%")) {
		if (!l->fault && is_version(l->text) && !content)
			return STEP_ON;
		error_set(&d->fault, "yaml", l->number, 1, "%s",
		    DIRECTIVE_TEXT);
	} else if (!l->fault && !content && is_empty(l->text)) {
		return STEP_ON;
	}
	add_line(r, d, l);
	return STEP_ON;
}

enum read_status
reader_document(struct reader *r, struct document *d)
{
	enum step step = STEP_ON;
	enum read_status status;
	struct line l;

	*d = (struct document){ .column = 1 };
	r->document.len = 0;
	while (step == STEP_ON && (status = reader_line(r, &l)) == READ_OK) {
		l.text = without_mark(l.text, r->document.len == 0);
		step = take_line(r, d, &l);
	}
	if (step == STEP_NEXT)
		reader_unread(r);
	if (step == STEP_ON && (status == READ_ERROR || r->document.len == 0))
		return status;
	d->text = buf_view(&r->document);
	return READ_OK;
}

/* Check the text's lines, of which the first has this number. */
static bool
check_lines(struct text t, size_t number, bool yaml, struct error *e)
{
	for (; t.len > 0; number++) {
		struct text line = text_line(&t);

		if (!reader_check(line, number, e))
			return false;
		if (yaml && text_starts(line, "%") && !is_version(line))
			return error_set(e, "yaml", number, 1, "%s",
			    DIRECTIVE_TEXT);
	}
	return true;
}

bool
reader_whole(struct text *file, struct error *e)
{
	if (text_starts(*file, BYTE_ORDER_MARK))
		*file = text_skip(*file, strlen(BYTE_ORDER_MARK));
	return check_lines(*file, 1, true, e);
}

/* JSON */

/*
 * The state of the scan of a value.  open has a bit for each open bracket, the
 * innermost one lowest, 1 for an object; beyond 64 it forgets, which is
 * harmless since json_tree refuses such depth.
 */
struct scan {
	size_t depth;
	uint64_t open;
	bool string, escape;
	bool broken; /* no value: goes on to "{" or the end of the line */
	bool fresh; /* only white space since the last LF */
	char last;  /* last byte outside strings, not white space, or 0 */
};

enum edge { INSIDE, ENDS_AFTER, ENDS_BEFORE };

/* Close the innermost bracket, if it is of this kind. */
static enum edge
scan_close(struct scan *s, uint64_t object)
{
	if ((s->open & 1) == object) {
		s->open >>= 1;
		s->depth--;
	}
	return s->depth > 0 ? INSIDE : ENDS_AFTER;
}

/*
 * Open a bracket.  Where no value can be, at the start of a line, a new value
 * begins: the open one was never closed, and must not swallow what follows.
 */
static enum edge
scan_open(struct scan *s, uint64_t object)
{
	char before = s->open & 1 ? ':' : ',';
	bool fits = s->depth == 0 || s->last == before || s->last == '[';

	if (!fits && s->fresh)
		return ENDS_BEFORE;
	s->open = s->open << 1 | object;
	s->depth++;
	return INSIDE;
}

static bool
is_stray(char c)
{
	return c == ',' || c == '}' || c == ']';
}

/*
 * In an array a value starts with a bracket or a quote.  Anything else is an
 * error: words up to the end of the line are one value, and so are stray marks.
 */
static enum edge
scan_outside(const struct scan *s, char c)
{
	if (s->last == 0)
		return INSIDE;
	if (c == '\n' || c == '\r' || c == '{' || c == '[' || c == '"')
		return ENDS_BEFORE;
	return is_white(c) || is_stray(c) == is_stray(s->last) ? INSIDE
	                                                       : ENDS_BEFORE;
}

static enum edge
scan_string(struct scan *s, char c)
{
	bool escaped = s->escape;

	if (c == '\n')
		return ENDS_BEFORE;
	s->escape = !escaped && c == '\\';
	if (c != '"' || escaped)
		return INSIDE;
	s->string = false;
	return s->depth > 0 ? INSIDE : ENDS_AFTER;
}

/* Does the value end at c? */
static enum edge
scan(struct scan *s, char c)
{
	enum edge edge;

	if (s->broken)
		return memchr("\n\r{", c, 3) ? ENDS_BEFORE : INSIDE;
	edge = s->depth > 0 || s->string ? INSIDE : scan_outside(s, c);
	if (edge != INSIDE)
		return edge;
	if (s->string)
		return scan_string(s, c);
	if (is_white(c)) {
		s->fresh |= c == '\n';
		return INSIDE;
	}
	if (c == '"')
		s->string = true;
	else if (c == '{' || c == '[')
		edge = scan_open(s, c == '{');
	else if (s->depth > 0 && (c == '}' || c == ']'))
		edge = scan_close(s, c == '}');
	s->fresh = false;
	s->last = c;
	return edge;
}

/* The next byte, not yet consumed; false at the end. */
static bool
next_byte(struct reader *r, char *c)
{
	if (r->start == r->end && !reader_fill(r))
		return false;
	*c = r->data[r->start];
	return true;
}

static void
consume(struct reader *r)
{
	unsigned char c = (unsigned char)r->data[r->start];

	r->start++;
	r->scanned = r->start;
	if (c == '\n') {
		r->line++;
		r->column = 1;
	} else if (c >> 6 != 2) {
		r->column++;
	}
}

/* Does the array that starts here hold cards or groups? */
static bool
holds_cards(struct reader *r)
{
	for (size_t n = 1;; n++) {
		if (r->start + n == r->end && !reader_fill(r))
			return false;
		if (!is_white(r->data[r->start + n]))
			return memchr("\"[", r->data[r->start + n], 2);
	}
}

/*
 * Go to where the next value starts, past white space, comments, and the
 * brackets and commas of a top-level array of records; false at the end.
 */
static bool
find_value(struct reader *r)
{
	bool comment = false;
	char c;

	for (; next_byte(r, &c); consume(r)) {
		if (comment || c == '#') {
			comment = c != '\n';
		} else if (is_white(c)) {
			continue;
		} else if (r->array == ARRAY_NONE && c == '[' &&
		    !holds_cards(r)) {
			r->array = ARRAY_START;
			r->array_line = r->line;
		} else if (r->array == ARRAY_VALUE && c == ',') {
			r->array = ARRAY_COMMA;
		} else if ((r->array == ARRAY_START ||
		    r->array == ARRAY_VALUE) && c == ']') {
			r->array = ARRAY_NONE;
		} else {
			return true;
		}
	}
	return false;
}

/* Gather the part of a string in which nothing can end it. */
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

/* Gather the value that starts here; false if the input failed in it. */
static bool
take_value(struct reader *r, struct document *d)
{
	struct scan s = { 0 };
	enum edge edge = INSIDE;
	char c;

	d->line = r->line;
	d->column = r->column;
	while (edge == INSIDE && next_byte(r, &c)) {
		if (!s.last && !s.broken)
			s.broken = r->array == ARRAY_NONE &&
			    !memchr("{[" BYTE_ORDER_MARK, c, 3);
		edge = scan(&s, c);
		if (edge == ENDS_BEFORE)
			break;
		if (r->document.len < DOCUMENT_LIMIT)
			buf_char(&r->document, c);
		else
			error_set(&d->fault, "long", r->line, 1, "%s",
			    TOO_LONG);
		consume(r);
		if (s.string && !s.escape)
			take_plain(r);
	}
	d->text = text_trim(buf_view(&r->document));
	r->broke_off = edge == INSIDE;
	return edge != INSIDE || !r->error;
}

/* The input ended inside a top-level array, which is a fault of its own. */
static enum read_status
unclosed_array(struct reader *r, struct document *d)
{
	r->array = ARRAY_NONE;
	r->broke_off = true;
	d->line = r->array_line;
	d->text = TEXT("[");
	error_set(&d->fault, "json", r->array_line, 1,
	    "the array that starts here is never closed");
	return READ_OK;
}

enum read_status
reader_json(struct reader *r, struct document *d)
{
	*d = (struct document){ .column = 1 };
	reader_begin(r);
	if (r->utf16)
		return reader_document(r, d);
	do {
		r->document.len = 0;
		if (!find_value(r)) {
			if (r->error || r->array == ARRAY_NONE)
				return reader_at_end(r);
			return unclosed_array(r, d);
		}
		if (!take_value(r, d))
			return READ_ERROR;
	} while (text_is(d->text, BYTE_ORDER_MARK));
	if (r->array == ARRAY_VALUE)
		error_set(&d->fault, "json", d->line, d->column,
		    "expected \",\" between the elements of an array");
	if (r->array != ARRAY_NONE) /* which a row of stray marks may end */
		r->array = is_stray(*d->text.s) && memchr(d->text.s, ']',
		    d->text.len) ? ARRAY_NONE : ARRAY_VALUE;
	if (!d->fault.code && !check_lines(d->text, d->line, false,
	    &d->fault) && d->fault.line == d->line)
		d->fault.column += d->column - 1;
	return READ_OK;
}
