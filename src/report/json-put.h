/*
 * JSON.  Each member of an object and each item of a list begins with a comma.
 */
#ifndef JSON_PUT_H
#define JSON_PUT_H

#include "deal/outcome.h"
#include "deal/record.h"
#include "why/finding.h"

/* A comma and a key without escapes.  Inline: a literal has a known length. */
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

/*
 * Begin a list or an object with this key or, if it is NULL, as an item of a
 * list; returns where its first comma will be.
 */
size_t json_open(struct buf *, const char *key);
/* End it: the first of the brackets, "[]" or "{}", replaces that comma. */
static inline void
json_close(struct buf *b, size_t open, const char *brackets)
{
	if (b->len == open)
		buf_char(b, ',');
	b->data[open] = brackets[0];
	buf_char(b, brackets[1]);
}

/* A key with its value, which is null if it is empty or there is none. */
void json_text(struct buf *, const char *key, struct text);
/* The same of a word. */
static inline void
json_word(struct buf *b, const char *key, const char *word)
{
	json_text(b, key, text_of(word));
}

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
/* The verdict and the figures of a result. */
void json_result(struct buf *, const struct outcome *);
/* The codes of a result, or the one of an error: "why", a list. */
void json_codes(struct buf *, const struct outcome *);

/* A value alone: UTF-8 without U+xxFFFE and U+xxFFFF as a string. */
void json_quoted(struct buf *, struct text);
/* The same, or a card as a string; null if it is empty. */
void json_string(struct buf *, struct text);
void json_card(struct buf *, card, card_style);
/* A list of cards. */
void json_cards(struct buf *, const card *, int n, card_style);

/* Append "explanation": an object for each line of explain; rummy(5). */
void json_why(struct buf *, const struct why *);

/* How the last record started: if the next starts the same, it is copied. */
struct json_head {
	const char *file;
	struct buf file_text;
	struct buf context; /* for which the rules were printed */
	struct buf rules_text;
};

void json_head_free(struct json_head *);

/* Begin a record: type, "file", a comma.  Files are compared by address. */
void json_begin(struct json_head *, struct buf *, const char *type,
    const char *file);
/* Append "line" and "column", from 1; column 0 counts as 1. */
void json_place(struct buf *, size_t line, size_t column);

/* Append "id", "rules" (NULL: null), the facts and "set". */
void json_rules(struct json_head *, struct buf *, const struct id *,
    const struct rules *);

#endif
