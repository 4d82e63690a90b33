/*
 * Hands of one pack without jokers, under rules that let no card stand for
 * another: once the sets are chosen the suits are independent, and the best of
 * each is in a table.  See doc/ALGORITHM.md, "Plain hands".
 */
#ifndef PLAIN_H
#define PLAIN_H

#include "cards/arrangement.h"
#include "solve/suits.h"

/* False, out untouched: the hand needs the search.  Else what solve answers. */
bool plain_arrangement(const struct suits *, const struct hand *,
    struct arrangement *out, int *deadwood);

#endif
