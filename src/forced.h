/*
 * The quick way for hands of one pack without jokers in which no card could be
 * in both a set and a run: then every meld is forced and nothing is to be
 * searched.  See doc/ALGORITHM.md, "Forced hands".
 */
#ifndef FORCED_H
#define FORCED_H

#include "arrangement.h"
#include "rules.h"

/*
 * False, out untouched, if the hand or the rules need the search.  Otherwise
 * the arrangement that solve's order puts first, and its deadwood.
 */
bool forced_arrangement(const struct rules *, const struct hand *,
    struct arrangement *out, int *deadwood);

#endif
