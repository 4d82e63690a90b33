/* Owns text, which reads back the same, but for its lines "#:" for people. */
#include "report/emit-formats.h"
#include "report/explain.h"

#include <string.h>

#include "report/emit-sheet.h"
#include "report/report.h"
#include "deal/seat-line.h"

#define RED "\033[31m"
#define GREEN "\033[32m"
#define YELLOW "\033[33m"
#define PLAIN "\033[0m"

static const char *const verdict_colors[VERDICTS] = {
	[VERDICT_NONE] = "",          [VERDICT_VALID] = GREEN,
	[VERDICT_INVALID] = RED,      [VERDICT_READY] = GREEN,
	[VERDICT_OPEN] = YELLOW,      [VERDICT_ERROR] = RED,
};

/* Put a colour around length bytes of out from byte at. */
static void
paint(struct buf *out, size_t at, size_t length, const char *color)
{
	size_t before = strlen(color), after = strlen(PLAIN);
	char *s;

	buf_reserve(out, before + after);
	s = out->data + at;
	memmove(s + before + length + after, s + length,
	    out->len - at - length + 1);
	memmove(s + before, s, length);
	memcpy(s, color, before);
	memcpy(s + before + length, PLAIN, after);
	out->len += before + after;
}

static bool
is_red(struct text word)
{
	static const char *const ends[] = { "H", "D", "\u2665", "\u2666" };

	for (size_t i = 0; i < countof(ends); i++) {
		size_t len = strlen(ends[i]);

		if (word.len > len &&
		    memcmp(word.s + word.len - len, ends[i], len) == 0)
			return true;
	}
	return false;
}

/* Colour hearts and diamonds among the cards printed since byte at. */
static void
paint_cards(struct buf *out, size_t at)
{
	while (at < out->len) {
		const char *blank = memchr(out->data + at, ' ', out->len - at);
		size_t len = blank ? (size_t)(blank - out->data) - at :
		    out->len - at;
		size_t length = out->len;

		if (is_red((struct text){ out->data + at, len }))
			paint(out, at, len, RED);
		at += len + 1 + (out->len - length);
	}
}

static void
print_outcome(struct emitter *e, const struct outcome *o)
{
	size_t at;

	buf_str(e->out, " => ");
	at = e->out->len;
	outcome_print(e->out, o);
	if (e->options.color)
		paint(e->out, at, strlen(verdict_names[o->verdict]),
		    verdict_colors[o->verdict]);
	buf_char(e->out, '\n');
}

/* Seats */

/* Append the place of an expectation that is missed. */
static void
print_place(struct buf *b, const char *file, size_t line)
{
	buf_str(b, "at ");
	buf_escaped(b, text_of(file), "");
	buf_printf(b, ":%zu\n", line);
}

static void
print_line(struct emitter *e, const struct deal *d, const struct seat *s,
    const struct judgement *j)
{
	card_style style = place_style(d->rules ? d->rules->places : NULL,
	    e->options.style);
	size_t start;

	if (s->note.len && !e->options.check) {
		buf_text(e->out, s->note);
		buf_char(e->out, '\n');
	}
	start = report_seat(e->out, s, j, style);
	if (e->options.color)
		paint_cards(e->out, start);
	print_outcome(e, &j->outcome);
	if (!e->options.check || check_seat(s, j) != CHECK_UNMET)
		return;
	buf_str(e->out, "#: expected ");
	outcome_print(e->out, &s->expect);
	buf_str(e->out, "\n#: ");
	print_place(e->out, e->so_far.file, s->line);
}

/* Deals */

/* Would a reader with the same command line not have the same rules? */
static bool
needs_context(const struct emitter *e, const struct rules *r, bool own)
{
	return !(r->plain_gin && e->options.defaults->plain_gin && !own &&
	    !e->so_far.context_line);
}

/* Must blank lines go round it?  A document's table had none in the input. */
static bool
needs_paragraph(const struct deal *d)
{
	return d->named && d->from_tree;
}

/* Is its first line one that could not be read, with its context before it? */
static bool
starts_with_context(const struct deal *d, const struct verdicts *v)
{
	struct text line = text_trim(d->seats[0].source);

	assert(line.len > 0);
	return v->seats[0].outcome.verdict == VERDICT_ERROR && *line.s == '[';
}

/* With --check, append the parts that are missed, and their place. */
static void
print_held(struct emitter *e, struct buf *b, const struct held *expect)
{
	if (!e->options.check || !expect || !held_missed(&e->got, expect))
		return;
	held_print(b, "expected ", expect, &e->got);
	print_place(b, expect->file, expect->line);
}

/* Append what is for people: of the deal, its explanation, other houses. */
static void
print_comments(struct emitter *e, const struct deal *d,
    const struct verdicts *v)
{
	struct buf b = { NULL, 0, 0 };

	report_lines(e->out, v->summary, e->options.columns);
	print_held(e, &b, d->held);
	if (e->why)
		explain(&b, e->why, e->options.style);
	if (e->houses)
		houses_print(&b, e->houses);
	report_lines(e->out, buf_view(&b), e->options.columns);
	buf_free(&b);
}

static void
start_record(struct emitter *e, bool paragraph)
{
	if ((paragraph && e->so_far.begun) || e->so_far.paragraph)
		buf_char(e->out, '\n');
	e->so_far.paragraph = e->so_far.table = false;
}

static void
text_deal(struct emitter *e, const struct record *r, const struct verdicts *v)
{
	const struct deal *d = &r->deal;
	bool errors = all_are_errors(d, v);
	bool rules = !errors && needs_context(e, d->rules, d->own_context);
	/* The line of an error may have the id. */
	bool context = rules || (d->id.text.len && !(errors && d->id.in_line));

	/* Two tables are separated by a context or a blank line. */
	start_record(e, needs_paragraph(d) || (d->named && e->so_far.table &&
	    !context && !starts_with_context(d, v)));
	if (context) {
		report_context(e->out, rules ? d->rules : NULL, &d->id);
		buf_char(e->out, d->named || errors ? '\n' : ' ');
	}
	e->so_far.context_line |= rules && d->named;
	for (int i = 0; i < d->nseats; i++)
		print_line(e, d, &d->seats[i], &v->seats[i]);
	print_comments(e, d, v);
	e->so_far.paragraph = needs_paragraph(d) && !d->overfull;
	e->so_far.table = d->named || r->is_seat;
}

static void
text_lone(struct emitter *e, const struct lone *lone, const struct judgement *j)
{
	size_t at;

	start_record(e, false);
	if (needs_context(e, lone->rules, lone->own_context)) {
		report_context(e->out, lone->rules,
		    &(struct id){ .number = false });
		buf_char(e->out, ' ');
	}
	seat_line_head(e->out, &lone->seat);
	at = e->out->len;
	arrangement_print(e->out, &j->shown, e->options.style);
	if (e->options.color)
		paint_cards(e->out, at);
	print_outcome(e, &j->outcome);
}

/* Append a comment or a blank line, of which only the latter ends a table. */
static void
text_note(struct emitter *e, const struct record *r)
{
	bool table = e->so_far.table && text_trim(r->line).len > 0;

	start_record(e, false);
	buf_text(e->out, r->line);
	buf_char(e->out, '\n');
	e->so_far.table = table;
}

static void
text_game(struct emitter *e, const struct sheet *s)
{
	struct buf b = { NULL, 0, 0 };

	sheet_print(&b, s, e->options.explain);
	print_held(e, &b, e->expect);
	report_lines(e->out, buf_view(&b), e->options.columns);
	buf_free(&b);
}

const struct emit_format emit_text = {
	.deal = text_deal,
	.lone = text_lone,
	.game = text_game,
	.note = text_note,
};
