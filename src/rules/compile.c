/*
 * Owns the rules in force: composed, then derived and checked. derive.c owns
 * what follows from keys.
 */
#include "rules/rules.h"

#include <string.h>

#include "rules/compose.h"
#include "rules/name.h"
#include "rules/origin.h"
#include "rules/show.h"
#include "rules/stated.h"
#include "rules/table.h"

static bool
judges_lone_hands(const struct rules *r)
{
	return r->hand_counts == HAND_UNMATCHED && !r->places &&
	    !r->missing.len && !r->unused.len;
}

/* Is the deadwood of a lone hand its whole result? */
static bool
asks_deadwood_only(const struct rules *r)
{
	return r->lone && r->plain[0] && r->scoring == SCORING_DIFFERENCE &&
	    !r->declare_all && !r->declare_min_runs &&
	    r->discard != DISCARD_REQUIRED;
}

/* The rules with the settings over their files, derived and checked. */
static struct rules *
complete(struct compiling *c, const struct entry_file *base,
    const struct setting *settings, size_t count, struct arena *arena)
{
	struct rules *r = c->rules;

	/* A key that a setting did not change keeps its origin. */
	for (size_t i = 0; i < RULE_KEYS; i++)
		if (c->given[i] && !row_same(&rules_rows[i], r, r->below))
			r->origin[i] = origin_over(c->given[i]);
	if (!stated_by_options(c) || !stated_over(c, settings, count) ||
	    !compose_finish(c, settings, count))
		return NULL;
	r->given = c->given;
	rules_state(r, c->given, arena);
	/* A file may have replaced the name. */
	r->plain_gin = !base->file && text_is(r->context, "[gin]");
	r->lone = judges_lone_hands(r);
	r->bare = asks_deadwood_only(r);
	return r;
}

struct rules *
rules_compile(struct rulebook *book, struct text name,
    const struct setting *settings, size_t count, struct arena *arena,
    struct error *e)
{
	struct compiling c = compose_start(book, arena, e);
	const struct entry_file *base;

	if (!compose_name(&c, arena_text(arena, name), &base))
		return NULL;
	compose_below(&c);
	for (size_t i = 0; i < count; i++)
		if (!compose_setting(&c, &settings[i], NULL))
			return NULL;
	return complete(&c, base, settings, count, arena);
}

static bool
has_part(struct text name, struct text part)
{
	while (name.s)
		if (text_equal(name_part(&name), part))
			return true;
	return false;
}

/* The house with the options of own that it lacks; both are full names. */
static struct text
with_options(struct text house, struct text own, struct arena *arena)
{
	struct buf b = { 0 };

	buf_text(&b, house);
	name_part(&own);
	while (own.s) {
		struct text option = name_part(&own);

		if (has_part(house, option))
			continue;
		buf_char(&b, '+');
		buf_text(&b, option);
	}
	return arena_buf(arena, &b);
}

const struct rules *
rules_under(struct rulebook *book, struct text name, const struct rules *own,
    struct arena *arena, struct error *e)
{
	struct compiling c = compose_start(book, arena, e);
	const struct entry_file *base;

	if (!compose_name(&c, with_options(name_in_full(book,
	    name, arena), own->name, arena), &base))
		return NULL;
	compose_below(&c);
	for (size_t i = 0; i < RULE_KEYS; i++)
		c.given[i] = own->given[i];
	for (size_t i = 0; i < RULE_KEYS; i++) {
		if (!c.given[i])
			continue;
		row_copy(&rules_rows[i], c.rules,
		    rules_stating(own, (enum rule_key)i));
		compose_tables(&c, (enum rule_key)i, NULL);
	}
	c.rules->facts = own->facts;
	return complete(&c, base, NULL, 0, arena);
}

struct text
rulebook_root(struct rulebook *book, struct text name)
{
	struct error ignored = { 0 };
	const struct entry_file *f = rulebook_find(book, compose_first(name), NULL,
	    &ignored);

	while (f->extends.len)
		f = rulebook_find(book, compose_first(f->extends), f, &ignored);
	return f->name;
}

bool
rulebook_takes(struct rulebook *book, struct text name,
    const struct rulebook_entry *entry)
{
	struct error ignored = { 0 };
	const struct entry_file *set = rulebook_find(book, compose_first(name),
	    NULL, &ignored), *f = rulebook_find(book, entry->name, NULL, &ignored);

	return entry->option ? compose_fits(book, f, set) : f == set;
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
		    "rules: expected a name or a mapping, not a list; options "
		    "are added with +, as in gin+oklahoma");
	for (const struct node *child = n->first; child; child = child->next) {
		if (!text_is(child->key, "extends")) {
			if (!flatten_value(child, child->key, settings, count,
			    max, arena, e))
				return false;
		} else if (child->kind == NODE_SCALAR) {
			*name = child->text;
		} else {
			return error_set(e, "schema", child->line,
			    child->column, "extends: expected a name; options "
			    "are added with +, as in gin+oklahoma");
		}
	}
	return true;
}
