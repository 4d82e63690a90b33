/*
 * The program's surroundings: descriptors that may be closed, short and failing
 * writes, terminals, the locale's character set, processors.
 */
#ifndef TERMINAL_H
#define TERMINAL_H

#include "base/util.h"

/*
 * Open closed descriptors 0 to 2, so that no file gets their numbers; reading
 * or writing them then fails with EBADF.
 */
void terminal_guard(void);

/* Write len bytes; false, with errno, on failure. */
bool terminal_write(int fd, const char *s, size_t len);

/* Close standard output; false, with errno, if output is lost. */
bool terminal_close(void);

/* Is the locale one of UTF-8? */
bool terminal_unicode(void);
/* May standard output have colours (NO_COLOR)? */
bool terminal_color(void);
/* Its width, or $COLUMNS; 0: no terminal, or one whose width is unknown. */
size_t terminal_columns(void);

/* How many processors there are, at least 1. */
size_t terminal_cores(void);

#endif
