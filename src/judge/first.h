/*
 * What a player lays down first: the contract of the round, or melds that must
 * count points (opening.points), with what follows in the same turn.
 */
#ifndef FIRST_H
#define FIRST_H

#include "judge/on-table.h"

/* Must the melds laid now open: are they the player's first? */
bool wants_opening(const struct judging *);

/*
 * Do the groups shown open?  Sets out->opening, if there are any; out->late:
 * only a player who has opened may take a joker, so the groups with the jokers
 * taken in this turn are laid after those that open.
 */
bool melds_open(struct judging *);

/*
 * Open with the melds and lay-offs that leave least, all cards if that opens;
 * found: the hand can open.  Sets only that and best.
 */
void lay_out_opening(struct judging *, const struct hand *,
    struct solution *);

/* Note the points of the best melds of a hand that lays down nothing. */
void find_opening(struct judging *);

/*
 * Does anything follow the contract, which the hand must meet, in its turn:
 * other melds (contract.melds), lay-offs (layoff.same-turn)?  If not, solve
 * finds it.
 */
bool contract_is_followed(const struct judging *);

/*
 * The best of all contracts that the hand can lay down, with the melds and
 * lay-offs that follow it: least cost, then fewest cards left.  It is put in
 * *best, without a discard; false if there is none.  Each way to lay a card is
 * a step of the record's effort, since a hand with jokers has very many.
 */
bool contract_followed(struct judging *, const struct hand *,
    struct arrangement *best);

#endif
