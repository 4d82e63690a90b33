/*
 * Owns the rules in force: the context between "[" and "]" with the command
 * line over it, compiled rules for reuse, and the context line in force.
 */
#include "rules/context.h"

#include <stdlib.h>
#include <string.h>

#include "rules/brackets.h"
#include "rules/facts.h"

/*
 * One compiled context, found by its bytes.  The one unused for longest is
 * replaced, so a result outlives the next calls.
 */
#define SLOTS 64

struct slot {
	struct arena *arena; /* of key and rules; NULL: never used */
	struct text key;
	uint64_t used;
	const struct rules *rules;
};

struct context {
	struct rulebook *book;
	struct arena *arena;   /* of data that lives as long as this */
	struct text name;      /* the command line's */
	struct setting over[SETTINGS_MAX];
	size_t nover;
	const struct rules *defaults;
	struct buf key;
	uint64_t clock;
	struct slot *last, slots[SLOTS];
};

/* The command line */

/* No rules: there are too many settings. */
static void *
too_many(struct error *e)
{
	error_set(e, "size", 0, 0, "more than %d settings", SETTINGS_MAX);
	return NULL;
}

struct context *
context_create(struct rulebook *book, struct text name,
    const struct setting *settings, size_t count, struct error *e)
{
	struct context *c;

	if (count > SETTINGS_MAX)
		return too_many(e);
	c = util_alloc(sizeof(*c));
	*c = (struct context){ .book = book, .arena = arena_create(),
		.nover = count, .last = c->slots };
	c->name = arena_text(c->arena, name);
	for (size_t i = 0; i < count; i++) {
		c->over[i] = settings[i];
		c->over[i].from = FROM_COMMAND_LINE;
		c->over[i].key = arena_text(c->arena, settings[i].key);
		c->over[i].value = arena_text(c->arena, settings[i].value);
	}
	c->defaults = rules_compile(book, c->name, c->over, count, c->arena, e);
	if (!c->defaults) {
		context_free(c);
		return NULL;
	}
	return c;
}

void
context_free(struct context *c)
{
	if (!c)
		return;
	for (size_t i = 0; i < SLOTS; i++)
		arena_free(c->slots[i].arena);
	arena_free(c->arena);
	buf_free(&c->key);
	free(c);
}

const struct rules *
context_default(const struct context *c)
{
	return c->defaults;
}

/* What was compiled */

static const struct rules *
cached(struct context *c, struct text key)
{
	for (size_t i = 0; !c->last->rules ||
	    !text_equal(c->last->key, key); i++) {
		if (i == SLOTS)
			return NULL;
		c->last = &c->slots[i];
	}
	c->last->used = ++c->clock;
	return c->last->rules;
}

/* Compile into the slot unused for longest. */
static APART const struct rules *
compile(struct context *c, struct text key, struct text name,
    const struct setting *settings, size_t count, struct error *e)
{
	struct setting all[SETTINGS_MAX];
	struct slot *s = c->slots;
	struct rules *r;

	if (count > SETTINGS_MAX - c->nover)
		return too_many(e);
	for (size_t i = 1; i < SLOTS; i++)
		if (c->slots[i].used < s->used)
			s = &c->slots[i];
	if (s->arena)
		arena_reset(s->arena);
	else
		s->arena = arena_create();
	if (count)
		memcpy(all, settings, count * sizeof(*all));
	memcpy(all + count, c->over, c->nover * sizeof(*all));
	s->rules = r = rules_compile(c->book, name.len ? name : c->name, all,
	    count + c->nover, s->arena, e);
	if (r)
		r->chosen |= name.len > 0;
	s->key = arena_text(s->arena, key);
	s->used = ++c->clock;
	c->last = s;
	return s->rules;
}

/* Add a part with its length, so that no two contexts have the same key. */
static void
key_add(struct buf *b, struct text t)
{
	buf_int(b, (long)t.len);
	buf_char(b, ':');
	buf_text(b, t);
}

const struct rules *
context_rules(struct context *c, struct text name,
    const struct setting *settings, size_t count, struct error *e)
{
	const struct rules *r;
	struct text key;

	if (!name.len && !count)
		return c->defaults;
	c->key.len = 0;
	buf_char(&c->key, '\0'); /* no line starts so */
	key_add(&c->key, name);
	for (size_t i = 0; i < count; i++) {
		key_add(&c->key, settings[i].key);
		key_add(&c->key, settings[i].value);
	}
	key = buf_view(&c->key);
	r = cached(c, key);
	return r ? r : compile(c, key, name, settings, count, e);
}

/* Text between brackets */

/*
 * A context that is not in the cache: its own words, and what it keeps of those
 * above, which have no place in the line.  The ones with a name come first.
 */
static APART const struct rules *
compile_text(struct context *c, struct text kept, struct brackets own,
    struct text key, struct error *e)
{
	const struct rules *r = NULL;
	struct wanted all;
	struct arena *a = arena_create();
	bool whole = brackets_whole(own), good = true;

	all.name = TEXT("");
	all.count = 0;
	for (int i = 0; i < 2 && good; i++) {
		bool is_own = whole == (i == 0);
		size_t n = all.count;

		good = brackets_read(c->book, is_own ? own : brackets_of(kept),
		    a, &all, e);
		for (; !is_own && n < all.count; n++)
			all.settings[n].line = all.settings[n].column =
			    all.settings[n].value_column = 0;
		if (!good && !is_own)
			e->column = 0;
	}
	if (good)
		r = all.name.len || all.count ? compile(c, key, all.name,
		    all.settings, all.count, e) : c->defaults;
	if (!r && !e->column)
		e->column = utf8_column(own.line, own.at);
	arena_free(a);
	return r;
}

bool
context_is_name(const struct context *c, struct text name)
{
	return rulebook_knows(c->book, name);
}

/* Context lines */

void
scope_free(struct scope *s)
{
	buf_free(&s->text);
	buf_free(&s->kept);
	buf_free(&s->merged);
}

const struct rules *
scope_rules(const struct scope *s)
{
	return s->slot ? s->slot->rules : s->context->defaults;
}

/* Does the line set the key? */
static bool
is_set(struct brackets line, struct text key)
{
	struct text word;

	while (brackets_word(&line, &word))
		if (text_equal(brackets_key(word), key))
			return true;
	return false;
}

/* Does the next line keep this word of those above? */
static bool
is_kept(struct text word, struct brackets line, enum fresh fresh, bool of_fact)
{
	struct text key = brackets_key(word);
	const struct fact *fact = key.s ? fact_find(key) : NULL;
	bool of_table = fresh >= FRESH_FACTS; /* it must not be stated again */
	bool set = key.s && is_set(line, key);

	if (!fact)
		return !set && !brackets_whole(line);
	if (!fact->of_evening)
		return of_table || (of_fact && fresh && !set);
	return set ? of_fact && of_table :
	    of_fact || fresh == FRESH_STAKE || !brackets_whole(line);
}

static void
add_word(struct buf *b, struct text word)
{
	if (b->len)
		buf_char(b, ' ');
	buf_text(b, word);
}

static void
add_words(struct buf *b, struct brackets words)
{
	struct text word;

	while (brackets_word(&words, &word))
		add_word(b, word);
}

/* Set kept to what the line keeps, and merged to that with its own words. */
static void
merge(struct scope *s, struct text above, struct brackets line, bool of_fact)
{
	struct brackets rest = brackets_of(above), kept;
	bool whole = brackets_whole(line);
	struct text word;

	s->kept.len = s->merged.len = 0;
	while (brackets_word(&rest, &word))
		if (is_kept(word, line, s->fresh, of_fact))
			add_word(&s->kept, word);
	kept = brackets_of(buf_view(&s->kept));
	add_words(&s->merged, whole ? line : kept);
	add_words(&s->merged, whole ? kept : line);
}

/* The rules of the current line, which were merged or not. */
static const struct rules *
look_up(struct scope *s, struct text key, struct brackets line,
    struct error *e)
{
	const struct rules *r = cached(s->context, key);

	return r ? r : compile_text(s->context, buf_view(&s->kept), line, key,
	    e);
}

const struct rules *
scope_text(struct scope *s, struct brackets line, struct error *e)
{
	s->kept.len = 0;
	if (s->slot) /* it must not be replaced */
		s->slot->used = ++s->context->clock;
	if (!s->text.len || (s->fresh < FRESH_FACTS && brackets_whole(line)))
		return look_up(s, brackets_text(line), line, e);
	merge(s, buf_view(&s->text), line, false);
	return look_up(s, buf_view(&s->merged), line, e);
}

/* Let the current line, merged, be the text. */
static void
take_merged(struct scope *s)
{
	struct buf text = s->text;

	s->text = s->merged;
	s->merged = text;
}

void
scope_forget(struct scope *s)
{
	struct brackets rest = brackets_of(buf_view(&s->text));
	struct text word;

	s->merged.len = 0;
	while (brackets_word(&rest, &word)) {
		const struct fact *fact = fact_find(brackets_key(word));

		if (!fact || fact->of_evening)
			add_word(&s->merged, word);
	}
	take_merged(s);
}

void
scope_keep(struct scope *s, struct brackets fact)
{
	if (s->fresh < FRESH_FACTS)
		s->text.len = 0;
	s->slot = NULL;
	merge(s, buf_view(&s->text), fact, true);
	take_merged(s);
}

const struct rules *
scope_line(struct scope *s, struct text above, struct brackets line,
    bool of_fact, struct error *e)
{
	const struct rules *r;

	merge(s, above, line, of_fact);
	r = look_up(s, buf_view(&s->merged), line, e);
	if (!r)
		return NULL;
	take_merged(s);
	s->slot = s->text.len ? s->context->last : NULL;
	return r;
}
