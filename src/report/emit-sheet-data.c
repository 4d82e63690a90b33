/* Owns the game for programs: every figure of every player. */
#include "report/emit-sheet.h"

#include <stdlib.h>

#include "deal/seat-name.h"
#include "report/json-put.h"
#include "report/report.h"
#include "why/finding.h"

static const char *const end_names[] = {
	[END_NOT_YET] = "", [END_TARGET] = "target",
	[END_LAST_LEFT] = "last-left", [END_SPLIT] = "split",
	[END_DEALS] = "deals", [END_EARLY] = "early",
};

/* JSON */

static void
put_account(struct buf *b, const struct sheet *s, const struct sheet_game *g,
    int player)
{
	const struct sheet_account *a = &g->accounts[player];

	size_t object = json_open(b, NULL);

	json_text(b, "name", sheet_name(s, player));
	json_number(b, "total", true, sheet_total(a));
	for (int e = 0; e < ENTRIES; e++)
		json_number(b, sheet_parts[e].key, true, a->entry[e]);
	json_number(b, "won", true, a->boxes);
	json_number(b, "out_in_deal", a->out, (int64_t)a->out_at);
	json_flag(b, "winner", a->winner);
	json_close(b, object, "{}");
}

/* Figures in the order of the players, null for a missing one. */
static void
put_each(struct buf *b, const char *name, const int64_t *figures,
    const bool *there, int n)
{
	size_t list = json_open(b, name);

	for (int p = 0; p < n; p++) {
		buf_char(b, ',');
		if (!there || there[p])
			buf_int(b, (long)figures[p]);
		else
			buf_str(b, "null");
	}
	json_close(b, list, "[]");
}

/* The deals that are kept: the score of each, and the total after it. */
static void
put_deals(struct buf *b, const struct sheet *s, int number)
{
	size_t first, last = sheet_kept(s, number, &first);
	size_t list = json_open(b, "rows");

	for (size_t d = first; d < last; d++) {
		const struct sheet_row *row = sheet_row_of(s, number, d);
		size_t object = json_open(b, NULL);

		json_number(b, "deal", true, (int64_t)d + 1);
		put_each(b, "written", row->change, row->written, s->nplayers);
		put_each(b, "totals", row->total, NULL, s->nplayers);
		json_close(b, object, "{}");
	}
	json_close(b, list, "[]");
}

static void
put_game(struct buf *b, const struct sheet *s, int number, bool explain)
{
	const struct sheet_game *g = &s->games[number];
	struct buf said = { NULL, 0, 0 };
	size_t object = json_open(b, NULL), list;

	json_word(b, "end", end_names[g->end]);
	list = json_open(b, "players");
	for (int p = 0; p < s->nplayers; p++)
		put_account(b, s, g, p);
	json_close(b, list, "[]");
	put_deals(b, s, number);
	sheet_say_end(&said, s, g);
	json_text(b, "summary", buf_view(&said));
	if (explain) {
		struct arena *arena = arena_create();
		struct why why;

		why_game(&why, s, number, arena);
		json_why(b, &why);
		arena_free(arena);
	}
	json_close(b, object, "{}");
	buf_free(&said);
}

static void
put_totals(struct buf *b, const struct sheet *s)
{
	size_t list = json_open(b, "totals");

	for (int p = 0; p < s->nplayers; p++) {
		const struct sheet_player *one = &s->players[p];
		size_t object = json_open(b, NULL);

		json_text(b, "name", sheet_name(s, p));
		json_number(b, "total", true, sheet_grand_total(s, p));
		json_number(b, "rejoins", true, one->rejoins);
		json_money(b, "won", one->has_money, one->money);
		json_money(b, "prize", s->has_prize, one->prize);
		json_close(b, object, "{}");
	}
	json_close(b, list, "[]");
}

static void
put_payments(struct buf *b, const struct sheet *s)
{
	struct payment payments[SEATS_MAX];
	int n = sheet_payments(s, payments);
	size_t list = json_open(b, "payments");

	for (int i = 0; i < n; i++) {
		size_t object = json_open(b, NULL);

		json_text(b, "from", sheet_name(s, payments[i].from));
		json_text(b, "to", sheet_name(s, payments[i].to));
		json_money(b, "amount", true, payments[i].amount);
		json_close(b, object, "{}");
	}
	json_close(b, list, "[]");
}

void
sheet_json(struct buf *b, const struct sheet *s, bool explain)
{
	size_t games;

	json_text(b, "type", TEXT("game"));
	json_number(b, "deals", true, (int64_t)s->deals);
	json_number(b, "uncounted", true, (int64_t)s->uncounted);
	json_text(b, "rules", s->deals ? s->rules.name : TEXT(""));
	json_flag(b, "over", sheet_over(s));
	put_totals(b, s);
	put_payments(b, s);
	json_text(b, "winner", sheet_winner(s));
	games = json_open(b, "games");
	for (int g = 0; g < s->ngames; g++)
		put_game(b, s, g, explain);
	json_close(b, games, "[]");
}

/*
 * TSV: a grid as spreadsheets have it, which reads back; more below its totals
 */

static void
put_line(struct buf *b, const struct sheet *s, const struct grid_line *line)
{
	buf_str(b, line->label);
	if (line->number)
		buf_int(b, (long)line->number);
	for (int p = 0; p < s->nplayers; p++) {
		buf_char(b, '\t');
		if (line->written[p])
			buf_int(b, (long)line->figure[p]);
	}
	buf_char(b, '\n');
}

/* What a line of the grid is: they are printed in this order. */
enum part { PART_DEAL, PART_SUM, PART_MORE };

static void
put_grid(struct buf *b, const struct sheet *s, int number)
{
	const struct sheet_game *game = &s->games[number];
	struct grid g;

	/* What is read back is scored again. */
	sheet_grid(s, number, true, &g);
	buf_str(b, "deal");
	for (int p = 0; p < s->nplayers; p++) {
		buf_char(b, '\t');
		name_print(b, sheet_name(s, p), true);
	}
	buf_char(b, '\n');
	for (int part = PART_DEAL; part <= PART_MORE; part++)
		for (size_t l = 0; l < g.nlines; l++) {
			const struct grid_line *line = &g.lines[l];

			if (part == (line->is_sum ? PART_SUM : line->number ?
			    PART_DEAL : PART_MORE))
				put_line(b, s, line);
		}
	free(g.lines);
	if (!game->winners)
		return;
	buf_str(b, "winner");
	for (int p = 0; p < s->nplayers; p++)
		buf_str(b, game->accounts[p].winner ? "\tyes" : "\t");
	buf_char(b, '\n');
}

/* Append money won, or the prizes. */
static void
put_money(struct buf *b, const struct sheet *s, bool prize)
{
	buf_str(b, prize ? "prize" : "won");
	for (int p = 0; p < s->nplayers; p++) {
		const struct sheet_player *one = &s->players[p];

		buf_char(b, '\t');
		if (prize || one->has_money)
			buf_money(b, prize ? one->prize : one->money);
	}
	buf_char(b, '\n');
}

void
sheet_tsv(struct buf *b, const struct sheet *s)
{
	bool money = false;

	for (int g = 0; g < s->ngames; g++) {
		buf_str(b, g ? "\n" : "");
		put_grid(b, s, g);
	}
	for (int p = 0; p < s->nplayers; p++)
		money |= s->players[p].has_money;
	if (money)
		put_money(b, s, false);
	if (s->has_prize)
		put_money(b, s, true);
}
