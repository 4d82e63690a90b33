/* Cards laid off on melds on the table, in one search with the hand's melds. */
#ifndef LAYOFF_H
#define LAYOFF_H

#include "solve/solve.h"

/*
 * The arrangement of the hand with least cost when cards may also be laid
 * off on the spread, chains included; melds: it may also lay melds.
 * Ties: fewest unmatched, fewest laid off, fewest groups, then as solve.
 * False, *out unset: its melds cannot meet the demand.
 */
bool layoff_best(struct solver *, const struct rules *, const struct hand *,
    const struct spread *, bool melds, const struct demand *,
    struct solution *out);

/*
 * Lay off, of the cards that the arrangement leaves, those that leave least;
 * melds: also lay more of these, after the others.  Returns the value of the rest.
 */
int layoff_rest(struct solver *, const struct rules *, struct arrangement *,
    const struct spread *, bool melds);

/*
 * Jokers of a player, laid off or not: those that are claimed are these, first,
 * and need no place of their own.  At least `least` of them were claimed, and
 * the cards of which takes has the bit took the place of a joker, where the
 * cards allow that; no more than these were claimed, if they need not be.
 * on: on which meld each card went, as far as it is known (-1: it is not) and
 * may be; or NULL.
 */
struct claimed {
	struct hand jokers;
	int least;
	uint64_t takes;
	const short *on;
};

/* Where cards are that are laid off, and what came of it. */
struct laid_off {
	short on[HAND_MAX]; /* meld of the spread; -1: it may not be laid off */
	uint64_t takes;     /* bit i: card i took the place of a joker */
	struct hand taken;  /* jokers named that are claimed */
	struct hand freed;  /* all jokers that left melds for the hand */
};

/*
 * Lay off as many of these n cards on the spread as can be, in some order.
 * after, if not NULL, gets each meld of the spread after that.  named may be
 * NULL; of its takes those count from whose meld a joker is freed.
 */
void layoff_check(struct solver *, const struct rules *, const card *cards,
    int n, const struct spread *, const struct claimed *named,
    struct laid_off *, struct meld *after);
/* May this card be laid off by itself? */
bool layoff_fits(struct solver *, const struct rules *, card,
    const struct spread *);

#endif
