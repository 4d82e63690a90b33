/*
 * The insides of a reader of documents.  What is read keeps slices of the tree
 * and the arena.  False: e is filled, its place in the document.
 */
#ifndef TREE_READER_H
#define TREE_READER_H

#include "deal/held.h"
#include "read/record-keys.h"
#include "read/read.h"

struct tree_reader {
	struct reader *reader;
	struct context *context;
	enum input_format format;
	struct arena *arena;         /* of the tree */
	struct setting settings[SETTINGS_MAX]; /* of the record being read */
	struct document document;
	const struct node *item;     /* the remaining elements of a list */
	const struct node *parent;   /* the document whose rules deals share */
	const struct node *deal;     /* its remaining deals */
	const struct node *lone;     /* the item that was read on the short way */
	enum read_status status;
	bool pending;                /* is the document still to be used? */
};

/* The record being read. */
struct reading {
	struct tree_reader *t;
	struct arena *arena;
	struct record *record;
	const struct node *map;      /* NULL: it has no tree */
	const struct node *parent;   /* a deal's document, or NULL */
	size_t count;                /* of the reader's settings */
};

/*
 * Read the map's seat keys into a zeroed seat, SEAT_BAD for "error:".  Codes:
 * those of line_body, "schema".
 */
bool seat_read(const struct node *map, struct arena *, struct seat *,
    struct error *e);

/* The value of the key, or NULL if there is none or it is an empty list. */
const struct node *node_some(const struct node *map, const char *key);

/* Read the value of "expect:"; codes "schema", "key" and "expect". */
bool expect_read(const struct node *, struct arena *, struct seat *,
    struct error *e);
/* The same for a table or a game; NULL without one. */
bool held_read(struct reading *, const struct held **);

/* Make the record a bad one, for the reason in its error; returns its kind. */
enum record_kind tree_refuse(struct reading *);
/*
 * Make the seat an error, for the reason in e; its source is a line of its
 * cards and words.
 */
void tree_spoil(const struct reading *, const struct node *player,
    struct text name, struct seat *, const struct error *e);

#endif
