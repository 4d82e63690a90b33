/* Findings as objects of JSON. */
#ifndef JSON_WHY_H
#define JSON_WHY_H

#include "why/why.h"

/* Append an object for each line of explain (rummy(5), explanation). */
void why_json(struct buf *, const struct why *);

#endif
