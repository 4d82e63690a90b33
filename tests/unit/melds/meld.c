/*
 * What is a meld under which rules: the published examples (by their ids), the
 * corners of aces and jokers, and for a group that is not a meld the fault and
 * the card to blame.  Every row is read in three orders of its cards.  Then
 * counts of all melds there are, which others have published.
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
	{ "RC01", "rummycircle", "5H 6H 7H", "pure run 5H 6H 7H" },
	{ "RC02", "rummycircle", "3S 4S 5S 6S", "pure run 3S 4S 5S 6S" },
	{ "RC03", "rummycircle wild=Q", "6D 7D QS 9D", "run 6D 7D QS=8D 9D" },
	{ "RC04", "rummycircle wild=Q", "5S QH 7S 8S PJ",
	    "run 5S QH=6S 7S 8S JK=9S" },
	{ "RC06", "rummycircle", "8D 8C 8S 8H", "set 8C 8D 8H 8S" },
	{ "RC07", "rummycircle wild=Q", "9D QS 9S 9H", "set 9D 9H 9S QS=9C" },
	{ "RC08", "rummycircle wild=Q", "5D 5C 5S PJ", "set 5C 5D 5S JK=5H" },
	{ "RC09", "rummycircle wild=Q", "5D 5C QS PJ",
	    "set 5C 5D QS=5H JK=5S" },
	{ "RC10", "rummycircle wild=Q", "5D 5C PJ QH QS",
	    "set 5C 5D QH=5H QS=5S JK=-" },
	{ "RC10", "taj wild=Q", "5D 5C PJ QH QS",
	    "set 5C 5D QH=5H QS=5S JK=-" },
	{ "RC10", "a23 wild=Q", "5D 5C PJ QH QS", "long: 5C 5D QH QS JK" },
	{ "RC10", "mpl wild=Q", "5D 5C PJ QH QS", "long: 5C 5D QH QS JK" },
	{ "RC14", "rummycircle wild=Q", "10S 10S 10D 10C QH",
	    "suit TS: TC TD TS TS QH" },
	{ "SR01", "gin run.ace=both", "QS KS AS", "pure run QS KS AS" },
	{ "SR02", "gin run.ace=both", "AH 2H 3H", "pure run AH 2H 3H" },
	{ "SR03", "gin run.ace=both", "KS AS 2S", "ace: AS 2S KS" },
	{ "SR03w", "gin run.ace=wrap", "KS AS 2S", "pure run KS AS 2S" },
	{ "DC02", "deccan", "6S 6S 6H", "suit 6S: 6H 6S 6S" },
	{ "DC03", "deccan", "3S 4S 5S", "pure run 3S 4S 5S" },
	{ "DC04", "deccan wild=7", "2S 3S 7C", "run 2S 3S 7C=4S" },
	{ "GS01", "gin", "7D 8D 9D 10D JD", "pure run 7D 8D 9D TD JD" },
	{ "GS02", "gin", "AS KS QS", "ace-low: AS QS KS" },
	{ "RX04", "rummycentral", "QC QD QH", "set QC QD QH" },
	{ "RX06", "rummycentral", "6C 6D 6H PJ", "set 6C 6D 6H JK=6S" },
	{ "RX07", "rummycentral", "QH QD QC", "set QC QD QH" },
	{ "RX08", "rummycentral", "2D 2C 2H", "set 2C 2D 2H" },
	{ "CT01", "gin set.suits=any deck.packs=2", "AS AS AH",
	    "set AH AS AS" },
	{ "no sets", "gin set.min=none", "5C 5D 5S", "no-sets: 5C 5D 5S" },
	{ "no runs", "gin run.min=none", "5C 6C 7C", "no-runs: 5C 6C 7C" },
	{ "too short for a run", "gin set.min=none", "5C 6C", "short: 5C 6C" },
	{ "CT02", "gin run.min=4 run.ace=both", "JH QH KH AH",
	    "pure run JH QH KH AH" },
	{ "CT03", "gin run.min=4 run.ace=both", "AH 2H 3H 4H",
	    "pure run AH 2H 3H 4H" },
	{ "CT04", "gin run.min=4 run.ace=both", "KH AH 2H 3H",
	    "ace: AH 2H 3H KH" },
	{ "CT05", "gin run.min=4 run.ace=both", "5H 6H 7H",
	    "short: 5H 6H 7H" },
	{ "OS01", "gin", "AS 2S 3S", "pure run AS 2S 3S" },
	{ "FU01", "mpl", "10D JD QD", "pure run TD JD QD" },
	{ "FU03", "mpl", "9H 9S 9C 9D", "set 9C 9D 9H 9S" },
	{ "FU04", "mpl wild=K", "8H KS 6H", "run 6H KS=7H 8H" },
	{ "FU05", "mpl wild=K", "JH QH KH", "pure run JH QH KH" },
	{ "FU06", "mpl", "9S 10S JS QS", "pure run 9S TS JS QS" },
	{ "FU08", "mpl", "KC AC 2C", "ace: AC 2C KC" },
	{ "FU09", "mpl", "QC KC AC", "pure run QC KC AC" },
	{ "FU10", "mpl", "7S 5S PJ 9S", "gap 6S: 5S 7S 9S JK" },
	{ "FU19", "mpl wild=K", "4D 5D KS 7D", "run 4D 5D KS=6D 7D" },
	{ "FU20", "mpl wild=K", "3S PJ 5S 6S KH", "run 3S KH=4S 5S 6S JK=7S" },
	{ "AX01", "a23", "7H 8H PJ", "run 7H 8H JK=9H" },
	{ "AX03", "a23", "5C 5D 5S", "set 5C 5D 5S" },
	{ "AX05", "a23", "9S 9H 9D 9C PJ", "long: 9C 9D 9H 9S JK" },
	{ "AX05", "rummycircle", "9S 9H 9D 9C PJ", "set 9C 9D 9H 9S JK=-" },
	{ "TW02", "rummycircle wild=Q", "6D 6D QD", "suit 6D: 6D 6D QD" },
	{ "TW02", "gin", "6D 6D QD", "twice 6D: 6D 6D QD" },
	{ "TW04", "rummycircle wild=K", "8D KD", "short: 8D KD" },
	{ "TW04", "gin", "8D KD", "short: 8D KD" },
	{ "MR02", "indian wild=J", "3S 4S 5S", "pure run 3S 4S 5S" },
	{ "UD02", "indian set.suits=any wild.ranks=2", "AD 2D AC",
	    "set AC AD 2D=AH" },
	{ "UD04", "indian set.suits=any wild.ranks=2", "AD 2D 3C",
	    "mixed: AD 2D 3C" },
	{ "UD06", "indian set.suits=any", "6D 9D 8D", "gap 7D: 6D 8D 9D" },
	{ "CX01", "indian wild.ranks=2 jokers.min-naturals=2", "7C 7H 2S",
	    "set 7C 7H 2S=7D" },
	{ "CX02", "indian wild.ranks=2 jokers.min-naturals=2", "7C 2H PJ",
	    "naturals: 2H 7C JK" },
	{ "CX25", "gin run.ace=wrap", "QH KH AH 2H", "pure run QH KH AH 2H" },
	{ "IX12", "rummycircle", "7S 7S 7H", "suit 7S: 7H 7S 7S" },

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

	/* how many jokers: CX01 to CX03, Shanghai's ceilings */
	{ "CX01", "contract+deuces-wild round=1 jokers.natural-percent=50",
	    "7C 7H 2S", "set 7C 7H 2S=7D" },
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
	{ "UD02", "contract+deuces-wild round=1", "AD 2D AC",
	    "set AC AD 2D=AH" },
	{ "UD04", "contract+deuces-wild round=1", "AD 2D 3C", "mixed: AD 2D 3C" },
	{ "UD06", "contract+deuces-wild round=1", "6D 9D 8D", "short: 6D 8D 9D" },
	{ "CT01", "contract round=1", "AS AS AH", "set AH AS AS" },
	{ "CT19", "contract round=1",
	    "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH",
	    "pure run AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH" },
	{ "CT04", "contract round=1", "KH AH 2H 3H", "ace: AH 2H 3H KH" },
	{ "CT05", "contract round=1", "5H 6H 7H", "short: 5H 6H 7H" },
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

/* The numbers that go with a reading. */
static void
test_numbers(struct context *context)
{
	static const struct {
		const char *cards;
		int readings, start, jokers, size;
	} rows[] = {
		{ "5H 6H 7H", 1, 5, 0, 3 },
		{ "QH KH AH", 1, 12, 0, 3 },
		{ "AH 2H 3H", 1, 1, 0, 3 },
		{ "9S 9H JK", 1, 9, 1, 3 },
		{ "9S JK JK", 2, 9, 2, 3 },
		{ "9S TD JC 2H", 0, 0, 0, 4 },
	};
	const struct rules *r = read_rules(context, "indian");

	for (size_t i = 0; i < countof(rows); i++) {
		struct meld out[MELD_READINGS];
		card cards[HAND_MAX];
		int n = read_cards(rows[i].cards, cards);

		is_int(meld_read(r, cards, n, out), rows[i].readings,
		    "readings of %s", rows[i].cards);
		is_int(out[0].start, rows[i].start, "where it starts");
		is_int(out[0].jokers, rows[i].jokers, "how many jokers");
		is_int(out[0].size, rows[i].size, "how many cards");
		ok((out[0].fault == FAULT_NONE) == (rows[i].readings > 0),
		    "a fault only without a reading");
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

/* Groups of least to most of these cards that are melds. */
static int
count_melds(const struct rules *r, const card *deck, int size, int least,
    int most)
{
	int at[HAND_MAX], melds = 0;

	for (int n = least; n <= most; n++) {
		int i = n - 1;

		for (int k = 0; k < n; k++)
			at[k] = k;
		while (i >= 0) {
			struct meld out[MELD_READINGS];
			card cards[HAND_MAX];

			for (int k = 0; k < n; k++)
				cards[k] = deck[at[k]];
			melds += meld_read(r, cards, n, out);
			for (i = n - 1; i >= 0 && at[i] == size - n + i;)
				i--;
			if (i < 0)
				break;
			at[i]++;
			for (int k = i + 1; k < n; k++)
				at[k] = at[k - 1] + 1;
		}
	}
	return melds;
}

/* The cards of some suits up to a rank; returns how many. */
static int
make_deck(card *deck, int suits, int highest)
{
	int n = 0;

	for (int suit = 0; suit < suits; suit++)
		for (int rank = ACE; rank <= highest; rank++)
			deck[n++] = CARD(suit, rank);
	return n;
}

static void
test_counts(struct context *context)
{
	const struct rules *gin = read_rules(context, "gin");
	card deck[HAND_MAX], suit[HAND_MAX];
	int size = make_deck(deck, SUITS, KING), runs, sets = 0;

	is_int(count_melds(gin, deck, size, 3, 5), 185,
	    "OS18: melds of 3 to 5 cards");
	size = make_deck(suit, 1, KING);
	runs = SUITS * count_melds(gin, suit, size, 1, size);
	is_int(runs, 264, "JD: runs of any length");
	for (int rank = ACE; rank <= KING; rank++) {
		const card four[] = { CARD(CLUBS, rank), CARD(DIAMONDS, rank),
			CARD(HEARTS, rank), CARD(SPADES, rank) };

		sets += count_melds(gin, four, SUITS, 1, SUITS);
	}
	is_int(sets, 65, "OSP: sets");
	is_int(runs + sets, 329, "JD: melds of any length");
	size = make_deck(suit, 1, JACK);
	is_int(count_melds(gin, suit, size, 1, size), 45,
	    "JD: melds in a run of 11 cards");
	size = make_deck(deck, 3, 10);
	is_int(count_melds(gin, deck, size, 3, 5), 73,
	    "OS17: melds of 3 to 5 cards in three suits up to ten");
}

void
test_given(struct context *c)
{
	struct buf b = { NULL, 0, 0 };

	test_groups(c, &b);
	test_numbers(c);
	test_orders(c);
	test_counts(c);
	buf_free(&b);
}
