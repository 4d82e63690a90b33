/*
 * Owns the report for prove: a point per expectation, and per unexpected error.
 */
#include "report/emit-formats.h"

#include "report/report.h"

/*
 * Append the text; a "#" would start a directive, and a file may have any name.
 */
static void
print_described(struct buf *b, struct text t)
{
	struct buf plain = { NULL, 0, 0 };

	buf_escaped(&plain, t, "");
	for (size_t i = 0; i < plain.len; i++) {
		char c = plain.data[i];

		if (c == '\\')
			c = plain.data[i + 1]; /* it escapes only these two */
		if (c == '#' || c == '\\')
			buf_char(b, '\\');
		buf_char(b, plain.data[i]);
	}
	buf_free(&plain);
}

/* Keep the last of the lines, a comment, as a name; no lines: nothing. */
static void
keep_comment(struct emitter *e, struct text lines)
{
	struct text line = lines;

	while (lines.len > 0)
		line = text_until(&lines, '\n');
	line = text_trim(line);
	if (!line.len)
		return;
	e->note.len = 0;
	buf_text(&e->note, text_trim(text_skip(line, 1)));
}

static void
print_outcome(struct buf *b, const char *before, const struct outcome *o)
{
	buf_str(b, before);
	outcome_print(b, o);
	buf_char(b, '\n');
}

/*
 * Append a point, with what the record is called: its id, or the comment above
 * it; line: of text, as it is printed.
 */
static void
put_point(struct emitter *e, bool met, const struct id *id, size_t number,
    struct text line)
{
	struct text name = id->text.len ? id->text : buf_view(&e->note);
	struct buf *b = e->out;

	e->tests++;
	buf_printf(b, "%s %zu - ", met ? "ok" : "not ok", e->tests);
	print_described(b, text_of(e->so_far.file));
	buf_printf(b, ":%zu: ", number);
	print_described(b, name);
	buf_str(b, name.len ? ": " : "");
	print_described(b, line);
	buf_char(b, '\n');
}

static void
put_seat(struct emitter *e, const struct deal *d, const struct seat *s,
    const struct judgement *j, enum check check)
{
	struct buf line = { NULL, 0, 0 };
	struct text said;

	report_seat(&line, s, j, rules_ascii(d->rules));
	said = buf_view(&line);
	if (j->outcome.verdict == VERDICT_ERROR) /* without "! " */
		said = text_trim(text_skip(said, 1));
	put_point(e, check == CHECK_MET, &d->id, s->line, said);
	if (check != CHECK_MET)
		print_outcome(e->out, "# got ", &j->outcome);
	if (check == CHECK_UNMET)
		print_outcome(e->out, "# expected ", &s->expect);
	buf_free(&line);
}

static void
tap_deal(struct emitter *e, const struct record *r, const struct verdicts *v)
{
	const struct deal *d = &r->deal;

	for (int i = 0; i < d->nseats; i++) {
		const struct judgement *j = &v->seats[i];
		enum verdict verdict = j->outcome.verdict;
		enum check check = check_seat(&d->seats[i], j);

		keep_comment(e, d->seats[i].note);
		if (check != CHECK_NONE || verdict == VERDICT_INVALID ||
		    verdict == VERDICT_ERROR)
			put_seat(e, d, &d->seats[i], j, check);
	}
	if (d->held) {
		put_point(e, !held_missed(&e->got, d->held), &d->id,
		    d->held->line, v->summary.len ? v->summary :
		    TEXT("nobody wins"));
		held_print(e->out, "# expected ", d->held, &e->got);
	}
	e->note.len = 0;
}

/* Append the point of the sheet. */
static void
tap_game(struct emitter *e, const struct sheet *s)
{
	(void)s;
	if (!e->expect)
		return;
	e->so_far.file = e->expect->file;
	put_point(e, !held_missed(&e->got, e->expect),
	    &(struct id){ .number = false }, e->expect->line,
	    TEXT("the game"));
	held_print(e->out, "# expected ", e->expect, &e->got);
}

/* Keep a comment for the next record; a blank line ends it. */
static void
tap_note(struct emitter *e, const struct record *r)
{
	e->note.len = 0;
	keep_comment(e, r->line);
}

static void
tap_end(struct emitter *e)
{
	buf_printf(e->out, "1..%zu%s\n", e->tests,
	    e->tests ? "" : " # SKIP nothing is expected");
}

const struct emit_format emit_tap = {
	.deal = tap_deal,
	.note = tap_note,
	.game = tap_game,
	.end = tap_end,
};
