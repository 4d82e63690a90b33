/*
 * A small deck, two copies of each card and two jokers, and the best
 * arrangement of every hand of it, by brute force: from the smallest hand up,
 * what the lowest card can be, unmatched or in any meld, and the best of
 * what is left, which is known.  Which cards are a meld is asked of the oracle.
 */
#ifndef DECK_H
#define DECK_H

#include "../oracle/oracle.h"

#define DECK_TYPES 17 /* different cards, the joker one of them, at most */
#define DECK_COPIES 2
#define DECK_NEEDS 4  /* runs, and pure runs, that can be asked for: below */
#define DECK_NONE 255 /* nothing meets the demand */

/*
 * A hand counts its cards by type, 0 to 2 of each.  Its number has the counts
 * as digits to the base three; its fields have three bits each, the third to
 * show where more is taken than there is.
 */
struct deck_meld {
	uint32_t number;
	uint64_t fields;
	uint8_t runs, pure;   /* 0 or 1: what it can count as, at best */
	int value;
};

struct deck {
	const struct oracle_rules *rules;
	int ntypes, most;     /* most: cards of a hand at most */
	int nranks, suits;
	card types[DECK_TYPES]; /* those that may be jokers last */
	uint32_t unit[DECK_TYPES + 1]; /* 3 to this */
	struct deck_meld *melds;
	int nmelds, room;
	int first[DECK_TYPES + 1]; /* where the melds whose lowest type it is are */
	/* [runs][pure]: least deadwood by number, NULL if not asked for */
	uint8_t *best[DECK_NEEDS][DECK_NEEDS];
};

/*
 * Solve all hands of at most that many cards of these ranks and suits,
 * for all demands up to runs and pure.  The rules must outlive the deck, which
 * is zero before.
 */
void deck_solve(struct deck *, const struct oracle_rules *, const int *ranks,
    int nranks, int suits, int most, int runs, int pure);
void deck_free(struct deck *);

/* Does the hand with these fields hold the cards with those? */
static inline bool
deck_holds(uint64_t hand, uint64_t cards)
{
	const uint64_t guard = UINT64_C(04444444444444444444);

	return ((hand + guard - cards) & guard) == guard;
}

struct deck_hand {
	int counts[DECK_TYPES]; /* by type */
	int size;
	uint32_t number;
	uint64_t fields;
};

/*
 * Call visit for every hand of the deck, of those that become each other when
 * suits change places for one.
 */
void deck_each(const struct deck *,
    void (*visit)(const struct deck_hand *, void *), void *);

/* The meld of these cards, or NULL. */
const struct deck_meld *deck_find(const struct deck *, const card *, int n);

/* The most that a pure run in the hand is worth; -1: there is none. */
int deck_best_pure(const struct deck *, const struct deck_hand *);
/* The most that its pure runs together are worth; 0: there is none. */
int deck_pure_runs(const struct deck *, const struct deck_hand *);

#endif
