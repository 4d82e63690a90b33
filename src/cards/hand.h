/*
 * A hand is a multiset of cards.  Only this header writes to it; the solver,
 * which reads whole suits at once, and a few others read its levels.
 *
 * Invariant: level[k] has the bit of a card exactly when the hand holds more
 * than k of it, so every level is a subset of the one before, and level[0] is
 * the hand itself when it comes from one pack.
 */
#ifndef HAND_H
#define HAND_H

#include <stdbool.h>
#include <stdint.h>

#include "base/bits.h"
#include "cards/card.h"

#define HAND_COPIES 8 /* packs of cards at most */
#define HAND_MAX 64   /* cards in a hand at most */

struct hand {
	uint64_t level[HAND_COPIES];
	int jokers; /* printed jokers */
	int size;   /* all cards, jokers too */
};

/* No cards. */
static inline struct hand
hand_empty(void)
{
	return (struct hand){ { 0 }, 0, 0 };
}

/*
 * How many of the card the hand has, 0 to HAND_COPIES (printed jokers: any
 * number).
 */
static inline int
hand_count(const struct hand *h, card c)
{
	int n = 0;

	if (card_is_joker(c))
		return h->jokers;
	while (n < HAND_COPIES && h->level[n] >> c & 1)
		n++;
	return n;
}

/* Add a card; false, the hand unchanged, if it holds HAND_COPIES of it. */
static inline bool
hand_add(struct hand *h, card c)
{
	if (card_is_joker(c)) {
		h->jokers++;
		h->size++;
		return true;
	}
	for (int k = 0; k < HAND_COPIES; k++) {
		if (!(h->level[k] & card_bit(c))) {
			h->level[k] |= card_bit(c);
			h->size++;
			return true;
		}
	}
	return false;
}

/* Remove a card; false, the hand unchanged, if it is not there. */
static inline bool
hand_remove(struct hand *h, card c)
{
	int k = 1;

	if (card_is_joker(c)) {
		if (!h->jokers)
			return false;
		h->jokers--;
		h->size--;
		return true;
	}
	if (!(h->level[0] & card_bit(c)))
		return false;
	while (k < HAND_COPIES && h->level[k] & card_bit(c))
		k++;
	h->level[k - 1] &= ~card_bit(c);
	h->size--;
	return true;
}

/* Remove those of the cards that are there. */
static inline void
hand_remove_all(struct hand *h, const struct hand *out)
{
	if (!out->size)
		return;
	for (card c = 0; c < CARD_LIMIT; c++)
		for (int n = hand_count(out, c); n > 0; n--)
			hand_remove(h, c);
}

/* The n cards, if they are of one pack without jokers; otherwise false. */
static inline bool
hand_of_pack(struct hand *h, const card *cards, int n)
{
	uint64_t all = 0;

	for (int i = 0; i < n; i++)
		all |= card_bit(cards[i] & 63); /* a joker's is that of no card */
	*h = (struct hand){ { all }, 0, n };
	return !(all & ~CARDS_ALL) && bits_count(all) == n;
}

/*
 * Add n cards; returns how many, less than n if the hand has the next one
 * HAND_COPIES times.  Quick while the hand has no card more than twice.  A
 * printed joker, bit 64, is counted at bit 0, where there is no card.
 */
static inline int
hand_add_all(struct hand *h, const card *cards, int n)
{
	uint64_t once = h->level[0], twice = h->level[1], thrice = 0;
	int jokers = 0, added = 0;

	for (int i = 0; i < n; i++) {
		uint64_t bit = card_bit(cards[i] & 63);

		thrice |= twice & bit;
		twice |= once & bit;
		once |= bit;
		jokers += cards[i] >> 6;
	}
	if (thrice & CARDS_ALL) {
		while (added < n && hand_add(h, cards[added]))
			added++;
		return added;
	}
	h->level[0] = once & CARDS_ALL;
	h->level[1] = twice & CARDS_ALL;
	h->jokers += jokers;
	h->size += n;
	return n;
}

/* A hand of n cards; false if it has one more than HAND_COPIES times. */
static inline bool
hand_of(struct hand *h, const card *cards, int n)
{
	*h = hand_empty();
	return hand_add_all(h, cards, n) == n;
}

/* Write all h->size cards, in ascending order; returns how many. */
static inline int
hand_cards(const struct hand *h, card *cards)
{
	int n = 0;

	for (uint64_t left = h->level[0]; left; left &= left - 1) {
		card c = card_lowest(left);

		cards[n++] = c;
		for (int k = 1; k < HAND_COPIES && h->level[k] >> c & 1; k++)
			cards[n++] = c;
	}
	for (int k = h->jokers; k > 0; k--)
		cards[n++] = CARD_JOKER;
	return n;
}

#endif
