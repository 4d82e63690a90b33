/* Owns what is said of a word that should be a card and is not one. */
#include "cards/no-card.h"

#include <string.h>

#include "cards/spelling.h"

/* The first invisible character of t; SIZE_MAX if there is none. */
static size_t
find_unseen(struct text t, uint32_t *point)
{
	size_t at = 0, len;

	for (; at < t.len; at += len) {
		len = utf8_decode(text_skip(t, at), point);
		if (len && utf8_is_unseen(*point))
			return at;
		len += !len;
	}
	return SIZE_MAX;
}

/* The letter that a Cyrillic one of the word looks like, or NUL. */
static char
twin_of(struct text word, uint32_t *point)
{
	static const char twins[] = "HCSAKTJ", *const cyrillic[] = {
		"\u041d", "\u0421", "\u0405", "\u0410", "\u041a",
		"\u0422", "\u0408" };

	for (size_t i = 0; i < countof(cyrillic); i++)
		for (size_t at = 0; at + 2 <= word.len; at++)
			if (memcmp(word.s + at, cyrillic[i], 2) == 0) {
				utf8_decode(text_skip(word, at), point);
				return twins[i];
			}
	return '\0';
}

/* Report why the word, which is at this column, is not a card. */
static bool
say_no_card(struct text word, size_t column, struct error *e)
{
#define SAY(...) error_set(e, "card", 0, column, __VA_ARGS__)
	int len = (int)word.len, ignored;
	int rank = (int)match_rank(word, &ignored);
	int sign = (int)match_sign(word, &ignored);
	uint32_t point = 0;
	char twin = twin_of(word, &point);
	card c;

	if (card_of(word, &c))
		return SAY("\"%.*s\" touches its neighbours; put blanks around "
		    "it", len, word.s);
	if (rank == len && len > 2)
		return SAY("\"%.*s\" has no suit; write \"%.*s of hearts\" or "
		    "another suit", len, word.s, len, word.s);
	if (rank == len)
		return SAY("\"%.*s\" has no suit; write %.*sS, %.*sH, %.*sD or "
		    "%.*sC", len, word.s, len, word.s, len, word.s, len, word.s,
		    len, word.s);
	if (match_mark(word, &ignored) == word.len)
		return SAY("\"%.*s\" has no rank; write it after one, like "
		    "10%.*s", len, word.s, len, word.s);
	if (*word.s == '1' &&
	    match_mark(text_skip(word, 1), &ignored) == word.len - 1)
		return SAY("\"%.*s\" is not a card; a ten is 10%.*s, 1 is A, "
		    "11 is J, 12 is Q and 13 is K", len, word.s, len - 1,
		    word.s + 1);
	if (*word.s == ';' || *word.s == '.')
		return SAY("cards are separated by blanks or commas, not "
		    "\"%c\"", *word.s);
	if (twin)
		return SAY("U+%04X is not the letter %c, though it looks like "
		    "it", (unsigned)point, twin);
	if (len >= 3 && *word.s == '1' && word.s[1] >= '1' && word.s[1] <= '3')
		return SAY("\"%.*s\" is not a card; 1 is A, 11 is J, 12 is Q and "
		    "13 is K", len, word.s);
	if (rank && (len == rank + 1 || word.s[rank] & 0x80))
		return SAY("\"%.*s\" in \"%.*s\" is not a suit; the suits are "
		    "S, H, D and C", len - rank, word.s + rank, len, word.s);
	if (sign)
		return SAY("\"%.*s\" in \"%.*s\" is not a rank; the ranks are "
		    "A, 2 to 10, J, Q and K", len - sign, word.s + sign, len,
		    word.s);
	return SAY("\"%.*s\" is not a card; use a form like AS, 10H, QD or JK",
	    len, word.s);
#undef SAY
}

size_t
bad_card(struct text line, size_t at, const char *stop, struct error *e)
{
	size_t end = at, unseen;
	uint32_t point = 0;

	while (end < line.len && !is_blank(line.s[end]) &&
	    line.s[end] != ',' && (end == at || !strchr(stop, line.s[end])))
		end++;
	unseen = find_unseen((struct text){ line.s + at, end - at }, &point);
	if (unseen != SIZE_MAX) {
		error_set(e, "card", 0, utf8_column(line, at + unseen),
		    "U+%04X, which cannot be seen, is not part of a card; "
		    "remove it", (unsigned)point);
		return SIZE_MAX;
	}
	if (end - at > 40)
		end = at + 40;
	while (end < line.len && (line.s[end] & 0xc0) == 0x80)
		end++;
	say_no_card((struct text){ line.s + at, end - at },
	    utf8_column(line, at), e);
	return SIZE_MAX;
}
