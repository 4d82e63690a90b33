/* What a player who is still in loses when another wins the deal. */
#ifndef LOSER_H
#define LOSER_H

#include "judge/judge.h"

/*
 * Is the player still in when another wins: is the loss one that the winning
 * claim may raise?  Also if it has a price of its own, as a second complete
 * hand has.
 */
bool loses_with_others(const struct seat *, const struct judgement *);

/* The drop whose price missing turns or leaving costs; else the action. */
enum action action_priced_as(const struct rules *, enum action);

/* The key that prices an action; RULE_NONE if none does. */
enum rule_key action_key(enum action);

/*
 * Has the player the runs that a claim needs, or one of the other claims, or as
 * many pairs as lower the price?  In Marriage such a player has seen the card
 * that makes others wild.
 */
bool loser_has_shown(const struct rules *, const struct judgement *);

/* Has it the runs of a claim?  An action's cards are not laid out. */
bool loser_has_runs(const struct rules *, const struct judgement *);
/* The price by the pairs of a hand that is known, or KEY_NONE. */
int loser_price_of_pairs(const struct rules *, const struct judgement *);

#endif
