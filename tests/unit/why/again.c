/*
 * Deals judged again: under one key as a house has it or at a value, under a
 * whole house, with other cards; what the outcome is then, and whether that is
 * the one before.
 */
#include "why/again.h"

#include <string.h>
#include <unistd.h>

#include "deal/outcome.h"
#include "read/read.h"
#include "rules/table.h"
#include "settle/referee.h"
#include "tap.h"
#include "why/finding.h"

struct test {
	struct rulebook *book;
	struct context *context;
	struct solver *solver;
	struct arena *arena;
	struct again *again;
	struct reader *reader;
	struct text_reader *text;
	int pipe[2];
	struct record record;
	struct verdicts verdicts;
};

/* Read and judge the first record of the text; its deal stays until close. */
static const struct deal *
open_deal(struct test *t, const char *text)
{
	if (pipe(t->pipe) || write(t->pipe[1], text, strlen(text)) < 0)
		ok(false, "a pipe");
	close(t->pipe[1]);
	arena_reset(t->arena);
	t->reader = reader_create(t->pipe[0], "-");
	t->text = text_reader_create(t->reader, t->context);
	if (read_text(t->text, t->arena, &t->record) != RECORD_DEAL)
		ok(false, "a deal: %s", text);
	judge_deal(t->solver, &t->record.deal, false, t->arena, &t->verdicts);
	return &t->record.deal;
}

static void
close_deal(struct test *t)
{
	text_reader_free(t->text);
	reader_free(t->reader);
	close(t->pipe[0]);
}

/* "open deadwood=58 points=58; ..." and, after a slash, whether it is new. */
static void
is_verdicts(struct test *t, const struct verdicts *v, const char *want,
    const char *name)
{
	const struct deal *d = &t->record.deal;
	struct buf b = { 0 };

	for (int i = 0; v && i < d->nseats; i++) {
		buf_str(&b, i ? "; " : "");
		outcome_print(&b, &v->seats[i].outcome);
	}
	if (!v)
		buf_str(&b, "none");
	else if (again_alike(d, &t->verdicts, v))
		buf_str(&b, " / same");
	is_str(b.data, want, "%s", name);
	buf_free(&b);
}

#define INDIAN "[rummycircle wild=KD] " \
	"3H 4H 5H 2S 2D 2C 6S 6D 6C 4D 7C 8S 3C\n"
#define TIE "[gin]\nAnn: knock 4H 5H 6H | 8C 9C 10C | QC QD QH / 7S\n" \
	"Bob: AD 2D 3D JS JC JD KS KH KC 7D\n"

static const struct {
	const char *deal, *key, *value, *want, *name;
} settings[] = {
	{ INDIAN, "lose.gate", "ladder", "open deadwood=46 points=46",
	    "one pure sequence is exempt" },
	{ INDIAN, "lose.gate", "two-sequences",
	    "open deadwood=58 points=58 / same", "the value in force" },
	{ INDIAN, "lose.gate", "five", "none", "not a value" },
	{ INDIAN, "lose.gait", "none", "none", "not a key" },
	{ INDIAN, "run.min", "14", "none", "a contradiction" },
	{ TIE, "undercut.on-tie", "false",
	    "valid deadwood=7 points=0; ready deadwood=7 points=0",
	    "a tie is no undercut" },
	{ "[gin] 4H 5H 6H | 4S 4D 4C |\n", "run.min", "4",
	    "open deadwood=15 points=15", "a run too short" },
	{ "[gin] 4H 5H 6H | 4S 4D |\n", "run.min", "4",
	    "open deadwood=23 points=23", "a run too short, a set too" },
	{ "[gin] 4H 5H 6H | 4S 4D |\n", "knock.limit", "9",
	    "open deadwood=8 points=8 / same", "kinds are not looked at" },
	{ "[gin values.4=0] 4H 4S 4D\n", "set.min", "4",
	    "ready deadwood=0 points=0 / same",
	    "a hand arranged otherwise" },
	{ "[rummycircle] 5S 5H 5D |\n", "set.min", "4",
	    "open deadwood=15 points=15 / same",
	    "a group that counts whatever it is" },
	{ "[rummycircle]\nAnn: drop first\nBob: 4H 5H\n", "set.min", "4",
	    "open points=20; open deadwood=9 points=0 / same",
	    "a seat without cards" },
	{ "[rummycircle] drop first\n", "drop.allowed", "false",
	    "error why=action", "an error" },
	{ "[gin]\nAnn: points 3\n", "scoring", "penalty",
	    "open points=3 / same", "a figure" },
	{ "[rummycircle wild=7S] 6H 7H 8H | 2C 3C 4C |\n", "wild.as-natural",
	    "false", "ready deadwood=0 points=0 / same",
	    "a wild card that does not stand for itself" },
};

static void
test_settings(struct test *t)
{
	for (size_t i = 0; i < countof(settings); i++) {
		const struct deal *d = open_deal(t, settings[i].deal);
		const struct verdicts *v = again_context(t->again, d,
		    d->rules->name, text_of(settings[i].key),
		    text_of(settings[i].value));

		is_verdicts(t, v, settings[i].want, settings[i].name);
		close_deal(t);
	}
}

static size_t
key_index(const char *key)
{
	return (size_t)(row_find(text_of(key)) - rules_rows);
}

/* Several keys as a house has them; the houses of the family alone. */
static void
test_others(struct test *t)
{
	const struct deal *d = open_deal(t, INDIAN);
	bool keys[256] = { false };
	const struct house *h, *paplu = NULL;
	size_t at = 0;
	bool family = true;

	while ((h = again_family(t->again, d->rules, &at))) {
		family &= text_is(h->root, "indian");
		if (text_is(h->name, "paplu"))
			paplu = h;
	}
	ok(family && paplu, "houses of the family");
	if (!paplu)
		return;
	keys[key_index("lose.round-to")] = true;
	is_verdicts(t, again_keys(t->again, d, keys, paplu->rules),
	    "open deadwood=58 points=60", "a key of a house");
	keys[key_index("run.min")] = keys[key_index("lose.gate")] = true;
	is_verdicts(t, again_keys(t->again, d, keys, paplu->rules),
	    "open deadwood=58 points=60", "several keys of a house");
	close_deal(t);
}

static const char *
under(struct test *t, const struct deal *d, const char *house)
{
	static char said[200];
	struct error e = { .code = NULL };
	const struct rules *r = rules_under(t->book, text_of(house), d->rules,
	    t->arena, &e);
	struct buf b = { 0 };

	if (r)
		buf_text(&b, r->context);
	else
		buf_str(&b, e.code);
	memcpy(said, b.data, b.len + 1);
	buf_free(&b);
	return said;
}

/* What is shipped is a house; an added file is not. */
static void
test_shipped(struct test *t)
{
	struct text name;
	struct error e = { .code = NULL };
	const struct house *h;
	size_t shipped = 0, houses = 0;
	bool options = false, sorted = true;

	for (; (h = again_house(t->again, houses)); houses++) {
		sorted &= h->option || !options;
		options |= h->option;
	}
	ok(sorted && options, "sets are before options");
	while (rulebook_entry(t->book, shipped))
		shipped++;
	/* grand and three ways to split need another option beside them */
	is_int((long long)houses, (long long)shipped - 4, "all are houses");
	ok(rulebook_add(t->book, TEXT("extends: gin\n"), "house.yaml", &name,
	    &e), "a file");
	again_free(t->again);
	t->again = again_create(t->book);
	for (houses = 0; again_house(t->again, houses);)
		houses++;
	is_int((long long)houses, (long long)shipped - 4, "a file is not");
}

static void
test_houses(struct test *t)
{
	const struct deal *d = open_deal(t,
	    "[rummycircle+pool-101+flat-80 wild=KD lose.cap=70] 3H 4H 5H\n");

	is_str(under(t, d, "a23"),
	    "[a23+pool-101+flat-80 wild=KD lose.cap=70]",
	    "options, facts and keys are laid over a house");
	is_str(under(t, d, "a23+pool-101"),
	    "[a23+pool-101+flat-80 wild=KD lose.cap=70]",
	    "an option that the house has comes once");
	is_str(under(t, d, "gin"), "fits", "an option that does not fit");
	is_str(under(t, d, "gun"), "rules", "not a house");
	close_deal(t);
	d = open_deal(t, "[rummycircle wild=KD] 3H 4H 5H\n");
	is_str(under(t, d, "gin"), "fact", "a fact of no use");
	close_deal(t);
}

static void
test_seats(struct test *t)
{
	const struct deal *d = open_deal(t, TIE);
	struct seat seat = d->seats[1];

	seat.cards.cards[9] = CARD(SPADES, 6);
	is_verdicts(t, again_seat(t->again, d, 1, &seat),
	    "valid deadwood=7 points=0; ready deadwood=6 points=26",
	    "a card of a seat exchanged");
	ok(d->seats[1].cards.cards[9] == CARD(DIAMONDS, 7),
	    "the deal is as it was");
	is_verdicts(t, again_rules(t->again, d, d->rules),
	    "valid deadwood=7 points=0; ready deadwood=7 points=25 / same",
	    "the same rules");
	close_deal(t);
}

/* Without again an invalid claim is explained, but nothing is tried. */
static void
test_without(struct test *t)
{
	struct why why;
	int tried = 0, said = 0;
	const struct deal *d = open_deal(t, "[rummycircle wild=QD] declare 2H 3H "
	    "4H | 9C 10C JC | 7S 7S 7H | KD KC KH KS\n");

	why_find(&why, NULL, t->solver, d, &t->verdicts, false, t->arena);
	for (const struct why_finding *f = why.first; f; f = f->next) {
		said++;
		tried += f->kind == WHY_ALLOWED;
	}
	ok(said > 0 && tried == 0, "findings without judging again");
	close_deal(t);
}

int
main(void)
{
	struct error e = { .code = NULL };
	struct test t = { .book = rulebook_create() };

	t.context = context_create(t.book, TEXT("gin"), NULL, 0, &e);
	t.solver = solver_create();
	t.arena = arena_create();
	t.again = again_create(t.book);
	plan(0);
	test_shipped(&t);
	test_settings(&t);
	test_others(&t);
	test_houses(&t);
	test_seats(&t);
	test_without(&t);
	again_free(t.again);
	again_free(NULL);
	arena_free(t.arena);
	solver_free(t.solver);
	context_free(t.context);
	rulebook_free(t.book);
	return tap_done();
}
