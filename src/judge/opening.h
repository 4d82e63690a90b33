/* First melds that must count points (opening.points), for lay-down.c. */
#ifndef OPENING_H
#define OPENING_H

#include "judge/on-table.h"

/*
 * Open with the melds that count most, or lay down nothing of the hand; for a
 * claim that cannot open, show the melds that count most.  A claim to go out
 * leaves no card, if that can be.
 */
void lay_out_opening(struct judging *, const struct hand *,
    struct solution *);

/* Note the points of the best melds of a hand that lays down nothing. */
void find_opening(struct judging *);

#endif
