/* Owns the places of cards in a pack with ranks taken out. */
#include "cards/places.h"

#include <string.h>

#include "base/bits.h"

static void
put_card(struct places *p, card c, card place)
{
	p->place[c] = place;
	p->at[place] = c;
	p->ascii[place] = CARDS_ASCII[c];
	p->unicode[place] = CARDS_UNICODE[c];
}

/* Give these ranks the places from this one on. */
static void
put_ranks(struct places *p, unsigned ranks, int place)
{
	for (; ranks; ranks &= ranks - 1, place++)
		for (int suit = 0; suit < SUITS; suit++)
			put_card(p, CARD(suit, bits_lowest(ranks)),
			    CARD(suit, place));
}

/* An ace is at place 1 in any case; below a high ace the king is at 13. */
void
places_make(struct places *p, unsigned ranks, bool ace_high)
{
	unsigned ace = ranks & 1u << ACE, others = ranks & ~ace;
	unsigned out = RANKS_ALL & ~ranks;
	int n = bits_count(others), low = ACE + (ace != 0), from;
	bool high = ace && ace_high;

	p->ranks = ranks;
	from = high ? KING + 1 - n : low;
	p->first = high ? from : ACE;
	p->last = high ? ACE_HIGH : n + low - 1;
	memset(p->place, CARD_NONE, sizeof(p->place));
	memset(p->at, CARD_NONE, sizeof(p->at));
	memset(p->ascii, 0, sizeof(p->ascii));
	memset(p->unicode, 0, sizeof(p->unicode));
	put_card(p, CARD_JOKER, CARD_JOKER);
	put_ranks(p, ace, ACE);
	put_ranks(p, others, from);
	put_ranks(p, out, high ? low : low + n);
	p->cards = CARDS_OF_RANKS(ace | bits_between(from, from + n));
}
