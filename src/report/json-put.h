/*
 * Values, members of an object and the first keys of a record in JSON.  The
 * first member is written with json_first.
 */
#ifndef JSON_PUT_H
#define JSON_PUT_H

#include "deal/outcome.h"
#include "deal/record.h"
#include "why/finding.h"

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

/* Append an object for each line of explain (rummy(5), explanation). */
void json_why(struct buf *, const struct why *);

/* How the last record started: if the next starts the same, it is copied. */
struct json_head {
	const char *file;
	struct buf file_text;
	struct buf context; /* for which the rules were printed */
	struct buf rules_text;
};

void json_head_free(struct json_head *);

/*
 * Begin a record with its type, "file" and a comma.  The name of a file stays
 * where it is, and another one is elsewhere.
 */
void json_begin(struct json_head *, struct buf *, const char *type,
    const char *file);
/* Append "line" and "column", from 1; column 0 counts as 1. */
void json_place(struct buf *, size_t line, size_t column);

/*
 * Append "id", then "rules", the facts and "set", which follow from the rules'
 * context.  Null without rules (NULL).
 */
void json_rules(struct json_head *, struct buf *, const struct id *,
    const struct rules *);

#endif
