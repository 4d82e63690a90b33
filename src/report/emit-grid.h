/*
 * Figures under names as a person rules a sheet: the names across and the
 * lines down, or the lines across where only that fits.  Knows no games.
 */
#ifndef EMIT_GRID_H
#define EMIT_GRID_H

#include "deal/deal.h"

struct grid_line {
	const char *label;
	size_t number;            /* stands behind it, unless it is 0 */
	bool written[SEATS_MAX];  /* else "-" stands there */
	int64_t figure[SEATS_MAX];
	bool has_totals;          /* running totals, beside the figures */
	int64_t total[SEATS_MAX];
};

struct grid {
	const char *corner;       /* what the lines with totals are: "deal" */
	struct text names[SEATS_MAX];
	int nnames;               /* at least 1 */
	struct grid_line *lines;
	size_t nlines;            /* at least 1 */
};

/*
 * Each line behind "#: ", of 80 columns if the figures allow.  Of the layouts
 * that fit the first: names across with totals, lines across with totals, each
 * without totals; else names across, cut, with totals if that fits.
 */
void grid_print(struct buf *, const struct grid *);

#endif
