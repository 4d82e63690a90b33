/* Of which hands it is known before any search that they have no pure run. */
#include "solve/runs.h"

#include "given.h"

static const struct {
	const char *id, *rules, *cards;
	bool possible;
} rows[] = {
	{ "a pure run", "rummycircle", "4S 5S 6S", true },
	{ "a hole", "rummycircle", "4S 5S 7S", false },
	{ "two suits", "rummycircle", "4S 5S 6H", false },
	{ "never pure", "rummycircle wild=5 wild.as-natural=false",
	    "4S 5S 6S", false },
	{ "the ace above", "rummycircle", "QS KS AS", true },
	{ "or below", "rummycircle", "AS 2S 3S", true },
	{ "not around it", "rummycircle", "KS AS 2S", false },
	{ "around it", "rummycircle run.ace=wrap", "KS AS 2S", true },
	{ "only below", "rummycircle run.ace=low", "QS KS AS", false },
	{ "runs of four", "rummycircle run.min=4", "4S 5S 6S", false },
	{ "as many naturals", "rummycircle jokers.min-naturals=4",
	    "4S 5S 6S", false },
};

void
test_given(struct context *c)
{
	for (size_t i = 0; i < countof(rows); i++) {
		struct hand h = read_hand(rows[i].cards);

		is_int(pure_run_possible(read_rules(c, rows[i].rules), &h),
		    rows[i].possible, "%s: %s under %s", rows[i].id,
		    rows[i].cards, rows[i].rules);
	}
}
