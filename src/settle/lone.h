/*
 * The short way from the cards of a lone hand to its result.  It gives what
 * judge_deal gives, or nothing: then the hand is for judge_deal.
 */
#ifndef LONE_H
#define LONE_H

#include "deal/outcome.h"
#include "solve/solve.h"

/*
 * Judge the cards under the rules.  False: the rules ask for more than the least
 * deadwood (struct rules, lone), a card is there twice, one is to be let go, or
 * the hand is for the search; shown and outcome say nothing then.
 */
bool judge_lone(struct solver *, struct lone *);

#endif
