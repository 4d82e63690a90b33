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

#endif
