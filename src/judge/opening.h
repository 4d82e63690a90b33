/* First melds that must count points (opening.points), for lay-down.c. */
#ifndef OPENING_H
#define OPENING_H

#include "judge/on-table.h"

/*
 * Open with the melds and lay-offs that leave least, all cards if that opens;
 * found: the hand can open.  Sets only that and best.
 */
void lay_out_opening(struct judging *, const struct hand *,
    struct solution *);

/* Note the points of the best melds of a hand that lays down nothing. */
void find_opening(struct judging *);

#endif
