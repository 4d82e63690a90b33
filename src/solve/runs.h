/* Which runs a hand could lay at all: a quick test before any search. */
#ifndef RUNS_H
#define RUNS_H

#include "cards/hand.h"
#include "rules/rules.h"

/*
 * False: no arrangement of the hand has that many runs, with that many pure.
 * True: one may exist.
 */
bool runs_possible(const struct rules *, const struct hand *, int min_runs,
    int min_pure);

/* The same for the contract of the round, which must exist. */
bool contract_possible(const struct rules *, const struct hand *);

/* One bit for each position of a run in the suit where there is a card. */
uint32_t positions_of(const struct rules *, uint64_t cards, int suit);

/* Is there a run of these cards, each as itself? */
bool runs_among(const struct rules *, uint64_t cards);

#endif
