/*
 * usage: compare-followed.t [HANDS [SEED]]
 * Hands whose contract other melds or lay-offs may follow in the same turn,
 * under rules at random, against all that the oracle knows of them: expect.h.
 */
#include <stdio.h>
#include <stdlib.h>

#include "compare.h"
#include "draw.h"
#include "expect.h"
#include "tap.h"
#include "../fuzz/target.h"

#define LINE 600

/* What rules are put together from: of each line one, or none. */
static const char *const choices[][4] = {
	{ "contract.melds=more", "contract.melds=more", "contract.melds=more" },
	{ "layoff.same-turn=true", "layoff.same-turn=true",
	    "layoff.same-turn=true" },
	{ "set.min=2", "set.min=2" },
	{ "contract.cards=more", "contract.cards=exact" },
	{ "contract.gap=0", "contract.gap=1", "contract.gap=2" },
	{ "contract.overlap=false", "contract.overlap=true" },
	{ "contract.same-rank=false" },
	{ "run.min=2 contract.run-size=1:2", "contract.run-size=1:3 run.min=2",
	    "contract.run-size=1:3 run.min=3" },
	{ "run.ace=low", "run.ace=high", "run.ace=wrap" },
	{ "wild.ranks=A", "wild.ranks=3,9" },
	{ "wild.as-natural=false" },
	{ "values.joker=0", "values.joker=3", "values.joker=1 values.2=0" },
	{ "jokers.adjacent=false" },
	{ "jokers.min-naturals=2", "jokers.min-naturals=0" },
	{ "jokers.max-per-run=1", "jokers.max-per-set=1" },
	{ "set.suits=distinct set.max=4", "set.max=3", "set.max=5" },
	{ "run.max=4", "run.max=5" },
	{ "layoff.jokers=fixed", "layoff.jokers=moved", "layoff.jokers=claimed" },
	{ "discard.last=forbidden", "discard.last=required" },
	{ "contract.last-complete=false", "contract.last-complete=true" },
};

static char line[LINE];
static long hands;

_Noreturn void
broken(const char *what)
{
	ok(false, "%ld hands, then %s", hands, what);
	printf("# %s\n", line);
	exit(tap_done());
}

/* Cards of few ranks and suits, so that much can be melded. */
static void
draw_cards(struct random *r, int n)
{
	int ranks = 3 + random_below(r, 5), from = random_below(r, 13);
	int suits = 1 + random_below(r, 4), count[64] = { 0 }, jokers = 0;
	int often = 2 + random_below(r, 8);

	while (n > 0) {
		int rank = (from + random_below(r, ranks)) % 13;
		int suit = random_below(r, suits);

		if (jokers < 4 && !random_below(r, often)) {
			strcat(line, " JK");
			jokers++;
		} else if (count[suit * 13 + rank] < 2) {
			size_t end = strlen(line);

			count[suit * 13 + rank]++;
			snprintf(line + end, LINE - end, " %c%c",
			    "A23456789TJQK"[rank], "CDHS"[suit]);
		} else {
			continue;
		}
		n--;
	}
}

static void
draw(struct random *r, int round)
{
	size_t end;

	snprintf(line, LINE, "[contract-pagat deck.packs=2 deck.jokers=4");
	for (size_t i = 0; i < countof(choices); i++) {
		const char *chosen = choices[i][random_below(r, 4)];

		if (chosen && (i < 3 || !random_below(r, 3))) {
			strcat(line, " ");
			strcat(line, chosen);
		}
	}
	end = strlen(line);
	snprintf(line + end, LINE - end, " round=%d]", round);
	draw_cards(r, 4 + random_below(r, 6));
	strcat(line, "\n");
}

int
main(int argc, char **argv)
{
	long most = 50 * compare_hands(argc, argv, 100);
	struct random r = { argc > 2 ? (uint64_t)atol(argv[2]) : 1 };
	struct drawer *d = drawer_create();

	for (; hands < most; hands++) {
		struct input in = { .format = INPUT_TEXT,
			.context = d->context, .visit = expect_check };

		draw(&r, 1 + random_below(&r, 7));
		in.bytes = text_of(line);
		in.formats[FORMAT_TEXT] = true;
		try_input(&in);
	}
	ok(expect_compared() > most / 4,
	    "%ld hands, %ld judged by the oracle, too: 0 differ", hands,
	    expect_compared());
	drawer_free(d);
	return tap_done();
}
