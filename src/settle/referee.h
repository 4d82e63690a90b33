/* A whole deal, from what was read to what is printed. */
#ifndef REFEREE_H
#define REFEREE_H

#include "judge/judge.h"

/*
 * Judge a whole deal.  What it returns lives in the arena.  Problems that
 * make a seat or the deal an error are in the outcomes (VERDICT_ERROR) and
 * the first in verdicts.error, with line and column.  With explain also the
 * better arrangements of those who grouped their cards themselves.
 */
void judge_deal(struct solver *, const struct deal *, bool explain,
    struct arena *, struct verdicts *);

#endif
