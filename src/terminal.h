/*
 * The program's outside: descriptors that may be closed, short and failing
 * writes, terminals and the locale's character set.  Decides nothing.
 */
#ifndef TERMINAL_H
#define TERMINAL_H

#include "base/util.h"

/*
 * Put something in the place of closed descriptors 0 to 2, so that no file gets
 * their number; reading or writing them then fails with EBADF.
 */
void terminal_guard(void);

/* Write it all; false: errno says why. */
bool terminal_write(int fd, const char *s, size_t len);

/* Close standard output; false, with errno, if something was or is lost. */
bool terminal_close(void);

/* May text be UTF-8, may it be coloured, as the environment has it? */
bool terminal_unicode(void);
bool terminal_color(void);

#endif
