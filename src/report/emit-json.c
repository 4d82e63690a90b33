/*
 * Owns records as data, in JSON. Every key is always there, null without a
 * value; groups count from 1, and the keys of "jokers" are indices into
 * "cards".
 */
#include "report/emit-formats.h"

#include <assert.h>

#include "report/emit-sheet.h"
#include "report/json-put.h"
#include "report/wording.h"
#include "deal/seat-line.h"
#include "rules/table.h"

/* Melds and lay-offs */

/* Append cards as a meld of a list; m: as they are read, or NULL. */
static void
put_meld(struct buf *b, const struct rules *r, enum meld_kind kind,
    const card *cards, int n, const struct meld *m)
{
	static const char *const kinds[] = { [MELD_NONE] = "\"invalid\"",
		[MELD_SET] = "\"set\"", [MELD_RUN] = "\"run\"",
		[MELD_SAME] = "\"same\"", [MELD_PART] = "\"part\"" };
	card_style style = rules_ascii(r);
	const char *before = "\"";

	buf_str(b, ",{\"kind\":");
	buf_str(b, kinds[kind]);
	json_key(b, "cards");
	json_cards(b, cards, n, style);
	buf_str(b, ",\"jokers\":{");
	for (int i = 0; m && kind != MELD_NONE && i < n; i++) {
		if (!meld_has_joker_at(r, m, i))
			continue;
		buf_str(b, before);
		buf_int(b, i);
		buf_str(b, "\":");
		json_card(b, m->as[i], style);
		before = ",\"";
	}
	buf_str(b, "}}");
}

static void
put_melds(struct buf *b, const char *key, const struct rules *r,
    const struct meld *melds, int n)
{
	size_t list = json_open(b, key);

	for (int i = 0; i < n; i++)
		put_meld(b, r, melds[i].kind, melds[i].cards, melds[i].size,
		    &melds[i]);
	json_close(b, list, "[]");
}

/* Append groups that are not read: an action's, or those of judge_bare. */
static void
put_unread(struct buf *b, const struct rules *r, const struct seat *s,
    const struct arrangement *a)
{
	size_t list = json_open(b, "groups");

	for (int g = 0; g < a->ngroups; g++) {
		const card *cards = group_cards(a, g);

		put_meld(b, r, s->kind == SEAT_ACTION ? MELD_PART :
		    card_rank(cards[0]) == card_rank(cards[1]) ? MELD_SET :
		    MELD_RUN, cards, group_size(a, g), NULL);
	}
	json_close(b, list, "[]");
}

static void
put_laid_off(struct buf *b, const struct deal *d, const struct judgement *j)
{
	const struct arrangement *a = &j->shown;
	size_t list = json_open(b, "laid_off");

	for (int i = 0; i < laid_size(a); i++) {
		bool laid = j->laid_group[i] >= 0;
		size_t object = json_open(b, NULL);

		assert(d->seats); /* a hand alone lays nothing off */
		json_key(b, "card");
		json_card(b, a->cards[laid_start(a) + i], rules_ascii(d->rules));
		json_text(b, "seat", laid ? d->seats[j->laid_seat[i]].name :
		    TEXT(""));
		json_number(b, "group", laid, j->laid_group[i] + 1);
		json_flag(b, "takes_joker", takes_joker(a, i));
		json_close(b, object, "{}");
	}
	json_close(b, list, "[]");
}

/* Reasons */

static void
put_reasons(struct buf *b, const struct deal *d, const struct judgement *j)
{
	size_t list = json_open(b, "reasons");
	struct buf said = { NULL, 0, 0 };

	for (int i = 0; i < j->nfindings; i++) {
		const struct finding *f = &j->findings[i];
		size_t object = json_open(b, NULL);

		json_word(b, "code", code_words[f->code]);
		json_word(b, "rule", f->key == RULE_NONE ? "" :
		    rules_rows[f->key].name);
		json_number(b, "group", f->group >= 0, f->group + 1);
		json_key(b, "cards");
		json_cards(b, f->cards, f->ncards, rules_ascii(d->rules));
		said.len = 0;
		words_reason(&said, d, f);
		json_text(b, "text", buf_view(&said));
		json_close(b, object, "{}");
	}
	json_close(b, list, "[]");
	buf_free(&said);
}

/* Append the expectation and, with --check, the parts that are missed. */
static void
put_expect(struct emitter *e, const struct seat *s, const struct outcome *got)
{
	struct buf *b = e->out;
	struct outcome none = { .verdict = VERDICT_NONE };
	const struct outcome *o = s->has_expect ? &s->expect : &none;
	size_t object = json_open(b, "expect");

	if (o->verdict)
		json_word(b, "verdict", verdict_names[o->verdict]);
	if (o->has_deadwood)
		json_number(b, "deadwood", true, o->deadwood);
	if (o->has_points)
		json_number(b, "points", true, o->points);
	if (o->has_won)
		json_money(b, "won", true, o->won);
	if (o->has_why)
		json_codes(b, o);
	if (s->has_expect)
		json_close(b, object, "{}");
	else
		buf_str(b, "null");
	if (e->options.check)
		json_names(b, "missed", outcome_parts,
		    s->has_expect ? outcome_missed(got, o) : 0);
}

/* Seats */

/* Append the message on standard error, or the one read with the record. */
static void
put_message(struct buf *b, const struct error *e, struct text told)
{
	json_text(b, "message", e && e->code ? text_of(e->text) : told);
}

/* error: of the record; a table's first message may be there. */
static void
put_bad_seat(struct emitter *e, const struct deal *d, const struct seat *s,
    const struct outcome *o, const struct error *error)
{
	struct buf *b = e->out;
	struct buf line = { NULL, 0, 0 };

	seat_line_bad(&line, s, rules_ascii(d->rules));
	json_word(b, "verdict", "error");
	json_text(b, "error", o->error);
	json_key(b, "text");
	json_quoted(b, buf_view(&line));
	if (d->named)
		put_message(b, !s->message && s == d->seats ? error :
		    s->message, s->told);
	put_expect(e, s, o);
	buf_free(&line);
}

static void
put_seat(struct emitter *e, const struct deal *d, const struct seat *s,
    const struct judgement *j, const struct error *error)
{
	struct buf *b = e->out;
	const struct outcome *o = &j->outcome;
	const struct arrangement *a = &j->shown;
	card_style style = rules_ascii(d->rules);

	if (o->verdict == VERDICT_ERROR) {
		put_bad_seat(e, d, s, o, error);
		return;
	}
	json_word(b, "claim", verb_names[s->verb]);
	/* The key "points" is of the result. */
	if (s->kind == SEAT_COUNT && !s->verb)
		buf_printf(b, ",\"action\":\"count %d\"", s->number);
	else if (s->kind == SEAT_POINTS)
		buf_printf(b, ",\"action\":\"points %d\"", s->number);
	else
		json_word(b, "action", action_names[s->action]);
	if (s->verb && seat_has_count(s))
		json_number(b, "count", true, s->number);
	json_result(b, o);
	put_melds(b, "on_table", d->rules, j->laid_before,
	    s->on_table ? s->on_table->ngroups : 0);
	if (j->melds)
		put_melds(b, "groups", d->rules, j->melds, a->ngroups);
	else
		put_unread(b, d->rules, s, a);
	json_key(b, "unmatched");
	json_cards(b, a->cards + a->laid_end, unmatched_size(a), style);
	json_key(b, "discard");
	json_card(b, seat_has_cards(s) ? a->discard : CARD_NONE, style);
	put_laid_off(b, d, j);
	put_reasons(b, d, j);
	put_expect(e, s, o);
}

static void
put_players(struct emitter *e, const struct record *r, const struct verdicts *v)
{
	const struct deal *d = &r->deal;
	struct buf *b = e->out;

	size_t list = json_open(b, "players");

	for (int i = 0; i < d->nseats; i++) {
		const struct seat *s = &d->seats[i];

		buf_str(b, ",{");
		json_place(b, s->line, s->column);
		json_text(b, "name", s->name);
		put_seat(e, d, s, &v->seats[i], &r->error);
		buf_char(b, '}');
	}
	/* Seats beyond the limit are records of their own. */
	if (d->overfull) {
		buf_str(b, ",{");
		json_place(b, d->line, d->column);
		buf_str(b, ",\"name\":null,\"verdict\":\"error\",\"error\":"
		    "\"seats\",\"text\":\"and more\",\"message\":null,"
		    "\"expect\":null}");
	}
	json_close(b, list, "[]");
	json_text(b, "winner", v->winner >= 0 ? d->seats[v->winner].name :
	    TEXT(""));
	json_text(b, "summary", v->summary);
	held_json(b, d->held, &e->got, e->options.check);
}

/* Records */

static void
json_deal(struct emitter *e, const struct record *r, const struct verdicts *v)
{
	const struct deal *d = &r->deal;
	bool is_error = v->seats->outcome.verdict == VERDICT_ERROR;
	struct buf *b = e->out;

	json_begin(&e->head, b, d->named ? "table" : is_error ? "error" :
	    "hand", d->file);
	json_place(b, d->line, v->error.code && v->error.line == d->line ?
	    v->error.column : d->column); /* of the error, if on the line */
	json_rules(&e->head, b, &d->id, d->rules);
	if (d->named)
		put_players(e, r, v);
	else
		put_seat(e, d, d->seats, v->seats, &r->error);
	if (d->named || is_error)
		put_message(b, &v->error, d->told);
	/* An error has no explanation when read back, so it has none here. */
	if (e->why && (d->named || !is_error))
		json_why(b, e->why);
	if (e->houses && (d->named || !is_error))
		houses_json(b, e->houses);
	buf_str(b, "}\n");
}

static void
json_game(struct emitter *e, const struct sheet *s)
{
	size_t start = e->out->len;

	sheet_json(e->out, s, e->options.explain);
	held_json(e->out, e->expect, &e->got, e->options.check);
	json_close(e->out, start, "{}");
	buf_char(e->out, '\n');
}

const struct emit_format emit_json = {
	.deal = json_deal,
	.game = json_game,
};

const struct emit_format emit_yaml = {
	.deal = json_deal,
	.game = json_game,
	.spell = yaml_spell,
};
