/* Owns how reports write strings, and what they put with the rules. */
#include "report/report.h"

#include <assert.h>

#define BYTE_ORDER_MARK 0xfeffu

static void
quote_one(struct buf *b, struct text one, uint32_t point)
{
	switch (point) {
	case '"':
	case '\\':
		buf_char(b, '\\');
		buf_text(b, one);
		break;
	case '\t':
		buf_str(b, "\\t");
		break;
	case '\n':
		buf_str(b, "\\n");
		break;
	default:
		if (utf8_is_plain(point) && point != BYTE_ORDER_MARK)
			buf_text(b, one);
		else /* it has four digits: any other is plain in a name */
			buf_printf(b, "\\u%04x", (unsigned)point);
	}
}

void
report_quoted(struct buf *b, struct text t)
{
	size_t harmless = text_harmless(t);

	buf_char(b, '"');
	buf_add(b, t.s, harmless);
	t = text_skip(t, harmless);
	while (t.len > 0) {
		uint32_t point = 0;
		size_t len = utf8_decode(t, &point);

		assert(len > 0); /* other bytes were escaped on reading */
		quote_one(b, (struct text){ t.s, len }, point);
		t = text_skip(t, len);
	}
	buf_char(b, '"');
}

void
report_field(struct buf *b, struct text t)
{
	for (;;) {
		struct text rest = t;
		size_t n = 0;

		while (n < t.len && !memchr("\t\n\\", t.s[n], 3))
			n++;
		rest.len = n;
		buf_escaped(b, rest, "");
		if (n == t.len)
			break;
		buf_str(b, t.s[n] == '\t' ? "\\t" : t.s[n] == '\n' ? "\\n" :
		    "\\\\");
		t = text_skip(t, n + 1);
	}
}

void
report_lines(struct buf *b, const char *mark, struct text lines)
{
	while (lines.len > 0) {
		buf_str(b, mark);
		buf_text(b, text_until(&lines, '\n'));
		buf_char(b, '\n');
	}
}

void
report_wrapped(struct buf *b, struct text line, size_t columns,
    const char *first, const char *next)
{
	size_t start = strlen(first), used = start;

	buf_str(b, first);
	while (line.len > 0) {
		struct text word = text_until(&line, ' ');
		size_t wide = utf8_column(word, word.len) - 1;

		if (!wide)
			columns = SIZE_MAX;
		if (used > strlen(next) && used + 1 + wide > columns) {
			buf_char(b, '\n');
			buf_str(b, next);
			used = strlen(next);
		} else if (used > start) {
			buf_char(b, ' ');
			used++;
		}
		buf_text(b, word);
		used += wide;
	}
}

void
report_context(struct buf *b, const struct rules *r, const struct id *id)
{
	struct text context = r ? r->context : TEXT("[]");

	buf_add(b, context.s, context.len - 1);
	if (id->text.len) {
		buf_str(b, r ? " " : "");
		id_print(b, id->text);
	}
	buf_char(b, ']');
}
