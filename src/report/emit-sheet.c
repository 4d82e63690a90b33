/* Owns the score sheet for people, but for its columns: emit-grid. */
#include "report/emit-sheet.h"

#include <stdlib.h>
#include <string.h>

#include "game/payments.h"
#include "game/sheet-say.h"
#include "report/explain-game.h"
#include "report/report.h"

#define MARK "#: "
#define LINES (SHEET_ROWS + ENTRIES + 3)

static struct grid_line *
add_line(struct grid *g, const char *label, size_t number)
{
	struct grid_line *line = &g->lines[g->nlines++];

	memset(line, 0, sizeof(*line));
	line->label = label;
	line->number = number;
	return line;
}

/* Add a line with a figure for every player. */
static struct grid_line *
add_figures(struct grid *g, const char *label, const int64_t *figures)
{
	struct grid_line *line = add_line(g, label, 0);

	for (int p = 0; p < g->nnames; p++) {
		line->written[p] = true;
		line->figure[p] = figures[p];
	}
	return line;
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

		earlier->written[p] = true;
		earlier->figure[p] = scored ? s->games[number].accounts[p]
		    .entry[ENTRY_DEALS] : row->total[p] - row->change[p];
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
	int64_t figures[ENTRIES][SEATS_MAX], totals[SEATS_MAX];
	bool any[ENTRIES] = { false };

	for (int p = 0; p < g->nnames; p++) {
		const struct sheet_account *a = &game->accounts[p];

		totals[p] = sheet_total(a);
		for (int e = 0; e < ENTRIES; e++) {
			figures[e][p] = a->entry[e];
			if (e != ENTRY_DEALS && a->entry[e])
				any[e] = any[ENTRY_DEALS] = true;
		}
	}
	for (int e = 0; e < ENTRIES; e++)
		if (any[e])
			add_figures(g, sheet_parts[e].label, figures[e]);
	add_figures(g, "total", totals)->is_sum = true;
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
	*g = (struct grid){ .corner = sheet_deal_word(&s->rules),
		.nnames = s->nplayers };
	g->lines = util_alloc(LINES * sizeof(*g->lines));
	for (int p = 0; p < s->nplayers; p++)
		g->names[p] = sheet_name(s, p);
	add_deals(g, s, number, scored);
	add_sums(g, &s->games[number]);
	add_out(g, &s->games[number]);
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

struct text
sheet_party(const struct sheet *s, int party)
{
	return party < s->nplayers ? sheet_name(s, party) : TEXT("the house");
}

static void
print_money(struct buf *b, const struct sheet *s, const struct sheet_money *m)
{
	buf_str(b, MARK);
	buf_escaped(b, sheet_party(s, m->who), "");
	buf_printf(b, " %s ", m->what);
	if (m->whom >= 0) {
		buf_escaped(b, sheet_party(s, m->whom), "");
		buf_char(b, ' ');
	}
	buf_money(b, m->amount);
	buf_char(b, '\n');
}

static void
print_game(struct buf *b, const struct sheet *s, int number, bool explain)
{
	struct grid g;

	buf_str(b, "#:\n" MARK);
	buf_text(b, s->rules.name);
	if (s->ngames > 1)
		buf_printf(b, ", game %d", number + 1);
	buf_char(b, '\n');
	sheet_grid(s, number, false, &g);
	grid_print(b, &g);
	free(g.lines);
	buf_str(b, MARK);
	sheet_say_end(b, s, &s->games[number]);
	buf_char(b, '\n');
	if (explain)
		explain_game(b, s, &s->games[number]);
}

void
sheet_print(struct buf *b, const struct sheet *s, bool explain)
{
	struct sheet_money moneys[SHEET_MONEYS];
	int n = sheet_moneys(s, moneys);

	for (int g = 0; g < s->ngames; g++)
		print_game(b, s, g, explain);
	if (explain)
		explain_game_sources(b, s);
	for (int i = 0; i < n; i++)
		print_money(b, s, &moneys[i]);
	report_lines(b, MARK, buf_view(&s->notes));
}
