/* Tables and games held to what is expected of them; only for formats. */
#ifndef EMIT_HELD_H
#define EMIT_HELD_H

#include "deal/held.h"
#include "game/sheet.h"

/* What there is, to compare; the caller frees lines, which got has. */
void held_of_deal(const struct deal *, const struct verdicts *,
    struct held *got);
void held_of_game(const struct sheet *, struct held *got, struct buf *lines);

/* Append each part that is missed, a line each that starts with mark. */
void held_print(struct buf *, const char *mark, const struct held *expect,
    const struct held *got);
/*
 * Append "expect", null without one (NULL), and, with check, the parts that are
 * "missed".
 */
void held_json(struct buf *, const struct held *expect,
    const struct held *got, bool check);

#endif
