/*
 * Owns where the rules come from: the rule set's source, and those of the
 * options that gave a key its value which is named above.
 */
#include "why/parts.h"

static void
add_source(struct why *w, struct text name, struct text title,
    struct text source)
{
	struct why_finding *f = why_add(w, WHY_SOURCE, SAY_SOURCE, -1);
	struct buf b = { 0 };

	buf_text(&b, name);
	if (title.len) {
		buf_str(&b, ": ");
		buf_text(&b, title);
	}
	if (source.len) {
		buf_str(&b, "; source: ");
		buf_text(&b, source);
	}
	f->text = arena_text(w->arena, (struct text){ b.data, b.len });
	buf_free(&b);
}

/* Note the option that gave the key its value, if one did, once. */
static void
note_option(const struct why *w, const char *key, const struct origin **seen,
    int *n)
{
	const struct origin *o = rules_origin(w->deal->rules,
	    rules_key_find(text_of(key)));

	for (int i = 0; i < *n; i++)
		if (seen[i] == o)
			return;
	if (o->kind == FROM_OPTION)
		seen[(*n)++] = o;
}

void
why_source(struct why *w)
{
	const struct rules *r = w->deal->rules;
	const struct why_finding *f = w->first;
	const struct origin *seen[RULE_KEYS];
	bool any = false;
	int n = 0;

	for (; f; f = f->next) {
		if (f->plain)
			continue;
		any = true;
		if (f->key)
			note_option(w, f->key, seen, &n);
		for (int i = 0; i < f->nterms; i++)
			if (f->terms[i].key)
				note_option(w, f->terms[i].key, seen, &n);
	}
	for (int i = 0; i < n; i++)
		add_source(w, seen[i]->name, seen[i]->title, seen[i]->source);
	if (any)
		add_source(w, r->name, r->title, r->source);
}
