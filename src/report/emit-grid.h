/*
 * Figures under names as on a score sheet: names as columns and lines as rows,
 * or the reverse if only that fits.  Knows nothing of games.
 */
#ifndef EMIT_GRID_H
#define EMIT_GRID_H

#include "deal/deal.h"

struct grid_line {
	const char *label;
	size_t number;            /* printed after the label, unless it is 0 */
	bool written[SEATS_MAX];  /* by name; false: "-" is printed */
	int64_t figure[SEATS_MAX];
	bool is_sum;              /* of all other lines */
	bool has_totals;          /* running totals go beside the figures */
	int64_t total[SEATS_MAX];
};

struct grid {
	const char *corner;       /* the name of lines with totals: "deal" */
	struct text names[SEATS_MAX];
	int nnames;               /* at least 1 */
	struct grid_line *lines;
	size_t nlines;            /* at least 1 */
};

/*
 * Print lines that start with "#: ", of 80 columns if the figures allow, in the
 * first layout that fits: names across with totals, lines across with totals,
 * each without totals; otherwise names across, cut, with totals if that fits.
 */
void grid_print(struct buf *, const struct grid *);

#endif
