/*
 * Owns the report for programs: one object per record, one per line.  Every key
 * is always there, null if it has no value.  Groups count from 1 as in
 * explanations; the keys of "jokers" are indices into "cards".
 */
#include "report/emit-formats.h"

#include <string.h>

#include "report/emit-houses.h"
#include "report/emit-sheet.h"
#include "report/json-why.h"
#include "report/report.h"
#include "report/wording.h"
#include "deal/seat-line.h"

/* A key that is not the first; a literal, whose length the compiler knows. */
#define KEY(b, name) buf_str(b, ",\"" name "\":")

static void
put_null(struct buf *b)
{
	buf_str(b, "null");
}

static void
put_text(struct buf *b, struct text t)
{
	if (t.len)
		report_quoted(b, t);
	else
		put_null(b);
}

/* Append a word that needs no escapes, or null. */
static void
put_word(struct buf *b, const char *word)
{
	size_t len;
	char *to;

	if (!*word) {
		put_null(b);
		return;
	}
	len = strlen(word);
	to = buf_room(b, len + 2);
	*to++ = '"';
	memcpy(to, word, len);
	to[len] = '"';
	buf_wrote(b, to + len + 1);
}

static void
put_number(struct buf *b, bool has, long number)
{
	if (has)
		buf_int(b, number);
	else
		put_null(b);
}

static void
put_card(struct buf *b, card c, card_style style)
{
	if (c == CARD_NONE) {
		put_null(b);
		return;
	}
	buf_char(b, '"');
	card_print(b, c, style);
	buf_char(b, '"');
}

/* A list of cards that stand in two places. */
static void
put_both(struct buf *b, const card *cards, int n, const card *more, int nmore,
    card_style style)
{
	char *to = buf_room(b, CARD_QUOTED * (size_t)(n + nmore) + 2);

	*to++ = '[';
	to = cards_put_quoted(to, cards, n, style);
	to = cards_put_quoted(to, more, nmore, style);
	if (to[-1] == ',')
		to--;
	*to++ = ']';
	buf_wrote(b, to);
}

static void
put_cards(struct buf *b, const card *cards, int n, card_style style)
{
	put_both(b, cards, n, NULL, 0, style);
}

/* Melds and lay-offs */

/* Begin a meld, whose jokers follow. */
static void
begin_meld(struct buf *b, enum meld_kind kind, bool pure, const card *cards,
    int n, card_style style)
{
	static const char *const kinds[] = { [MELD_NONE] = "\"invalid\"",
		[MELD_SET] = "\"set\"", [MELD_RUN] = "\"run\"",
		[MELD_SAME] = "\"same\"", [MELD_PART] = "\"part\"" };

	buf_str(b, "{\"kind\":");
	buf_str(b, kinds[kind]);
	KEY(b, "pure");
	buf_str(b, pure ? "true" : "false");
	KEY(b, "cards");
	put_cards(b, cards, n, style);
	buf_str(b, ",\"jokers\":{");
}

static void
put_meld(struct buf *b, const struct rules *r, const struct meld *m)
{
	card_style style = rules_ascii(r);

	begin_meld(b, m->kind, m->kind != MELD_NONE && m->pure, m->cards,
	    m->size, style);
	for (int i = 0; m->kind != MELD_NONE && i < m->size; i++) {
		if (!meld_has_joker_at(r, m, i))
			continue;
		buf_str(b, b->data[b->len - 1] == '{' ? "\"" : ",\"");
		buf_int(b, i);
		buf_str(b, "\":");
		put_card(b, m->as[i], style);
	}
	buf_str(b, "}}");
}

static void
put_melds(struct buf *b, const struct rules *r, const struct judgement *j)
{
	buf_str(b, ",\"melds\":[");
	for (int g = 0; j->melds && g < j->shown.ngroups; g++) {
		buf_str(b, g ? "," : "");
		put_meld(b, r, &j->melds[g]);
	}
	buf_char(b, ']');
}

/* Append all cards of an action, whose groups are not read as melds. */
static void
put_unmatched(struct buf *b, const struct judgement *j, card_style style)
{
	const struct arrangement *a = &j->shown;
	int grouped = j->melds ? 0 : laid_start(a);

	KEY(b, "unmatched");
	put_both(b, a->cards, grouped, a->cards + a->laid_end,
	    unmatched_size(a), style);
}

static void
put_on_table(struct buf *b, const struct rules *r, const struct arrangement *a,
    const struct meld *m)
{
	buf_str(b, ",\"on-table\":[");
	for (int g = 0; a && g < a->ngroups; g++) {
		buf_str(b, g ? "," : "");
		put_meld(b, r, &m[g]);
	}
	buf_char(b, ']');
}

static void
put_layoffs(struct buf *b, const struct deal *d, const struct judgement *j)
{
	const struct arrangement *a = &j->shown;

	buf_str(b, ",\"layoffs\":[");
	for (int i = 0; i < laid_size(a); i++) {
		bool laid = j->laid_group[i] >= 0;

		buf_str(b, i ? "," : "");
		buf_str(b, "{\"card\":");
		put_card(b, a->cards[laid_start(a) + i], rules_ascii(d->rules));
		KEY(b, "seat");
		put_text(b, laid ? d->seats[j->laid_seat[i]].name :
		    (struct text){ "", 0 });
		KEY(b, "group");
		put_number(b, laid, j->laid_group[i] + 1);
		buf_char(b, '}');
	}
	buf_char(b, ']');
}

/* Reasons */

static void
put_reason(struct buf *b, const struct deal *d, const struct finding *f)
{
	struct buf said = { NULL, 0, 0 };

	buf_str(b, "{\"code\":");
	put_word(b, code_word(f->code));
	KEY(b, "rule");
	put_word(b, f->key == RULE_NONE ? "" : rules_key_name(f->key));
	KEY(b, "group");
	put_number(b, f->group >= 0, f->group + 1);
	KEY(b, "cards");
	put_cards(b, f->cards, f->ncards, rules_ascii(d->rules));
	KEY(b, "text");
	words_reason(&said, d, f, CARDS_ASCII);
	put_text(b, (struct text){ said.data, said.len });
	buf_char(b, '}');
	buf_free(&said);
}

static void
put_reasons(struct buf *b, const struct deal *d, const struct judgement *j)
{
	buf_str(b, ",\"reasons\":[");
	for (int i = 0; i < j->nfindings; i++) {
		buf_str(b, i ? "," : "");
		put_reason(b, d, &j->findings[i]);
	}
	buf_char(b, ']');
}

static void
put_expect(struct buf *b, bool has, const struct outcome *expect)
{
	struct buf said;

	KEY(b, "expect");
	if (!has) {
		put_null(b);
		return;
	}
	said = (struct buf){ NULL, 0, 0 };
	outcome_print(&said, expect);
	put_text(b, (struct text){ said.data, said.len });
	buf_free(&said);
}

/* Seats */

/* Append the message on standard error, or the one read with the record. */
static void
put_message(struct buf *b, const struct error *e, struct text told)
{
	KEY(b, "message");
	put_text(b, e && e->code ? text_of(e->text) : told);
}

static void
put_error(struct buf *b, struct text code, struct text line)
{
	KEY(b, "verdict");
	put_word(b, "error");
	KEY(b, "error");
	put_text(b, code);
	KEY(b, "text");
	report_quoted(b, line);
}

static const struct error *
first_message(const struct record *r)
{
	const struct error *own = r->deal.seats[0].message;

	return own ? own : &r->error;
}

static void
put_bad_seat(struct buf *b, const struct record *r, const struct seat *s,
    const struct outcome *o)
{
	const struct deal *d = &r->deal;
	struct buf line = { NULL, 0, 0 };

	seat_line_bad(&line, s, rules_ascii(d->rules));
	put_error(b, o->error, (struct text){ line.data, line.len });
	if (d->named)
		/* A table's first message may be in its record. */
		put_message(b, s == d->seats ? first_message(r) : s->message,
		    s->told);
	put_expect(b, s->has_expect, &s->expect);
	buf_free(&line);
}

/*
 * Append the action; a count or a figure is one, too, since "points" is a
 * result, which may change.
 */
static void
put_action(struct buf *b, const struct seat *s)
{
	KEY(b, "action");
	if (s->kind == SEAT_COUNT)
		buf_printf(b, "\"count %d\"", s->number);
	else if (s->kind == SEAT_POINTS)
		buf_printf(b, "\"points %d\"", s->number);
	else
		put_word(b, action_name(s->action));
}

static void
put_result(struct buf *b, const struct outcome *o)
{
	KEY(b, "verdict");
	put_word(b, verdict_name(o->verdict));
	KEY(b, "deadwood");
	put_number(b, o->has_deadwood, o->deadwood);
	KEY(b, "points");
	put_number(b, o->has_points, o->points);
	KEY(b, "won");
	if (o->has_won)
		buf_money(b, o->won);
	else
		put_null(b);
}

static void
put_seat(struct buf *b, const struct record *r, const struct seat *s,
    const struct judgement *j)
{
	const struct deal *d = &r->deal;
	const struct outcome *o = &j->outcome;
	const struct arrangement *a = &j->shown;
	card_style style = rules_ascii(d->rules);

	if (o->verdict == VERDICT_ERROR) {
		put_bad_seat(b, r, s, o);
		return;
	}
	KEY(b, "claim");
	put_word(b, verb_name(s->verb));
	put_action(b, s);
	put_result(b, o);
	put_on_table(b, d->rules, s->on_table, j->laid_before);
	put_melds(b, d->rules, j);
	put_unmatched(b, j, style);
	KEY(b, "discard");
	put_card(b, seat_has_cards(s) ? a->discard : CARD_NONE, style);
	put_layoffs(b, d, j);
	put_reasons(b, d, j);
	put_expect(b, s->has_expect, &s->expect);
}

static void
put_players(struct buf *b, const struct record *r, const struct verdicts *v)
{
	const struct deal *d = &r->deal;

	buf_str(b, ",\"players\":[");
	for (int i = 0; i < d->nseats; i++) {
		const struct seat *s = &d->seats[i];

		buf_str(b, i ? ",{" : "{");
		json_place(b, s->line, s->column);
		KEY(b, "name");
		put_text(b, s->name);
		put_seat(b, r, s, &v->seats[i]);
		buf_char(b, '}');
	}
	/* Seats beyond the limit are records of their own. */
	if (d->overfull)
		buf_str(b, ",{\"error\":\"seats\",\"text\":\"and more\"}");
	buf_char(b, ']');
	KEY(b, "winner");
	put_text(b, v->winner >= 0 ? d->seats[v->winner].name :
	    (struct text){ "", 0 });
	KEY(b, "summary");
	put_text(b, v->summary);
}

/* Records */

/* Append the place; the column is the error's, if that is on the line. */
static void
put_place(struct emitter *e, const char *file, size_t line, size_t column,
    const struct error *error)
{
	json_file(&e->head, e->out, file);
	json_place(e->out, line, error->code && error->line == line ?
	    error->column : column);
}

static void
json_deal(struct emitter *e, const struct record *r, const struct verdicts *v)
{
	const struct deal *d = &r->deal;
	bool is_error = v->seats->outcome.verdict == VERDICT_ERROR;
	struct buf *b = e->out;

	put_place(e, d->file, d->line, d->column, &v->error);
	json_rules(&e->head, b, d->rules, d->named);
	if (d->named)
		put_players(b, r, v);
	else
		put_seat(b, r, d->seats, v->seats);
	if (d->named || is_error)
		put_message(b, &v->error, d->told);
	/* An error has no explanation when read back, so it has none here. */
	if (e->why && (d->named || !is_error)) {
		buf_str(b, ",\"explanation\":[");
		why_json(b, e->why, ",");
		buf_char(b, ']');
	}
	if (e->houses && (d->named || !is_error)) {
		KEY(b, "houses");
		houses_json(b, e->houses);
	}
	buf_str(b, "}\n");
}

/* Append any other hand by itself. */
static APART void
put_lone(struct buf *b, const struct lone *lone, const struct judgement *j)
{
	const struct record r = { .deal = { .rules = lone->rules } };

	put_seat(b, &r, &lone->seat, j);
}

/* Append what judge_bare has found, whose cards are all themselves. */
static void
put_bare(struct buf *b, const struct judgement *j)
{
	const struct arrangement *a = &j->shown;

	buf_str(b, ",\"claim\":null,\"action\":null");
	put_result(b, &j->outcome);
	buf_str(b, ",\"on-table\":[],\"melds\":[");
	for (int g = 0; g < a->ngroups; g++) {
		const card *cards = group_cards(a, g);
		bool is_set = card_rank(cards[0]) == card_rank(cards[1]);

		buf_str(b, g ? "," : "");
		begin_meld(b, is_set ? MELD_SET : MELD_RUN, !is_set, cards,
		    group_size(a, g), CARDS_ASCII);
		buf_str(b, "}}");
	}
	buf_str(b, "],\"unmatched\":");
	put_cards(b, a->cards + a->laid_end, unmatched_size(a), CARDS_ASCII);
	buf_str(b, ",\"discard\":null,\"layoffs\":[],\"reasons\":[],"
	    "\"expect\":null");
}

static void
json_lone(struct emitter *e, const struct lone *lone, const struct judgement *j)
{
	struct buf *b = e->out;

	json_file(&e->head, b, e->so_far.file);
	json_place(b, lone->line, 1);
	json_rules(&e->head, b, lone->rules, false);
	if (j->melds)
		put_lone(b, lone, j);
	else
		put_bare(b, j);
	buf_str(b, "}\n");
}

static void
json_bad(struct emitter *e, const struct record *r)
{
	put_place(e, e->so_far.file, r->line_number, r->column, &r->error);
	json_rules(&e->head, e->out, r->rules, false);
	put_error(e->out, r->code, r->line);
	put_expect(e->out, r->has_expect, &r->expect);
	put_message(e->out, &r->error, r->told);
	buf_str(e->out, "}\n");
}

const struct emit_format emit_json = {
	.deal = json_deal,
	.lone = json_lone,
	.bad = json_bad,
	.game = sheet_json,
};
