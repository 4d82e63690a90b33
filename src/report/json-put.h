/* Members of an object in JSON: a key, with a comma unless it is the first. */
#ifndef JSON_PUT_H
#define JSON_PUT_H

#include "cards/notation.h"

/*
 * The key, of letters, digits, "." and "-"; its value is written next.  Before
 * it stands the "{" of its object, or the value of another key.  Inline, as
 * what a record of one hand needs is, so that the length of a literal is known.
 */
static inline void
json_key(struct buf *b, const char *key)
{
	bool first = b->data[b->len - 1] == '{';
	size_t len = strlen(key);
	char *to = buf_room(b, len + 4);

	*to = ',';
	to += !first;
	*to++ = '"';
	memcpy(to, key, len);
	to += len;
	*to++ = '"';
	*to++ = ':';
	buf_wrote(b, to);
}

/* The same, and the bracket of a list. */
void json_list(struct buf *, const char *key);

/* A key with its value, which is null if it is empty, or if there is none. */
void json_text(struct buf *, const char *key, struct text);
void json_flag(struct buf *, const char *key, bool);

static inline void
json_number(struct buf *b, const char *key, bool has, int64_t number)
{
	json_key(b, key);
	if (has)
		buf_int(b, (long)number);
	else
		buf_str(b, "null");
}

static inline void
json_money(struct buf *b, const char *key, bool has, int64_t hundredths)
{
	json_key(b, key);
	if (has)
		buf_money(b, hundredths);
	else
		buf_str(b, "null");
}

/* A value alone: a card as a string, or null. */
void json_card(struct buf *, card, card_style);

#endif
