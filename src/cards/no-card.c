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

/* Report which half of the word is not that of a card, if one is. */
static bool
say_half(struct text word, size_t column, struct error *e)
{
	int ignored;
	size_t n = match_rank(word, &ignored);
	uint32_t point = 0;
	char twin = twin_of(word, &point);
	int len = (int)word.len;

	if (twin)
		error_set(e, "card", 0, column, "U+%04X is not the letter %c, "
		    "though it looks like it", (unsigned)point, twin);
	else if (word.len >= 3 && *word.s == '1' && word.s[1] >= '1' &&
	    word.s[1] <= '3')
		error_set(e, "card", 0, column, "\"%.*s\" is not a card; 11 is "
		    "J, 12 is Q and 13 is K", len, word.s);
	else if (n && (word.len == n + 1 || word.s[n] & 0x80))
		error_set(e, "card", 0, column, "\"%.*s\" in \"%.*s\" is not a "
		    "suit; the suits are S, H, D and C", len - (int)n,
		    word.s + n, len, word.s);
	else if ((n = match_sign(word, &ignored)) > 0)
		error_set(e, "card", 0, column, "\"%.*s\" in \"%.*s\" is not a "
		    "rank; the ranks are A, 2 to 10, J, Q and K", len - (int)n,
		    word.s + n, len, word.s);
	else
		return false;
	return true;
}

/* Report why the word is not a card. */
static void
say_no_card(struct text word, size_t column, struct error *e)
{
	int len = (int)word.len, suit;
	card c;

	if (card_of(word, &c))
		error_set(e, "card", 0, column, "\"%.*s\" touches its "
		    "neighbours; put blanks around it", len, word.s);
	else if (rank_of(word) && len > 2)
		error_set(e, "card", 0, column, "\"%.*s\" has no suit; write "
		    "\"%.*s of hearts\" or another suit", len, word.s, len,
		    word.s);
	else if (rank_of(word))
		error_set(e, "card", 0, column,
		    "\"%.*s\" has no suit; write %.*sS, %.*sH, %.*sD or %.*sC",
		    len, word.s, len, word.s, len, word.s, len, word.s, len,
		    word.s);
	else if (match_mark(word, &suit) == word.len)
		error_set(e, "card", 0, column, "\"%.*s\" has no rank; write it "
		    "after one, like 10%.*s", len, word.s, len, word.s);
	else if (*word.s == '1' &&
	    match_mark(text_skip(word, 1), &suit) == word.len - 1)
		error_set(e, "card", 0, column, "\"%.*s\" is not a card; the "
		    "ace is A, as in A%.*s", len, word.s, len - 1, word.s + 1);
	else if (*word.s == ';' || *word.s == '.')
		error_set(e, "card", 0, column, "cards are separated by blanks "
		    "or commas, not \"%c\"", *word.s);
	else if (!say_half(word, column, e))
		error_set(e, "card", 0, column, "\"%.*s\" is not a card; use a "
		    "form like AS, 10H, QD or JK", len, word.s);
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
