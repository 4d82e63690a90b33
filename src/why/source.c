/*
 * Owns the sources of the rules: the rule set's, and those of the files that
 * gave the keys named above their values.
 */
#include "why/parts.h"

#include "rules/origin.h"

static void
add_source(struct why *w, const struct origin *o)
{
	struct why_finding *f = why_add(w, WHY_SOURCE, SAY_SOURCE, -1);
	struct buf b = { 0 };

	origin_print(&b, o);
	f->text = arena_buf(w->arena, &b);
}

/* The rule set without its options. */
static struct text
name_of_set(const struct rules *r)
{
	struct text name = r->name;

	return text_until(&name, '+');
}

/* Note the origin of a key's value, once. */
static void
note(const struct rules *r, const struct origin *o,
    const struct origin **seen, int *n)
{
	bool known = text_equal(o->name, name_of_set(r));

	for (int i = 0; i < *n; i++)
		known |= text_equal(seen[i]->name, o->name);
	if (known)
		return;
	seen[(*n)++] = o;
}

/* Note the origin of the file that gave the value, or of the rule set. */
static void
note_key(const struct why *w, enum rule_key key, const struct origin **seen,
    int *n)
{
	const struct origin *o = rules_origin(w->deal->rules, key);

	if (o->kind == FROM_DEFAULT)
		o = w->deal->rules->root;
	if (o->kind == FROM_SET || o->kind == FROM_OPTION)
		note(w->deal->rules, o, seen, n);
}

void
why_source(struct why *w)
{
	const struct rules *r = w->deal->rules;
	const struct why_finding *f = w->first;
	const struct origin *seen[RULE_KEYS];
	const struct origin own = { FROM_SET, name_of_set(r), r->title,
		r->source };
	bool any = false;
	int n = 0;

	for (; f; f = f->next) {
		if (f->plain)
			continue;
		any = true;
		if (f->key != RULE_NONE)
			note_key(w, f->key, seen, &n);
		if (f->origin)
			note(r, f->origin, seen, &n);
		for (int i = 0; i < f->nterms; i++)
			if (f->terms[i].key != RULE_NONE)
				note_key(w, f->terms[i].key, seen, &n);
	}
	if (any)
		add_source(w, &own);
	for (int i = 0; i < n; i++)
		add_source(w, seen[i]);
}
