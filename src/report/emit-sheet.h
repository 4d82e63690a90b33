/* A game as formats print it after its last deal; only for their files. */
#ifndef EMIT_SHEET_H
#define EMIT_SHEET_H

#include "game/sheet.h"
#include "report/emit-grid.h"

/*
 * Append the sheet in lines of at most 80 columns, if figures allow, that start
 * with "#: "; explain: also where each bonus came from.  Appends nothing if
 * there was no table.
 */
void sheet_print(struct buf *, const struct sheet *, bool explain);
/*
 * The lines of one game (number from 0): deals, what was added at the end, the
 * totals, and in which deal who went out.  The caller frees g->lines.
 */
void sheet_grid(const struct sheet *, int number, struct grid *g);

/* The player's name, or "the house" for the number after the last player. */
struct text sheet_party(const struct sheet *, int party);

/*
 * Append an object on a line of its own (explain: with the sums of its
 * figures), or rows under the header of deals.
 */
void sheet_json(struct buf *, const struct sheet *, bool explain);
void sheet_tsv(struct buf *, const struct sheet *);

#endif
