/*
 * Hands for the benchmarks: drawn from a full deck, or dense ones, which are
 * dealt from few ranks and suits so that melds overlap.
 */
#ifndef BENCH_HANDS_H
#define BENCH_HANDS_H

#include "../oracle/random.h"
#include "cards/hand.h"

#define BENCH_DECK (52 * 3 + 4)

/* 3 to 8 neighbouring ranks in 2 to 4 suits: at least n cards. */
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

/* A run of n cards of no wild rank, or a set of as many: into meld. */
static inline void
bench_meld(struct random *r, card *meld, int n, int wild)
{
	card suits[SUITS] = { CLUBS, DIAMONDS, HEARTS, SPADES };
	bool run = random_below(r, 2);
	int start;

	do
		start = 1 + random_below(r, run ? 15 - n : 13);
	while (run ? start <= wild && wild < start + n : start == wild);
	random_deal(r, suits, SUITS, SUITS);
	for (int i = 0; i < n; i++)
		meld[i] = CARD(suits[run ? 0 : i],
		    run ? (start + i - 1) % 13 + 1 : start);
}

/*
 * n cards of some packs and two printed jokers near a declaration: melds of
 * three, the last one of what is over, of which each card was kept with 0.88,
 * and cards from anywhere for the rest.  jokers: how many are held, printed or
 * of the wild rank; -1: as dealt.
 */
static inline void
bench_near(struct random *r, card *hand, int packs, int n, int wild, int jokers)
{
	card deck[BENCH_DECK], aside[16];
	int size = deck_of(deck, CARDS_ALL, packs, 2), naside = 0, next = 0;
	bool keep[21];
	struct hand held;

	do
		for (int i = 0; i + 3 <= n; i += 3)
			bench_meld(r, hand + i, n - i < 6 ? n - i : 3, wild);
	while (!hand_of(&held, hand, n) || held.level[packs]);
	for (int i = 0; i < n; i++)
		keep[i] = random_below(r, 100) < 88;
	for (int i = 0; i < n; i++)
		for (int k = 0; keep[i] && k < size; k++)
			if (deck[k] == hand[i]) {
				deck[k] = deck[--size];
				break;
			}
	for (int k = 0; jokers >= 0 && k < size; k++)
		if (deck[k] == CARD_JOKER || card_rank(deck[k]) == wild) {
			aside[naside++] = deck[k];
			deck[k--] = deck[--size];
		}
	random_deal(r, deck, size, n);
	for (int i = 0; i < n; i++)
		if (!keep[i])
			hand[i] = deck[next++];
	if (jokers < 0)
		return;
	random_deal(r, aside, naside, jokers);
	random_deal(r, hand, n, jokers);
	for (int i = 0; i < jokers; i++)
		hand[i] = aside[i];
}

#endif
