/*
 * Laying down the contract of a round: which sets and runs, exactly so many,
 * leave least in the hand.  Exact, by sweeping the ranks from low to high; see
 * doc/ALGORITHM.md, "Contracts".
 */
#ifndef LAYDOWN_H
#define LAYDOWN_H

#include "base/effort.h"
#include "rules/rules.h"
#include "solve/solution.h"

/* What searches reuse; bounded in size. */
struct contract_search;
/* The effort outlives the search, which takes a step of it for each stand. */
struct contract_search *contract_search_create(struct effort *);
void contract_search_free(struct contract_search *);

/*
 * Lay the contract of the round (rules->contract, which must be asked) down so
 * that the cards left count least; ties: fewest cards left, then the first in
 * the order in which the sweep decides.  Where the contract is complete
 * nothing may be left.  found is false if it cannot be met, or the effort is
 * spent.
 */
void contract_best(struct contract_search *, const struct rules *,
    const struct hand *, struct solution *);

#endif
