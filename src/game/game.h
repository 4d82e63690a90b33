/* A deal in the loop when all deals are of one game. */
#ifndef GAME_H
#define GAME_H

#include "game/sheet.h"

/*
 * Call before judging: turns each seat that may not play the deal into a
 * SEAT_BAD, which is printed and reads back as its error.
 */
void game_admit(const struct sheet *, struct deal *, struct arena *);

/*
 * Call after judging: enters the deal in the sheet, and adds the standing, in
 * the arena, to the summary.
 */
void game_enter(struct sheet *, const struct deal *, struct arena *,
    struct verdicts *);

#endif
