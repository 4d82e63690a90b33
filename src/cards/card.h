/*
 * A card is one byte.  Comparing cards as numbers is the order in which ties
 * are broken: clubs, diamonds, hearts, spades; ace to king in each; then the
 * printed joker.
 */
#ifndef CARD_H
#define CARD_H

#include <stdbool.h>
#include <stdint.h>

#include "base/bits.h"

typedef unsigned char card;

enum suit { CLUBS, DIAMONDS, HEARTS, SPADES, SUITS };
enum rank { ACE = 1, JACK = 11, QUEEN = 12, KING = 13, ACE_HIGH = 14 };

#define CARD(suit, rank) ((card)((suit) << 4 | (rank)))
#define CARD_JOKER ((card)0x40)
#define CARD_LIMIT 0x41 /* every card is below: arrays by card have this size */
#define CARD_NONE ((card)0xff)

/* CLUBS to SPADES; SUITS for a printed joker. */
static inline int
card_suit(card c)
{
	return c >> 4;
}

/* 1 (ace) to 13 (king); meaningless for a printed joker. */
static inline int
card_rank(card c)
{
	return c & 15;
}

static inline bool
card_is_joker(card c)
{
	return c == CARD_JOKER;
}

/* The card's bit in a set of cards; a printed joker has none. */
static inline uint64_t
card_bit(card c)
{
	return UINT64_C(1) << c;
}

/* Sets of cards: of a suit, of a rank (1 to 13), of ranks (bit r), and all 52. */
#define CARDS_OF_SUIT(suit) (UINT64_C(0x3ffe) << 16 * (suit))
#define CARDS_OF_RANK(rank) (UINT64_C(0x0001000100010001) << (rank))
#define CARDS_OF_RANKS(ranks) (UINT64_C(0x0001000100010001) * (ranks))
#define CARDS_ALL UINT64_C(0x3ffe3ffe3ffe3ffe)

/*
 * The same set by rank: bit 4 * rank + suit for each card.  Every suit's bits
 * are moved apart, three places between two of them.
 */
static inline uint64_t
cards_by_rank(uint64_t cards)
{
	uint64_t all = 0;

	for (int suit = 0; suit < SUITS; suit++) {
		uint64_t ranks = cards >> 16 * suit & 0xffff;

		ranks = (ranks | ranks << 24) & UINT64_C(0x000000ff000000ff);
		ranks = (ranks | ranks << 12) & UINT64_C(0x000f000f000f000f);
		ranks = (ranks | ranks << 6) & UINT64_C(0x0303030303030303);
		ranks = (ranks | ranks << 3) & UINT64_C(0x1111111111111111);
		all |= ranks << suit;
	}
	return all;
}

/* The first card of a set of cards that is not empty. */
static inline card
card_lowest(uint64_t cards)
{
	return (card)bits_lowest(cards);
}

#endif
