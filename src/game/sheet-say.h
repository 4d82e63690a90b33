/* How a game stands and where its bonuses came from, in words. */
#ifndef SHEET_SAY_H
#define SHEET_SAY_H

#include "game/sheet.h"

/* "deal 3: Asha 108, Bela 45; Asha wins by 63": after a deal that counted. */
void sheet_say_deal(struct buf *, const struct sheet *);
/* Who won, or what is left to decide; one line without its end. */
void sheet_say_end(struct buf *, const struct sheet *,
    const struct sheet_game *);
/* Each bonus with the key it comes from; lines that start "#: ". */
void sheet_explain(struct buf *, const struct sheet *,
    const struct sheet_game *);

#endif
