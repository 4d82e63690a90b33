/* Owns the parsing of the text between "[" and "]": words, quotes, settings. */
#include "rules/brackets.h"

#include <string.h>

#include "cards/notation.h"

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

/* Past the quoted text, list or byte at line.s[at]; SIZE_MAX: never closed. */
static size_t
past_part(struct text line, size_t at)
{
	const char *end;

	if (line.s[at] == '"')
		return past_quotes(line, at);
	if (line.s[at] != '[')
		return at + 1;
	end = memchr(line.s + at, ']', line.len - at);
	return end ? (size_t)(end - line.s) + 1 : SIZE_MAX;
}

size_t
brackets_end(struct text line, size_t from)
{
	size_t at = from + 1;

	while (at < line.len && line.s[at] != ']')
		at = past_part(line, at);
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

static size_t
word_end(struct text line, size_t at, size_t to)
{
	while (at < to && !is_blank(line.s[at]))
		at = past_part(line, at);
	return at;
}

/*
 * The end of the words before the first key=value that together name rules, as
 * in [Rummy 500] and [gin, oklahoma turn-up=5H]; at, if they name none.
 */
static size_t
name_end(struct rulebook *book, struct text line, size_t at, size_t to)
{
	size_t end = at, next = at;
	struct text word;

	while (brackets_word(line, &next, to, &word) &&
	    !memchr(word.s, '=', word.len))
		end = next;
	return rulebook_knows(book, (struct text){ line.s + at, end - at }) ?
	    end : at;
}

/*
 * What is not key=value, but may be with the blanks around "=" gone, or an
 * option after a set that lacks its "+".
 */
static bool
no_pair(struct rulebook *book, struct text name, struct text line, size_t at,
    size_t end, struct error *e)
{
	struct text word = { line.s + at, end - at };
	struct text behind = text_trim(text_skip(line, end));
	size_t column = utf8_column(line, at);
	card c;

	behind.len = behind.len > 0; /* its first byte */
	if (text_is(behind, "="))
		return error_set(e, "syntax", 1, column, "no blank is allowed "
		    "before or after \"=\"; write key=value");
	if (card_of(word, &c))
		return error_set(e, "syntax", 1, column, "brackets hold rules, "
		    "not cards; groups have \"|\" between them");
	word.len = word.len < 40 ? word.len : 40;
	if (name.len && rulebook_knows(book, word))
		return error_set(e, "syntax", 1, column, "expected key=value, "
		    "not \"%.*s\"; rules are joined with \"+\": %.*s+%.*s",
		    (int)word.len, word.s, (int)name.len, name.s,
		    (int)word.len, word.s);
	return error_set(e, "syntax", 1, column,
	    "expected key=value, not \"%.*s\"", (int)word.len, word.s);
}

/* "key=value" or, first of all, the name. */
static bool
read_word(struct rulebook *book, struct text line, size_t at, size_t end,
    struct arena *a, struct text *name, struct setting *settings,
    size_t *count, struct error *e)
{
	const char *equals = memchr(line.s + at, '=', end - at);
	size_t column = utf8_column(line, at), value;
	struct setting *s;

	if (!equals && !*count && !name->len) {
		*name = (struct text){ line.s + at, end - at };
		return true;
	}
	if (!equals || equals == line.s + at)
		return no_pair(book, *name, line, at, end, e);
	if (*count == SETTINGS_MAX)
		return error_set(e, "size", 1, column,
		    "more than %d settings in one context", SETTINGS_MAX);
	value = (size_t)(equals - line.s) + 1;
	s = &settings[(*count)++];
	*s = (struct setting){ .key = { line.s + at, value - 1 - at },
		.line = 1, .column = column,
		.value_column = utf8_column(line, value) };
	return unquote(line, value, end, a, &s->value, e);
}

bool
brackets_word(struct text line, size_t *at, size_t to, struct text *word)
{
	size_t end;

	*at = text_past_blanks((struct text){ line.s, to }, *at);
	if (*at == to)
		return false;
	end = word_end(line, *at, to);
	if (end > to) /* never closed: not in a context */
		end = to;
	*word = (struct text){ line.s + *at, end - *at };
	*at = end;
	return true;
}

bool
brackets_read(struct rulebook *book, struct text line, size_t at, size_t to,
    struct arena *a, struct text *name, struct setting *settings,
    size_t *count, struct error *e)
{
	struct text word;

	while (brackets_word(line, &at, to, &word)) {
		size_t from = at - word.len, end = from;

		if (!name->len && !*count)
			end = name_end(book, line, from, to);
		if (end > from) {
			*name = (struct text){ line.s + from, end - from };
			at = end;
		} else if (!read_word(book, line, from, at, a, name, settings,
		    count, e)) {
			return false;
		}
	}
	return true;
}

bool
brackets_whole(struct text line, size_t from, size_t to)
{
	struct text word;

	return !brackets_word(line, &from, to, &word) ||
	    !memchr(word.s, '=', word.len);
}
