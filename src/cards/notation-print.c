/* Owns how a card is printed, and an arrangement.  Its header is notation.h. */
#include "cards/notation.h"

#include <string.h>

#define WORD(suit, rank, text) \
	[CARD(suit, rank)] = { text " ", sizeof(text) }
#define WORDS(suit, ten, sign) \
	WORD(suit, 1, "A" sign), WORD(suit, 2, "2" sign), \
	WORD(suit, 3, "3" sign), WORD(suit, 4, "4" sign), \
	WORD(suit, 5, "5" sign), WORD(suit, 6, "6" sign), \
	WORD(suit, 7, "7" sign), WORD(suit, 8, "8" sign), \
	WORD(suit, 9, "9" sign), WORD(suit, 10, ten sign), \
	WORD(suit, 11, "J" sign), WORD(suit, 12, "Q" sign), \
	WORD(suit, 13, "K" sign)

const struct card_word CARDS_ASCII[CARD_LIMIT] = {
	WORDS(CLUBS, "T", "C"), WORDS(DIAMONDS, "T", "D"),
	WORDS(HEARTS, "T", "H"), WORDS(SPADES, "T", "S"),
	[CARD_JOKER] = { "JK ", 3 },
};

const struct card_word CARDS_UNICODE[CARD_LIMIT] = {
	WORDS(CLUBS, "10", "\u2663"), WORDS(DIAMONDS, "10", "\u2666"),
	WORDS(HEARTS, "10", "\u2665"), WORDS(SPADES, "10", "\u2660"),
	[CARD_JOKER] = { "JK ", 3 },
};

#undef WORDS
#undef WORD

/* Write the word of a card; returns where it ends, its blank included. */
static inline char *
put_word(char *to, card c, card_style style)
{
	const struct card_word *w = &style[c];

	memcpy(to, w, sizeof(*w));
	return to + w->len;
}

char *
cards_put_quoted(char *to, const card *cards, int n, card_style style)
{
	for (int i = 0; i < n; i++, to += CARD_QUOTED) {
		to[0] = '"';
		memcpy(to + 1, style[cards[i]].text, 2);
		memcpy(to + 3, "\",", 2);
	}
	return to;
}

void
card_print(struct buf *b, card c, card_style style)
{
	cards_print(b, &c, 1, style);
}

/* With a blank after each; returns where the last one ends. */
static inline char *
put_cards(char *to, const card *cards, int n, card_style style)
{
	for (int i = 0; i < n; i++)
		to = put_word(to, cards[i], style);
	return to;
}

void
cards_print(struct buf *b, const card *cards, int n, card_style style)
{
	char *to = buf_room(b, (size_t)n * sizeof(struct card_word));

	to = put_cards(to, cards, n, style);
	buf_wrote(b, n ? to - 1 : to);
}

/* A mark and a blank, with a blank after each card. */
static char *
put_part(char *to, char sign, const card *cards, int n, card_style style)
{
	*to++ = sign;
	*to++ = ' ';
	return put_cards(to, cards, n, style);
}

/* The cards laid off; behind one that took a joker's place "for JK". */
static char *
put_laid_off(char *to, const struct arrangement *a, card_style style)
{
	const card *laid = a->cards + laid_start(a);
	int from = 0;

	*to++ = '>';
	*to++ = ' ';
	for (int i = 0; i < laid_size(a); i++) {
		if (!takes_joker(a, i))
			continue;
		to = put_cards(to, laid + from, i + 1 - from, style);
		memcpy(to, "for ", 4);
		to = put_word(to + 4, CARD_JOKER, style);
		from = i + 1;
	}
	return put_cards(to, laid + from, laid_size(a) - from, style);
}

/* Each part is written with a blank after it; the last blank is removed. */
void
arrangement_print(struct buf *b, const struct arrangement *a,
    card_style style)
{
	int laid = laid_size(a), unmatched = unmatched_size(a);
	size_t words = (size_t)a->size + (size_t)a->ngroups + 4 +
	    (a->takes ? 2 * (size_t)laid : 0);
	char *to = buf_room(b, words * sizeof(struct card_word));

	for (int g = 0; g < a->ngroups; g++) {
		if (g)
			to = put_part(to, '|', NULL, 0, style);
		to = put_cards(to, group_cards(a, g), group_size(a, g), style);
	}
	/* Without another sign one group would read back as a plain hand. */
	if (a->ngroups == 1 && !laid && !unmatched)
		to = put_part(to, '|', NULL, 0, style);
	if (laid)
		to = put_laid_off(to, a, style);
	if (unmatched || (!a->ngroups && !laid))
		to = put_part(to, '/', a->cards + a->laid_end, unmatched, style);
	if (a->discard != CARD_NONE)
		to = put_part(to, '-', &a->discard, 1, style);
	buf_wrote(b, to - 1);
}
