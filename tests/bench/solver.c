/*
 * The solver alone: millions of hands a second, with the hands ready in memory;
 * the best of some rounds, since what else runs on the machine can only slow
 * it.  usage: solver [SECONDS]
 */
#include <stdio.h>
#include <stdlib.h>

#include "hands.h"
#include "seconds.h"
#include "judge/layout.h"

#define HANDS 65536
#define ROUNDS 20
#define WILD_RANK_OF_NEAR 12 /* wild=QH */

struct bench {
	struct solver *solver;
	const struct rules *rules;
	struct hand *hands;
	uint64_t sum; /* of all answers, so that none is left out */
};

static void
deadwood(struct bench *b, const struct hand *h)
{
	b->sum += (uint64_t)solve_deadwood(b->solver, b->rules, h);
}

static void
arrangement(struct bench *b, const struct hand *h)
{
	static const struct demand none = { .min_runs = 0 };
	struct solution s;

	solve(b->solver, b->rules, h, &none, &s);
	b->sum += (uint64_t)s.deadwood + s.best.ngroups;
}

/* Under the gate of the game, as a loser would lay it out. */
static void
layout(struct bench *b, const struct hand *h)
{
	struct layout l;

	lay_out(b->solver, b->rules, h, false, &l);
	b->sum += (uint64_t)l.laid.deadwood + l.laid.best.ngroups;
}

static void
draw_from(struct random *r, struct hand *h, int packs, int jokers, int n)
{
	card deck[BENCH_DECK];
	int size = deck_of(deck, CARDS_ALL, packs, jokers);

	random_deal(r, deck, size, n);
	hand_of(h, deck, n);
}

static void
draw_gin(struct random *r, struct hand *h, int n)
{
	draw_from(r, h, 1, 0, n);
}

static void
draw_dense(struct random *r, struct hand *h, int n)
{
	card deck[BENCH_DECK];
	int size = bench_dense_deck(r, deck, n);

	random_deal(r, deck, size, n);
	hand_of(h, deck, n);
}

static void
draw_indian(struct random *r, struct hand *h, int n)
{
	draw_from(r, h, 2, 2, n);
}

static void
draw_near(struct random *r, struct hand *h, int jokers)
{
	card cards[13];

	bench_near(r, cards, 2, 13, WILD_RANK_OF_NEAR, jokers);
	hand_of(h, cards, 13);
}

static void
draw_near_21(struct random *r, struct hand *h, int jokers)
{
	card cards[21];

	bench_near(r, cards, 3, 21, WILD_RANK_OF_NEAR, jokers);
	hand_of(h, cards, 21);
}

static const struct row {
	const char *name, *rules, *wild;
	void (*draw)(struct random *, struct hand *, int n);
	int n; /* cards, or jokers of hands near a declaration; -1: any */
	void (*solve)(struct bench *, const struct hand *);
	double least, aim; /* millions a second; 0: none stated */
} rows[] = {
	{ "random gin, deadwood", "gin", NULL, draw_gin, 10, deadwood,
	    100, 140 },
	{ "random gin, arrangement", "gin", NULL, draw_gin, 10, arrangement,
	    0, 0 },
	{ "dense gin, deadwood", "gin", NULL, draw_dense, 10, deadwood,
	    25, 60 },
	{ "dense gin, arrangement", "gin", NULL, draw_dense, 10, arrangement,
	    0, 0 },
	{ "dense gin, 16 cards, deadwood", "gin", NULL, draw_dense, 16,
	    deadwood, 0, 0 },
	{ "random Indian", "rummycircle", NULL, draw_indian, 13, layout, 4, 6 },
	{ "random Indian, sevens wild", "rummycircle", "7H", draw_indian, 13,
	    layout, 0, 0 },
	{ "near a declaration", "rummycircle", "QH", draw_near, -1, layout,
	    0, 0 },
	{ "near, no joker", "rummycircle", "QH", draw_near, 0, layout, 0, 0 },
	{ "near, 1 joker", "rummycircle", "QH", draw_near, 1, layout, 0, 0 },
	{ "near, 2 jokers", "rummycircle", "QH", draw_near, 2, layout, 0, 0 },
	{ "near, 3 jokers", "rummycircle", "QH", draw_near, 3, layout,
	    0.4, 1 },
	{ "near, 4 jokers", "rummycircle", "QH", draw_near, 4, layout, 0, 0 },
	{ "near, 5 jokers", "rummycircle", "QH", draw_near, 5, layout, 0, 0 },
	{ "21 cards near", "indian-21", "QH", draw_near_21, -1, layout,
	    0.04, 0.1 },
	{ "21 cards near, marriage", "marriage", "QH", draw_near_21, -1, layout,
	    0.06, 0.1 },
};

/* Go through all hands until the time is up; millions a second. */
static double
rate(struct bench *b, const struct row *row, double limit)
{
	double start = seconds(), now;
	long rounds = 0;

	do {
		for (int i = 0; i < HANDS; i++)
			row->solve(b, &b->hands[i]);
		rounds++;
		now = seconds();
	} while (now - start < limit);
	return (double)rounds * HANDS / (now - start) / 1e6;
}

static void
run_row(struct bench *b, const struct row *row, double limit)
{
	struct random random = { 4 };
	double best = 0;

	for (int i = 0; i < HANDS; i++)
		row->draw(&random, &b->hands[i], row->n);
	rate(b, row, 0);
	for (int i = 0; i < ROUNDS; i++) {
		double now = rate(b, row, limit / ROUNDS);

		if (now > best)
			best = now;
	}
	printf("| %-29s | %9.3f ", row->name, best);
	if (row->least > 0)
		printf("| %9.2f | %9.2f |\n", row->least, row->aim);
	else
		printf("| %9s | %9s |\n", "", "");
	fflush(stdout);
}

int
main(int argc, char **argv)
{
	double limit = argc > 1 ? atof(argv[1]) : 1;
	struct rulebook *book = rulebook_create();
	struct arena *arena = arena_create();
	struct bench b = { 0 };

	b.solver = solver_create();
	b.hands = util_alloc(HANDS * sizeof(*b.hands));
	printf("| %-29s | %9s | %9s | %9s |\n|---|---|---|---|\n",
	    "solver alone, millions a second", "now", "least", "aim");
	for (size_t i = 0; i < countof(rows); i++) {
		struct setting wild = { .key = TEXT("wild") };
		struct error e = { 0 };

		if (rows[i].wild)
			wild.value = text_of(rows[i].wild);
		b.rules = rules_compile(book, text_of(rows[i].rules), &wild,
		    rows[i].wild != NULL, arena, &e);
		if (!b.rules) {
			fprintf(stderr, "solver: %s\n", e.text);
			return 2;
		}
		run_row(&b, &rows[i], limit);
	}
	fprintf(stderr, "sum of all answers: %llu\n",
	    (unsigned long long)b.sum);
	free(b.hands);
	solver_free(b.solver);
	arena_free(arena);
	rulebook_free(book);
	return 0;
}
