/* Facts and stated rules of a document: rummy(5), "YAML" and "JSON". */
#ifndef READ_SETTINGS_H
#define READ_SETTINGS_H

#include "deal/record.h"
#include "rules/context.h"
#include "input/tree.h"

/*
 * Add the keys of the map's "set:" and its facts to settings, at most
 * SETTINGS_MAX; they keep slices of the tree and the arena.  False: e is
 * filled, code "schema", "size", or "yaml-key" for a rule that is in settings
 * already.
 */
bool settings_read(const struct node *map, struct arena *, struct setting *,
    size_t *count, struct error *);

/*
 * Read the record's "id" from its map; a number stays a number.  The text is a
 * slice of the tree.  False: record->error is filled, code "schema", if it is
 * not an id, or if "type" does not fit the other keys.
 */
bool record_describe(struct record *, const struct node *map);

#endif
