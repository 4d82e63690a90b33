/* Owns the refusal of keys that are set where they cannot act. */
#include "rules/stated.h"

#include <string.h>

#include "rules/acts.h"
#include "rules/table.h"

#define OPTIONS 2 /* the most that a key may need to act, beside a rule set */

/* What a search through the book looks for in each composition. */
struct seeking {
	struct rulebook *book;
	const struct entry_file *file; /* a part of each; NULL: none */
	const struct setting *settings; /* applied over each */
	size_t count;
	enum rule_key key;
};

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

bool
stated_over(struct compiling *c, const struct setting *settings,
    size_t count)
{
	struct rules *r = c->rules;

	for (enum rule_key k = 0; k < RULE_KEYS; k++) {
		if (!c->given[k] || acts_under(r, k) ||
		    row_same(&rules_rows[k], r, r->below))
			continue;
		refuse(r, k, NULL, c->e);
		if (c->given[k] == FROM_COMMAND_LINE) {
			r->unused = arena_text(c->arena, text_of(c->e->text));
			r->unused_key = k;
			error_clear(c->e);
			c->given[k] = FROM_DEFAULT;
			continue;
		}
		for (size_t i = count; i-- > 0;)
			if (text_is(settings[i].key, rules_key_name(k)))
				return compose_blame(c->e, &settings[i], false);
		return false;
	}
	return true;
}

/* A rule set of the book with options, in which to try a key. */
struct world {
	const struct entry_file *set, *options[OPTIONS];
	int noptions;
};

static bool
acts_in(const struct seeking *s, const struct world *w)
{
	struct arena *scratch = arena_create();
	struct error ignored = { .code = NULL };
	struct compiling c = compose_start(s->book, scratch, &ignored);
	bool acts = compose_file(&c, w->set);

	/* One may fail where a file has replaced what it builds on. */
	for (int i = 0; i < w->noptions; i++)
		acts &= compose_file(&c, w->options[i]);
	if (s->file && s->file->option)
		acts &= compose_file(&c, s->file);
	for (size_t i = 0; i < s->count; i++)
		acts &= compose_setting(&c, &s->settings[i], NULL);
	acts &= acts_under(c.rules, s->key);
	arena_free(scratch);
	return acts;
}

/* Entry i of the book, parsed; false past the end. */
static bool
entry(struct rulebook *book, size_t i, const struct entry_file **f)
{
	struct rulebook_entry e;
	struct error ignored = { .code = NULL };

	if (!rulebook_entry(book, i, &e))
		return false;
	*f = rulebook_find(book, e.name, NULL, &ignored);
	return true;
}

/* Is the set relevant: does the file fit it, or does it extend the file? */
static bool
builds_on(const struct seeking *s, const struct entry_file *set)
{
	struct error ignored = { .code = NULL };

	if (set->option)
		return false;
	if (!s->file)
		return true;
	if (s->file->option)
		return compose_fits(s->book, s->file, set);
	while (set != s->file) {
		if (!set->extends.len)
			return false;
		set = rulebook_find(s->book, compose_first(set->extends), set,
		    &ignored);
	}
	return true;
}

/*
 * Does it act in this composition, or with up to that many more options of the
 * book?
 */
static bool
acts_with(const struct seeking *s, struct world w, int more)
{
	const struct entry_file *option;

	if (acts_in(s, &w))
		return true;
	for (size_t i = 0; more && entry(s->book, i, &option); i++) {
		struct world next = w;

		if (!option->option || option == s->file ||
		    !compose_fits(s->book, option, w.set))
			continue;
		next.options[next.noptions++] = option;
		if (acts_with(s, next, more - 1))
			return true;
	}
	return false;
}

static bool
acts_somewhere(const struct seeking *s, int options)
{
	struct world w = { .noptions = 0 };

	for (size_t i = 0; entry(s->book, i, &w.set); i++)
		if (builds_on(s, w.set) && acts_with(s, w, options))
			return true;
	return false;
}

/* Does any key act that the option has changed? */
static bool
option_acts(const struct compiling *c, const struct origin *option)
{
	const struct rules *named = c->rules->below;

	for (enum rule_key k = 0; k < RULE_KEYS; k++)
		if (named->origin[k] == option && acts_under(c->rules, k))
			return true;
	return false;
}

bool
stated_by_options(const struct compiling *c)
{
	const struct rules *named = c->rules->below, *set = named->below;

	for (enum rule_key k = 0; set && k < RULE_KEYS; k++) {
		const struct origin *o = named->origin[k];
		struct seeking s = { .book = c->book, .key = k };

		if (o == set->origin[k] || acts_under(c->rules, k) ||
		    row_same(&rules_rows[k], named, set))
			continue;
		s.file = rulebook_find(c->book, o->name, NULL, c->e);
		if (acts_under(named, k) ? !option_acts(c, o) :
		    !acts_somewhere(&s, 0))
			return refuse(c->rules, k, o, c->e);
	}
	return true;
}

bool
stated_by_file(const struct compiling *c, const struct entry_file *f)
{
	struct arena *scratch = arena_create();
	struct error ignored = { .code = NULL };
	struct compiling without = compose_start(c->book, scratch, &ignored);
	bool good = true;

	if (f->extends.len)
		(void)compose_parent(&without, f);
	for (size_t i = 0; good && i < f->count; i++) {
		enum rule_key k = rules_key_find(f->settings[i].key);
		struct seeking s = { .book = c->book, .file = f, .key = k };

		/* Set back to its default it is as if nobody had set it. */
		if (row_same(&rules_rows[k], c->rules, without.rules) ||
		    acts_is_default(c->rules, k) ||
		    acts_under(c->rules, k) || acts_somewhere(&s, OPTIONS))
			continue;
		refuse(c->rules, k, NULL, c->e);
		c->e->file = f->file;
		good = compose_blame(c->e, &f->settings[i], false);
	}
	arena_free(scratch);
	return good;
}

bool
rules_set_in_vain(struct rulebook *book, const struct rules *r,
    const struct setting *settings, size_t count)
{
	struct seeking s = { .book = book, .settings = settings,
		.count = count, .key = r->unused_key };

	return r->unused.len && !acts_somewhere(&s, OPTIONS);
}
