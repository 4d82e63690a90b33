/*
 * Packs to draw from at random, card by card, or melds as they lie on a table,
 * with jokers in some places.
 */
#ifndef PILE_H
#define PILE_H

#include "oracle.h"
#include "random.h"

struct pile {
	struct random *random;
	const struct oracle_rules *rules;
	int naturals;          /* of a set, at least */
	int count[CARD_LIMIT]; /* what is left */
};

/* These cards of each of the packs, and jokers. */
void pile_fill(struct pile *, uint64_t cards, int packs, int jokers);

/* Take the card, if one is left. */
bool pile_take(struct pile *, card);
/* Take any card; there is one. */
card pile_any(struct pile *);

/* Draw a run or a set of this size; false, and nothing is taken. */
bool pile_run(struct pile *, struct oracle_laid *, int size);
bool pile_set(struct pile *, struct oracle_laid *, int size);
void pile_return(struct pile *, const struct oracle_laid *);

/* Take a card that may fit the meld; CARD_NONE if it is gone. */
card pile_fitting(struct pile *, const struct oracle_laid *);

#endif
