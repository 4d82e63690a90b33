/*
 * How a player lays out a hand: groups, cards laid off, unmatched cards, and
 * the discard.  Whether a group is a meld is for meld.h.
 */
#ifndef ARRANGEMENT_H
#define ARRANGEMENT_H

#include "cards/card.h"
#include "cards/hand.h"

#define GROUPS_MAX 32

struct arrangement {
	/* the groups in order, then cards laid off, then unmatched */
	card cards[HAND_MAX];
	unsigned char ngroups;
	unsigned char end[GROUPS_MAX]; /* where in cards each group ends */
	unsigned char laid_end;        /* where the laid-off cards end */
	unsigned char size;            /* where the unmatched cards end */
	card discard;                  /* CARD_NONE: none; not in cards */
	uint64_t takes; /* bit i: laid-off card i took the place of a joker */
};

/* Where group g starts in cards; for g == ngroups, the laid-off cards. */
static inline int
group_start(const struct arrangement *a, int g)
{
	return g ? a->end[g - 1] : 0;
}

static inline int
group_size(const struct arrangement *a, int g)
{
	return a->end[g] - group_start(a, g);
}

static inline const card *
group_cards(const struct arrangement *a, int g)
{
	return a->cards + group_start(a, g);
}

/* Where the laid-off cards start. */
static inline int
laid_start(const struct arrangement *a)
{
	return group_start(a, a->ngroups);
}

static inline int
laid_size(const struct arrangement *a)
{
	return a->laid_end - laid_start(a);
}

/* Did card i, of those laid off, take the place of a joker? */
static inline bool
takes_joker(const struct arrangement *a, int i)
{
	return a->takes >> i & 1;
}

static inline int
unmatched_size(const struct arrangement *a)
{
	return a->size - a->laid_end;
}

/* All its cards, the discard too. */
static inline int
whole_size(const struct arrangement *a)
{
	return a->size + (a->discard != CARD_NONE);
}

#endif
