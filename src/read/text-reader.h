/* The insides of a text reader, and the lines "#:" that the program prints. */
#ifndef TEXT_READER_H
#define TEXT_READER_H

#include "deal/held.h"
#include "read/read.h"

struct text_reader {
	struct reader *reader;
	struct context *context;
	struct scope scope;        /* the context line in force */
	bool given;                /* was there a context line? */
	bool broken;               /* could it not be read? */
	const char *broken_by;     /* the fact in it, if only that is bad; or NULL */
	struct buf id;             /* of the next record, from a line of its own */
	size_t table_end;          /* number of the line that ended a table */
	const char *refused;       /* code for further seats of the paragraph */
	enum read_status status;
	struct line line;          /* the last one read */
	bool pending;              /* it is still to be used */
	struct buf notes;
	struct buf unstamped;      /* the line without the time of a chat */
	bool notes_due;            /* notes are the next record */
	bool keeps;                /* are lines of own expectations? */
	bool keeps_sheet;          /* those of the sheet, too? */
	struct buf own;            /* they, since the last record or seat */
	size_t own_line;           /* the number of the first of them */
};

/* Have a line, with blanks for the time of a chat; false if there is none. */
bool text_line_to_read(struct text_reader *);

/*
 * Put the fact just read, which the rules in force refuse, in force with the
 * rules named below it, as "Joker: QH" may stand above "Rules: taj".  False:
 * there are none.
 */
bool text_facts_below(struct text_reader *, struct arena *);

/* NUL: the line is blank. */
static inline char
first_character(struct text line)
{
	for (size_t i = 0; i < line.len; i++)
		if (line.s[i] != ' ' && line.s[i] != '\t')
			return line.s[i];
	return '\0';
}

/*
 * Put the context in force, if it can be read; under one that could not be, only
 * one with a name.  of_fact: it is a fact.  False: it cannot be read, and e is
 * filled.
 */
bool text_put_in_force(struct text_reader *, struct brackets, bool of_fact,
    struct error *e);

/* Does the line start with "#:"?  It is kept if such are expectations. */
bool own_line(struct text_reader *);
/*
 * In the arena, the lines since the last seat that say who wins at the table; of
 * NULL, all from the line above the sheet on.  NULL: there are none.
 */
const struct held *own_held(const struct text_reader *,
    const struct deal *table, struct arena *);

#endif
