/*
 * A card is one byte.  Comparing cards as numbers is the order in which ties
 * are broken: clubs, diamonds, hearts, spades; ace to king in each; then the
 * printed joker.
 */
#ifndef CARD_H
#define CARD_H

#include <stdbool.h>
#include <stdint.h>

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

/* Sets of cards: those of a suit, of a rank (1 to 13), and all 52. */
#define CARDS_OF_SUIT(suit) (UINT64_C(0x3ffe) << 16 * (suit))
#define CARDS_OF_RANK(rank) (UINT64_C(0x0001000100010001) << (rank))
#define CARDS_ALL UINT64_C(0x3ffe3ffe3ffe3ffe)

/* The first card of a set of cards that is not empty. */
static inline card
card_lowest(uint64_t cards)
{
#if defined(__GNUC__)
	return (card)__builtin_ctzll(cards);
#else
	card c = 0;

	while (!(cards >> c & 1))
		c++;
	return c;
#endif
}

#endif
