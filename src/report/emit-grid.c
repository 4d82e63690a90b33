/* Owns the layout of figures under or beside names in 80 columns. */
#include "report/emit-grid.h"

#include <stdio.h>
#include <stdlib.h>

#define MARK "#: "
#define WIDTH (80 - (int)(sizeof(MARK) - 1))
#define LABEL 12 /* columns of the labels, where names go across */
#define NUMBER 4 /* of those, for a number */

struct placement {
	const struct grid *grid;
	bool down;       /* names are rows, and there are no running totals */
	int total;       /* names across: the width of these */
	size_t rows, columns;
	int *width;      /* of each column, with the gap before it */
	int all;         /* of a row */
	struct buf cell; /* the one that is measured or printed */
};

/* Cells: the first row has the names, the first column labels, or reversed */

static void
put_figures(struct buf *b, const struct grid_line *line, size_t name, int total)
{
	if (!line->written[name]) {
		buf_char(b, '-');
		return;
	}
	buf_int(b, (long)line->figure[name]);
	if (total && line->has_totals)
		buf_printf(b, " %*lld", total, (long long)line->total[name]);
}

/* Make the cell; returns its width. */
static int
make_cell(struct placement *x, size_t row, size_t column)
{
	size_t l = x->down ? column : row, name = x->down ? row : column;
	const struct grid_line *line = l ? &x->grid->lines[l - 1] : NULL;
	struct buf *b = &x->cell;

	b->len = 0;
	if (!line) {
		buf_escaped(b, name ? x->grid->names[name - 1] :
		    text_of(x->grid->corner), "");
	} else if (!name) {
		buf_str(b, line->label);
		if (line->number)
			buf_printf(b, "%*zu", line->has_totals && !x->down ?
			    NUMBER : 0, line->number);
	} else {
		put_figures(b, line, name - 1, x->total);
	}
	return (int)utf8_column(buf_view(b), b->len) - 1;
}

/* Layouts */

/* The width of running totals, and of figures that stand in their column. */
static int
total_width(const struct grid *g)
{
	int most = 1;

	for (size_t l = 0; l < g->nlines; l++)
		for (int i = 0; i < g->nnames; i++) {
			const struct grid_line *line = &g->lines[l];
			int width = snprintf(NULL, 0, "%lld", (long long)
			    (line->has_totals ? line->total : line->figure)[i]);

			if (line->written[i] && width > most)
				most = width;
		}
	return most;
}

/* Measure the columns; across they are all as wide as the widest. */
static void
measure(struct placement *x)
{
	int gap = x->down ? 2 : 3, widest = 0;

	for (size_t c = 0; c < x->columns; c++) {
		x->width[c] = 0;
		for (size_t r = 0; r < x->rows; r++) {
			int width = make_cell(x, r, c) + (c ? gap : 0);

			if (width > x->width[c])
				x->width[c] = width;
		}
		if (c && x->width[c] > widest)
			widest = x->width[c];
	}
	for (size_t c = 0; c < x->columns; c++) {
		if (!x->down)
			x->width[c] = c ? widest : LABEL;
		x->all += x->width[c];
	}
}

static struct placement
place(const struct grid *g, bool down)
{
	size_t lines = g->nlines + 1, names = (size_t)g->nnames + 1;
	struct placement x = { .grid = g, .down = down,
		.total = down ? 0 : total_width(g),
		.rows = down ? names : lines, .columns = down ? lines : names };

	x.width = util_alloc(x.columns * sizeof(*x.width));
	measure(&x);
	return x;
}

static void
put_blanks(struct buf *b, int n)
{
	for (; n > 0; n--)
		buf_char(b, ' ');
}

/* Print a column: the first one at the left of its width. */
static void
put_cell(struct placement *x, struct buf *b, size_t row, size_t column)
{
	int blanks = x->width[column] - make_cell(x, row, column);

	put_blanks(b, column ? blanks : 0);
	buf_text(b, buf_view(&x->cell));
	put_blanks(b, column ? 0 : blanks);
}

/* The end of the columns from there on that fit beside the first one. */
static size_t
end_of_part(const struct placement *x, size_t from)
{
	int width = x->width[0] + x->width[from];
	size_t end = from + 1;

	while (end < x->columns && width + x->width[end] <= WIDTH)
		width += x->width[end++];
	return end;
}

static void
print(struct placement *x, struct buf *b)
{
	for (size_t from = 1, end; from < x->columns; from = end) {
		end = end_of_part(x, from);
		for (size_t row = 0; row < x->rows; row++) {
			buf_str(b, MARK);
			put_cell(x, b, row, 0);
			for (size_t c = from; c < end; c++)
				put_cell(x, b, row, c);
			buf_char(b, '\n');
		}
	}
}

static void
discard(struct placement *x)
{
	buf_free(&x->cell);
	free(x->width);
}

void
grid_print(struct buf *b, const struct grid *g)
{
	struct placement x = place(g, false);

	if (x.all > WIDTH) {
		discard(&x);
		x = place(g, true);
	}
	print(&x, b);
	discard(&x);
}
