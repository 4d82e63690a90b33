/* Owns the parsing of the text between "[" and "]": words, quotes, settings. */
#include "rules/brackets.h"

#include <string.h>

#include "cards/notation.h"
#include "rules/book.h"
#include "rules/facts.h"

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
unquote(struct brackets b, struct arena *a, struct text *value,
    struct error *e)
{
	char *s;
	size_t n = 0;

	*value = brackets_text(b);
	if (!memchr(value->s, '"', value->len))
		return true;
	if (*value->s != '"' || past_quotes(b.line, b.at) != b.to)
		return error_set(e, "syntax", 1, utf8_column(b.line, b.at),
		    "quotes go around a whole value: key=\"value\"");
	s = arena_alloc(a, value->len);
	for (size_t i = b.at + 1; i < b.to - 1; i++) {
		if (b.line.s[i] == '\\')
			i++;
		s[n++] = b.line.s[i];
	}
	*value = (struct text){ s, n };
	return true;
}

/*
 * What is not key=value, but may be with the blanks around "=" gone, or an
 * option after a set that lacks its "+".
 */
static bool
no_pair(struct rulebook *book, struct text name, struct brackets b,
    struct error *e)
{
	struct text word = brackets_text(b);
	struct text behind = text_trim(text_skip(b.line, b.to));
	const struct entry_file *set;
	size_t column = utf8_column(b.line, b.at);
	card c;

	behind.len = behind.len > 0; /* its first byte */
	if (text_is(behind, "="))
		return error_set(e, "syntax", 1, column, "no blank is allowed "
		    "before or after \"=\"; write key=value");
	if (card_of(word, &c))
		return error_set(e, "syntax", 1, column, "brackets hold rules, "
		    "not cards; groups have \"|\" between them");
	word.len = word.len < 40 ? word.len : 40;
	set = rulebook_knows(book, word) ? compose_base(book, word, NULL) : NULL;
	if (set && (!set->option || !rulebook_knows(book, name)))
		return error_set(e, "syntax", 1, column, "a rule set goes "
		    "first, like [%.*s]", (int)word.len, word.s);
	if (fact_said(word))
		return error_set(e, "syntax", 1, column, "expected key=value, "
		    "not \"%.*s\"; write a fact in brackets like value=2, or "
		    "on a line of its own like Value: 2", (int)word.len,
		    word.s);
	if (set)
		return error_set(e, "syntax", 1, column, "expected key=value, "
		    "not \"%.*s\"; rules are joined with \"+\": %.*s+%.*s",
		    (int)word.len, word.s, (int)name.len, name.s,
		    (int)word.len, word.s);
	return error_set(e, "syntax", 1, column,
	    "expected key=value, not \"%.*s\"", (int)word.len, word.s);
}

/* "key=value" or, first of all, the name; b is of just this word. */
static bool
read_word(struct rulebook *book, struct brackets b, struct arena *a,
    struct wanted *w, struct error *e)
{
	struct text word = brackets_text(b);
	const char *equals = memchr(word.s, '=', word.len);
	size_t column = utf8_column(b.line, b.at);
	struct setting *s;

	if (!equals && !w->count && !w->name.len) {
		w->name = word;
		return true;
	}
	if (!equals || equals == word.s)
		return no_pair(book, w->name, b, e);
	if (w->count == SETTINGS_MAX)
		return error_set(e, "size", 1, column,
		    "more than %d settings in one context", SETTINGS_MAX);
	b.at = (size_t)(equals - b.line.s) + 1; /* the value */
	s = &w->settings[w->count++];
	*s = (struct setting){ .key = { word.s, (size_t)(equals - word.s) },
		.line = 1, .column = column,
		.value_column = utf8_column(b.line, b.at) };
	if (!unquote(b, a, &s->value, e))
		return false;
	for (const struct setting *other = w->settings; other < s; other++)
		if (text_equal(other->key, s->key) &&
		    !text_equal(other->value, s->value))
			return error_set(e, "syntax", 1, column, "%.*s is "
			    "given twice, with two values",
			    text_shown(s->key, 40), s->key.s);
	return true;
}

/*
 * Does the word that starts there end at this byte: a blank, or a comma, behind
 * key=value before a blank, or before key=value or the end?
 */
static bool
ends_word(struct text line, size_t start, size_t at)
{
	struct text word = { line.s + start, at - start }, next;

	if (line.s[at] != ',')
		return is_blank(line.s[at]);
	if (brackets_key(word).s && at + 1 < line.len && is_blank(line.s[at + 1]))
		return true;
	at = text_past_blanks(line, at + 1);
	next = text_word(line, &at);
	return !next.len || brackets_key(text_until(&next, ',')).s;
}

bool
brackets_word(struct brackets *rest, struct text *word)
{
	struct text line = { rest->line.s, rest->to };
	size_t start = rest->at, end;

	while (start < rest->to && ends_word(line, start, start))
		start++;
	end = start;
	while (end < rest->to && !ends_word(line, start, end))
		end = past_part(rest->line, end);
	if (end > rest->to) /* never closed: not in a context */
		end = rest->to;
	*word = (struct text){ line.s + start, end - start };
	rest->at = end + (end < rest->to);
	return word->len;
}

/* The brackets with that word of theirs alone. */
static struct brackets
only(struct brackets b, struct text word)
{
	b.at = (size_t)(word.s - b.line.s);
	b.to = b.at + word.len;
	return b;
}

bool
brackets_read(struct rulebook *book, struct brackets rest, struct arena *a,
    struct wanted *w, struct error *e)
{
	struct brackets ahead = rest, name = { rest.line, rest.at, rest.at };
	struct text word;

	/*
	 * The words before the first key=value may together name rules, as in
	 * [Rummy 500] and [gin, oklahoma turn-up=5H].
	 */
	while (brackets_word(&ahead, &word) && !brackets_key(word).s)
		name.to = only(name, word).to;
	if (!w->name.len && !w->count &&
	    rulebook_knows(book, brackets_text(name))) {
		w->name = text_trim(brackets_text(name));
		rest.at = name.to;
	}
	while (brackets_word(&rest, &word))
		if (!read_word(book, only(rest, word), a, w, e))
			return false;
	return true;
}

/* A copy of the brackets with a blank for each character of the word. */
static struct brackets
without(struct brackets b, struct text word, struct arena *a)
{
	size_t at = only(b, word).at, n = at, end = at + word.len;
	char *s = arena_alloc(a, b.line.len);

	memcpy(s, b.line.s, at);
	for (; word.len > 0; word = text_skip(word, utf8_length(word)))
		s[n++] = ' ';
	memcpy(s + n, b.line.s + end, b.line.len - end);
	b.line = (struct text){ s, b.line.len - end + n };
	b.to = b.to - end + n;
	while (b.to > b.at && is_blank(s[b.to - 1]))
		b.to--;
	return b;
}

bool
brackets_id(struct brackets *b, struct arena *a, struct text *id,
    struct error *e)
{
	struct brackets rest = *b, value;
	struct text word;

	*id = TEXT("");
	do {
		if (!brackets_word(&rest, &word))
			return true;
	} while (!text_starts(word, "id="));
	value = only(*b, word);
	value.at += strlen("id=");
	if (!unquote(value, a, id, e))
		return false;
	if (!id->len)
		return error_set(e, "syntax", 1,
		    utf8_column(value.line, value.at), "id= needs a value");
	word.len += value.to < b->to && b->line.s[value.to] == ',';
	*b = without(*b, word, a);
	return true;
}

bool
brackets_whole(struct brackets b)
{
	struct text word;

	return !brackets_word(&b, &word) || !brackets_key(word).s;
}
