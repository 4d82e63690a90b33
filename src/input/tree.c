/*
 * Owns the shape of trees: what may be where, and how much of it.  Knows no
 * syntax.
 */
#include "input/tree.h"

#include <assert.h>

struct node *
node_get(const struct node *map, const char *key)
{
	struct node *n = map->kind == NODE_MAP ? map->first : NULL;

	while (n && !text_is(n->key, key))
		n = n->next;
	return n;
}

struct text
node_text(const struct node *map, const char *key)
{
	const struct node *n = node_get(map, key);

	return n ? n->text : TEXT("");
}

const char *
node_kind_name(enum node_kind kind)
{
	static const char *const names[] = {
		[NODE_SCALAR] = "a string",
		[NODE_LIST] = "a list",
		[NODE_MAP] = "a mapping",
	};

	return names[kind];
}

void
tree_source(struct text document, size_t line, size_t column, struct error *e)
{
	size_t number = line;

	if (e->line < line || (e->line == line && e->column < column))
		return;
	e->before = e->line == line ? column - 1 : 0;
	while (document.len > 0) {
		struct text found = text_until(&document, '\n');

		if (number++ == e->line) {
			e->source = found;
			return;
		}
	}
}

static struct branch *
innermost(struct tree *t)
{
	return t->depth > 0 ? &t->open[t->depth - 1] : NULL;
}

static bool
wants_key(const struct branch *b)
{
	return b && b->node->kind == NODE_MAP && !b->key;
}

/* Another node or key; NULL, the error filled, if there are too many. */
static struct node *
new_node(struct tree *t, enum node_kind kind, size_t line, size_t column)
{
	struct node *n = arena_alloc(t->arena, sizeof(*n));

	n->kind = kind;
	n->line = line;
	n->column = column;
	if (++t->nodes <= YAML_NODES)
		return n;
	error_set(t->error, "yaml-nodes", line, column,
	    "more than %d strings, lists and mappings in one document",
	    YAML_NODES);
	return NULL;
}

static bool
add_key(struct tree *t, struct branch *b, const struct node *key)
{
	const struct node *old = b->node->first;

	if (key->text.len == 0 && !key->quoted)
		return error_set(t->error, "yaml-key", key->line, key->column,
		    "a key is missing");
	if (++b->keys > YAML_KEYS)
		return error_set(t->error, "yaml-nodes", key->line, key->column,
		    "more than %d keys in one mapping", YAML_KEYS);
	while (old && !text_equal(old->key, key->text))
		old = old->next;
	if (old)
		return error_set(t->error, "yaml-key", key->line, key->column,
		    "duplicate key \"%.*s\"; first used on line %zu",
		    (int)key->text.len, key->text.s, old->key_line);
	b->key = key;
	return true;
}

/* Add the node to the innermost open collection, or as the root. */
static void
attach(struct tree *t, struct node *n)
{
	struct branch *b = innermost(t);

	if (!b) {
		assert(!t->root);
		t->root = n;
		return;
	}
	*b->tail = n;
	b->tail = &n->next;
	if (b->node->kind == NODE_MAP) {
		n->key = b->key->text;
		n->key_line = b->key->line;
		n->key_column = b->key->column;
		b->key = NULL;
	}
}

bool
tree_scalar(struct tree *t, size_t line, size_t column, struct text text,
    bool quoted, bool as_typed)
{
	struct node *n = new_node(t, NODE_SCALAR, line, column);
	struct branch *b = innermost(t);

	if (!n)
		return false;
	if (text.len > YAML_SCALAR)
		return error_set(t->error, "yaml-nodes", line, column,
		    "a string of more than %d bytes", YAML_SCALAR);
	n->text = arena_text(t->arena, text);
	n->quoted = quoted;
	n->as_typed = as_typed;
	if (wants_key(b))
		return add_key(t, b, n);
	attach(t, n);
	return true;
}

bool
tree_open(struct tree *t, size_t line, size_t column, enum node_kind kind)
{
	struct node *n = new_node(t, kind, line, column);

	if (!n)
		return false;
	if (wants_key(innermost(t)))
		return error_set(t->error, "yaml-key", line, column,
		    "a key must be a string, not %s", node_kind_name(kind));
	if (t->depth == YAML_DEPTH)
		return error_set(t->error, "yaml-depth", line, column,
		    "lists and mappings are nested more than %d deep",
		    YAML_DEPTH);
	attach(t, n);
	t->open[t->depth++] = (struct branch){ .node = n, .tail = &n->first };
	return true;
}

void
tree_close(struct tree *t)
{
	assert(t->depth > 0);
	t->depth--;
}
