/*
 * Owns every spelling of a card that is read, and what is said of a word that is
 * none.  A letter's rank and suit come from tables indexed by the byte, because a
 * stream of hands spends its time here; all other spellings are words in lists.
 */
#include "cards/spelling.h"

#include <string.h>

#define R(rank) (CARD_HALF | (rank))
#define S(suit) (CARD_HALF | CARD(suit, 0))
#define K (JOKER_HALF | (CARD_JOKER ^ JACK))

const uint16_t CARD_RANKS[256] = {
	['A'] = R(1),  ['a'] = R(1),  ['2'] = R(2),  ['3'] = R(3),
	['4'] = R(4),  ['5'] = R(5),  ['6'] = R(6),  ['7'] = R(7),
	['8'] = R(8),  ['9'] = R(9),  ['T'] = R(10), ['t'] = R(10),
	['J'] = JOKER_HALF | R(11),  ['j'] = JOKER_HALF | R(11),
	['Q'] = R(12), ['q'] = R(12), ['K'] = R(13), ['k'] = R(13),
};

const uint16_t CARD_SUITS[256] = {
	['C'] = S(CLUBS),  ['c'] = S(CLUBS),
	['D'] = S(DIAMONDS), ['d'] = S(DIAMONDS),
	['H'] = S(HEARTS), ['h'] = S(HEARTS),
	['S'] = S(SPADES), ['s'] = S(SPADES), ['K'] = K, ['k'] = K,
};

#undef R
#undef S
#undef K

struct word {
	const char *text;
	int meaning;
};

/* Longest first where one is the start of another. */
static const struct word rank_words[] = {
	{ "queen", QUEEN }, { "king", KING }, { "jack", JACK },
	{ "ace", ACE },     { "10", 10 },     { "ten", 10 },
	{ "two", 2 },       { "three", 3 },   { "four", 4 },
	{ "five", 5 },      { "six", 6 },     { "seven", 7 },
	{ "eight", 8 },     { "nine", 9 },
};

static const struct word suit_words[] = {
	{ "diamonds", DIAMONDS }, { "diamond", DIAMONDS },
	{ "spades", SPADES },     { "spade", SPADES },
	{ "hearts", HEARTS },     { "heart", HEARTS },
	{ "clubs", CLUBS },       { "club", CLUBS },
};

static const struct word suit_signs[] = {
	{ "\u2660", SPADES },   { "\u2664", SPADES },   { "\u2665", HEARTS },
	{ "\u2661", HEARTS },   { "\u2764", HEARTS },   { "\u2666", DIAMONDS },
	{ "\u2662", DIAMONDS }, { "\u2663", CLUBS },    { "\u2667", CLUBS },
};

static const struct word joker_words[] = {
	{ "joker", 0 }, { "jkr", 0 }, { "jk", 0 }, { "pj", 0 }, { "*", 0 },
	{ "red joker", 0 }, { "black joker", 0 }, { "rj", 0 }, { "bj", 0 },
};

/* Length of the first word of the list that t starts with, or 0. */
static size_t
match(struct text t, const struct word *words, size_t count, int *meaning)
{
	char first = t.len ? char_lower(t.s[0]) : '\0';

	for (size_t w = 0; w < count; w++) {
		size_t i = 1;

		if (words[w].text[0] != first)
			continue;
		while (i < t.len && words[w].text[i] &&
		    char_lower(t.s[i]) == words[w].text[i])
			i++;
		if (!words[w].text[i]) {
			*meaning = words[w].meaning;
			return i;
		}
	}
	return 0;
}

#define MATCH(t, words, meaning) match(t, words, countof(words), meaning)

/* Length of the rank that t starts with, or 0. */
static size_t
match_rank(struct text t, int *rank)
{
	size_t n = MATCH(t, rank_words, rank);

	if (n || !t.len)
		return n;
	*rank = CARD_RANKS[(unsigned char)t.s[0]] & ~CARD_HALVES;
	return *rank ? 1 : 0;
}

/* A suit symbol, with any selector of its emoji or text form. */
static size_t
match_sign(struct text t, int *suit)
{
	size_t n = MATCH(t, suit_signs, suit);
	struct text rest;

	if (!n)
		return 0;
	rest = text_skip(t, n);
	if (rest.len >= 3 && (memcmp(rest.s, "\uFE0F", 3) == 0 ||
	    memcmp(rest.s, "\uFE0E", 3) == 0))
		n += 3;
	return n;
}

/* Length of " of hearts" at the start of t, or 0. */
static size_t
match_of(struct text t, int *suit)
{
	size_t n = text_past_blanks(t, 0), word;

	if (n == 0 || t.len - n < 3 || char_lower(t.s[n]) != 'o' ||
	    char_lower(t.s[n + 1]) != 'f')
		return 0;
	n += 2;
	if (!is_blank(t.s[n]))
		return 0;
	n = text_past_blanks(t, n);
	word = MATCH(text_skip(t, n), suit_words, suit);
	return word ? n + word : 0;
}

/* A suit symbol or letter. */
static size_t
match_mark(struct text t, int *suit)
{
	size_t n = match_sign(t, suit);

	if (!n && t.len && CARD_SUITS[(unsigned char)t.s[0]] & CARD_HALF) {
		*suit = (CARD_SUITS[(unsigned char)t.s[0]] & ~CARD_HALF) >> 4;
		n = 1;
	}
	return n;
}

static size_t
match_suit(struct text t, int *suit)
{
	size_t n = match_of(t, suit);

	return n ? n : match_mark(t, suit);
}

/* One character of the block of playing cards, U+1F0A0 to U+1F0DF. */
static size_t
match_glyph(struct text t, card *c)
{
	static const signed char ranks[16] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
		JACK, 0, QUEEN, KING, 0 };
	static const signed char suits[4] = { SPADES, HEARTS, DIAMONDS, CLUBS };
	uint32_t point;
	size_t n = utf8_decode(t, &point);

	if (n != 4 || point < 0x1f0a0 || point > 0x1f0df)
		return 0;
	if (point == 0x1f0cf || point == 0x1f0bf || point == 0x1f0df)
		*c = CARD_JOKER;
	else if (ranks[point & 15])
		*c = CARD(suits[(point - 0x1f0a0) >> 4], ranks[point & 15]);
	else
		return 0;
	return n;
}

/* A joker; of "JK1" also the digit, which in "JK10H" is another card's. */
static size_t
match_joker(struct text t)
{
	size_t n = MATCH(t, joker_words, &(int){ 0 });

	if (n == 2 && t.len > n && (t.s[n] == '1' || t.s[n] == '2') &&
	    (t.len == n + 1 || is_between(t.s[n + 1])))
		return n + 1;
	return n;
}

/* "queens", whose s is no suit as in "queenS"; n: the length of its rank. */
static bool
is_plural(struct text t, size_t n)
{
	return n > 2 && t.len > n && char_lower(t.s[n]) == 's' &&
	    (t.s[n] == 's') == (t.s[n - 1] >= 'a') &&
	    (t.len == n + 1 || !is_letter(t.s[n + 1]));
}

size_t
card_parse(struct text t, card *c)
{
	int rank, suit;
	size_t n, m;
	card quick;

	/* Two letters, then a blank or the end: nearly every card. */
	if (t.len >= 2 && (t.len == 2 || t.s[2] == ' ') &&
	    quick_card(t.s, &quick)) {
		*c = quick;
		return 2;
	}
	if ((n = match_joker(t)) > 0) {
		*c = CARD_JOKER;
		return n;
	}
	if ((n = match_glyph(t, c)) > 0)
		return n;
	if ((n = match_rank(t, &rank)) > 0)
		m = is_plural(t, n) ? 0 : match_suit(text_skip(t, n), &suit);
	else if ((n = match_mark(t, &suit)) > 0) /* no suit is a rank, too */
		m = match_rank(text_skip(t, n), &rank);
	else
		return 0;
	if (!m)
		return 0;
	*c = CARD(suit, rank);
	return n + m;
}

bool
card_of(struct text t, card *c)
{
	size_t n = card_parse(t, c);

	return n && n == t.len;
}

int
rank_of(struct text t)
{
	int rank;
	size_t n = match_rank(t, &rank);

	return n && n + is_plural(t, n) == t.len ? rank : 0;
}

/* Words that are not cards */

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
