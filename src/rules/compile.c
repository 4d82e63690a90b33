/*
 * Owns the rules in force: composed, then derived and checked, and the check of
 * files that are added to the book. derive.c owns what follows from keys.
 */
#include "rules/book.h"

#include <string.h>

#include "input/tree.h"
#include "rules/derive.h"
#include "rules/facts.h"
#include "rules/table.h"

/*
 * A key that is set must act: refuses keys to which a file, an option, a
 * context or -s gives a value that nothing would read.
 */

/* "option grand: " and why the key is refused. */
static bool
refuse(const struct rules *r, enum rule_key key, const struct origin *option,
    struct error *e)
{
	struct buf b = { 0 };

	if (option) {
		buf_str(&b, "option ");
		buf_text(&b, option->name);
		buf_str(&b, ": ");
	}
	acts_refusal(r, key, &b);
	error_set(e, "key", 0, 0, "%.*s", (int)b.len, b.data);
	buf_free(&b);
	return false;
}

/*
 * Is the key as it is anyway, with a value that says nothing?  A rule that is
 * stated and not in force is one that is wanted, though it is the default.
 */
static bool
says_nothing(const struct rules *r, enum rule_key k)
{
	struct buf b = { 0 };
	bool nothing = row_same(&rules_rows[k], r, r->below) &&
	    !rules_say(r, &rules_rows[k], true, &b);

	buf_free(&b);
	return nothing;
}

/* Report the error at the last setting of these keys (keys[1]: or NULL). */
static bool
blame_last(const struct compiling *c, const char *const keys[2], bool value)
{
	for (size_t i = c->count; i-- > 0;)
		if (text_among(c->settings[i].key, keys, keys[1] ? 2 : 1))
			return compose_blame(c->e, &c->settings[i], value);
	return false;
}

/* No error, but no record can be judged under such rules. */
static void
note_unused(const struct compiling *c)
{
	c->rules->unused = arena_text(c->arena, text_of(c->e->text));
	error_clear(c->e);
}

/*
 * Check the settings over a name, all applied.  One of a context that cannot
 * act is an error at its place; one of -s is noted in rules->unused, not given.
 */
static bool
stated_over(struct compiling *c)
{
	const struct rules *r = c->rules;

	for (enum rule_key k = 0; k < RULE_KEYS; k++) {
		const char *const key[2] = { rules_rows[k].name, NULL };

		if (!c->given[k] || r->acting[k] || says_nothing(r, k))
			continue;
		refuse(r, k, NULL, c->e);
		if (c->given[k] != FROM_COMMAND_LINE)
			return blame_last(c, key, false);
		note_unused(c);
		c->given[k] = FROM_DEFAULT;
	}
	return true;
}

/* Does the key act under a set of the book with only this option over it? */
static bool
acts_by_option(struct rulebook *book, const struct entry_file *option,
    enum rule_key key)
{
	struct arena *scratch = arena_create();
	struct error ignored = { .code = NULL };
	const struct entry_file *set;
	bool acts = false;

	for (size_t i = 0; !acts && (set = rulebook_entry(book, i)); i++) {
		struct compiling c;

		if (set->option || !compose_fits(book, option, set))
			continue;
		arena_reset(scratch);
		c = compose_start(book, scratch, &ignored);
		/* One may fail where a file has replaced what it builds on. */
		(void)compose_file(&c, set);
		(void)compose_file(&c, option);
		acts_find(c.rules);
		acts = c.rules->acting[key];
	}
	arena_free(scratch);
	return acts;
}

/* Does any key act that the option has changed? */
static bool
option_acts(const struct rules *r, const struct origin *option)
{
	for (enum rule_key k = 0; k < RULE_KEYS; k++)
		if (r->below->origin[k] == option && r->acting[k])
			return true;
	return false;
}

/*
 * Check the options of a name: the keys of each must act, now or with that
 * option alone on a rule set that it fits; and the settings over the name must
 * leave each option an effect.
 */
static bool
stated_by_options(const struct compiling *c)
{
	const struct rules *r = c->rules, *set = r->below->below;
	struct rules named = *r->below;

	if (!set)
		return true;
	acts_find(&named);
	for (enum rule_key k = 0; k < RULE_KEYS; k++) {
		const struct origin *o = named.origin[k];

		if (o == set->origin[k] || r->acting[k] ||
		    row_same(&rules_rows[k], &named, set))
			continue;
		if (named.acting[k] ? !option_acts(r, o) :
		    !acts_by_option(c->book, rulebook_find(c->book, o->name,
		    NULL, c->e), k))
			return refuse(r, k, o, c->e);
	}
	return true;
}

/*
 * Check a rule set's file, applied: its keys must act under it.  Those of an
 * option may need another option, and are checked when it is named.
 */
static bool
stated_by_file(const struct compiling *c, const struct entry_file *f)
{
	struct rules *r = c->rules;

	acts_find(r);
	for (size_t i = 0; i < f->count; i++) {
		enum rule_key k = rules_key_find(f->settings[i].key);

		/* Set back to its default it is as if nobody had set it. */
		if (r->acting[k] || acts_is_default(r, k) ||
		    row_same(&rules_rows[k], r, r->below))
			continue;
		refuse(r, k, NULL, c->e);
		c->e->file = f->file;
		return compose_blame(c->e, &f->settings[i], false);
	}
	return true;
}

/* The rules in force */

/* The fact that -s sets, as a bit of those in the order of rules_facts; or 0. */
static unsigned
fact_of_option(const struct setting *s)
{
	const struct fact *fact = fact_find(s->key);

	return fact && s->from == FROM_COMMAND_LINE ?
	    1u << (fact - rules_facts) : 0;
}

/*
 * Forget one more of the facts that are contradicted if -s gives it, and note
 * that it has no use: it may have one under the rules of another record.
 */
static bool
forget_fact(const struct compiling *c, const char *const keys[2],
    unsigned *forgotten)
{
	struct facts *facts = &c->rules->facts;
	unsigned vain = 0;

	for (size_t i = c->count; !vain && i-- > 0;)
		if (text_among(c->settings[i].key, keys, keys[1] ? 2 : 1))
			vain = fact_of_option(&c->settings[i]) & ~*forgotten;
	if (!vain)
		return false;
	*forgotten |= vain;
	facts_reset(facts);
	for (size_t i = 0; i < c->count; i++) {
		const struct setting *s = &c->settings[i];

		if (fact_find(s->key) && !(fact_of_option(s) & *forgotten))
			fact_set(fact_find(s->key), facts, text_trim(s->value));
	}
	note_unused(c);
	return true;
}

/* Derive what follows, and report a contradiction. */
static bool
finish(const struct compiling *c)
{
	const char *keys[2] = { NULL, NULL };
	unsigned forgotten = 0;

	acts_reset_idle(c->rules);
	rules_follow(c->rules, c->arena);
	while (!rules_consistent(c->rules, keys, c->e)) {
		if (!forget_fact(c, keys, &forgotten))
			return blame_last(c, keys, true);
		rules_follow(c->rules, c->arena);
	}
	return true;
}

/* The rules with the settings over their files, derived and checked. */
static struct rules *
complete(struct compiling *c)
{
	struct rules *r = c->rules;

	/* A key that a setting did not change keeps its origin. */
	for (size_t i = 0; i < RULE_KEYS; i++)
		if (c->given[i] && !row_same(&rules_rows[i], r, r->below))
			r->origin[i] = origin_without_file(c->given[i]);
	acts_find(r);
	if (!stated_by_options(c) || !stated_over(c) || !finish(c))
		return NULL;
	rules_state(r, c->given, c->arena);
	/* A file may have replaced the name. */
	r->plain_gin = !r->chosen && text_is(r->context, "[gin]");
	r->lone = r->hand_counts == HAND_UNMATCHED && !r->places &&
	    !r->missing.len && !r->unused.len;
	r->bare = r->lone && r->plain[0] && !r->declare_all &&
	    r->scoring == SCORING_DIFFERENCE && !r->declare_min_runs &&
	    r->discard != DISCARD_REQUIRED;
	return r;
}

struct rules *
rules_compile(struct rulebook *book, struct text name,
    const struct setting *settings, size_t count, struct arena *arena,
    struct error *e)
{
	struct compiling c = compose_start(book, arena, e);

	c.settings = settings;
	c.count = count;
	if (!compose_name(&c, arena_text(arena, name)))
		return NULL;
	for (size_t i = 0; i < count; i++)
		if (!compose_setting(&c, &settings[i], NULL))
			return NULL;
	return complete(&c);
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
	struct text house = name_in_full(book, name, arena);

	return rules_compile(book, with_options(house, own->name, arena),
	    own->stated, own->nstated, arena, e);
}

struct text
rulebook_root(struct rulebook *book, struct text name)
{
	const struct entry_file *f = compose_base(book, name, NULL), *root = f;

	while ((f = compose_base(book, f->extends, f)))
		root = f;
	return root->name;
}

bool
rulebook_takes(struct rulebook *book, struct text name,
    const struct entry_file *f)
{
	const struct entry_file *set = compose_base(book, name, NULL);

	return f->option ? compose_fits(book, f, set) : f == set;
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

/* Checking a file of the book */

static bool
are_known(struct rulebook *book, const struct file_names *names, bool any,
    struct error *e)
{
	for (size_t i = 0; i < names->n; i++) {
		if ((any && text_is(names->name[i], "any")) ||
		    rulebook_find(book, names->name[i], NULL, e))
			continue;
		e->line = names->at->line;
		e->column = names->at->column;
		return false;
	}
	return true;
}

bool
rulebook_can_use(struct rulebook *book, const struct entry_file *f,
    struct error *e)
{
	struct arena *scratch = arena_create();
	struct compiling c = compose_start(book, scratch, e);
	bool good;

	c.added = f;
	c.settings = f->settings;
	c.count = f->count;
	good = are_known(book, &f->fits, true, e) &&
	    are_known(book, &f->over, false, e) && compose_file(&c, f) &&
	    /* An option need not make sense without the set it is laid over. */
	    (f->option || (stated_by_file(&c, f) && finish(&c)));
	arena_free(scratch);
	return good;
}
