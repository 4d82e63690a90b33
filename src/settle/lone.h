/*
 * The short way from the cards of a lone hand to its result.  It gives the
 * result of judge_deal, or none: then the hand is for judge_deal.
 */
#ifndef LONE_H
#define LONE_H

#include "deal/outcome.h"
#include "solve/solve.h"

/*
 * Judge the cards under the rules, which ask for the least deadwood alone
 * (struct rules, lone).  False, shown and outcome undefined: a card is
 * repeated, one must be discarded, or the hand is for the search.
 */
bool judge_lone(struct solver *, struct lone *);

#endif
