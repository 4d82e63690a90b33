/* What first melds count that must count points (opening.points). */
#ifndef OPENING_WORTH_H
#define OPENING_WORTH_H

#include "judge/judge.h"

/*
 * The greatest worth of the groups that open.  Only a player who has opened may
 * take a joker, so the groups with the jokers taken in this turn do not open: they
 * become out->late.
 */
int opening_worth(const struct judging *);

#endif
