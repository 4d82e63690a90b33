/*
 * What is a meld under which rules: the corners of aces and jokers, and for a
 * group that is not a meld the fault and the card to blame.  Every row is read
 * in three orders of its cards.  Published examples are among the cases.
 */
#include "melds/meld.h"

#include <stdlib.h>
#include <string.h>

#include "given.h"
#include "cards/notation.h"

/*
 * All readings, best first: a card that stands for another is followed by "="
 * and that one ("-": none); or the fault, the card to blame, the cards as
 * printed.
 */
static const struct {
	const char *id, *rules, *cards, *readings;
} groups[] = {
	{ "RC10", "rummycircle wild=Q", "5D 5C PJ QH QS",
	    "set 5C 5D QH=5H QS=5S JK=-" },
	{ "SR03", "gin run.ace=both", "KS AS 2S", "ace: AS 2S KS" },
	{ "no sets", "gin set.min=none", "5C 5D 5S", "no-sets: 5C 5D 5S" },
	{ "no runs", "gin run.min=none", "5C 6C 7C", "no-runs: 5C 6C 7C" },
	{ "too short for a run", "gin set.min=none", "5C 6C", "short: 5C 6C" },
	{ "TW02", "rummycircle wild=Q", "6D 6D QD", "suit 6D: 6D 6D QD" },
	{ "TW02", "gin", "6D 6D QD", "twice 6D: 6D 6D QD" },

	/* where the ace may stand */
	{ "ace low", "gin", "AS 2S 3S", "pure run AS 2S 3S" },
	{ "ace low", "gin", "QS KS AS", "ace-low: AS QS KS" },
	{ "ace low", "gin", "KS AS 2S", "ace-low: AS 2S KS" },
	{ "ace high", "gin run.ace=high", "AS 2S 3S", "ace-high: AS 2S 3S" },
	{ "ace high", "gin run.ace=high", "QS KS AS", "pure run QS KS AS" },
	{ "ace high", "gin run.ace=high", "KS AS 2S", "ace-high: AS 2S KS" },
	{ "ace both", "gin run.ace=both", "AS KS QS JS",
	    "pure run JS QS KS AS" },
	{ "a whole suit, ace low", "gin", "AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD",
	    "pure run AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD" },
	{ "a whole suit, ace high", "gin run.ace=high",
	    "AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD",
	    "pure run 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD" },
	{ "an ace at each end", "indian",
	    "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH",
	    "pure run AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH" },
	{ "though not where it is low", "gin deck.packs=2",
	    "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH",
	    "twice AH: AH AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH" },
	{ "nor twice in a shorter one", "indian", "AH 2H 3H AH",
	    "twice AH: AH AH 2H 3H" },
	{ "a joker at the other end", "indian",
	    "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH JK",
	    "run AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH JK=AH" },
	{ "fifteen", "indian",
	    "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH JK",
	    "twice AH: AH AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH JK" },
	{ "around the corner and on", "gin run.ace=wrap", "JC QC KC AC 2C 3C",
	    "pure run JC QC KC AC 2C 3C" },
	{ "a joker is an ace high", "indian", "QS KS JK", "run QS KS JK=AS" },
	{ "but not where it is low", "gin", "QS KS JK", "run JK=JS QS KS" },
	{ "a joker is an ace low", "gin run.ace=both deck.jokers=2 "
	    "jokers.max-per-run=1",
	    "2S 3S 4S JK", "run 2S 3S 4S JK=5S" },
	{ "a joker around the corner", "gin run.ace=wrap", "QS AS JK",
	    "run QS JK=KS AS" },

	/* wild cards as themselves */
	{ "a wild card elsewhere", "indian wild=K", "JH QH KS",
	    "run JH QH KS=KH" },
	{ "in its place and elsewhere", "indian wild=5", "4H 5H 6H 5C",
	    "run 4H 5H 6H 5C=7H" },
	{ "in its place and once more", "indian wild=5", "5H 5H 6H 7H",
	    "run 5H 6H 7H 5H=8H" },
	{ "a set of the wild rank", "indian wild=Q", "QS JK QD",
	    "set QD QS JK=QC; run QD QS=KD JK=AD" },
	{ "the same wild card twice", "indian wild=Q", "QH JK QH",
	    "run QH QH=KH JK=AH; set QH QH=QC JK=QD" },
	{ "both a run and a set", "indian wild=8", "8C 8D 8C",
	    "set 8C 8D 8C=8H; run 8C 8C=9C 8D=TC" },
	{ "a natural run is best", "indian wild=8", "8C 9C TC",
	    "pure run 8C 9C TC" },
	{ "never as themselves", "indian wild=K wild.as-natural=false",
	    "JH QH KH", "run JH QH KH" },
	{ "never as themselves", "indian wild=Q wild.as-natural=false",
	    "QS QD QH", "naturals: QD QH QS" },
	{ "jokers were turned", "indian wild=JK", "7H 8H AC",
	    "run 7H 8H AC=9H" },
	{ "which are the only ones", "paplu wild=JK", "7H 8H AC",
	    "mixed: AC 7H 8H" },

	/* how many jokers */
	{ "nothing but jokers", "rummycircle", "JK JK JK",
	    "naturals: JK JK JK" },
	{ "unless allowed", "indian jokers.min-naturals=0", "JK JK JK",
	    "run JK=AC JK=2C JK=3C; set JK=AC JK=AD JK=AH" },
	{ "one card and jokers", "rummycircle", "4S JK JK",
	    "run 4S JK=5S JK=6S; set 4S JK=4C JK=4D" },
	{ "more than in a run", "indian jokers.max-per-run=1", "4S 5S JK JK",
	    "jokers: 4S 5S JK JK" },
	{ "as many as in a run", "indian jokers.max-per-run=2", "4S 5S JK JK",
	    "run 4S 5S JK=6S JK=7S" },
	{ "more than in a set", "indian jokers.max-per-set=1", "4S 4H JK JK",
	    "jokers: 4H 4S JK JK" },
	{ "none at all", "indian jokers.max-per-set=0 jokers.max-per-run=0",
	    "4S 4H JK", "jokers: 4H 4S JK" },

	/* their share, side by side, Shanghai's ceilings */
	{ "CX02", "contract+deuces-wild round=1 jokers.natural-percent=50",
	    "7C 2H PJ", "share: 2H 7C JK" },
	{ "CX03", "contract round=1 jokers.adjacent=false", "5D PJ PJ 8D",
	    "adjacent: 5D 8D JK JK" },
	{ "jokers apart", "contract round=1 jokers.adjacent=false",
	    "5D PJ 7D PJ", "run 5D JK=6D 7D JK=8D" },
	{ "one joker in four", "shanghai round=1", "4S JK 6S 7S",
	    "run 4S JK=5S 6S 7S" },
	{ "two in four", "shanghai round=1", "4S JK JK 7S",
	    "by-size: 4S 7S JK JK" },
	{ "two in five", "shanghai round=1", "4S JK JK 7S 8S",
	    "run 4S JK=5S JK=6S 7S 8S" },
	/* how long */
	{ "two cards", "gin", "4S 5S", "short: 4S 5S" },
	{ "one card", "gin", "JK", "short: JK" },
	{ "a run too long", "gin run.max=4", "2S 3S 4S 5S 6S",
	    "long: 2S 3S 4S 5S 6S" },
	{ "a run as long as may be", "gin run.max=4", "2S 3S 4S 5S",
	    "pure run 2S 3S 4S 5S" },
	{ "a set too large", "gin set.max=3", "8C 8D 8H 8S",
	    "long: 8C 8D 8H 8S" },
	{ "a set too small", "gin set.min=4", "8C 8D 8H", "short: 8C 8D 8H" },
	{ "runs of two", "gin run.min=2", "8C 9C", "pure run 8C 9C" },

	/* what it looks like most */
	{ "one card twice", "indian", "4S 4S 5S 6S", "twice 4S: 4S 4S 5S 6S" },
	{ "a hole too wide", "indian", "4S 8S JK", "gap 5S: 4S 8S JK" },
	{ "a hole that fits", "indian", "4S 7S JK JK",
	    "run 4S JK=5S JK=6S 7S" },
	{ "neither", "gin", "4S 5H 6D", "mixed: 4S 5H 6D" },
	{ "a run and one more", "gin", "4H 4S 5S 6S", "mixed: 4H 4S 5S 6S" },
	{ "identical cards where suits do not matter",
	    "indian set.suits=any", "7S 7S 7S", "set 7S 7S 7S" },
};

static const char *const faults[] = { "none", "short", "no-sets", "no-runs",
	"naturals", "jokers",
	"long", "by-size", "share",
	"adjacent", "suit", "gap", "twice", "ace",
	"ace-low", "ace-high", "mixed" };

static void
dump_meld(struct buf *b, const struct meld *m)
{
	buf_str(b, m->kind == MELD_SET ? "set" : m->pure ? "pure run" : "run");
	for (int i = 0; i < m->size; i++) {
		buf_char(b, ' ');
		card_print(b, m->cards[i], CARDS_ASCII);
		if (m->as[i] == m->cards[i])
			continue;
		buf_char(b, '=');
		if (m->as[i] == CARD_NONE)
			buf_char(b, '-');
		else
			card_print(b, m->as[i], CARDS_ASCII);
	}
}

/* By rank, then suit, jokers last. */
static int
compare_ranks(const void *a, const void *b)
{
	card x = *(const card *)a, y = *(const card *)b;

	return ((x & 15) + (card_is_joker(x) ? 16 : 0)) * 8 + card_suit(x) -
	    ((y & 15) + (card_is_joker(y) ? 16 : 0)) * 8 - card_suit(y);
}

static void
dump_fault(struct buf *b, const struct meld *m)
{
	card sorted[HAND_MAX];

	memcpy(sorted, m->cards, (size_t)m->size);
	qsort(sorted, (size_t)m->size, sizeof(sorted[0]), compare_ranks);
	buf_str(b, faults[m->fault]);
	if (m->blame != CARD_NONE) {
		buf_char(b, ' ');
		card_print(b, m->blame, CARDS_ASCII);
	}
	buf_str(b, ": ");
	cards_print(b, sorted, m->size, CARDS_ASCII);
}

static void
dump_readings(struct buf *b, const struct rules *rules, const card *cards,
    int n)
{
	struct meld out[MELD_READINGS] = { { .pure = true } };
	int count = meld_read(rules, cards, n, out);

	b->len = 0;
	if (!count) {
		dump_fault(b, &out[0]);
		if (memcmp(out[0].cards, cards, (size_t)n) != 0)
			buf_str(b, ", not in the order given");
		buf_str(b, out[0].pure ? ", but pure" : "");
	}
	for (int i = 0; i < count; i++) {
		if (i)
			buf_str(b, "; ");
		dump_meld(b, &out[i]);
	}
}

static void
test_groups(struct context *context, struct buf *b)
{
	for (size_t i = 0; i < countof(groups); i++) {
		const struct rules *r = read_rules(context, groups[i].rules);
		card cards[HAND_MAX], other[HAND_MAX];
		int n = read_cards(groups[i].cards, cards);

		dump_readings(b, r, cards, n);
		is_str(b->data, groups[i].readings, "%s: %s under %s",
		    groups[i].id, groups[i].cards, groups[i].rules);
		for (int k = 0; k < n; k++)
			other[k] = cards[n - 1 - k];
		dump_readings(b, r, other, n);
		is_str(b->data, groups[i].readings, "the same backwards");
		for (int k = 0; k < n; k++)
			other[k] = cards[(k + n / 2) % n];
		dump_readings(b, r, other, n);
		is_str(b->data, groups[i].readings, "the same from the middle");
	}
}

/* Does the first come before the second: in print; in the order of ties? */
static const struct {
	const char *first, *second;
	int print, ties; /* the sign that is expected */
} orders[] = {
	{ "5H 6H 7H", "5H 6H 7H", 0, 0 },
	{ "9H TH JH", "2H 3H JK", -1, 1 },
	{ "9S TS JK", "AC AD AH", -1, 1 },
	{ "4C 5C 6C", "4D 5D 6D", -1, -1 },
	{ "3D 4D 5D", "4C 5C 6C", -1, 1 },
	{ "4C 5C 6C 7C", "4C 5C 6C", -1, -1 },
	{ "QC KC AC", "2H 3H 4H", 1, -1 },
	{ "AC 2C 3C", "QC KC AC", -1, -1 },
	{ "2C 3C 4C JK", "2C 3C 4C 5C", 1, 1 },
	{ "2C 3C 4C", "2C 3C 4C JK", -1, 1 },
	{ "3C 3D 3H", "3C 3D 3S", -1, -1 },
	{ "3C 3D 3H JK", "3C 3D 3H", -1, -1 },
	{ "AC AD AH", "AC 2C 3C", 1, 1 },
};

static int
sign(int n)
{
	return (n > 0) - (n < 0);
}

static void
test_orders(struct context *context)
{
	const struct rules *r = read_rules(context, "rummycircle");

	for (size_t i = 0; i < countof(orders); i++) {
		struct meld a[MELD_READINGS], b[MELD_READINGS];
		card cards[HAND_MAX];

		meld_read(r, cards, read_cards(orders[i].first, cards), a);
		meld_read(r, cards, read_cards(orders[i].second, cards), b);
		is_int(sign(meld_print_order(a, b)), orders[i].print,
		    "%s and %s in print", orders[i].first, orders[i].second);
		is_int(sign(meld_print_order(b, a)), -orders[i].print,
		    "and the other way round");
		is_int(sign(meld_compare(a, b)), orders[i].ties,
		    "%s and %s in ties", orders[i].first, orders[i].second);
		is_int(sign(meld_compare(b, a)), -orders[i].ties,
		    "and the other way round");
	}
}

void
test_given(struct context *c)
{
	struct buf b = { NULL, 0, 0 };

	test_groups(c, &b);
	test_orders(c);
	buf_free(&b);
}
