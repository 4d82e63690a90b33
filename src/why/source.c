/*
 * Owns the last line: the source of the rule that decided, and the key with
 * which a host plays otherwise.
 */
#include "why/parts.h"

#include "rules/table.h"
#include "why/again.h"

/* The rule set without its options. */
static struct text
name_of_set(const struct rules *r)
{
	struct text name = r->name;

	return text_until(&name, '+');
}

/* The first key of the findings that are told, or RULE_NONE. */
static enum rule_key
first_key(const struct why *w)
{
	for (const struct why_finding *f = w->first; f; f = f->next) {
		if (f->plain)
			continue;
		if (f->key != RULE_NONE)
			return f->key;
		for (int i = 0; i < f->nterms; i++)
			if (f->terms[i].key != RULE_NONE)
				return f->terms[i].key;
	}
	return RULE_NONE;
}

/* With this value of the key, is the result another one? */
static bool
changes(struct why *w, enum rule_key key, struct text value)
{
	struct text name = text_of(rules_rows[key].name);
	const struct verdicts *v = again_set(w->again, w->deal, name, value);

	/* Rarely more than once: it costs as much as reading a context. */
	if (v && !v->failed && !again_alike(w->deal, w->verdicts, v))
		v = again_typed(w->again, w->deal, name, value);
	return v && !v->failed && !again_alike(w->deal, w->verdicts, v);
}

bool
why_otherwise(struct why *w, enum rule_key key, struct text value)
{
	if (!value.len || !changes(w, key, value))
		return false;
	w->otherwise = arena_joined(w->arena, text_of(rules_rows[key].name),
	    '=', value);
	return true;
}

/* A word of the key with which the result is another one. */
static void
find_word(struct why *w, enum rule_key key)
{
	for (const char *s = rules_rows[key].words; *s;) {
		if (why_otherwise(w, key, (struct text){ s,
		    strcspn(s, "= ") }))
			return;
		s += strcspn(s, " ");
		s += strspn(s, " ");
	}
}

/* A value that another house of the family has, else a word. */
static void
find_value(struct why *w, enum rule_key key)
{
	const struct row *row = &rules_rows[key];
	const struct house *h;
	size_t at = 0;

	while ((h = again_family(w->again, w->deal->rules, &at))) {
		struct buf b = { 0 };

		if (row_same(row, h->rules, w->deal->rules))
			continue;
		row_print(row, h->rules, &b);
		if (why_otherwise(w, key, arena_buf(w->arena, &b)))
			return;
	}
	if (row->least > row->greatest)
		find_word(w, key);
}

/* Where the rule of the key is from; of a house rule, where the others are. */
static void
print_source(const struct rules *r, enum rule_key key, struct buf *b)
{
	const struct origin set = { FROM_SET, name_of_set(r), r->title,
		r->source, false };

	origin_print(b, key == RULE_NONE || rules_is_own(r, key) ? &set :
	    rules_source(r, key));
}

void
why_source(struct why *w)
{
	enum rule_key key = first_key(w);
	bool any = false;
	struct buf b = { 0 };

	for (const struct why_finding *f = w->first; f; f = f->next)
		any |= !f->plain;
	if (!any)
		return;
	if (!w->otherwise.len && w->again && !why_is_idle(w) &&
	    key != RULE_NONE)
		find_value(w, key);
	print_source(rules_of(w), key, &b);
	if (w->otherwise.len) {
		buf_str(&b, ". To play it otherwise: ");
		buf_text(&b, w->otherwise);
	}
	if (b.len)
		why_add(w, WHY_SOURCE, SAY_SOURCE, -1)->text =
		    arena_buf(w->arena, &b);
	buf_free(&b);
}
