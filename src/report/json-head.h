/* The first keys of every JSON record: its place, rules and facts. */
#ifndef JSON_HEAD_H
#define JSON_HEAD_H

#include "rules/rules.h"

/* What the last record started with, as the next often does: copied, then. */
struct json_head {
	const char *file;
	struct buf file_text;
	struct buf context; /* that the rules were printed for */
	bool table;
	struct buf rules_text;
};

void json_head_free(struct json_head *);

/* The brace that opens a record, "file" and a comma. */
void json_file(struct json_head *, struct buf *, const char *file);
/* "line" and "column", from 1; column 0 is the first. */
void json_place(struct buf *, size_t line, size_t column);

/*
 * "rules", "context", the facts and "set", which a context says all; null
 * without rules.  The number of players is in "set" if the record is a table,
 * whose "players" are a list.
 */
void json_rules(struct json_head *, struct buf *, const struct rules *,
    bool table);

#endif
