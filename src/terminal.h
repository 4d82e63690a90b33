/*
 * The program's surroundings: descriptors that may be closed, short and failing
 * writes, terminals and the locale's character set.
 */
#ifndef TERMINAL_H
#define TERMINAL_H

#include "base/util.h"

/*
 * Open closed descriptors 0 to 2, so that no file gets their numbers; reading
 * or writing them then fails with EBADF.
 */
void terminal_guard(void);

/* Write all of it; false with errno on failure. */
bool terminal_write(int fd, const char *s, size_t len);

/* Close standard output; false, with errno, if output is lost. */
bool terminal_close(void);

/* Does the environment allow UTF-8 in text, and colour? */
bool terminal_unicode(void);
bool terminal_color(void);

/* How many processors there are, at least 1. */
size_t terminal_cores(void);

#endif
