/*
 * Unit tests report in TAP.  A program ends with "return tap_done();": 0 if as
 * many tests ran as were planned, whether they passed or not, so that another
 * status means a crash.
 */
#ifndef TAP_H
#define TAP_H

#include <stdbool.h>
#include <stddef.h>

#if defined(__GNUC__)
#define TAP_PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))
#else
#define TAP_PRINTF(fmt, args)
#endif

/* Say how many tests will run; 0: count them and say so at the end. */
void plan(int tests);
/* One test, named by the rest; each returns whether it passed. */
bool ok(bool passed, const char *name, ...) TAP_PRINTF(2, 3);
bool is_int(long long got, long long want, const char *name, ...)
    TAP_PRINTF(3, 4);
bool is_str(const char *got, const char *want, const char *name, ...)
    TAP_PRINTF(3, 4);
int tap_done(void);

#endif
