/*
 * usage: keys-act.t [KEY] A key acts or is refused: every key at several values
 * under ways of scoring, of settling and of playing a game; under all of them,
 * which takes half an hour, with RUMMY_KEYS=all in the environment.  Where the
 * program takes the statement, the answer to some record must change by it.
 * The records are drawn until one does.
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "draw.h"
#include "rules/table.h"
#include "tap.h"
#include "../fuzz/target.h"
#include "keys-rare.h"

#define RECORDS 12
#define TRIES 600
#define VALUES_MAX 16
#define DEALS 10 /* of a score pad */
#define TRIED 3
#define STRIDE 101 /* no factor of the number of rules */

/* What the keys are stated over; each alone, and with one of ways. */
static const char *const sets[] = {
	"gin", "gin+oklahoma", "rummycircle", "paplu", "contract", "may-i",
	"basic", "basic-bicycle", "rummy-500", "indian-21", "remik", "okey",
	"marriage",
};

#define WAY 4
static const struct {
	const char *settings[WAY][2];
} ways[] = {
	{ { { NULL, NULL } } },
	{ { { "scoring", "difference" } } },
	{ { { "scoring", "penalty" } } },
	{ { { "scoring", "collect" } } },
	{ { { "scoring", "melds" } } },
	{ { { "hand.counts", "unmatched" } } },
	{ { { "hand.counts", "whole" }, { "scoring", "penalty" } } },
	{ { { "wild.ranks", "2" }, { "deck.packs", "2" } } },
	{ { { "deck.jokers", "3" }, { "declare.all", "false" } } },
	{ { { "wild.above", "true" }, { "wild.same-rank", "false" },
	    { "same.min", "2" } } },
	{ { { "set.min", "none" } } },
	{ { { "run.min", "none" } } },
	{ { { "run.min", "none" }, { "deck.packs", "3" }, { "same.min", "2" },
	    { "same.counts-as", "pure-run" } } },
	{ { { "settle", "points" } } },
	{ { { "lose.flat", "20" }, { "lose.gate", "two-sequences" } } },
	{ { { "settle", "deals" }, { "game.deals", "3" } } },
	{ { { "game.target", "60" } } },
	{ { { "game.target", "60" }, { "game.at-target", "out" } } },
	{ { { "game.target", "60" }, { "game.at-target", "out" },
	    { "split.from", "20" } } },
	{ { { "game.target", "60" }, { "game.at-target", "out" },
	    { "rejoin.bar", "50" } } },
	{ { { "game.target", "60" }, { "game.shutout", "flat" } } },
	{ { { "game.deals", "3" }, { "box.bonus", "20" } } },
	{ { { "game.deals", "3" }, { "box.bonus", "20" },
	    { "deal.spade-multiplier", "2" } } },
};

/* Instead of broken.c's. */
_Noreturn void
broken(const char *what)
{
	printf("Bail out! %s\n", what);
	exit(1);
}

/* Values */

struct values {
	int n;
	char list[VALUES_MAX][24];
};

static void PRINTF(2, 3)
add_value(struct values *v, const char *format, ...)
{
	va_list args;

	if (v->n == VALUES_MAX)
		return;
	va_start(args, format);
	vsnprintf(v->list[v->n++], sizeof(v->list[0]), format, args);
	va_end(args);
}

static void
list_values(const struct row *k, struct values *v)
{
	int some[] = { k->least, k->least + 1, k->standard + 1, k->least + 3,
		k->least + 5, 20, k->least / 2 + k->greatest / 2, k->greatest };
	size_t n = k->least < k->greatest ? countof(some) : 0;
	const struct row_word *w = k->words;

	v->n = 0;
	if (k->kind == ROW_VALUES) {
		add_value(v, "5H:20");
		add_value(v, "AS:3,7D:25,KC:0");
		return;
	}
	if (k->kind == ROW_CARDS) {
		add_value(v, "5H");
		add_value(v, "AS,7D,KC");
		return;
	}
	if (k->kind == ROW_RANKS) {
		add_value(v, "A");
		add_value(v, "7,K");
		return;
	}
	for (; k->kind == ROW_NUMBER && w->name && w->value != ONLY_SAID; w++)
		add_value(v, "%s", w->name);
	for (size_t i = 0; i < n; i++)
		if (some[i] >= k->least && some[i] <= k->greatest &&
		    (!i || some[i] != some[i - 1]))
		{
			if (k->kind == ROW_STEPS)
				add_value(v, "%d:%d", k->from, some[i]);
			else
				add_value(v, "%d", some[i]);
		}
}

/* Records */

/*
 * A deal of a score pad; equal is 1: all have the same points, 2: only one has
 * any, 3: five each time, 4: all but one have five.
 */
static void
draw_pad(struct source *s, const struct rules *r, int equal, struct buf *b)
{
	static const int points[] = { 0, 5, 10, 50, 120, 500 };
	int seats = r->players_max < 3 ? r->players_max : 3;
	int none = draw_below(s, seats), some = draw_below(s, 6);
	bool one = draw_once_in(s, 2);

	for (int i = 0; i < seats; i++) {
		int of = draw_below(s, 6);

		if (equal == 1 || (equal == 2 && !i))
			of = some;
		else if ((equal == 3 && !i) || (equal == 4 && i))
			of = 1;
		else if ((equal > 1 && equal < 5) || one == (i != none))
			of = 0;

		buf_printf(b, "%c: points %d\n", 'A' + i, points[of]);
	}
	buf_char(b, '\n');
}

/* Append every answer, but not the rules. */
static void
add_answers(struct buf *b, struct text all)
{
	while (all.len) {
		const char *lf = memchr(all.s, '\n', all.len);
		size_t n = lf ? (size_t)(lf - all.s) + 1 : all.len;
		const char *close = *all.s == '[' ? memchr(all.s, ']', n) : NULL;
		size_t skip = close ? (size_t)(close - all.s) : 0;

		buf_add(b, all.s + skip, n - skip);
		all = text_skip(all, n);
	}
}

static struct buf warnings;

static void
note_warning(const struct deal *deal, const struct verdicts *v)
{
	(void)deal;
	if (v->warning.code)
		buf_printf(&warnings, "%s\n", v->warning.text);
}

static void
answer(struct drawer *d, const struct buf *in, bool game, struct buf *answers)
{
	struct input input = { .bytes = buf_view(in), .format = INPUT_TEXT,
		.context = d->context, .game = game, .visit = note_warning };
	struct buf out;

	warnings.len = 0;
	print_input(&input, FORMAT_TEXT, &out);
	answers->len = 0;
	add_answers(answers, buf_view(&out));
	add_answers(answers, buf_view(&warnings));
	buf_free(&out);
}

/* Trying */

struct trial {
	struct drawer *drawer;
	struct source source;
	struct drawn_rules without, with; /* the statement */
	struct buf with_text, without_text, answers, others;
	int tried; /* rules that take a key */
};

static bool
answers_differ(struct trial *t, bool game)
{
	answer(t->drawer, &t->with_text, game, &t->answers);
	answer(t->drawer, &t->without_text, game, &t->others);
	return !text_equal(buf_view(&t->answers), buf_view(&t->others));
}

/* Each deal with its context. */
static void
put_pads(struct trial *t, struct drawn_rules *r, const char *deals[DEALS],
    struct buf *b)
{
	b->len = 0;
	for (int i = 0; i < DEALS; i++) {
		struct drawn_rules of_deal = *r;
		char round[12];

		snprintf(round, sizeof(round), "%d", i + 1);
		drawn_state(t->drawer, &of_deal, "round", round);
		drawn_state(t->drawer, &of_deal, "turn-up", "9S");
		drawn_context(&of_deal, b);
		buf_printf(b, "\n%s", deals[i]);
	}
}

/* Both rules with the same deals of a score pad. */
static bool
pads_differ(struct trial *t)
{
	struct buf text[DEALS];
	const char *deals[DEALS];
	int equal = draw_below(&t->source, 6);

	for (int i = 0; i < DEALS; i++) {
		text[i] = (struct buf){ NULL, 0, 0 };
		draw_pad(&t->source, drawn_compile(t->drawer, &t->without),
		    equal, &text[i]);
		deals[i] = text[i].data;
	}
	put_pads(t, &t->with, deals, &t->with_text);
	put_pads(t, &t->without, deals, &t->without_text);
	for (int i = 0; i < DEALS; i++)
		buf_free(&text[i]);
	return answers_differ(t, true);
}

/* Both rules with the same facts and records, or with those above. */
static bool
records_differ(struct trial *t, bool rarely)
{
	struct drawn_rules with = t->with, without = t->without, *drawn, *other;
	size_t n;

	drawn = draw_once_in(&t->source, 2) ? &with : &without;
	other = drawn == &with ? &without : &with;
	n = drawn->n;
	if (rarely) {
		drawn_state(t->drawer, drawn, "round", "1");
		drawn_state(t->drawer, drawn, "taken", "KC");
		if (drawn_compile(t->drawer, drawn)->wild_printed ==
		    PRINTED_TURNED)
			drawn_state(t->drawer, drawn, "wild", "KC");
	}
	draw_facts(t->drawer, &t->source, drawn);
	for (size_t i = n; i < drawn->n; i++)
		if (!drawn_state(t->drawer, other, drawn->keys[i],
		    drawn->values[i]))
			return true; /* not a fact under the other rules */
	t->with_text.len = t->without_text.len = 0;
	drawn_context(&with, &t->with_text);
	drawn_context(&without, &t->without_text);
	n = t->with_text.len;
	buf_char(&t->with_text, '\n');
	if (rarely)
		buf_str(&t->with_text, rare);
	else
		draw_records(&t->source, drawn_compile(t->drawer, drawn),
		    RECORDS, &t->with_text);
	buf_str(&t->without_text, t->with_text.data + n);
	return answers_differ(t, false);
}

/* Does it act in games of many deals? */
static bool
is_of_game(const char *key)
{
	static const char *const groups[] = { "game.", "box.", "rejoin.",
		"split." };

	for (size_t i = 0; i < countof(groups); i++)
		if (strncmp(key, groups[i], strlen(groups[i])) == 0)
			return true;
	return false;
}

enum effect { REFUSED, IN_FORCE, SILENT, ACTS };

static enum effect
try_value(struct trial *t, const char *key, const char *value)
{
	t->with = t->without;
	if (!drawn_state(t->drawer, &t->with, key, value))
		return REFUSED;
	if (row_same(row_find(text_of(key)), drawn_compile(t->drawer, &t->with),
	    drawn_compile(t->drawer, &t->without)))
		return IN_FORCE;
	t->source = (struct source){ .random = { 1 } };
	for (int i = 0; i < TRIES; i++)
		if (is_of_game(key) || i % 8 == 7 ? pads_differ(t) :
		    records_differ(t, i % 4 == 1))
			return ACTS;
	return SILENT;
}

static bool
state_way(struct trial *t, size_t set, size_t way)
{
	memset(&t->without, 0, sizeof(t->without));
	snprintf(t->without.name, sizeof(t->without.name), "%s", sets[set]);
	for (int i = 0; i < WAY && ways[way].settings[i][0]; i++)
		if (!drawn_state(t->drawer, &t->without,
		    ways[way].settings[i][0], ways[way].settings[i][1]))
			return false;
	return drawn_compile(t->drawer, &t->without) != NULL;
}

/* Under these rules, does any value act, if any is accepted? */
static enum effect
try_values(struct trial *t, const struct row *k, size_t set, size_t way)
{
	struct values v;
	enum effect effect = REFUSED;

	list_values(k, &v);
	for (int i = 0; effect != ACTS && i < v.n; i++) {
		enum effect now;

		if (!state_way(t, set, way))
			return REFUSED;
		now = try_value(t, k->name, v.list[i]);
		if (now > effect)
			effect = now;
	}
	return effect;
}

/* Try rules, in an order by key, until TRIED accept the key and one acts. */
static void
try_key(struct trial *t, const struct row *k)
{
	const size_t pairs = countof(sets) * countof(ways);
	struct buf context = { NULL, 0, 0 };
	int count[ACTS + 1] = { 0 };
	size_t at = (size_t)(k - rules_rows) * STRIDE;

	for (size_t i = 0; i < pairs; i++, at += STRIDE) {
		size_t set = at % pairs / countof(ways);
		size_t way = at % countof(ways);
		enum effect effect;

		if (count[ACTS] && count[ACTS] + count[SILENT] >= t->tried)
			break;
		effect = try_values(t, k, set, way);
		count[effect]++;
		if (effect != SILENT)
			continue;
		context.len = 0;
		state_way(t, set, way);
		drawn_context(&t->without, &context);
		printf("# %s changes no answer under %s\n", k->name,
		    context.data);
	}
	buf_free(&context);
	ok(count[ACTS] && !count[SILENT], "%s: acts under %d rules, refused "
	    "under %d", k->name, count[ACTS], count[REFUSED]);
}

int
main(int argc, char **argv)
{
	const char *whole = getenv("RUMMY_KEYS");
	struct trial t = { .drawer = drawer_create(),
		.tried = whole && strcmp(whole, "all") == 0 ? INT_MAX : TRIED };

	for (enum rule_key i = 0; i < RULE_KEYS; i++)
		if (argc < 2 || strcmp(argv[1], rules_rows[i].name) == 0)
			try_key(&t, &rules_rows[i]);
	buf_free(&t.with_text);
	buf_free(&t.without_text);
	buf_free(&t.answers);
	buf_free(&t.others);
	drawer_free(t.drawer);
	buf_free(&warnings);
	return tap_done();
}
