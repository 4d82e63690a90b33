/*
 * Cards laid off on melds of others: chains, competing melds, own melds broken,
 * and which cards of a claim cannot be laid off at all.  Published knocks are
 * among the cases.
 */
#include "solve/layoff.h"

#include <string.h>

#include "given.h"
#include "cards/notation.h"

/* Groups of the spread are separated by "|"; on: meld of each card laid off. */
static const struct {
	const char *id, *rules, *spread, *hand, *best, *on;
	int deadwood;
} defences[] = {
	/* chains */
	{ "a chain", "gin", "JH QH KH", "9H TH 2C", "> TH 9H / 2C", "00", 2 },
	{ "not without a ten", "gin", "JH QH KH", "9H 2C", "/ 2C 9H", "", 11 },
	{ "both ends", "gin", "4S 5S 6S", "2S 3S 7S 8S TS",
	    "> 3S 2S 7S 8S / TS", "0000", 10 },
	{ "up to the king", "gin", "9D TD JD", "QD KD AD", "> QD KD / AD",
	    "00", 1 },
	{ "around the corner", "gin run.ace=wrap", "AH 2H 3H", "QH KH JH",
	    "JH QH KH |", "", 0 },
	{ "around it and on", "gin run.ace=wrap", "AH 2H 3H", "QH KH 4H",
	    "> KH QH 4H", "000", 0 },
	{ "thirteen are all", "gin run.ace=wrap deck.packs=2",
	    "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", "2H", "/ 2H", "", 2 },
	{ "but for an ace at both ends", "gin run.ace=wrap deck.packs=2",
	    "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "AH", "> AH", "0", 0 },
	{ "with a joker there", "gin run.ace=wrap deck.jokers=2",
	    "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "JK JK", "> JK / JK",
	    "0", 0 },
	{ "of two that may not stand side by side none more",
	    "gin run.ace=wrap deck.jokers=2 jokers.adjacent=false",
	    "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "JK JK", "> JK / JK",
	    "0", 0 },
	{ "with jokers too", "gin run.ace=wrap deck.jokers=3",
	    "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH", "JK JK JK", "> JK JK JK",
	    "000", 0 },
	{ "from the two on thirteen are all", "gin run.ace=wrap deck.jokers=3",
	    "2H 3H 4H 5H 6H 7H 8H 9H TH JH", "JK JK JK JK",
	    "> JK JK JK / JK", "000", 0 },
	/* own melds */
	{ "a set is broken", "gin", "6D 7D 8D | 6H 7H 8H", "5C 5D 5H 4H 4D",
	    "> 5D 4D 5H 4H / 5C", "0011", 5 },
	{ "a set becomes a run", "gin", "4H 5H 6H", "7C 7D 7H 8H 9H",
	    "7H 8H 9H / 7C 7D", "", 14 },
	{ "a run is broken", "gin", "5C 5D 5H", "5S 6S 7S 8S 9S",
	    "5S 6S 7S 8S 9S |", "", 0 },
	{ "a run gives its end", "gin", "5C 5D 5H", "4S 5S 6S 7S 8S 2D",
	    "4S 5S 6S 7S 8S / 2D", "", 2 },
	{ "a set gives its fourth", "gin", "4H 5H 6H", "7C 7D 7H 7S 8H",
	    "7C 7D 7S > 7H 8H", "00", 0 },
	{ "the fewest melds", "gin deck.packs=2 set.suits=any",
	    "8C 9C TC | 9D TD JD", "8C 9C TC JC JC 8D 9D TD JD QD",
	    "8C 9C TC JC | 8D 9D TD JD QD > JC", "0", 0 },
	{ "none if it need not", "gin", "4S 5S 6S", "7S 8S 9S",
	    "7S 8S 9S |", "", 0 },
	/* competing melds */
	{ "on the run, not the set", "gin", "5C 5D 5S | 2H 3H 4H", "5H 6H",
	    "> 5H 6H", "11", 0 },
	{ "between two runs", "gin", "2H 3H 4H | 8H 9H TH", "5H 6H 7H KC",
	    "5H 6H 7H / KC", "", 10 },
	{ "one to each side", "gin", "2H 3H 4H | 8H 9H TH", "5H 7H KC",
	    "> 5H 7H / KC", "01", 10 },
	/* what a meld has room for */
	{ "a set is full", "gin", "5C 5D 5H 5S", "5C 4D", "/ 5C 4D", "", 9 },
	{ "sets of three", "gin set.max=3", "5C 5D 5H", "5S", "/ 5S", "", 5 },
	{ "runs", "gin run.max=4", "4S 5S 6S", "3S 7S", "> 7S / 3S", "0", 3 },
	{ "the same suit again", "gin deck.packs=2 set.suits=any "
	    "set.max=none", "5C 5D 5H", "5H 4S", "> 5H / 4S", "0", 4 },
	/* the ace */
	{ "low", "gin", "2H 3H 4H", "AH", "> AH", "0", 0 },
	{ "not high", "gin", "JH QH KH", "AH", "/ AH", "", 1 },
	{ "high", "gin run.ace=both", "JH QH KH", "AH", "> AH", "0", 0 },
	{ "at the other end too", "gin run.ace=both deck.packs=2",
	    "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH", "KH AH", "> KH AH", "00",
	    0 },
	{ "not low", "gin run.ace=high", "2H 3H 4H", "AH", "/ AH", "", 1 },
	/* jokers in what is spread */
	{ "beside a joker", "indian", "5S JK 7S", "4S 6S 8S",
	    "> 4S 8S / 6S", "00", 6 },
	/* jokers */
	{ "a joker at an end", "indian", "5S 6S 7S", "JK 8S", "> 8S JK", "00",
	    0 },
	{ "a joker bridges", "contract round=1", "5S 6S 7S 8S", "JK TS 2D",
	    "> TS JK / 2D", "00", 2 },
	{ "nothing to bridge to", "contract round=1", "2C 2D 2H", "TS", "/ TS",
	    "", 10 },
	{ "a card drives a joker out", "contract round=1", "5S JK 7S 8S",
	    "6S", "> 6S", "0", 0 },
	{ "it cannot stay in the hand", "contract round=1 layoff.jokers=moved "
	    "run.max=4", "5S JK 7S 8S", "6S", "/ 6S", "", 6 },
	{ "it goes to another meld", "contract round=1 run.max=4",
	    "5S JK 7S 8S | 2C 2D 2H", "6S", "> 6S", "0", 0 },
	{ "it stays", "contract round=1 layoff.jokers=fixed", "5S JK 7S 8S",
	    "6S", "/ 6S", "", 6 },
	{ "in a set it is dead", "contract round=1", "5S 5C JK", "5H 5D JK",
	    "> 5D 5H JK", "000", 0 },
	{ "the dearer is laid", "contract+joker-15+deuces-wild round=1 "
	    "set.max=4", "5S 5C 5D", "2C JK", "> 2C / JK", "0", 15 },
	{ "a joker's place for a card", "contract round=1", "2S 3S 4S 5S",
	    "AS 6S JK", "> AS 6S JK", "000", 0 },
	{ "what was driven out goes elsewhere", "contract round=1 run.min=3",
	    "5S JK 7S", "6S KD", "> 6S / KD", "0", 10 },
	{ "a wild card itself", "contract round=1 wild.ranks=8", "4H 5H 6H 7H",
	    "8H", "> 8H", "0", 0 },
	{ "not", "contract round=1 wild.ranks=8 wild.as-natural=false "
	    "jokers.max-per-run=0 values.wild=rank", "4H 5H 6H 7H", "8H",
	    "/ 8H", "", 8 },
	/* an ace counts 1 below a two, 15 elsewhere, where melds are counted */
	{ "an ace low, if a seven is let in by that", "rummy-500 run.max=7",
	    "8S 9S TS JS QS KS | 2S 3S 4S", "AS 7S", "> 7S AS", "01", 0 },
	{ "an ace there", "rummy-500", "AS 2S 3S", "4S", "> 4S", "0", 0 },
	{ "an ace for a joker below a two, or dearer on a set",
	    "rummy-500 run.ace=low layoff.jokers=claimed",
	    "JK 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS | AC AD AH | 7H 8H 9H",
	    "AS 5H", "> AS / 5H", "1", 5 },
	{ "if that has room", "rummy-500 run.ace=low layoff.jokers=claimed "
	    "set.max=3",
	    "JK 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS | AC AD AH | JH QH KH",
	    "AS", "> AS", "0", 0 },
	/* nothing there */
	{ "no spread", "gin", "", "4S 2D", "/ 2D 4S", "", 6 },
	{ "no cards", "gin", "4S 5S 6S", "", "/", "", 0 },
};

/* A set of 62 cards. */
#define FOUR_OF(rank) rank "C " rank "D " rank "H " rank "S "
#define SIXTEEN(r) FOUR_OF(r) FOUR_OF(r) FOUR_OF(r) FOUR_OF(r)
#define FOUR_JOKERS "JK JK JK JK "
#define FOUR_PACKS SIXTEEN("9") SIXTEEN("2") FOUR_JOKERS FOUR_JOKERS \
	FOUR_JOKERS FOUR_JOKERS FOUR_JOKERS FOUR_JOKERS FOUR_JOKERS "JK JK "

/* Where each card of a claim goes; -: nowhere. */
static const struct check {
	const char *rules, *spread, *cards, *want;
} checks[] = {
	{ "gin", "JH QH KH", "TH", "0" },
	{ "gin", "JH QH KH", "9H TH", "00" },
	{ "gin", "JH QH KH", "9H", "-" },
	{ "gin", "JH QH KH", "AH TH", "-0" },
	{ "gin run.ace=both", "JH QH KH", "AH TH", "00" },
	{ "gin", "4S 5S 6S", "7S 8S TS 3S", "00-0" },
	{ "gin", "5C 5D 5S", "5H", "0" },
	{ "gin deck.packs=2", "5C 5D 5S", "5H 5H", "0-" },
	{ "gin deck.packs=2", "5C 5D 5S", "5C", "-" },
	{ "gin", "5C 5D 5S | 2H 3H 4H", "6H 5H", "11" },
	{ "gin", "2H 3H 4H | 5C 5D 5S", "6H 5H", "00" },
	{ "gin", "2H 3H 4H | 8C 8D 8S", "8H 5H KC", "10-" },
	{ "gin", "4S 5S 6S", "7H 6S", "--" },
	{ "indian", "4S 5S 6S", "JK 7S", "00" },
	{ "contract round=1", "4S 5S 6S 7S", "JK 9S TD", "00-" },
	{ "gin", "", "JK 7S", "--" },
	{ "gin", "4S 5S 6S", "", "" },
	/* a meld has 64 cards, though other hands have more of them */
	{ "contract+deuces-wild round=1 deck.packs=4", FOUR_PACKS "JK JK",
	    "JK 9S 2C", "---" },
	{ "contract+deuces-wild round=1 deck.packs=4", FOUR_PACKS "JK",
	    "JK 9S", "0-" },
	/* what more than eight packs would hold is not claimed */
	{ "contract+deuces-wild round=1 deck.packs=8", "4H 2S 6H 7H",
	    "5H 2S 2S 2S 2S 2S 2S 2S 2S", "-00000000" },
};

/* What the melds on the table are with the cards laid on them. */
static const struct check ends[] = {
	{ "gin", "4S 5S 6S | 9C 9D 9H", "3S 7S 9S", "3S 4S 5S 6S 7S | "
	    "9C 9D 9H 9S" },
	{ "gin", "JH QH KH", "9H TH", "9H TH JH QH KH" },
	{ "gin", "JH QH KH", "8H", "JH QH KH" },
	{ "gin run.ace=both", "TH JH QH", "KH AH", "TH JH QH KH AH" },
	{ "gin run.ace=wrap", "AH 2H 3H", "KH QH", "QH KH AH 2H 3H" },
	/* jokers: at the upper end first, as bridges, dead in sets */
	{ "contract round=1", "5H 6H 7H 8H", "JK", "5H 6H 7H 8H JK(9H)" },
	{ "contract round=1", "JH QH KH AH", "JK", "JK(TH) JH QH KH AH" },
	{ "contract round=1", "5H 6H 7H 8H", "JK TH", "5H 6H 7H 8H JK(9H) TH" },
	{ "contract round=1", "9C 9S JK", "9D", "9C 9D 9S JK(9H)" },
	/* claimed: to where it bridges, in another meld if need be */
	{ "contract round=1", "5H JK 7H 8H", "6H", "5H 6H 7H 8H JK(9H)" },
	{ "contract round=1", "5H JK 7H 8H | 2C 3C 4C 5C", "6H 7C",
	    "5H 6H 7H 8H | 2C 3C 4C 5C JK(6C) 7C" },
	{ "contract round=1", "5H JK 7H 8H | JS QS KS AS", "6H 9S",
	    "5H 6H 7H 8H | 9S JK(TS) JS QS KS AS" },
	{ "contract round=1 layoff.jokers=fixed", "5H JK 7H 8H", "6H 9H",
	    "5H JK(6H) 7H 8H 9H" },
	{ "contract+deuces-wild round=1", "5H 2S 7H 8H | 3S 4S 5S 6S", "6H AS",
	    "5H 6H 7H 8H | AS 2S 3S 4S 5S 6S" },
	{ "contract+deuces-wild round=1 layoff.jokers=moved", "3H 4H 2H 6H",
	    "5H AH", "AH 2H 3H 4H 5H 6H" },
	{ "contract round=1 wild.ranks=8 layoff.jokers=moved", "4H 8H 6H 7H",
	    "5H 9H", "4H 5H 6H 7H 8H 9H" },
	{ "basic run.ace=low wild.ranks=[2] layoff.jokers=moved", "2S QS KS",
	    "JS TS 9S 8S 7S 6S 5S 4S 3S",
	    "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS" },
	/* beyond a joker, which would be one too many if it did not */
	{ "basic run.ace=low deck.jokers=1 wild.ranks=[2] layoff.jokers=moved "
	    "jokers.max-per-run=1", "2S QS KS", "JS TS 9S 8S 7S 6S 5S 4S JK",
	    "2S JK(3S) 4S 5S 6S 7S 8S 9S TS JS QS KS" },
	/* one that comes home drives out the next */
	{ "contract round=1 wild.ranks=8 layoff.jokers=moved",
	    "4H 8H 6H 7H 8S", "5H", "4H 5H 6H 7H 8H 8S(9H)" },
	{ "contract round=1 wild.ranks=8 layoff.jokers=moved "
	    "wild.as-natural=false", "4H 8H 6H 7H 8S", "5H TH",
	    "4H 5H 6H 7H 8S(8H) 8H(9H) TH" },
};

/* Up to "|" or the end; returns the offset where it stopped. */
static size_t
read_meld(struct text line, size_t from, card *cards, int *n)
{
	struct error e = { .code = NULL };
	size_t end = cards_parse(line, from, "|", cards, n, &e);

	if (end == SIZE_MAX)
		ok(false, "cards of the test: %s", e.text);
	return end == SIZE_MAX ? line.len : end;
}

#define MELDS_MAX 8

static void
read_spread(const struct rules *r, const char *text, struct spread *s)
{
	struct text line = text_of(text);

	s->n = 0;
	for (size_t at = 0; at < line.len && s->n < MELDS_MAX; at++) {
		struct meld readings[MELD_READINGS];
		card cards[HAND_MAX];
		int n = 0;

		at = read_meld(line, at, cards, &n);
		if (!n || !meld_read(r, cards, n, readings))
			ok(false, "spread of the test: %s", text);
		s->melds[s->n++] = readings[0];
	}
}

static void
print_on(struct buf *b, const short *on, int n)
{
	b->len = 0;
	buf_str(b, "");
	for (int i = 0; i < n; i++)
		buf_char(b, on[i] < 0 ? '-' : (char)('0' + on[i]));
}

static void
test_defences(struct context *c, struct solver *solver, struct buf *b)
{
	for (size_t i = 0; i < countof(defences); i++) {
		const struct rules *r = read_rules(c, defences[i].rules);
		struct meld melds[MELDS_MAX];
		struct spread spread = { .melds = melds };
		struct solution found;
		struct hand h = read_hand(defences[i].hand);

		read_spread(r, defences[i].spread, &spread);
		(void)layoff_best(solver, r, &h, &spread, r->melds_later,
		    &demand_none, &found);
		b->len = 0;
		arrangement_print(b, &found.best, CARDS_ASCII);
		is_str(b->data, defences[i].best, "%s: %s on %s",
		    defences[i].id, defences[i].hand, defences[i].spread);
		is_int(found.deadwood, defences[i].deadwood, "its deadwood");
		print_on(b, found.laid_on, laid_size(&found.best));
		is_str(b->data, defences[i].on, "which melds they go to");
	}
}

/* Compare where the cards go, or what the melds are then. */
static void
test_checks(struct context *c, struct solver *solver, struct buf *b,
    const struct check *rows, size_t count, bool melds_after)
{
	for (size_t i = 0; i < count; i++) {
		const struct rules *r = read_rules(c, rows[i].rules);
		struct meld melds[MELDS_MAX], after[MELDS_MAX];
		struct spread spread = { .melds = melds };
		struct laid_off laid;
		card cards[HAND_MAX];
		int n = read_cards(rows[i].cards, cards);

		memset(laid.on, 7, sizeof(laid.on));
		read_spread(r, rows[i].spread, &spread);
		layoff_check(solver, r, cards, n, &spread, NULL, &laid,
		    melds_after ? after : NULL);
		if (melds_after)
			print_melds(b, after, spread.n);
		else
			print_on(b, laid.on, n);
		is_str(b->data, rows[i].want, "%s on %s under %s",
		    rows[i].cards, rows[i].spread, rows[i].rules);
	}
}

void
test_given(struct context *c)
{
	struct solver *solver = solver_create();
	struct buf b = { NULL, 0, 0 };

	test_defences(c, solver, &b);
	test_checks(c, solver, &b, checks, countof(checks), false);
	test_checks(c, solver, &b, ends, countof(ends), true);
	buf_free(&b);
	solver_free(solver);
}
