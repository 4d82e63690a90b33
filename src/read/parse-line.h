/*
 * The grammar of one seat on one line: rummy(5).  Columns of errors count from
 * the start of the line; the caller sets its number and file.
 */
#ifndef PARSE_LINE_H
#define PARSE_LINE_H

#include "deal/deal.h"

/*
 * Read the body that starts at byte from, and the expectation after it, into a
 * zeroed seat, which keeps slices of the line and the arena.  False: e is
 * filled, code "syntax", "card", "size", "verb", "number" or "expect".
 */
bool line_body(struct text line, size_t from, struct arena *, struct seat *,
    struct error *);

/*
 * The same for a line of only cards, or of a claim's word and groups, which are
 * quickly recognized.  False, the seat still zeroed, for any other line.
 */
bool line_cards(struct text line, struct seat *);

/* The same for a line of only cards. */
bool line_hand(struct text line, struct seat *);

#endif
