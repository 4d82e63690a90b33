/*
 * Owns the rules in force: reads what stands between "[" and "]", lays the
 * command line over it, and keeps what was compiled.  What keys and values
 * mean is rules'.
 */
#include "rules/context.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/*
 * One compiled context under the bytes that asked for it.  The one used
 * longest ago is replaced, so what was just returned outlives the next calls.
 */
#define SLOTS 64

struct slot {
	struct arena *arena; /* of key and rules; NULL: never used */
	struct text key;
	uint64_t hash, used;
	const struct rules *rules;
};

struct context {
	struct rulebook *book;
	struct arena *arena;   /* of what lives as long as this */
	struct text name;      /* the command line's */
	struct setting over[SETTINGS_MAX];
	size_t nover;
	const struct rules *defaults;
	struct buf key;
	uint64_t clock;
	struct slot *last, slots[SLOTS];
};

/* The command line */

static bool
too_many(struct error *e)
{
	return error_set(e, "size", 0, 0, "more than %d settings",
	    SETTINGS_MAX);
}

struct context *
context_create(struct rulebook *book, struct text name,
    const struct setting *settings, size_t count, struct error *e)
{
	struct context *c;

	if (count > SETTINGS_MAX) {
		too_many(e);
		return NULL;
	}
	c = util_alloc(sizeof(*c));
	memset(c, 0, sizeof(*c));
	c->book = book;
	c->arena = arena_create();
	c->name = arena_text(c->arena, name);
	for (size_t i = 0; i < count; i++) {
		c->over[i] = settings[i];
		c->over[i].from = FROM_COMMAND_LINE;
		c->over[i].key = arena_text(c->arena, settings[i].key);
		c->over[i].value = arena_text(c->arena, settings[i].value);
	}
	c->nover = count;
	c->last = c->slots;
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

/* FNV-1a */
static uint64_t
hash_of(struct text t)
{
	uint64_t h = UINT64_C(14695981039346656037);

	for (size_t i = 0; i < t.len; i++)
		h = (h ^ (unsigned char)t.s[i]) * UINT64_C(1099511628211);
	return h;
}

static bool
slot_is(const struct slot *s, struct text key, uint64_t hash)
{
	/* Two keys of one hash are not to be had: GCOVR_EXCL_BR_LINE below. */
	return s->rules && s->hash == hash && /* GCOVR_EXCL_BR_LINE */
	    text_equal(s->key, key);
}

static const struct rules *
cached(struct context *c, struct text key, uint64_t hash)
{
	for (size_t i = 0; !slot_is(c->last, key, hash); i++) {
		if (i == SLOTS)
			return NULL;
		c->last = &c->slots[i];
	}
	c->last->used = ++c->clock;
	return c->last->rules;
}

/* Compile into the slot that was used longest ago. */
static APART const struct rules *
compile(struct context *c, struct text key, uint64_t hash, struct text name,
    const struct setting *settings, size_t count, struct error *e)
{
	struct setting all[SETTINGS_MAX];
	struct slot *s = c->slots;

	if (count > SETTINGS_MAX - c->nover) {
		too_many(e);
		return NULL;
	}
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
	s->rules = rules_compile(c->book, name.len ? name : c->name, all,
	    count + c->nover, s->arena, e);
	s->key = arena_text(s->arena, key);
	s->hash = hash;
	s->used = ++c->clock;
	return s->rules;
}

/* Every part with its length, so that no two contexts have one key. */
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
	uint64_t hash;

	if (!name.len && !count)
		return c->defaults;
	c->key.len = 0;
	buf_char(&c->key, '\0'); /* no line starts so */
	key_add(&c->key, name);
	for (size_t i = 0; i < count; i++) {
		key_add(&c->key, settings[i].key);
		key_add(&c->key, settings[i].value);
	}
	key = (struct text){ c->key.data, c->key.len };
	hash = hash_of(key);
	r = cached(c, key, hash);
	return r ? r : compile(c, key, hash, name, settings, count, e);
}

/* Text between brackets */

static bool
is_blank(char c)
{
	return c == ' ' || c == '\t';
}

/* Past the quoted text that starts at line.s[at]; SIZE_MAX: never closed. */
static size_t
past_quotes(struct text line, size_t at)
{
	for (at++; at < line.len; at++) {
		if (line.s[at] == '\\')
			at++;
		else if (line.s[at] == '"')
			return at + 1;
	}
	return SIZE_MAX;
}

size_t
context_span(struct text line, size_t from)
{
	size_t at = from + 1;

	while (at < line.len && line.s[at] != ']') {
		if (line.s[at] == '"') {
			at = past_quotes(line, at);
			if (at == SIZE_MAX)
				return SIZE_MAX;
		} else {
			at++;
		}
	}
	return at < line.len ? at : SIZE_MAX;
}

/* The value without its quotes; a backslash takes the next byte as it is. */
static bool
unquote(struct text line, size_t from, size_t to, struct arena *a,
    struct text *value, struct error *e)
{
	char *s;
	size_t n = 0;

	*value = (struct text){ line.s + from, to - from };
	if (!memchr(value->s, '"', value->len))
		return true;
	if (line.s[from] != '"' || past_quotes(line, from) != to)
		return error_set(e, "syntax", 1, utf8_column(line, from),
		    "quotes go around a whole value: key=\"value\"");
	s = arena_alloc(a, to - from);
	for (size_t i = from + 1; i < to - 1; i++) {
		if (line.s[i] == '\\')
			i++;
		s[n++] = line.s[i];
	}
	*value = (struct text){ s, n };
	return true;
}

/* Where the word that starts at at ends. */
static size_t
word_end(struct text line, size_t at, size_t to)
{
	while (at < to && !is_blank(line.s[at]))
		at = line.s[at] == '"' ? past_quotes(line, at) : at + 1;
	return at;
}

/*
 * Where the words before the first key=value end that name rules together, as in
 * [Rummy 500] and [gin, oklahoma turn-up=5H]; at, if they name none.
 */
static size_t
name_end(struct context *c, struct text line, size_t at, size_t to)
{
	size_t end = at, next = at;

	while (next < to) {
		size_t stop = word_end(line, next, to);

		if (memchr(line.s + next, '=', stop - next))
			break;
		end = next = stop;
		while (next < to && is_blank(line.s[next]))
			next++;
	}
	return rulebook_knows(c->book, (struct text){ line.s + at, end - at }) ?
	    end : at;
}

/* What is not key=value, but may be an option behind a set that lacks its "+". */
static bool
no_pair(struct context *c, bool named, struct text word, size_t column,
    struct error *e)
{
	return error_set(e, "syntax", 1, column,
	    named && rulebook_knows(c->book, word) ?
	    "expected key=value, not \"%.*s\"; rules are joined with \"+\", "
	    "like gin+oklahoma" : "expected key=value, not \"%.*s\"",
	    (int)(word.len < 40 ? word.len : 40), word.s);
}

/* "key=value" or, first of all, the name. */
static bool
read_word(struct context *c, struct text line, size_t at, size_t end, struct arena *a,
    struct text *name, struct setting *settings, size_t *count,
    struct error *e)
{
	const char *equals = memchr(line.s + at, '=', end - at);
	size_t column = utf8_column(line, at), value;
	struct setting *s;

	if (!equals && !*count && !name->len) {
		*name = (struct text){ line.s + at, end - at };
		return true;
	}
	if (!equals || equals == line.s + at)
		return no_pair(c, name->len > 0,
		    (struct text){ line.s + at, end - at }, column, e);
	if (*count == SETTINGS_MAX)
		return error_set(e, "size", 1, column,
		    "more than %d settings in one context", SETTINGS_MAX);
	value = (size_t)(equals - line.s) + 1;
	s = &settings[(*count)++];
	s->key = (struct text){ line.s + at, value - 1 - at };
	s->line = 1;
	s->column = column;
	s->value_column = utf8_column(line, value);
	return unquote(line, value, end, a, &s->value, e);
}

/* A context that was not seen before, or not for long. */
static APART const struct rules *
compile_text(struct context *c, struct text line, size_t from, size_t to,
    uint64_t hash, struct error *e)
{
	struct text key = { line.s + from, to - from }, name = { "", 0 };
	const struct rules *r = NULL;
	struct setting settings[SETTINGS_MAX];
	struct arena *a = arena_create();
	size_t count = 0, at = from;

	for (;;) {
		size_t end;

		while (at < to && is_blank(line.s[at]))
			at++;
		if (at == to)
			break;
		end = !name.len && !count ? name_end(c, line, at, to) : at;
		if (end > at) {
			name = (struct text){ line.s + at, end - at };
			at = end;
			continue;
		}
		end = word_end(line, at, to);
		assert(end <= to);
		if (!read_word(c, line, at, end, a, &name, settings, &count, e))
			break;
		at = end;
	}
	if (at == to)
		r = name.len || count ?
		    compile(c, key, hash, name, settings, count, e) :
		    c->defaults;
	if (!r && !e->column)
		e->column = utf8_column(line, from);
	arena_free(a);
	return r;
}

const struct rules *
context_text(struct context *c, struct text line, size_t from, size_t to,
    struct error *e)
{
	struct text key = { line.s + from, to - from };
	uint64_t hash = hash_of(key);
	const struct rules *r = cached(c, key, hash);

	return r ? r : compile_text(c, line, from, to, hash, e);
}
