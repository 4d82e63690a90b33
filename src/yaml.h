/*
 * One YAML document to a bounded tree of nodes that know where they stood.
 * The only includer of <yaml.h>.  Scalars are text, whatever YAML 1.1 would
 * make of them.  Anchors, aliases, tags, duplicate keys, keys that are no
 * scalar, too much depth and too many nodes are errors with line and column.
 * JSON is read by the same parser; its escapes, surrogate pairs too, are
 * understood before libyaml sees them where libyaml would not.
 */
#ifndef YAML_TREE_H
#define YAML_TREE_H

#include "util.h"

#define YAML_DEPTH 8
#define YAML_NODES 20000
#define YAML_SCALAR 65536 /* bytes of a scalar */

enum node_kind { NODE_SCALAR, NODE_LIST, NODE_MAP };

struct node {
	enum node_kind kind;
	size_t line, column;  /* of its first character, from 1 */
	struct text text;     /* a scalar's */
	bool quoted;          /* a scalar in quotes or a block scalar */
	struct node *first;   /* children: list items, or a map's values */
	struct node *next;    /* sibling */
	struct text key;      /* a map's value: its key */
	size_t key_line, key_column;
};

/*
 * Parse one document (as reader_document gives it), whose first line has the
 * number line.  The tree lives in the arena; *root is NULL for an empty
 * document.  False: e is filled (code "yaml", or "yaml-depth", "yaml-nodes",
 * "yaml-key" for a duplicate, "yaml-alias", "yaml-tag").
 */
bool yaml_tree(struct text document, size_t line, struct arena *,
    struct node **root, struct error *e);
/* The same for a JSON value (as reader_json gives it). */
bool json_tree(struct text document, size_t line, struct arena *,
    struct node **root, struct error *e);

/* The value of a map's key, or NULL. */
struct node *node_get(const struct node *map, const char *key);
/* "a text", "a list", "a mapping": for messages. */
const char *node_kind_name(enum node_kind);

#endif
