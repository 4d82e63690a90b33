/* A deal on its way through the loop when all deals are of one game. */
#ifndef GAME_H
#define GAME_H

#include "game/sheet.h"

/*
 * Before the deal is judged: a seat that may not play it becomes one that could
 * not be read, so that it prints and reads back as its error.
 */
void game_admit(const struct sheet *, struct deal *, struct arena *);

/* After it: into the sheet, and how the game stands into the summary. */
void game_enter(struct sheet *, const struct deal *, struct arena *,
    struct verdicts *);

#endif
