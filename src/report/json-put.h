/* Members of an object in JSON; the first is written with json_first. */
#ifndef JSON_PUT_H
#define JSON_PUT_H

#include "deal/outcome.h"

/*
 * A comma and the key, of letters, digits, "_", "." and "-"; its value is
 * written next.  Inline, as what a record of one hand needs is, so that the
 * length of a literal is known.
 */
static inline void
json_key(struct buf *b, const char *key)
{
	size_t len = strlen(key);
	char *to = buf_room(b, len + 4);

	*to++ = ',';
	*to++ = '"';
	memcpy(to, key, len);
	to += len;
	*to++ = '"';
	*to++ = ':';
	buf_wrote(b, to);
}

/* Begin an object with its first key. */
void json_first(struct buf *, const char *key);
/* Begin item i, from 0, of a list of objects. */
void json_item(struct buf *, int i, const char *key);

/* A comma, the key, and the bracket of a list. */
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

/* A key with a list of those names whose bits are set. */
void json_names(struct buf *, const char *key, const char *const *names,
    unsigned which);
/* The codes of a result, or the one of an error: "why", a list. */
void json_codes(struct buf *, const struct outcome *);

/* A value alone: a string, or a card as one; null if there is none. */
void json_string(struct buf *, struct text);
void json_card(struct buf *, card, card_style);

#endif
