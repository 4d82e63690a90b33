/* Owns the page of a game: a table, and totals as a chart in whole pixels. */
#include "report/html.h"

#include <stdlib.h>

#include "report/emit-sheet.h"

/* The chart: its lines run from LEFT over WIDTH, from TOP down over HEIGHT. */
#define LEFT 34
#define WIDTH 174
#define TOP 12
#define HEIGHT 180
#define ALL 328      /* the width, that of a small phone */
#define LABEL_GAP 15
#define HUES 6       /* .p0 to .p5 of the style */
#define LABEL_MOST 9 /* characters of a name beside its line */

/* The table */

static void
put_line(struct buf *b, const struct sheet *s, const struct grid_line *line)
{
	buf_printf(b, "<tr%s><th scope=\"row\">",
	    line->is_sum ? " class=\"total\"" : "");
	if (line->has_totals)
		buf_printf(b, "%s ", sheet_deal_word(&s->rules));
	buf_str(b, line->label);
	if (line->number)
		buf_printf(b, "%zu", line->number);
	buf_str(b, "</th>");
	for (int p = 0; p < s->nplayers; p++) {
		buf_str(b, "<td>");
		if (line->written[p])
			buf_printf(b, "%lld", (long long)line->figure[p]);
		if (line->has_totals)
			buf_printf(b, " <span class=\"sum\">%lld</span>",
			    (long long)line->total[p]);
		buf_str(b, "</td>");
	}
	buf_str(b, "</tr>\n");
}

/* A long name is cut by the style, and whole in its title. */
static void
put_table(struct buf *b, const struct sheet *s, int number)
{
	int best = sheet_leader(s, &s->games[number], &(int64_t){ 0 });
	struct grid g;

	sheet_grid(s, number, false, &g);
	buf_printf(b, "<div class=\"sheet\" tabindex=\"0\"><table>\n"
	    "<caption>Of each %s: its points, then the total.</caption>\n"
	    "<thead><tr><th></th>", sheet_deal_word(&s->rules));
	for (int p = 0; p < s->nplayers; p++) {
		buf_printf(b, "<th scope=\"col\"%s title=\"",
		    p == best ? " class=\"best\"" : "");
		html_text(b, sheet_name(s, p));
		buf_str(b, "\">");
		html_name(b, sheet_name(s, p));
		buf_str(b, "</th>");
	}
	buf_str(b, "</tr></thead>\n<tbody>\n");
	for (size_t i = 0; i < g.nlines; i++)
		put_line(b, s, &g.lines[i]);
	buf_str(b, "</tbody>\n</table></div>\n");
	free(g.lines);
}

/* The chart */

struct chart {
	const struct sheet *sheet;
	int number;          /* of the game */
	size_t first, last;  /* deals shown, from 0; last is not shown */
	int64_t least, most; /* totals shown, and the target */
	int64_t target;      /* KEY_NONE: there is none */
};

static int
y_of(const struct chart *c, int64_t total)
{
	return TOP + (int)(HEIGHT * (c->most - total) / (c->most - c->least));
}

static void
widen(struct chart *c, int64_t total)
{
	if (total < c->least)
		c->least = total;
	if (total > c->most)
		c->most = total;
}

/* The player's total after that many of the deals shown. */
static int64_t
total_after(const struct chart *c, size_t deal, int p)
{
	const struct sheet_row *row;

	if (deal > c->first)
		return sheet_row_of(c->sheet, c->number, deal - 1)->total[p];
	row = sheet_row_of(c->sheet, c->number, deal);
	return row->total[p] - row->change[p];
}

/* Place the labels beside the lines, moved apart; returns the lowest. */
static int
place_labels(const struct chart *c, int *y)
{
	int n = c->sheet->nplayers, order[SEATS_MAX] = { 0 };

	for (int p = 0; p < n; p++) {
		int i = p;

		y[p] = y_of(c, total_after(c, c->last, p));
		for (; i > 0 && y[order[i - 1]] > y[p]; i--)
			order[i] = order[i - 1];
		order[i] = p;
	}
	for (int i = 1; i < n; i++)
		if (y[order[i]] < y[order[i - 1]] + LABEL_GAP)
			y[order[i]] = y[order[i - 1]] + LABEL_GAP;
	return y[order[n - 1]];
}

/* Append the name, cut to what fits beside the chart, and the last total. */
static void
put_label(struct buf *b, const struct chart *c, int p, int y)
{
	struct text name = sheet_name(c->sheet, p), rest = name;

	for (int n = 0; n < LABEL_MOST && rest.len > 0; n++)
		rest = text_skip(rest, utf8_length(rest));
	name.len -= rest.len;
	buf_printf(b, "<text class=\"p%d\" x=\"%d\" y=\"%d\">", p % HUES,
	    LEFT + WIDTH + 6, y + 4);
	html_text(b, name);
	buf_printf(b, "%s %lld</text>\n", rest.len ? "\u2026" : "",
	    (long long)total_after(c, c->last, p));
}

static void
put_player(struct buf *b, const struct chart *c, int p)
{
	/* Lines differ by dashes and labels, not by colours alone. */
	static const char *const dashes[SEATS_MAX] = { "none", "6 3", "2 3",
		"10 3 2 3", "12 4", "4 6", "1 5", "8 2 2 2 2 2", "3 1", "14 2 4 2" };
	size_t deals = c->last - c->first;

	buf_printf(b, "<path class=\"p%d\" stroke-dasharray=\"%s\" d=\"",
	    p % HUES, dashes[p]);
	for (size_t d = 0; d <= deals; d++)
		buf_printf(b, "%s%zu %d", d ? " L" : "M",
		    LEFT + WIDTH * d / deals,
		    y_of(c, total_after(c, c->first + d, p)));
	buf_str(b, "\"/>\n");
}

static void
put_level(struct buf *b, const struct chart *c, const char *class,
    int64_t total)
{
	int y = y_of(c, total);

	buf_printf(b, "<path class=\"%s\" d=\"M%d %d L%d %d\"/>\n"
	    "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%lld</text>\n", class,
	    LEFT, y, LEFT + WIDTH, y, LEFT - 4, y + 4, (long long)total);
}

/* Are they apart enough for a mark each? */
static bool
is_apart(const struct chart *c, int64_t a, int64_t b)
{
	return abs(y_of(c, a) - y_of(c, b)) >= LABEL_GAP;
}

/* The marks of the axis; the target goes before one that it would hide. */
static void
put_levels(struct buf *b, const struct chart *c)
{
	bool aim = c->target != KEY_NONE;

	if (!aim || is_apart(c, c->target, c->least))
		put_level(b, c, "axis", c->least);
	if (!aim || is_apart(c, c->target, c->most))
		put_level(b, c, "axis", c->most);
	if (aim)
		put_level(b, c, "aim", c->target);
}

/* Say so if the totals of the deals are not those of the game. */
static void
put_caption(struct buf *b, const struct chart *c)
{
	const struct sheet *s = c->sheet;

	for (int p = 0; p < s->nplayers; p++)
		if (sheet_total(&s->games[c->number].accounts[p]) !=
		    total_after(c, c->last, p)) {
			buf_printf(b, "<p class=\"facts\">The chart shows the "
			    "%ss, without what the end adds.</p>\n",
			    sheet_deal_word(&s->rules));
			return;
		}
}

static void
put_chart(struct buf *b, const struct sheet *s, int number)
{
	struct chart c = { .sheet = s, .number = number,
		.target = s->rules.game_target };
	int y[SEATS_MAX] = { 0 }, bottom;

	c.last = sheet_kept(s, number, &c.first);
	if (c.first == c.last) /* it ended before the deals that are kept */
		return;
	if (c.target != KEY_NONE)
		widen(&c, c.target);
	for (size_t d = c.first; d <= c.last; d++)
		for (int p = 0; p < s->nplayers; p++)
			widen(&c, total_after(&c, d, p));
	if (c.least == c.most)
		c.most++;
	bottom = place_labels(&c, y) + LABEL_GAP;
	buf_printf(b, "<svg viewBox=\"0 0 %d %d\" role=\"img\" "
	    "aria-label=\"Totals after each %s\">\n",
	    ALL, bottom > TOP + HEIGHT + LABEL_GAP ? bottom :
	    TOP + HEIGHT + LABEL_GAP, sheet_deal_word(&s->rules));
	put_levels(b, &c);
	for (int p = 0; p < s->nplayers; p++) {
		put_player(b, &c, p);
		put_label(b, &c, p, y[p]);
	}
	buf_str(b, "</svg>\n");
	put_caption(b, &c);
}

/* Below them */

/* "Bela pays Asha 3", in columns. */
static void
put_moneys(struct buf *b, const struct sheet *s)
{
	struct sheet_money moneys[SHEET_MONEYS];
	int n = sheet_moneys(s, moneys);

	if (!n)
		return;
	buf_str(b, "<table class=\"pays\">\n<tbody>\n");
	for (const struct sheet_money *m = moneys; m < moneys + n; m++) {
		buf_str(b, "<tr><td>");
		html_name(b, sheet_name(s, m->who));
		buf_printf(b, "</td><td>%s", m->what);
		if (m->whom >= 0) {
			buf_char(b, ' ');
			html_name(b, sheet_name(s, m->whom));
		}
		buf_str(b, "</td><td>");
		buf_money(b, m->amount);
		buf_str(b, "</td></tr>\n");
	}
	buf_str(b, "</tbody>\n</table>\n");
}

void
html_game(struct buf *b, const struct sheet *s)
{
	for (int number = 0; number < s->ngames; number++) {
		struct buf said = { NULL, 0, 0 };

		buf_str(b, "<article>\n<h2>The game");
		if (s->ngames > 1)
			buf_printf(b, " %d", number + 1);
		buf_str(b, "</h2>\n");
		sheet_say_end(&said, s, &s->games[number]);
		html_within(b, "<p class=\"lead\">", buf_view(&said), "</p>\n");
		buf_free(&said);
		html_within(b, "<p class=\"facts\">", s->rules.name, "</p>\n");
		put_table(b, s, number);
		if (number + 1 == s->ngames) /* money is of all games */
			put_moneys(b, s);
		put_chart(b, s, number);
		buf_str(b, "</article>\n");
	}
	html_paragraphs(b, buf_view(&s->notes), "<p class=\"facts\">");
}
