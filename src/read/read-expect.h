/* The expectation of a seat in a document: rummy(5), "YAML". */
#ifndef READ_EXPECT_H
#define READ_EXPECT_H

#include "deal/held.h"
#include "input/tree.h"

/*
 * Read the value of "expect:" into the seat, which keeps slices of the tree and
 * the arena.  False: e is filled, code "schema", "key" or "expect".
 */
bool expect_read(const struct node *, struct arena *, struct seat *,
    struct error *);

/*
 * Read the "expect:" of a table or a game, a mapping of parts of struct held;
 * NULL without one.  False: e is filled, code "schema", "key" or "expect".
 */
bool held_read(const struct node *map, const char *file, struct arena *,
    const struct held **, struct error *);

/* Read the map's "expect:", if it has one that can be read. */
void seat_expect(const struct node *map, struct arena *, struct seat *);

#endif
