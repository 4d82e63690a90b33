/*
 * Hands for the benchmarks: drawn from a full deck, or dense ones, which are
 * dealt from few ranks and suits so that melds overlap.
 */
#ifndef BENCH_HANDS_H
#define BENCH_HANDS_H

#include "../oracle/random.h"
#include "cards/hand.h"

#define BENCH_DECK (52 * 2 + 4)

/* So many packs and printed jokers; returns how many cards. */
static inline int
bench_deck(card *deck, int packs, int jokers)
{
	int n = 0;

	for (int pack = 0; pack < packs; pack++)
		for (card c = 0; c < CARD_JOKER; c++)
			if (CARDS_ALL & card_bit(c))
				deck[n++] = c;
	while (jokers-- > 0)
		deck[n++] = CARD_JOKER;
	return n;
}

/* 3 to 8 neighbouring ranks in 2 to 4 suits: n cards at the least. */
static inline int
bench_dense_deck(struct random *r, card *deck, int n)
{
	int ranks, first, suits[SUITS] = { CLUBS, DIAMONDS, HEARTS, SPADES };
	int nsuits, size = 0;

	do {
		ranks = 3 + random_below(r, 6);
		nsuits = 2 + random_below(r, 3);
	} while (ranks * nsuits < n);
	first = 1 + random_below(r, 14 - ranks);
	for (int i = 0; i < nsuits; i++) {
		int j = i + random_below(r, SUITS - i), suit = suits[j];

		suits[j] = suits[i];
		for (int rank = first; rank < first + ranks; rank++)
			deck[size++] = CARD(suit, rank);
	}
	return size;
}

#endif
