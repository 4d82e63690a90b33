/* What decided a game, in words. */
#ifndef EXPLAIN_GAME_H
#define EXPLAIN_GAME_H

#include "game/sheet.h"

/*
 * Append who leads and why, how it ended, and each bonus with the key that
 * gives it, on lines that start with "#: ".
 */
void explain_game(struct buf *, const struct sheet *,
    const struct sheet_game *);

/* Where the rules of the game come from, below all of it. */
void explain_game_sources(struct buf *, const struct sheet *);

#endif
