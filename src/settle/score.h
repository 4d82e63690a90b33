/*
 * A deal whose seats are judged to points, settlement and winner.  Each way of
 * scoring is a function in a table, chosen by the key "scoring".
 */
#ifndef SCORE_H
#define SCORE_H

#include "judge/judge.h"

/*
 * Fill points, won and verdicts that take the whole table: winner and summary
 * too.  Called when every seat was judged by itself.
 */
void score_deal(struct solver *, const struct deal *, struct arena *,
    struct verdicts *);

#endif
