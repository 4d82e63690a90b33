/*
 * The best ways to meld the cards of one suit in runs, remembered from hand to
 * hand: see doc/ALGORITHM.md, "Suits".
 */
#ifndef FRONTIER_H
#define FRONTIER_H

#include "solve/inside.h"

/*
 * Numbers of a way, in one: the jokers that it uses, wild cards that stand for
 * themselves too, and the most that it has a place for; its runs and its pure
 * ones, no more than are demanded; whether one is as long as demanded; and
 * where wild cards and printed jokers do not cost the same, the wild cards in
 * it that stand for themselves.
 */
#define COUNT_USED(n) ((uint64_t)(n))
#define COUNT_TAKEN(n) ((uint64_t)(n) << 16)
#define COUNT_RUNS(n) ((uint64_t)(n) << 32)
#define COUNT_PURE(n) ((uint64_t)(n) << 40)
#define COUNT_LONGER(n) ((uint64_t)(n) << 48)
#define COUNTED_USED(counts) ((int)((counts) & 0xffff))
#define COUNTED_TAKEN(counts) ((int)((counts) >> 16 & 0xffff))
#define COUNTED_RUNS(counts) ((int)((counts) >> 32 & 0xff))
#define COUNTED_PURE(counts) ((int)((counts) >> 40 & 0xff))
#define COUNTED_LONGER(counts) ((int)((counts) >> 48 & 0xff))
#define COUNT_WILD(n) ((uint64_t)(n) << 56)
#define COUNTED_WILD(counts) ((int)((counts) >> 56))
/* The highest bit of each number, which none reaches. */
#define COUNT_TOPS (COUNT_USED(0x8000) | COUNT_TAKEN(0x8000) | \
	    COUNT_RUNS(0x80) | COUNT_PURE(0x80) | COUNT_LONGER(0x80) | \
	    COUNT_WILD(0x80))

/*
 * One way: no other is at least as good in its value and in each number.  Of
 * two that are equal in all, the first list of runs is there.
 */
struct point {
	uint64_t value;  /* of the cards that stay unmatched, and of the runs */
	uint64_t counts;
	uint32_t rest;   /* the point of all runs but the first, by its number */
	uint16_t holes;  /* of the first run, as in struct shape */
	uint8_t start, size; /* of the first run; size 0: there is none */
};

/* All such ways, the least value first. */
struct frontier {
	const struct point *points;
	uint32_t n;
};

struct frontiers *frontiers_create(void);
void frontiers_free(struct frontiers *);
/*
 * Begin a hand: forget what was found under rules of other runs, or if memory
 * was full.  roomy: there is a place for every joker in any case, so that taken
 * is not wanted.
 */
void frontiers_begin(struct search *, bool roomy);
/*
 * The cards of the hand that could be in a run, bits as of card_bit: others
 * need not be looked at.  Bits of no card may be set, too.
 */
uint64_t frontier_reach(const struct search *);
/*
 * The frontier of these cards of one suit.  Empty where there is no memory left
 * for it: see frontiers_full.
 */
struct frontier frontier_of(struct search *, uint64_t cards);
/* Has there not been enough memory since the hand began? */
bool frontiers_full(const struct frontiers *);

/* Add the runs of a point to a list of n shapes; returns how many there are. */
int point_list(const struct frontiers *, const struct point *, int suit,
    struct shape *list, int n);

#endif
