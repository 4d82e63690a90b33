/* The first keys of every JSON record: type, place, id, rules and facts. */
#ifndef JSON_HEAD_H
#define JSON_HEAD_H

#include "deal/record.h"

/* How the last record started: if the next starts the same, it is copied. */
struct json_head {
	const char *file;
	struct buf file_text;
	struct buf context; /* for which the rules were printed */
	struct buf rules_text;
};

void json_head_free(struct json_head *);

/*
 * Begin a record with its type, "file" and a comma.  The name of a file stays
 * where it is, and another one is elsewhere.
 */
void json_begin(struct json_head *, struct buf *, const char *type,
    const char *file);
/* Append "line" and "column", from 1; column 0 counts as 1. */
void json_place(struct buf *, size_t line, size_t column);

/*
 * Append "id", then "rules", the facts and "set", which follow from the rules'
 * context.  Null without rules (NULL).
 */
void json_rules(struct json_head *, struct buf *, const struct id *,
    const struct rules *);

#endif
