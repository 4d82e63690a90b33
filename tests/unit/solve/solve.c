/*
 * Hands and their best arrangements: ties in the order that solve.h states, what
 * a demand changes.  Published hands are among the cases.
 */
#include "solve/solve.h"

#include "../oracle/random.h"
#include "base/bits.h"
#include "given.h"
#include "solve/memo.h"
#include "cards/notation.h"
#include "solve/search.h"

#define PACK(suit) "A" #suit " 2" #suit " 3" #suit " 4" #suit " 5" #suit \
	" 6" #suit " 7" #suit " 8" #suit " 9" #suit " T" #suit " J" #suit \
	" Q" #suit " K" #suit " "

/* found: false if best is NULL */
static const struct row {
	const char *id, *rules, *cards;
	int min_runs, min_pure;
	const char *best;
	int deadwood;
} rows[] = {
	/* published */
	{ "B6", "gin", "7D 7S 8D 9D TC TD 9C 8C TS 9S 8S", 0, 0,
	    "7D 8D 9D TD | 7S 8S 9S TS | 8C 9C TC", 0 },
	{ "B12", "gin deck.packs=2", "2C 2D QH 2S QD 2D 2H 2H QC", 0, 0,
	    "2C 2D 2H | 2D 2H 2S | QC QD QH", 0 },
	{ "RC11", "rummycircle wild=Q",
	    "2H 3H 4H 5C 6C 7C 8C 5D 5C PJ QH QS", 2, 1,
	    "2H 3H 4H | 5C 6C 7C 8C | 5C 5D QH QS JK", 0 },

	/* fewest unmatched, then fewest melds */
	{ "two left, not three", "gin run.min=4 values.10=0 values.jack=0 "
	    "values.queen=0 values.king=0", "TH JH QH KH JC JD", 0, 0,
	    "TH JH QH KH / JC JD", 0 },
	{ "one long run", "gin", "2H 3H 4H 5H 6H 7H", 0, 0,
	    "2H 3H 4H 5H 6H 7H |", 0 },
	/* first in the order of melds */
	{ "set 5C before run 4H", "gin", "4H 5H 6H 5C 5D", 0, 0,
	    "5C 5D 5H / 4H 6H", 10 },
	{ "run 4C before set 5C", "gin", "4C 5C 6C 5D 5H", 0, 0,
	    "4C 5C 6C / 5D 5H", 10 },
	{ "runs before sets of the same cards", "gin",
	    "5S 5C 5D 6S 6C 6D 7S 7C 7D", 0, 0,
	    "5C 6C 7C | 5D 6D 7D | 5S 6S 7S", 0 },
	{ "the set takes 8H", "gin", "5H 6H 7H 8H 8C 8D 8S", 0, 0,
	    "5H 6H 7H | 8C 8D 8H 8S", 0 },
	{ "the run takes 8C", "gin", "5C 6C 7C 8C 8D 8H 8S", 0, 0,
	    "5C 6C 7C 8C | 8D 8H 8S", 0 },
	{ "a set gives up its fourth", "gin", "8C 8D 8H 8S 9S TS", 0, 0,
	    "8S 9S TS | 8C 8D 8H", 0 },
	{ "two runs through a set", "gin", "5C 5D 5H 5S 6S 7S 6C 7C", 0, 0,
	    "5C 6C 7C | 5S 6S 7S / 5D 5H", 10 },
	{ "four of a rank and one", "gin", "8C 8D 8H 8S 9S", 0, 0,
	    "8C 8D 8H 8S / 9S", 9 },
	/* aces */
	{ "ace low", "gin", "QS KS AS", 0, 0, "/ AS QS KS", 21 },
	{ "ace both", "gin run.ace=both", "QS KS AS", 0, 0, "QS KS AS |", 0 },
	{ "ace around", "gin run.ace=wrap", "QS KS AS 2S", 0, 0,
	    "QS KS AS 2S |", 0 },
	{ "an ace at each end", "indian",
	    "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", 0, 0,
	    "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH |", 0 },
	{ "one ace for two runs", "indian", "AS 2S 3S QS KS", 0, 0,
	    "QS KS AS / 2S 3S", 5 },
	{ "a joker over a card that the pure run around the ace takes",
	    "indian run.ace=wrap", "AC AC 2C KC JK JK", 1, 1,
	    "KC AC 2C | AC JK JK", 0 },
	/* packs */
	{ "the same run twice", "gin deck.packs=2", "5H 5H 6H 6H 7H 7H", 0, 0,
	    "5H 6H 7H | 5H 6H 7H", 0 },
	{ "no set of the same card", "gin deck.packs=2", "5H 5H 5D", 0, 0,
	    "/ 5D 5H 5H", 15 },
	/* jokers */
	{ "a joker to spare", "rummycircle", "AS 2S 3S JK", 0, 0,
	    "AS 2S 3S JK |", 0 },
	{ "the dearest card goes", "rummycircle", "KS QS 2H 3H JK", 0, 0,
	    "QS KS JK / 2H 3H", 5 },
	{ "a wild card as itself", "rummycircle wild=8", "7H 8H 9H 2S 3S", 0,
	    0, "7H 8H 9H / 2S 3S", 5 },
	{ "a wild card for another", "rummycircle wild=8", "7H 8H KS QS", 0,
	    0, "QS KS 8H / 7H", 7 },
	{ "no joker has a place", "a23", "4C 4D 4H 4S JK", 0, 0,
	    "4C 4D 4H 4S / JK", 0 },
	{ "the dearer joker has it", "a23 wild=Q values.wild=rank",
	    "4C 4D 4H QS JK", 0, 0, "4C 4D 4H QS / JK", 0 },
	{ "the dearer joker has it", "a23 wild=Q values.joker=15",
	    "4C 4D 4H QS JK", 0, 0, "4C 4D 4H JK / QS", 0 },
	{ "as many cards as a hand has: of five of a rank one is left",
	    "gin deck.packs=2 run.min=13", PACK(C) PACK(D) PACK(H) PACK(S)
	    "AC AD 3C 3D 5C 5D 7C 7D 9C 9D JC KS", 0, 0,
	    "AC AD AH | AC AD AS | 2C 2D 2H 2S | 3C 3D 3H | 3C 3D 3S | "
	    "4C 4D 4H 4S | 5C 5D 5H | 5C 5D 5S | 6C 6D 6H 6S | 7C 7D 7H | "
	    "7C 7D 7S | 8C 8D 8H 8S | 9C 9D 9H | 9C 9D 9S | TC TD TH TS | "
	    "JC JD JH JS | QC QD QH QS | KC KD KH KS / JC KS", 20 },
	{ "a run of more cards than there are places", "gin deck.jokers=2 "
	    "run.min=14", PACK(C) "JK", 0, 0, "/ " PACK(C) "JK", 85 },
	{ "a run of one card, not a set", "rummycircle "
	    "deck.packs=2 deck.jokers=12", "5C JK JK JK JK JK JK JK JK JK "
	    "JK JK JK", 0, 0,
	    "JK JK JK 5C JK JK JK JK JK JK JK JK JK |", 0 },
	{ "nothing but jokers", "rummycircle", "JK JK JK", 0, 0,
	    "/ JK JK JK", 0 },
	/* demands */
	{ "two runs of one", "gin", "2H 3H 4H 5H 6H 7H", 2, 2,
	    "2H 3H 4H | 5H 6H 7H", 0 },
	{ "three of two", "gin", "2H 3H 4H 5H 6H 7H", 3, 0, NULL, 0 },
	{ "a run, whatever it costs", "gin", "AC 2C 3C KD KH KS 3D 3H", 2, 0,
	    NULL, 0 },
	{ "a run against a better set", "gin", "KC KD KH JC QC", 1, 0,
	    "JC QC KC / KD KH", 20 },
	{ "no run", "gin", "4C 4D 4H 5S", 1, 0, NULL, 0 },
	{ "a run with a joker", "rummycircle", "6H 7H JK", 1, 0,
	    "6H 7H JK |", 0 },
	{ "is not pure", "rummycircle", "6H 7H JK", 1, 1, NULL, 0 },
	{ "the pure one stays so", "rummycircle", "AS 2S 3S JK", 1, 1,
	    "AS 2S 3S / JK", 0 },
	{ "one pure, one not", "rummycircle", "AS 2S 3S 4S 5S JK", 2, 1,
	    "AS 2S 3S | 4S 5S JK", 0 },
	{ "two runs of one and jokers", "rummycircle", "4H 5H 6H JK JK JK", 2, 0,
	    "4H 5H JK | 6H JK JK", 0 },
	{ "a joker over a card of a set", "rummycircle",
	    "4H 6H JK 5C 5D 5H 9S TS JS", 2, 0,
	    "9S TS JS | 4H JK 6H | 5C 5D 5H", 0 },
	{ "the first list, a joker over a card of the hand", "rummycircle",
	    "4H 6H JK 5C 5D 5H", 0, 0, "4H JK 6H | 5C 5D 5H", 0 },
	{ "not beyond the king", "gin deck.jokers=2 jokers.adjacent=false "
	    "values.joker=15 jokers.max-by-size=3:1,4:2 jokers.max-per-set=1",
	    "QH KH JK JK", 0, 0, "JK QH KH / JK", 15 },
	{ "no run of more cards than a suit has", "gin run.min=15 deck.jokers=2",
	    "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH JK JK", 0, 0,
	    "TH JK JK / AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH", 75 },
	{ "the dearest jokers, the cheapest between them",
	    "a23 wild.ranks=[2,K] values.wild=rank", "4C 4D KC 2D KH", 0, 0,
	    "4C 4D KC KH / 2D", 2 },
	{ "wild in a pure run", "rummycircle wild=8", "7H 8H 9H 2S 3S JK", 2,
	    1, "7H 8H 9H | 2S 3S JK", 0 },
	{ "never as itself", "rummycircle wild=8 wild.as-natural=false",
	    "7H 8H 9H 2S 3S JK", 2, 1, NULL, 0 },
};

static void
test_rows(struct context *c, struct solver *s, struct buf *b)
{
	for (size_t i = 0; i < countof(rows); i++) {
		const struct row *row = &rows[i];
		const struct rules *r = read_rules(c, row->rules);
		struct hand h = read_hand(row->cards);
		struct demand demand = { .min_runs = row->min_runs,
			.min_pure = row->min_pure };
		struct solution found;

		solve(s, r, &h, &demand, &found);
		b->len = 0;
		buf_str(b, "");
		if (found.found)
			arrangement_print(b, &found.best, CARDS_ASCII);
		is_str(found.found ? b->data : NULL, row->best,
		    "%s: %s under %s", row->id, row->cards, row->rules);
		if (!found.found)
			continue;
		is_int(found.deadwood, row->deadwood, "its deadwood");
		if (!row->min_runs)
			is_int(solve_deadwood(s, r, &h), row->deadwood,
			    "and by the quick question");
	}
}

static void
test_whole_pack(struct context *c, struct solver *s)
{
	static const struct demand none = { 0 };
	struct solution found;
	card pack[HAND_MAX];
	struct hand h;

	hand_of(&h, pack, deck_of(pack, CARDS_ALL, 1, 0));
	solve(s, context_default(c), &h, &none, &found);
	is_int(found.deadwood, 0, "all 52 cards are melded");
	is_int(found.best.ngroups, SUITS, "in a run of each suit");
	hand_remove(&h, CARD(HEARTS, 7));
	solve(s, context_default(c), &h, &none, &found);
	is_int(found.deadwood, 0, "51 cards too");
	is_int(found.best.ngroups, SUITS + 1, "in one run more");
}

/* A hand has room for eight of a card. */
static void
test_copies(void)
{
	const card nine[] = { ACE, ACE, ACE, ACE, ACE, ACE, ACE, ACE, ACE };
	struct hand h;

	ok(hand_of(&h, nine, 8) && h.size == 8, "eight aces of clubs");
	ok(!hand_of(&h, nine, 9), "and no ninth");
}

/* As many ways to lay runs as there may be, then a hand with few. */
static void
test_many_ways(struct context *c, struct solver *s)
{
	static const struct demand none = { 0 };
	const struct rules *r = read_rules(c, "contract+deuces-wild "
	    "deck.packs=4 round=1");
	struct hand h = read_hand("AC 3C 4C 5C 6C 7C 8C 9C TC JC QC KC "
	    "AD 3D 5D 7D 9D JD KD JK JK JK JK JK JK JK JK");
	struct solution found;

	solve(s, r, &h, &none, &found);
	is_int(found.deadwood, 0, "eight jokers and most of two suits are melded");
	h = read_hand("4H 5H 6H 7H KS");
	solve(s, r, &h, &none, &found);
	is_int(found.deadwood, 10, "and then few cards, all but one");
	/* An ace in a run below the two counts less there, which costs. */
	h = read_hand("AS 2S 3S 9H");
	is_int(solve_deadwood(s, read_rules(c, "rummy-500"), &h), 9,
	    "where melds are counted deadwood is that of the best");
}

/*
 * Round 3 asks for two runs, and those of one suit lie well apart.  The ace of
 * diamonds begins one; with the ace of clubs as itself it would be of clubs.
 */
static void
test_runs_of_aces(struct context *c, struct solver *s)
{
	const struct rules *r = read_rules(c, "may-i wild.ranks=A,2 set.max=4 "
	    "round=3");
	struct hand h = read_hand("9C 5C QC QC 7C JK JK JK JC 2C AC 9C JK AD");
	struct solution found;

	solve(s, r, &h, &demand_contract, &found);
	is_int(found.deadwood, 19, "two runs far apart");
	is_int(found.best.cards[0], CARD(DIAMONDS, ACE),
	    "and the wild ace begins the run of its own suit");
}

/* Cards of the greatest values, also in melds (found by hill climbing). */
static void
test_dearest(struct context *c, struct solver *s)
{
	static const struct demand demand = { .min_runs = 6, .min_pure = 2 };
	const struct rules *r = read_rules(c, "rummycircle wild=Q deck.packs=4 "
	    "deck.jokers=16 run.ace=wrap set.min=2 run.min=2 scoring=melds hand.counts=whole "
	    "values.ace=1000 values.2=1000 values.3=1000 values.4=1000 "
	    "values.5=1000 values.6=1000 values.7=1000 values.8=1000 "
	    "values.9=1000 values.10=1000 values.jack=1000 values.queen=1000 "
	    "values.king=1000 values.joker=1000 values.wild=1000");
	struct hand h = read_hand(
	    "5D 5D TC KD 4C 2D TH 2S 8H 4H 8D AD 7D TS 8C KS QD 2D QD 8D "
	    "2H QS KH QC QH 7H 4D 9D 9H AH 6D 4D TH AH 6D 5H 3D JH QC 9S "
	    "QH 9C QH TS 6S QC 4C TD 6D 2C QC QD JK 4C JS 6S 7D AS 7S 2C "
	    "9S AS AC KD");
	struct solution found;

	*solver_effort(s) = (struct effort){ 2, 2 };
	solve(s, r, &h, &demand, &found);
	ok(effort_is_spent(solver_effort(s)), "two steps are not enough");
	ok(!found.found, "and what is demanded is not found");
	*solver_effort(s) = EFFORT_UNLIMITED;
}

/* Which pairs are melds of their own is tried while there is effort left. */
static void
test_effort_for_identical(struct context *c, struct solver *s)
{
	static const struct demand none = { 0 };
	struct hand h = hand_empty();
	struct solution found;

	for (int i = 0; i < HAND_MAX; i++)
		hand_add(&h, CARD(i / 26, ACE + i / 2 % 13));
	*solver_effort(s) = (struct effort){ 100, 100 };
	solve_all(s, read_rules(c, "rummycircle same.min=2"), &h, &none,
	    INT32_MAX, &found);
	ok(effort_is_spent(solver_effort(s)), "2^32 ways are too many");
	*solver_effort(s) = EFFORT_UNLIMITED;
}

/* An opening is found with enough effort, and not half of it before. */
static void
test_effort_for_opening(struct context *c, struct solver *s)
{
	static const struct demand demand = { .points = 40 };
	const struct rules *r = read_rules(c, "remik");
	struct hand h = read_hand("3H 4H 5H 6H 7C 7D 7S JK 9C TC JC QD");
	struct solution found, part = { .found = false };
	long steps = 0;
	bool is_whole = true;

	solve(s, r, &h, &demand, &found);
	do {
		is_whole = is_whole && !part.found;
		steps++;
		*solver_effort(s) = (struct effort){ steps, (size_t)steps };
		solve(s, r, &h, &demand, &part);
	} while (effort_is_spent(solver_effort(s)));
	ok(steps > 1, "one step is not enough");
	ok(is_whole, "with fewer than %ld nothing is found", steps);
	is_int(part.cost, found.cost, "with %ld all is", steps);
	*solver_effort(s) = EFFORT_UNLIMITED;
}

/* Hands are counted; what is known of one long ago is not taken for this. */
static void
test_count_of_hands(void)
{
	static const struct state state = { .left = 5, .cursor = 1 };
	struct memo memo;

	memo_init(&memo);
	memo_store(&memo, &state, 10, 1);
	memo.round = UINT32_MAX;
	memo_clear(&memo);
	ok(!memo_find(&memo, &state), "nothing is known of a state");
	is_int(memo.round, 1, "though the count is the same");
	memo_free(&memo);
}

/* How many ways there are to lay out a hand, up to a limit of deadwood. */
static const struct {
	const char *cards;
	int limit, ways;
} ways[] = {
	{ "4H 5H 6H", 100, 2 }, { "4H 5H 6H", 15, 2 }, { "4H 5H 6H", 14, 1 },
	{ "4H 5H 6H", 0, 1 }, { "4H 5H 9H", 17, 0 }, { "4H 5H 6H 7H", 100, 4 },
	{ "5C 5D 5H 5S", 100, 6 }, { "5C 5D 5H 5S", 5, 5 },
	{ "4H 5H 6H 5C 5D", 100, 3 }, { "4H 5H 6H 7H 8H 9H", 0, 2 },
	{ "5C 6C 7C 5D 6D 7D 5H 6H 7H", 0, 2 },
};

struct tally {
	int ways, wrong, stop_at;
	const struct rules *rules;
};

static bool
count_way(const struct arrangement *a, int deadwood, void *context)
{
	struct tally *t = context;
	int sum = 0;
	uint64_t seen = 0;

	for (int i = 0; i < a->size; i++)
		seen |= card_bit(a->cards[i]);
	for (int i = a->laid_end; i < a->size; i++)
		sum += t->rules->value[a->cards[i]];
	t->wrong += sum != deadwood || bits_count(seen) != a->size;
	return ++t->ways != t->stop_at;
}

static void
test_ways(struct context *c, struct solver *s)
{
	for (size_t i = 0; i < countof(ways); i++) {
		struct tally t = { 0, 0, 0, context_default(c) };
		struct hand h = read_hand(ways[i].cards);

		solve_each(s, t.rules, &h, ways[i].limit, count_way, &t);
		is_int(t.ways, ways[i].ways, "ways to lay out %s within %d",
		    ways[i].cards, ways[i].limit);
		is_int(t.wrong, 0, "each with its deadwood");
		if (t.ways < 2)
			continue;
		t.ways = 0;
		t.stop_at = 1;
		solve_each(s, t.rules, &h, ways[i].limit, count_way, &t);
		is_int(t.ways, 1, "and no more than asked for");
	}
}

/* "Below" is below: by tables, and by search where a run is demanded. */
static void
test_below(struct context *c, struct solver *s)
{
	const struct rules *r = context_default(c);
	struct hand h = read_hand("4H 5H 6H 7H QC QS QD 2S 3C");

	for (int runs = 0; runs < 2; runs++) {
		struct demand demand = { .min_runs = runs };
		struct solution found;

		solve_below(s, r, &h, &demand, 5, &found);
		ok(!found.found, "5 is not below 5, %d runs", runs);
		solve_below(s, r, &h, &demand, 6, &found);
		ok(found.found && found.cost == 5, "but below 6");
	}
	/* All is melded, and an ace that is low costs all the same. */
	r = read_rules(c, "gin scoring=melds hand.counts=whole values.ace=15 "
	    "melds.ace-low=1");
	h = read_hand("AH 2H 3H");
	for (int below = 14; below <= 15; below++) {
		const struct demand one = { .min_runs = 1 };
		struct solution found;

		solve_below(s, r, &h, &one, below, &found);
		is_int(found.found, below > 14, "14 is below %d", below);
	}
}

void
test_given(struct context *c)
{
	struct solver *s = solver_create();
	struct buf b = { NULL, 0, 0 };

	test_rows(c, s, &b);
	test_whole_pack(c, s);
	test_ways(c, s);
	test_below(c, s);
	test_copies();
	test_many_ways(c, s);
	test_runs_of_aces(c, s);
	test_dearest(c, s);
	test_effort_for_identical(c, s);
	test_effort_for_opening(c, s);
	test_count_of_hands();
	buf_free(&b);
	solver_free(s);
}
