/* The standing of a game, in words. */
#ifndef SHEET_SAY_H
#define SHEET_SAY_H

#include "game/sheet.h"

/* Append "deal 3: Asha 108, Bela 45; Asha wins by 63", of the last deal. */
void sheet_say_deal(struct buf *, const struct sheet *);
/* Append "not counted: Bela has no points", of a deal that does not count. */
void sheet_say_uncounted(struct buf *, const struct deal *,
    const struct verdicts *);
/* Append who won, or what remains to be decided, without a line end. */
void sheet_say_end(struct buf *, const struct sheet *,
    const struct sheet_game *);

#endif
