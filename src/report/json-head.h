/* The first keys of every JSON record: its place, rules and facts. */
#ifndef JSON_HEAD_H
#define JSON_HEAD_H

#include "rules/rules.h"

/* How the last record started: if the next starts the same, it is copied. */
struct json_head {
	const char *file;
	struct buf file_text;
	struct buf context; /* for which, with table, the rules were printed */
	bool table;
	struct buf rules_text;
};

void json_head_free(struct json_head *);

/*
 * The brace that opens a record, "file" and a comma.  The name of a file stays
 * where it is, and another one is elsewhere.
 */
void json_file(struct json_head *, struct buf *, const char *file);
/* Append "line" and "column", from 1; column 0 counts as 1. */
void json_place(struct buf *, size_t line, size_t column);

/*
 * Append "rules", "context", the facts and "set"; all follow from the rules'
 * context.  Null without rules (NULL).  The number of players is in "set" if
 * the record is a table, whose "players" are a list.
 */
void json_rules(struct json_head *, struct buf *, const struct rules *,
    bool table);

#endif
