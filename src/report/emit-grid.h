/* Figures under names as on a score sheet, or beside them. */
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
 * Append lines that start with "#: ", of 80 columns if a figure fits beside a
 * name: names across with totals or, where that does not fit, lines across
 * without these, in as many parts as needed.
 */
void grid_print(struct buf *, const struct grid *);

#endif
