/* The insides of a text reader: read-text.c, read-lone.c, read-state.c. */
#ifndef TEXT_READER_H
#define TEXT_READER_H

#include "input/reader.h"
#include "rules/context.h"

struct text_reader {
	struct reader *reader;
	struct context *context;
	struct scope *scope;       /* the context line in force */
	bool given;                /* was there a context line? */
	bool broken;               /* could it not be read? */
	struct buf id;             /* of the next record, from a line of its own */
	const char *refused;       /* code for further seats of the paragraph */
	enum read_status status;
	struct line line;          /* the last one read */
	bool pending;              /* it is still to be used */
	struct buf notes, escaped;
	bool notes_due;            /* notes are the next record */
};

/* Have a line to use: the pending one, or the next; false if there is none. */
static inline bool
text_next_line(struct text_reader *t)
{
	if (!t->pending)
		t->status = reader_text_line(t->reader, &t->line);
	t->pending = false;
	return t->status == READ_OK;
}

#endif
