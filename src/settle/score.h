/*
 * From judged seats to points, settlement and winner.  Each way of scoring is a
 * function in a table, chosen by the key "scoring".
 */
#ifndef SCORE_H
#define SCORE_H

#include "settle/score-ways.h"

/*
 * Fill in what depends on the whole table: points, won, verdicts, winner and
 * summary, in the arena.  Every seat must have been judged by itself.
 */
void score_deal(struct scoring_deal *);
/* The same of a seat by itself. */
void score_lone(const struct rules *, const struct seat *, struct arena *,
    struct judgement *);

#endif
