/* From deals to a game, which only its keys define.  Memory does not grow. */
#ifndef SHEET_H
#define SHEET_H

#include "game/sheet-end.h"

struct sheet *sheet_create(void);
void sheet_free(struct sheet *);

/* The next round, or the last again while a tie is played off; 0: any. */
int sheet_next_round(const struct sheet *, const struct deal *);

/*
 * Why the player may not play this deal: CODE_OVER, CODE_ORDER, CODE_OUT or
 * CODE_PLAYER; CODE_COUNT: may.  Players are those of the first deal; later
 * ones join up to the fact "players" or players.min.  A player who is out may
 * not be idle.
 */
enum code sheet_refusal(const struct sheet *, const struct deal *, int seat);
/* Has the seat 0 on a pad, in a deal that another seat won: did it not play? */
bool sheet_is_idle(const struct deal *, int seat);

/* What is said behind the name of rules that count the other way; or NULL. */
const char *sheet_opposed(const struct sheet *, const struct deal *);

/* Enter a judged deal.  False: it has no points, and is only counted. */
bool sheet_add(struct sheet *, const struct deal *, const struct verdicts *);

/* In words: sheet-say.c */

/* Append "deal 3: Asha 108, Bela 45; Asha wins by 63", of the last deal. */
void sheet_say_deal(struct buf *, const struct sheet *);
/* Append "not counted: Bela has no points", of a deal that does not count. */
void sheet_say_uncounted(struct buf *, const struct sheet *,
    const struct deal *, const struct verdicts *);
/* Append who won, or what remains to be decided, without a line end. */
void sheet_say_end(struct buf *, const struct sheet *,
    const struct sheet_game *);

#endif
