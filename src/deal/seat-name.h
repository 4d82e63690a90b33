/*
 * The names of seats: which there may be, which need quotes, and how they are
 * printed.  rummy(5), Tables.
 */
#ifndef SEAT_NAME_H
#define SEAT_NAME_H

#include "base/util.h"

#define SEAT_NAME_MAX 64 /* bytes */

/*
 * Length in bytes of the character that t starts with, if a name may have it
 * without quotes; otherwise 0.  t is UTF-8 and not empty.
 */
size_t name_character(struct text t);

/* How many bytes t starts with that are such characters or blanks. */
size_t name_span(struct text t);

/*
 * Is it a verb, an action, "count" or "points", in any case?  Without quotes it
 * is not a name: the claim after it would not be judged.
 */
bool name_is_word(struct text name);

/* Append the name as it is read, in quotes only if it needs them. */
void name_print(struct buf *, struct text name);

/* The times that a chat puts before its lines: rummy(5), Tables. */
/*
 * Bytes of a line, with the blanks before, that are the time of a message, as in
 * "[21:03] Ann: gin", "21.03 - Ann: gin" or "26/11/26, 9:03 PM - Ann: gin"; 0 if
 * it starts with none or nothing follows.
 */
size_t stamp_length(struct text line);

#endif
