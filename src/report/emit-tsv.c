/* Owns the table for spreadsheets: a header, then a row per hand or seat. */
#include "report/emit-formats.h"

#include "report/emit-sheet.h"
#include "deal/seat-line.h"

#define WORD_ROOM 32 /* bytes of a verdict or a verb, and tabs */

static const char header[] = "record\tseat\trules\tverdict\tdeadwood\t"
    "points\tarrangement\twhy\twon\tclaim\tfacts\tid\tfile\tline\n";

/* Append UTF-8 as a field: \t, \n, \\, or \xHH for an odd character. */
static void
put_field(struct buf *b, struct text t)
{
	for (;;) {
		struct text rest = t;
		size_t n = 0;

		while (n < t.len && !memchr("\t\n\\", t.s[n], 3))
			n++;
		rest.len = n;
		buf_escaped(b, rest, "");
		if (n == t.len)
			break;
		buf_str(b, t.s[n] == '\t' ? "\\t" : t.s[n] == '\n' ? "\\n" :
		    "\\\\");
		t = text_skip(t, n + 1);
	}
}

/* Write a word that needs no escapes, and a tab; returns where they end. */
static char *
put_word(char *to, struct text word)
{
	memcpy(to, word.s, word.len);
	to[word.len] = '\t';
	return to + word.len + 1;
}

static char *
put_number(char *to, bool has, long number)
{
	if (has)
		to = int_put(to, number);
	*to = '\t';
	return to + 1;
}

/* Append the fields before the arrangement. */
static void
print_result(struct buf *b, const struct rules *r, const struct outcome *o)
{
	struct text name = r ? r->name : TEXT("");
	char *to = buf_room(b, name.len + 2 * INT_ROOM + WORD_ROOM);

	*to++ = '\t';
	to = put_word(to, name); /* letters, digits, ".", "_", "-" and "+" */
	to = put_word(to, text_of(verdict_names[o->verdict]));
	to = put_number(to, o->has_deadwood, o->deadwood);
	buf_wrote(b, put_number(to, o->has_points, o->points));
}

/* Append the fields after it; facts are as in the context, without its rules. */
static void
print_more(struct buf *b, const struct rules *r, const struct seat *s,
    const struct outcome *o)
{
	struct text facts;
	char *to;

	buf_char(b, '\t');
	if (o->error.len || o->codes)
		outcome_why(b, o, ",");
	buf_char(b, '\t');
	if (o->has_won)
		buf_money(b, o->won);
	to = buf_room(b, WORD_ROOM);
	*to++ = '\t';
	if (s->verb)
		to = put_word(to, text_of(verb_names[s->verb]));
	else
		*to++ = '\t';
	buf_wrote(b, to);
	if (!r)
		return;
	facts = text_skip(r->context, 1 + r->name.len);
	facts.len--; /* the bracket; it needs no escapes */
	if (facts.len)
		buf_text(b, text_skip(facts, 1));
}

/* Append the last fields. */
static void
end_row(struct emitter *e, struct text id, size_t line)
{
	struct buf *b = e->out;
	char *to;

	if (e->field_of != e->so_far.file) { /* it is escaped once */
		e->field_of = e->so_far.file;
		e->field.len = 0;
		put_field(&e->field, text_of(e->field_of));
	}
	buf_char(b, '\t');
	if (id.len)
		put_field(b, id);
	to = buf_room(b, e->field.len + INT_ROOM + 2);
	*to++ = '\t';
	to = int_put(put_word(to, buf_view(&e->field)), (long)line);
	*to++ = '\n';
	buf_wrote(b, to);
}

/* Append a row; house: the other house that it is judged under, or empty. */
static void
put_row(struct emitter *e, struct text house, const struct rules *r,
    struct text id, const struct seat *s, const struct judgement *j)
{
	const struct outcome *o = &j->outcome;
	struct buf *b = e->out;
	card_style style = rules_ascii(r);

	buf_int(b, (long)e->so_far.records);
	if (house.len) {
		buf_char(b, ' ');
		buf_text(b, house);
	}
	buf_char(b, '\t');
	if (s->name.len)
		put_field(b, s->name);
	print_result(b, r, o);
	if (o->verdict == VERDICT_ERROR)
		seat_line_bad(b, s, style);
	else
		seat_line_body(b, s, &j->shown, style);
	print_more(b, r, s, o);
	end_row(e, id, s->line);
}

static void
put_rows(struct emitter *e, struct text house, const struct deal *d,
    const struct verdicts *v)
{
	for (int i = 0; i < d->nseats; i++)
		put_row(e, house, d->rules, d->id.text, &d->seats[i],
		    &v->seats[i]);
}

/* Append the header above the first row. */
static void
put_header(struct emitter *e)
{
	if (!e->so_far.begun && e->options.header == HEADER_YES)
		buf_str(e->out, header);
}

static void
tsv_deal(struct emitter *e, const struct record *r, const struct verdicts *v)
{
	put_header(e);
	put_rows(e, TEXT(""), &r->deal, v);
	for (int i = 0; e->houses && i < e->houses->n; i++) {
		const struct house_view *view = &e->houses->views[i];

		put_rows(e, view->name, &view->deal, &view->verdicts);
	}
}

static void
tsv_lone(struct emitter *e, const struct lone *lone, const struct judgement *j)
{
	put_header(e);
	put_row(e, TEXT(""), lone->rules, TEXT(""), &lone->seat, j);
}

static void
tsv_game(struct emitter *e, const struct sheet *s)
{
	if (e->so_far.begun && s->nplayers) /* a line is free above the sheet */
		buf_char(e->out, '\n');
	sheet_tsv(e->out, s);
}

const struct emit_format emit_tsv = {
	.deal = tsv_deal,
	.lone = tsv_lone,
	.game = tsv_game,
};
