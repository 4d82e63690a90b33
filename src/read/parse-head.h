/*
 * What stands on a line before its body: a context in brackets and a seat's
 * name; and names as they are printed.
 */
#ifndef PARSE_HEAD_H
#define PARSE_HEAD_H

#include "base/util.h"

#define SEAT_NAME_MAX 64 /* bytes */

struct head {
	bool has_context, named;
	size_t context, context_end; /* offsets: between the brackets */
	struct text name;            /* without quotes, in the arena */
	size_t body;                 /* offset of its first byte; line.len: none */
};

/*
 * False: codes "syntax" and "name", columns counted from the start of the line;
 * its number is for the caller to fill in.
 */
bool line_head(struct text line, struct arena *, struct head *,
    struct error *);

/*
 * Is it UTF-8, with nothing that is no character (U+xxFFFE, U+xxFFFF)?  YAML and
 * JSON can not both hold another name.
 */
bool name_is_text(struct text name);

/* A seat's name as it is read: in quotes only when it needs them. */
void name_print(struct buf *, struct text name);

#endif
