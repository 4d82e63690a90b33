/* A deal in the loop when all deals are of one game. */
#ifndef GAME_H
#define GAME_H

#include "game/sheet.h"

/*
 * Before judging: a seat that may not play the deal becomes one that could not
 * be read, so that it is printed and reads back as its error.
 */
void game_admit(const struct sheet *, struct deal *, struct arena *);

/*
 * After judging: enter the deal in the sheet, and the standing in the summary.
 */
void game_enter(struct sheet *, const struct deal *, struct arena *,
    struct verdicts *);

#endif
