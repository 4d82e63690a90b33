/*
 * The insides of a reader, for the files that make it: reader.c (bytes to
 * lines) and documents.c (lines and bytes to documents).
 *
 * Invariant: data[start..end) was read and not yet consumed; there is no LF in
 * data[start..scanned).
 */
#ifndef INPUT_INSIDE_H
#define INPUT_INSIDE_H

#include "base/util.h"

#define BYTE_ORDER_MARK "\xEF\xBB\xBF"

#define TOO_LONG "document is longer than 1048576 bytes" /* DOCUMENT_LIMIT */

#define READER_BUFFER 131072 /* holds a line and a chunk after it */

struct reader {
	int fd;
	const char *file;
	int error;          /* errno of a failed read */
	bool ended;         /* nothing more will come from fd */
	bool begun;         /* a byte order mark was looked for */
	bool utf16;         /* its mark is at the start: it ends the input */
	bool skipping;      /* in a line that is too long, up to its LF */
	char *data;
	bool lent;          /* data is not the reader's to free */
	size_t size;        /* of data */
	size_t start, end, scanned;
	size_t line;        /* number of the line at start, from 1 */
	size_t column;      /* of the byte at start; documents.c, JSON only */
	size_t line_start;  /* where the last line was in data */
	struct buf document;
	bool ascii;         /* the last line is, and printable */
	struct buf blanked; /* the last line, where it had odd blanks */
	size_t array_line;  /* where an array of records began; 0: in none */
	bool array_lost;    /* what is broken may have taken its end */
	bool array_began;   /* with a record, which asks for a comma behind it */
	bool broke_off;     /* the input ended inside a value of JSON */
	struct error fault; /* of the last line, or without a code */
};

/*
 * Read until at least n bytes are in memory, which may move data; false: the
 * input ends before.
 */
bool reader_have(struct reader *, size_t n);
/* Look for a byte order mark at the start of the file, once. */
void reader_begin(struct reader *);

/* The status when no input is left: READ_END or READ_ERROR. */
#define reader_at_end(r) ((r)->error ? READ_ERROR : READ_END)

/*
 * Is the line of this number text?  If not, e has the first place that is not;
 * text before it is sound.
 */
bool reader_check(struct text line, size_t number, struct error *e);

/* Put the last line back: the next call reads it again. */
void reader_unread(struct reader *);

/* JSON */

/* The next byte, not yet consumed; false at the end. */
static inline bool
reader_byte(struct reader *r, char *c)
{
	if (r->start == r->end && !reader_have(r, 1))
		return false;
	*c = r->data[r->start];
	return true;
}

/* Consume it. */
static inline void
reader_consume(struct reader *r)
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

struct document;

/*
 * Take the value of JSON, or what should be one, that starts here: its text and
 * tree, which goes to the arena.  What is not JSON is in e.  False: reading
 * failed in it.
 */
bool json_take(struct reader *, struct arena *, struct document *,
    struct error *e);

#endif
