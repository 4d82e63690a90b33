/* Owns the reading of cards from lines, each as spelling.c has it. */
#include "cards/notation.h"

#include <string.h>

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
	    !(CARD_SUITS[(unsigned char)*spelling.s] & CARD_HALF);
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

bool
cards_only(struct text line, card *cards, int *n)
{
	size_t at = 0;

	*n = 0;
	while ((at = quick_cards(line, at, cards, n)) < line.len) {
		/* a ten, "10C" */
		if (line.len - at < 3 || line.s[at] != '1' ||
		    line.s[at + 1] != '0' || *n == HAND_MAX ||
		    !quick_card((char[]){ 'T', line.s[at + 2] }, &cards[*n]))
			return false;
		++*n;
		at += 3;
		if (at < line.len && line.s[at++] != ' ')
			return false;
	}
	return *n && line.s[line.len - 1] != ' ';
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
		if (at == line.len || memchr(stop, line.s[at], strlen(stop)))
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

/* Where the next word "for" stands, or the end of the line. */
static size_t
find_for(struct text line, size_t at)
{
	size_t len;

	for (; at < line.len; at += len ? len : 1) {
		struct text rest = text_skip(line, at);

		len = text_span(rest, is_letter);
		if (text_is_nocase((struct text){ rest.s, len }, "for"))
			break;
	}
	return at;
}

size_t
laid_parse(struct text line, size_t from, const char *stop,
    struct arrangement *a, int *n, struct error *e)
{
	int start = *n;
	size_t at = from;

	for (;;) {
		struct text part = { line.s, find_for(line, at) };
		card joker = CARD_NONE;

		at = cards_parse(part, at, stop, a->cards, n, e);
		if (at != part.len || at == line.len)
			return at;
		at = text_past_blanks(line, at + strlen("for"));
		at += card_parse(text_skip(line, at), &joker);
		if (*n == start || a->cards[*n - 1] == CARD_JOKER ||
		    joker != CARD_JOKER) {
			error_set(e, "card", 0, utf8_column(line, part.len),
			    "expected a card, and \"for JK\" behind it if it "
			    "took the place of a joker or a wild card");
			return SIZE_MAX;
		}
		a->takes |= UINT64_C(1) << (*n - 1 - start);
	}
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
			len = text_span(text_skip(line, at), is_letter);
	}
	return at;
}
