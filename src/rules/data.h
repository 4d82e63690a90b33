/*
 * The rule files of rules/, embedded in the program: build-aux/embed-rules
 * writes the file that has them.
 */
#ifndef RULES_DATA_H
#define RULES_DATA_H

#include <stddef.h>

struct embedded_rules {
	const char *name; /* file name without .yaml */
	const unsigned char *text;
	size_t len;
};

extern const struct embedded_rules embedded_rules[];
extern const size_t embedded_rules_count;

#endif
