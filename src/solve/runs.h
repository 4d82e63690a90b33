/* Which runs a hand could lay at all: a quick test before any search. */
#ifndef RUNS_H
#define RUNS_H

#include "cards/hand.h"
#include "rules/rules.h"
#include "solve/search.h"

/* An upper bound for disjoint pure runs of the hand; 0 only if it has none. */
int pure_runs_most(const struct rules *, const struct hand *);

/* False: no arrangement of the hand meets the demand.  True: one may. */
bool demand_possible(const struct rules *, const struct hand *,
    const struct demand *);

#endif
