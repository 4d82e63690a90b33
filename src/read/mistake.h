/* What was probably meant by a line that cannot be read. */
#ifndef MISTAKE_H
#define MISTAKE_H

#include "base/util.h"

/*
 * The line's body, from byte body on, could not be read for the reason e.  Where
 * the line shows a mistake that people make, as a name without a blank after
 * its ":", say that in e instead.  The reasons are those of rummy(1), ERRORS.
 */
void mistake_find(struct text line, size_t body, bool named, struct error *e);

#endif
