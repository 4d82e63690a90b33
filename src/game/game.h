/* A deal in the loop when all deals are of one game. */
#ifndef GAME_H
#define GAME_H

#include "game/sheet.h"

/* Before judging: make each seat that may not play the deal a SEAT_BAD. */
void game_admit(const struct sheet *, struct deal *, struct arena *);

/* After judging: enter the deal, and add the standing to its summary. */
void game_enter(struct sheet *, const struct deal *, struct arena *,
    struct verdicts *);

#endif
