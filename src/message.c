/* Owns the form of a message; no control character reaches the terminal. */
#include "message.h"

#define WIDTH 100
#define BEFORE 60 /* most characters shown before the caret */

/* The characters of a line with their places after escaping. */
struct walk {
	struct text rest;
	bool unicode;
	struct buf one;    /* the character, escaped */
	size_t from, next; /* its first place, and the one after it */
};

static bool
step(struct walk *w)
{
	uint32_t point = 0;
	size_t len = utf8_decode(w->rest, &point);
	struct text one = { w->rest.s, len ? len : 1 };

	if (!w->rest.len)
		return false;
	w->one.len = 0;
	if (*one.s == '\t')
		buf_char(&w->one, ' ');
	else if (text_plain(one))
		buf_char(&w->one, *one.s);
	else if (len > 1 && utf8_is_plain(point) && !w->unicode)
		/* black spade, heart, diamond and club, then the white ones */
		buf_char(&w->one, point >= 0x2660 && point <= 0x2667 ?
		    "SHDCSHDC"[point - 0x2660] : '?');
	else
		buf_escaped(&w->one, one, "");
	w->from = w->next;
	w->next += w->one.len > one.len ? w->one.len :
	    w->one.len > 1 ? (size_t)utf8_width(point) : 1;
	w->rest = text_skip(w->rest, one.len);
	return true;
}

static void
print_text(struct buf *b, struct text t, bool unicode)
{
	struct walk w = { .rest = t, .unicode = unicode };

	while (step(&w))
		buf_text(b, buf_view(&w.one));
	buf_free(&w.one);
}

static void
print_source(struct buf *b, struct text line, size_t column, bool unicode)
{
	struct walk w = { .rest = line, .unicode = unicode };
	size_t caret, from, first = SIZE_MAX;

	while (--column > 0)
		step(&w);
	caret = w.next;
	from = caret > BEFORE ? caret - BEFORE : 0;
	w = (struct walk){ .rest = line, .unicode = unicode, .one = w.one };
	while (step(&w) && w.next <= from + WIDTH) {
		if (w.from < from)
			continue;
		if (first == SIZE_MAX)
			first = w.from;
		buf_text(b, buf_view(&w.one));
	}
	buf_free(&w.one);
	buf_char(b, '\n');
	for (; first < caret; first++)
		buf_char(b, ' ');
	buf_str(b, "^\n");
}

void
message_print(struct buf *b, const struct error *e, bool unicode)
{
	buf_str(b, "rummy: ");
	if (e->file) {
		print_text(b, text_of(e->file), unicode);
		if (e->line)
			buf_printf(b, ":%zu:%zu", e->line, e->column);
		buf_str(b, ": ");
	}
	print_text(b, text_of(e->text), unicode);
	buf_char(b, '\n');
	if (e->line && e->source.len)
		print_source(b, e->source, e->column - e->before, unicode);
}
