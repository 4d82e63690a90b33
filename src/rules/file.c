/*
 * Owns the way from a rule file's YAML, or a document's mapping of house rules,
 * to a list of settings with dotted names, and the words of a game. table.c owns
 * the meaning of keys.
 */
#include "rules/file.h"

#include <string.h>

#include "rules/table.h"
#include "input/tree.h"

#define WORD_LENGTH 40 /* bytes */

/* One value, from a scalar, a list of ranks or a mapping of steps. */
static bool
value_text(const struct node *n, struct arena *arena, struct text *out,
    struct error *e)
{
	struct buf b = { 0 };

	*out = n->text;
	if (n->kind == NODE_SCALAR)
		return true;
	for (const struct node *child = n->first; child; child = child->next) {
		if (child->kind != NODE_SCALAR) {
			buf_free(&b);
			return error_set(e, "value", AT(child), "expected a "
			    "string, not %s", node_kind_name(child->kind));
		}
		if (b.len)
			buf_char(&b, ',');
		if (n->kind == NODE_MAP) {
			buf_text(&b, child->key);
			buf_char(&b, ':');
		}
		buf_text(&b, child->text);
	}
	*out = arena_buf(arena, &b);
	return true;
}

static bool
add_setting(const struct node *n, const struct row *row, struct text key,
    const struct setting *list, struct setting *s, struct arena *arena,
    struct error *e)
{
	bool takes[] = { [NODE_SCALAR] = true,
		[NODE_LIST] = !row || row->kind == ROW_RANKS ||
		    row->kind == ROW_CARDS,
		[NODE_MAP] = !row || row->kind == ROW_STEPS ||
		    row->kind == ROW_VALUES };

	for (const struct setting *earlier = list; earlier < s; earlier++)
		if (text_equal(earlier->key, key))
			return error_set(e, "yaml-key", AT_KEY(n), "duplicate "
			    "key \"%.*s\"; first used on line %zu",
			    (int)key.len, key.s, earlier->line);
	*s = (struct setting){ .key = key, .line = n->key_line,
		.column = n->key_column, .value_line = n->line,
		.value_column = n->column };
	if (!takes[n->kind])
		return error_set(e, "value", AT(n), "%.*s: expected a string, "
		    "not %s", (int)key.len, key.s, node_kind_name(n->kind));
	return value_text(n, arena, &s->value, e);
}

/* "set: none" is short for "set.min: none". */
static const struct row *
row_of_group(const struct node *n, struct text *key, struct arena *arena)
{
	struct text least = arena_joined(arena, *key, '.', TEXT("min"));
	const struct row *row = row_find(least);

	if (n->kind != NODE_SCALAR || !text_is(n->text, "none") || !row)
		return NULL;
	*key = least;
	return row;
}

bool
flatten_value(const struct node *n, struct text key, struct setting *list,
    size_t *count, size_t max, struct arena *arena, struct error *e)
{
	const struct row *row = row_find(key);

	if (!row)
		row = row_of_group(n, &key, arena);
	if (n->kind != NODE_MAP || row || !n->first) {
		if (*count < max)
			return add_setting(n, row, key, list,
			    &list[(*count)++], arena, e);
		return error_set(e, "size", AT_KEY(n), "more than %zu rule "
		    "keys", max);
	}
	/* No deeper than yaml_tree allows. */
	for (const struct node *child = n->first; child; child = child->next)
		if (!flatten_value(child, arena_joined(arena, key, '.',
		    child->key), list, count, max, arena, e))
			return false;
	return true;
}

static bool
is_of_name(char c)
{
	return is_letter(c) || is_digit(c) || c == '.' || c == '_' || c == '-';
}

/* Can the name be used in a context, and be composed with "+"? */
static bool
is_name(struct text t)
{
	return t.len && text_span(t, is_of_name) == t.len;
}

/* The words of a game: the terms in explanations. */

static const struct {
	const char *name, *forms[2], *doc;
} terms[RULE_WORDS] = {
#define WORD(member, name, one, more, doc) { name, { one, more }, doc },
#include "rules/terms.h"
};

static bool
read_form(struct text *out, const struct node *n, struct error *e)
{
	struct text t = n->text;

	*out = t;
	if (n->kind != NODE_SCALAR || !t.len || t.len > WORD_LENGTH)
		return error_set(e, "value", AT(n), "expected a word of at "
		    "most %d bytes", WORD_LENGTH);
	if (!utf8_all(t, utf8_is_plain))
		return error_set(e, "value", AT(n),
		    "a word cannot contain control characters");
	return true;
}

static bool
unknown_term(const struct node *n, struct error *e)
{
	const char *names[RULE_WORDS], *nearest;

	for (size_t i = 0; i < RULE_WORDS; i++)
		names[i] = terms[i].name;
	nearest = text_nearest(n->key, names, RULE_WORDS);
	return error_set(e, "key", AT_KEY(n), nearest ?
	    "unknown term \"%.*s\"; did you mean \"%s\"?" :
	    "unknown term \"%.*s\"; see rummy-rules(5)",
	    SHOWN(n->key), nearest);
}

/* The place of the term with this name, or RULE_WORDS. */
static size_t
find_term(struct text name)
{
	size_t i = 0;

	while (i < RULE_WORDS && !text_is(name, terms[i].name))
		i++;
	return i;
}

static bool
read_term(struct rule_word *words, const struct node *n, struct error *e)
{
	size_t i = find_term(n->key);
	const struct node *one = n->first;

	if (i == RULE_WORDS)
		return unknown_term(n, e);
	if (n->kind != NODE_LIST || !one || !one->next || one->next->next)
		return error_set(e, "value", AT(n), "%s: expected two forms, "
		    "like [%s, %s]", terms[i].name, terms[i].forms[0],
		    terms[i].forms[1]);
	return read_form(&words[i].form[0], one, e) &&
	    read_form(&words[i].form[1], one->next, e);
}

static bool
read_words(void *words, const struct node *n, struct error *e)
{
	if (n->kind != NODE_MAP)
		return error_set(e, "value", AT(n), "words: expected a "
		    "mapping, like {run: [sequence, sequences]}");
	for (const struct node *child = n->first; child; child = child->next)
		if (!read_term(words, child, e))
			return false;
	return true;
}

/* Keys about the file: each is read into its member, or into the whole. */

/* A name, or a list of them; those that the file fits need not be plain. */
static bool
read_names(void *member, const struct node *n, struct error *e)
{
	const struct node *name = n->kind == NODE_LIST ? n->first : n;
	struct file_names *list = member;
	bool plain = !text_is(n->key, "fits");

	list->at = n;
	for (; name; name = n->kind == NODE_LIST ? name->next : NULL) {
		if (name->kind != NODE_SCALAR ||
		    (plain && !is_name(name->text)) ||
		    list->n == countof(list->name))
			return error_set(e, "value", AT(name), "%.*s: expected "
			    "at most %zu names of %s", (int)n->key.len,
			    n->key.s, countof(list->name), plain ? "letters, "
			    "digits, \".\", \"_\" and \"-\"" : "rule sets");
		list->name[list->n++] = name->text;
	}
	return true;
}

static bool
read_version(void *file, const struct node *n, struct error *e)
{
	(void)file;
	if (n->kind != NODE_SCALAR || !text_is(n->text, "1"))
		return error_set(e, "value", AT(n), "this program reads version "
		    "1 of the format");
	return true;
}

static bool
no_name(size_t line, size_t column, struct error *e)
{
	return error_set(e, "value", line, column, "a rule file's name has "
	    "letters, digits, \".\", \"_\" and \"-\" only");
}

static bool
read_name(void *file, const struct node *n, struct error *e)
{
	struct entry_file *f = file;

	if (f->named)
		return error_set(e, "value", AT_KEY(n), "a file has one name, "
		    "as \"rules:\" or as \"option:\"");
	f->named = true;
	f->option = text_is(n->key, "option");
	f->name = n->text;
	if (n->kind != NODE_SCALAR || !is_name(n->text))
		return no_name(AT(n), e);
	return true;
}

static bool
read_text(struct text *out, const struct node *n, struct error *e)
{
	*out = n->text;
	if (n->kind != NODE_SCALAR)
		return error_set(e, "value", AT(n),
		    "expected a string, not %s", node_kind_name(n->kind));
	return true;
}

/*
 * A string that is printed as it is, on a line of its own; the line end of a
 * block scalar is not part of it.
 */
static bool
read_line(void *member, const struct node *n, struct error *e)
{
	struct text *out = member;

	if (!read_text(out, n, e))
		return false;
	while (out->len > 0 && out->s[out->len - 1] == '\n')
		out->len--;
	if (!utf8_all(*out, utf8_is_plain))
		return error_set(e, "value", AT(n),
		    "expected one line, without control characters");
	return true;
}

static bool
read_extends(void *file, const struct node *n, struct error *e)
{
	struct entry_file *f = file;

	f->extends_at = n;
	if (n->kind == NODE_LIST)
		return error_set(e, "value", AT(n), "expected one string, not "
		    "a list; options are added with +, as in gin+oklahoma");
	if (n->kind == NODE_SCALAR && !n->text.len)
		return error_set(e, "value", AT(n), "a name is missing; "
		    "without \"extends\" the defaults of the keys are "
		    "extended");
	return read_text(&f->extends, n, e);
}

/* Keys with dots, and the source of each. */
static bool
read_sources(void *file, const struct node *n, struct error *e)
{
	struct entry_file *f = file;

	if (n->kind != NODE_MAP)
		return error_set(e, "value", AT(n), "expected a mapping of "
		    "rule keys to sources");
	f->sources = arena_alloc(f->arena,
	    RULEBOOK_KEYS * sizeof(*f->sources));
	for (const struct node *key = n->first; key; key = key->next) {
		struct text source = { NULL, 0 };

		if (!read_line(&source, key, e) ||
		    !flatten_value(key, key->key, f->sources, &f->nsources,
		    RULEBOOK_KEYS, f->arena, e))
			return false;
		f->sources[f->nsources - 1].value = source;
	}
	return true;
}

static const struct head {
	const char *key;
	bool (*read)(void *, const struct node *, struct error *);
	size_t offset; /* of the member; 0: it gets the file */
} heads[] = {
	{ "rules", read_name, 0 },
	{ "option", read_name, 0 },
	{ "title", read_line, offsetof(struct entry_file, title) },
	{ "source", read_line, offsetof(struct entry_file, source) },
	{ "sources", read_sources, 0 },
	{ "extends", read_extends, 0 },
	{ "fits", read_names, offsetof(struct entry_file, fits) },
	{ "over", read_names, offsetof(struct entry_file, over) },
	{ "also", read_names, offsetof(struct entry_file, also) },
	{ "words", read_words, offsetof(struct entry_file, words) },
	{ "rummy", read_version, 0 },
};

const char *
rules_file_key(size_t i)
{
	return i < countof(heads) ? heads[i].key : NULL;
}

static bool
check_head(const struct entry_file *f, struct error *e)
{
	if (!is_name(f->name))
		return no_name(1, 1, e);
	if (f->option && !f->fits.n)
		return error_set(e, "value", 1, 1, "an option must say which "
		    "rule sets it fits, like \"fits: [gin]\"");
	if (!f->option && f->over.n)
		return error_set(e, "value", AT(f->over.at), "\"over\" is for "
		    "options only");
	if (!f->option && f->fits.n)
		return error_set(e, "value", AT(f->fits.at), "\"fits\" is for "
		    "options only; a rule set has \"extends\"");
	return true;
}

struct entry_file *
rulebook_parse(struct text yaml, const char *file, struct text name,
    struct arena *arena, struct error *e)
{
	struct entry_file *f = arena_alloc(arena, sizeof(*f));
	struct setting *settings = arena_alloc(arena,
	    RULEBOOK_KEYS * sizeof(*settings));
	struct node *root;

	f->yaml = yaml;
	f->name = name;
	f->title = f->source = f->extends = TEXT("");
	f->file = file;
	f->settings = settings;
	f->arena = arena;
	if (!yaml_tree(yaml, 1, arena, &root, e))
		return NULL;
	if (!root || root->kind != NODE_MAP) {
		error_set(e, "value", 1, 1, "a rule file must be a mapping of "
		    "keys, like \"extends: gin\"");
		return NULL;
	}
	for (const struct node *n = root->first; n; n = n->next) {
		size_t i = 0;

		while (i < countof(heads) && !text_is(n->key, heads[i].key))
			i++;
		if (i < countof(heads) ?
		    !heads[i].read((char *)f + heads[i].offset, n, e) :
		    !flatten_value(n, n->key, settings, &f->count,
		    RULEBOOK_KEYS, arena, e))
			return NULL;
	}
	return check_head(f, e) ? f : NULL;
}

/* The words of a game, in use */

struct text
rules_word(const struct rules *r, enum word word, bool plural)
{
	struct text own = r->words[word].form[plural];

	return own.len ? own : text_of(terms[word].forms[plural]);
}

void
rules_put_term(const struct rules *r, struct text name, bool many,
    struct buf *b)
{
	size_t i = find_term(name);

	if (i == RULE_WORDS) {
		many = true;
		name.len--;
		i = find_term(name);
	}
	assert(i < RULE_WORDS);
	buf_text(b, rules_word(r, (enum word)i, many));
}

void
words_show(const struct rules *r, bool all, struct buf *b)
{
	const char *before = "words:\n";

	for (size_t i = 0; i < RULE_WORDS; i++) {
		struct text one = rules_word(r, (enum word)i, false);
		struct text more = rules_word(r, (enum word)i, true);
		size_t start;

		if (!all && text_is(one, terms[i].forms[0]) &&
		    text_is(more, terms[i].forms[1]))
			continue;
		buf_str(b, before);
		before = "";
		start = b->len;
		buf_printf(b, "  %s: [\"", terms[i].name);
		buf_escaped(b, one, "\"\\");
		buf_str(b, "\", \"");
		buf_escaped(b, more, "\"\\");
		buf_str(b, "\"]");
		while (b->len - start < 54)
			buf_char(b, ' ');
		buf_printf(b, " # %s\n", terms[i].doc);
	}
}
