/*
 * The rules of the program as the oracle has them, from keys and facts alone:
 * what the program derives of these is not looked at.
 */
#ifndef TRANSLATE_H
#define TRANSLATE_H

#include "oracle-seat.h"
#include "rules/rules.h"

/* With cards called by their names. */
struct oracle_rules rules_of(const struct rules *);

/*
 * With cards called by their places, as in the solver; and with what a card left
 * over costs where it would have counted in a meld.
 */
struct oracle_rules rules_by_place(const struct rules *);

/* The contract of the round. */
struct oracle_contract contract_of(const struct rules *);

/* What a claim must have, and what a loser pays. */
struct oracle_demand demand_of(const struct rules *);
struct oracle_loss loss_of(const struct rules *);

/* A whole seat; the number of players is a fact, or it is alone. */
struct seat_rules seat_rules_of(const struct rules *);

/*
 * Is a hand of n cards, so many of each, complete by pairs of identical cards, or
 * the like?
 */
bool is_complete_otherwise(const struct rules *, const struct oracle_rules *,
    const int count[CARD_LIMIT], int n);

#endif
