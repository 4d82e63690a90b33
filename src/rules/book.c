/*
 * Owns the collection of rule files, built-in and given, how their names are
 * joined, and which of them gave a key its value.
 */
#include "rules/book.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "rules/table.h"

static struct book_slot *
find_slot(struct rulebook *b, struct text name)
{
	for (size_t i = 0; i < b->count; i++)
		if (text_equal(b->slots[i].name, name))
			return &b->slots[i];
	return NULL;
}

/* A new slot in its place by name, which has a NUL after it. */
static struct book_slot *
add_slot(struct rulebook *b, struct text name)
{
	size_t i = b->count;

	for (; i > 0 && strcmp(name.s, b->slots[i - 1].name.s) < 0; i--)
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
	b->acts = acts_create(b->arena);
	for (size_t i = 0; i < embedded_rules_count; i++) {
		const struct embedded_rules *r = &embedded_rules[i];
		struct book_slot *slot = add_slot(b, text_of(r->name));

		slot->yaml = (struct text){ (const char *)r->text, r->len };
	}
	return b;
}

void
rulebook_free(struct rulebook *b)
{
	arena_free(b->arena);
	free(b);
}

static bool
unknown_name(struct rulebook *b, struct text name, struct error *e)
{
	const char *names[BOOK_MAX], *nearest;

	if (!name.len)
		return error_set(e, "rules", 0, 0, "a name is missing; use a "
		    "rule set, with options like gin+oklahoma");
	if (memchr(name.s, '/', name.len))
		return error_set(e, "rules", 0, 0, "no rule set \"%.*s\"; only "
		    "-r can name a file of rules", SHOWN(name));
	for (size_t i = 0; i < b->count; i++)
		names[i] = b->slots[i].name.s;
	nearest = text_nearest(name, names, b->count);
	return error_set(e, "rules", 0, 0,
	    nearest ? "no rule set \"%.*s\"; did you mean \"%s\"?" :
	    memchr(name.s, ' ', name.len) ? "no rule set \"%.*s\"; names "
	    "are joined with \"+\", like gin+oklahoma" :
	    "no rule set \"%.*s\"; see rummy --list-rules",
	    SHOWN(name), nearest);
}

/* The slot's file, parsed when first needed. */
static const struct entry_file *
slot_entry(struct rulebook *b, struct book_slot *slot)
{
	if (!slot->entry)
		slot->entry = rulebook_parse(slot->yaml, NULL, slot->name,
		    b->arena, NULL);
	assert(slot->entry); /* built-in files are right; a test parses all */
	return slot->entry;
}

/* A letter of a name for comparison: in one case, "_" and blank as "-". */
static char
folded(char c)
{
	return c == '_' || c == ' ' ? '-' : char_lower(c);
}

static bool
same_name(struct text a, struct text b)
{
	size_t i = 0;

	if (a.len != b.len)
		return false;
	while (i < a.len && folded(a.s[i]) == folded(b.s[i]))
		i++;
	return i == a.len;
}

/* The file with this name spelled otherwise, or with this other name. */
static const struct entry_file *
find_also(struct rulebook *b, struct text name)
{
	for (size_t i = 0; i < b->count; i++)
		if (same_name(b->slots[i].name, name))
			return slot_entry(b, &b->slots[i]);
	for (size_t i = 0; i < b->count; i++) {
		const struct entry_file *f = slot_entry(b, &b->slots[i]);

		for (size_t k = 0; k < f->also.n; k++)
			if (same_name(f->also.name[k], name))
				return f;
	}
	return NULL;
}

const struct entry_file *
rulebook_find(struct rulebook *b, struct text name,
    const struct entry_file *child, struct error *e)
{
	struct book_slot *slot = find_slot(b, name);
	const struct entry_file *f;

	if (child && child->replaced && text_equal(name, child->name))
		return child->replaced;
	if (slot)
		return slot_entry(b, slot);
	f = find_also(b, name);
	if (!f && e)
		unknown_name(b, name, e);
	return f;
}

bool
rulebook_put(struct rulebook *b, struct entry_file *f, struct error *e)
{
	struct book_slot *slot = find_slot(b, f->name);

	if (slot)
		f->replaced = slot_entry(b, slot);
	else if (b->count == BOOK_MAX)
		return error_set(e, "size", 0, 0, "more than %d rule files",
		    BOOK_MAX);
	else
		slot = add_slot(b, arena_text(b->arena, f->name));
	slot->entry = f;
	return true;
}

const struct entry_file *
rulebook_entry(struct rulebook *b, size_t i)
{
	return i < b->count ? slot_entry(b, &b->slots[i]) : NULL;
}

/* Names, joined with "+" or a comma */

struct text
name_part(struct text *name)
{
	struct text part = { name->s, 0 };

	while (part.len < name->len && name->s[part.len] != '+' &&
	    name->s[part.len] != ',')
		part.len++;
	*name = part.len == name->len ? (struct text){ NULL, 0 } :
	    text_skip(*name, part.len + 1);
	return text_trim(part);
}

struct text
name_in_full(struct rulebook *book, struct text name, struct arena *arena)
{
	struct buf b = { 0 };

	while (name.s) {
		struct text part = name_part(&name);
		const struct entry_file *f = rulebook_find(book, part, NULL,
		    NULL);

		if (b.len)
			buf_char(&b, '+');
		if (f)
			part = f->name;
		buf_text(&b, part);
	}
	return arena_buf(arena, &b);
}

bool
rulebook_knows(struct rulebook *book, struct text name)
{
	while (name.s)
		if (!rulebook_find(book, name_part(&name), NULL, NULL))
			return false;
	return true;
}

/* Origins: who gave a key its value, and the value before */

#define NOWHERE { "", 0 }, { "", 0 }, false

const struct origin *
origin_without_file(enum rules_from from)
{
	static const struct origin nowhere[] = {
		[FROM_DEFAULT] = { FROM_DEFAULT, NOWHERE },
		[FROM_CONTEXT] = { FROM_CONTEXT, NOWHERE },
		[FROM_COMMAND_LINE] = { FROM_COMMAND_LINE, NOWHERE },
	};

	return &nowhere[from];
}

const struct origin *
rules_source(const struct rules *r, enum rule_key key)
{
	const struct origin *o = r->cited[key];

	/* A default is a rule of the game. */
	return o->kind == FROM_DEFAULT ? r->root : o;
}

struct text
rules_set_name(const struct rules *r)
{
	struct text name = r->name;

	return text_until(&name, '+');
}

bool
origin_is_ours(const struct origin *o)
{
	return o->of_key && text_is(o->source, "ours");
}

bool
rules_is_own(const struct rules *r, enum rule_key key)
{
	enum rules_from from = r->origin[key]->kind;

	return from == FROM_CONTEXT || from == FROM_COMMAND_LINE;
}

const char *
rules_hint(const struct rules *r, enum rules_hint hint)
{
	static const char *const hints[] = {
		[HINT_INDIAN] = "; try -r rummycircle",
		[HINT_BASIC] = "; try -r basic",
	};

	return r->chosen || !text_is(r->name, "gin") ? "" : hints[hint];
}

void
origin_print(struct buf *b, const struct origin *o)
{
	buf_text(b, o->name);
	buf_str(b, o->name.len && o->source.len ? ", " : "");
	if (origin_is_ours(o))
		buf_str(b, "our ruling, as no page says it");
	else
		buf_text(b, o->source);
}
