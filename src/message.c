/* Owns how a message looks; nothing that a terminal would obey gets through. */
#include "message.h"

#define WIDTH 100
#define BEFORE 60 /* characters shown before the caret, at the most */

/* The characters of a line with their places once the odd ones are escaped. */
struct walk {
	struct text rest;
	struct buf one;    /* the character, escaped */
	size_t from, next; /* its first place, and the one after it */
};

static bool
step(struct walk *w)
{
	size_t len = utf8_decode(w->rest, &(uint32_t){ 0 });
	struct text one = { w->rest.s, len ? len : 1 };

	if (!w->rest.len)
		return false;
	w->one.len = 0;
	if (*one.s == '\t')
		buf_char(&w->one, ' ');
	else
		buf_escaped(&w->one, one, "");
	w->from = w->next;
	w->next += w->one.len > one.len ? w->one.len : 1;
	w->rest = text_skip(w->rest, one.len);
	return true;
}

/* Where the character of the column, from 1, stands in the escaped line. */
static size_t
place_of(struct text line, size_t column)
{
	struct walk w = { .rest = line };

	while (--column > 0)
		step(&w);
	buf_free(&w.one);
	return w.next;
}

static void
print_source(struct buf *b, struct text line, size_t column)
{
	size_t caret = place_of(line, column);
	size_t from = caret > BEFORE ? caret - BEFORE : 0, first = SIZE_MAX;
	struct walk w = { .rest = line };

	while (step(&w) && w.next <= from + WIDTH) {
		if (w.from < from)
			continue;
		if (first == SIZE_MAX)
			first = w.from;
		buf_text(b, (struct text){ w.one.data, w.one.len });
	}
	buf_free(&w.one);
	buf_char(b, '\n');
	for (; first < caret; first++)
		buf_char(b, ' ');
	buf_str(b, "^\n");
}

void
message_print(struct buf *b, const struct error *e)
{
	buf_str(b, "rummy: ");
	if (e->file) {
		buf_escaped(b, text_of(e->file), "");
		if (e->line)
			buf_printf(b, ":%zu:%zu", e->line, e->column);
		buf_str(b, ": ");
	}
	buf_str(b, e->text);
	buf_char(b, '\n');
	if (e->line && e->source.len)
		print_source(b, e->source, e->column);
}
