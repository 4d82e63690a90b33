/*
 * Owns the collection of rule files, built in and given, and the way from a
 * file to a list of settings.  What the settings mean is rules-compile.c's.
 */
#include "rulebook.h"

#include <stdlib.h>
#include <string.h>

#include "rules-table.h"
#include "tree.h"

#define BOOK_MAX 128 /* files */

struct book_slot {
	struct text name, yaml;
	const char *file;
	struct entry_file *entry; /* NULL: not taken apart yet */
};

struct rulebook {
	struct arena *arena;
	struct book_slot slots[BOOK_MAX]; /* by name */
	size_t count;
};

static struct book_slot *
find_slot(struct rulebook *b, struct text name)
{
	for (size_t i = 0; i < b->count; i++)
		if (text_equal(b->slots[i].name, name))
			return &b->slots[i];
	return NULL;
}

static bool
comes_before(struct text a, struct text b)
{
	size_t n = a.len < b.len ? a.len : b.len;
	int order = memcmp(a.s, b.s, n);

	return order ? order < 0 : a.len < b.len;
}

/* A new slot in its place by name, or the old one of that name. */
static struct book_slot *
make_slot(struct rulebook *b, struct text name)
{
	struct book_slot *slot = find_slot(b, name);
	size_t i = b->count;

	if (slot)
		return slot;
	if (b->count == BOOK_MAX)
		return NULL;
	for (; i > 0 && comes_before(name, b->slots[i - 1].name); i--)
		b->slots[i] = b->slots[i - 1];
	b->count++;
	b->slots[i].name = name;
	return &b->slots[i];
}

struct rulebook *
rulebook_create(void)
{
	struct rulebook *b = util_alloc(sizeof(*b));

	memset(b, 0, sizeof(*b));
	b->arena = arena_create();
	for (size_t i = 0; i < embedded_rules_count; i++) {
		const struct embedded_rules *r = &embedded_rules[i];
		struct book_slot *slot = make_slot(b, text_of(r->name));

		slot->yaml = (struct text){ (const char *)r->text, r->len };
	}
	return b;
}

void
rulebook_free(struct rulebook *b)
{
	if (b)
		arena_free(b->arena);
	free(b);
}

/* One value, from a scalar, a list or a mapping of numbers. */
static bool
value_text(const struct node *n, struct arena *arena, struct text *out,
    struct error *e)
{
	struct buf b = { 0 };
	bool good = true;

	*out = n->text;
	if (n->kind == NODE_SCALAR)
		return true;
	for (const struct node *child = n->first; child; child = child->next) {
		if (child->kind != NODE_SCALAR) {
			good = error_set(e, "value", child->line, child->column,
			    "expected a text, not %s",
			    node_kind_name(child->kind));
			break;
		}
		if (b.len)
			buf_char(&b, ',');
		if (n->kind == NODE_MAP) {
			buf_text(&b, child->key);
			buf_char(&b, ':');
		}
		buf_text(&b, child->text);
	}
	*out = arena_text(arena, (struct text){ b.data, b.len });
	buf_free(&b);
	return good;
}

/* "knock" and "limit" to "knock.limit" */
static struct text
dotted(struct text prefix, struct text key, struct arena *arena)
{
	char *s;

	if (!prefix.len)
		return key;
	s = arena_alloc(arena, prefix.len + 1 + key.len);
	memcpy(s, prefix.s, prefix.len);
	s[prefix.len] = '.';
	memcpy(s + prefix.len + 1, key.s, key.len);
	return (struct text){ s, prefix.len + 1 + key.len };
}

static bool
flatten_value(const struct node *n, struct text key, struct setting *list,
    size_t *count, size_t max, struct arena *arena, struct error *e)
{
	const struct row *row = row_find(key);
	struct setting *s;

	if (n->kind == NODE_MAP && !(row && row->kind == ROW_STEPS)) {
		for (const struct node *child = n->first; child;
		    child = child->next)
			if (!flatten_value(child, dotted(key, child->key, arena),
			    list, count, max, arena, e))
				return false;
		return true;
	}
	for (size_t i = 0; i < *count; i++)
		if (text_equal(list[i].key, key))
			return error_set(e, "yaml-key", n->key_line,
			    n->key_column, "%.*s is there already, at line %zu",
			    (int)key.len, key.s, list[i].line);
	if (*count == max)
		return error_set(e, "size", n->key_line, n->key_column,
		    "more than %zu rule keys", max);
	s = &list[(*count)++];
	s->key = key;
	s->line = n->key_line;
	s->column = n->key_column;
	s->value_line = n->line;
	s->value_column = n->column;
	return value_text(n, arena, &s->value, e);
}

bool
flatten_node(const struct node *map, struct setting *list, size_t *count,
    size_t max, struct arena *arena, struct error *e)
{
	for (const struct node *n = map->first; n; n = n->next)
		if (!flatten_value(n, n->key, list, count, max, arena, e))
			return false;
	return true;
}

static bool
set_fits(struct entry_file *f, const struct node *n, struct error *e)
{
	if (n->kind == NODE_SCALAR) {
		f->fits[f->nfits++] = n->text;
		return true;
	}
	for (const struct node *child = n->first; child; child = child->next) {
		if (child->kind != NODE_SCALAR || n->kind != NODE_LIST ||
		    f->nfits == countof(f->fits))
			return error_set(e, "value", child->line, child->column,
			    "fits: expected a list of at most %zu rule sets",
			    countof(f->fits));
		f->fits[f->nfits++] = child->text;
	}
	return true;
}

/* The keys that are about the file; *known says whether n is one. */
static bool
read_head(struct entry_file *f, const struct node *n, bool *known,
    struct error *e)
{
	struct text *text = NULL;

	*known = true;
	if (text_is(n->key, "fits"))
		return set_fits(f, n, e);
	if (text_is(n->key, "rummy")) {
		if (n->kind == NODE_SCALAR && text_is(n->text, "1"))
			return true;
		return error_set(e, "value", n->line, n->column,
		    "this program reads version 1 of the format");
	}
	if (text_is(n->key, "rules") || text_is(n->key, "option")) {
		f->option = text_is(n->key, "option");
		text = &f->name;
	} else if (text_is(n->key, "title")) {
		text = &f->title;
	} else if (text_is(n->key, "source")) {
		text = &f->source;
	} else if (text_is(n->key, "extends")) {
		text = &f->extends;
		f->extends_line = n->line;
		f->extends_column = n->column;
	}
	*known = text != NULL;
	if (text && n->kind != NODE_SCALAR)
		return error_set(e, "value", n->line, n->column,
		    "expected a text, not %s", node_kind_name(n->kind));
	if (text)
		*text = n->text;
	return true;
}

/* Can the name stand in a context, and be composed with "+"? */
static bool
is_name(struct text t)
{
	for (size_t i = 0; i < t.len; i++) {
		char c = t.s[i];
		bool letter = (c | 32) >= 'a' && (c | 32) <= 'z';

		if (!letter && !(c >= '0' && c <= '9') && c != '.' &&
		    c != '_' && c != '-')
			return false;
	}
	return t.len > 0;
}

bool
rulebook_parse(struct text yaml, const char *file, struct text name,
    struct arena *arena, struct entry_file *f, struct error *e)
{
	struct setting *settings = arena_alloc(arena,
	    RULEBOOK_KEYS * sizeof(*settings));
	struct node *root;

	memset(f, 0, sizeof(*f));
	f->name = name;
	f->title = f->source = f->extends = (struct text){ "", 0 };
	f->file = file;
	f->settings = settings;
	e->file = file;
	if (!yaml_tree(yaml, 1, arena, &root, e))
		return false;
	if (!root || root->kind != NODE_MAP)
		return error_set(e, "value", 1, 1,
		    "a rule file is a mapping of keys, like \"extends: gin\"");
	for (const struct node *n = root->first; n; n = n->next) {
		bool known;

		if (!read_head(f, n, &known, e))
			return false;
		if (!known && !flatten_value(n, n->key, settings, &f->count,
		    RULEBOOK_KEYS, arena, e))
			return false;
	}
	if (!is_name(f->name))
		return error_set(e, "value", 1, 1, "a rule file's name has "
		    "letters, digits, \".\", \"_\" and \"-\" only");
	return true;
}

static bool
unknown_name(struct rulebook *b, struct text name, struct error *e)
{
	const char *names[BOOK_MAX];
	char copies[BOOK_MAX][40];
	const char *nearest;

	for (size_t i = 0; i < b->count; i++) {
		size_t n = b->slots[i].name.len;

		if (n >= sizeof(copies[i]))
			n = sizeof(copies[i]) - 1;
		memcpy(copies[i], b->slots[i].name.s, n);
		copies[i][n] = '\0';
		names[i] = copies[i];
	}
	nearest = text_nearest(name, names, b->count);
	return error_set(e, "rules", 0, 0,
	    nearest ? "no rule set \"%.*s\"; did you mean \"%s\"?" :
	    "no rule set \"%.*s\"; see rummy --list-rules",
	    (int)(name.len < 60 ? name.len : 60), name.s, nearest);
}

const struct entry_file *
rulebook_find(struct rulebook *b, struct text name, struct error *e)
{
	struct book_slot *slot = find_slot(b, name);
	struct entry_file *f;

	if (!slot) {
		unknown_name(b, name, e);
		return NULL;
	}
	if (!slot->entry) {
		f = arena_alloc(b->arena, sizeof(*f));
		if (!rulebook_parse(slot->yaml, slot->file, slot->name,
		    b->arena, f, e))
			return NULL;
		slot->entry = f;
	}
	return slot->entry;
}

/* "dir/house.yaml" to "house" */
static struct text
name_of_file(const char *file)
{
	const char *slash = strrchr(file, '/');
	struct text t = text_of(slash ? slash + 1 : file);

	if (t.len > 5 && memcmp(t.s + t.len - 5, ".yaml", 5) == 0)
		t.len -= 5;
	return t;
}

bool
rulebook_add(struct rulebook *b, struct text yaml, const char *file,
    struct text *name, struct error *e)
{
	struct text copy = arena_text(b->arena, yaml);
	const char *path = arena_copy(b->arena, file, strlen(file) + 1);
	struct entry_file *f = arena_alloc(b->arena, sizeof(*f));
	struct book_slot *slot;
	struct arena *scratch;
	bool good;

	if (!rulebook_parse(copy, path, name_of_file(path), b->arena, f, e)) {
		tree_source(copy, 1, 1, e);
		return false;
	}
	slot = make_slot(b, f->name);
	if (!slot)
		return error_set(e, "size", 0, 0, "more than %d rule files",
		    BOOK_MAX);
	slot->yaml = copy;
	slot->file = path;
	slot->entry = f;
	*name = f->name;
	scratch = arena_create();
	good = rules_check(b, f, scratch, e);
	arena_free(scratch);
	if (!good && e->file == path)
		tree_source(copy, 1, 1, e);
	return good;
}

bool
rulebook_entry(struct rulebook *b, size_t i, struct rulebook_entry *out)
{
	const struct entry_file *f;
	struct error ignored = { 0 };

	if (i >= b->count)
		return false;
	f = rulebook_find(b, b->slots[i].name, &ignored);
	if (!f)
		return false;
	*out = (struct rulebook_entry){ f->name, f->title, f->option };
	return true;
}
