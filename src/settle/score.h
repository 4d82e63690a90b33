/*
 * From judged seats to points, settlement and winner.  Each way of scoring is a
 * function in a table, chosen by the key "scoring".
 */
#ifndef SCORE_H
#define SCORE_H

#include "judge/judge.h"

/*
 * Fill in what depends on the whole table: points, won, verdicts, winner and
 * summary, in the arena.  Every seat must have been judged by itself.
 */
void score_deal(struct solver *, const struct deal *, struct arena *,
    struct verdicts *);
/* The same of a seat by itself. */
void score_lone(const struct rules *, const struct seat *, struct arena *,
    struct judgement *);

#endif
