/*
 * Bytes from a file descriptor to lines, YAML documents and JSON values, in
 * bounded memory.  A byte order mark is skipped at the start of a file, one CR
 * before a LF is dropped; NUL, other control characters (TAB excepted), broken
 * UTF-8, NEL, LS, PS and lone CR are faults of their line.
 */
#ifndef READER_H
#define READER_H

#include <sys/types.h>

#include "base/util.h"

#define LINE_LIMIT 65536       /* bytes of a line */
#define DOCUMENT_LIMIT 1048576 /* bytes of a YAML document or a JSON value */

/* read(2) that polls on EAGAIN and retries on EINTR. */
ssize_t reader_read(int fd, void *to, size_t n);

struct reader;

struct line {
	struct text text;     /* without its end; valid until the next call */
	size_t number;        /* from 1, counting LF only */
	const struct error *fault; /* NULL, or what is wrong with it */
};

enum read_status { READ_OK, READ_END, READ_ERROR };

/* fd stays the caller's; file, for messages, must outlive the reader. */
struct reader *reader_create(int fd, const char *file);
void reader_free(struct reader *);

/*
 * A reader of lines in memory, which, like file, must outlive it.  The first
 * has the number line.
 */
struct reader *reader_resume(const char *file, const struct buf *lines,
    size_t line);
/*
 * Append whole lines as they came, all that are in memory.  False: there are no
 * more, and the rest is for reader_line: a last line without LF, one that is
 * too long, UTF-16, or the error of a read that failed.
 */
bool reader_lines(struct reader *, struct buf *);
/*
 * Take back the lines that reader_lines gave last, to be read again; line is
 * the number of the first.  Takes over the buffer's memory and empties it.
 */
void reader_give_back(struct reader *, struct buf *lines, size_t line);
/* Did the input end inside a value or an array of JSON? */
bool reader_broke_off(const struct reader *);
const char *reader_file(const struct reader *);
/* errno of the read that failed, after READ_ERROR. */
int reader_errno(const struct reader *);

/*
 * The next line.  Of one over LINE_LIMIT bytes come only so many, with a fault;
 * a line with any other fault comes whole.  The last line needs no LF.
 */
enum read_status reader_line(struct reader *, struct line *);
/* The same; in all but comments odd blanks are plain ones (text_blanks). */
enum read_status reader_text_line(struct reader *, struct line *);

/*
 * The start of the input, from the first line on that is neither blank nor a
 * comment (#), to recognize the format; consumes nothing.  What is in memory, at
 * most 4096 bytes; it waits for more as long as the function wants it.
 */
struct text reader_peek(struct reader *, bool (*wants_more)(struct text start));

struct document {
	struct text text;   /* whole lines with LF ends; valid until the next call */
	size_t line;        /* number of its first line */
	size_t column;      /* of its first byte; 1 except for JSON in a line */
	struct error fault; /* of its first faulty line; code NULL: none */
	struct node *root;  /* of JSON: its tree, if it has no fault */
};

/*
 * The next YAML document: lines up to one that starts a document ("---"), or
 * after "..."; these are not part of it, unless content follows "--- " on the
 * line.  A directive line is a fault unless it is %YAML 1.1 or 1.2, which is
 * dropped.  Documents of only blanks and comments are skipped.  One over
 * DOCUMENT_LIMIT comes cut, with a fault.  A byte order mark at its start is
 * skipped.
 */
enum read_status reader_document(struct reader *, struct document *);
/*
 * Check a file of one document in memory in the same way, and remove its byte
 * order mark.  False: e has the first faulty line.
 */
bool reader_whole(struct text *file, struct error *);
/*
 * The next JSON value, or element of an array of records, with its tree, which
 * goes to the arena.  A line may be longer than LINE_LIMIT; else the same limits
 * and faults, and those of yaml_tree, with code "json" for what is not JSON.  A
 * broken value ends before a line that starts with "{" or "[".
 */
enum read_status reader_json(struct reader *, struct arena *,
    struct document *);

#endif
