/* What other houses make of a record, for the formats. */
#ifndef EMIT_HOUSES_H
#define EMIT_HOUSES_H

#include "why/houses.h"

/*
 * A line for each outcome, without "#: ", each ending in LF: what it is, the
 * houses, and what parts them from those of the first line.
 */
void houses_print(struct buf *, const struct house_views *);

/* An array of {outcome, rules, keys}. */
void houses_json(struct buf *, const struct house_views *);

#endif
