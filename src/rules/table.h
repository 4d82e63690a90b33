/*
 * The field table of rules: every key of keys.h as a row with the place of its
 * value in struct rules, and how to read and write it.
 */
#ifndef RULES_TABLE_H
#define RULES_TABLE_H

#include "rules/rules.h"

enum row_kind { ROW_NUMBER, ROW_STEPS, ROW_RANKS, ROW_CARDS, ROW_VALUES };

/* A word for a value of a row, and what a value means in a player's words. */
struct row_word {
	const char *name;
	int value;          /* ONLY_SAID: it is not a word for a value */
	const char *clause; /* see keys.h; NULL: only a word */
};

#define ONLY_SAID INT_MIN

struct row {
	enum row_kind kind;
	const char *name;
	size_t offset, size;   /* in struct rules */
	int least, greatest;   /* ROW_NUMBER and the values of ROW_STEPS */
	int from, to;          /* indices of ROW_STEPS */
	const struct row_word *words; /* the last has no name; of steps, too */
	int standard;          /* value if no file says otherwise */
	const char *acts;      /* when it can act; see keys.h */
	const char *doc;
};

extern const struct row rules_rows[]; /* by enum rule_key */

/* The row of a key, or NULL. */
const struct row *row_find(struct text key);
/* Where the row's value is: an int for ROW_NUMBER. */
static inline const void *
row_value(const struct row *row, const struct rules *r)
{
	return (const char *)r + row->offset;
}

/* Set the row's value from text; false: code "value", without a position. */
bool row_set(const struct row *, struct rules *, struct text, struct error *);
/*
 * The value of a ROW_NUMBER, or of a step or card: one of the row's words, or a
 * number in its range; otherwise false.
 */
bool row_read(const struct row *, struct text, int *);
/* The value as row_set reads it. */
void row_print(const struct row *, const struct rules *, struct buf *);
/* A value of the row, or of a step of it: its word, or the number. */
void row_print_value(const struct row *, int, struct buf *);
/* The value of a ROW_NUMBER. */
int row_number(const struct row *, const struct rules *);
/* Copy the row's value from from to to. */
void row_copy(const struct row *, struct rules *to, const struct rules *from);
/* Do both have the same value in this row? */
bool row_same(const struct row *, const struct rules *, const struct rules *);
/* Set the value to its default; every value. */
void row_reset(const struct row *, struct rules *);
void rows_reset(struct rules *);

/*
 * Append what the row's value means under these rules, such as "one pure
 * sequence is exempt", as a clause without a capital; the caller adds its key.
 * page: as a sentence on a page of these rules; false, nothing appended, if
 * such a page need not have it.  Without page always true.
 */
bool rules_say(const struct rules *, const struct row *, bool page,
    struct buf *);

/* Under which rules keys can act: the column "acts" of the key table, parsed. */
struct acts;
struct acts *acts_create(struct arena *);

/* Note in r->acting which keys act, by the values in r. */
void acts_find(struct rules *r);
/* Set the others to their defaults; r->lost notes which had another value. */
void acts_reset_idle(struct rules *r);

/* Has the key its default value in r? */
bool acts_is_default(const struct rules *r, enum rule_key);

/*
 * Append why the key, which does not act, is refused: "out.bonus acts only
 * where scoring is collect or melds; here it is penalty".  Returns a key on
 * which this depends.
 */
enum rule_key acts_refusal(const struct rules *r, enum rule_key, struct buf *);

#endif
