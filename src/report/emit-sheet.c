/* Owns the score sheet for people: figures in 80 columns, and sentences. */
#include "report/emit-sheet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "report/explain.h"
#include "report/report.h"

#define LINES (SHEET_ROWS + ENTRIES + 3)
#define WIDTH (80 - 3) /* behind "#: " */
#define LABEL 12 /* columns of the labels, where names go across */
#define NUMBER 4 /* of those, for a number */

/* The grid */

static struct grid_line *
add_line(struct grid *g, const char *label, size_t number)
{
	struct grid_line *line = &g->lines[g->nlines++];

	memset(line, 0, sizeof(*line));
	line->label = label;
	line->number = number;
	return line;
}

static void
set_figure(struct grid_line *line, int player, int64_t figure)
{
	line->written[player] = true;
	line->figure[player] = figure;
}

/* Add the deals that are kept, and before them the sum of those that are not. */
static void
add_deals(struct grid *g, const struct sheet *s, int number, bool scored)
{
	size_t first, last = sheet_kept(s, number, &first);
	struct grid_line *earlier = NULL;

	if (first && first < last)
		earlier = add_line(g, "1 to ", first);
	for (int p = 0; earlier && p < g->nnames; p++) {
		const struct sheet_row *row = sheet_row_of(s, number, first);

		set_figure(earlier, p, scored ? s->games[number].accounts[p]
		    .entry[ENTRY_DEALS] : row->total[p] - row->change[p]);
	}
	for (size_t d = first; d < last; d++) {
		const struct sheet_row *row = sheet_row_of(s, number, d);
		struct grid_line *line = add_line(g, "", d + 1);

		line->has_totals = true;
		memcpy(line->written, row->written, sizeof(line->written));
		memcpy(line->figure, scored ? row->score : row->change,
		    sizeof(line->figure));
		memcpy(line->total, row->total, sizeof(line->total));
		for (int p = 0; earlier && scored && p < g->nnames; p++)
			earlier->figure[p] -= row->score[p];
	}
}

/* Add the parts of a total, if it has more than the deals, and the total. */
static void
add_sums(struct grid *g, const struct sheet_game *game)
{
	const struct sheet_account *a = game->accounts;
	size_t deals = g->nlines;
	struct grid_line *line;

	for (int e = 0; e < ENTRIES; e++) {
		bool any = e == ENTRY_DEALS;

		line = add_line(g, sheet_parts[e].label, 0);
		for (int p = 0; p < g->nnames; p++) {
			set_figure(line, p, a[p].entry[e]);
			any |= a[p].entry[e] != 0;
		}
		g->nlines -= !any;
	}
	if (g->nlines == deals + 1)
		g->nlines = deals;
	line = add_line(g, "total", 0);
	line->is_sum = true;
	for (int p = 0; p < g->nnames; p++)
		set_figure(line, p, sheet_total(&a[p]));
}

/* Add the deals in which players went out, if any did. */
static void
add_out(struct grid *g, const struct sheet_game *game)
{
	struct grid_line *line = add_line(g, "out in deal", 0);
	bool any = false;

	for (int p = 0; p < g->nnames; p++) {
		any |= line->written[p] = game->accounts[p].out;
		line->figure[p] = (int64_t)game->accounts[p].out_at;
	}
	g->nlines -= !any;
}

void
sheet_grid(const struct sheet *s, int number, bool scored, struct grid *g)
{
	*g = (struct grid){ .nnames = s->nplayers };
	g->lines = util_alloc(LINES * sizeof(*g->lines));
	add_deals(g, s, number, scored);
	add_sums(g, &s->games[number]);
	add_out(g, &s->games[number]);
}

/* Its layout */

struct placement {
	const struct sheet *sheet;
	const struct grid *grid;
	bool down;       /* names are rows, and there are no running totals */
	int total;       /* names across: the width of these */
	size_t rows, columns;
	int width[LINES + 1]; /* of each column, with the gap before it */
	int all;         /* of a row */
	struct buf cell; /* the one that is measured or printed */
};

/* Cells: the first row has the names, the first column labels, or reversed */

/* Make the cell; returns its width. */
static int
make_cell(struct placement *x, size_t row, size_t column)
{
	size_t l = x->down ? column : row, name = x->down ? row : column;
	const struct grid_line *line = l ? &x->grid->lines[l - 1] : NULL;
	struct buf *b = &x->cell;

	b->len = 0;
	if (!line) {
		buf_escaped(b, name ? sheet_name(x->sheet, (int)name - 1) :
		    text_of(sheet_deal_word(&x->sheet->rules)), "");
	} else if (!name) {
		buf_str(b, line->label);
		if (line->number)
			buf_printf(b, "%*zu", line->has_totals && !x->down ?
			    NUMBER : 0, line->number);
	} else if (!line->written[name - 1]) {
		buf_char(b, '-');
	} else {
		buf_int(b, (long)line->figure[name - 1]);
		if (x->total && line->has_totals)
			buf_printf(b, " %*lld", x->total,
			    (long long)line->total[name - 1]);
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

/* Place the grid; columns across are all as wide as the widest. */
static void
place(struct placement *x, bool down)
{
	size_t lines = x->grid->nlines + 1, names = (size_t)x->grid->nnames + 1;
	int gap = down ? 2 : 3, widest = 0;

	x->down = down;
	x->total = down ? 0 : total_width(x->grid);
	x->rows = down ? names : lines;
	x->columns = down ? lines : names;
	x->all = 0;
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
		if (!down)
			x->width[c] = c ? widest : LABEL;
		x->all += x->width[c];
	}
}

/* Print a column: the first one at the left of its width. */
static void
put_cell(struct placement *x, struct buf *b, size_t row, size_t column)
{
	int blanks = x->width[column] - make_cell(x, row, column);

	buf_printf(b, "%*s", column ? blanks : 0, "");
	buf_text(b, buf_view(&x->cell));
	buf_printf(b, "%*s", column ? 0 : blanks, "");
}

/* Print the columns in parts that fit beside the first one. */
static void
print_parts(struct placement *x, struct buf *b)
{
	for (size_t from = 1, end; from < x->columns; from = end) {
		int width = x->width[0] + x->width[from];

		end = from + 1;
		while (end < x->columns && width + x->width[end] <= WIDTH)
			width += x->width[end++];
		for (size_t row = 0; row < x->rows; row++) {
			put_cell(x, b, row, 0);
			for (size_t c = from; c < end; c++)
				put_cell(x, b, row, c);
			buf_char(b, '\n');
		}
	}
}

/* Below the figures */

int
sheet_moneys(const struct sheet *s, struct sheet_money out[SHEET_MONEYS])
{
	struct payment payments[SEATS_MAX];
	int n = 0, paid = sheet_payments(s, payments);

	for (int p = 0; p < s->nplayers; p++) {
		const struct sheet_player *one = &s->players[p];

		if (one->has_money)
			out[n++] = (struct sheet_money){ p, one->money < 0 ?
				"has lost" : "has won", -1,
				one->money < 0 ? -one->money : one->money };
		if (s->has_prize && s->games[0].accounts[p].winner)
			out[n++] = (struct sheet_money){ p,
				"takes the prize of", -1, one->prize };
	}
	for (int i = 0; i < paid; i++)
		out[n++] = (struct sheet_money){ payments[i].from, "pays",
			payments[i].to, payments[i].amount };
	return n;
}

void
sheet_sources(struct buf *b, const struct sheet *s)
{
	const struct rules *r = &s->rules;
	struct arena *arena = arena_create();
	struct buf line = { NULL, 0, 0 };
	size_t at = b->len;
	struct why why;

	for (int g = 0; g < s->ngames; g++) {
		why_game(&why, s, g, arena);
		for (const struct why_finding *f = why.first; f; f = f->next) {
			if (f->key == RULE_NONE || !r->origin[f->key]->name.len)
				continue; /* no rule set states it */
			line.len = 0;
			buf_str(&line, "Source: ");
			origin_print(&line, rules_source(r, f->key));
			buf_char(&line, '.');
			report_once(b, at, buf_view(&line));
		}
	}
	buf_free(&line);
	arena_free(arena);
}

/*
 * Print the game and, if arena is not NULL, what decided it, without sums.  Lines
 * have 80 columns if a figure fits beside a name: names across with totals or,
 * where that does not fit, lines across without these, in as many parts as needed.
 */
static void
print_game(struct buf *b, const struct sheet *s, int number,
    struct arena *arena)
{
	struct grid g;
	struct placement x = { .sheet = s, .grid = &g };
	struct why why;

	buf_char(b, '\n');
	buf_text(b, s->rules.name);
	if (s->ngames > 1)
		buf_printf(b, ", game %d", number + 1);
	buf_char(b, '\n');
	sheet_grid(s, number, false, &g);
	place(&x, false);
	if (x.all > WIDTH)
		place(&x, true);
	print_parts(&x, b);
	buf_free(&x.cell);
	free(g.lines);
	sheet_say_end(b, s, &s->games[number]);
	buf_char(b, '\n');
	if (!arena)
		return;
	why_game(&why, s, number, arena);
	explain(b, &why, CARDS_ASCII);
}

void
sheet_print(struct buf *b, const struct sheet *s, bool explained)
{
	struct sheet_money moneys[SHEET_MONEYS];
	int n = sheet_moneys(s, moneys);
	struct arena *arena = explained ? arena_create() : NULL;

	for (int g = 0; g < s->ngames; g++)
		print_game(b, s, g, arena);
	arena_free(arena);
	if (explained)
		sheet_sources(b, s);
	for (const struct sheet_money *m = moneys; m < moneys + n; m++) {
		buf_escaped(b, sheet_name(s, m->who), "");
		buf_printf(b, " %s ", m->what);
		if (m->whom >= 0) {
			buf_escaped(b, sheet_name(s, m->whom), "");
			buf_char(b, ' ');
		}
		buf_money(b, m->amount);
		buf_char(b, '\n');
	}
	buf_text(b, buf_view(&s->notes));
}
