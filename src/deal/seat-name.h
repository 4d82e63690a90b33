/* The names of seats, and times before them: rummy(5), Tables. */
#ifndef SEAT_NAME_H
#define SEAT_NAME_H

#include "base/util.h"

#define SEAT_NAME_MAX 64 /* bytes */

/* How many bytes t starts with that are blanks, or that a name has unquoted. */
size_t name_span(struct text t);

/*
 * Is it a verb, an action, "count" or "points", which a name has in quotes
 * only?
 */
bool name_is_word(struct text name);

/* Is it read as a name in a cell of a grid without quotes? */
bool name_is_bare(struct text name);

/* Is it what spreadsheets write over a column of dates or numbers? */
bool name_heads_deals(struct text);

/* Does the first cell of a line of a grid say that it has totals? */
bool name_heads_totals(struct text);

/*
 * Does it head a column of totals, notes or numbers, as "Grand total" or "S.No"?
 * A player of this name needs quotes.
 */
bool name_is_column(struct text name);

/* Append the name as it is read (in a cell of a grid?), quoted if need be. */
void name_print(struct buf *, struct text name, bool cell);

/*
 * Bytes of a line that are the time of a message or the number of a list with
 * the blanks before, as in "[21:03] Ann: gin", "26/11/26, 9:03 PM - Ann: gin"
 * or "2. Ann: gin"; 0: none.  rummy(5), Tables.
 */
size_t stamp_length(struct text line);

#endif
