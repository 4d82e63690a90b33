/* Owns whether results are as expected, and how misses are reported. */
#include "report/expected.h"

#include "report/emit-sheet.h"
#include "report/json-put.h"

/* What there is */

void
held_of_deal(const struct deal *d, const struct verdicts *v, struct held *got)
{
	*got = (struct held){ .lines = v->summary };
	if (v->winner >= 0)
		got->winner = d->seats[v->winner].name;
	if (v->totals)
		got->totals = *v->totals;
	for (int i = 0; i < d->nseats; i++)
		if (v->seats[i].outcome.has_won)
			figures_add(&got->won, d->seats[i].name,
			    v->seats[i].outcome.won);
}

void
held_of_game(const struct sheet *s, struct held *got, struct buf *lines)
{
	sheet_print(lines, s, false);
	*got = (struct held){ .lines = buf_view(lines),
		.winner = sheet_winner(s) };
	sheet_totals(s, &got->totals);
	for (int p = 0; p < s->nplayers; p++)
		if (s->players[p].has_money)
			figures_add(&got->won, sheet_name(s, p),
			    s->players[p].money);
}

/* What is expected */

static void
print_figure(struct buf *b, enum held_part part, int64_t figure)
{
	if (part == HELD_WON)
		buf_money(b, figure);
	else
		buf_int(b, (long)figure);
}

/* Append lines for those that there are not. */
static void
print_lines(struct buf *b, const char *mark, const struct held *expect,
    const struct held *got)
{
	struct text rest = expect->lines;

	while (rest.len > 0) {
		struct held one = { .lines = text_until(&rest, '\n') };

		if (!held_missed(got, &one))
			continue;
		buf_str(b, mark);
		buf_text(b, one.lines);
		buf_char(b, '\n');
	}
}

static void
print_part(struct buf *b, const struct held *expect, enum held_part part)
{
	const struct figures *f = part == HELD_TOTALS ? &expect->totals :
	    &expect->won;

	buf_str(b, held_parts[part]);
	buf_str(b, ": ");
	if (part == HELD_WINNER) {
		buf_escaped(b, expect->winner, "");
		return;
	}
	for (int i = 0; i < f->n; i++) {
		buf_str(b, i ? ", " : "");
		buf_escaped(b, f->names[i], "");
		buf_char(b, ' ');
		print_figure(b, part, f->of[i]);
	}
}

void
held_print(struct buf *b, const char *mark, const struct held *expect,
    const struct held *got)
{
	print_lines(b, mark, expect, got);
	for (int part = HELD_WINNER; part < HELD_PARTS; part++) {
		if (!(held_missed(got, expect) >> part & 1))
			continue;
		buf_str(b, mark);
		print_part(b, expect, (enum held_part)part);
		buf_char(b, '\n');
	}
}

/* As data */

static void
put_figures(struct buf *b, enum held_part part, const struct figures *f)
{
	size_t object = json_open(b, held_parts[part]);

	for (int i = 0; i < f->n; i++) {
		buf_char(b, ',');
		json_string(b, f->names[i]);
		buf_char(b, ':');
		print_figure(b, part, f->of[i]);
	}
	json_close(b, object, "{}");
}

void
held_json(struct buf *b, const struct held *expect, const struct held *got,
    bool check)
{
	struct held none = { .line = 0 };
	const struct held *h = expect ? expect : &none;
	size_t object = json_open(b, "expect"), list;

	if (h->lines.len) {
		list = json_open(b, held_parts[HELD_LINES]);
		for (struct text rest = h->lines; rest.len > 0;) {
			buf_char(b, ',');
			json_string(b, text_until(&rest, '\n'));
		}
		json_close(b, list, "[]");
	}
	if (h->winner.len)
		json_text(b, held_parts[HELD_WINNER], h->winner);
	if (h->totals.n)
		put_figures(b, HELD_TOTALS, &h->totals);
	if (h->won.n)
		put_figures(b, HELD_WON, &h->won);
	if (expect)
		json_close(b, object, "{}");
	else
		buf_str(b, "null");
	if (check)
		json_names(b, "missed", held_parts,
		    expect ? held_missed(got, expect) : 0);
}

/* Is it as expected? */

static enum check
check_of(bool expected, unsigned missed)
{
	return !expected ? CHECK_NONE : missed ? CHECK_UNMET : CHECK_MET;
}

enum check
check_seat(const struct seat *s, const struct judgement *j)
{
	return check_of(s->has_expect, outcome_missed(&j->outcome, &s->expect));
}

enum check
check_deal(const struct deal *d, const struct verdicts *v)
{
	enum check all = CHECK_NONE;

	for (int i = 0; i < d->nseats; i++) {
		enum check one = check_seat(&d->seats[i], &v->seats[i]);

		if (one > all)
			all = one;
	}
	return all;
}

enum check
check_held(const struct held *got, const struct held *expect)
{
	return check_of(expect, expect ? held_missed(got, expect) : 0);
}
