/* Owns how text is cut into lines, and what stands in the brackets of rules. */
#include "report/report.h"

void
report_lines(struct buf *b, struct text lines)
{
	while (lines.len > 0) {
		struct text line = text_until(&lines, '\n');

		buf_str(b, line.len ? "#: " : "#:");
		buf_text(b, line);
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
