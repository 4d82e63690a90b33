/*
 * What one player holds, as a mapping of YAML or JSON: rummy(5), for seats of
 * a table and for lone hands alike.
 */
#ifndef READ_SEAT_H
#define READ_SEAT_H

#include "deal/deal.h"
#include "input/tree.h"
#include "read/keys.h"

/*
 * The map's seat keys into a zeroed seat; other keys are not looked at.  Slices
 * of the tree are kept.  A seat with "error:" is one of kind SEAT_BAD, its
 * message told before.  False: codes as of a line, and "schema" for what is not there or
 * does not go together.
 */
bool seat_read(const struct node *map, struct arena *, struct seat *,
    struct error *);

/* The value of the key if there is one that is not an empty list. */
const struct node *node_some(const struct node *map, const char *key);

#endif
