/*
 * Gin between two players, the program against the oracle: the defender's best
 * lay-off on a given spread, every spread of a knocker, and the points of a
 * deal in which the program chooses both.
 */
#include <string.h>

#include "compare.h"
#include "settle/referee.h"
#include "tap.h"

static const struct oracle_demand nothing = { 0 };

static const struct row {
	const char *settings;
	int cards;   /* the knocker's */
} rows[] = {
	{ "", 10 },
	{ "", 11 },
	{ "undercut.on-tie=false undercut.bonus=10 gin.bonus=20", 10 },
	{ "gin.big-bonus=31", 11 },
	{ "layoff.on-gin=true", 10 },
	{ "layoff.on-gin=true undercut.on-tie=false", 11 },
	{ "layoff.allowed=false", 10 },
	{ "knock.limit=40 run.ace=both", 10 },
	{ "run.ace=wrap", 10 },
	{ "deck.ranks=A,2,3,4,5,6,7,J,Q,K", 10 },
	{ "deck.ranks=6,7,8,9,10,J,Q,K,A run.ace=high", 10 },
};

/*
 * Cards for the knocker, few of them loose, and ten for the defender, from the
 * same ranks and suits where it can be.
 */
static void
draw_pair(struct compare *c, const struct rules *rules, int n, card *deck)
{
	struct oracle_rules r = rules_by_place(rules);
	enum draw draw = random_below(&c->random, 2) ? DRAW_BLOCK : DRAW_ANY;
	int size = compare_draw(c, rules, draw, n + 10, deck), least = -1;
	int others = random_below(&c->random, 2) ? n + 10 : size;

	for (int step = 0; step < 400; step++) {
		int i = random_below(&c->random, n);
		int j = n + random_below(&c->random, others - n);
		struct oracle_best best;
		card t = deck[i];

		deck[i] = deck[j];
		deck[j] = t;
		oracle_load(c->oracle, &r, &nothing, deck, n);
		oracle_solve(c->oracle, oracle_hand(c->oracle), &nothing, &best);
		if (least < 0 || best.deadwood <= least) {
			least = best.deadwood;
		} else {
			deck[j] = deck[i];
			deck[i] = t;
		}
		if (least <= 10 && !random_below(&c->random, 20))
			break;
	}
}

/* One arrangement among all, each equally likely. */
struct pick {
	struct compare *c;
	int seen;
	struct oracle_table table;
};

static void
pick(const struct oracle_meld *const *melds, int n, unsigned unmatched,
    void *arg)
{
	struct pick *p = arg;

	(void)unmatched;
	if (!n || random_below(&p->c->random, ++p->seen))
		return;
	p->table.n = n;
	for (int m = 0; m < n; m++)
		p->table.melds[m] = oracle_lie(&melds[m]->reading);
}

static void
layoff_one(struct compare *c, const struct rules *rules, int n)
{
	uint64_t seed = c->random.state;
	struct oracle_rules r = rules_by_place(rules);
	struct pick p = { .c = c };
	struct meld melds[ORACLE_GROUPS], readings[MELD_READINGS];
	struct spread spread = { .melds = melds };
	struct oracle_defence expected;
	struct solution defence;
	struct hand hand;
	card deck[COMPARE_DECK];
	const char *wrong;

	draw_pair(c, rules, n, deck);
	oracle_load(c->oracle, &r, &nothing, deck, n);
	oracle_each(c->oracle, pick, &p);
	for (int m = 0; m < p.table.n; m++) {
		if (!meld_read(rules, p.table.melds[m].cards,
		    p.table.melds[m].n, readings))
			continue;
		melds[spread.n++] = readings[0];
	}
	oracle_load(c->oracle, &r, &nothing, deck + n, 10);
	oracle_layoff(c->oracle, &p.table, &expected);
	hand_of(&hand, deck + n, 10);
	(void)layoff_best(c->solver, rules, &hand, &spread,
	    rules->melds_later, &demand_none, &defence);
	c->compared++;
	wrong = compare_arrangement(&r, deck + n, 10, &defence.best,
	    expected.laid, &expected.best);
	if (spread.n != p.table.n)
		wrong = "a meld of the knocker that is read as none";
	else if (!wrong && defence.deadwood != expected.best.deadwood)
		wrong = "deadwood told";
	if (!wrong)
		return;
	for (int m = 0; m < p.table.n; m++) {
		char letters[3 * ORACLE_MELD];

		compare_say("on %s", compare_letters(p.table.melds[m].cards,
		    p.table.melds[m].n, letters));
	}
	compare_report(c, seed, rules, wrong, deck + n, 10, &defence.best,
	    defence.deadwood, &expected.best);
}

/* Arrangements within a limit, told apart by number and by a sum. */
struct counted {
	const struct oracle *oracle;
	int limit;
	long count;
	uint64_t sum;
};

static uint64_t
mix(uint64_t sum, uint64_t cards)
{
	struct random r = { cards };

	return sum + random_next(&r);
}

static void
tally_oracle(const struct oracle_meld *const *melds, int n, unsigned unmatched,
    void *arg)
{
	struct counted *t = arg;
	uint64_t all = 0;

	if (oracle_value(t->oracle, unmatched) > t->limit)
		return;
	for (int m = 0; m < n; m++) {
		uint64_t cards = 0;

		for (int i = 0; i < melds[m]->reading.shape.n; i++)
			cards |= card_bit(melds[m]->reading.shape.cards[i]);
		all = mix(all, cards);
	}
	t->count++;
	t->sum = mix(t->sum, all);
}

static bool
tally_solver(const struct arrangement *a, int deadwood, void *arg)
{
	struct counted *t = arg;
	uint64_t all = 0;

	(void)deadwood;
	for (int g = 0; g < a->ngroups; g++) {
		uint64_t cards = 0;

		for (int i = 0; i < group_size(a, g); i++)
			cards |= card_bit(group_cards(a, g)[i]);
		all = mix(all, cards);
	}
	t->count++;
	t->sum = mix(t->sum, all);
	return true;
}

static void
spreads_one(struct compare *c, const struct rules *rules, int n)
{
	struct oracle_rules r = rules_by_place(rules);
	struct counted expected = { c->oracle, random_below(&c->random, 60), 0, 0 };
	struct counted seen = expected;
	card deck[COMPARE_DECK];
	char letters[3 * ORACLE_HAND];
	struct hand hand;

	compare_draw(c, rules, (enum draw)random_below(&c->random, DRAWS), n,
	    deck);
	oracle_load(c->oracle, &r, &nothing, deck, n);
	oracle_each(c->oracle, tally_oracle, &expected);
	hand_of(&hand, deck, n);
	solve_each(c->solver, rules, &hand, seen.limit, tally_solver, &seen);
	c->compared++;
	if (seen.count == expected.count && seen.sum == expected.sum)
		return;
	c->differing++;
	compare_say("spreads of %s within %d: %ld, and of the solver %ld",
	    compare_letters(deck, n, letters), expected.limit, expected.count,
	    seen.count);
}

static struct oracle_gin
gin_rules(const struct rules *rules)
{
	struct oracle_gin gin = { rules->knock_at_most, rules->gin_bonus,
	    rules->gin_big_bonus, rules->undercut_bonus,
	    rules->undercut_on_tie, rules->layoff_allowed,
	    rules->layoff_on_gin };

	return gin;
}

static void
deal_one(struct compare *c, const struct rules *rules, int n)
{
	uint64_t seed = c->random.state;
	struct oracle_rules r = rules_by_place(rules);
	struct oracle_gin gin = gin_rules(rules);
	struct arena *arena = arena_create();
	struct verdicts verdicts;
	struct seat seats[2];
	struct deal deal = { .rules = rules, .named = true, .seats = seats,
	    .nseats = 2, .file = "-", .line = 1 };
	const struct outcome *knock, *defend;
	card deck[COMPARE_DECK];
	char letters[3 * ORACLE_HAND], others[3 * ORACLE_HAND];
	int points = 0, seen = 0;
	bool can, valid;

	draw_pair(c, rules, n, deck);
	oracle_load(c->oracle, &r, &nothing, deck + n, 10);
	can = oracle_knock(c->oracle, &gin, deck, n, &points);
	seats[0] = compare_seat("K", VERB_KNOCK, deck, n);
	seats[1] = compare_seat("D", VERB_NONE, deck + n, 10);
	memset(&verdicts, 0, sizeof(verdicts));
	judge_deal(c->solver, &deal, false, arena, &verdicts);
	knock = &verdicts.seats[0].outcome;
	defend = &verdicts.seats[1].outcome;
	valid = !verdicts.failed && knock->verdict == VERDICT_VALID;
	if (valid)
		seen = knock->points - defend->points;
	c->compared++;
	if (valid != can || (can && (seen != points || !knock->has_points
	    || !defend->has_points))) {
		c->differing++;
		compare_say("[%.*s] knock %s", (int)rules->context.len,
		    rules->context.s, compare_letters(deck, n, letters));
		compare_say("  against %s: %d points (%s), program %d (%s), seed "
		    "%#llx", compare_letters(deck + n, 10, others), points,
		    can ? "valid" : "invalid", seen,
		    valid ? "valid" : "invalid", (unsigned long long)seed);
	}
	arena_free(arena);
}

static void
compare_all(struct compare *c, const struct row *row, const char *what,
    void (*one)(struct compare *, const struct rules *, int), long times)
{
	const struct rules *rules = compare_compile(c, "gin", row->settings);

	c->compared = c->differing = 0;
	for (long i = 0; i < times && rules; i++)
		one(c, rules, row->cards);
	ok(c->compared == times && !c->differing,
	    "%s: %ld compared, %ld differ: %s, %d cards", what, c->compared,
	    c->differing, *row->settings ? row->settings : "gin", row->cards);
}

int
main(int argc, char **argv)
{
	struct compare *c = compare_create(3);
	size_t count = countof(rows);
	long times = compare_hands(argc, argv, 400) / (long)count + 1;

	for (size_t i = 0; i < count; i++) {
		compare_all(c, &rows[i], "lay-offs", layoff_one, times);
		compare_all(c, &rows[i], "spreads", spreads_one, times);
		compare_all(c, &rows[i], "deals", deal_one, times);
	}
	compare_free(c);
	return tap_done();
}
