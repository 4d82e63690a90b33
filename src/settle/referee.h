/* Judging a whole deal or a lone hand, from the record to the result. */
#ifndef REFEREE_H
#define REFEREE_H

#include "deal/outcome.h"
#include "judge/judge.h"

/*
 * Judge a whole deal.  The result lives in the arena.  Errors of a seat or the
 * deal are in the outcomes (VERDICT_ERROR), and the first is in verdicts.error,
 * with line and column.  With explain also finds better arrangements of grouped
 * hands.
 */
void judge_deal(struct solver *, const struct deal *, bool explain,
    struct arena *, struct verdicts *);

/*
 * The deal that is judged as a whole: deal_of_players, but with every seat if a
 * question has a card too many, as its line is one of the table when read again.
 */
const struct deal *judged_players(const struct deal *, int *which,
    struct arena *);

/*
 * The short way from a lone hand to its result, which is that of judge_deal:
 * judge it under its rules, which judge one by itself (struct rules,
 * lone).  Its melds are read (out->melds), or would be read as they are shown.
 * False, out undefined: it is an error, which judge_deal names.
 */
bool judge_lone(struct solver *, struct lone *, struct arena *,
    struct judgement *out);

#endif
