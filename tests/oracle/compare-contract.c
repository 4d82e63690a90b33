/*
 * Laying down the contract of a round, the program against the oracle: can it
 * be met, and what is left; and is what the program lays down the contract.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compare.h"
#include "melds/contract.h"
#include "pile.h"
#include "tap.h"

#define JOKERS 5

static const struct row {
	const char *name, *settings;
} rows[] = {
	{ "contract+deuces-wild", "" },
	{ "contract+all-jokers", "" },
	{ "contract", "deck.ranks=A,2,3,4,5,6,7,J,Q,K run.ace=low" },
	{ "contract+all-jokers", "deck.ranks=5,6,7,8,9,J,Q,K,A "
	    "run.ace=high contract.overlap=false contract.cards=more" },
	{ "contract", "contract.gap=3 contract.overlap=false "
	    "contract.same-rank=false run.ace=low" },
	{ "contract", "contract.cards=more contract.gap=0 "
	    "contract.same-rank=false wild.ranks=[3] values.wild=rank" },
	{ "contract", "contract.cards=more jokers.natural-percent=50 "
	    "wild.ranks=[2] values.wild=30 set.max=4 run.max=5" },
	{ "contract+deuces-wild", "jokers.adjacent=false jokers.min-naturals=2 "
	    "contract.overlap=false" },
	{ "contract+deuces-wild", "jokers.max-per-set=1 jokers.max-per-run=2 "
	    "run.ace=high set.suits=distinct" },
	{ "may-i", "wild.as-natural=false values.joker=15" },
	{ "shanghai", "contract.cards=more jokers.adjacent=false" },
	{ "liverpool", "jokers.min-naturals=5 contract.sets=1:0 "
	    "contract.runs=1:2" },
	{ "contract", "values.cards=QS:400" },
	{ "contract", "values.cards=QS:400 set.suits=distinct" },
	{ "contract", "contract.cards=more contract.gap=0 "
	    "contract.overlap=false" },
	{ "contract", "contract.cards=more values.joker=0 values.ace=0" },
	{ "contract", "wild.ranks=[A]" },
	{ "contract", "wild.cards=[5C,9D,AS] wild.as-natural=false" },
	{ "may-i", "wild.ranks=[A,2] set.max=4" },
};

/* What rules at random are put together from: of each line one, or none. */
static const char *const choices[][4] = {
	{ "contract.gap=0", "contract.gap=1", "contract.gap=2", "contract.gap=3" },
	{ "contract.overlap=false", "contract.overlap=true" },
	{ "contract.same-rank=false" },
	{ "contract.cards=more", "contract.cards=exact" },
	{ "contract.run-size=1:3 run.min=3", "contract.run-size=1:5" },
	{ "run.ace=low", "run.ace=high" },
	{ "wild.ranks=[A]", "wild.ranks=[A,2]", "wild.ranks=[3,9]" },
	{ "wild.as-natural=false" },
	{ "values.wild=rank", "values.wild=20" },
	{ "values.joker=0", "values.joker=3" },
	{ "values.cards=QS:40,3D:25" },
	{ "jokers.adjacent=false" },
	{ "jokers.min-naturals=2", "jokers.min-naturals=3" },
	{ "jokers.max-per-run=0", "jokers.max-per-run=1",
	    "jokers.max-per-run=2" },
	{ "jokers.max-per-set=0", "jokers.max-per-set=1" },
	{ "jokers.natural-percent=50", "jokers.natural-percent=34" },
	{ "jokers.max-by-size=3:1,5:2,8:4" },
	{ "set.suits=distinct set.max=4", "set.max=3", "set.max=5" },
	{ "run.max=5", "run.max=7" },
};

/* A hand, and the packs that it is drawn from. */
struct drawing {
	struct pile pile;
	card cards[ORACLE_HAND];
	int n, most;          /* cards; as many at most */
	int suit, next_first; /* where the last run that was planted ends */
};

/* A card of a meld, or often a joker instead, if the hand has room. */
static void
take_or_joker(struct drawing *d, card wanted)
{
	bool joker = !random_below(d->pile.random, 6) &&
	    d->n < d->most && pile_take(&d->pile, CARD_JOKER);

	if (joker || (d->n < d->most && pile_take(&d->pile, wanted)))
		d->cards[d->n++] = joker ? CARD_JOKER : wanted;
}

/* A run somewhere, or one after another one in the same suit. */
static void
plant_run(struct drawing *d, const struct oracle_contract *contract, int size)
{
	const struct oracle_rules *rules = d->pile.rules;
	struct random *r = d->pile.random;
	int first = 1 + random_below(r, 13), suit = random_below(r, SUITS);

	if (d->next_first && random_below(r, 3)) {
		first = d->next_first + contract->gap + random_below(r, 4) - 1;
		suit = d->suit;
	}
	while (!oracle_is_window(rules, first, first + size - 1)) {
		first = 1 + random_below(r, 13);
		suit = random_below(r, SUITS);
	}
	for (int k = 0; k < size; k++)
		take_or_joker(d, oracle_card_at(rules, suit, first + k));
	d->next_first = first + size;
	d->suit = suit;
}

/*
 * Melds of the contract; extra: how many cards more than it needs, all of them
 * in melds where nothing may be left.
 */
static void
plant(struct drawing *d, const struct oracle_contract *contract, int extra)
{
	const struct oracle_rules *rules = d->pile.rules;
	struct random *r = d->pile.random;
	int melds = contract->sets + contract->runs;
	int most = rules->last ? rules->last - rules->first + 1 : 13;

	for (int i = 0; i < melds; i++) {
		bool run = i >= contract->sets;
		int more = !random_below(r, 3);
		int rank = 1 + random_below(r, 13);
		int size = run ? contract->run_size : rules->set_min;

		if (contract->complete && extra > 0) {
			more = i == melds - 1 ? extra
			    : random_below(r, extra + 1);
			extra -= more;
		}
		if (run) {
			plant_run(d, contract,
			    size + more > most ? most : size + more);
			continue;
		}
		for (size += more; size > 0; size--)
			take_or_joker(d, CARD(random_below(r, SUITS), rank));
	}
}

/* Cards of few ranks, or of few suits. */
static void
crowd(struct drawing *d)
{
	struct random *r = d->pile.random;
	int ranks = random_below(r, 2) ? 3 + random_below(r, 2) : 13;
	int suits = ranks < 13 ? 4 : 1 + random_below(r, 2);
	int from = 1 + random_below(r, 14 - ranks);

	for (int i = 0; i < d->most; i++)
		take_or_joker(d, CARD(random_below(r, suits),
		    from + random_below(r, ranks)));
}

static void
draw(struct drawing *d, uint64_t cards, const struct oracle_contract *contract)
{
	struct random *r = d->pile.random;
	int least = contract->sets * d->pile.rules->set_min
	    + contract->runs * contract->run_size;

	d->most = 10 + random_below(r, 5);
	if (d->most < least && random_below(r, 4))
		d->most = least + random_below(r, 2);
	if (d->most > ORACLE_HAND)
		d->most = ORACLE_HAND;
	pile_fill(&d->pile, cards, 2,
	    random_below(r, 3) ? random_below(r, JOKERS + 1) : 0);
	switch (random_below(r, 5)) {
	case 0:
		break;
	case 1:
		crowd(d);
		break;
	default:
		plant(d, contract, d->most - least);
		break;
	}
	while (d->n < d->most)
		d->cards[d->n++] = pile_any(&d->pile);
}

/* A contract that groups are to meet, with others beside it or not. */
struct meeting {
	const struct oracle_rules *rules;
	const struct oracle_contract *contract;
	bool more;
};

static bool
meets(const struct oracle_reading *const *all, int n, void *arg)
{
	const struct meeting *m = arg;

	return m->more ? oracle_meets_among(m->rules, m->contract, all, n) :
	    oracle_meets(m->rules, m->contract, all, n);
}

/* NULL, or what is wrong with what the program lays down. */
static const char *
judge(const struct oracle_rules *rules, const struct oracle_contract *contract,
    const card *cards, int n, const struct solution *s,
    const struct oracle_best *best)
{
	struct meeting m = { rules, contract, false };
	const struct arrangement *a = &s->best;
	int left = 0;

	if (s->found != best->found)
		return "whether the contract can be met";
	if (!s->found)
		return NULL;
	if (s->deadwood != best->deadwood)
		return "deadwood told";
	if (!compare_same_cards(cards, n, a) || laid_size(a))
		return "other cards";
	for (int i = a->laid_end; i < a->size; i++)
		left += rules->value[a->cards[i]];
	if (left != best->deadwood)
		return "deadwood";
	if (unmatched_size(a) != best->unmatched)
		return "number of unmatched cards";
	if (!compare_groups(rules, a, false, meets, &m))
		return "groups that are not the contract";
	return NULL;
}

/* A group that may be a meld, more often than not, with a joker at times. */
static void
draw_group(struct random *r, struct arrangement *a)
{
	int n = 3 + random_below(r, 3), rank = 1 + random_below(r, 4);
	int suit = random_below(r, 2);
	bool run = random_below(r, 2);

	for (int i = 0; i < n; i++)
		if (!random_below(r, 12))
			a->cards[a->size++] = CARD_JOKER;
		else if (run)
			a->cards[a->size++] = CARD(suit, rank + i);
		else
			a->cards[a->size++] = CARD(random_below(r, SUITS),
			    rank);
	a->end[a->ngroups++] = a->size;
}

/* Groups that were typed: do they meet the contract, with others beside it? */
static void
compare_typed(struct compare *c, const char *settings, long tries)
{
	const struct rules *rules = compare_compile(c, "contract", settings);
	struct oracle_rules r = rules_by_place(rules);
	struct oracle_contract contract = contract_of(rules);
	int asked = contract.sets + contract.runs;
	long differ = 0, met = 0;

	for (long i = 0; i < tries; i++) {
		struct meeting m = { &r, &contract,
			rules->contract_melds == CONTRACT_AND_MORE };
		struct meld melds[GROUPS_MAX], other[MELD_READINGS];
		struct arrangement a = { .size = 0 };
		struct contract_check check;
		int n = asked - random_below(&c->random, 2) +
		    random_below(&c->random, 4);
		bool good;

		while (a.ngroups < n)
			draw_group(&c->random, &a);
		for (int g = 0; g < n; g++) {
			melds[g] = (struct meld){ .kind = MELD_NONE };
			if (meld_read(rules, group_cards(&a, g),
			    group_size(&a, g), other))
				melds[g] = other[0];
		}
		good = contract_read(rules, &a, melds, &check);
		met += good;
		differ += good != compare_groups(&r, &a, true, meets, &m);
	}
	ok(!differ && met, "%ld times groups, %ld differ: [contract %s], met "
	    "%ld times", tries, differ, settings, met);
}

static bool
compare_one(struct compare *c, const struct rules *rules)
{
	uint64_t seed = c->random.state;
	struct oracle_rules r = rules_by_place(rules);
	struct oracle_contract contract = contract_of(rules);
	struct oracle_best best;
	struct solution solution;
	struct hand hand;
	struct drawing d = { .pile = { .random = &c->random, .rules = &r } };
	const char *wrong;

	draw(&d, rules->cards, &contract);
	oracle_contract(&r, &contract, d.cards, d.n, &best);
	hand_of(&hand, d.cards, d.n);
	solve(c->solver, rules, &hand, &demand_contract, &solution);
	wrong = judge(&r, &contract, d.cards, d.n, &solution, &best);
	c->compared++;
	if (wrong)
		compare_report(c, seed, rules, wrong, d.cards, d.n,
		    solution.found ? &solution.best : NULL,
		    solution.found ? solution.deadwood : -1, &best);
	return best.found;
}

static void
compare_row(struct compare *c, const struct row *row, long hands)
{
	const struct rules *rules = NULL;
	int round = 0;

	do {
		char settings[240];
		long met = 0;

		snprintf(settings, sizeof(settings), "round=%d %s",
		    ++round, row->settings);
		rules = compare_compile(c, row->name, settings);
		c->compared = c->differing = 0;
		for (long i = 0; i < hands && rules; i++)
			met += compare_one(c, rules);
		/* Of few hands none may meet a contract that is hard to meet. */
		ok(c->compared == hands && !c->differing && (met || hands < 100),
		    "%ld hands, %ld differ: [%s %s], met %ld times",
		    c->compared, c->differing, row->name, settings, met);
	} while (rules && round < rules->contract_rounds);
}

/* Rules at random, of which each line of choices adds one time in three. */
static void
compare_random(struct compare *c, long sets, long hands)
{
	static const char *const names[] = { "contract", "may-i", "shanghai",
		"contract+all-jokers", "contract+deuces-wild" };
	struct random *r = &c->random;
	long met = 0;

	c->compared = c->differing = 0;
	for (long k = 0; k < sets; k++) {
		char settings[600];
		const struct rules *rules;
		size_t n = (size_t)snprintf(settings, sizeof(settings),
		    "round=%d", 1 + random_below(r, 6));

		for (size_t i = 0; i < countof(choices); i++) {
			const char *chosen = choices[i][random_below(r, 4)];

			if (chosen && !random_below(r, 3))
				n += (size_t)snprintf(settings + n,
				    sizeof(settings) - n, " %s", chosen);
		}
		rules = compare_compile(c, names[random_below(r, 5)], settings);
		for (long i = 0; i < hands && rules; i++)
			met += compare_one(c, rules);
	}
	ok(c->compared >= sets * hands / 2 && !c->differing && met,
	    "%ld hands, %ld differ: %ld rules at random, met %ld times",
	    c->compared, c->differing, sets, met);
}

/* A rule set that has contracts. */
static void
compare_set(struct compare *c, const char *name, long hands)
{
	const struct rules *rules = compare_compile(c, name, "");
	const struct row row = { name, "" };

	if (rules && rules->contract_rounds > 0)
		compare_row(c, &row, hands);
}

/*
 * Arguments: hands for each round, instead of RUMMY_ORACLE_HANDS for all; rule
 * sets with this in their name only.
 */
int
main(int argc, char **argv)
{
	struct compare *c = compare_create(7);
	long hands = compare_hands(argc, argv, 100);

	if (argc < 3) {
		compare_typed(c, "round=1 contract.melds=more", hands * 40);
		compare_typed(c, "round=2 contract.melds=more "
		    "contract.same-rank=false", hands * 40);
		compare_typed(c, "round=3 contract.melds=more run.min=3 "
		    "contract.cards=more contract.overlap=false", hands * 40);
		compare_typed(c, "round=2", hands * 40);
	}
	if (!getenv("RUMMY_ORACLE_RULES"))
		for (size_t i = 0; i < countof(rows); i++)
			if (argc < 3 || strstr(rows[i].name, argv[2]))
				compare_row(c, &rows[i], hands);
	if (argc < 3 && !getenv("RUMMY_ORACLE_RULES"))
		compare_random(c, hands * 3, 10);
	if (argc < 3)
		compare_each_set(c, hands, compare_set);
	compare_free(c);
	return tap_done();
}
