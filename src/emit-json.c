/*
 * Owns the report for programs: an object a record, each on a line of its own.
 * Every key is always there, null where it says nothing.  Groups count from 1
 * as in the explanations; the keys of "jokers" are indices into "cards".
 */
#include "emit-formats.h"

#include <string.h>

#include "emit-sheet.h"
#include "report.h"

static void
key(struct buf *b, const char *name)
{
	size_t len = strlen(name);
	char *to = buf_room(b, len + 4);

	if (to[-1] != '{')
		*to++ = ',';
	*to++ = '"';
	memcpy(to, name, len);
	to += len;
	*to++ = '"';
	*to++ = ':';
	buf_wrote(b, to);
}

static void
put_text(struct buf *b, const char *name, struct text t)
{
	key(b, name);
	if (t.len)
		report_quoted(b, t);
	else
		buf_str(b, "null");
}

static void
put_number(struct buf *b, const char *name, bool has, long number)
{
	key(b, name);
	if (has)
		buf_int(b, number);
	else
		buf_str(b, "null");
}

static void
quote_card(struct buf *b, card c)
{
	if (c == CARD_NONE) {
		buf_str(b, "null");
		return;
	}
	buf_char(b, '"');
	report_wild(b, c);
	buf_char(b, '"');
}

static void
put_cards(struct buf *b, const char *name, const card *cards, int n)
{
	char *to;

	key(b, name);
	to = buf_room(b, 5 * (size_t)n + 2);
	*to++ = '[';
	for (int i = 0; i < n; i++) {
		if (i)
			*to++ = ',';
		*to++ = '"';
		to = card_put(to, cards[i]);
		*to++ = '"';
	}
	*to++ = ']';
	buf_wrote(b, to);
}

/* Melds and lay-offs */

static void
put_meld(struct buf *b, const struct meld *m)
{
	static const char *const kinds[] = { [MELD_NONE] = "\"invalid\"",
		[MELD_SET] = "\"set\"", [MELD_RUN] = "\"run\"" };

	buf_char(b, '{');
	key(b, "kind");
	buf_str(b, kinds[m->kind]);
	key(b, "pure");
	buf_str(b, m->kind == MELD_RUN && m->pure ? "true" : "false");
	put_cards(b, "cards", m->cards, m->size);
	key(b, "jokers");
	buf_char(b, '{');
	for (int i = 0; m->kind != MELD_NONE && i < m->size; i++) {
		if (m->as[i] == m->cards[i])
			continue;
		buf_str(b, b->data[b->len - 1] == '{' ? "" : ",");
		buf_printf(b, "\"%d\":", i);
		quote_card(b, m->as[i]);
	}
	buf_str(b, "}}");
}

static void
put_melds(struct buf *b, const struct judgement *j)
{
	key(b, "melds");
	buf_char(b, '[');
	for (int g = 0; j->melds && g < j->shown.ngroups; g++) {
		buf_str(b, g ? "," : "");
		put_meld(b, &j->melds[g]);
	}
	buf_char(b, ']');
}

static void
put_on_table(struct buf *b, const struct arrangement *a, const struct meld *m)
{
	key(b, "on-table");
	buf_char(b, '[');
	for (int g = 0; a && g < a->ngroups; g++) {
		buf_str(b, g ? "," : "");
		put_meld(b, &m[g]);
	}
	buf_char(b, ']');
}

static void
put_layoffs(struct buf *b, const struct deal *d, const struct judgement *j)
{
	const struct arrangement *a = &j->shown;

	key(b, "layoffs");
	buf_char(b, '[');
	for (int i = 0; i < laid_size(a); i++) {
		bool laid = j->laid_group[i] >= 0;

		buf_str(b, i ? ",{" : "{");
		key(b, "card");
		quote_card(b, a->cards[laid_start(a) + i]);
		put_text(b, "seat", laid ? d->seats[j->laid_seat[i]].name :
		    (struct text){ "", 0 });
		put_number(b, "group", laid, j->laid_group[i] + 1);
		buf_char(b, '}');
	}
	buf_char(b, ']');
}

/* Reasons */

static void
put_reasons(struct buf *b, const struct judgement *j)
{
	key(b, "reasons");
	buf_char(b, '[');
	for (int i = 0; i < j->nfindings; i++) {
		const struct finding *f = &j->findings[i];

		buf_str(b, i ? ",{" : "{");
		put_text(b, "code", text_of(code_word(f->code)));
		put_text(b, "rule", text_of(f->key ? f->key : ""));
		put_number(b, "group", f->group >= 0, f->group + 1);
		put_cards(b, "cards", f->cards, f->ncards);
		put_text(b, "text", f->text);
		buf_char(b, '}');
	}
	buf_char(b, ']');
}

static void
put_expect(struct buf *b, const struct seat *s)
{
	struct buf said = { NULL, 0, 0 };

	if (s->has_expect)
		outcome_print(&said, &s->expect);
	put_text(b, "expect", (struct text){ said.data, said.len });
	buf_free(&said);
}

/* Seats */

static void
put_error(struct buf *b, struct text code, struct text line)
{
	put_text(b, "verdict", TEXT("error"));
	put_text(b, "error", code);
	put_text(b, "text", line);
}

static void
put_bad_seat(struct buf *b, const struct seat *s, const struct outcome *o)
{
	struct buf line = { NULL, 0, 0 };

	report_bad_line(&line, s);
	put_error(b, o->error, (struct text){ line.data, line.len });
	put_expect(b, s);
	buf_free(&line);
}

static void
put_seat(struct buf *b, const struct deal *d, const struct seat *s,
    const struct judgement *j)
{
	const struct outcome *o = &j->outcome;
	const struct arrangement *a = &j->shown;

	if (o->verdict == VERDICT_ERROR) {
		put_bad_seat(b, s, o);
		return;
	}
	put_text(b, "claim", text_of(verb_name(s->verb)));
	put_text(b, "action", text_of(action_name(s->action)));
	put_text(b, "verdict", text_of(verdict_name(o->verdict)));
	put_number(b, "deadwood", o->has_deadwood, o->deadwood);
	put_number(b, "points", o->has_points, o->points);
	key(b, "won");
	if (o->has_won)
		buf_money(b, o->won);
	else
		buf_str(b, "null");
	put_on_table(b, s->on_table, j->laid_before);
	put_melds(b, j);
	put_cards(b, "unmatched", a->cards + a->laid_end, unmatched_size(a));
	key(b, "discard");
	quote_card(b, report_has_cards(s) ? a->discard : CARD_NONE);
	put_layoffs(b, d, j);
	put_reasons(b, j);
	put_expect(b, s);
}

static void
put_players(struct buf *b, const struct deal *d, const struct verdicts *v)
{
	key(b, "players");
	buf_char(b, '[');
	for (int i = 0; i < d->nseats; i++) {
		const struct seat *s = &d->seats[i];

		buf_str(b, i ? ",{" : "{");
		put_number(b, "line", true, (long)s->line);
		put_text(b, "name", s->name);
		put_seat(b, d, s, &v->seats[i]);
		buf_char(b, '}');
	}
	buf_char(b, ']');
	put_text(b, "winner", v->winner >= 0 ? d->seats[v->winner].name :
	    (struct text){ "", 0 });
	put_text(b, "summary", v->summary);
}

/* Records */

static void
put_explanation(struct emitter *e, const struct deal *d,
    const struct verdicts *v)
{
	struct buf b = { NULL, 0, 0 };
	struct text rest;

	explain(&b, d, v, CARDS_ASCII);
	rest = (struct text){ b.data, b.len };
	key(e->out, "explanation");
	buf_char(e->out, '[');
	while (rest.len > 0) {
		buf_str(e->out, rest.s == b.data ? "" : ",");
		report_quoted(e->out, explain_line(&rest));
	}
	buf_char(e->out, ']');
	buf_free(&b);
}

static void
json_deal(struct emitter *e, const struct record *r, const struct verdicts *v)
{
	const struct deal *d = &r->deal;
	struct buf *b = e->out;

	buf_char(b, '{');
	put_number(b, "line", true, (long)d->line);
	put_text(b, "rules", d->rules->name);
	put_text(b, "context", d->rules->context);
	key(b, "wild");
	quote_card(b, d->rules->facts.wild);
	if (d->named)
		put_players(b, d, v);
	else
		put_seat(b, d, d->seats, v->seats);
	if (e->options.explain)
		put_explanation(e, d, v);
	buf_str(b, "}\n");
}

static void
json_bad(struct emitter *e, const struct record *r)
{
	struct seat s = { .has_expect = r->has_expect, .expect = r->expect };

	buf_char(e->out, '{');
	put_number(e->out, "line", true, (long)r->line_number);
	put_error(e->out, r->code, r->line);
	put_expect(e->out, &s);
	buf_str(e->out, "}\n");
}

static void
json_game(struct emitter *e, const struct sheet *s)
{
	sheet_json(e->out, s);
}

const struct emit_format emit_json = {
	.deal = json_deal,
	.bad = json_bad,
	.game = json_game,
};
