/*
 * A hand and melds on the table, the program against the oracle: how little
 * can be left when all that fits is laid off, jokers there claimed, and melds
 * laid where that is still allowed.
 */
#include <stdio.h>
#include <string.h>

#include "compare.h"
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
	struct random *random;
	int count[CARD_LIMIT]; /* cards left */
	int loose;             /* jokers in runs so far */
	struct oracle_table table;
};

static void
fill_deck(struct dealt *d)
{
	memset(d->count, 0, sizeof(d->count));
	for (card c = 0; c < CARD_JOKER; c++)
		if (d->rules->cards & card_bit(c))
			d->count[c] = d->rules->packs;
	if (d->rules->printed_jokers)
		d->count[CARD_JOKER] = random_below(d->random, JOKERS + 1);
}

/* Any card of the deck that is left. */
static card
any_card(struct dealt *d)
{
	card c;

	do
		c = (card)random_below(d->random, CARD_LIMIT);
	while (!d->count[c]);
	return c;
}

/* A card that may be a joker, though not in the place of c; or CARD_NONE. */
static card
any_joker(struct dealt *d, card c)
{
	for (int i = 0; i < 2 * CARD_LIMIT; i++) {
		card j = (card)random_below(d->random, CARD_LIMIT);

		if (i == CARD_LIMIT)
			j = CARD_JOKER;
		if (d->count[j] && j != c && oracle_may_be_joker(&d->r, j))
			return j;
	}
	return CARD_NONE;
}

/* The card for a place or, now and then or if it is gone, a joker. */
static bool
fill_place(struct dealt *d, struct oracle_laid *meld, card c)
{
	bool natural = d->count[c] && random_below(d->random, 5);
	card put = natural ? c : any_joker(d, c);

	if (put == CARD_NONE && d->count[c]) {
		natural = true;
		put = c;
	}
	if (put == CARD_NONE || (!meld->run && !natural
	    && card_rank(put) == meld->rank))
		return false;
	d->count[put]--;
	meld->natural[meld->n] = natural;
	meld->cards[meld->n++] = put;
	return true;
}

/* Is what lies there as the rules want melds to be? */
static bool
is_legal(const struct dealt *d, const struct oracle_laid *meld)
{
	int jokers = 0;

	for (int i = 0; i < meld->n; i++) {
		jokers += !meld->natural[i];
		if (i && meld->run && d->r.apart && !meld->natural[i]
		    && !meld->natural[i - 1])
			return false;
	}
	return oracle_jokers_fit(&d->r, meld->run, meld->n, jokers)
	    && (d->loose + jokers <= ORACLE_LOOSE)
	    && (meld->run || oracle_within(meld->n, d->r.set_min,
	    d->r.set_max));
}

static bool
lay_run(struct dealt *d, struct oracle_laid *meld)
{
	int size = d->r.run_min + random_below(d->random, 3);

	if (!random_below(d->random, 4))
		size += random_below(d->random, 8);
	if (!oracle_within(size, d->r.run_min, d->r.run_max))
		size = d->r.run_min;
	meld->suit = random_below(d->random, SUITS);
	meld->first = 1 + random_below(d->random, 13);
	if (!oracle_is_window(&d->r, meld->first, meld->first + size - 1))
		return false;
	for (int i = 0; i < size; i++)
		if (!fill_place(d, meld,
		    oracle_card_at(&d->r, meld->suit, meld->first + i)))
			return false;
	return true;
}

static bool
lay_set(struct dealt *d, struct oracle_laid *meld)
{
	int size = d->r.set_min + random_below(d->random, 3) / 2;
	int suit = random_below(d->random, SUITS);

	if (!random_below(d->random, 4))
		size += random_below(d->random, 3);
	if (!oracle_within(size, d->r.set_min, d->r.set_max))
		size = d->r.set_min;
	meld->rank = 1 + random_below(d->random, 13);
	for (int i = 0; i < size; i++) {
		if (d->r.set_any)
			suit = random_below(d->random, SUITS);
		else
			suit = (suit + 1) % SUITS;
		if (i >= SUITS && !d->r.set_any)
			return false;
		if (!fill_place(d, meld, CARD(suit, meld->rank)))
			return false;
	}
	return true;
}

/* Melds of one to four seats; one that does not succeed is taken back. */
static void
lay_table(struct dealt *d)
{
	int melds = 1 + random_below(d->random, 1 + random_below(d->random, 8));

	d->loose = 0;
	memset(&d->table, 0, sizeof(d->table));
	d->table.claims = (enum oracle_claims)d->rules->layoff_jokers;
	d->table.set_claims = (enum oracle_set_claims)
	    d->rules->layoff_set_jokers;
	for (int i = 0; i < melds; i++) {
		struct oracle_laid *meld = &d->table.melds[d->table.n];
		bool laid;

		memset(meld, 0, sizeof(*meld));
		meld->run = random_below(d->random, 3);
		laid = meld->run ? lay_run(d, meld) : lay_set(d, meld);
		if (laid && is_legal(d, meld)) {
			for (int k = 0; k < meld->n; k++)
				d->loose += !meld->natural[k];
			d->table.n++;
			continue;
		}
		for (int k = 0; k < meld->n; k++)
			d->count[meld->cards[k]]++;
	}
}

/* A card that might fit the meld. */
static card
fitting(struct dealt *d, const struct oracle_laid *meld)
{
	int place = random_below(d->random, 3), joker;

	if (!meld->run)
		return CARD(random_below(d->random, SUITS), meld->rank);
	joker = random_below(d->random, meld->n);
	if (!meld->natural[joker])
		return oracle_card_at(&d->r, meld->suit, meld->first + joker);
	place = random_below(d->random, 2) ? meld->first - 1 - place
	    : meld->first + meld->n + place;
	return oracle_card_at(&d->r, meld->suit, place < 1 ? place + 13 : place);
}

static void
draw_hand(struct dealt *d, card *hand, int n)
{
	for (int i = 0; i < n; i++) {
		card c = any_card(d);

		if (d->table.n && random_below(d->random, 4)) {
			int m = random_below(d->random, d->table.n);
			card fits = fitting(d, &d->table.melds[m]);

			if (d->count[fits])
				c = fits;
		}
		if (d->count[CARD_JOKER] && !random_below(d->random, 10))
			c = CARD_JOKER;
		d->count[c]--;
		hand[i] = c;
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
	    .random = &c->random };
	struct meld melds[ORACLE_TABLE];
	struct spread spread = { .melds = melds };
	struct oracle_best best = { .found = true };
	struct solution seen = { .cost = -1 };
	struct hand hand;
	card cards[ORACLE_HAND];
	int n = 1 + random_below(&c->random, 10);
	const char *wrong = NULL;

	fill_deck(&d);
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
