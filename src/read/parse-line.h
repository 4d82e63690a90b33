/*
 * The grammar of what one line says of one seat: rummy(5).  Errors have columns
 * that count from the start of the line; its number and file are for the caller
 * to fill in.
 */
#ifndef PARSE_LINE_H
#define PARSE_LINE_H

#include "deal/deal.h"

/*
 * The body that starts at byte from, and the expectation behind it, into a
 * zeroed seat.  Slices of the line are kept.  Codes "syntax", "card", "size",
 * "verb", "number" and "expect".
 */
bool line_body(struct text line, size_t from, struct arena *, struct seat *,
    struct error *);

/*
 * The same of a whole line of nothing but cards, which is quickly seen.  False
 * if it is another one: the seat is then as good as zeroed.
 */
bool line_cards(struct text line, struct seat *);

#endif
