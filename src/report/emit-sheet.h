/* A game as formats print it after its last deal; only for their files. */
#ifndef EMIT_SHEET_H
#define EMIT_SHEET_H

#include "game/sheet.h"

/* Figures under names as on a score sheet, or beside them. */
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
	int nnames;               /* at least 1 */
	struct grid_line *lines;
	size_t nlines;            /* at least 1 */
};

/* Append the sheet's lines, if there is one; explain: with reasons. */
void sheet_print(struct buf *, const struct sheet *, bool explain);
/* Append where the rules that decided the games come from, a line each. */
void sheet_sources(struct buf *, const struct sheet *);
/*
 * The lines of game number, from 0: what each deal added to the totals or,
 * scored, what it scored.  The caller frees g->lines.
 */
void sheet_grid(const struct sheet *, int number, bool scored, struct grid *g);

#define SHEET_MONEYS (3 * SEATS_MAX)

/* "Asha takes the prize of 12", "Bela pays Asha 3": money below the figures. */
struct sheet_money {
	int who;         /* see sheet_name */
	const char *what;
	int whom;        /* of a payment, else -1 */
	int64_t amount;  /* hundredths, not below 0 */
};
int sheet_moneys(const struct sheet *, struct sheet_money out[SHEET_MONEYS]);

/*
 * Append the members of a JSON object (explain: with reasons and sums), or a
 * grid that reads back (read/read.h).
 */
void sheet_json(struct buf *, const struct sheet *, bool explain);
void sheet_tsv(struct buf *, const struct sheet *);

#endif
