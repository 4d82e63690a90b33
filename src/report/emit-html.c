/*
 * Owns the page: one XHTML5 file that fetches nothing, an article per record.
 */

#include "deal/seat-line.h"
#include "report/emit-formats.h"
#include "report/explain.h"
#include "report/emit-sheet.h"
#include "report/html.h"
#include "report/report.h"

/* Seats */

static bool
shows_cards(const struct seat *s, const struct judgement *j)
{
	return j->outcome.verdict != VERDICT_ERROR && seat_has_cards(s);
}

/* "valid knock", "first drop", "open" */
static void
put_verdict(struct buf *b, const struct deal *d, const struct seat *s,
    const struct outcome *o)
{
	if (s->kind == SEAT_ACTION && o->verdict == VERDICT_OPEN) {
		buf_str(b, action_said(s->action));
		return;
	}
	if (o->verdict == VERDICT_VALID)
		buf_str(b, "\u2713 ");
	if (o->verdict == VERDICT_INVALID)
		buf_str(b, "\u2717 ");
	buf_str(b, verdict_names[o->verdict]);
	if (s->verb != VERB_NONE) {
		buf_char(b, ' ');
		html_text(b, s->verb == VERB_DECLARE ?
		    rules_word(d->rules, WORD_CLAIM, false) :
		    text_of(verb_names[s->verb]));
	}
	if (o->verdict == VERDICT_ERROR) {
		buf_str(b, ": ");
		html_text(b, o->error);
	}
}

static void
put_cell(struct buf *b, bool has, int n)
{
	buf_str(b, "<td>");
	if (has)
		buf_int(b, n);
	buf_str(b, "</td>");
}

static void
put_player(struct buf *b, const struct deal *d, const struct verdicts *v, int i,
    bool money)
{
	const struct seat *s = &d->seats[i];
	const struct outcome *o = &v->seats[i].outcome;

	buf_str(b, "<tbody>\n<tr><th scope=\"row\">");
	html_name(b, s->name);
	buf_printf(b, "</th><td class=\"%s\">", verdict_names[o->verdict]);
	put_verdict(b, d, s, o);
	buf_str(b, "</td>");
	put_cell(b, o->has_deadwood, o->deadwood);
	put_cell(b, o->has_points, o->points);
	if (money) {
		buf_str(b, "<td>");
		if (o->has_won)
			buf_money(b, o->won);
		buf_str(b, "</td>");
	}
	buf_str(b, "</tr>\n");
	if (shows_cards(s, &v->seats[i])) {
		buf_printf(b, "<tr><td class=\"hand\" colspan=\"%d\">",
		    money ? 5 : 4);
		html_hand(b, d, v, i);
		buf_str(b, "</td></tr>\n");
	}
	buf_str(b, "</tbody>\n");
}

static void
put_players(struct buf *b, const struct deal *d, const struct verdicts *v)
{
	bool money = false;

	for (int i = 0; i < d->nseats; i++)
		money |= v->seats[i].outcome.has_won;
	buf_printf(b, "<table class=\"cards\">\n<thead><tr>"
	    "<th scope=\"col\">Player</th><th scope=\"col\">Verdict</th>"
	    "<th scope=\"col\">Dead\u00ADwood</th>"
	    "<th scope=\"col\">Points</th>%s</tr></thead>\n",
	    money ? "<th scope=\"col\">Won</th>" : "");
	for (int i = 0; i < d->nseats; i++)
		put_player(b, d, v, i, money);
	buf_str(b, "</table>\n");
}

/* Records */

/* Make the letter there a capital. */
static void
capitalize(struct buf *b, size_t at)
{
	if (b->data[at] >= 'a')
		b->data[at] = (char)(b->data[at] - 'a' + 'A');
}

/* "Deal 3: Bela wins 26"; without "Deal 3" where no game counts it. */
static void
put_deal_heading(struct buf *b, const struct deal *d, const struct verdicts *v)
{
	struct text said = v->summary;
	bool error = v->error.code != NULL;
	size_t at = b->len;

	for (int i = 0; i < d->nseats; i++)
		error |= v->seats[i].outcome.verdict == VERDICT_ERROR;
	if (v->number) {
		said.len = v->own;
		buf_printf(b, "%s %zu", sheet_deal_word(d->rules), v->number);
		capitalize(b, at);
		buf_str(b, said.len ? ": " : "");
	} else if (!said.len) {
		said = text_of(error ? "Not settled: an error" :
		    "Nobody has won");
	}
	html_text(b, said);
}

/* Append the heading: "Bela wins 26", "Open: deadwood 12". */
static void
put_heading(struct buf *b, const struct deal *d, const struct verdicts *v)
{
	const struct outcome *o = &v->seats[0].outcome;
	size_t at;

	if (d->named) {
		put_deal_heading(b, d, v);
		return;
	}
	at = b->len;
	put_verdict(b, d, &d->seats[0], o);
	capitalize(b, at);
	if (o->codes) {
		const char *before = ": ";

		for (int c = 0; c < CODE_COUNT; c++) {
			if (!(o->codes >> c & 1))
				continue;
			buf_str(b, before);
			buf_str(b, code_sentences[c]);
			before = "; ";
		}
	} else if (o->has_deadwood) {
		buf_printf(b, ": deadwood %d", o->deadwood);
	}
	if (o->has_points && (!o->has_deadwood || o->points != o->deadwood))
		buf_printf(b, ", points %d", o->points);
}

/* Append the record as text, which reads back. */
static void
put_as_text(struct buf *b, const struct deal *d, const struct verdicts *v)
{
	struct buf line = { NULL, 0, 0 };
	card_style style = rules_ascii(d->rules);

	buf_str(b, "<details><summary>As text</summary>\n<pre>");
	report_context(&line, d->rules, &d->id);
	buf_char(&line, d->named ? '\n' : ' ');
	for (int i = 0; i < d->nseats; i++) {
		report_seat(&line, &d->seats[i], &v->seats[i], style);
		buf_str(&line, " => ");
		outcome_print(&line, &v->seats[i].outcome);
		buf_str(&line, i + 1 < d->nseats ? "\n" : "");
	}
	html_text(b, buf_view(&line));
	buf_str(b, "</pre></details>\n");
	buf_free(&line);
}

/* Append the explanation; its sources are kept for the foot of the page. */
static void
put_explanation(struct emitter *e, struct buf *b)
{
	struct buf said = { NULL, 0, 0 };
	bool first = true;

	for (const struct why_finding *f = e->why->first; f; f = f->next) {
		if (f->plain)
			continue;
		said.len = 0;
		explain_one(&said, e->why, f, CARDS_UNICODE);
		if (f->kind == WHY_SOURCE) {
			report_once(&e->sources, 0, buf_view(&said));
			continue;
		}
		html_within(b, first ? "<p class=\"lead\">" : "<p>",
		    buf_view(&said), "</p>\n");
		first = false;
	}
	buf_free(&said);
}

static void
put_context(struct buf *b, const struct rules *r, const struct id *id)
{
	struct buf context = { NULL, 0, 0 };

	report_context(&context, r, id);
	html_text(b, buf_view(&context));
	buf_free(&context);
}

/* The page */

/* Where records go: held back in a game, as the sheet is above them. */
static struct buf *
body(struct emitter *e)
{
	struct buf *b = e->options.game ? &e->held : e->out;

	if (!e->title.len)
		buf_str(&e->title, "rummy");
	if (!e->options.game && !e->page)
		html_head(b, buf_view(&e->title), TEXT(""));
	e->page |= !e->options.game;
	html_paragraphs(b, buf_view(&e->note), "<p>");
	e->note.len = 0;
	return b;
}

/* Without a comment the evening is called by its rules and players. */
static void
find_title(struct emitter *e, const struct deal *d)
{
	if (e->title.len)
		return;
	buf_text(&e->title, d->rules->title.len ? d->rules->title :
	    d->rules->name);
	for (int i = 0; d->named && i < d->nseats; i++) {
		buf_str(&e->title, !i ? ": " : i + 1 < d->nseats ? ", " :
		    " and ");
		buf_text(&e->title, d->seats[i].name);
	}
}

static void
put_bad(struct buf *b, const struct deal *d, const struct error *error)
{
	html_within(b, "<article>\n<h2 class=\"error\">Not a record: ",
	    d->seats->error, "</h2>\n<pre>");
	if (d->id.text.len) {
		put_context(b, NULL, &d->id);
		buf_char(b, '\n');
	}
	html_within(b, "! ", d->seats->source, " =&gt; error why=");
	html_within(b, "", d->seats->error, "</pre>\n");
	if (error->code)
		html_within(b, "<p>", text_of(error->text), "</p>\n");
	buf_str(b, "</article>\n");
}

static void
html_deal(struct emitter *e, const struct record *r, const struct verdicts *v)
{
	const struct deal *d = &r->deal;
	struct buf houses = { NULL, 0, 0 };
	struct buf *b;

	if (r->kind == RECORD_BAD) {
		put_bad(body(e), d, &r->error);
		return;
	}
	find_title(e, d);
	b = body(e);
	buf_str(b, "<article>\n<h2>");
	put_heading(b, d, v);
	html_within(b, "</h2>\n<p class=\"facts\">", d->rules->title, ": ");
	put_context(b, d->rules, &d->id);
	buf_str(b, "</p>\n");
	if (d->named)
		put_players(b, d, v);
	else if (shows_cards(d->seats, v->seats))
		html_hand(b, d, v, 0);
	put_explanation(e, b);
	if (e->houses) {
		houses_print(&houses, e->houses);
		html_within(b, "<pre>", buf_view(&houses), "</pre>\n");
		buf_free(&houses);
	}
	put_as_text(b, d, v);
	buf_str(b, "</article>\n");
}

/* Keep comments; a blank line ends a paragraph, the first line is the title. */
static void
html_note(struct emitter *e, const struct record *r)
{
	struct text lines = r->line, line;
	struct buf *note = &e->note;

	do {
		line = text_trim(text_until(&lines, '\n'));
		if (line.len)
			line = text_trim(text_skip(line, 1));
		if (!e->title.len && line.len) {
			line.len -= line.s[line.len - 1] == ':';
			buf_text(&e->title, line);
			continue;
		}
		if (note->len && note->data[note->len - 1] != '\n')
			buf_char(note, line.len ? ' ' : '\n');
		buf_text(note, line);
	} while (lines.len > 0);
}

/* Begin the page with the game: the evening, and who leads or has won. */
static void
page_game(struct emitter *e, const struct sheet *s)
{
	struct buf result = { NULL, 0, 0 };

	if (s->nplayers && s->ngames == 1)
		sheet_say_end(&result, s, s->games);
	sheet_sources(&e->sources, s);
	html_head(e->out, e->title.len ? buf_view(&e->title) : s->nplayers ?
	    s->rules.name : TEXT("rummy"), buf_view(&result));
	e->page = true;
	buf_free(&result);
	html_game(e->out, s);
}

static void
html_end(struct emitter *e)
{
	struct buf *b = body(e);

	if (!e->page)
		html_head(e->out, buf_view(&e->title), TEXT(""));
	if (b != e->out)
		buf_text(e->out, buf_view(b));
	html_paragraphs(e->out, buf_view(&e->sources), "<p class=\"facts\">");
	buf_str(e->out, "<footer>rummy " PACKAGE_VERSION "</footer>\n"
	    "</body>\n</html>\n");
}

const struct emit_format emit_html = {
	.deal = html_deal,
	.note = html_note,
	.game = page_game,
	.end = html_end,
};
