/*
 * usage: selftest.t [thorough]
 * The oracle itself: what it says of the examples in the file of this name, and
 * its searches that remember against every arrangement of small hands.  Nothing
 * of the program is used here; published counts are oracle-census.c's.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "oracle.h"
#include "random.h"
#include "sample.h"
#include "tap.h"

static const struct oracle_demand nothing = { 0 };
static const struct oracle_demand two_sequences = { 2, 1, 0 };

/* What the examples are asked under. */
struct given {
	struct oracle_rules rules;
	struct oracle_contract contract;
	struct oracle_gin gin;
	enum oracle_gate gate;
};

static struct oracle *o;

/* The number behind the word in the rules, a rank or "4"; otherwise. */
static int
number(const char *rules, const char *word, int otherwise)
{
	const char *at = strstr(rules, word), *rank;

	if (!at)
		return otherwise;
	at += strlen(word);
	rank = strchr("A23456789TJQK", *at);
	return rank && !(at[1] >= '0' && at[1] <= '9') ?
	    (int)(rank - "A23456789TJQK") + 1 : atoi(at);
}

static bool
has(const char *rules, const char *word)
{
	return strstr(rules, word);
}

/*
 * "indian wild=Q max=4 two": the game, then what is different.  max= is the most
 * cards of a set, most= the most jokers of a meld; "ceiling" is one joker in
 * melds of less than five cards, else two.
 */
static struct given
given_by(const char *rules)
{
	int wild = number(rules, " wild=", 0), most = number(rules, " most=", -1);
	bool last = has(rules, " last");
	struct given g = {
		.contract = { .sets = number(rules, " sets=", 0),
		    .runs = number(rules, " runs=", 0),
		    .run_size = number(rules, " size=", 4),
		    .exact = !last && !has(rules, " more"),
		    .gap = number(rules, " gap=", 1),
		    .overlap = !has(rules, " no-overlap"),
		    .same_rank = !has(rules, " no-rank"), .complete = last },
		.gin = { 10, 25, number(rules, " big=", -1), 25,
		    !has(rules, " no-tie"), true, false },
		.gate = has(rules, " ladder") ? ORACLE_GATE_LADDER :
		    has(rules, " only") ? ORACLE_GATE_PURE_ONLY :
		    ORACLE_GATE_TWO_SEQUENCES,
	};

	g.rules = *rules == 'g' ? sample_gin(ORACLE_LOW) : *rules == 'i' ?
	    sample_indian(wild, number(rules, " max=", -1)) :
	    sample_contract(wild);
	g.rules.ace = has(rules, " low") ? ORACLE_LOW :
	    has(rules, " high") ? ORACLE_HIGH :
	    has(rules, " wrap") ? ORACLE_WRAP : g.rules.ace;
	g.rules.apart = has(rules, " apart");
	g.rules.natural_percent = number(rules, " percent=", 0);
	for (int n = 0; n <= ORACLE_MELD; n++)
		g.rules.max_jokers[n] = has(rules, " ceiling") ? 1 + (n >= 5) :
		    most;
	return g;
}

/* The question of an example, and what the oracle says. */
static struct {
	struct given given;
	const char *first, *cards; /* before a stroke, and behind it or all */
	char seen[100];
} q;

static void
load(const struct oracle_demand *demand)
{
	card hand[ORACLE_HAND];

	oracle_load(o, &q.given.rules, demand, hand,
	    sample_cards(q.cards, hand));
}

static void
note_kind(const struct oracle_reading *reading, void *arg)
{
	static const char order[] = "-sip";
	char kind = reading->pure ? 'p' : reading->run ? 'i' : 's';
	char *best = arg;

	if (strchr(order, kind) > strchr(order, *best))
		*best = kind;
}

static void
say_meld(void)
{
	card group[ORACLE_HAND];

	strcpy(q.seen, "-");
	oracle_read(&q.given.rules, group, sample_cards(q.cards, group),
	    note_kind, q.seen);
}

static void
say_deadwood(void)
{
	struct oracle_best best;

	load(&nothing);
	oracle_solve(o, oracle_hand(o), &nothing, &best);
	sprintf(q.seen, "%d", best.deadwood);
}

static void
say_discard(void)
{
	struct oracle_best best;
	int least = -1;

	load(&nothing);
	for (int c = 0; c < o->n; c++) {
		oracle_solve(o, oracle_hand(o) & ~(1u << c), &nothing, &best);
		if (least < 0 || best.deadwood < least)
			least = best.deadwood;
	}
	sprintf(q.seen, "%d", least);
}

static void
say_best(void)
{
	struct oracle_best best;

	load(&nothing);
	oracle_solve(o, oracle_hand(o), &nothing, &best);
	for (int i = 0; i < best.ngroups; i++)
		for (int k = 0; k < best.shapes[i].n; k++) {
			card c = best.shapes[i].cards[k];

			sprintf(q.seen + strlen(q.seen), "%s%c%c", k ? " " :
			    i ? " | " : "", card_is_joker(c) ? 'P' :
			    "A23456789TJQK"[card_rank(c) - 1],
			    card_is_joker(c) ? 'J' : "CDHS"[card_suit(c)]);
		}
}

static void
say_layoff(void)
{
	struct oracle_table table = sample_table(&q.given.rules, q.first);
	struct oracle_defence defence;

	load(&nothing);
	oracle_layoff(o, &table, &defence);
	sprintf(q.seen, "%d %d", defence.laid, defence.best.deadwood);
}

static void
say_knock(void)
{
	card cards[ORACLE_HAND];
	int points;

	load(&nothing);
	if (oracle_knock(o, &q.given.gin, cards, sample_cards(q.first, cards),
	    &points))
		sprintf(q.seen, "%d", points);
}

static void
say_loss(void)
{
	struct oracle_loss loss = { q.given.gate, two_sequences, 80, 1, false };
	struct oracle_count count;

	load(&two_sequences);
	oracle_lose(o, oracle_hand(o), &loss, &count);
	if (!oracle_complete(o, oracle_hand(o), &two_sequences))
		sprintf(q.seen, "%d", count.points);
	else if (!count.points)
		strcpy(q.seen, "complete");
}

static void
say_contract(void)
{
	struct oracle_best best;
	card hand[ORACLE_HAND];

	oracle_contract(&q.given.rules, &q.given.contract, hand,
	    sample_cards(q.cards, hand), &best);
	sprintf(q.seen, best.found ? "%d" : "no", best.deadwood);
}

/* Does the contract take all cards, and is none of them too many? */
static void
say_least(void)
{
	card hand[ORACLE_HAND], fewer[ORACLE_HAND];
	int n = sample_cards(q.cards, hand), met = 0;
	struct oracle_best best;

	for (int c = 0; c < n; c++) {
		memcpy(fewer, hand, (size_t)n);
		fewer[c] = fewer[n - 1];
		oracle_contract(&q.given.rules, &q.given.contract, fewer, n - 1, &best);
		met += best.found;
	}
	oracle_contract(&q.given.rules, &q.given.contract, hand, n, &best);
	strcpy(q.seen, best.found && !met ? "all" : "not all");
}

static void
say_claimed(void)
{
	static bool left[1u << ORACLE_HAND];
	struct oracle_table table = sample_table(&q.given.rules, q.first);

	table.claims = ORACLE_CLAIMED;
	load(&nothing);
	oracle_table(&o->rules, &table, o->cards, o->n, left);
	sprintf(q.seen, "%d", oracle_table_least(o, left, false));
}

/* The same with jokers fixed, moved, and claimed. */
static void
say_table(void)
{
	static bool left[1u << ORACLE_HAND];
	struct oracle_table table = sample_table(&q.given.rules, q.first);
	char *seen = q.seen;

	load(&nothing);
	for (int claims = 0; claims <= ORACLE_CLAIMED; claims++) {
		table.claims = (enum oracle_claims)claims;
		oracle_table(&o->rules, &table, o->cards, o->n, left);
		seen += sprintf(seen, "%s%d", claims ? " " : "",
		    oracle_table_least(o, left, false));
	}
}

static const struct {
	const char *word;
	void (*say)(void);
} questions[] = {
	{ "meld", say_meld }, { "deadwood", say_deadwood },
	{ "discard", say_discard }, { "best", say_best },
	{ "layoff", say_layoff }, { "knock", say_knock }, { "lose", say_loss },
	{ "contract", say_contract }, { "least", say_least },
	{ "table", say_table }, { "claimed", say_claimed },
};

/* Cut the text at the separator; what is behind it, or "". */
static char *
cut(char *text, const char *separator)
{
	char *at = strstr(text, separator);

	if (!at)
		return text + strlen(text);
	*at = '\0';
	return at + strlen(separator);
}

/* "RULES: QUESTION => ANSWER # which" */
static void
try_example(char *line)
{
	char *asked = cut(line, ": "), *right = cut(asked, " => ");
	char *which = cut(right, " # "), *of = cut(asked, " ");
	char *behind = cut(of, " / ");

	q.given = given_by(line);
	q.first = of;
	q.cards = *behind ? behind : of;
	*q.seen = '\0';
	for (size_t i = 0; i < sizeof(questions) / sizeof(*questions); i++)
		if (strcmp(questions[i].word, asked) == 0)
			questions[i].say();
	if (!ok(strcmp(q.seen, right) == 0, "%s %s: %s of %s: %s", which, line,
	    asked, of, right))
		printf("# %s\n", q.seen);
}

static void
try_examples(void)
{
	const char *top = getenv("top_srcdir");
	char path[4096], line[400];
	FILE *f;

	snprintf(path, sizeof(path), "%s/tests/oracle/examples",
	    top ? top : ".");
	f = fopen(path, "r");
	ok(f, "%s", path);
	while (f && fgets(line, sizeof(line), f)) {
		line[strcspn(line, "\n")] = '\0';
		if (*line && *line != '#')
			try_example(line);
	}
	if (f)
		fclose(f);
}

/* The best of every arrangement of a hand, under a demand or a contract. */
struct plain {
	struct oracle_demand demand;
	const struct oracle_contract *contract; /* or NULL */
	struct oracle_best best;
};

static int
compare_shapes(const void *a, const void *b)
{
	return oracle_shape_compare(a, b);
}

/* Negative when a is better; of contracts no shapes are compared. */
static int
compare_best(const struct oracle_best *a, const struct oracle_best *b,
    bool shapes)
{
	if (a->found != b->found)
		return b->found - a->found;
	if (a->deadwood != b->deadwood)
		return a->deadwood - b->deadwood;
	if (a->unmatched != b->unmatched || !shapes)
		return a->unmatched - b->unmatched;
	if (a->ngroups != b->ngroups)
		return a->ngroups - b->ngroups;
	for (int i = 0; i < a->ngroups; i++)
		if (compare_shapes(&a->shapes[i], &b->shapes[i]))
			return compare_shapes(&a->shapes[i], &b->shapes[i]);
	return 0;
}

static void
consider(const struct oracle_meld *const *melds, int n, unsigned unmatched,
    void *arg)
{
	struct plain *p = arg;
	const struct oracle_reading *readings[ORACLE_GROUPS];
	struct oracle_best a = { true, oracle_value(o, unmatched),
		oracle_count(unmatched), n, { { 0 } } };
	int runs = 0, pure = 0, longest = 0;

	for (int i = 0; i < n; i++) {
		readings[i] = &melds[i]->reading;
		runs += readings[i]->run;
		pure += readings[i]->pure;
		a.shapes[i] = readings[i]->shape;
		if (readings[i]->run && a.shapes[i].n > longest)
			longest = a.shapes[i].n;
	}
	if (p->contract ? (p->contract->complete && unmatched) ||
	    !oracle_meets(&o->rules, p->contract, readings, n) :
	    runs < p->demand.min_runs || pure < p->demand.min_pure ||
	    longest < p->demand.long_run)
		return;
	qsort(a.shapes, (size_t)n, sizeof(a.shapes[0]), compare_shapes);
	if (compare_best(&a, &p->best, !p->contract) < 0)
		p->best = a;
}

/* Cards of few ranks and suits, jokers among them, under rules at random. */
static int
draw(struct random *r, bool contract, struct oracle_rules *rules, card *cards)
{
	int suits = 1 + random_below(r, 4), ranks = 3 + random_below(r, 5);
	int from = 1 + random_below(r, 14 - ranks), n = 5 + random_below(r, 5);
	int jokers = random_below(r, 4);
	int wild = random_below(r, 2) ? from + random_below(r, ranks) : 0;

	*rules = contract ? sample_contract(wild) :
	    sample_indian(wild, random_below(r, 2) ? 4 : -1);
	rules->ace = (enum oracle_ace)(1 + random_below(r, contract ? 3 : 4));
	rules->set_any = !random_below(r, 4) != contract;
	rules->run_min += !random_below(r, 4) - (contract && random_below(r, 2));
	rules->min_naturals = contract + random_below(r, 3 - contract);
	rules->max_run_jokers = random_below(r, 4) - 1;
	rules->max_set_jokers = random_below(r, 4) - 1;
	rules->wild_as_natural = contract || random_below(r, 4);
	rules->natural_percent = contract ? random_below(r, 3) * 25 : 0;
	rules->apart = contract && !random_below(r, 3);
	rules->value[CARD_JOKER] = contract ? 15 + random_below(r, 20) : 0;
	rules->value[CARD(CLUBS, from)] *= !contract;
	for (int size = 0; size <= ORACLE_MELD; size++)
		rules->max_jokers[size] = rules->apart ? size / 2 - 1 : -1;
	for (int i = 0; i < n; i++)
		cards[i] = (card)(i < jokers ? CARD_JOKER : CARD(
		    random_below(r, suits), from + random_below(r, ranks)));
	return n;
}

static struct oracle_contract
draw_contract(struct random *r, const struct oracle_rules *rules)
{
	struct oracle_contract c = { .sets = random_below(r, 3) };

	c.runs = random_below(r, 4 - c.sets);
	c.run_size = rules->run_min + !random_below(r, 3);
	c.exact = random_below(r, 2);
	c.gap = random_below(r, 3);
	c.overlap = random_below(r, 2);
	c.same_rank = random_below(r, 2);
	c.complete = !random_below(r, 4);
	return c;
}

/* Is the answer of the search that remembers the one of every arrangement? */
static bool
agrees(struct random *r, bool contract, bool *met)
{
	struct plain plain = { .demand = { random_below(r, 3), 0, 0 } };
	struct oracle_contract asked = { 0 };
	struct oracle_rules rules;
	struct oracle_best best;
	card cards[ORACLE_HAND];
	int n = draw(r, contract, &rules, cards);

	plain.demand.min_pure = random_below(r, plain.demand.min_runs + 1);
	plain.demand.long_run = random_below(r, 2) * 4;
	if (contract) {
		asked = draw_contract(r, &rules);
		plain.contract = &asked;
	}
	oracle_load_all(o, &rules, cards, n);
	oracle_each(o, consider, &plain);
	if (contract) {
		oracle_contract(&rules, &asked, cards, n, &best);
	} else {
		oracle_load(o, &rules, &plain.demand, cards, n);
		oracle_solve(o, oracle_hand(o), &plain.demand, &best);
	}
	*met = best.found;
	return best.found == plain.best.found && (!best.found ||
	    !compare_best(&best, &plain.best, !contract));
}

static void
test_plain(long hands, bool contract)
{
	struct random r = { contract ? 5 : 3 };
	long differ = 0, found = 0;

	for (long k = 0; k < hands; k++) {
		bool met;

		if (!agrees(&r, contract, &met)) {
			printf("# hand %ld differs\n", k);
			differ++;
		}
		found += met;
	}
	ok(!differ && found > hands / 10, "%ld small hands, every arrangement "
	    "agrees: %s met %ld times", hands,
	    contract ? "a contract" : "a demand", found);
}

/* Argument: "thorough" takes minutes. */
int
main(int argc, char **argv)
{
	bool thorough = argc > 1 && strcmp(argv[1], "thorough") == 0;

	o = oracle_create();
	try_examples();
	test_plain(thorough ? 100000 : 1000, false);
	test_plain(thorough ? 100000 : 1000, true);
	oracle_free(o);
	return tap_done();
}
