/* Claims in games whose melds are laid on the table, for lay-down.c. */
#ifndef CLAIM_H
#define CLAIM_H

#include "judge/on-table.h"

/* Must the claim, or the layout of a hand without one, empty the hand? */
bool claims_out(const struct judging *);

/* Can the groups shown be laid on the table, whatever else is shown? */
bool groups_can_lie(struct judging *);

/*
 * Judge the shown cards, with lay-offs already tried: verdict and findings.
 * False if the groups shown cannot be laid on the table, so that they count.
 */
bool judge_claim(struct judging *);

#endif
