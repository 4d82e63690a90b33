/* What was found, as objects of JSON, which are YAML as well. */
#ifndef JSON_WHY_H
#define JSON_WHY_H

#include "why/why.h"

/* An object for each line of explain (rummy(5), explanation). */
void why_json(struct buf *, const struct why *, const char *between);

#endif
