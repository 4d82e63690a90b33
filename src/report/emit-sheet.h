/*
 * A game as the formats print it after its last deal; part of emit-formats.h.
 */
#ifndef EMIT_SHEET_H
#define EMIT_SHEET_H

#include "game/sheet.h"
#include "report/emit-grid.h"

/*
 * The sheet in lines of at most 80 columns if figures allow, with "#: " before
 * each; explain: where each bonus came from.  Prints nothing if there was no
 * table.
 */
void sheet_print(struct buf *, const struct sheet *, bool explain);
/*
 * The lines of one game (number from 0): deals, what was added at the end, the
 * totals, and in which deal who went out.  The caller frees g->lines.
 */
void sheet_grid(const struct sheet *, int number, struct grid *g);

/* The player's name, or "the house" for the number after the last one. */
struct text sheet_party(const struct sheet *, int party);

/*
 * An object on a line of its own, with the sums of its figures to explain it;
 * and rows under the header of deals.
 */
void sheet_json(struct buf *, const struct sheet *, bool explain);
void sheet_tsv(struct buf *, const struct sheet *);

#endif
