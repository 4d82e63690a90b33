/*
 * Owns what is taken out of an input: lines, then words with the blank before
 * them, within brackets too.
 */
#include "shrink.h"

#include <stdlib.h>
#include <string.h>

/* Remove n bytes at this place, if the rest still shows it; true then. */
static bool
without(char *text, size_t at, size_t n,
    bool (*shows)(const char *, void *), void *arg)
{
	size_t len = strlen(text);
	char *less = malloc(len + 1);
	bool shown;

	if (!less)
		abort();
	memcpy(less, text, at);
	memcpy(less + at, text + at + n, len + 1 - at - n);
	shown = shows(less, arg);
	if (shown)
		memcpy(text, less, len + 1 - n);
	free(less);
	return shown;
}

static bool
drop_lines(char *text, bool (*shows)(const char *, void *), void *arg)
{
	bool dropped = false;

	for (size_t at = 0; text[at];) {
		size_t n = strcspn(text + at, "\n");

		n += text[at + n] == '\n';
		if (without(text, at, n, shows, arg))
			dropped = true;
		else
			at += n;
	}
	return dropped;
}

static bool
drop_words(char *text, bool (*shows)(const char *, void *), void *arg)
{
	bool dropped = false;

	for (size_t at = strcspn(text, " "); text[at];) {
		size_t n = 1 + strcspn(text + at + 1, " \n]");

		if (without(text, at, n, shows, arg)) {
			dropped = true;
			at += strcspn(text + at, " ");
			continue;
		}
		at += n;
		at += strcspn(text + at, " ");
	}
	return dropped;
}

void
shrink(char *text, bool (*shows)(const char *, void *), void *arg)
{
	while (drop_lines(text, shows, arg) || drop_words(text, shows, arg))
		;
}
