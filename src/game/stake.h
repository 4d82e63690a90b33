/* A stake on a game: value= for each point of the difference at its end. */
#ifndef STAKE_H
#define STAKE_H

#include "game/sheet-end.h"

/* Is a game of these rules settled at its end (settle: winner, pairs)? */
bool sheet_has_stake(const struct sheet *);

/*
 * Once all games are over, add to each player's money what the totals of each
 * game cost: the winners share what the others lack, or each pair settles.  Call
 * once.
 */
void sheet_settle(struct sheet *);

#endif
