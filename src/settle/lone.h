/*
 * The short way from a lone hand to its result, which is that of judge_deal; or
 * to none: then the hand is for judge_deal.
 */
#ifndef LONE_H
#define LONE_H

#include "deal/outcome.h"
#include "judge/judge.h"

/*
 * Judge the hand under its rules, which judge one by itself (struct rules,
 * lone).  Its melds are read (out->melds), or would be read as they are shown.
 * False, out undefined: it is an error, which judge_deal names.
 */
bool judge_lone(struct solver *, const struct lone *, struct arena *,
    struct judgement *out);

#endif
