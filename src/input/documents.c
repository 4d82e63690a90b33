/*
 * Owns where a YAML document starts and ends, so that a broken one does not
 * affect the others, and what is between values of JSON.  yaml.c and json.c own
 * their contents.
 */
#include "input/reader.h"

#include <string.h>

#include "input/inside.h"

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

/* Does the array that starts here hold cards or groups? */
static bool
holds_cards(struct reader *r)
{
	size_t n = 1;

	while (reader_have(r, n + 1) && is_white(r->data[r->start + n]))
		n++;
	return reader_have(r, n + 1) &&
	    memchr("\"[", r->data[r->start + n], 2);
}

/*
 * Go to where the next value starts, or a fault of the commas of an array, past
 * white space, comments, byte order marks, and the marks of an array of records;
 * false at the end, or before another array.
 */
static bool
find_value(struct reader *r, struct document *d)
{
	bool comment = false;
	int commas = 0;
	char c;

	for (; reader_byte(r, &c); reader_consume(r)) {
		bool due = r->array_began && c != ']';

		if (comment || c == '#') {
			comment = c != '\n';
		} else if (c == *BYTE_ORDER_MARK && reader_have(r, 3) &&
		    memcmp(r->data + r->start, BYTE_ORDER_MARK, 3) == 0) {
			reader_consume(r);
			reader_consume(r);
		} else if (c == '[' && !holds_cards(r)) {
			if (r->array_line && !r->array_lost)
				return false; /* that array is not closed */
			r->array_line = r->line;
			r->array_lost = r->array_began = false;
			commas = 0;
		} else if (r->array_line && c == ',') {
			commas++;
		} else if (r->array_line && !r->array_lost && !is_white(c) &&
		    commas != due) {
			r->array_began = false; /* said: it may go on here */
			d->text = (struct text){ r->data + r->start, 1 };
			d->line = r->line;
			d->column = r->column;
			return !error_set(&d->fault, "json", d->line, d->column,
			    "expected %s \",\" before this", due ? "one" : "no");
		} else if (r->array_line && c == ']') {
			r->array_line = 0;
		} else if (!is_white(c)) {
			return true;
		}
	}
	return false;
}

enum read_status
reader_json(struct reader *r, struct arena *arena, struct document *d)
{
	struct error wrong = { .code = NULL };

	*d = (struct document){ .column = 1 };
	reader_begin(r);
	if (r->utf16)
		return reader_document(r, d);
	if (!find_value(r, d)) {
		r->broke_off |= r->array_line > 0;
		if (r->error || !r->array_line || r->array_lost)
			return reader_at_end(r);
		d->line = r->array_line;
		d->text = TEXT("[");
		error_set(&d->fault, "json", d->line, 1,
		    "the array that starts here is never closed");
		r->array_line = 0;
	}
	if (d->fault.code)
		return READ_OK;
	if (!json_take(r, arena, d, &wrong))
		return READ_ERROR;
	r->array_lost |= wrong.code != NULL;
	r->array_began = true;
	if (!d->fault.code && !check_lines(d->text, d->line, false,
	    &d->fault) && d->fault.line == d->line)
		d->fault.column += d->column - 1;
	if (!d->fault.code && wrong.code)
		d->fault = wrong;
	return READ_OK;
}
