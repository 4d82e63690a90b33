/*
 * A small generator of random numbers with a fixed seed (splitmix64), so that
 * a failing test can be run again on any machine, and decks to deal from.  Not
 * for secrets.
 */
#ifndef RANDOM_H
#define RANDOM_H

#include <stdint.h>

#include "cards/card.h"

struct random {
	uint64_t state; /* any value is a seed */
};

static inline uint64_t
random_next(struct random *r)
{
	uint64_t x = r->state += UINT64_C(0x9e3779b97f4a7c15);

	x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
	return x ^ x >> 31;
}

/* A number in [0, bound), each equally likely; bound at least 1. */
static inline int
random_below(struct random *r, int bound)
{
	uint64_t n = (uint64_t)bound;
	uint64_t surplus = (UINT64_MAX % n + 1) % n;
	uint64_t x;

	do
		x = random_next(r);
	while (x > UINT64_MAX - surplus);
	return (int)(x % n);
}

/*
 * Fill deck with these cards once from each pack and with printed jokers behind
 * them; returns its size.
 */
static inline int
deck_of(card *deck, uint64_t cards, int packs, int jokers)
{
	int n = 0;

	for (int pack = 0; pack < packs; pack++)
		for (card c = 0; c < CARD_JOKER; c++)
			if (cards & card_bit(c))
				deck[n++] = c;
	while (jokers-- > 0)
		deck[n++] = CARD_JOKER;
	return n;
}

/* Move n of the deck's size cards, drawn at random, to its front. */
static inline void
random_deal(struct random *r, card *deck, int size, int n)
{
	for (int i = 0; i < n; i++) {
		int j = i + random_below(r, size - i);
		card c = deck[i];

		deck[i] = deck[j];
		deck[j] = c;
	}
}

#endif
