/* For read-yaml.c and tree-error.c: the state of reading documents. */
#ifndef TREE_READER_H
#define TREE_READER_H

#include "deal/record.h"
#include "input/reader.h"
#include "read/read-settings.h"
#include "rules/context.h"

struct tree_reader {
	struct reader *reader;
	struct context *context;
	enum tree_language language;
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
};

#endif
