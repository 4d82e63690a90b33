/*
 * Which demands of runs are known to be impossible before any search.  The
 * oracle tests that no arrangement is lost; this tests what must be known.
 */
#include "solve/runs.h"

#include "given.h"

static const struct {
	const char *id, *rules, *cards;
	int runs, pure;
	bool possible;
} rows[] = {
	{ "nothing is wanted", "rummycircle", "2C", 0, 0, true },
	{ "a pure run", "rummycircle", "4S 5S 6S", 1, 1, true },
	{ "a hole", "rummycircle", "4S 5S 7S", 1, 1, false },
	{ "two suits", "rummycircle", "4S 5S 6H", 1, 1, false },
	{ "no joker for it", "rummycircle", "4S 5S 7S 7H", 1, 0, false },
	{ "a joker for it", "rummycircle", "4S 5S JK", 1, 0, true },
	{ "a pure one is one of two", "rummycircle", "4S 5S 6S 7H 8H", 2, 1,
	    false },
	{ "and a joker", "rummycircle", "4S 5S 6S 7H 8H JK", 2, 1, true },
	{ "a joker once", "rummycircle", "4S 5S 7H 8H JK", 2, 0, false },
	{ "a wild card once, in the pure run", "rummycircle wild=5",
	    "4S 5S 6S 7H 8H", 2, 1, false },
	{ "or beside it", "rummycircle wild=5", "4S 5S 6S 7H 8H 5D", 2, 1,
	    true },
	{ "never pure", "rummycircle wild=5 wild.as-natural=false",
	    "4S 5S 6S", 1, 1, false },
	{ "a card once", "rummycircle", "4S 5S 6S 7S 8S", 2, 2, false },
	{ "two copies", "rummycircle", "4S 5S 6S 4S 5S 6S", 2, 2, true },
	{ "one of two copies", "rummycircle", "4S 5S 6S 4S 5S", 2, 2, false },
	{ "six in a row", "rummycircle", "4S 5S 6S 7S 8S 9S", 2, 2, true },
	{ "the ace above", "rummycircle", "QS KS AS", 1, 1, true },
	{ "or below", "rummycircle", "AS 2S 3S", 1, 1, true },
	{ "not around it", "rummycircle", "KS AS 2S", 1, 1, false },
	{ "around it", "rummycircle run.ace=wrap", "KS AS 2S", 1, 1, true },
	{ "only below", "rummycircle run.ace=low", "QS KS AS", 1, 1, false },
	{ "runs of four", "rummycircle run.min=4", "4S 5S 6S", 1, 1, false },
	{ "as many naturals", "rummycircle jokers.min-naturals=4",
	    "4S 5S 6S", 1, 1, false },
	{ "up to the ace with a joker", "rummycircle", "KS AS JK", 1, 0, true },
	{ "jokers alone", "rummycircle", "JK JK JK", 1, 0, true },
};

void
test_given(struct context *c)
{
	for (size_t i = 0; i < countof(rows); i++) {
		struct hand h = read_hand(rows[i].cards);

		is_int(runs_possible(read_rules(c, rows[i].rules), &h,
		    rows[i].runs, rows[i].pure), rows[i].possible,
		    "%s: %s under %s", rows[i].id, rows[i].cards, rows[i].rules);
	}
}
