/*
 * The part of a line before its body: a context in brackets and a seat's name.
 */
#ifndef PARSE_HEAD_H
#define PARSE_HEAD_H

#include "rules/context.h"

struct head {
	bool has_context, named, quoted; /* quoted: the name */
	bool has_rules;          /* its context is not just an id */
	struct brackets context; /* of the line, without the id */
	struct text id;          /* without quotes; empty: none */
	struct text name;        /* without quotes, in the arena */
	size_t body;             /* offset of its first byte; line.len: none */
};

/*
 * Read the part before the body.  False: e is filled, code "syntax" or "name";
 * columns count from the start of the line, and the caller sets its number.
 */
bool line_head(struct text line, struct arena *, struct head *,
    struct error *);

/*
 * Is the line, which cannot be read, meant as a context line: starts it with a
 * "[" that is never closed, or with nothing after its "]"?
 */
bool line_opens_context(struct text line);

/*
 * Is it meant as a context line, such as "(rummycircle)" or "rummycircle]":
 * only a rule set's name and settings?
 */
bool line_means_context(struct text line, const struct context *);

#endif
