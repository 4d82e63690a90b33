/* What decided a game, in words. */
#ifndef EXPLAIN_GAME_H
#define EXPLAIN_GAME_H

#include "game/sheet.h"

/* Append, on lines "#: ", who leads or won, why, and what gives a bonus. */
void explain_game(struct buf *, const struct sheet *,
    const struct sheet_game *);

/* Where the rules of the game come from, below all of it. */
void explain_game_sources(struct buf *, const struct sheet *);

#endif
