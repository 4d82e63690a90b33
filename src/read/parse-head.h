/*
 * What stands on a line before its body: a context in brackets and a seat's
 * name.
 */
#ifndef PARSE_HEAD_H
#define PARSE_HEAD_H

#include "base/util.h"

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

#endif
