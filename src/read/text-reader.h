/* The insides of a text reader, for read-text.c and read-lone.c. */
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
	const char *refused;       /* code for the seats left of a paragraph */
	enum read_status status;
	struct line line;          /* the one at hand */
	bool pending;              /* it was looked at, not used */
	struct buf notes, escaped;
	bool notes_due;
};

/* Have a line at hand: the one that was looked at, or the next. */
static inline bool
text_next_line(struct text_reader *t)
{
	if (!t->pending)
		t->status = reader_text_line(t->reader, &t->line);
	t->pending = false;
	return t->status == READ_OK;
}

#endif
