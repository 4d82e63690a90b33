/*
 * Owns the composition of rules: a rule set with its parents, then options,
 * house rules and facts.
 */
#include "rules/book.h"

#include <assert.h>
#include <string.h>

#include "rules/facts.h"
#include "rules/table.h"

#define OPTIONS_MAX 16

static bool
is_of_word(char c)
{
	return c != '.' && c != '-';
}

/* Cut the first word off the key: "declare" of "declare.long-run". */
static struct text
key_word(struct text *key)
{
	struct text word = { key->s, text_span(*key, is_of_word) };

	*key = text_skip(*key, word.len + (word.len < key->len));
	return word;
}

/*
 * How near the keys are by the words that they share: first by their number,
 * then by whether both end so, then by how few others there are; 0: none.
 */
static int
words_shared(struct text key, struct text other)
{
	int shared = 0;

	while (key.len) {
		struct text word = key_word(&key), rest = other;

		while (rest.len)
			if (text_equal(word, key_word(&rest)) && word.len > 2)
				shared += key.len || rest.len ? 100 : 110;
	}
	return shared ? shared - (int)other.len : 0;
}

/* The key that has most words of this one, such as "knock.limit" of "limit". */
static const char *
key_by_words(struct text key)
{
	const char *best = NULL;
	int most = 0;

	for (size_t i = 0; i < RULE_KEYS; i++) {
		int n = words_shared(key, text_of(rules_rows[i].name));

		if (n > most) {
			most = n;
			best = rules_rows[i].name;
		}
	}
	return best;
}

/* Report the key.  A file has no facts, but also keys about itself. */
static bool
unknown_key(const struct compiling *c, const struct setting *s, bool in_file)
{
	struct text key = s->key;
	struct error *e = c->e;
	const char *names[256], *nearest, *more;
	size_t n = 0;

	assert(RULE_KEYS + rules_fact_count + 16 <= countof(names));
	for (size_t i = 0; i < RULE_KEYS; i++)
		names[n++] = rules_rows[i].name;
	for (size_t i = 0; !in_file && i < rules_fact_count; i++)
		names[n++] = rules_facts[i].name;
	for (size_t i = 0; in_file && (more = rules_file_key(i)); i++)
		names[n++] = more;
	if (text_is(key, "id"))
		return error_set(e, "key", AT(s), "id= names one record; write "
		    "it once, in the brackets before it");
	if (text_is(key, "rules") && !in_file)
		return error_set(e, "key", AT(s), "no rule \"rules\"; write "
		    "the name alone, like [%.*s] or -r %.*s", SHOWN(s->value),
		    SHOWN(s->value));
	nearest = text_nearest(key, names, n);
	more = text_is(key, "values.spade-queen") ? "values.cards" :
	    fact_said(key);
	if (!nearest && more && !text_is(text_of(more), "rules"))
		nearest = more;
	if (nearest && !(in_file && fact_find(text_of(nearest))))
		return error_set(e, "key", AT(s), "no rule \"%.*s\"; did you "
		    "mean \"%s\"?", SHOWN(key), nearest);
	if (in_file && fact_find(key))
		return error_set(e, "key", AT(s), "%.*s is a fact of one deal; "
		    "set it with the deal or with -s", SHOWN(key));
	nearest = key_by_words(key);
	if (nearest)
		return error_set(e, "key", AT(s), "no rule \"%.*s\"; did you "
		    "mean one like %s?", SHOWN(key), nearest);
	return error_set(e, "key", AT(s), "no rule \"%.*s\"; see "
	    "rummy-rules(5)", SHOWN(key));
}

bool
compose_blame(struct error *e, const struct setting *s, bool value)
{
	e->line = value && s->value_line ? s->value_line : s->line;
	e->column = value ? s->value_column : s->column;
	return false;
}

/* Keys, and the tables of steps that replace them. */
static const enum rule_key replaced[][2] = {
	{ RULE_deck_packs, RULE_deck_packs_from },
	{ RULE_deck_jokers, RULE_deck_jokers_from },
	{ RULE_hand_size, RULE_hand_size_from },
	{ RULE_hand_size, RULE_hand_rounds },
	{ RULE_hand_size_from, RULE_hand_rounds },
};

/*
 * Empty the tables that would replace the key just set by the file, or over
 * files if file is NULL.  One that was stated together with the key stays.
 */
static void
empty_tables(const struct compiling *c, enum rule_key key,
    const struct origin *file)
{
	enum rules_from given = c->given[key];
	struct rules *r = c->rules;

	for (size_t i = 0; i < countof(replaced); i++) {
		enum rule_key table = replaced[i][1];

		if (replaced[i][0] != key || acts_is_default(r, table) ||
		    (file ? r->origin[table] == file :
		    c->given[table] == given))
			continue;
		row_reset(&rules_rows[table], r);
		r->origin[table] = file ? file : origin_without_file(given);
		if (file)
			r->cited[table] = file;
	}
}

bool
compose_setting(const struct compiling *c, const struct setting *s,
    const struct origin *file)
{
	const struct fact *fact = file ? NULL : fact_find(s->key);
	enum rule_key key = rules_key_find(s->key);

	if (fact) {
		if (fact_set(fact, &c->rules->facts, text_trim(s->value)))
			return true;
		error_set(c->e, "fact", 0, 0, "\"%.*s\" is not a value for "
		    "%s; expected %s", SHOWN(s->value), fact->name,
		    fact->expected);
		return compose_blame(c->e, s, true);
	}
	if (key == RULE_NONE)
		return unknown_key(c, s, file);
	if (!row_set(&rules_rows[key], c->rules, s->value, c->e))
		return compose_blame(c->e, s, true);
	if (file)
		c->rules->origin[key] = c->rules->cited[key] = file;
	else
		c->given[key] = s->from == FROM_COMMAND_LINE ?
		    FROM_COMMAND_LINE : FROM_CONTEXT;
	empty_tables(c, key, file);
	return true;
}

/* Give a key, set in this file or below it, a source of its own. */
static bool
set_source(const struct compiling *c, const struct setting *s,
    const struct origin *file)
{
	enum rule_key key = rules_key_find(s->key);
	struct origin *o = arena_alloc(c->arena, sizeof(*o));

	if (key == RULE_NONE)
		return unknown_key(c, s, true);
	*o = *file;
	o->source = s->value;
	o->of_key = true;
	c->rules->cited[key] = o;
	return true;
}

/* The rules so far, in the arena. */
static const struct rules *
copy_of(const struct compiling *c)
{
	struct rules *copy = arena_alloc(c->arena, sizeof(*copy));

	*copy = *c->rules;
	return copy;
}

static bool apply_parent(struct compiling *, const struct entry_file *);

bool
compose_file(struct compiling *c, const struct entry_file *f)
{
	struct origin *own = arena_alloc(c->arena, sizeof(*own));
	bool good = true;

	*own = (struct origin){ f->option ? FROM_OPTION : FROM_SET, f->name,
		f->source, false };
	for (int i = 0; i < c->depth; i++)
		if (c->chain[i] == f)
			return error_set(c->e, "rules", 0, 0,
			    "%.*s extends itself in a circle", SHOWN(f->name));
	if (c->depth > RULEBOOK_DEPTH)
		return error_set(c->e, "rules", 0, 0, "more than %d rule sets "
		    "extend one another", RULEBOOK_DEPTH);
	c->chain[c->depth++] = f;
	if (f->extends.len && !apply_parent(c, f)) {
		if (!c->e->line) {
			c->e->file = f->file;
			c->e->line = f->extends_at->line;
			c->e->column = f->extends_at->column;
		}
		return false;
	}
	if (f == c->added)
		c->rules->below = copy_of(c);
	for (size_t i = 0; good && i < f->count; i++)
		good = compose_setting(c, &f->settings[i], own);
	for (size_t i = 0; good && i < f->nsources; i++)
		good = set_source(c, &f->sources[i], own);
	if (!good) {
		c->e->file = f->file;
		return false;
	}
	for (size_t i = 0; i < RULE_WORDS; i++)
		if (f->words[i].form[0].len)
			c->words[i] = f->words[i];
	if (!f->option && !f->extends.len)
		c->rules->root = own;
	c->rules->chosen |= f->file != NULL;
	c->depth--;
	return true;
}

/* Does one of the names, all looked up when the file was added, mean it? */
static bool
have(struct rulebook *book, const struct file_names *names, struct text file)
{
	for (size_t i = 0; i < names->n; i++)
		if (text_is(names->name[i], "any") || text_equal(file,
		    rulebook_find(book, names->name[i], NULL, NULL)->name))
			return true;
	return false;
}

const struct entry_file *
compose_base(struct rulebook *book, struct text name,
    const struct entry_file *child)
{
	return name.len ? rulebook_find(book, name_part(&name), child, NULL) :
	    NULL;
}

bool
compose_fits(struct rulebook *book, const struct entry_file *option,
    const struct entry_file *set)
{
	for (; set; set = compose_base(book, set->extends, set))
		if (have(book, &option->fits, set->name))
			return true;
	return false;
}

/*
 * Does the option just applied over was leave the keys of the options before it
 * alone, unless it says that it overrides them?
 */
static bool
agrees(const struct compiling *c, const struct entry_file *option,
    const struct rules *was, const struct rules *set)
{
	for (enum rule_key k = 0; k < RULE_KEYS; k++) {
		const struct origin *before = was->origin[k];
		struct buf b = { 0 };

		if (before == c->rules->origin[k] || before == set->origin[k] ||
		    row_same(&rules_rows[k], was, c->rules) ||
		    have(c->book, &option->over, before->name))
			continue;
		row_print(&rules_rows[k], was, &b);
		buf_str(&b, " in one and ");
		row_print(&rules_rows[k], c->rules, &b);
		error_set(c->e, "contradiction", 0, 0, "the options %.*s and "
		    "%.*s contradict each other: %s is %.*s in the other",
		    SHOWN(before->name), SHOWN(option->name),
		    rules_rows[k].name, (int)b.len, b.data);
		buf_free(&b);
		return false;
	}
	return true;
}

static bool
apply_option(struct compiling *c, struct text name,
    const struct entry_file *base, const struct rules *set)
{
	const struct entry_file *option = rulebook_find(c->book, name, NULL,
	    c->e);
	struct rules was = *c->rules;

	if (!option)
		return false;
	if (!option->option)
		return error_set(c->e, "rules", 0, 0, "%.*s is a rule set; "
		    "only options are added with +", SHOWN(name));
	if (!compose_fits(c->book, option, base))
		return error_set(c->e, "fits", 0, 0, "option %.*s does not fit "
		    "%.*s; it is for %.*s: rummy --show-rules=%.*s+%.*s",
		    SHOWN(name), SHOWN(base->name), SHOWN(option->fits.name[0]),
		    SHOWN(option->fits.name[0]), SHOWN(option->name));
	return compose_file(c, option) && agrees(c, option, &was, set);
}

/*
 * Apply options, joined as in a name, over the set, which is kept below them
 * unless it is only what a file extends.
 */
static bool
apply_options(struct compiling *c, struct text options,
    const struct entry_file *base, bool keep)
{
	const struct rules *set = copy_of(c);

	if (keep)
		c->rules->below = set;
	for (int i = 0; options.s; i++) {
		if (i == OPTIONS_MAX)
			return error_set(c->e, "rules", 0, 0,
			    "more than %d options", OPTIONS_MAX);
		if (!apply_option(c, name_part(&options), base, set))
			return false;
	}
	return true;
}

/* Apply "gin+oklahoma+spades-double", with the meaning it has in child, if any. */
static bool
apply_name(struct compiling *c, struct text name,
    const struct entry_file *child)
{
	struct text word = name_part(&name);
	const struct entry_file *base = rulebook_find(c->book, word, child,
	    c->e);

	if (!base)
		return false;
	if (base->option)
		return error_set(c->e, "rules", 0, 0, "%.*s is an option; use "
		    "%.*s+%.*s", SHOWN(word), SHOWN(base->fits.name[0]),
		    SHOWN(base->name));
	if (!compose_file(c, base))
		return false;
	c->rules->title = base->title;
	c->rules->source = base->source;
	return !name.s || apply_options(c, name, base, !child);
}

/* Apply what the file extends. */
static bool
apply_parent(struct compiling *c, const struct entry_file *f)
{
	const struct entry_file *parent;

	if (!f->option)
		return apply_name(c, f->extends, f);
	parent = rulebook_find(c->book, f->extends, f, c->e);
	if (!parent)
		return false;
	if (!parent->option)
		return error_set(c->e, "rules", 0, 0, "an option can "
		    "extend only options; list its rule sets in \"fits:\"");
	return compose_file(c, parent);
}

struct compiling
compose_start(struct rulebook *book, struct arena *arena, struct error *e)
{
	struct compiling c = { .book = book, .arena = arena, .e = e };

	c.rules = arena_alloc(arena, sizeof(*c.rules));
	c.given = arena_alloc(arena, RULE_KEYS * sizeof(*c.given));
	c.words = arena_alloc(arena, RULE_WORDS * sizeof(*c.words));
	c.rules->words = c.words;
	c.rules->acts = book->acts;
	rows_reset(c.rules);
	c.rules->root = origin_without_file(FROM_DEFAULT);
	for (size_t i = 0; i < RULE_KEYS; i++)
		c.rules->origin[i] = c.rules->cited[i] = c.rules->root;
	facts_reset(&c.rules->facts);
	return c;
}

bool
compose_name(struct compiling *c, struct text name)
{
	if (!apply_name(c, name, NULL))
		return false;
	c->rules->name = name_in_full(c->book, name, c->arena);
	c->rules->below = copy_of(c);
	return true;
}
