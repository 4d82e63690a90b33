/* Findings as objects of JSON, which are YAML as well. */
#ifndef JSON_WHY_H
#define JSON_WHY_H

#include "why/why.h"

/*
 * Append an object for each line of explain, with between between two of them
 * (rummy(5), explanation).
 */
void why_json(struct buf *, const struct why *, const char *between);

#endif
