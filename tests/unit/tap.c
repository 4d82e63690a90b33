/* Owns the counting and printing of TAP. */
#include "tap.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int planned, run;

void
plan(int tests)
{
	planned = tests;
	if (tests > 0)
		printf("1..%d\n", tests);
}

static void TAP_PRINTF(2, 0)
result(bool passed, const char *name, va_list args)
{
	char text[512];

	vsnprintf(text, sizeof(text), name, args);
	/* A test per line, and '#' would begin a directive. */
	for (char *p = text; *p; p++)
		if (*p == '\n' || *p == '\r' || *p == '#')
			*p = '_';
	printf("%sok %d - %s\n", passed ? "" : "not ", ++run, text);
	fflush(stdout);
}

#define RESULT(passed, name) do { \
	va_list args; \
	va_start(args, name); \
	result(passed, name, args); \
	va_end(args); \
} while (0)

bool
ok(bool passed, const char *name, ...)
{
	RESULT(passed, name);
	return passed;
}

bool
is_int(long long got, long long want, const char *name, ...)
{
	RESULT(got == want, name);
	if (got != want)
		printf("# got %lld, expected %lld\n", got, want);
	return got == want;
}

bool
is_str(const char *got, const char *want, const char *name, ...)
{
	bool same = got && want ? strcmp(got, want) == 0 : got == want;

	RESULT(same, name);
	if (!same)
		printf("# got \"%s\", expected \"%s\"\n", got ? got : "(null)",
		    want ? want : "(null)");
	return same;
}

int
tap_done(void)
{
	if (planned == 0)
		printf("1..%d\n", run);
	return planned == 0 || planned == run ? 0 : 1;
}
