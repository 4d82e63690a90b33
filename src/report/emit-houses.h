/* The results of other houses, for the formats. */
#ifndef EMIT_HOUSES_H
#define EMIT_HOUSES_H

#include "why/houses.h"

/*
 * Append a line per outcome, without "#: ", each ending in LF: the outcome, the
 * houses, and the keys that separate them from those of the first line.
 */
void houses_print(struct buf *, const struct house_views *);

/* Append "houses" of a JSON record: a list of {outcome, rules, keys}. */
void houses_json(struct buf *, const struct house_views *);

#endif
