/*
 * The hand of one player as a mapping of YAML or JSON, as in rummy(5): a seat
 * of a table or a lone hand.
 */
#ifndef READ_SEAT_H
#define READ_SEAT_H

#include "deal/deal.h"
#include "input/tree.h"
#include "read/keys.h"

/*
 * Read the map's seat keys into a zeroed seat, which keeps slices of the tree
 * and the arena; other keys are ignored.  A seat with "error:" becomes a
 * SEAT_BAD, whose message was reported before.  False: e is filled, with the
 * codes of line_body, or "schema" for keys that are missing or exclude each
 * other.
 */
bool seat_read(const struct node *map, struct arena *, struct seat *,
    struct error *);

/* The value of the key, or NULL if there is none or it is an empty list. */
const struct node *node_some(const struct node *map, const char *key);

#endif
