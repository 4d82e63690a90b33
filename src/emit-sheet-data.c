/* Owns the game as programs read it: every figure of every player. */
#include "emit-sheet.h"

#include "report.h"

static const char *const entry_names[ENTRIES] = {
	[ENTRY_START] = "start", [ENTRY_DEALS] = "deals",
	[ENTRY_LAST] = "last-deal", [ENTRY_REJOIN] = "rejoined",
	[ENTRY_BOXES] = "boxes", [ENTRY_BONUS] = "bonus",
	[ENTRY_SHUTOUT] = "shutout",
};

static const char *const end_names[] = {
	[END_NOT_YET] = "", [END_TARGET] = "target",
	[END_LAST_LEFT] = "last-left", [END_SPLIT] = "split",
	[END_DEALS] = "deals", [END_EARLY] = "early",
};

/* JSON */

static void
put_figure(struct buf *b, const char *name, int64_t n)
{
	buf_printf(b, ",\"%s\":%lld", name, (long long)n);
}

static void
put_flag(struct buf *b, const char *name, bool is)
{
	buf_printf(b, ",\"%s\":%s", name, is ? "true" : "false");
}

static void
put_money(struct buf *b, const char *name, bool has, int64_t money)
{
	buf_printf(b, ",\"%s\":", name);
	if (has)
		buf_money(b, money);
	else
		buf_str(b, "null");
}

static void
put_account(struct buf *b, const struct sheet *s, const struct sheet_game *g,
    int player)
{
	const struct sheet_account *a = &g->accounts[player];

	buf_str(b, player ? ",{\"name\":" : "{\"name\":");
	report_quoted(b, sheet_name(s, player));
	put_figure(b, "total", sheet_total(a));
	for (int e = 0; e < ENTRIES; e++)
		put_figure(b, entry_names[e], a->entry[e]);
	put_figure(b, "won", a->boxes);
	buf_str(b, ",\"out-in-deal\":");
	if (a->out)
		buf_int(b, (long)a->out_at);
	else
		buf_str(b, "null");
	put_flag(b, "winner", a->winner);
	buf_char(b, '}');
}

static void
put_game(struct buf *b, const struct sheet *s, const struct sheet_game *g)
{
	buf_str(b, "{\"end\":");
	if (g->end == END_NOT_YET)
		buf_str(b, "null");
	else
		buf_printf(b, "\"%s\"", end_names[g->end]);
	buf_str(b, ",\"players\":[");
	for (int p = 0; p < s->nplayers; p++)
		put_account(b, s, g, p);
	buf_str(b, "]}");
}

/* A player's total over all games kept at once. */
static int64_t
grand_total(const struct sheet *s, int player)
{
	int64_t total = 0;

	for (int g = 0; g < s->ngames; g++)
		total += sheet_total(&s->games[g].accounts[player]);
	return total;
}

static void
put_totals(struct buf *b, const struct sheet *s)
{
	buf_str(b, ",\"totals\":[");
	for (int p = 0; p < s->nplayers; p++) {
		const struct sheet_player *one = &s->players[p];

		buf_str(b, p ? ",{\"name\":" : "{\"name\":");
		report_quoted(b, sheet_name(s, p));
		put_figure(b, "total", grand_total(s, p));
		put_figure(b, "rejoins", one->rejoins);
		put_money(b, "won", one->has_money, one->money);
		put_money(b, "prize", s->has_prize, one->prize);
		buf_char(b, '}');
	}
	buf_char(b, ']');
}

/* The name of the one winner of one game, else null. */
static void
put_winner(struct buf *b, const struct sheet *s)
{
	int64_t lead;

	buf_str(b, ",\"winner\":");
	if (s->ngames == 1 && s->games[0].end != END_NOT_YET &&
	    s->games[0].winners == 1)
		report_quoted(b, sheet_name(s,
		    sheet_leader(s, &s->games[0], &lead)));
	else
		buf_str(b, "null");
}

void
sheet_json(struct buf *b, const struct sheet *s)
{
	buf_printf(b, "{\"deals\":%zu,\"uncounted\":%zu,\"rules\":", s->deals,
	    s->uncounted);
	if (s->deals)
		report_quoted(b, s->rules.name);
	else
		buf_str(b, "null");
	put_flag(b, "over", sheet_over(s));
	put_totals(b, s);
	put_winner(b, s);
	buf_str(b, ",\"games\":[");
	for (int g = 0; g < s->ngames; g++) {
		buf_str(b, g ? "," : "");
		put_game(b, s, &s->games[g]);
	}
	buf_str(b, "]}\n");
}

/* TSV: a row a figure, "game 1" for the record, the points and what they are */

static void
start_row(struct buf *b, const struct sheet *s, int game, int player)
{
	buf_printf(b, "game %d\t", game + 1);
	buf_escaped(b, sheet_name(s, player), "\\");
	buf_char(b, '\t');
	buf_text(b, s->rules.name);
	buf_str(b, "\t\t\t");
}

static void
put_row(struct buf *b, const struct sheet *s, int game, int player,
    const char *what, int64_t n)
{
	start_row(b, s, game, player);
	buf_printf(b, "%lld\t%s\t\n", (long long)n, what);
}

static void
put_money_row(struct buf *b, const struct sheet *s, int player,
    const char *what, int64_t money)
{
	start_row(b, s, 0, player);
	buf_money(b, money);
	buf_printf(b, "\t%s\t\n", what);
}

static void
put_rows(struct buf *b, const struct sheet *s, int game, int player)
{
	const struct sheet_account *a = &s->games[game].accounts[player];

	for (int e = 0; e < ENTRIES; e++)
		put_row(b, s, game, player, entry_names[e], a->entry[e]);
	start_row(b, s, game, player);
	buf_printf(b, "%lld\ttotal\t%s\n", (long long)sheet_total(a),
	    a->winner ? "winner" : a->out ? "out" : "");
}

void
sheet_tsv(struct buf *b, const struct sheet *s)
{
	for (int g = 0; g < s->ngames; g++)
		for (int p = 0; p < s->nplayers; p++)
			put_rows(b, s, g, p);
	for (int p = 0; p < s->nplayers; p++) {
		if (s->players[p].has_money)
			put_money_row(b, s, p, "won", s->players[p].money);
		if (s->has_prize)
			put_money_row(b, s, p, "prize", s->players[p].prize);
	}
}
