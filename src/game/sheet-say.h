/* The standing of a game, in words. */
#ifndef SHEET_SAY_H
#define SHEET_SAY_H

#include "game/sheet.h"

/* "deal 3: Asha 108, Bela 45; Asha wins by 63": after a deal that counted. */
void sheet_say_deal(struct buf *, const struct sheet *);
/* "not counted: Bela has no points": after one that did not. */
void sheet_say_uncounted(struct buf *, const struct deal *,
    const struct verdicts *);
/* Who won, or what remains to be decided; one line without its end. */
void sheet_say_end(struct buf *, const struct sheet *,
    const struct sheet_game *);

#endif
