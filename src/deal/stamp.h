/* The times that a chat puts before its lines: rummy(5), Tables. */
#ifndef STAMP_H
#define STAMP_H

#include "base/util.h"

/*
 * Bytes of a line, with the blanks before, that are the time of a message, as in
 * "[21:03] Ann: gin", "21.03 - Ann: gin" or "26/11/26, 9:03 PM - Ann: gin"; 0 if
 * it starts with none or nothing follows.
 */
size_t stamp_length(struct text line);

#endif
