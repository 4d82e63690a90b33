/* Errors as they are reported on standard error. */
#ifndef MESSAGE_H
#define MESSAGE_H

#include "base/util.h"

/*
 * Append "rummy: FILE:LINE:COL: sentence", then the source line, cut to 100
 * characters around the column, and a caret under it; unknown parts are left
 * out.  Without unicode all is ASCII.
 */
void message_print(struct buf *, const struct error *, bool unicode);

#endif
