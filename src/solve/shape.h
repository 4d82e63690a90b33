/*
 * A meld as the solver sees it: which places have cards that stand for
 * themselves and which have jokers, but not which joker.  It has only the
 * jokers that the meld needs; surplus ones are dealt to melds with room at the
 * end.
 */
#ifndef SHAPE_H
#define SHAPE_H

#include "melds/limits.h"
#include "melds/meld.h"

enum shape_kind { SHAPE_NONE, SHAPE_RUN, SHAPE_SET };

struct shape {
	unsigned char kind;
	unsigned char start;    /* a run's first position, a set's rank */
	unsigned char suit;     /* of a run */
	unsigned char size;     /* cards, jokers too */
	unsigned char jokers;
	unsigned char count[SUITS]; /* of a set: cards of each suit */
	uint32_t holes;         /* of a run: bit i: a joker is at place i */
};

/* The i-th card of the shape in printing order, CARD_JOKER for a joker. */
card shape_card(const struct shape *, int i);
/* Its cards that stand for themselves, in that order; returns how many. */
int shape_cards(const struct shape *, card *cards);
/* Below 0 if the first comes before the second, above 0 if it comes after it. */
typedef int shape_order(const struct shape *, const struct shape *);
/* The order of meld_compare. */
shape_order shape_compare;
/* Sort n shapes, which should be few. */
void shapes_sort(struct shape *, int n, shape_order *);
/* Of two sorted lists of n shapes, does a come before b? */
bool shapes_come_before(const struct shape *a, const struct shape *b, int n);
/* What the meld counts. */
int shape_worth(const struct rules *, const struct shape *);
/*
 * Of a meld with jokers the part without them, of a run that which counts most;
 * returns what it counts, or -1, and then core is unset.
 */
int shape_core(const struct rules *, const struct shape *, struct shape *core);
/* Leave size cards of it: of a run from place at on, of a set jokers last. */
void shape_cut(struct shape *, int at, int size);
/* Lengthen a run by jokers before it and after it. */
static inline void
shape_lengthen(struct shape *s, int before, int behind)
{
	s->holes = s->holes << before | ((1u << before) - 1) |
	    ((1u << behind) - 1) << (s->size + before);
	s->start = (unsigned char)(s->start - before);
	s->size = (unsigned char)(s->size + before + behind);
	s->jokers = (unsigned char)(s->jokers + before + behind);
}

/* How many more jokers it can take. */
static inline int
shape_room(const struct limits *l, const struct shape *s)
{
	return limits_room(l, s->size, s->jokers, s->kind == SHAPE_RUN);
}

/* Is it a pure run?  False for any set. */
static inline bool
shape_is_pure(const struct shape *s)
{
	return (s->kind == SHAPE_RUN) & (s->jokers == 0);
}

#endif
