/*
 * Owns the spelling of JSON as YAML, a document each: keys of a record and
 * items of its lists have lines, what is null is left out, the rest stays flow.
 */
#include "report/emit-formats.h"

#include <string.h>

struct spelling {
	struct buf *b;
	struct text rest; /* of the JSON, which has no white space */
	unsigned depth;
	bool block;       /* in a list whose items have lines of their own */
};

/* Copy the next n bytes of the JSON. */
static void
copy(struct spelling *s, size_t n)
{
	buf_add(s->b, s->rest.s, n);
	s->rest = text_skip(s->rest, n);
}

static bool
starts_with(const struct spelling *s, const char *word)
{
	return strncmp(s->rest.s, word, strlen(word)) == 0;
}

/* Is the next value an item of a list, so that no key is before it? */
static bool
is_item(const struct spelling *s)
{
	return s->depth > 0 && s->rest.s[-1] != ':';
}

/* Go on to the next entry of the innermost list or mapping. */
static void
start_entry(struct spelling *s)
{
	if (s->depth == 1)
		buf_char(s->b, '\n');
	else if (s->depth == 2 && s->block)
		buf_str(s->b, "\n  - ");
	else if (!strchr("[{", s->b->data[s->b->len - 1]))
		buf_str(s->b, ", ");
}

/* Pass a bracket, which is not written at a depth of lines of their own. */
static void
put_bracket(struct spelling *s)
{
	if (s->depth == 1 || (s->depth == 2 && s->block))
		s->rest = text_skip(s->rest, 1);
	else
		copy(s, 1);
}

static void
open_bracket(struct spelling *s)
{
	if (is_item(s))
		start_entry(s);
	s->block |= s->depth == 1 && starts_with(s, "[{");
	s->depth++;
	put_bracket(s);
}

static void
close_bracket(struct spelling *s)
{
	assert(s->depth > 0); /* the JSON is whole */
	put_bracket(s);
	s->block &= s->depth != 2;
	s->depth--;
}

/* May a key have it without quotes? */
static bool
is_of_key(char c)
{
	return strchr("abcdefghijklmnopqrstuvwxyz0123456789._-", c);
}

/* Append a key, without its quotes unless it is a number or a player's name. */
static void
put_key(struct spelling *s, size_t len)
{
	struct text key = { s->rest.s + 1, len - 2 };

	s->rest = text_skip(s->rest, len + 1);
	if (starts_with(s, "null")) {
		s->rest = text_skip(s->rest, 4);
		return;
	}
	start_entry(s);
	if (is_digit(*key.s) || text_span(key, is_of_key) < key.len)
		key = (struct text){ key.s - 1, len };
	buf_text(s->b, key);
	buf_str(s->b, s->depth == 1 && starts_with(s, "[{") ? ":" : ": ");
}

/* The length of the string, number or word that the JSON starts with. */
static size_t
length_of(const char *json)
{
	size_t len = 1;

	if (*json != '"')
		return strcspn(json, ",]}");
	while (json[len] != '"')
		len += json[len] == '\\' ? 2 : 1;
	return len + 1;
}

/* Append a key, or another string, a number or a word. */
static void
put_word(struct spelling *s)
{
	size_t len = length_of(s->rest.s);

	if (s->rest.s[len] == ':') {
		put_key(s, len);
		return;
	}
	if (is_item(s))
		start_entry(s);
	copy(s, len);
}

void
yaml_spell(struct emitter *e)
{
	struct spelling s = { .b = e->out };

	e->json.len = 0;
	buf_text(&e->json, text_skip(buf_view(e->out), e->start));
	e->out->len = e->start;
	s.rest = buf_view(&e->json);
	buf_str(s.b, "---");
	while (*s.rest.s != '\n') {
		if (strchr("{[", *s.rest.s))
			open_bracket(&s);
		else if (strchr("}]", *s.rest.s))
			close_bracket(&s);
		else if (*s.rest.s == ',')
			s.rest = text_skip(s.rest, 1);
		else
			put_word(&s);
	}
	buf_char(s.b, '\n');
}
