/* The sums of a game, for --explain as data. */
#ifndef GAME_SUMS_H
#define GAME_SUMS_H

#include "game/sheet.h"
#include "why/finding.h"

/*
 * A sum for every figure of a game (number from 0) of the sheet: scores and
 * totals of the deals that are kept, what the game adds, distances, money (with
 * the first game).  The findings' seats are the players.  They live in the
 * arena, as long as the sheet does.
 */
void why_game(struct why *, const struct sheet *, int game, struct arena *);

#endif
