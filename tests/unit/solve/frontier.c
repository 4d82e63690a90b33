/*
 * A search that has seen so many hands that it had to forget their frontiers
 * answers like one that has seen none; so does one of hands with too many sets.
 */
#include <assert.h>
#include <string.h>

#include "../oracle/random.h"
#include "given.h"
#include "solve/solve.h"

static const struct row {
	const char *what, *rules;
	int packs, jokers, ranks; /* of the deck */
	int cards;                /* of a hand */
	int hands, each;          /* of so many hands one is compared */
	struct demand demand;
} rows[] = {
	{ "more frontiers than are kept", "gin deck.packs=4", 4, 0, 13, 32,
	    20000, 500, { 0 } },
	{ "more points than are kept", "rummycircle deck.jokers=4 wild=7H", 2, 4,
	    13, 26, 2000, 100, { .min_runs = 2, .min_pure = 1 } },
	{ "more sets than are chosen from", "gin deck.packs=3 set.suits=any", 3, 0,
	    3, 30, 40, 1, { 0 } },
};

static struct hand
draw(struct random *r, const struct row *row)
{
	card deck[4 * 52 + 4];
	struct hand h;
	int size = 0;

	for (int i = 0; i < row->packs; i++)
		for (card c = 0; c < CARD_JOKER; c++)
			if (CARDS_ALL & card_bit(c) && card_rank(c) <= row->ranks)
				deck[size++] = c;
	for (int i = 0; i < row->jokers; i++)
		deck[size++] = CARD_JOKER;
	assert(size >= row->cards);
	random_deal(r, deck, size, row->cards);
	hand_of(&h, deck, row->cards);
	return h;
}

/* Does a solver that knows no other hand find the same? */
static bool
found_alone(const struct rules *r, const struct hand *h,
    const struct demand *demand, const struct solution *found)
{
	struct solver *solver = solver_create();
	struct solution s;

	solve(solver, r, h, demand, &s);
	solver_free(solver);
	return s.found == found->found && (!s.found ||
	    (s.cost == found->cost && s.best.ngroups == found->best.ngroups &&
	    memcmp(s.best.cards, found->best.cards, s.best.size) == 0));
}

void
test_given(struct context *c)
{
	struct solver *solver = solver_create();

	for (size_t i = 0; i < countof(rows); i++) {
		const struct row *row = &rows[i];
		const struct rules *r = read_rules(c, row->rules);
		struct random random = { 11 };
		int differ = 0;

		for (int k = 1; k <= row->hands; k++) {
			struct hand h = draw(&random, row);
			struct solution s;

			solve(solver, r, &h, &row->demand, &s);
			if (k % row->each == 0)
				differ += !found_alone(r, &h, &row->demand, &s);
		}
		ok(!differ, "%s: %d hands differ", row->what, differ);
	}
	solver_free(solver);
}
