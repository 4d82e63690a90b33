/* Owns the part of a line before its body: where context and name end. */
#include "read/line.h"

#include <string.h>

#include "deal/deal.h"
#include "deal/outcome.h"
#include "deal/seat-name.h"
#include "rules/brackets.h"

#define NAME_ROOM 200 /* bytes looked at for the name of one rule set */

/* Does a name end at this ":"? */
static bool
ends_name(struct text line, size_t colon)
{
	return colon + 1 == line.len || is_blank(line.s[colon + 1]);
}

static bool
name_error(struct text line, size_t at, const char *sentence, struct error *e)
{
	return error_set(e, "name", 0, utf8_column(line, at), "%s", sentence);
}

/* Copy a name without quotes, with single blanks, to s, which has room. */
static bool
plain_name(struct text line, size_t at, size_t end, struct text *name,
    char *s, struct error *e)
{
	size_t n = 0, span;

	while (end > at && is_blank(line.s[end - 1]))
		end--;
	if (at == end)
		return name_error(line, at, "a name is missing before \":\"", e);
	span = name_span((struct text){ line.s + at, end - at });
	if (at + span < end)
		return name_error(line, at + span, "quote this name: only "
		    "letters, digits, blanks and \". _ ' -\" may go unquoted",
		    e);
	for (size_t i = at; i < end; i++) {
		if (!is_blank(line.s[i]))
			s[n++] = line.s[i];
		else if (s[n - 1] != ' ')
			s[n++] = ' ';
	}
	*name = (struct text){ s, n };
	if (name_is_word(*name))
		return error_set(e, "name", 0, utf8_column(line, at),
		    "\"%.*s\" cannot be a name without quotes; leave out the "
		    "\":\", or quote the name", (int)n, s);
	return true;
}

int
line_unescape(struct text line, size_t *at)
{
	struct text rest = text_skip(line, *at);
	int high, low;

	if (rest.len >= 2 && (rest.s[1] == '"' || rest.s[1] == '\\')) {
		*at += 2;
		return rest.s[1];
	}
	if (rest.len < 4 || rest.s[1] != 'x')
		return -1;
	high = hex_digit(rest.s[2]);
	low = hex_digit(rest.s[3]);
	if (high < 0 || low < 0)
		return -1;
	*at += 4;
	return high << 4 | low;
}

/* Bytes of the quote, straight or typographic, at byte at; 0 if none. */
static size_t
quote_at(struct text line, size_t at)
{
	struct text rest = text_skip(line, at);

	if (rest.len > 0 && *rest.s == '"')
		return 1;
	return rest.len >= 3 && memcmp(rest.s, "\u201c", 2) == 0 &&
	    (unsigned char)rest.s[2] >= 0x9c &&
	    (unsigned char)rest.s[2] <= 0x9f ? 3 : 0;
}

/* Read a quoted name at *at; moves *at past the ":" that must follow. */
static bool
quoted_name(struct text line, size_t *at, struct text *name, char *s,
    struct error *e)
{
	size_t quote = quote_at(line, *at), i = *at + quote, n = 0;

	while (i < line.len && quote_at(line, i) != quote) {
		int c = (unsigned char)line.s[i];

		if (c == '\\')
			c = line_unescape(line, &i);
		else
			i++;
		if (c < 0)
			return name_error(line, i,
			    "expected \\\", \\\\ or \\xHH in a name", e);
		s[n++] = (char)c;
	}
	if (i == line.len)
		return name_error(line, *at, "the quotes of the name are "
		    "never closed", e);
	i = text_past_blanks(line, i + quote);
	if (i == line.len || line.s[i] != ':' || !ends_name(line, i))
		return name_error(line, i, "expected \":\" after the name "
		    "in quotes; cards take no quotes", e);
	if (!n)
		return name_error(line, *at, "a name is empty", e);
	*name = (struct text){ s, n };
	if (!utf8_all(*name, utf8_is_character))
		return name_error(line, *at, "\\xHH in a name must form "
		    "characters of UTF-8", e);
	*at = i + 1;
	return true;
}

/* The offset of the ":" that ends a name, or SIZE_MAX. */
static size_t
find_colon(struct text line, size_t at)
{
	const char *p;

	while (at < line.len &&
	    (p = memchr(line.s + at, ':', line.len - at))) {
		at = (size_t)(p - line.s);
		if (ends_name(line, at))
			return outcome_arrow((struct text){ line.s, at }) ==
			    SIZE_MAX ? at : SIZE_MAX;
		at++;
	}
	return SIZE_MAX;
}

static bool
read_name(struct text line, struct arena *a, struct head *h, struct error *e)
{
	size_t at = h->body, colon;

	h->quoted = quote_at(line, at);
	if (h->quoted) {
		if (!quoted_name(line, &h->body, &h->name,
		    arena_alloc(a, line.len - at), e))
			return false;
	} else {
		colon = find_colon(line, at);
		if (colon == SIZE_MAX)
			return true;
		if (!plain_name(line, at, colon, &h->name,
		    arena_alloc(a, colon - at), e))
			return false;
		h->body = colon + 1;
	}
	if (h->name.len > SEAT_NAME_MAX)
		return name_error(line, at, "a name has at most 64 bytes",
		    e);
	h->named = true;
	h->body = text_past_blanks(line, h->body);
	return true;
}

/* Take the id out of the context. */
static bool
read_id(struct arena *a, struct head *h, struct error *e)
{
	size_t column = utf8_column(h->context.line, h->context.at);
	struct text id, own;

	if (!brackets_id(&h->context, a, &id, e) ||
	    (id.len && !id_is_good(id, "syntax", 0, column, e)))
		return false;
	own = text_trim(brackets_text(h->context));
	h->has_rules = own.len || !id.len;
	h->id = arena_text(a, id); /* a table outlives the reader's buffer */
	return true;
}

bool
line_head(struct text line, struct arena *a, struct head *h, struct error *e)
{
	size_t at = text_past_blanks(line, 0), end;

	*h = (struct head){ .body = at };
	if (at < line.len && line.s[at] == '[') {
		end = brackets_end(line, at);
		if (end == SIZE_MAX)
			return error_set(e, "syntax", 0, utf8_column(line, at),
			    "\"[\" is never closed; end it with \"]\"");
		h->has_context = true;
		h->context = (struct brackets){ line, at + 1, end };
		h->body = text_past_blanks(line, end + 1);
		if (!read_id(a, h, e))
			return false;
	}
	return read_name(line, a, h, e);
}

/*
 * The byte at which a name with a slip ends: a ":" that is not of a time, else
 * the word that says what the player did; 0: there is no name.
 */
static size_t
lost_name_end(struct text line)
{
	size_t at = 0;
	struct text word;

	for (size_t i = 0; i < line.len; i++)
		if (line.s[i] == ':' && !(i > 0 && is_digit(line.s[i - 1]) &&
		    i + 1 < line.len && is_digit(line.s[i + 1])))
			return i;
	text_word(line, &at);
	while ((word = text_word(line, &at)).len > 0)
		if (name_is_word(word) && !verb_find(word))
			return (size_t)(word.s - line.s);
	return 0;
}

struct text
line_lost_name(struct text line)
{
	struct text name = text_trim(line);
	uint32_t first;
	size_t at = 0;
	card c;

	if (!name.len || memchr("[!#", *name.s, 3) ||
	    text_starts(name, "{\"") || card_of(text_word(name, &at), &c))
		return TEXT("");
	name.len = lost_name_end(name);
	while (name.len && memchr(" \t,;-=\"", name.s[name.len - 1], 7))
		name.len--;
	name = text_skip(name, name.len && *name.s == '"');
	return name.len <= SEAT_NAME_MAX && utf8_decode(name, &first) &&
	    !utf8_is_unseen(first) ? name : TEXT("");
}

bool
line_opens_context(struct text line, struct arena *a)
{
	struct head h;

	line = text_trim(line);
	if (!line.len || *line.s != '[')
		return false;
	if (line_head(line, a, &h, NULL) && h.named)
		return fact_line_key(line, &h);
	return !line_has_hand(line, h.body, a);
}

/* The words without brackets, quotes and other signs around them. */
static struct text
without_signs(struct text words)
{
	while (words.len && memchr("[({<'*_", *words.s, 7))
		words = text_skip(words, 1);
	words = text_trim(text_skip(words, quote_at(words, 0)));
	while (words.len) {
		if (memchr("])}>'.,;:\"*_", words.s[words.len - 1], 12))
			words.len--;
		else if (words.len > 3 && quote_at(words, words.len - 3) == 3)
			words.len -= 3;
		else
			break;
	}
	return text_trim(words);
}

/* Is it a rule set's name, with options perhaps that need not be known? */
static bool
is_name(const struct context *context, struct text name)
{
	const char *plus;

	while (name.len && memchr(",;", name.s[name.len - 1], 2))
		name.len--;
	if (!name.len || context_is_name(context, name))
		return name.len;
	plus = memchr(name.s, '+', name.len);
	name.len = plus ? (size_t)(plus - name.s) : 0;
	return name.len && context_is_name(context, name);
}

bool
line_means_context(struct text line, const struct context *context)
{
	struct text rest = text_trim(line), word, name = { NULL, 0 };
	bool known = true, named = false, sets = false;
	struct brackets words;
	size_t at = 0;
	card c;

	/* Quick: no rule set is called like a card. */
	if (card_of(text_word(rest, &at), &c))
		return false;
	words = brackets_of(without_signs(rest));
	while (brackets_word(&words, &word) && name.len < NAME_ROOM) {
		struct text key = brackets_key(word);

		if (!key.s) {
			/* The name goes on, or the next one begins. */
			if (name.s)
				name.len = (size_t)(word.s - name.s) + word.len;
			if (is_name(context, name)) {
				known = true;
			} else if (known) {
				name = word;
				known = is_name(context, word);
			}
			named |= known;
			continue;
		}
		if (!known)
			return false;
		name = (struct text){ NULL, 0 };
		sets |= key.len > 0;
		named |= memchr(key.s, ',', key.len) &&
		    is_name(context, text_until(&key, ','));
	}
	/* Settings alone, if they are in signs that are no brackets. */
	return known && name.len < NAME_ROOM && (named ||
	    (sets && words.line.len < text_trim(line).len));
}
