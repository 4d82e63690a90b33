/* Owns what an outcome differs in from those of other houses, in few words. */
#include "report/emit-formats.h"

#include <stdlib.h>
#include <string.h>

#include "report/report.h"
#include "rules/table.h"

/* The parts of a seat's outcome beside its points. */
enum { VERDICT = 1, DEADWOOD = 2, WON = 4, CODES = 8 };

/* Outcomes in words */

/* The separator before the next part of the text from start. */
static const char *
between(const struct buf *b, size_t start, bool named)
{
	return b->len == start ? "" : named ? " " : ", ";
}

static void
print_outcome(struct buf *b, const struct outcome *o, bool named, int said)
{
	size_t start = b->len;

	if (o->verdict == VERDICT_ERROR) {
		buf_str(b, "error why=");
		buf_text(b, o->error);
		return;
	}
	if (said & VERDICT || !o->has_points)
		buf_str(b, verdict_names[o->verdict]);
	if (o->has_points) {
		buf_str(b, between(b, start, named));
		buf_int(b, o->points);
		if (!named)
			buf_str(b, o->points == 1 ? " point" : " points");
	}
	if (said & DEADWOOD && o->has_deadwood)
		buf_printf(b, "%sdeadwood=%d", between(b, start, named),
		    o->deadwood);
	if (said & WON && o->has_won) {
		buf_printf(b, "%swon=", between(b, start, named));
		buf_money(b, o->won);
	}
	if (said & CODES && o->codes) {
		buf_printf(b, "%swhy=", between(b, start, named));
		outcome_why(b, o, ",");
	}
}

/* Are all seats the same error? */
static bool
is_one_error(const struct house_view *v)
{
	const struct judgement *seats = v->verdicts.seats;
	bool one = true;

	for (int i = 0; i < v->deal.nseats; i++)
		one &= seats[i].outcome.verdict == VERDICT_ERROR &&
		    text_equal(seats[i].outcome.error, seats->outcome.error);
	return one;
}

static void
print_view(struct buf *b, const struct house_view *v, int said)
{
	bool named = v->deal.named && !is_one_error(v);

	b->len = 0;
	for (int i = 0; i < (named ? v->deal.nseats : 1); i++) {
		buf_str(b, i ? ", " : "");
		if (named) {
			buf_escaped(b, v->deal.seats[i].name, "");
			buf_char(b, ' ');
		}
		print_outcome(b, &v->verdicts.seats[i].outcome, named, said);
	}
}

/* Print the outcomes with these parts; returns how many differ. */
static int
count_apart(struct buf *texts, const struct house_views *all, int said)
{
	int apart = 0;

	for (int i = 0; i < all->noutcomes; i++) {
		bool known = false;

		print_view(&texts[i], all->outcomes[i].views[0], said);
		for (int k = 0; k < i && !known; k++)
			known = text_equal(buf_view(&texts[k]),
			    buf_view(&texts[i]));
		apart += !known;
	}
	return apart;
}

/* Print the outcomes, as short as possible while they are distinct. */
static void
print_outcomes(struct buf *texts, const struct house_views *all)
{
	static const int more[] = { VERDICT, WON, DEADWOOD, CODES };
	int said = 0, apart = count_apart(texts, all, said);

	for (size_t i = 0; i < countof(more); i++) {
		int with = count_apart(texts, all, said | more[i]);

		if (with > apart) {
			said |= more[i];
			apart = with;
		}
	}
	count_apart(texts, all, said);
}

/* Houses and keys */

static void
print_names(struct buf *b, struct house_view *const *views, int n)
{
	for (int i = 0; i < n; i++) {
		buf_str(b, i ? ", " : "");
		buf_text(b, views[i]->name);
	}
}

/* Print one or two keys with their meaning, or the names of more. */
static void
print_keys(struct buf *b, const struct house_part *part)
{
	for (int i = 0; i < part->nkeys; i++) {
		const struct row *row = &rules_rows[part->keys[i]];

		buf_str(b, i ? (part->nkeys > 2 ? ", " : "; ") : "");
		buf_str(b, row->name);
		if (part->nkeys > 2)
			continue;
		buf_str(b, ": ");
		rules_say(part->views[0]->deal.rules, row, false, b);
	}
}

/* Print the keys that separate the outcome, with the houses if these differ. */
static void
print_parts(struct buf *b, const struct house_outcome *o)
{
	for (int i = 0; i < o->nparts; i++) {
		buf_str(b, i ? "; " : "");
		print_keys(b, &o->parts[i]);
		if (o->nparts == 1)
			return;
		buf_str(b, " (");
		print_names(b, o->parts[i].views, o->parts[i].n);
		buf_char(b, ')');
	}
}

void
houses_print(struct buf *b, const struct house_views *all)
{
	size_t n = (size_t)all->noutcomes;
	struct buf *outcomes = util_alloc(3 * n * sizeof(*outcomes));
	struct buf *names = outcomes + n, *parts = names + n;
	int width = 0, names_width = 0;

	memset(outcomes, 0, 3 * n * sizeof(*outcomes));
	print_outcomes(outcomes, all);
	for (size_t i = 0; i < n; i++) {
		print_names(&names[i], all->outcomes[i].views,
		    all->outcomes[i].n);
		print_parts(&parts[i], &all->outcomes[i]);
		width = max_of(width, (int)outcomes[i].len + 4);
		if (parts[i].len)
			names_width = max_of(names_width, (int)names[i].len + 4);
	}
	for (size_t i = 0; i < n; i++) {
		buf_printf(b, "houses: %-*s%-*s", width, outcomes[i].data,
		    parts[i].len ? names_width : 0, names[i].data);
		buf_text(b, buf_view(&parts[i]));
		buf_char(b, '\n');
	}
	for (size_t i = 0; i < 3 * n; i++)
		buf_free(&outcomes[i]);
	free(outcomes);
}

/* JSON */

/* Append the outcome of a hand, or of each player. */
static void
put_view(struct buf *b, const struct house_view *v)
{
	bool named = v->deal.named;
	size_t outcome = json_open(b, "outcome");
	size_t list = named ? json_open(b, "players") : 0;

	for (int i = 0; i < v->deal.nseats; i++) {
		const struct outcome *o = &v->verdicts.seats[i].outcome;
		size_t object = named ? json_open(b, NULL) : 0;

		if (named)
			json_text(b, "name", v->deal.seats[i].name);
		json_result(b, o);
		json_codes(b, o);
		if (named)
			json_close(b, object, "{}");
	}
	if (named)
		json_close(b, list, "[]");
	json_close(b, outcome, "{}");
}

static void
put_names(struct buf *b, struct house_view *const *views, int n)
{
	size_t list = json_open(b, "rules");

	for (int i = 0; i < n; i++) {
		buf_char(b, ',');
		json_quoted(b, views[i]->name);
	}
	json_close(b, list, "[]");
}

/* The keys of a part with their values and the houses that have these. */
static void
put_keys(struct buf *b, const struct house_part *part)
{
	const struct rules *r = part->views[0]->deal.rules;

	for (int k = 0; k < part->nkeys; k++) {
		const struct row *row = &rules_rows[part->keys[k]];
		struct buf value = { 0 }, said = { 0 };
		size_t object = json_open(b, NULL);

		row_print(row, r, &value);
		rules_say(r, row, false, &said);
		json_word(b, "key", row->name);
		json_key(b, "value");
		json_quoted(b, buf_view(&value));
		json_text(b, "text", buf_view(&said));
		put_names(b, part->views, part->n);
		json_close(b, object, "{}");
		buf_free(&value);
		buf_free(&said);
	}
}

void
houses_json(struct buf *b, const struct house_views *all)
{
	size_t list = json_open(b, "houses");

	for (int i = 0; i < all->noutcomes; i++) {
		const struct house_outcome *o = &all->outcomes[i];
		size_t object = json_open(b, NULL), keys;

		put_view(b, o->views[0]);
		put_names(b, o->views, o->n);
		keys = json_open(b, "keys");
		for (int k = 0; k < o->nparts; k++)
			put_keys(b, &o->parts[k]);
		json_close(b, keys, "[]");
		json_close(b, object, "{}");
	}
	json_close(b, list, "[]");
}
