/*
 * Owns every spelling of a card that is read.  A letter's rank and suit come
 * from tables indexed by the byte, because a stream of hands spends its time
 * here; all other spellings are words in one list.
 */
#include "cards/notation.h"

#include <string.h>

#include "cards/no-card.h"

/*
 * The halves of a card, so that a suit and a rank xor to one; and of "JK", which
 * is one only together.
 */
#define HALF 0x100
#define JOKER_HALF 0x200
#define HALVES (HALF | JOKER_HALF)
#define R(rank) (HALF | (rank))
#define S(suit) (HALF | CARD(suit, 0))
#define K (JOKER_HALF | (CARD_JOKER ^ JACK))

static const uint16_t ascii_rank[256] = {
	['A'] = R(1),  ['a'] = R(1),  ['2'] = R(2),  ['3'] = R(3),
	['4'] = R(4),  ['5'] = R(5),  ['6'] = R(6),  ['7'] = R(7),
	['8'] = R(8),  ['9'] = R(9),  ['T'] = R(10), ['t'] = R(10),
	['J'] = JOKER_HALF | R(11),  ['j'] = JOKER_HALF | R(11),
	['Q'] = R(12), ['q'] = R(12), ['K'] = R(13), ['k'] = R(13),
};

static const uint16_t ascii_suit[256] = {
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
	for (size_t w = 0; w < count; w++) {
		size_t i = 0;

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

size_t
match_rank(struct text t, int *rank)
{
	size_t n = MATCH(t, rank_words, rank);

	if (n || !t.len)
		return n;
	*rank = ascii_rank[(unsigned char)t.s[0]] & ~HALVES;
	return *rank ? 1 : 0;
}

size_t
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

size_t
match_mark(struct text t, int *suit)
{
	size_t n = match_sign(t, suit);

	if (!n && t.len && ascii_suit[(unsigned char)t.s[0]] & HALF) {
		*suit = (ascii_suit[(unsigned char)t.s[0]] & ~HALF) >> 4;
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

/* The card of two ASCII letters, "JK" too; false, *c undefined: they are none. */
static inline bool
quick_card(const char *s, card *c)
{
	unsigned rank = ascii_rank[(unsigned char)s[0]];
	unsigned suit = ascii_suit[(unsigned char)s[1]];

	*c = (card)(rank ^ suit);
	return rank & suit & HALVES;
}

static bool
is_between(char c)
{
	return is_blank(c) || c == ',';
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
		m = match_suit(text_skip(t, n), &suit);
	else if ((n = match_mark(t, &suit)) > 0) /* no suit is a rank, too */
		m = match_rank(text_skip(t, n), &rank);
	else
		return 0;
	if (!m)
		return 0;
	*c = CARD(suit, rank);
	return n + m;
}

static bool
is_stop(const char *stop, char c)
{
	for (; *stop; stop++)
		if (*stop == c)
			return true;
	return false;
}

/*
 * May a card of this spelling touch its neighbour?  A rank and a suit mark; not
 * a suit letter and a rank, or "Asha" would be two aces.
 */
static bool
is_short(struct text spelling)
{
	size_t characters = utf8_column(spelling, spelling.len) - 1;

	for (size_t i = 0; i + 2 <= spelling.len; i++)
		/* A selector of the emoji or text form is invisible. */
		if (memcmp(spelling.s + i, "\uFE0F", 2) == 0 ||
		    memcmp(spelling.s + i, "10", 2) == 0)
			characters--;
	return characters <= 2 &&
	    !(ascii_suit[(unsigned char)*spelling.s] & HALF);
}

/*
 * Add the cards of two letters from byte at, each followed by a blank or the
 * end of the line; returns the byte after them.
 */
static inline size_t
quick_cards(struct text line, size_t at, card *cards, int *n)
{
	const char *s = line.s + at, *end = line.s + line.len;
	size_t room = (size_t)(HAND_MAX - *n), triples = (line.len - at) / 3;
	card *to = cards + *n;
	card *last = to + (triples < room ? triples : room);

	while (to < last && s[2] == ' ' && quick_card(s, to)) {
		to++;
		s += 3;
	}
	if (end - s == 2 && to < cards + HAND_MAX && quick_card(s, to)) {
		to++;
		s += 2;
	}
	*n = (int)(to - cards);
	return (size_t)(s - line.s);
}

/* As cards_only, with tens as "10C", too. */
static bool
cards_and_tens(struct text line, card *cards, int *n)
{
	const char *s = line.s, *end = s + line.len;

	for (*n = 0; *n < HAND_MAX && end - s >= 2; (*n)++) {
		bool ten = s[0] == '1' && s[1] == '0' && end - s > 2;
		char two[2] = { ten ? 'T' : s[0], s[1 + ten] };

		if (!quick_card(two, &cards[*n]))
			return false;
		s += 2 + ten;
		if (s == end) {
			(*n)++;
			return true;
		}
		if (*s++ != ' ')
			return false;
	}
	return false;
}

/* As cards_only, of cards of two letters. */
static inline bool
letters_only(struct text line, card *cards, int *n)
{
	size_t count = (line.len + 1) / 3;
	const char *s = line.s, *last;

	if (line.len + 1 != 3 * count || count > HAND_MAX)
		return false;
	*n = (int)count;
	last = s + line.len - 2;
	for (; s < last; s += 3)
		if (!quick_card(s, cards++) || s[2] != ' ')
			return false;
	return quick_card(s, cards);
}

bool
cards_only(struct text line, card *cards, int *n)
{
	return letters_only(line, cards, n) || cards_and_tens(line, cards, n);
}

bool
groups_only(struct text line, size_t from, struct arrangement *a)
{
	const char *s = line.s + from, *end = line.s + line.len;
	int n = 0, start = 0, groups = 0;

	if (line.len - from > 3 * HAND_MAX)
		return false;
	for (; end - s > 2 && *s == ' '; s += 3) {
		if (quick_card(s + 1, &a->cards[n])) {
			n++;
			continue;
		}
		if (s[1] != '|' || n == start || groups == GROUPS_MAX - 1)
			return false;
		a->end[groups++] = (unsigned char)n;
		start = n;
		s--;
	}
	if (s < end || !groups)
		return false;
	a->end[groups++] = (unsigned char)n;
	a->ngroups = (unsigned char)groups;
	a->laid_end = a->size = (unsigned char)n;
	a->discard = CARD_NONE;
	return true;
}

size_t
cards_parse(struct text line, size_t from, const char *stop, card *cards,
    int *n, struct error *e)
{
	bool touching = false; /* is the card before still unfinished? */
	bool before_short = true;
	size_t at = from;

	for (;;) {
		struct text rest;
		size_t len;
		card c;

		while (at < line.len && is_between(line.s[at])) {
			touching = false;
			at++;
		}
		if (!touching)
			at = quick_cards(line, at, cards, n);
		if (at == line.len || is_stop(stop, line.s[at]))
			return at;
		if (is_between(line.s[at]))
			continue;
		rest = text_skip(line, at);
		len = card_parse(rest, &c);
		rest.len = len;
		if (!len || (touching && !(before_short && is_short(rest))))
			return bad_card(line, at, stop, e);
		if (*n == HAND_MAX) {
			error_set(e, "size", 0, utf8_column(line, at),
			    "more than %d cards in a hand", HAND_MAX);
			return SIZE_MAX;
		}
		cards[(*n)++] = c;
		before_short = is_short(rest);
		touching = true;
		at += len;
	}
}

static size_t
letters_at(struct text t)
{
	size_t n = 0;

	/* GCOVR_EXCL_BR_START: the card that is sought follows the word */
	while (n < t.len && is_letter(t.s[n]))
		n++;
	/* GCOVR_EXCL_BR_STOP */
	return n;
}

size_t
card_find(struct text line, size_t from, card c, int nth)
{
	size_t at = from, len;

	for (; at < line.len; at += len ? len : 1) {
		card found;

		len = 1;
		if (is_between(line.s[at]))
			continue;
		len = card_parse(text_skip(line, at), &found);
		if (len && found == c && --nth == 0)
			break;
		if (!len)
			len = letters_at(text_skip(line, at));
	}
	return at;
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

	return n && n == t.len ? rank : 0;
}
