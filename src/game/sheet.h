/*
 * From deals to a game: who plays, and what each deal adds to the totals.  The
 * keys game.*, box.*, rejoin.* and split.* define a game; no game is known by
 * name.  Memory does not grow with the deals.
 */
#ifndef SHEET_H
#define SHEET_H

#include "game/sheet-end.h"

struct sheet *sheet_create(void);
void sheet_free(struct sheet *);

/*
 * The round that the next deal must have; 0: any.  After the last round, if a
 * tie is played off, that one again.
 */
int sheet_next_round(const struct sheet *, const struct deal *);

/*
 * Why the seat's player may not play this deal: CODE_OVER, CODE_ORDER, CODE_OUT
 * or CODE_PLAYER; CODE_COUNT if the player may.  The players of a game are
 * those of its first deal; if they are fewer than the fact "players", or
 * players.min, later ones join up to that number.  A player who is out may not
 * be idle.
 */
enum code sheet_refusal(const struct sheet *, const struct deal *, int seat);
/* Has the seat 0 on a pad, in a deal that another seat won: did it not play? */
bool sheet_is_idle(const struct deal *, int seat);

/*
 * Enter a judged deal.  False, only the count of such tables changed, if it has
 * no points: a lone hand, a deal with a seat in error, or one that nobody won.
 */
bool sheet_add(struct sheet *, const struct deal *, const struct verdicts *);

#endif
