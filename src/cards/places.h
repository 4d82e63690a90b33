/*
 * Packs with ranks taken out.  Their cards are renamed on the way in: each is
 * called by its place, the rank that it would have if those left had no gaps,
 * and by its own name again when it is printed.  All between sees neighbours
 * that are next to each other, as in a full pack.  The cards that were taken out
 * have the other places, so that one in a hand can be named.
 */
#ifndef PLACES_H
#define PLACES_H

#include "cards/notation.h"

#define RANKS_ALL 0x3ffeu /* bit r: rank r */

struct places {
	unsigned ranks;           /* that the packs have: bit r is rank r */
	uint64_t cards;           /* that they have, by place */
	int first, last;          /* positions of runs; 14 is an ace on top */
	card place[CARD_LIMIT];   /* of each card */
	card at[CARD_LIMIT];      /* the card of each place */
	/* The words of the cards, by place. */
	struct card_word ascii[CARD_LIMIT], unicode[CARD_LIMIT];
};

/*
 * Fill in the places of packs with these ranks (bits 1 to 13, at least one).  An
 * ace is below the lowest of the others or, with ace_high, above the king.
 */
void places_make(struct places *, unsigned ranks, bool ace_high);

/* For each, NULL is a full pack, where a card is its own place. */

/* The place of a card, or of none. */
static inline card
place_of(const struct places *p, card c)
{
	return p && c != CARD_NONE ? p->place[c] : c;
}

/* The card of a place. */
static inline card
place_card(const struct places *p, card place)
{
	return p && place != CARD_NONE ? p->at[place] : place;
}

/* How cards that are called by their places are printed in a style. */
static inline card_style
place_style(const struct places *p, card_style style)
{
	return !p ? style : style == CARDS_ASCII ? p->ascii : p->unicode;
}

#endif
