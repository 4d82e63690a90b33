/*
 * Owns the table for cut, sort and spreadsheets: a header, then one row per
 * hand or seat.  Fields without a value are empty.
 */
#include "report/emit-formats.h"

#include "report/emit-sheet.h"
#include "report/report.h"
#include "deal/seat-line.h"

static void
tsv_begin(struct emitter *e)
{
	if (e->options.no_header)
		return;
	buf_str(e->out, "record\tseat\trules\tverdict\tdeadwood\tpoints\t"
	    "arrangement\twhy\twon\tclaim\tfacts");
	/* Rows of --check have a place to look up. */
	buf_str(e->out, e->options.check ? "\tfile\tline\n" : "\n");
}

/* Append a word that needs no escapes, and a tab. */
static void
print_word(struct buf *b, struct text word)
{
	char *to = buf_room(b, word.len + 1);

	memcpy(to, word.s, word.len);
	to[word.len] = '\t';
	buf_wrote(b, to + word.len + 1);
}

static void
print_number(struct buf *b, bool has, long number)
{
	char *to = buf_room(b, INT_ROOM + 1);

	if (has)
		to = int_put(to, number);
	*to++ = '\t';
	buf_wrote(b, to);
}

static void
print_why(struct buf *b, const struct outcome *o)
{
	if (o->error.len)
		buf_text(b, o->error);
	else if (o->codes)
		outcome_codes(b, o->codes, ",");
}

/* Append the context without the rule set: "turn-up=5H knock.limit=5". */
static void
print_facts(struct buf *b, const struct rules *r)
{
	struct text facts = text_skip(r->context, 1 + r->name.len);

	facts.len--;
	if (facts.len)
		report_field(b, text_skip(facts, 1));
}

/* Append the last fields of a hand that was judged. */
static void
print_more(struct buf *b, const struct rules *r, const struct seat *s,
    const struct outcome *o)
{
	buf_char(b, '\t');
	if (o->has_won)
		buf_money(b, o->won);
	buf_char(b, '\t');
	buf_str(b, verb_name(s->verb));
	buf_char(b, '\t');
	print_facts(b, r);
}

static void
end_row(struct emitter *e, size_t line)
{
	if (e->options.check) {
		buf_char(e->out, '\t');
		report_field(e->out, text_of(e->so_far.file));
		buf_char(e->out, '\t');
		buf_int(e->out, (long)line);
	}
	buf_char(e->out, '\n');
}

static void
print_result(struct buf *b, const struct rules *r, const struct outcome *o)
{
	print_word(b, r->name); /* letters, digits, ".", "_", "-" and "+" */
	print_word(b, text_of(verdict_name(o->verdict)));
	print_number(b, o->has_deadwood, o->deadwood);
	print_number(b, o->has_points, o->points);
}

/* Append a row; house: the other house that it is judged under, or empty. */
static void
tsv_row(struct emitter *e, struct text house, const struct rules *r,
    const struct seat *s, const struct judgement *j)
{
	const struct outcome *o = &j->outcome;
	struct buf *b = e->out;

	if (house.len) {
		buf_printf(b, "%zu ", e->so_far.records);
		print_word(b, house);
	} else {
		print_number(b, true, (long)e->so_far.records);
	}
	report_field(b, s->name);
	buf_char(b, '\t');
	print_result(b, r, o);
	if (o->verdict == VERDICT_ERROR)
		seat_line_bad(b, s, CARDS_ASCII);
	else
		seat_line_body(b, s, &j->shown, CARDS_ASCII);
	buf_char(b, '\t');
	print_why(b, o);
	print_more(b, r, s, o);
	end_row(e, s->line);
}

static void
tsv_rows(struct emitter *e, struct text house, const struct record *r,
    const struct rules *rules, const struct verdicts *v)
{
	for (int i = 0; i < r->deal.nseats; i++)
		tsv_row(e, house, rules, &r->deal.seats[i], &v->seats[i]);
}

static void
tsv_deal(struct emitter *e, const struct record *r, const struct verdicts *v)
{
	tsv_rows(e, TEXT(""), r, r->deal.rules, v);
	for (int i = 0; e->houses && i < e->houses->n; i++) {
		const struct house_view *view = &e->houses->views[i];

		tsv_rows(e, view->name, r, view->deal.rules, &view->verdicts);
	}
}

static void
tsv_lone(struct emitter *e, const struct lone *lone)
{
	struct buf *b = e->out;

	print_number(b, true, (long)e->so_far.records);
	buf_char(b, '\t');
	print_result(b, lone->rules, &lone->outcome);
	arrangement_print(b, &lone->shown, CARDS_ASCII);
	buf_add(b, "\t\t\t\t", 4);
	print_facts(b, lone->rules);
	buf_char(b, '\n');
}

/* The line is escaped already. */
static void
tsv_bad(struct emitter *e, const struct record *r)
{
	buf_int(e->out, (long)e->so_far.records);
	buf_str(e->out, "\t\t\terror\t\t\t");
	buf_text(e->out, r->line);
	buf_char(e->out, '\t');
	buf_text(e->out, r->code);
	buf_str(e->out, "\t\t\t");
	end_row(e, r->line_number);
}

const struct emit_format emit_tsv = {
	.begin = tsv_begin,
	.deal = tsv_deal,
	.lone = tsv_lone,
	.bad = tsv_bad,
	.game = sheet_tsv,
};
