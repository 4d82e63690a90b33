/* The findings that decided a deal, for --explain and for JSON and YAML. */
#ifndef WHY_H
#define WHY_H

#include "why/again.h"
#include "why/finding.h"

/*
 * Find what decided this judged deal; again: also another house and remedies,
 * unless it is NULL.  in_game: the game's sheet tells its sources.  solver and arena are those it was judged with; the findings live
 * in the arena, as long as its verdicts.
 */
void why_find(struct why *, struct again *, struct solver *,
    const struct deal *, const struct verdicts *, bool in_game,
    struct arena *);

#endif
