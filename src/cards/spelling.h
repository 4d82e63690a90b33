/* How one card is spelled: whole, by its halves, and in two letters. */
#ifndef SPELLING_H
#define SPELLING_H

#include <stdint.h>

#include "base/util.h"
#include "cards/card.h"

/*
 * The halves of a card, so that a suit and a rank xor to one; and of "JK", which
 * is one only together.
 */
#define CARD_HALF 0x100
#define JOKER_HALF 0x200
#define CARD_HALVES (CARD_HALF | JOKER_HALF)
extern const uint16_t CARD_RANKS[256], CARD_SUITS[256]; /* by the byte */

/* The card of two ASCII letters, "JK" too; false, *c undefined: they are none. */
static inline bool
quick_card(const char *s, card *c)
{
	unsigned rank = CARD_RANKS[(unsigned char)s[0]];
	unsigned suit = CARD_SUITS[(unsigned char)s[1]];

	*c = (card)(rank ^ suit);
	return rank & suit & CARD_HALVES;
}

static inline bool
is_between(char c)
{
	return is_blank(c) || c == ',';
}

/*
 * The card that t starts with, longest spelling first, and its length in bytes;
 * 0, *c untouched, if none.  Spellings: rummy(5), CARDS.
 */
size_t card_parse(struct text t, card *c);

/* One card, whole: for facts.  False if t is anything else. */
bool card_of(struct text t, card *c);
/* A rank alone ("Q", "10", "Ace"): 1 to 13, or 0. */
int rank_of(struct text t);

/*
 * Report the word at byte at, up to a blank, a comma or a byte of stop: why it is
 * not a card.  e is filled, code "card"; returns SIZE_MAX.
 */
size_t bad_card(struct text line, size_t at, const char *stop, struct error *);

#endif
