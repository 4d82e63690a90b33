/*
 * Owns the buffer between a file descriptor and lines: reading, cutting at LF,
 * the count of lines, and what is not text.  Lines are slices of the buffer;
 * nothing is copied.  Documents are in documents.c.  jobs.c shares lines among
 * threads, unread.
 */
#include "input/reader.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "input/inside.h"

#define CHUNK 32768 /* least bytes asked for at once */
#define PEEK 4096

_Static_assert(LINE_LIMIT + 2 + CHUNK <= READER_BUFFER, "a whole line fits");

struct reader *
reader_create(int fd, const char *file)
{
	struct reader *r = util_alloc(sizeof(*r));

	*r = (struct reader){ .fd = fd, .file = file, .line = 1, .column = 1 };
	r->data = util_alloc(READER_BUFFER);
	r->size = READER_BUFFER;
	return r;
}

void
reader_free(struct reader *r)
{
	buf_free(&r->document);
	buf_free(&r->blanked);
	if (!r->lent)
		free(r->data);
	free(r);
}

const char *
reader_file(const struct reader *r)
{
	return r->file;
}

int
reader_errno(const struct reader *r)
{
	return r->error;
}

bool
reader_broke_off(const struct reader *r)
{
	return r->broke_off;
}

/* Make room for another chunk after the bytes in memory. */
static void
make_room(struct reader *r)
{
	if (r->start == r->end) {
		r->start = r->end = r->scanned = 0;
	} else if (r->start > 0 && r->size - r->end < CHUNK) {
		memmove(r->data, r->data + r->start, r->end - r->start);
		r->end -= r->start;
		r->scanned -= r->start;
		r->start = 0;
	}
}

ssize_t
reader_read(int fd, void *to, size_t n)
{
	for (;;) {
		ssize_t got = read(fd, to, n);

		if (got >= 0)
			return got;
		if (errno == EAGAIN)
			poll(&(struct pollfd){ .fd = fd, .events = POLLIN },
			    1, -1);
		else if (errno != EINTR)
			return -1;
	}
}

/* Read once more, which may move data; false if nothing was added. */
static bool
fill(struct reader *r)
{
	ssize_t n;

	if (r->ended)
		return false;
	make_room(r);
	if (r->end == r->size)
		return false;
	n = reader_read(r->fd, r->data + r->end, r->size - r->end);
	if (n > 0) {
		r->end += (size_t)n;
		return true;
	}
	r->error = n < 0 ? errno : 0;
	r->ended = true;
	return false;
}

bool
reader_have(struct reader *r, size_t n)
{
	while (r->end - r->start < n)
		if (!fill(r))
			return false;
	return true;
}

/* Does it start with a byte order mark of UTF-16? */
static bool
is_utf16(struct text t)
{
	return text_starts(t, "\xFF\xFE") || text_starts(t, "\xFE\xFF");
}

/* Of a file in UTF-16 nothing but its byte order mark is read, a faulty line. */
void
reader_begin(struct reader *r)
{
	const char *mark;

	if (r->begun)
		return;
	r->begun = true;
	if (!reader_have(r, 1))
		return;
	mark = r->data + r->start;
	if (*mark == BYTE_ORDER_MARK[0] && reader_have(r, 3) && text_starts(
	    (struct text){ mark, 3 }, BYTE_ORDER_MARK))
		r->start = r->scanned = r->start + 3;
	if ((*mark == '\xFF' || *mark == '\xFE') && reader_have(r, 2) &&
	    is_utf16((struct text){ mark, 2 })) {
		r->utf16 = r->ended = true;
		r->end = r->start + 2;
	}
}

/*
 * Find the LF that ends the line at start, looking at each byte once; its
 * offset, or r->end if it is not in memory.
 */
static size_t
find_lf(struct reader *r)
{
	const char *lf = NULL;

	if (r->scanned < r->end)
		lf = memchr(r->data + r->scanned, '\n', r->end - r->scanned);
	r->scanned = lf ? (size_t)(lf - r->data) : r->end;
	return r->scanned;
}

bool
reader_check(struct text line, size_t number, struct error *e)
{
	size_t i = 0, column;
	uint32_t point = 0;

	while ((i += text_plain(text_skip(line, i))) < line.len) {
		size_t len = utf8_decode(text_skip(line, i), &point);

		if (!len && number == 1 && i == 0 && is_utf16(line))
			return error_set(e, "utf-16", 1, 1, "UTF-16 input: "
			    "convert it with iconv -f UTF-16 -t UTF-8");
		if (!len)
			return error_set(e, "utf-8", number,
			    utf8_column(line, i), "byte \\x%02X is not UTF-8",
			    (unsigned)(unsigned char)line.s[i]);
		if (point != '\t' && !utf8_is_plain(point))
			break;
		i += len;
	}
	if (i == line.len)
		return true;
	column = utf8_column(line, i);
	if (point == 0)
		return error_set(e, "nul", number, column,
		    "NUL byte in a line of text");
	if (point == '\r')
		return error_set(e, "control", number, column,
		    "carriage return inside a line");
	return error_set(e, "control", number, column, point < 0x80 ?
	    "control character \\x%02X" : "control character U+%04X",
	    (unsigned)point);
}

/* Lines */

/* Skip the rest of a line that is too long; false if the input ended. */
static bool
skip_rest(struct reader *r)
{
	while (r->skipping) {
		size_t lf = find_lf(r);

		r->start = lf;
		if (lf < r->end) {
			r->skipping = false;
			r->start = r->scanned = lf + 1;
			r->line++;
		} else if (!fill(r)) {
			return false;
		}
	}
	return true;
}

/* Read on until a whole line, or more than can be one, is in memory. */
static size_t
gather_line(struct reader *r)
{
	size_t lf;

	while ((lf = find_lf(r)) == r->end &&
	    r->end - r->start < LINE_LIMIT + 2)
		if (!fill(r))
			return r->end;
	return lf;
}

enum read_status
reader_line(struct reader *r, struct line *l)
{
	bool has_lf, too_long;
	size_t lf;

	reader_begin(r);
	if (!skip_rest(r))
		return reader_at_end(r);
	lf = gather_line(r);
	if (lf == r->end && (r->error || r->start == r->end))
		return reader_at_end(r);
	has_lf = lf < r->end;
	r->line_start = r->start;
	l->text = (struct text){ r->data + r->start, lf - r->start };
	l->number = r->line;
	if (has_lf && l->text.len > 0 && l->text.s[l->text.len - 1] == '\r')
		l->text.len--;
	too_long = l->text.len > LINE_LIMIT;
	if (too_long)
		l->text.len = LINE_LIMIT;
	r->ascii = text_plain(l->text) == l->text.len;
	r->fault.code = NULL;
	if (!r->ascii)
		reader_check(l->text, l->number, &r->fault);
	if (too_long) {
		size_t column = r->fault.code ? r->fault.column :
		    utf8_column(l->text, l->text.len);

		error_clear(&r->fault);
		error_set(&r->fault, "long", l->number, column,
		    "line is longer than %d bytes", LINE_LIMIT);
	}
	l->fault = r->fault.code ? &r->fault : NULL;
	r->skipping = !has_lf;
	r->start = r->scanned = has_lf ? lf + 1 : r->end;
	r->line += has_lf;
	return READ_OK;
}

enum read_status
reader_text_line(struct reader *r, struct line *l)
{
	enum read_status status = reader_line(r, l);

	if (status == READ_OK && !r->ascii && !l->fault && *l->text.s != '#')
		l->text = text_blanks(l->text, &r->blanked);
	return status;
}

void
reader_unread(struct reader *r)
{
	bool had_lf = !r->skipping;

	r->start = r->scanned = r->line_start;
	r->line -= had_lf;
	r->skipping = false;
}

/* Lines as bytes that are passed on unread, and read again from memory */

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
	while (end_of_lines(r) == r->start && fill(r))
		continue;
	end = end_of_lines(r); /* reading may have moved it */
	if (end == r->start)
		return false;
	buf_add(b, r->data + r->start, end - r->start);
	r->start = r->scanned = end;
	return true;
}

/* The start of an input */

/*
 * What is in memory from the first line on that is neither blank nor a comment,
 * at most PEEK bytes; *skip bytes are before it, as far as known.
 */
static struct text
find_content(const struct reader *r, size_t *skip)
{
	for (;;) {
		struct text all = { r->data + r->start + *skip,
			r->end - r->start - *skip }, rest = all;
		size_t len = text_until(&rest, '\n').len;
		struct text line = text_trim((struct text){ all.s, len });

		if (line.len > 0 && *line.s != '#' && !text_is(line, "\r"))
			return (struct text){ all.s, all.len < PEEK ? all.len
			                                            : PEEK };
		if (!rest.s)
			return (struct text){ all.s, 0 };
		*skip += len + 1;
	}
}

struct text
reader_peek(struct reader *r, bool (*wants_more)(struct text start))
{
	struct text t;
	size_t skip = 0;

	reader_begin(r);
	do
		t = find_content(r, &skip);
	while (t.len < PEEK && wants_more(t) && fill(r));
	return t;
}
