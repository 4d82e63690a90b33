/*
 * Owns lines as bytes that are passed on unread, and read again from memory,
 * for jobs.c, which shares them among threads.
 */
#include "input/reader.h"

#include <stdlib.h>

#include "input/inside.h"

struct reader *
reader_resume(const char *file, const struct buf *lines, size_t line)
{
	struct reader *r = util_alloc(sizeof(*r));

	*r = (struct reader){ .fd = -1, .file = file, .data = lines->data,
		.lent = true, .size = lines->len, .end = lines->len,
		.line = line, .column = 1, .begun = true, .ended = true };
	return r;
}

void
reader_give_back(struct reader *r, struct buf *lines, size_t line)
{
	buf_add(lines, r->data + r->start, r->end - r->start);
	r->end = lines->len;
	buf_reserve(lines, READER_BUFFER);
	free(r->data);
	r->data = lines->data;
	r->size = lines->size;
	r->start = r->scanned = 0;
	r->line = line;
	*lines = (struct buf){ NULL, 0, 0 };
}

/* Where the last line that is whole ends; r->start if there is none. */
static size_t
end_of_lines(const struct reader *r)
{
	size_t end = r->end;

	while (end > r->start && r->data[end - 1] != '\n')
		end--;
	return end;
}

bool
reader_lines(struct reader *r, struct buf *b)
{
	size_t end;

	reader_begin(r);
	while (end_of_lines(r) == r->start && reader_fill(r))
		continue;
	end = end_of_lines(r); /* reading may have moved it */
	if (r->utf16 || end == r->start)
		return false;
	buf_add(b, r->data + r->start, end - r->start);
	r->start = r->scanned = end;
	return true;
}

bool
reader_broke_off(const struct reader *r)
{
	return r->broke_off;
}
