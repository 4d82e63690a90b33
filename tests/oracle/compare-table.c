/*
 * A hand and melds on the table, the program against the oracle: how little
 * can be left when all that fits is laid off, jokers there claimed, and melds
 * laid where that is still allowed.
 */
#include <stdio.h>
#include <string.h>

#include "compare.h"
#include "pile.h"
#include "tap.h"

#define JOKERS 5

static const struct row {
	const char *name, *settings;
} rows[] = {
	{ "contract", "layoff.jokers=fixed" },
	{ "contract", "layoff.jokers=moved" },
	{ "contract", "layoff.jokers=claimed" },
	{ "contract+deuces-wild", "layoff.jokers=fixed" },
	{ "contract+deuces-wild", "layoff.jokers=moved" },
	{ "contract+deuces-wild", "layoff.jokers=claimed" },
	{ "contract", "layoff.jokers=fixed run.max=6" },
	{ "contract", "layoff.jokers=moved deck.ranks=A,2,3,4,5,6,7,J,Q,K "
	    "run.ace=low" },
	{ "contract", "layoff.jokers=claimed deck.ranks=5,6,7,8,9,J,Q,K,A "
	    "run.ace=high" },
	{ "contract", "layoff.jokers=claimed run.ace=low set.suits=distinct "
	    "set.max=5 run.max=7" },
	{ "contract+deuces-wild", "layoff.jokers=claimed jokers.adjacent=false "
	    "jokers.natural-percent=50" },
	{ "contract+deuces-wild", "layoff.jokers=moved jokers.adjacent=false "
	    "jokers.max-per-run=2 jokers.max-per-set=1" },
	{ "contract", "layoff.set-jokers=claimed" },
	{ "contract", "layoff.jokers=moved layoff.set-jokers=claimed "
	    "set.suits=distinct" },
	{ "contract", "layoff.jokers=fixed layoff.set-jokers=both-suits "
	    "set.suits=distinct set.max=4" },
	{ "contract+deuces-wild", "layoff.set-jokers=both-suits "
	    "set.suits=distinct" },
	{ "contract+deuces-wild", "layoff.set-jokers=claimed "
	    "set.suits=distinct set.max=4 jokers.max-per-set=1" },
	{ "shanghai", "layoff.jokers=claimed" },
	{ "shanghai", "layoff.jokers=moved wild.ranks=[5] run.ace=high" },
	{ "may-i", "layoff.jokers=claimed jokers.min-naturals=2" },
	{ "basic", "" },
	{ "basic+ace-wrap", "" },
	{ "basic+through-sets", "" },
	{ "basic+ace-wrap+through-sets", "deck.packs=2" },
	{ "basic", "layoff.through-sets=true deck.packs=2 deck.jokers=3 "
	    "run.max=6 jokers.max-per-run=1" },
	{ "contract+deuces-wild", "layoff.jokers=claimed "
	    "layoff.through-sets=true jokers.adjacent=false" },
	{ "contract+deuces-wild", "layoff.jokers=moved "
	    "layoff.through-sets=true" },
	{ "rummy-500", "melds.ace-low=ace" },
	{ "gin", "deck.packs=2 set.suits=any set.max=none run.ace=both" },
	{ "gin", "deck.packs=2 deck.jokers=4 values.joker=15 run.ace=both "
	    "set.max=none" },
};

/* What lies on the table, and what is left of the deck. */
struct dealt {
	const struct rules *rules;
	struct oracle_rules r;
	struct pile pile;
	int loose;             /* jokers in melds so far */
	struct oracle_table table;
};

/* A size within limits, most often small. */
static int
draw_size(struct dealt *d, int least, int most, int more)
{
	struct random *r = d->pile.random;
	int size = least + random_below(r, 3) +
	    (random_below(r, 4) ? 0 : random_below(r, more));

	return oracle_within(size, least, most) ? size : least;
}

/* Melds of one to four seats; those that do not succeed are left out. */
static void
lay_table(struct dealt *d)
{
	struct random *r = d->pile.random;
	int melds = 1 + random_below(r, 1 + random_below(r, 8));

	d->table.claims = (enum oracle_claims)d->rules->layoff_jokers;
	d->table.set_claims = (enum oracle_set_claims)
	    d->rules->layoff_set_jokers;
	for (int i = 0; i < 2 * melds && d->table.n < melds; i++) {
		struct oracle_laid *m = &d->table.melds[d->table.n];
		int jokers = 0;

		if (!(random_below(r, 3) ? pile_run(&d->pile, m, draw_size(d,
		    d->r.run_min, d->r.run_max, 8)) : pile_set(&d->pile, m,
		    draw_size(d, d->r.set_min, d->r.set_max, 3))))
			continue;
		for (int k = 0; k < m->n; k++)
			jokers += !m->natural[k];
		if (d->loose + jokers > ORACLE_LOOSE) {
			pile_return(&d->pile, m);
			continue;
		}
		d->loose += jokers;
		d->table.n++;
	}
}

static void
draw_hand(struct dealt *d, card *hand, int n)
{
	struct random *r = d->pile.random;

	for (int i = 0; i < n; i++) {
		hand[i] = CARD_NONE;
		if (!random_below(r, 10) && pile_take(&d->pile, CARD_JOKER))
			hand[i] = CARD_JOKER;
		else if (d->table.n && random_below(r, 4))
			hand[i] = pile_fitting(&d->pile,
			    &d->table.melds[random_below(r, d->table.n)]);
		if (hand[i] == CARD_NONE)
			hand[i] = pile_any(&d->pile);
	}
}

/* The same meld for the program; a set is read by it. */
static bool
convert(const struct rules *rules, const struct oracle_laid *laid,
    struct meld *meld)
{
	struct meld readings[MELD_READINGS];
	int n, jokers = 0;

	for (int i = 0; i < laid->n; i++)
		jokers += !laid->natural[i];
	if (!laid->run) {
		n = meld_read(rules, laid->cards, laid->n, readings);
		for (int i = 0; i < n; i++) {
			*meld = readings[i];
			if (meld->kind == MELD_SET && meld->jokers == jokers)
				return true;
		}
		return false;
	}
	memset(meld, 0, sizeof(*meld));
	meld->kind = MELD_RUN;
	meld->pure = !jokers;
	meld->blame = CARD_NONE;
	meld->size = laid->n;
	meld->start = laid->first;
	meld->jokers = jokers;
	for (int i = 0; i < laid->n; i++) {
		meld->cards[i] = laid->cards[i];
		meld->as[i] = run_card(laid->suit, laid->first + i);
	}
	return true;
}

/* What the hand keeps after this, as bits of the oracle's cards. */
static unsigned
kept_cards(const struct oracle *o, const struct arrangement *a)
{
	unsigned kept = oracle_hand(o);

	for (int i = laid_start(a); i < a->laid_end; i++) {
		int c = 0;

		while (c < o->n && (o->cards[c] != a->cards[i]
		    || !(kept >> c & 1)))
			c++;
		kept &= ~(1u << c);
	}
	return kept;
}

/* NULL, or what is wrong with the lay-offs of the program. */
static const char *
judge(const struct compare *c, const struct dealt *d, const card *hand, int n,
    const struct solution *seen, const bool *left, int least)
{
	const struct arrangement *a = &seen->best;
	int deadwood = 0;

	if (seen->cost != least)
		return "cost told";
	if (!compare_same_cards(hand, n, a))
		return "other cards";
	for (int i = a->laid_end; i < a->size; i++)
		deadwood += d->r.value[a->cards[i]];
	if (deadwood != least)
		return "deadwood";
	if (!d->rules->melds_later && a->ngroups)
		return "melds of its own";
	for (int g = 0; g < a->ngroups; g++)
		if (!oracle_is_meld(&d->r, group_cards(a, g), group_size(a, g)))
			return "a group that is not a meld";
	for (int i = 0; i < laid_size(a); i++)
		if (seen->laid_on[i] < 0 || seen->laid_on[i] >= d->table.n)
			return "laid on no meld";
	if (!left[kept_cards(c->oracle, a)])
		return "laid off what does not fit";
	return NULL;
}

static void
say_table(const struct dealt *d)
{
	for (int m = 0; m < d->table.n; m++) {
		const struct oracle_laid *meld = &d->table.melds[m];
		char letters[3 * ORACLE_MELD];

		compare_say("on %s %s", meld->run ? "run" : "set",
		    compare_letters(meld->cards, meld->n, letters));
		if (meld->run)
			compare_say("   from %d", meld->first);
	}
}

/* True if anything can be laid off. */
static bool
compare_one(struct compare *c, const struct rules *rules)
{
	static const struct oracle_demand nothing = { 0 };
	static bool left[1u << ORACLE_HAND];
	uint64_t seed = c->random.state;
	struct dealt d = { .rules = rules, .r = rules_by_place(rules),
	    .pile = { .random = &c->random, .naturals = 1 } };
	struct meld melds[ORACLE_TABLE];
	struct spread spread = { .melds = melds };
	struct oracle_best best = { .found = true };
	struct solution seen = { .cost = -1 };
	struct hand hand;
	card cards[ORACLE_HAND];
	int n = 1 + random_below(&c->random, 10);
	const char *wrong = NULL;

	d.pile.rules = &d.r;
	pile_fill(&d.pile, rules->cards, rules->packs, rules->printed_jokers ?
	    random_below(&c->random, JOKERS + 1) : 0);
	lay_table(&d);
	draw_hand(&d, cards, n);
	oracle_load(c->oracle, &d.r, &nothing, cards, n);
	oracle_table(&d.r, &d.table, c->oracle->cards, n, left);
	best.deadwood = oracle_table_least(c->oracle, left,
	    rules->melds_later);
	for (; spread.n < d.table.n; spread.n++)
		if (!convert(rules, &d.table.melds[spread.n],
		    &melds[spread.n]))
			wrong = "a meld that is read as none";
	hand_of(&hand, cards, n);
	c->compared++;
	if (!wrong) {
		(void)layoff_best(c->solver, rules, &hand, &spread,
		    rules->melds_later, &demand_none, &seen);
		wrong = judge(c, &d, cards, n, &seen, left, best.deadwood);
	}
	if (wrong) {
		if (c->differing < COMPARE_REPORTS)
			say_table(&d);
		compare_report(c, seed, rules, wrong, cards, n, &seen.best,
		    seen.cost, &best);
	}
	return best.deadwood < oracle_value(c->oracle, oracle_hand(c->oracle));
}

/*
 * Arguments: tables for each row, instead of RUMMY_ORACLE_HANDS for all; rule
 * sets with this in their name only.
 */
int
main(int argc, char **argv)
{
	struct compare *c = compare_create(8);
	long tables = compare_hands(argc, argv, 100);

	for (size_t i = 0; i < countof(rows); i++) {
		const struct rules *rules;
		long less = 0;

		if (argc > 2 && !strstr(rows[i].name, argv[2]))
			continue;
		rules = compare_compile(c, rows[i].name, rows[i].settings);
		c->compared = c->differing = 0;
		for (long k = 0; k < tables && rules; k++)
			less += compare_one(c, rules);
		ok(c->compared == tables && !c->differing && less,
		    "%ld tables, %ld differ: [%s %s], something goes on %ld",
		    c->compared, c->differing, rows[i].name, rows[i].settings,
		    less);
	}
	compare_free(c);
	return tap_done();
}
