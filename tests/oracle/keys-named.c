/*
 * usage: keys-named.t [SET]
 * Explanations name what decides: each key of each shipped set, and of each
 * option over its set, at each value that another house of the family has.
 * Where that changes a verdict or points of a record, the explanations under
 * both values must name the key.  The records are drawn.
 */
#define _GNU_SOURCE /* NOLINT(bugprone-reserved-identifier) */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

#include "draw.h"
#include "read/read-text.h"
#include "report/emit-formats.h"
#include "rules/table.h"
#include "settle/referee.h"
#include "tap.h"
#include "why/why.h"
#include "../fuzz/target.h"

#define FD 1000
#define RECORDS 160 /* for each house */
#define ENOUGH 3    /* changes that are looked at for each value */

/* Keys that need not be named, by the start of their names. */
static const struct {
	const char *start, *reason;
} unnamed[] = {
	{ "deck.", "the cards that exist: a card too many is an error" },
	{ "players.", "how many play: too many are an error" },
	{ "hand.", "the size of a hand is the game, not a way to play it" },
	{ "scoring", "the game itself" },
	{ "contract.rounds", "the game itself" },
	{ "declare.cards", "the game itself" },
	{ "settle", "named below the deal" },
	{ "point.value", "named in what is paid" },
	{ "at-once.multiplier", "where it is 1, at-once.claimed is not kept, so "
	    "that another value changes nothing for who goes out unsaid" },
	{ "bonus.", "paid besides the points, and named where it is" },
	{ "game.", "acts between deals" },
	{ "box.", "acts between deals" },
	{ "rejoin.", "acts between deals" },
	{ "split.", "acts between deals" },
};

/*
 * What chance seldom makes: a tie, an undercut, gin, big gin; a score pad; a
 * pure sequence alone, with wild cards in their own places.
 */
static const char *const rare[] = {
	"A: knock 3H 4H 5H | 9C 9D 9S | JC QC KC / 7D\n"
	"B: 2S 3S 4S | 6C 6D 6S | QD QH QS / 7C\n",
	"A: knock 3H 4H 5H | 9C 9D 9S | JC QC KC / 7D\n"
	"B: 2S 3S 4S | 6C 6D 6S | QD QH QS / AC\n",
	"A: knock 3H 4H 5H | 9C 9D 9S | JC QC KC / AD\n"
	"B: 2S 3S 4S | 6C 6D 6S | QD QH / 9H TC\n",
	"A: gin 3H 4H 5H 6H | 9C 9D 9S | JC QC KC\n"
	"B: 2S 3S 4S | 6C 6D 6S > 7H 9H / KD KS\n",
	"A: gin 3H 4H 5H 6H | 9C 9D 9S | TC JC QC KC\n"
	"B: 2S 3S 4S | 6C 6D 6S / 7H 9H KD KS\n",
	"A: declare 2H 3H 4H | 5C 6C 7C | 5H 5D 5S | 8C 9C TC JC\n"
	"B: drop first\nC: drop middle\nD: 3C 4C 5C | 6S 6H 6D / KS KD QD "
	"JH TH 9D 2D\n",
	"A: declare 2H 3H 4H | 5C 6C 7D | 5H 5D 5S | 8C 9C TC JC\n"
	"B: missed\nC: count 70\nD: 3C 4C 5C 6C | 6S 6H 6D | TS JS QS KS | "
	"8D 8H |\n",
	"A: declare 2H 3H 4H | 5C 6C 7C | 5H 5D 5S | 8C 9C TC JC\n"
	"B: 3C 4C 5C | 6S 7S 8S | TH JH QH KH | 2D 2S 2C\n",
	"A: rummy 7D 8D 9D TD | KC KD KH\nB: 2S 3S 4S 9H JC QD AS\n",
	"A: out 7D 8D 9D TD | KC KD KH\nB: 2S 3S 4S 9H JC QD AS\n",
	"A: out 7D 8D 9D | KC KD KH + - 9H\nB: 2S 3S 4S 9C JC QD AS\n",
};

/* One record, judged and explained. */
struct judged {
	struct arena *arena;
	struct solver *solver;
	struct again *again;
	struct buf text, explanation;
	struct reader *reader;
	struct text_reader *lines;
	struct record record;
	struct verdicts verdicts;
	struct why why;
};

struct test {
	struct drawer *drawer;
	struct source source;
	struct again *houses;
	struct judged here, there;
	int others, changes, silent, untried;
};

/* Instead of broken.c's. */
_Noreturn void
broken(const char *what)
{
	printf("Bail out! %s\n", what);
	exit(1);
}

static struct judged
judged_create(struct drawer *d)
{
	return (struct judged){ .arena = arena_create(),
		.solver = solver_create(), .again = again_create(d->book) };
}

static void
judged_free(struct judged *j)
{
	arena_free(j->arena);
	solver_free(j->solver);
	again_free(j->again);
	buf_free(&j->text);
	buf_free(&j->explanation);
}

static void
close_record(struct judged *j)
{
	text_reader_free(j->lines);
	reader_free(j->reader);
}

/* Judge the first record of the text; false: it is an error. */
static bool
open_record(struct judged *j, struct drawer *d)
{
	bool failed = false;

	arena_reset(j->arena);
	memory_file(FD, buf_view(&j->text), 0);
	j->reader = reader_create(FD, "-");
	j->lines = text_reader_create(j->reader, d->context);
	if (read_text(j->lines, j->arena, &j->record) == RECORD_DEAL) {
		judge_deal(j->solver, &j->record.deal, true, j->arena,
		    &j->verdicts);
		failed = j->verdicts.failed;
		for (int i = 0; i < j->record.deal.nseats; i++)
			failed |= j->verdicts.seats[i].outcome.verdict ==
			    VERDICT_ERROR;
		if (!failed)
			return true;
	}
	close_record(j);
	return false;
}

static void
explain_record(struct judged *j)
{
	why_find(&j->why, j->again, j->solver, &j->record.deal, &j->verdicts,
	    j->arena);
	j->explanation.len = 0;
	explain(&j->explanation, &j->why, CARDS_ASCII);
	buf_char(&j->explanation, '\0');
}

static bool
names_key(const struct judged *j, const char *key)
{
	size_t len = strlen(key);

	for (const char *s = j->explanation.data; (s = strstr(s, key)); s++)
		if (!isalnum((unsigned char)s[len]) && s[len] != '-' &&
		    !(s[len] == '.' && isalnum((unsigned char)s[len + 1])))
			return true;
	return false;
}

static bool
is_unnamed(const char *key)
{
	for (size_t i = 0; i < countof(unnamed); i++)
		if (strncmp(key, unnamed[i].start, strlen(unnamed[i].start)) ==
		    0)
			return true;
	return false;
}

static bool
is_claim(const struct outcome *o)
{
	return o->verdict == VERDICT_VALID || o->verdict == VERDICT_INVALID;
}

/*
 * Do verdicts or points differ?  At a table it decides nothing whether a hand
 * that claims nothing is ready; points are compared where both rules give some.
 */
static bool
results_differ(const struct deal *d, const struct verdicts *a,
    const struct verdicts *b)
{
	for (int i = 0; i < d->nseats; i++) {
		const struct outcome *x = &a->seats[i].outcome;
		const struct outcome *y = &b->seats[i].outcome;

		if ((x->verdict != y->verdict &&
		    (d->nseats == 1 || is_claim(x))) || (x->has_points &&
		    y->has_points && x->points != y->points))
			return true;
	}
	return false;
}

/* Are there cards that would be arranged better?  Then no key is doubted. */
static bool
is_badly_grouped(const struct judged *j)
{
	for (int i = 0; i < j->record.deal.nseats; i++)
		if (j->verdicts.seats[i].has_better)
			return true;
	return false;
}

static void
compare(struct test *t, const char *name, const char *key, const char *value)
{
	bool here = names_key(&t->here, key), there;

	explain_record(&t->there);
	there = names_key(&t->there, key);
	t->changes++;
	if ((here && there) || is_badly_grouped(&t->here))
		return;
	t->silent++;
	printf("# %s: %s=%s changes the result, and is not named%s%s\n"
	    "%s%s%s", name, key, value, here ? "" : " here",
	    there ? "" : " there", t->here.text.data, t->there.text.data,
	    t->here.explanation.data);
	printf("--\n%s----\n", t->there.explanation.data);
}

/* The record as it is printed, without results: its groups are then given. */
static void
print_record(struct test *t, const struct drawn_rules *r, struct buf *line)
{
	struct emit_options options = { .format = FORMAT_TEXT,
		.style = CARDS_ASCII,
		.defaults = context_default(t->drawer->context) };
	struct buf out = { NULL, 0, 0 };
	struct emitter *emitter = emitter_create(&options, &out);

	emit_file(emitter, "-");
	emit_deal(emitter, &t->here.record, &t->here.verdicts, NULL, NULL);
	emit_end(emitter);
	emitter_free(emitter);
	buf_char(&out, '\0');
	line->len = 0;
	drawn_context(r, line);
	buf_char(line, '\n');
	for (char *s = strtok(out.data, "\n"); s; s = strtok(NULL, "\n")) {
		char *end = strstr(s, " => ");

		if (*s == '[')
			s += strcspn(s, "]") + 1;
		if (*s && *s != '#')
			buf_printf(line, "%.*s\n", end ? (int)(end - s) :
			    (int)strlen(s), s);
	}
	buf_free(&out);
}

/* Put the record into here, as it is printed; false: it is an error. */
static bool
choose_record(struct test *t, struct drawn_rules *r, size_t i, struct buf *line)
{
	const struct rules *rules = drawn_compile(t->drawer, r);

	line->len = t->here.text.len = 0;
	if (i < countof(rare))
		buf_str(line, rare[i]);
	else
		draw_records(&t->source, rules, 1, line);
	drawn_context(r, &t->here.text);
	buf_printf(&t->here.text, "\n%s", line->data);
	if (!open_record(&t->here, t->drawer))
		return false;
	print_record(t, r, line);
	close_record(&t->here);
	t->here.text.len = 0;
	buf_str(&t->here.text, line->data);
	return open_record(&t->here, t->drawer);
}

/* The same record with the key at the value of the other house. */
static void
try_value(struct test *t, const struct drawn_rules *r, size_t key,
    const struct house *other, int counts[])
{
	const char *name = rules_rows[key].name;
	struct drawn_rules with = *r;
	const struct verdicts *v = again_key(t->houses,
	    why_fresh(&t->here.why), key, other->rules);
	struct buf value = { NULL, 0, 0 };

	if (!v || counts[key] == ENOUGH || !results_differ(
	    &t->here.record.deal, &t->here.verdicts, v))
		return;
	row_print(&rules_rows[key], other->rules, &value);
	t->there.text.len = 0;
	if (!drawn_state(t->drawer, &with, name, value.data)) {
		t->untried++;
	} else {
		drawn_context(&with, &t->there.text);
		buf_str(&t->there.text, strchr(t->here.text.data, '\n'));
		if (open_record(&t->there, t->drawer)) {
			if (results_differ(&t->here.record.deal,
			    &t->here.verdicts, &t->there.verdicts))
			{
				counts[key]++;
				compare(t, r->name, name, value.data);
			}
			close_record(&t->there);
		}
	}
	buf_free(&value);
}

/* A record under the house, and with each key at others' values. */
static void
try_record(struct test *t, const struct house *h, size_t i, int counts[])
{
	struct drawn_rules r = { .n = 0 };
	struct buf line = { NULL, 0, 0 };

	snprintf(r.name, sizeof(r.name), "%.*s", (int)h->name.len, h->name.s);
	draw_facts(t->drawer, &t->source, &r);
	if (choose_record(t, &r, i, &line)) {
		explain_record(&t->here);
		for (size_t key = 0; key < RULE_KEYS; key++) {
			const struct house *other;
			size_t at = 0;

			while (!is_unnamed(rules_rows[key].name) && (other =
			    again_other(t->houses, h->rules, key, &at))) {
				t->others++;
				try_value(t, &r, key, other, counts);
			}
		}
		close_record(&t->here);
	}
	buf_free(&line);
}

static void
try_house(struct test *t, const struct house *h)
{
	int counts[RULE_KEYS] = { 0 };

	t->source = (struct source){ .random = { 1 } };
	t->others = t->changes = t->silent = t->untried = 0;
	for (size_t i = 0; i < RECORDS; i++)
		try_record(t, h, i, counts);
	/* A game without options and sisters has no other houses. */
	ok((t->changes || !t->others) && !t->silent,
	    "%.*s: %d of %d changes without the key, %d untried", (int)h->name.len, h->name.s, t->silent,
	    t->changes, t->untried);
}

int
main(int argc, char **argv)
{
	struct test t = { .drawer = drawer_create() };
	const struct house *h;

	t.houses = again_create(t.drawer->book);
	t.here = judged_create(t.drawer);
	t.there = judged_create(t.drawer);
	for (size_t i = 0; (h = again_house(t.houses, i)); i++)
		if (argc < 2 || text_equal(h->name, text_of(argv[1])))
			try_house(&t, h);
	judged_free(&t.here);
	judged_free(&t.there);
	again_free(t.houses);
	drawer_free(t.drawer);
	return tap_done();
}
