/*
 * The short way from the cards of a lone hand to its result, which is that of
 * judge_deal; or to none: then the hand is for judge_deal.
 */
#ifndef LONE_H
#define LONE_H

#include "deal/outcome.h"
#include "solve/solve.h"

/*
 * Judge the cards under the rules, which need only the least deadwood (struct
 * rules, lone).  False, shown and outcome undefined: a card is repeated, one
 * may have to be discarded, or the hand is for the search.
 */
bool judge_lone(struct solver *, struct lone *);

#endif
