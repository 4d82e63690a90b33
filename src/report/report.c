/* Owns how text is cut into lines, a seat as a line, and the rules in brackets. */
#include "report/report.h"

#include "deal/seat-line.h"

void
report_lines(struct buf *b, struct text lines, size_t columns)
{
	while (lines.len > 0) {
		struct text line = text_until(&lines, '\n');

		report_wrapped(b, line, columns ? columns : SIZE_MAX,
		    line.len ? "#: " : "#:", "#:   ");
		buf_char(b, '\n');
	}
}

void
report_once(struct buf *b, size_t at, struct text line)
{
	struct text known = text_skip(buf_view(b), at);

	while (known.len > 0)
		if (text_equal(text_until(&known, '\n'), line))
			return;
	buf_text(b, line);
	buf_char(b, '\n');
}

void
report_wrapped(struct buf *b, struct text line, size_t columns,
    const char *first, const char *next)
{
	size_t used = strlen(first);

	buf_str(b, first);
	for (bool begun = false; line.len > 0; begun = true) {
		struct text word = text_until(&line, ' ');
		size_t wide = utf8_column(word, word.len) - 1;

		if (!wide)
			columns = SIZE_MAX;
		if (used > strlen(next) && used + 1 + wide > columns) {
			buf_char(b, '\n');
			buf_str(b, next);
			used = strlen(next);
		} else if (begun) {
			buf_char(b, ' ');
			used++;
		}
		buf_text(b, word);
		used += wide;
	}
}

size_t
report_seat(struct buf *b, const struct seat *s, const struct judgement *j,
    card_style style)
{
	size_t at;

	if (j->outcome.verdict == VERDICT_ERROR) {
		buf_str(b, "! ");
		seat_line_bad(b, s, style);
		b->len -= b->data[b->len - 1] == ' '; /* an empty line */
		return b->len;
	}
	seat_line_head(b, s);
	at = b->len;
	seat_line_body(b, s, &j->shown, style);
	return at;
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
