/*
 * What a player lays down first: the contract of the round, or melds that must
 * count points (opening.points), with what follows in the same turn.
 */
#ifndef FIRST_H
#define FIRST_H

#include "judge/on-table.h"

/* Must the cards meet the contract? */
bool wants_contract(const struct judging *);
/* Must the melds laid now open: are they the player's first? */
bool wants_opening(const struct judging *);

/*
 * Do the groups shown open?  Sets out->opening, if there are any; out->late:
 * only a player who has opened may take a joker, so the groups with the jokers
 * taken in this turn are laid after those that open.
 */
bool melds_open(struct judging *);

/*
 * Lay down the contract or melds that open, with the lay-offs that leave least,
 * all cards if that opens; found: the hand can.  Sets only that and best.
 */
void lay_out_first(struct judging *, const struct hand *, struct solution *);

/* Note the points of the best melds of a hand that lays down nothing. */
void find_opening(struct judging *);

#endif
