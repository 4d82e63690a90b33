/* What first melds count that must count points (opening.points). */
#ifndef OPENING_WORTH_H
#define OPENING_WORTH_H

#include "judge/judge.h"

/*
 * What the groups that open count, at most: late are those that have the jokers
 * taken in this turn, which only a player who has opened may do.
 */
int opening_worth(const struct judging *);

#endif
