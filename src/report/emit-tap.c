/*
 * Owns the report for prove and automake: a failure for each unmet expectation
 * and for each invalid claim or bad record without one, one point per file for
 * the rest, and the plan at the end.
 */
#include "report/emit-formats.h"

#include "deal/seat-line.h"

/*
 * Append the text escaped: in a test's description "#" would start a directive,
 * and the name of a file may contain anything, even a line end.
 */
static void
print_described(struct buf *b, struct text t)
{
	struct buf plain = { NULL, 0, 0 };

	buf_escaped(&plain, t, "");
	for (size_t i = 0; i < plain.len; i++) {
		if (plain.data[i] == '#' || plain.data[i] == '\\')
			buf_char(b, '\\');
		buf_char(b, plain.data[i]);
	}
	buf_free(&plain);
}

static void
start_point(struct emitter *e, const char *word)
{
	e->tests++;
	buf_str(e->out, word);
	buf_char(e->out, ' ');
	buf_int(e->out, (long)e->tests);
	buf_str(e->out, " - ");
}

/* Append the point of the file that ends here. */
static void
end_file(struct emitter *e)
{
	if (!e->tested)
		return;
	start_point(e, "ok");
	print_described(e->out, text_of(e->tested));
	buf_str(e->out, ": ");
	buf_int(e->out, (long)e->met);
	buf_str(e->out, " as expected\n");
	e->met = 0;
}

static void
tap_file(struct emitter *e)
{
	end_file(e);
	e->tested = e->so_far.file;
}

static void
print_outcome(struct buf *b, const char *before, const struct outcome *o)
{
	buf_str(b, before);
	outcome_print(b, o);
	buf_char(b, '\n');
}

static void
fail_point(struct emitter *e, size_t line, struct text what,
    const struct outcome *got, const struct outcome *expect)
{
	struct buf *b = e->out;

	start_point(e, "not ok");
	print_described(b, text_of(e->so_far.file));
	buf_char(b, ':');
	buf_int(b, (long)line);
	buf_str(b, ": ");
	print_described(b, what);
	buf_char(b, '\n');
	print_outcome(b, "# got ", got);
	if (expect)
		print_outcome(b, "# expected ", expect);
}

static void
fail_seat(struct emitter *e, const struct deal *d, const struct seat *s,
    const struct judgement *j, bool expected)
{
	struct buf line = { NULL, 0, 0 };
	card_style style = rules_ascii(d->rules);

	if (j->outcome.verdict == VERDICT_ERROR) {
		seat_line_bad(&line, s, style);
	} else {
		seat_line_head(&line, s);
		seat_line_body(&line, s, &j->shown, style);
	}
	fail_point(e, s->line, buf_view(&line),
	    &j->outcome, expected ? &s->expect : NULL);
	buf_free(&line);
}

static bool
is_wrong(const struct outcome *o)
{
	return o->verdict == VERDICT_INVALID || o->verdict == VERDICT_ERROR;
}

static void
tap_deal(struct emitter *e, const struct record *r, const struct verdicts *v)
{
	for (int i = 0; i < r->deal.nseats; i++) {
		const struct seat *s = &r->deal.seats[i];
		const struct judgement *j = &v->seats[i];
		enum check check = check_seat(s, j);

		if (check == CHECK_UNMET ||
		    (check == CHECK_NONE && is_wrong(&j->outcome)))
			fail_seat(e, &r->deal, s, j, check == CHECK_UNMET);
		else
			e->met++;
	}
}

static void
tap_bad(struct emitter *e, const struct record *r)
{
	struct outcome got = { .verdict = VERDICT_ERROR, .error = r->code };

	if (check_bad(r) == CHECK_MET)
		e->met++;
	else
		fail_point(e, r->line_number, r->line, &got,
		    r->has_expect ? &r->expect : NULL);
}

static void
tap_end(struct emitter *e)
{
	end_file(e);
	buf_str(e->out, "1..");
	buf_int(e->out, (long)e->tests);
	buf_char(e->out, '\n');
}

const struct emit_format emit_tap = {
	.file = tap_file,
	.deal = tap_deal,
	.bad = tap_bad,
	.end = tap_end,
};
