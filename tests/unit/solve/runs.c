/* How many pure runs a hand could have, as is known before any search. */
#include "solve/runs.h"

#include "given.h"

static const struct {
	const char *id, *rules, *cards;
	int most;
} rows[] = {
	{ "a pure run", "rummycircle", "4S 5S 6S", 1 },
	{ "a hole", "rummycircle", "4S 5S 7S", 0 },
	{ "two suits", "rummycircle", "4S 5S 6H", 0 },
	{ "never pure", "rummycircle wild=5 wild.as-natural=false",
	    "4S 5S 6S", 0 },
	{ "the ace above", "rummycircle", "QS KS AS", 1 },
	{ "or below", "rummycircle", "AS 2S 3S", 1 },
	{ "not around it", "rummycircle", "KS AS 2S", 0 },
	{ "around it", "rummycircle run.ace=wrap", "KS AS 2S", 1 },
	{ "only below", "rummycircle run.ace=low", "QS KS AS", 0 },
	{ "runs of four", "rummycircle run.min=4", "4S 5S 6S", 0 },
	{ "as many naturals", "rummycircle jokers.min-naturals=4",
	    "4S 5S 6S", 0 },
	{ "in two suits", "rummycircle", "4S 5S 6S 7S 8H 9H 10H KD", 2 },
	{ "twice the same", "rummycircle", "4S 5S 6S 4S 5S 6S", 2 },
	{ "one card twice", "rummycircle", "4S 5S 6S 6S 7S", 1 },
	{ "two may overlap", "rummycircle", "4S 5S 6S 7S 6S 6S", 2 },
};

void
test_given(struct context *c)
{
	for (size_t i = 0; i < countof(rows); i++) {
		struct hand h = read_hand(rows[i].cards);

		is_int(pure_runs_most(read_rules(c, rows[i].rules), &h),
		    rows[i].most, "%s: %s under %s", rows[i].id,
		    rows[i].cards, rows[i].rules);
	}
}
