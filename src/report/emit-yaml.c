/*
 * Owns the spelling of JSON as YAML, a document each: keys of a record and
 * items of its lists have lines, what is null is left out, the rest stays flow.
 */
#include "report/emit-formats.h"

#include <string.h>

struct spelling {
	struct buf *b;
	const char *at; /* of the JSON, which has no white space */
};

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

static bool
starts_with(const char *json, const char *word)
{
	return strncmp(json, word, strlen(word)) == 0;
}

/* May a key have it without quotes? */
static bool
is_of_key(char c)
{
	return strchr("abcdefghijklmnopqrstuvwxyz0123456789._-", c);
}

/* Append a key, without its quotes unless it is a number or a player's name. */
static void
put_key(struct buf *b, const char *json, size_t len)
{
	struct text key = { json + 1, len - 2 };

	if (is_digit(*key.s) || text_span(key, is_of_key) < key.len)
		key = (struct text){ json, len };
	buf_text(b, key);
	buf_char(b, ':');
}

static void put_value(struct spelling *, int depth);

/* Append the entries of a list or mapping, before goes before each; no first ",". */
static void
put_entries(struct spelling *s, const char *before, int depth)
{
	const char *start = *before == ',' ? "" : before;

	for (s->at++; !strchr("]}", *s->at); s->at += *s->at == ',') {
		size_t len = length_of(s->at);
		bool has_key = *s->at == '"' && s->at[len] == ':';

		if (has_key && starts_with(s->at + len, ":null")) {
			s->at += len + strlen(":null");
			continue;
		}
		buf_str(s->b, start);
		start = before;
		if (has_key) {
			put_key(s->b, s->at, len);
			s->at += len + 1;
			buf_str(s->b, !depth && starts_with(s->at, "[{") ? "" :
			    " ");
		}
		put_value(s, depth + 1);
	}
	s->at++;
}

/* Append a value; the recursion is as deep as a record, five at the most. */
static void
put_value(struct spelling *s, int depth)
{
	if (depth == 0) {
		put_entries(s, "\n", depth);
	} else if (depth == 1 && starts_with(s->at, "[{")) {
		put_entries(s, "\n  - ", depth);
	} else if (strchr("[{", *s->at)) {
		buf_char(s->b, *s->at);
		put_entries(s, ", ", depth);
		buf_char(s->b, s->at[-1]);
	} else {
		size_t len = length_of(s->at);

		buf_add(s->b, s->at, len);
		s->at += len;
	}
}

void
yaml_spell(struct emitter *e)
{
	struct spelling s = { .b = e->out };

	e->json.len = 0;
	buf_text(&e->json, text_skip(buf_view(e->out), e->start));
	e->out->len = e->start;
	s.at = e->json.data;
	buf_str(s.b, "---");
	put_value(&s, 0);
	buf_char(s.b, '\n');
}
