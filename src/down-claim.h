/* Claims in games whose melds are laid on the table, for down-judge.c. */
#ifndef DOWN_CLAIM_H
#define DOWN_CLAIM_H

#include "down.h"

/* The verbs that say: every card at once, none was laid before. */
bool claims_all_at_once(const struct seat *);
/* Does the claim, or what a hand without one is asked for, empty the hand? */
bool claims_out(const struct judging *);

/*
 * Judge what is shown, its lay-offs already tried: verdict and findings.  False
 * if the groups shown cannot lie on the table, so that they count.
 */
bool judge_claim(struct judging *);

/*
 * What the cards on the table count for the seat: its melds and what it laid
 * off (the keys melds.ace-low and melds.joker).  before: groups laid before;
 * stands: do those shown lie there too?
 */
int count_melded(const struct rules *, const struct judgement *,
    const struct on_table *, int before, bool stands);

#endif
