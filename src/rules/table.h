/*
 * The field table of rules: every key of keys.h as a row that says where
 * its value stands in struct rules, how it is read and how it is written.
 */
#ifndef RULES_TABLE_H
#define RULES_TABLE_H

#include "rules/rules.h"

enum row_kind { ROW_NUMBER, ROW_STEPS, ROW_RANKS };

struct row {
	enum row_kind kind;
	const char *name;
	size_t offset;         /* in struct rules */
	int least, greatest;   /* ROW_NUMBER and the values of ROW_STEPS */
	int from, to;          /* indices of ROW_STEPS */
	const char *words;     /* "name=value name=value" */
	int standard;          /* value when no file says otherwise */
	const char *acts;      /* when it can act; see keys.h */
	const char *doc;
};

extern const struct row rules_rows[]; /* by enum rule_key */

/* The row of a key, or NULL. */
const struct row *row_find(struct text key);
/* Set the row's value from text; code "value", without a position. */
bool row_set(const struct row *, struct rules *, struct text, struct error *);
/* The value as row_set reads it. */
void row_print(const struct row *, const struct rules *, struct buf *);
/* The value of a ROW_NUMBER. */
int row_number(const struct row *, const struct rules *);
/* The row's value in to becomes that in from. */
void row_copy(const struct row *, struct rules *to, const struct rules *from);
/* Have both the same value in this row? */
bool row_same(const struct row *, const struct rules *, const struct rules *);
/* The value as standard; every value. */
void row_reset(const struct row *, struct rules *);
void rows_reset(struct rules *);

#endif
