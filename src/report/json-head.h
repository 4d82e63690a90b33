/* The first keys of every JSON record: its place, rules and facts. */
#ifndef JSON_HEAD_H
#define JSON_HEAD_H

#include "rules/rules.h"

/* "file", "line" and "column"; file NULL: of a player, which has none. */
void json_place(struct buf *, const char *file, size_t line, size_t column);

/*
 * "rules", "context", the facts and "set"; null without rules.  The number of
 * players is in "set" if the record is a table, whose "players" are a list.
 */
void json_rules(struct buf *, const struct rules *, bool table);

#endif
