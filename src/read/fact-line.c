/* Owns the facts that stand on lines of their own, without brackets. */
#include "read/line.h"

#include <string.h>

#include "cards/notation.h"
#include "rules/facts.h"

#define NAME_WORDS 2 /* the most words in the name of a fact */

const char *
fact_line_key(struct text line, struct head *h)
{
	struct text rest = text_skip(line, h->body), name;
	size_t at = h->body, end;
	const char *key = NULL, *said;
	card c;

	if (h->quoted || (h->has_context && !h->named))
		return NULL;
	if (h->named)
		return fact_said(h->name);
	name = text_until(&rest, ':');
	if (rest.len && (key = fact_said(text_trim(name)))) { /* "Joker:QH" */
		h->body = (size_t)(rest.s - line.s);
		return key;
	}
	for (int i = 0; i < NAME_WORDS; i++) {
		/* "joker QH" is a hand, "cut joker QH" is none. */
		if (card_of(text_word(line, &at), &c) && !i)
			break;
		said = fact_said((struct text){ name.s,
			(size_t)(line.s + at - name.s) });
		end = text_past_blanks(line, at);
		/* "players Ann" is of no use to anybody, and no fact. */
		if (said && end < line.len && (is_digit(line.s[end]) ||
		    strcmp(said, "players") != 0)) {
			key = said;
			h->body = end;
		}
	}
	return key;
}

/* Is the text a value of the fact, or does it name rules? */
static bool
is_value(const char *key, struct text value, struct error *e)
{
	const struct fact *fact = fact_find(text_of(key));
	struct facts ignored;

	return (fact ? fact_set(fact, &ignored, value) :
	    value.len && !memchr(value.s, '=', value.len)) ||
	    error_set(e, "fact", 0, 0, "expected %s; this line is a fact of "
	    "the table below, and a player of this name goes in quotes",
	    fact ? fact->expected : "the name of a rule set alone");
}

struct text
fact_line_words(const char *key, struct text value, struct arena *a,
    struct error *e)
{
	struct buf b = { 0 };

	if (!is_value(key, value, e))
		return TEXT("");
	if (strcmp(key, "rules") == 0)
		return value;
	buf_printf(&b, "%s=\"%.*s\"", key, (int)value.len, value.s);
	return arena_buf(a, &b);
}
