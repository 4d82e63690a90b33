/*
 * Which runs a hand could lay at all: what is seen at once, before anything is
 * searched.
 */
#ifndef RUNS_H
#define RUNS_H

#include "cards/hand.h"
#include "rules/rules.h"

/*
 * False: no arrangement of the hand has so many runs, so many of them pure.
 * True: that is not seen at once.
 */
bool runs_possible(const struct rules *, const struct hand *, int min_runs,
    int min_pure);

/* The same of the contract of the round, which must be asked. */
bool contract_possible(const struct rules *, const struct hand *);

#endif
