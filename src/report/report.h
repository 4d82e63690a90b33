/* What several formats, or parts of one, print alike. */
#ifndef REPORT_H
#define REPORT_H

#include "base/util.h"
#include "cards/notation.h"
#include "judge/judgement.h"

/*
 * Append the lines, each after "#: ", as they are for people on a terminal with
 * that many columns; 0: none.
 */
void report_lines(struct buf *, struct text lines, size_t columns);
/* Append the line, unless it is among those from byte at on. */
void report_once(struct buf *, size_t at, struct text line);

/*
 * Append the line, cut at blanks into lines of that many columns, which
 * start with first and next; not after two blanks, which only a grid has.
 */
void report_wrapped(struct buf *, struct text line, size_t columns,
    const char *first, const char *next);

/*
 * Append the seat as a line of text, after "! " if it is in error; returns the
 * byte where its cards start, if it has any.
 */
size_t report_seat(struct buf *, const struct seat *, const struct judgement *,
    card_style);

/* Append the context, "[gin id=h42]": of the rules (NULL: none) and the id. */
void report_context(struct buf *, const struct rules *, const struct id *);

#endif
