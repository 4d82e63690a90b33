/*
 * Deals to a game: who plays, and what each deal writes into the totals.  What a
 * game is like is said by the keys game.*, box.*, rejoin.* and split.*; no game is
 * known by name.  Memory does not grow with the deals.
 */
#ifndef SHEET_H
#define SHEET_H

#include "game/sheet-end.h"

struct sheet *sheet_create(void);
void sheet_free(struct sheet *);

/*
 * The round that a deal must have now, be it the first or not; 0: any.  After
 * the last round, where a tie is played off, that one again.
 */
int sheet_next_round(const struct sheet *, const struct deal *);

/*
 * Why the seat's player may not play this deal: CODE_OVER, CODE_ORDER,
 * CODE_OUT or CODE_PLAYER; CODE_COUNT if nothing is against it.  The players
 * of a game are those of its first deal; where these are fewer than the fact
 * "players", or players.min, those who come later up to that number.
 */
enum code sheet_refusal(const struct sheet *, const struct deal *, int seat);

/*
 * Enter a judged deal.  False, nothing entered but the count of such tables:
 * it has no points, as a lone hand, a deal with a seat in error or one that
 * nobody has won.
 */
bool sheet_add(struct sheet *, const struct deal *, const struct verdicts *);

#endif
