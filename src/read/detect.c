/* Owns which format an input has, by its first paragraph. */
#include "read/read.h"

#include <string.h>

#include "cards/notation.h"
#include "deal/seat-name.h"
#include "read/record-keys.h"
#include "rules/facts.h"

static const char *const starting_keys[] = { STARTING_KEYS };

/*
 * "[gin]" and "[[gin]]" are contexts of text; brackets with nothing after them,
 * lists.
 */
static bool
is_json(struct text t)
{
	bool list = text_starts(t, "[");

	while (text_starts(t, "[")) {
		t = text_skip(t, 1);
		t = text_skip(t, text_span(t, is_white));
	}
	return t.len ? *t.s == '{' || (list && *t.s == '"') : list;
}

/* The key that the line starts with, empty if none: "hand" of "hand: AS". */
static struct text
key_of(struct text line)
{
	struct text key = text_until(&line, ':');

	return line.s && (!line.len || is_white(*line.s)) ? key : TEXT("");
}

static bool
is_known(struct text key)
{
	return text_among(key, starting_keys, countof(starting_keys));
}

/* Is behind the name what only a seat has: a verb, an action, a mark, "=>"? */
static bool
is_of_seat(struct text body)
{
	size_t at = 0;
	struct text word = text_word(body, &at);

	/* The first word may be a sign of YAML: "hand: |". */
	if (name_is_word(word) || name_is_word(text_trim(body)) ||
	    text_in(word, "=> /"))
		return true;
	while ((word = text_word(body, &at)).len)
		if (text_in(word, "=> / | +"))
			return true;
	return false;
}

/* Only in the first line and in lower case, as players may be called Hans. */
static bool
is_near(struct text line)
{
	struct text key = key_of(line);

	return key.len > 0 && *key.s >= 'a' && *key.s <= 'z' &&
	    text_nearest(key, starting_keys, countof(starting_keys)) &&
	    !is_of_seat(text_skip(line, key.len + 1));
}

/* Is it a name that is not a key, and a body?  "rules: taj" may be a fact. */
static bool
is_seat(struct text line)
{
	struct text key = key_of(line), body;

	if (!key.len || !is_letter(*key.s) || key_is_known(key) ||
	    is_known(key) || is_near(line) ||
	    (memchr(key.s, '.', key.len) && key_is_rule(key)))
		return false;
	body = text_trim(text_skip(line, key.len + 1));
	return body.len && !strchr("\r{[", *body.s);
}

/* Has a line a seat, and none a key of documents that is not a fact, too? */
static bool
has_seat(struct text t)
{
	bool seat = false;

	while (t.len > 0) {
		struct text line = text_until(&t, '\n'), key = key_of(line);

		if (is_known(key) && !fact_said(key))
			return false;
		seat |= is_seat(line);
	}
	return seat;
}

/* Is it a comment, a blank line or a fact, as "rules: taj"? */
static bool
may_be_above(struct text line)
{
	struct text key = key_of(line);

	return !line.s || text_span(line, is_white) == line.len ||
	    *line.s == '#' ||
	    (is_known(key) && fact_said(key));
}

/* Is the first line below facts a hand, as no document has one? */
static bool
has_hand(struct text t)
{
	struct text line;

	do
		line = text_until(&t, '\n');
	while (t.s && may_be_above(line));
	return !may_be_above(line) && !is_white(*line.s) &&
	    !memchr(line.s, ':', line.len) && !memchr("-.{}[]", *line.s, 6);
}

static bool
is_yaml(struct text t)
{
	bool first = true;

	if (text_starts(t, "---") || text_starts(t, "%") ||
	    text_starts(t, "- "))
		return true;
	while (t.len > 0) {
		struct text line = text_until(&t, '\n'), key = key_of(line);

		if (is_known(key) || (first && is_near(line)))
			return !first || !fact_said(key) ||
			    !(has_seat(t) || has_hand(t));
		if (text_trim(line).len == 0)
			return false;
		first = false;
	}
	return false;
}

/*
 * The lines up to a blank one; facts as "rules: taj" may stand above a table or a
 * document, and the next paragraph tells.
 */
static struct text
first_paragraph(struct text t)
{
	bool facts = true;

	for (struct text rest = t; rest.len > 0;) {
		struct text line = text_until(&rest, '\n');
		bool blank = text_span(line, is_white) == line.len;

		if (blank && rest.s && !facts)
			return (struct text){ t.s, (size_t)(line.s - t.s) };
		facts &= may_be_above(line);
	}
	return t;
}

/*
 * A bracket alone may still open either a list or a context.  With a name or a
 * key in each line so far, the next line may distinguish a mapping from a table,
 * and waiting for it costs nothing: both are read to their end before they are
 * judged.
 */
bool
input_wants_more(struct text t)
{
	struct text rest = text_skip(t, text_past_blanks(t, 0)), line;

	if (text_starts(rest, "[") &&
	    text_span(text_skip(rest, 1), is_white) + 1 == rest.len)
		return true;
	if (first_paragraph(t).len < t.len)
		return false;
	for (line = text_until(&t, '\n'); t.s; line = text_until(&t, '\n'))
		if (text_trim(line).len && *text_trim(line).s != '#' &&
		    (!key_of(line).len || memchr("{[", *line.s, 2)))
			return false;
	return true;
}

/* Is it a context, a fact or a title, as people write above a grid? */
static bool
is_title(struct text line)
{
	struct text rest = line, name = text_trim(text_until(&rest, ':'));
	size_t at = 0;
	struct text word = text_word(line, &at);
	card c;

	if (rest.s || !word.len)
		return rest.s && fact_said(name);
	return *word.s == '[' ? line.s[line.len - 1] == ']' :
	    !card_of(word, &c) && !name_is_word(word) && !name_is_word(name);
}

enum input_format
input_detect(struct text t)
{
	struct text below, first;

	below = t = first_paragraph(t);
	first = text_line(&below);
	if (is_json(text_skip(t, text_span(t, is_white))))
		return INPUT_JSON;
	if (grid_starts(t, false) ||
	    (is_title(first) && grid_starts(below, true)))
		return INPUT_GRID;
	return is_yaml(t) ? INPUT_YAML : INPUT_TEXT;
}
