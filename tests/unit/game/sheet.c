/*
 * Games by themselves: figures go in, totals, ends and refusals come out.  No
 * cards and no referee; each deal is a score pad unless it says otherwise.
 */
#include "game/sheet.h"

#include <stdlib.h>
#include <string.h>

#include "settings.h"
#include "tap.h"
#include "base/util.h"

/* A deal of figures: "Asha 0, Bela 80". */
struct pad {
	struct deal deal;
	struct verdicts verdicts;
	struct seat seats[SEATS_MAX];
	struct judgement judgements[SEATS_MAX];
	struct rules rules;
};

static void
read_pad(struct pad *p, const struct rules *r, const char *text)
{
	memset(p, 0, sizeof(*p));
	p->rules = *r;
	p->deal = (struct deal){ .rules = &p->rules, .named = true,
		.seats = p->seats };
	p->verdicts = (struct verdicts){ .seats = p->judgements, .winner = -1 };
	while (*text && *text != ';') {
		size_t len = strcspn(text, " ");
		char *end;
		int i = p->deal.nseats++;

		p->seats[i].name = (struct text){ text, len };
		p->seats[i].kind = SEAT_POINTS;
		p->seats[i].number = (int)strtol(text + len, &end, 10);
		p->judgements[i].outcome = (struct outcome){
			.verdict = VERDICT_OPEN, .has_points = true,
			.points = p->seats[i].number };
		text = end + strspn(end, ", ");
	}
}

/* The text after the next ";", or its end. */
static const char *
next_deal(const char *text)
{
	text += strcspn(text, ";");
	return text + strspn(text, "; ");
}

/* "Asha 57, Bela 60 out" */
static void
say_totals(struct buf *b, const struct sheet *s, int game)
{
	for (int p = 0; p < s->nplayers; p++) {
		const struct sheet_account *a = &s->games[game].accounts[p];

		buf_str(b, p ? ", " : "");
		buf_text(b, sheet_name(s, p));
		buf_printf(b, " %lld%s", (long long)sheet_total(a),
		    a->out ? " out" : "");
	}
}

/*
 * Is each total the one before it and the change, rejoining aside, and the last
 * one, with what the end adds, the sum?
 */
static bool
adds_up(const struct sheet *s, int game)
{
	int64_t total[SEATS_MAX] = { 0 };
	size_t first, last = sheet_kept(s, game, &first);

	for (size_t d = first; d < last; d++) {
		const struct sheet_row *row = sheet_row_of(s, game, d);

		for (int p = 0; p < s->nplayers; p++) {
			bool same = row->total[p] == total[p] + row->change[p];

			if (d > first && !s->players[p].rejoins && !same)
				return false;
			total[p] = row->total[p];
		}
	}
	for (int p = 0; p < s->nplayers; p++) {
		const struct sheet_account *a = &s->games[game].accounts[p];
		int64_t at_end = a->entry[ENTRY_BONUS] + a->entry[ENTRY_SHUTOUT] +
		    (s->rules.box_timing == BOX_END ?
		    a->entry[ENTRY_BOXES] : 0);

		if (total[p] + at_end != sheet_total(a))
			return false;
	}
	return true;
}

/* deals separated by ";"; the totals, and the sentence at the end */
static const struct row {
	const char *rules, *deals, *totals, *end;
} rows[] = {
	{ "gin game.target-by=passing", "N 100, S 1", "N 100, S 1",
	    "not over: first to above 100; N needs 1, S 100" },
	{ "a23+best-of-2+grand", "A 0, B 40; A 20, B 0", "A 40, B 40",
	    "not over: a tie, one more deal decides" },
	{ "basic", "A 480, B 480, C 1; A 25, B 25, C 504",
	    "A 505, B 505, C 505", "A and B share the win, equal at the end but "
	    "ahead before the last deal" },
	{ "basic+fixed-deals", "A 480, B -9; A 480, B 0; A 0, B 1",
	    "A 960, B -8", "not over: 1 of 4 deals left; A is ahead by 968" },
	{ "contract contract.rounds=2 game.tie=leader", "A 5, B 2; A 0, B 3",
	    "A 5, B 5",
	    "B wins, equal at the end but ahead before the last deal" },
	/* a player who scores nothing wins nothing, and no box */
	{ "gin", "N 0; N 99; S 0; N 1", "N 500, S 0", "N wins by 500" },
	{ "gin", "N 100, S 100", "N 100, S 100", "N and S share the win" },
	{ "indian+deals-2", "A 5, B 5, C 0", "A 155, B 155, C 170",
	    "not over: 1 of 2 deals left; C is ahead by 15" },
	{ "indian+deals-2", "A 0, B 0", "A 160, B 160",
	    "not over: 1 of 2 deals left; nobody is ahead" },
	/* back in above the first seat */
	{ "indian+pool-101", "A 79, B 101, C 0; A 1, B 0, C 2",
	    "A 80, B 80, C 2",
	    "not over: A, B and C are in, out at 101; A can take 20, B 20, C 98" },
	/* as many as there may be */
	{ "indian+pool-101", "A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 101",
	    "A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 101 out",
	    "not over: A, B, C, D, E, F, G, H and I are in, out at 101; "
	    "A can take 100, B 99, C 98, D 97, E 96, F 95, G 94, H 93, I 92" },
	{ "indian+pool-101+split-80",
	    "A 80, B 101, C 102, D 103, E 104, F 105, G 106, H 107, I 108, J 81",
	    "A 80, B 101 out, C 102 out, D 103 out, E 104 out, F 105 out, "
	    "G 106 out, H 107 out, I 108 out, J 81",
	    "A and J share the win, as each has enough to split" },
	{ "indian+pool-101",
	    "A 109, B 101, C 102, D 103, E 104, F 105, G 106, H 107, I 108, J 110",
	    "A 109, B 101, C 102, D 103, E 104, F 105, G 106, H 107, I 108, "
	    "J 110", "B wins by 1" },
	{ "basic", "A 490, B 480, C 1, D 1, E 1, F 1, G 1, H 1, I 1, J 490; "
	    "A 15, B 25, C 1, D 1, E 1, F 1, G 1, H 1, I 1, J 15",
	    "A 505, B 505, C 2, D 2, E 2, F 2, G 2, H 2, I 2, J 505",
	    "A and J share the win, equal at the end but ahead before the "
	    "last deal" },
};

static void
test_rows(struct rulebook *book, struct arena *a, struct buf *b)
{
	for (size_t i = 0; i < countof(rows); i++) {
		const struct row *row = &rows[i];
		const struct rules *r = compile(book, row->rules, a,
		    &(struct error){ 0 });
		struct sheet *s = sheet_create();
		struct pad p;

		for (const char *t = row->deals; *t; t = next_deal(t)) {
			read_pad(&p, r, t);
			if (!sheet_add(s, &p.deal, &p.verdicts))
				ok(false, "%s: a deal counts", row->deals);
		}
		b->len = 0;
		say_totals(b, s, 0);
		buf_char(b, 0);
		is_str(b->data, row->totals, "%s: %s", row->rules, row->deals);
		b->len = 0;
		sheet_say_end(b, s, &s->games[0]);
		buf_char(b, 0);
		is_str(b->data, row->end, "how it ends");
		ok(adds_up(s, 0), "the rows add up");
		sheet_free(s);
	}
}

/* deals; then one more, with the round, and the error of its last seat */
static const struct refusal {
	const char *rules, *deals, *then;
	int round;
	enum code code;
} refusals[] = {
	{ "gin", "N 23; S 31", "N 1", -1, CODE_COUNT },
	{ "gin", "N 23; S 31", "E 1", -1, CODE_PLAYER },
	{ "gin", "N 23", "N 1, E 2, W 3", -1, CODE_PLAYER },
	{ "gin", "N 100", "N 1", -1, CODE_OVER },
	{ "indian players=4", "A 0, B 3", "C 1", -1, CODE_COUNT },
	{ "indian players=4", "A 0, B 3", "C 1, D 1, E 1", -1, CODE_PLAYER },
	{ "indian+pool-101", "A 0, B 101, C 79", "B 1", -1, CODE_COUNT },
	{ "indian+pool-101", "A 0, B 101, C 80", "B 1", -1, CODE_OUT },
	{ "contract", "", "A 1, B 0", 1, CODE_COUNT },
	{ "contract", "", "A 1, B 0", 2, CODE_ORDER },
	{ "contract", "A 1, B 0; A 3, B 0", "A 1, B 0", 2, CODE_ORDER },
	{ "contract", "A 1, B 0; A 3, B 0", "A 1, B 0", 3, CODE_COUNT },
	{ "contract", "A 1, B 0; A 3, B 0", "A 1, B 0", -1, CODE_COUNT },
	{ "contract contract.rounds=2", "A 1, B 0; A 3, B 0", "A 1, B 0", 2,
	    CODE_OVER },
	{ "contract contract.rounds=2 game.tie=deal", "A 1, B 0; A 0, B 1",
	    "A 1, B 0", 2, CODE_COUNT },
	{ "contract game.deals=2 game.tie=deal", "A 1, B 0; A 0, B 1",
	    "A 1, B 0", 3, CODE_ORDER },
	{ "contract contract.rounds=2 game.deals=3", "A 1, B 0; A 3, B 0",
	    "A 1, B 0", 2, CODE_COUNT },
	{ "gin", "N 23; S 31", "N 1", 2, CODE_COUNT },
	{ "contract", "", "A 1, B 0", 0, CODE_ORDER },
	{ "indian+pool-101", "A 80, B 101, C 0", "B 1", -1, CODE_OUT },
	{ "indian", "A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9", "K 1",
	    -1, CODE_PLAYER },
};

static void
test_refusals(struct rulebook *book, struct arena *a)
{
	for (size_t i = 0; i < countof(refusals); i++) {
		const struct refusal *one = &refusals[i];
		const struct rules *r = compile(book, one->rules, a,
		    &(struct error){ 0 });
		struct sheet *s = sheet_create();
		struct pad p;
		enum code code;

		for (const char *t = one->deals; *t; t = next_deal(t)) {
			read_pad(&p, r, t);
			sheet_add(s, &p.deal, &p.verdicts);
		}
		read_pad(&p, r, one->then);
		p.rules.facts.round = one->round;
		code = sheet_refusal(s, &p.deal, p.deal.nseats - 1);
		is_str(code == CODE_COUNT ? "none" : code_words[code],
		    one->code == CODE_COUNT ? "none" : code_words[one->code],
		    "%s: %s; then %s, round %d", one->rules, one->deals,
		    one->then, one->round);
		sheet_free(s);
	}
}

/* What is not entered, and how it is counted. */
static void
test_uncounted(struct rulebook *book, struct arena *a)
{
	const struct rules *r = compile(book, "indian", a,
	    &(struct error){ 0 });
	struct sheet *s = sheet_create();
	struct pad p;

	read_pad(&p, r, "A 0, B 3");
	p.deal.named = false;
	ok(!sheet_add(s, &p.deal, &p.verdicts), "a lone hand is no deal");
	is_int((long long)s->uncounted, 0, "and no table");

	read_pad(&p, r, "A 0, B 3");
	p.judgements[1].outcome.has_points = false;
	ok(!sheet_add(s, &p.deal, &p.verdicts), "a seat without points");

	read_pad(&p, r, "A 2, B 3");
	p.seats[0].kind = SEAT_COUNT;
	ok(!sheet_add(s, &p.deal, &p.verdicts), "hands, but no winner");
	is_int((long long)s->uncounted, 2, "two tables that do not count");

	read_pad(&p, r, "A 0, B 3");
	p.deal.overfull = true;
	ok(!sheet_add(s, &p.deal, &p.verdicts), "more seats than there may be");
	read_pad(&p, r, "A 0, B 3");
	p.verdicts.failed = true;
	ok(!sheet_add(s, &p.deal, &p.verdicts), "a deal that failed");
	s->uncounted -= 2;

	read_pad(&p, r, "A 0, B 0");
	p.seats[0].kind = SEAT_PLAIN;
	ok(sheet_add(s, &p.deal, &p.verdicts), "a dead hand counts");
	read_pad(&p, compile(book, "rummy-500", a, &(struct error){ 0 }),
	    "A -4, B 3");
	ok(!sheet_add(s, &p.deal, &p.verdicts), "a deal that most points win");

	read_pad(&p, r, "A 0, B 0");
	for (int i = 0; i < 2; i++)
		p.judgements[i].outcome.verdict = VERDICT_ERROR;
	ok(!sheet_add(s, &p.deal, &p.verdicts), "a table of errors");
	is_int((long long)s->uncounted, 3, "is not told again");
	is_int((long long)s->deals, 1, "one deal in all");
	sheet_free(s);
}

/* Who comes back pays again; an entry of 0 is one, too, and a fee however small. */
static void
test_prizes(struct rulebook *book, struct arena *a)
{
	static const struct {
		const char *rules, *deals;
		int entries;
		int64_t prize, won[3];
	} prizes[] = {
		{ "indian+pool-101+split-80 entry=50 fee=10.01",
		    "A 0, B 20, C 101; C 80, A 81, B 62", 4, 18999,
		    { 9500, 9500, 0 } },
		{ "indian+pool-101 entry=0", "A 0, B 101", 2, 0, { 0 } },
		{ "indian+pool-101 entry=50 fee=0.01", "A 0, B 101", 2, 9999,
		    { 9999 } },
	};

	for (size_t i = 0; i < countof(prizes); i++) {
		struct sheet *s = sheet_create();
		struct pad p;

		for (const char *t = prizes[i].deals; *t; t = next_deal(t)) {
			read_pad(&p, compile(book, prizes[i].rules, a,
			    &(struct error){ 0 }), t);
			sheet_add(s, &p.deal, &p.verdicts);
		}
		ok(s->has_prize, "a prize: %s", prizes[i].rules);
		is_int(s->entries, prizes[i].entries, "its entries");
		is_int(s->prize, prizes[i].prize, "less the fee");
		for (int k = 0; k < s->nplayers; k++)
			is_int(s->players[k].prize, prizes[i].won[k],
			    "player %d wins of it", k + 1);
		sheet_free(s);
	}
}

/* The rules' strings may be freed after the first deal: the name is kept. */
static void
test_name(struct rulebook *book, struct arena *a)
{
	char name[] = "gin";
	struct sheet *s = sheet_create();
	struct pad p;

	read_pad(&p, compile(book, "gin", a, &(struct error){ 0 }), "N 1");
	p.rules.name = p.rules.title = text_of(name);
	sheet_add(s, &p.deal, &p.verdicts);
	memset(name, 'x', sizeof(name) - 1);
	ok(text_is(s->rules.name, "gin"), "the name of the rules");
	ok(!s->rules.title.len, "and nothing else");
	sheet_free(s);
}

/* Rows are overwritten, totals are not. */
static void
test_long_game(struct rulebook *book, struct arena *a)
{
	const struct rules *r = compile(book, "indian", a,
	    &(struct error){ 0 });
	struct sheet *s = sheet_create();
	struct pad p;
	size_t first, last;

	for (int d = 0; d < 5 * SHEET_ROWS + 7; d++) {
		read_pad(&p, r, d < SHEET_ROWS ? "A 3, B 0, C 0" :
		    d % 2 ? "A 0, B 7" : "A 3, B 0");
		sheet_add(s, &p.deal, &p.verdicts);
	}
	last = sheet_kept(s, 0, &first);
	is_int((long long)last, 5 * SHEET_ROWS + 7, "all deals are known");
	is_int((long long)(last - first), SHEET_ROWS, "the last ones as rows");
	ok(adds_up(s, 0), "which add up");
	ok(!sheet_row_of(s, 0, last - 1)->written[2],
	    "who did not play has nothing written, though an old row had");
	is_int(sheet_total(&s->games[0].accounts[1]),
	    7 * ((4 * SHEET_ROWS + 7) / 2), "totals are of all deals");
	sheet_free(s);
}

int
main(void)
{
	struct rulebook *book = rulebook_create();
	struct arena *a = arena_create();
	struct buf b = { NULL, 0, 0 };

	test_rows(book, a, &b);
	test_refusals(book, a);
	test_uncounted(book, a);
	test_prizes(book, a);
	test_name(book, a);
	test_long_game(book, a);
	buf_free(&b);
	arena_free(a);
	rulebook_free(book);
	return tap_done();
}
