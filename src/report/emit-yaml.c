/*
 * Owns YAML documents, which read back the same: one per record, with its rules
 * and facts, whatever came before it.  Results go where expectations are read
 * from.  Comments are for people and are dropped on reading.
 */
#include "report/emit-formats.h"

#include <string.h>

#include "report/emit-houses.h"
#include "report/emit-sheet.h"
#include "report/json-why.h"
#include "report/report.h"
#include "deal/seat-line.h"

/* How entries are separated: by lines, or in braces. */
struct style {
	const char *before, *after;
	card_style cards;
};

static const struct style block = { "", "\n", CARDS_ASCII };
static const struct style flow = { ", ", "", CARDS_ASCII };

/* The same with the words of these rules' cards. */
static struct style
style_for(const struct style *s, const struct rules *r)
{
	return (struct style){ s->before, s->after,
		place_style(r->places, s->cards) };
}

/* Does it need no quotes anywhere, for any reader? */
static bool
is_plain(struct text t)
{
	static const char safe[] = "abcdefghijklmnopqrstuvwxyz"
	    "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.+-_%";

	for (size_t i = 0; i < t.len; i++)
		if (!memchr(safe, t.s[i], sizeof(safe) - 1))
			return false;
	return t.len > 0 && !strchr(".+-_%", *t.s);
}

static void
print_text(struct buf *b, struct text t)
{
	if (is_plain(t))
		buf_text(b, t);
	else
		report_quoted(b, t);
}

static void
start_entry(struct buf *b, const struct style *style, const char *key)
{
	assert(b->len > 0);
	buf_str(b, b->data[b->len - 1] == '{' ? "" : style->before);
	buf_str(b, key);
	buf_str(b, ": ");
}

/* Rules and facts */

static void
print_rules(struct buf *b, const struct rules *r)
{
	bool keys = false;

	buf_str(b, "rules: ");
	for (size_t i = 0; i < r->nstated; i++) {
		if (!report_is_rule(&r->stated[i]))
			continue;
		if (!keys) {
			buf_str(b, "{extends: ");
			print_text(b, r->name);
		}
		keys = true;
		start_entry(b, &flow, r->stated[i].key);
		print_text(b, r->stated[i].value);
	}
	if (keys)
		buf_char(b, '}');
	else
		print_text(b, r->name);
	buf_char(b, '\n');
}

static void
print_facts(struct buf *b, const struct rules *r)
{
	for (size_t i = 0; i < r->nstated; i++) {
		if (report_is_rule(&r->stated[i]))
			continue;
		start_entry(b, &block, r->stated[i].key);
		print_text(b, r->stated[i].value);
		buf_char(b, '\n');
	}
}

/* Cards */

static void
print_groups(struct buf *b, const struct style *style, const char *key,
    const struct arrangement *a)
{
	start_entry(b, style, key);
	buf_char(b, '[');
	for (int g = 0; g < a->ngroups; g++) {
		buf_str(b, g ? ", " : "");
		cards_print(b, group_cards(a, g), group_size(a, g),
		    style->cards);
	}
	buf_char(b, ']');
	buf_str(b, style->after);
}

static void
print_cards(struct buf *b, const struct style *style, const char *key,
    const card *cards, int n)
{
	start_entry(b, style, key);
	cards_print(b, cards, n, style->cards);
	buf_str(b, style->after);
}

static void
print_arrangement(struct buf *b, const struct style *style,
    const struct arrangement *a)
{
	if (a->ngroups)
		print_groups(b, style, "groups", a);
	if (laid_size(a))
		print_cards(b, style, "laid-off", a->cards + laid_start(a),
		    laid_size(a));
	if (unmatched_size(a))
		print_cards(b, style, "unmatched", a->cards + a->laid_end,
		    unmatched_size(a));
	if (a->discard != CARD_NONE)
		print_cards(b, style, "discard", &a->discard, 1);
}

/* Seats */

static void
print_word(struct buf *b, const struct style *style, const char *key,
    const char *word)
{
	start_entry(b, style, key);
	buf_str(b, word);
	buf_str(b, style->after);
}

static void
print_number(struct buf *b, const struct style *style, const char *key,
    int number)
{
	start_entry(b, style, key);
	buf_int(b, number);
	buf_str(b, style->after);
}

static void
print_quoted(struct buf *b, const struct style *style, const char *key,
    struct text t)
{
	start_entry(b, style, key);
	report_quoted(b, t);
	buf_str(b, style->after);
}

static void
print_error(struct buf *b, const struct style *style, struct text code,
    struct text line)
{
	start_entry(b, style, "error");
	buf_text(b, code);
	buf_str(b, style->after);
	print_quoted(b, style, "line", line);
}

static void
print_bad_seat(struct buf *b, const struct style *style, const struct seat *s,
    struct text code)
{
	struct buf line = { NULL, 0, 0 };

	seat_line_bad(&line, s, style->cards);
	print_error(b, style, code, buf_view(&line));
	buf_free(&line);
}

static void
print_body(struct buf *b, const struct style *style, const struct seat *s,
    const struct arrangement *shown)
{
	if (seat_has_count(s))
		print_number(b, style, "count", s->number);
	if (s->kind == SEAT_POINTS)
		print_number(b, style, "points", s->number);
	if (s->action)
		print_word(b, style, "action", action_name(s->action));
	if (s->verb)
		print_word(b, style, "declare", s->verb == VERB_DECLARE ?
		    "true" : verb_name(s->verb));
	if (s->on_table)
		print_groups(b, style, "on-table", s->on_table);
	if (seat_has_cards(s))
		print_arrangement(b, style, shown);
}

static void
print_seat(struct buf *b, const struct style *style, const struct seat *s,
    const struct judgement *j)
{
	struct buf said = { NULL, 0, 0 };

	if (j->outcome.verdict == VERDICT_ERROR) {
		print_bad_seat(b, style, s, j->outcome.error);
		return;
	}
	if (s->name.len)
		print_quoted(b, style, "name", s->name);
	print_body(b, style, s, &j->shown);
	outcome_print(&said, &j->outcome);
	print_quoted(b, style, "expect", buf_view(&said));
	buf_free(&said);
}

/* Records */

static void
print_comment(struct buf *b, struct text line)
{
	buf_str(b, "#: ");
	buf_escaped(b, line, "");
	buf_char(b, '\n');
}

/* Append the explanation as comments, a line for each finding. */
static void
print_why(struct buf *b, const struct why *why)
{
	buf_str(b, "explanation: [\n  ");
	why_json(b, why, ",\n  ");
	buf_str(b, "]\n");
}

/* Append the results of other houses as comments. */
static void
print_houses(struct buf *out, const struct house_views *houses)
{
	struct buf b = { NULL, 0, 0 };
	struct text rest;

	houses_print(&b, houses);
	rest = buf_view(&b);
	while (rest.len > 0)
		print_comment(out, text_until(&rest, '\n'));
	buf_free(&b);
}

static void
print_table(struct emitter *e, const struct deal *d, const struct verdicts *v)
{
	struct buf *b = e->out;
	const struct style style = style_for(&flow, d->rules);

	buf_str(b, "players:\n");
	for (int i = 0; i < d->nseats; i++) {
		buf_str(b, "  - {");
		print_seat(b, &style, &d->seats[i], &v->seats[i]);
		buf_str(b, "}\n");
	}
	/* Seats beyond the limit are records of their own. */
	if (d->overfull)
		buf_str(b, "  - {error: seats, line: \"and more\"}\n");
	if (v->summary.len)
		print_comment(b, v->summary);
}

static void
yaml_deal(struct emitter *e, const struct record *r, const struct verdicts *v)
{
	const struct deal *d = &r->deal;
	const struct style style = style_for(&block, d->rules);
	struct buf *b = e->out;

	buf_str(b, "---\n");
	/* An error reads back under any rules. */
	if (d->named || v->seats->outcome.verdict != VERDICT_ERROR) {
		print_rules(b, d->rules);
		print_facts(b, d->rules);
	}
	if (d->named)
		print_table(e, d, v);
	else
		print_seat(b, &style, d->seats, v->seats);
	for (int i = 0; e->options.check && i < d->nseats; i++)
		if (check_seat(&d->seats[i], &v->seats[i]) == CHECK_UNMET)
			emit_expected(e, &d->seats[i].expect,
			    d->seats[i].line);
	/* An error that is read back has no explanation. */
	if (e->why && (d->named || v->seats->outcome.verdict != VERDICT_ERROR))
		print_why(b, e->why);
	if (e->houses)
		print_houses(b, e->houses);
}

static void
yaml_bad(struct emitter *e, const struct record *r)
{
	buf_str(e->out, "---\n");
	print_error(e->out, &block, r->code, r->line);
	if (e->options.check)
		emit_expected(e, &r->expect, r->line_number);
}

const struct emit_format emit_yaml = {
	.deal = yaml_deal,
	.bad = yaml_bad,
	.game = sheet_print,
};
