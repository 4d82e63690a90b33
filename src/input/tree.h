/*
 * A YAML document or a JSON value: a bounded tree of nodes that know their
 * places.  Scalars are text, whatever YAML 1.1 would make of them.  tree.c owns
 * the shape, yaml.c and json.c the two syntaxes.  (There is no yaml.h: it would
 * hide libyaml's.)
 */
#ifndef TREE_H
#define TREE_H

#include "base/util.h"

#define YAML_DEPTH 8
#define YAML_NODES 20000
#define YAML_KEYS 1000    /* of one mapping */
#define YAML_SCALAR 65536 /* bytes of a scalar */

enum node_kind { NODE_SCALAR, NODE_LIST, NODE_MAP };

struct node {
	enum node_kind kind;
	size_t line, column;  /* of its first character, from 1 */
	struct text text;     /* a scalar's */
	bool quoted;          /* a scalar in quotes or a block scalar */
	bool as_typed;        /* a scalar with the characters of the input */
	struct node *first;   /* children: list items, or a map's values */
	struct node *next;    /* sibling */
	struct text key;      /* a map's value: its key */
	size_t key_line, key_column;
};

/* Its place and its key's, as two arguments. */
#define AT(n) (n)->line, (n)->column
#define AT_KEY(n) (n)->key_line, (n)->key_column

/* The value of a map's key, or NULL. */
struct node *node_get(const struct node *map, const char *key);
/* Its text; empty also where it is a collection. */
struct text node_text(const struct node *map, const char *key);
/* "a string", "a list", "a mapping", for messages. */
const char *node_kind_name(enum node_kind);

/*
 * Parse one YAML document (as reader_document gives it), whose first line has
 * the number line.  The tree lives in the arena; *root is NULL for an empty
 * document.  False: e is filled (code "yaml", or "yaml-depth", "yaml-nodes" for
 * too much of anything, "yaml-key" for a duplicate or impossible one,
 * "yaml-alias", "yaml-tag"); its source is for tree_source to find.
 */
bool yaml_tree(struct text document, size_t line, struct arena *,
    struct node **root, struct error *e);
/* Is the text, which is not empty, a number of JSON? */
bool json_is_number(struct text);

/*
 * Set e->source to the line that e->line names, or what the document, whose
 * first byte is at line:column, has of it.
 */
void tree_source(struct text document, size_t line, size_t column,
    struct error *e);

/*
 * How yaml.c and json.c grow a tree.
 */

/* A collection that is not closed yet. */
struct branch {
	struct node *node;
	struct node **tail; /* where the next child goes */
	size_t keys;
	const struct node *key; /* of a map: of the next value, or NULL */
};

/* Start with arena and error set and the rest zero. */
struct tree {
	struct arena *arena;
	struct error *error;
	struct node *root;  /* NULL: empty */
	struct branch open[YAML_DEPTH];
	size_t depth, nodes;
};

/*
 * Add a scalar (its text is copied; a key, where a map wants one), or begin a
 * collection; at line:column of the input.  False: the error is filled.
 */
bool tree_scalar(struct tree *, size_t line, size_t column, struct text text,
    bool quoted, bool as_typed);
bool tree_open(struct tree *, size_t line, size_t column, enum node_kind);
/* End the innermost collection. */
void tree_close(struct tree *);

#endif
