/* Rules from one line, for the tests of rules. */
#ifndef SETTINGS_H
#define SETTINGS_H

#include <string.h>

#include "rules/rules.h"

#define MANY 70 /* settings in one row, at most */

/* "gin knock.limit=5": a name, and settings that have no blanks in them. */
static inline const struct rules *
compile(struct rulebook *book, const char *text, struct arena *a,
    struct error *e)
{
	struct setting settings[MANY];
	struct text name = text_of(text), rest;
	size_t count = 0;

	name.len = strcspn(text, " ");
	rest = text_trim(text_of(text + name.len));
	while (rest.len && count < MANY) {
		size_t end = strcspn(rest.s, " "), equals = strcspn(rest.s, "=");

		settings[count++] = (struct setting){
			.key = { rest.s, equals },
			.value = { rest.s + equals + 1, end - equals - 1 },
			.line = 7, .column = equals, .value_column = end,
		};
		rest = text_trim(text_skip(rest, end));
	}
	return rules_compile(book, name, settings, count, a, e);
}

#endif
