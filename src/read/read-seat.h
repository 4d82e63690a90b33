/*
 * The hand of one player as a mapping of YAML or JSON: rummy(5), for seats of a
 * table and for lone hands.
 */
#ifndef READ_SEAT_H
#define READ_SEAT_H

#include "deal/deal.h"
#include "input/tree.h"
#include "read/keys.h"

/*
 * Read the map's seat keys into a zeroed seat, which keeps slices of the tree;
 * other keys are ignored.  A seat with "error:" is of kind SEAT_BAD, its
 * message reported before.  False: the codes of a line, and "schema" for keys
 * that are missing or exclude each other.
 */
bool seat_read(const struct node *map, struct arena *, struct seat *,
    struct error *);

/* The value of the key if there is one that is not an empty list. */
const struct node *node_some(const struct node *map, const char *key);

#endif
