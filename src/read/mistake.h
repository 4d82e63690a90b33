/* What was probably meant by a line that cannot be read. */
#ifndef MISTAKE_H
#define MISTAKE_H

#include "base/util.h"

/*
 * The line's body, from byte body on, could not be read for the reason in e.
 * Where the line shows a mistake that people make, such as a name without a
 * blank after its ":", put that in e instead.  named: the line has a name.  The
 * codes are those of rummy(1), REASONS.
 */
void mistake_find(struct text line, size_t body, bool named, struct error *e);

#endif
