/* Which runs a hand could lay at all: a quick test before any search. */
#ifndef RUNS_H
#define RUNS_H

#include "cards/hand.h"
#include "rules/rules.h"

/* Does the hand hold the cards of a run in which each stands for itself? */
bool pure_run_possible(const struct rules *, const struct hand *);

/*
 * False: no arrangement of the hand meets the contract of the round, which must
 * exist.  True: one may.
 */
bool contract_possible(const struct rules *, const struct hand *);

/* One bit for each position of a run in the suit where there is a card. */
uint32_t positions_of(const struct rules *, uint64_t cards, int suit);

/* Is there a run of these cards, each as itself? */
bool runs_among(const struct rules *, uint64_t cards);

#endif
