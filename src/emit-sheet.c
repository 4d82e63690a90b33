/*
 * Owns the score sheet that people read: the deals down, the players across,
 * what was added at the end, and who won or what is left to decide.
 */
#include "emit-sheet.h"

#include <string.h>

#include "sheet-say.h"

#define WIDTH 80
#define MARK "#: "
#define LABEL 12 /* columns of what stands before the figures */

/* How the figures of a game stand under the names. */
struct layout_of_sheet {
	const struct sheet *s;
	const struct sheet_game *game;
	int number;        /* of the game, from 0 */
	int change, total; /* columns of figures; change 0: totals are left out */
	int gap, column;   /* blanks before a player's column, and its own */
};

/* Columns */

static size_t
characters(struct text t)
{
	size_t n = 0;

	while (t.len > 0) {
		size_t len = utf8_decode(t, &(uint32_t){ 0 });

		t = text_skip(t, len ? len : 1);
		n++;
	}
	return n;
}

static void
put_blanks(struct buf *b, int n)
{
	for (; n > 0; n--)
		buf_char(b, ' ');
}

/* The text at the right of so many columns, cut to them. */
static void
put_right(struct buf *b, struct text t, int width)
{
	struct buf shown = { NULL, 0, 0 };
	struct text rest;

	buf_reserve(&shown, 1);
	buf_escaped(&shown, t, "");
	rest = (struct text){ shown.data, shown.len };
	put_blanks(b, width - (int)characters(rest));
	for (int i = 0; i < width && rest.len > 0; i++) {
		size_t len = utf8_decode(rest, &(uint32_t){ 0 });

		buf_add(b, rest.s, len ? len : 1);
		rest = text_skip(rest, len ? len : 1);
	}
	buf_free(&shown);
}

static int
digits(int64_t n)
{
	int count = n < 0 ? 2 : 1;

	while (n /= 10)
		count++;
	return count;
}

static void
put_figure(struct buf *b, int64_t n, int width)
{
	buf_printf(b, "%*lld", width, (long long)n);
}

/* Fill up what stands in out since byte at as a line's label. */
static void
end_label(struct buf *b, size_t at)
{
	put_blanks(b, LABEL + (int)strlen(MARK) - (int)(b->len - at));
}

static void
put_label(struct buf *b, const char *label)
{
	size_t at = b->len;

	buf_printf(b, MARK "%s", label);
	end_label(b, at);
}

static size_t
first_row(const struct sheet *s, const struct sheet_game *g)
{
	size_t last = g->end == END_NOT_YET ? s->deals : g->end_at;
	size_t kept = s->deals > SHEET_ROWS ? s->deals - SHEET_ROWS : 0;

	return kept < last ? kept : last;
}

static size_t
last_row(const struct sheet *s, const struct sheet_game *g)
{
	return g->end == END_NOT_YET ? s->deals : g->end_at;
}

static const struct sheet_row *
row_of(const struct layout_of_sheet *l, size_t deal)
{
	return &l->s->rows[deal % SHEET_ROWS][l->number];
}

static void
widen(int *width, int64_t figure)
{
	int needed = digits(figure);

	if (needed > *width)
		*width = needed;
}

static void
measure_figures(struct layout_of_sheet *l)
{
	const struct sheet *s = l->s;

	l->change = l->total = 1;
	for (size_t d = first_row(s, l->game); d < last_row(s, l->game); d++) {
		for (int p = 0; p < s->nplayers; p++) {
			widen(&l->change, row_of(l, d)->change[p]);
			widen(&l->total, row_of(l, d)->total[p]);
		}
	}
	for (int p = 0; p < s->nplayers; p++) {
		const struct sheet_account *a = &l->game->accounts[p];

		for (int e = 0; e < ENTRIES; e++)
			widen(&l->total, a->entry[e]);
		widen(&l->total, sheet_total(a));
	}
}

/*
 * Totals beside the points if that fits 80 columns; names are cut to what is
 * left.
 */
static void
measure(struct layout_of_sheet *l)
{
	const struct sheet *s = l->s;
	int room = (WIDTH - (int)strlen(MARK) - LABEL) / s->nplayers;
	int name = 0;

	measure_figures(l);
	for (int p = 0; p < s->nplayers; p++) {
		int len = (int)characters(sheet_name(s, p));

		if (len > name)
			name = len;
	}
	l->gap = 3;
	l->column = l->change + 1 + l->total;
	if (l->gap + l->column > room) {
		l->gap = 1;
		l->column = l->total > l->change ? l->total : l->change;
		l->change = 0;
	}
	if (name > room - l->gap)
		name = room - l->gap;
	if (l->column < name)
		l->column = name;
}

/* Rows */

static void
print_names(struct buf *b, const struct layout_of_sheet *l)
{
	put_label(b, sheet_deal_word(&l->s->rules));
	for (int p = 0; p < l->s->nplayers; p++) {
		put_blanks(b, l->gap);
		put_right(b, sheet_name(l->s, p), l->column);
	}
	buf_char(b, '\n');
}

static void
print_deal(struct buf *b, const struct layout_of_sheet *l, size_t deal)
{
	const struct sheet_row *row = row_of(l, deal);
	size_t at = b->len;

	buf_printf(b, MARK "%4zu", deal + 1);
	end_label(b, at);
	for (int p = 0; p < l->s->nplayers; p++) {
		int total = l->change ? l->total + 1 : 0;

		put_blanks(b, l->gap);
		if (!row->written[p]) {
			put_right(b, TEXT("-"), l->column);
			continue;
		}
		put_figure(b, row->change[p], l->column - total);
		if (total)
			put_figure(b, row->total[p], total);
	}
	buf_char(b, '\n');
}

/* What the deals before the rows that are kept came to. */
static void
print_earlier(struct buf *b, const struct layout_of_sheet *l)
{
	size_t first = first_row(l->s, l->game);
	const struct sheet_row *row = row_of(l, first);
	size_t at = b->len;

	if (!first || first == last_row(l->s, l->game))
		return;
	buf_printf(b, MARK "1 to %zu", first);
	end_label(b, at);
	for (int p = 0; p < l->s->nplayers; p++) {
		put_figure(b, row->total[p] - row->change[p],
		    l->gap + l->column);
	}
	buf_char(b, '\n');
}

static void
print_figures(struct buf *b, const struct layout_of_sheet *l,
    const char *label, const int64_t *figures)
{
	put_label(b, label);
	for (int p = 0; p < l->s->nplayers; p++) {
		put_figure(b, figures[p], l->gap + l->column);
	}
	buf_char(b, '\n');
}

/* The parts of a total, where it has more than the deals; then the total. */
static void
print_sums(struct buf *b, const struct layout_of_sheet *l)
{
	static const char *const labels[ENTRIES] = {
		[ENTRY_START] = "start", [ENTRY_DEALS] = "deals",
		[ENTRY_LAST] = "last deal", [ENTRY_REJOIN] = "rejoined",
		[ENTRY_BOXES] = "boxes", [ENTRY_BONUS] = "game bonus",
		[ENTRY_SHUTOUT] = "shutout",
	};
	int64_t figures[ENTRIES][SEATS_MAX], totals[SEATS_MAX];
	bool any[ENTRIES] = { false };

	for (int p = 0; p < l->s->nplayers; p++) {
		const struct sheet_account *a = &l->game->accounts[p];

		totals[p] = sheet_total(a);
		for (int e = 0; e < ENTRIES; e++) {
			figures[e][p] = a->entry[e];
			any[e] |= a->entry[e] != 0;
			any[ENTRY_DEALS] |= e != ENTRY_DEALS && a->entry[e];
		}
	}
	for (int e = 0; e < ENTRIES; e++)
		if (any[e])
			print_figures(b, l, labels[e], figures[e]);
	print_figures(b, l, "total", totals);
}

static void
print_out(struct buf *b, const struct layout_of_sheet *l)
{
	bool any = false;

	for (int p = 0; p < l->s->nplayers; p++)
		any |= l->game->accounts[p].out;
	if (!any)
		return;
	put_label(b, "out in deal");
	for (int p = 0; p < l->s->nplayers; p++) {
		const struct sheet_account *a = &l->game->accounts[p];

		if (a->out)
			put_figure(b, (int64_t)a->out_at, l->gap + l->column);
		else
			put_right(b, TEXT("-"), l->gap + l->column);
	}
	buf_char(b, '\n');
}

static void
print_money(struct buf *b, const struct sheet *s, const char *what, int player,
    int64_t money)
{
	buf_str(b, MARK);
	buf_escaped(b, sheet_name(s, player), "");
	buf_char(b, ' ');
	buf_str(b, what);
	buf_char(b, ' ');
	buf_money(b, money);
	buf_char(b, '\n');
}

static void
print_moneys(struct buf *b, const struct sheet *s)
{
	for (int p = 0; p < s->nplayers; p++) {
		if (s->players[p].has_money)
			print_money(b, s, s->players[p].money < 0 ?
			    "has lost" : "has won", p, s->players[p].money < 0 ?
			    -s->players[p].money : s->players[p].money);
		if (s->has_prize && s->games[0].accounts[p].winner)
			print_money(b, s, "takes the prize of", p,
			    s->players[p].prize);
	}
}

static void
print_game(struct buf *b, const struct sheet *s, int number, bool explain)
{
	struct layout_of_sheet l = { .s = s, .game = &s->games[number],
		.number = number };

	measure(&l);
	buf_str(b, "#:\n" MARK);
	buf_text(b, s->rules.name);
	if (s->ngames > 1)
		buf_printf(b, ", game %d", number + 1);
	buf_char(b, '\n');
	print_names(b, &l);
	print_earlier(b, &l);
	for (size_t d = first_row(s, l.game); d < last_row(s, l.game); d++)
		print_deal(b, &l, d);
	print_sums(b, &l);
	print_out(b, &l);
	buf_str(b, MARK);
	sheet_say_end(b, s, l.game);
	buf_char(b, '\n');
	if (explain)
		sheet_explain(b, s, l.game);
}

void
sheet_print(struct buf *b, const struct sheet *s, bool explain)
{
	for (int g = 0; g < s->ngames; g++)
		print_game(b, s, g, explain);
	print_moneys(b, s);
	if (s->uncounted)
		buf_printf(b, MARK "%zu table%s not counted: a seat in error, "
		    "or no winner\n", s->uncounted, s->uncounted > 1 ? "s" : "");
}
