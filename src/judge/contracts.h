/*
 * The contract that a plain hand lays down, chosen together with what follows
 * it in the same turn: other melds (contract.melds), lay-offs
 * (layoff.same-turn).
 */
#ifndef CONTRACTS_H
#define CONTRACTS_H

#include "judge/on-table.h"

/*
 * Does anything follow the contract, which the hand must meet, in the same turn?
 * Else solve finds it.
 */
bool contract_is_followed(const struct judging *);

/*
 * The best of all contracts that the hand can lay down, with the melds and
 * lay-offs that follow it: least cost, then fewest cards left.  It is put in
 * *best, without a discard; false if there is none.  Each way to lay a card is
 * a step of the record's effort, since a hand with jokers has very many.
 */
bool contract_followed(struct judging *, const struct hand *,
    struct arrangement *best);

#endif
