/* Owns the printed form of a line that could not be read, and keys of facts. */
#include "deal/record.h"

#include <string.h>

#define ESCAPED_MAX 200 /* characters */

static void
cut(struct buf *b, size_t len)
{
	b->len = len;
	b->data[len] = '\0';
}

void
record_escape(struct buf *b, struct text line)
{
	struct buf blanked = { NULL, 0, 0 };
	struct text rest = text_trim(text_blanks(line, &blanked));
	size_t start = b->len;

	if (rest.len <= ESCAPED_MAX && text_harmless(rest) == rest.len) {
		buf_text(b, rest);
		rest.len = 0;
	}
	for (size_t room = ESCAPED_MAX; rest.len > 0;) {
		size_t before = b->len, characters;
		struct text one = { rest.s, utf8_length(rest) };

		if (is_blank(*rest.s))
			buf_char(b, ' ');
		else
			buf_escaped(b, one, "");
		/* an escape is longer than the character it stands for */
		characters = b->len - before > one.len ? b->len - before : 1;
		if (characters > room) {
			cut(b, before);
			break;
		}
		room -= characters;
		rest = text_skip(rest, one.len);
	}
	while (b->len > start && b->data[b->len - 1] == ' ')
		cut(b, b->len - 1);
	buf_free(&blanked);
}

struct text
record_escaped(struct arena *a, struct text line)
{
	struct buf b = { NULL, 0, 0 };

	record_escape(&b, line);
	return arena_buf(a, &b);
}

void
record_refuse(struct record *r, struct arena *a, const char *file, size_t line,
    struct text source)
{
	struct seat *s = arena_alloc(a, sizeof(*s));

	*s = (struct seat){ .kind = SEAT_BAD, .line = line,
		.source = record_escaped(a, source),
		.error = text_of(r->error.code), .cards.discard = CARD_NONE };
	r->kind = RECORD_BAD;
	r->deal = (struct deal){ .id = r->deal.id, .seats = s, .nseats = 1,
		.file = file, .line = line };
}

const char *
record_fact_key(const char *fact)
{
	/* "players" is the list of them. */
	return strcmp(fact, "turn-up") == 0 ? "turn_up" :
	    strcmp(fact, "players") == 0 ? "player_count" : fact;
}
