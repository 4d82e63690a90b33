/* Owns which names a seat may have, and the form of times before a name. */
#include "deal/seat-name.h"

#include <assert.h>
#include <string.h>

#include "cards/notation.h"
#include "deal/record.h"
#include "rules/facts.h"

/* Bytes of the character that t starts with, if a name may have it unquoted. */
static size_t
name_character(struct text t)
{
	uint32_t point;
	size_t len = utf8_decode(t, &point);

	if (!len) /* what a file starts with has not been looked at before */
		return 0;
	if (point >= 0x80) /* the range is of quotes */
		return utf8_is_unseen(point) ||
		    (point >= 0x201c && point <= 0x201f) ? 0 : len;
	if ((point >= '0' && point <= '9') ||
	    ((point | 0x20) >= 'a' && (point | 0x20) <= 'z'))
		return 1;
	return memchr("._'-", (int)point, 4) ? 1 : 0;
}

size_t
name_span(struct text t)
{
	struct text rest = t;
	size_t len;

	while (rest.len && (len = is_blank(*rest.s) ? 1 : name_character(rest)))
		rest = text_skip(rest, len);
	return t.len - rest.len;
}

bool
name_is_word(struct text name)
{
	enum action action;

	return verb_find(name) || action_find(name, &action) ||
	    text_is_nocase(name, "count") || text_is_nocase(name, "points");
}

/* Does it read back without quotes? */
static bool
is_plain(struct text name)
{
	bool blank = true;

	while (name.len > 0) {
		size_t len = name_character(name);

		if (!len && (blank || *name.s != ' '))
			return false;
		blank = !len;
		name = text_skip(name, len ? len : 1);
	}
	return !blank;
}

bool
name_is_bare(struct text name)
{
	struct text word;
	card cards[HAND_MAX];
	size_t at = 0;
	int count = 0;

	assert(name.len > 0);
	if ((!is_letter(*name.s) && (unsigned char)*name.s < 0x80) ||
	    name_span(name) < name.len)
		return false;
	while ((word = text_word(name, &at)).len)
		if (card_of(word, &cards[0]))
			return false;
	return cards_parse(name, 0, "", cards, &count, NULL) == SIZE_MAX;
}

/* Would a line that starts with it be one of YAML? */
static bool
starts_yaml(struct text name)
{
	static const char *const keys[] = { STARTING_KEYS };

	return *name.s == '%' || text_starts(name, "- ") ||
	    text_starts(name, "---") || text_among(name, keys, countof(keys));
}

bool
name_heads_deals(struct text cell)
{
	while (cell.len && memchr("#. ", cell.s[cell.len - 1], 3))
		cell.len--; /* "no.", "Deal #" */
	return !cell.len || text_in(cell, "no nr deal hand round game date");
}

bool
name_heads_totals(struct text cell)
{
	struct text word = { cell.s, text_span(cell, is_letter) };

	return text_in(word, "total totals sum sums subtotal subtotals") ||
	    text_is_nocase(cell, "grand total");
}

bool
name_is_column(struct text name)
{
	size_t at;

	name.len -= name.len && name.s[name.len - 1] == '.';
	for (at = name.len; at && is_letter(name.s[at - 1]);)
		at--;
	return text_in(text_skip(name, at), "total totals sum notes remarks "
	    "comments no nr number index serial runde spiel partie player "
	    "players name names winner dealer");
}

void
name_print(struct buf *b, struct text name, bool cell)
{
	bool bare = cell ? name_is_bare(name) && !name_is_column(name) :
	    !starts_yaml(name);

	if (bare && is_plain(name) && !name_is_word(name) &&
	    !fact_said(name) && !stamp_length(name)) {
		buf_text(b, name);
		return;
	}
	buf_char(b, '"');
	while (name.len > 0) {
		struct text one = { name.s, utf8_length(name) };

		if (*one.s == '"' || *one.s == '\\')
			buf_char(b, '\\');
		buf_escaped(b, one, "");
		name = text_skip(name, one.len);
	}
	buf_char(b, '"');
}

/* Times */

/* What a word before a message is. */
enum part { PART_OTHER, PART_DATE, PART_DOTS, PART_COLONS, PART_DASH };

/* "21:03", "21.03.15", "26/11/2026": numbers with one mark between. */
static enum part
numbers_of(struct text word)
{
	size_t first = text_span(word, is_digit), second;
	char mark = first < word.len ? word.s[first] : '\0';

	if (!first || first > 4 || !memchr(":./-", mark, 4))
		return PART_OTHER;
	word = text_skip(word, first);
	second = text_span(text_skip(word, 1), is_digit);
	while (word.len && *word.s == mark) {
		size_t digits = text_span(text_skip(word, 1), is_digit);

		if (!digits || digits > 4)
			return PART_OTHER;
		word = text_skip(word, 1 + digits);
	}
	if (word.len)
		return PART_OTHER;
	if (first > 2 || second != 2 || mark == '/' || mark == '-')
		return PART_DATE;
	return mark == ':' ? PART_COLONS : PART_DOTS;
}

static enum part
part_of(struct text word)
{
	if (text_is(word, "-") || text_is(word, "\u2013"))
		return PART_DASH;
	if (word.len && word.s[word.len - 1] == ',')
		word.len--;
	if (text_in(word, "am pm a.m. p.m. a. p. m."))
		return PART_DATE;
	return numbers_of(word);
}

/*
 * The byte of the line behind a time that stands from byte at on: in front of a
 * dash or, with colons, of anything; in brackets all of the line.
 */
static size_t
past_time(struct text line, size_t at, bool bracketed)
{
	bool colons = false, time = false;
	size_t end = at;
	enum part part = PART_OTHER;

	do {
		end = at;
		part = part_of(text_word(line, &at));
		colons |= part == PART_COLONS;
		time |= part == PART_COLONS || part == PART_DOTS;
	} while (part != PART_OTHER && part != PART_DASH);
	if (bracketed)
		return time && part == PART_OTHER && end == line.len ? end : 0;
	if (time && part == PART_DASH)
		return at;
	return colons ? end : 0;
}

/* The byte of the line behind "12." or "12)" of a list at byte at; or 0. */
static size_t
past_item(struct text line, size_t at)
{
	size_t end = at + text_span(text_skip(line, at), is_digit);

	return end - at <= 3 && end + 1 < line.len &&
	    memchr(".)", line.s[end], 2) && is_blank(line.s[end + 1]) ?
	    end + 1 : 0;
}

size_t
stamp_length(struct text line)
{
	size_t at = text_past_blanks(line, 0), end;
	const char *close;

	if (at == line.len || (line.s[at] != '[' && !is_digit(line.s[at])))
		return 0;
	if (is_digit(line.s[at])) {
		end = past_item(line, at);
		if (!end)
			end = past_time(line, at, false);
	} else {
		close = memchr(line.s + at, ']', line.len - at);
		end = close ? (size_t)(close - line.s) : 0;
		if (end && past_time((struct text){ line.s, end }, at + 1, true))
			end++;
		else
			end = 0;
	}
	return end < line.len && is_blank(line.s[end]) &&
	    text_past_blanks(line, end) < line.len ? end : 0;
}
