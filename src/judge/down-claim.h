/* Claims in games whose melds are laid on the table, for down-judge.c. */
#ifndef DOWN_CLAIM_H
#define DOWN_CLAIM_H

#include "judge/down.h"

/* Must the claim, or the layout of a hand without one, empty the hand? */
bool claims_out(const struct judging *);

/* Can the groups shown be laid on the table, whatever else is shown? */
bool groups_can_lie(struct judging *);

/*
 * Judge the shown cards, with lay-offs already tried: verdict and findings.
 * False if the groups shown cannot be laid on the table, so that they count.
 */
bool judge_claim(struct judging *);

/*
 * What the cards on the table count for the seat: its melds (before: groups laid
 * before; stands: those shown, too) and what its lay-offs added to any, which
 * are then as after, unless NULL (the keys melds.ace-low and melds.joker).
 */
int count_melded(const struct judging *, const struct meld *after, int before,
    bool stands);

#endif
