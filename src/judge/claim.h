/* Claims in games whose melds are laid on the table, for lay-down.c. */
#ifndef CLAIM_H
#define CLAIM_H

#include "judge/on-table.h"

/*
 * Must the claim, or the layout of a hand without one, empty the hand?  A hand
 * that has not opened need not.
 */
bool claims_out(const struct judging *);

/* Are the melds laid now the player's first, which must count enough? */
bool wants_opening(const struct judging *);

/*
 * Is laying down all cards of a hand of that size enough, whatever they count
 * (opening.out-exempt; Koks & Blandare, "Gioco di carte 101")?  Of a hand that
 * nobody claims only if no card of it is on the table yet.
 */
bool opens_with_all(const struct judging *, int size);

/* Can the groups shown be laid on the table, whatever else is shown? */
bool groups_can_lie(struct judging *);

/*
 * Judge the shown cards, with lay-offs already tried: verdict and findings.
 * False if the groups shown cannot be laid on the table, so that they count.
 */
bool judge_claim(struct judging *);

#endif
