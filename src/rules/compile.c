/*
 * Owns the rules in force: a rule set with its parents, options over it, house
 * rules and facts over that.  What follows from them is rules-derive.c's.
 */
#include "rules/rules.h"

#include <assert.h>
#include <string.h>

#include "rules/book.h"
#include "rules/derive.h"
#include "rules/facts.h"
#include "rules/name.h"
#include "rules/origin.h"
#include "rules/show.h"
#include "rules/table.h"
#include "rules/words.h"

#define OPTIONS_MAX 16

struct compiling {
	struct rulebook *book;
	struct arena *arena;
	struct rules *rules;
	struct error *e;
	enum rules_from *given; /* by key, as in struct rules */
	struct rule_word *words;
	/* the file being applied, and those that extend it, outermost first */
	const struct entry_file *chain[RULEBOOK_DEPTH + 1];
	int depth;
};

/* What to print of a text that may be long. */
static int
shown(struct text t)
{
	return (int)(t.len < 60 ? t.len : 60);
}

/* in_file: facts are no keys there, but the keys about the file are. */
static bool
unknown_key(struct text key, bool in_file, struct error *e)
{
	const char *names[256], *nearest, *more;
	size_t n = 0;

	assert(RULE_KEYS + rules_fact_count + 16 <= countof(names));
	for (size_t i = 0; i < RULE_KEYS; i++)
		names[n++] = rules_rows[i].name;
	for (size_t i = 0; !in_file && i < rules_fact_count; i++)
		names[n++] = rules_facts[i].name;
	for (size_t i = 0; in_file && (more = rules_file_key(i)); i++)
		names[n++] = more;
	nearest = text_nearest(key, names, n);
	if (nearest)
		return error_set(e, "key", 0, 0,
		    "no rule \"%.*s\"; did you mean \"%s\"?", shown(key), key.s,
		    nearest);
	if (in_file && fact_find(key))
		return error_set(e, "key", 0, 0, "%.*s is a fact of a deal; a "
		    "rule file cannot know it", shown(key), key.s);
	return error_set(e, "key", 0, 0, "no rule \"%.*s\"; see rummy-rules(5)",
	    shown(key), key.s);
}

/* Put a position to an error, which has none yet. */
static bool
at_setting(struct error *e, const struct setting *s, bool value)
{
	e->line = value && s->value_line ? s->value_line : s->line;
	e->column = value ? s->value_column : s->column;
	return false;
}

static bool
set_fact(const struct compiling *c, const struct fact *fact,
    const struct setting *s)
{
	if (fact->set(&c->rules->facts, text_trim(s->value)))
		return true;
	error_set(c->e, "fact", 0, 0, "\"%.*s\" is no value for %s; expected %s",
	    shown(s->value), s->value.s, fact->name, fact->expected);
	return at_setting(c->e, s, true);
}

/* A setting of a file, or over it: file is NULL. */
static bool
apply_setting(const struct compiling *c, const struct setting *s,
    const struct origin *file)
{
	const struct row *row = row_find(s->key);
	const struct fact *fact = file ? NULL : fact_find(s->key);

	if (fact)
		return set_fact(c, fact, s);
	if (!row) {
		unknown_key(s->key, file, c->e);
		return at_setting(c->e, s, false);
	}
	if (!row_set(row, c->rules, s->value, c->e))
		return at_setting(c->e, s, true);
	if (file)
		c->rules->origin[row - rules_rows] = file;
	else
		c->given[row - rules_rows] = s->from == FROM_COMMAND_LINE ?
		    FROM_COMMAND_LINE : FROM_CONTEXT;
	return true;
}

/* What f extends, laid down before f; apply_file and this call each other. */
static bool apply_parent(struct compiling *, const struct entry_file *);

static const struct origin *
origin_of_file(const struct entry_file *f, struct arena *arena)
{
	struct origin *o = arena_alloc(arena, sizeof(*o));

	*o = (struct origin){ f->option ? FROM_OPTION : FROM_SET, f->name,
		f->title, f->source };
	return o;
}

static bool
apply_file(struct compiling *c, const struct entry_file *f)
{
	const struct origin *own = origin_of_file(f, c->arena);

	for (int i = 0; i < c->depth; i++)
		if (c->chain[i] == f)
			return error_set(c->e, "rules", 0, 0,
			    "%.*s extends itself in a circle", shown(f->name),
			    f->name.s);
	if (c->depth > RULEBOOK_DEPTH)
		return error_set(c->e, "rules", 0, 0,
		    "more than %d rule sets extend one another", RULEBOOK_DEPTH);
	c->chain[c->depth++] = f;
	if (f->extends.len && !apply_parent(c, f)) {
		if (!c->e->line) {
			c->e->file = f->file;
			c->e->line = f->extends_line;
			c->e->column = f->extends_column;
		}
		return false;
	}
	for (size_t i = 0; i < f->count; i++) {
		if (apply_setting(c, &f->settings[i], own))
			continue;
		c->e->file = f->file;
		return false;
	}
	words_lay(c->words, f->words);
	c->depth--;
	return true;
}

/* "gin" of "gin+oklahoma" */
static struct text
first_part(struct text name)
{
	return name_part(&name);
}

/* Does what stands in "fits:", which has been looked up, mean this set? */
static bool
fits_name(struct rulebook *book, struct text fits, struct text set)
{
	struct error ignored = { 0 };

	return text_is(fits, "any") || text_equal(rulebook_find(book, fits,
	    NULL, &ignored)->name, set);
}

/*
 * Is the set, or one it extends, among those the option fits?  It has been
 * applied, so what it extends is there and comes to an end.
 */
static bool
option_fits(struct rulebook *book, const struct entry_file *option,
    const struct entry_file *set)
{
	struct error ignored = { 0 };

	for (;;) {
		for (size_t i = 0; i < option->nfits; i++)
			if (fits_name(book, option->fits[i], set->name))
				return true;
		if (!set->extends.len)
			return false;
		set = rulebook_find(book, first_part(set->extends), set,
		    &ignored);
	}
}

static bool
apply_option(struct compiling *c, struct text name,
    const struct entry_file *base)
{
	const struct entry_file *option = rulebook_find(c->book, name, NULL,
	    c->e);

	if (!option)
		return false;
	if (!option->option)
		return error_set(c->e, "rules", 0, 0,
		    "%.*s is a rule set; only options are added with +",
		    shown(name), name.s);
	if (!option_fits(c->book, option, base))
		return error_set(c->e, "fits", 0, 0,
		    "option %.*s does not fit %.*s", shown(name), name.s,
		    shown(base->name), base->name.s);
	return apply_file(c, option);
}

/* Keep the keys as they are now: more is laid over them. */
static void
put_below(struct compiling *c)
{
	struct rules *below = arena_alloc(c->arena, sizeof(*below));

	*below = *c->rules;
	c->rules->below = below;
}

/*
 * "gin+oklahoma+spades-double", as child, if any, means it.  *base: the set
 * that the options were laid over.
 */
static bool
apply_name(struct compiling *c, struct text name,
    const struct entry_file *child, const struct entry_file **base)
{
	struct text word = name_part(&name);
	int options = 0;

	*base = rulebook_find(c->book, word, child, c->e);
	if (!*base)
		return false;
	if ((*base)->option)
		return error_set(c->e, "rules", 0, 0,
		    "%.*s is an option; use %.*s+%.*s", shown(word), word.s,
		    shown((*base)->fits[0]), (*base)->fits[0].s,
		    shown((*base)->name), (*base)->name.s);
	if (!apply_file(c, *base))
		return false;
	if (!child && name.s)
		put_below(c);
	while (name.s) {
		word = name_part(&name);
		if (++options > OPTIONS_MAX)
			return error_set(c->e, "rules", 0, 0,
			    "more than %d options", OPTIONS_MAX);
		if (!apply_option(c, word, *base))
			return false;
	}
	return true;
}

static bool
apply_parent(struct compiling *c, const struct entry_file *f)
{
	const struct entry_file *parent;

	if (!f->option)
		return apply_name(c, f->extends, f, &parent);
	parent = rulebook_find(c->book, f->extends, f, c->e);
	if (!parent)
		return false;
	if (!parent->option)
		return error_set(c->e, "rules", 0, 0, "an option extends "
		    "options; the rule sets it is for stand in \"fits:\"");
	return apply_file(c, parent);
}

/* Derive, and blame a contradiction on the last setting that had a part. */
static bool
finish(struct rules *r, const struct setting *settings, size_t count,
    struct error *e)
{
	const char *keys[2] = { NULL, NULL };

	rules_derive(r);
	if (rules_consistent(r, keys, e))
		return true;
	while (count-- > 0)
		if (text_is(settings[count].key, keys[0]) ||
		    (keys[1] && text_is(settings[count].key, keys[1])))
			return at_setting(e, &settings[count], true);
	return false;
}

static struct compiling
start(struct rulebook *book, struct arena *arena, struct error *e)
{
	struct compiling c = { .book = book, .arena = arena, .e = e };

	c.rules = arena_alloc(arena, sizeof(*c.rules));
	c.given = arena_alloc(arena, RULE_KEYS * sizeof(*c.given));
	c.words = arena_alloc(arena, RULE_WORDS * sizeof(*c.words));
	words_reset(c.words);
	c.rules->words = c.words;
	rows_reset(c.rules);
	origins_reset(c.rules);
	facts_reset(&c.rules->facts);
	return c;
}

/* What the name says, laid down; base: the set that it starts with. */
static bool
apply_set(struct compiling *c, struct text name,
    const struct entry_file **base)
{
	if (!apply_name(c, name, NULL, base))
		return false;
	c->rules->name = name_in_full(c->book, name, c->arena);
	c->rules->title = (*base)->title;
	c->rules->source = (*base)->source;
	return true;
}

/* The rules with what was laid over their files, derived and checked. */
static const struct rules *
complete(const struct compiling *c, const struct entry_file *base,
    const struct setting *settings, size_t count, struct arena *arena)
{
	struct rules *r = c->rules;

	/* What a setting did not change has its value from where it had it. */
	for (size_t i = 0; i < RULE_KEYS; i++)
		if (c->given[i] && !row_same(&rules_rows[i], r, r->below))
			r->origin[i] = origin_over(c->given[i]);
	if (!finish(r, settings, count, c->e))
		return NULL;
	r->given = c->given;
	r->context = rules_context(r, c->given, arena);
	/* A file may have taken the name. */
	r->plain_gin = !base->file && text_is(r->context, "[gin]");
	return r;
}

const struct rules *
rules_compile(struct rulebook *book, struct text name,
    const struct setting *settings, size_t count, struct arena *arena,
    struct error *e)
{
	struct compiling c = start(book, arena, e);
	const struct entry_file *base;

	if (!apply_set(&c, arena_text(arena, name), &base))
		return NULL;
	put_below(&c);
	for (size_t i = 0; i < count; i++)
		if (!apply_setting(&c, &settings[i], NULL))
			return NULL;
	return complete(&c, base, settings, count, arena);
}

/* Is the part one of those that the name joins? */
static bool
has_part(struct text name, struct text part)
{
	while (name.s)
		if (text_equal(name_part(&name), part))
			return true;
	return false;
}

/* The house with the options of own that it has not yet; both in full. */
static struct text
with_options(struct text house, struct text own, struct arena *arena)
{
	struct buf b = { 0 };
	struct text name;

	buf_text(&b, house);
	name_part(&own);
	while (own.s) {
		struct text option = name_part(&own);

		if (has_part(house, option))
			continue;
		buf_char(&b, '+');
		buf_text(&b, option);
	}
	name = arena_text(arena, (struct text){ b.data, b.len });
	buf_free(&b);
	return name;
}

const struct rules *
rules_under(struct rulebook *book, struct text name, const struct rules *own,
    struct arena *arena, struct error *e)
{
	struct compiling c = start(book, arena, e);
	const struct entry_file *base;

	if (!apply_set(&c, with_options(name_in_full(book,
	    name, arena), own->name, arena), &base))
		return NULL;
	put_below(&c);
	for (size_t i = 0; i < RULE_KEYS; i++) {
		c.given[i] = own->given[i];
		if (c.given[i])
			row_copy(&rules_rows[i], c.rules, own);
	}
	c.rules->facts = own->facts;
	return complete(&c, base, NULL, 0, arena);
}

struct text
rulebook_root(struct rulebook *book, struct text name)
{
	struct error ignored = { 0 };
	const struct entry_file *f = rulebook_find(book, first_part(name), NULL,
	    &ignored);

	while (f->extends.len)
		f = rulebook_find(book, first_part(f->extends), f, &ignored);
	return f->name;
}

static bool
check_fits(struct rulebook *book, const struct entry_file *f, struct error *e)
{
	for (size_t i = 0; i < f->nfits; i++) {
		if (text_is(f->fits[i], "any") ||
		    rulebook_find(book, f->fits[i], NULL, e))
			continue;
		e->line = f->fits_line;
		e->column = f->fits_column;
		return false;
	}
	return true;
}

bool
rules_check(struct rulebook *book, const struct entry_file *f,
    struct arena *arena, struct error *e)
{
	struct compiling c = start(book, arena, e);

	if (!check_fits(book, f, e) || !apply_file(&c, f))
		return false;
	/* An option need not make sense without the set it is laid over. */
	return f->option || finish(c.rules, f->settings, f->count, e);
}

bool
rules_node(const struct node *n, struct text *name, struct setting *settings,
    size_t *count, size_t max, struct arena *arena, struct error *e)
{
	if (n->kind == NODE_SCALAR) {
		*name = n->text;
		return true;
	}
	if (n->kind == NODE_LIST)
		return error_set(e, "schema", n->line, n->column,
		    "rules: expected a name or a mapping, not a list");
	for (const struct node *child = n->first; child; child = child->next) {
		if (!text_is(child->key, "extends")) {
			if (!flatten_value(child, child->key, settings, count,
			    max, arena, e))
				return false;
		} else if (child->kind == NODE_SCALAR) {
			*name = child->text;
		} else {
			return error_set(e, "schema", child->line,
			    child->column, "extends: expected a name");
		}
	}
	return true;
}
