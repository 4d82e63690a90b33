/* Owns the layout of figures under or beside names in 80 columns. */
#include "report/emit-grid.h"

#include <string.h>

#define MARK "#: "
#define WIDTH (80 - (int)(sizeof(MARK) - 1))
#define LABEL 12 /* columns of the labels, where lines are rows */
#define NUMBER 4 /* of those, for a number */

/* The columns of a layout. */
struct columns {
	bool across;       /* lines are columns and names are rows */
	bool totals;
	int gap;           /* blanks before each column */
	/* names across: figures and totals, each as wide in all columns */
	int figure, total, column;
	/* lines across */
	int name;          /* the longest name */
};

/* Names, which are escaped, and cut between characters */

static void
put_blanks(struct buf *b, int n)
{
	for (; n > 0; n--)
		buf_char(b, ' ');
}

static int
name_width(const struct grid *g, int i)
{
	struct buf shown = { NULL, 0, 0 };
	int width;

	buf_escaped(&shown, g->names[i], "");
	width = (int)utf8_column(buf_view(&shown), shown.len) - 1;
	buf_free(&shown);
	return width;
}

/* Append a string at the left or right of a field, cut to its width. */
static void
put_name(struct buf *b, const struct grid *g, int i, int width, bool right)
{
	struct buf shown = { NULL, 0, 0 };
	struct text rest;
	int before = right ? width - name_width(g, i) : 0, n;

	buf_escaped(&shown, g->names[i], "");
	rest = buf_view(&shown);
	put_blanks(b, before);
	for (n = before > 0 ? before : 0; n < width && rest.len > 0; n++) {
		size_t len = utf8_decode(rest, &(uint32_t){ 0 });

		buf_add(b, rest.s, len);
		rest = text_skip(rest, len);
	}
	put_blanks(b, width - n);
	buf_free(&shown);
}

/* Figures */

static int
digits(int64_t n)
{
	int count = n < 0 ? 2 : 1;

	while (n /= 10)
		count++;
	return count;
}

static void
widen(int *width, int needed)
{
	if (needed > *width)
		*width = needed;
}

static int
widest(const struct grid *g, const struct grid_line *line,
    const int64_t *figures)
{
	int width = 1;

	for (int i = 0; i < g->nnames; i++)
		if (line->written[i])
			widen(&width, digits(figures[i]));
	return width;
}

/* The line's cell under name i; total: columns for its total, 0 for none. */
static void
put_cell(struct buf *b, const struct grid_line *line, int i, int width,
    int total)
{
	if (!line->written[i]) {
		put_blanks(b, width - 1);
		buf_char(b, '-');
		return;
	}
	if (total)
		width -= total + 1;
	buf_printf(b, "%*lld", width, (long long)line->figure[i]);
	if (total)
		buf_printf(b, " %*lld", total, (long long)line->total[i]);
}

/* Measures */

static int
longest_name(const struct grid *g)
{
	int width = 1;

	for (int i = 0; i < g->nnames; i++)
		widen(&width, name_width(g, i));
	return width;
}

/* The width of totals, and of figures that stand in their column. */
static int
total_width(const struct grid *g)
{
	int width = 1;

	for (size_t l = 0; l < g->nlines; l++)
		widen(&width, widest(g, &g->lines[l], g->lines[l].has_totals ?
		    g->lines[l].total : g->lines[l].figure));
	return width;
}

static int
figure_width(const struct grid *g)
{
	int width = 1;

	for (size_t l = 0; l < g->nlines; l++)
		if (g->lines[l].has_totals)
			widen(&width, widest(g, &g->lines[l],
			    g->lines[l].figure));
	return width;
}

/* Do the names fit over columns of these figures, uncut? */
static bool
fits_down(const struct grid *g, bool totals, struct columns *c)
{
	int room = (WIDTH - LABEL) / g->nnames, name = longest_name(g);
	bool fits;

	*c = (struct columns){ .totals = totals, .gap = totals ? 3 : 1 };
	c->figure = figure_width(g);
	c->total = total_width(g);
	c->column = c->figure + 1 + c->total;
	if (!totals)
		c->column = c->figure > c->total ? c->figure : c->total;
	fits = c->gap + c->column <= room && c->gap + name <= room;
	if (name > room - c->gap)
		name = room - c->gap;
	widen(&c->column, name);
	return fits;
}

static int
label_width(const struct grid_line *line)
{
	return (int)strlen(line->label) +
	    (line->number ? digits((int64_t)line->number) : 0);
}

/* The width of a line as a column, and *total of its totals; 0: none. */
static int
line_width(const struct grid *g, const struct grid_line *line, bool totals,
    int *total)
{
	int width = widest(g, line, line->figure);

	*total = totals && line->has_totals ? widest(g, line, line->total) : 0;
	if (*total)
		width += 1 + *total;
	widen(&width, label_width(line));
	return width;
}

static bool
fits_across(const struct grid *g, bool totals, struct columns *c)
{
	int width, total;

	*c = (struct columns){ .across = true, .totals = totals,
		.gap = totals ? 3 : 2 };
	c->name = longest_name(g);
	widen(&c->name, (int)strlen(g->corner));
	width = c->name;
	for (size_t l = 0; l < g->nlines && width <= WIDTH; l++)
		width += c->gap + line_width(g, &g->lines[l], totals, &total);
	return width <= WIDTH;
}

static struct columns
choose(const struct grid *g)
{
	struct columns c;

	if (fits_down(g, true, &c) || fits_across(g, true, &c) ||
	    fits_down(g, false, &c) || fits_across(g, false, &c))
		return c;
	fits_down(g, true, &c);
	if ((c.gap + c.figure + 1 + c.total) * g->nnames > WIDTH - LABEL)
		fits_down(g, false, &c);
	return c;
}

/* Lines */

static void
put_label(struct buf *b, const struct grid_line *line)
{
	buf_str(b, line->label);
	if (line->number)
		buf_printf(b, "%zu", line->number);
}

static void
print_names(struct buf *b, const struct grid *g, const struct columns *c)
{
	buf_str(b, MARK);
	buf_str(b, g->corner);
	put_blanks(b, LABEL - (int)strlen(g->corner));
	for (int i = 0; i < g->nnames; i++) {
		put_blanks(b, c->gap);
		put_name(b, g, i, c->column, true);
	}
	buf_char(b, '\n');
}

static void
print_down(struct buf *b, const struct grid *g, const struct columns *c)
{
	print_names(b, g, c);
	for (size_t l = 0; l < g->nlines; l++) {
		const struct grid_line *line = &g->lines[l];
		int before = line->has_totals ? NUMBER - label_width(line) : 0;
		bool totals = c->totals && line->has_totals;

		buf_str(b, MARK);
		put_blanks(b, before);
		put_label(b, line);
		put_blanks(b, LABEL - label_width(line) -
		    (before > 0 ? before : 0));
		for (int i = 0; i < g->nnames; i++) {
			put_blanks(b, c->gap);
			put_cell(b, line, i, c->column, totals ? c->total : 0);
		}
		buf_char(b, '\n');
	}
}

static void
print_labels_across(struct buf *b, const struct grid *g,
    const struct columns *c)
{
	int total;

	buf_str(b, MARK);
	buf_str(b, g->corner);
	put_blanks(b, c->name - (int)strlen(g->corner));
	for (size_t l = 0; l < g->nlines; l++) {
		const struct grid_line *line = &g->lines[l];

		put_blanks(b, c->gap + line_width(g, line, c->totals, &total) -
		    label_width(line));
		put_label(b, line);
	}
	buf_char(b, '\n');
}

static void
print_across(struct buf *b, const struct grid *g, const struct columns *c)
{
	print_labels_across(b, g, c);
	for (int i = 0; i < g->nnames; i++) {
		buf_str(b, MARK);
		put_name(b, g, i, c->name, false);
		for (size_t l = 0; l < g->nlines; l++) {
			int total, width = line_width(g, &g->lines[l],
			    c->totals, &total);

			put_blanks(b, c->gap);
			put_cell(b, &g->lines[l], i, width, total);
		}
		buf_char(b, '\n');
	}
}

void
grid_print(struct buf *b, const struct grid *g)
{
	struct columns c = choose(g);

	if (c.across)
		print_across(b, g, &c);
	else
		print_down(b, g, &c);
}
