/*
 * The costliest hand, by hill climbing: exchange a card, keep the hand if it
 * takes longer.  Prints the worst hand of each climb with its time.  A climb
 * ends after STEPS steps, or seconds: "20s".
 * usage: worst RULES [KEY=VALUE]... CARDS CLIMBS STEPS
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../oracle/random.h"
#include "seconds.h"
#include "judge/layout.h"
#include "cards/notation.h"

struct climb {
	struct random random;
	struct solver *solver;
	const struct rules *rules;
	card deck[64 * HAND_COPIES];
	int size, n;
	long steps;
	double limit; /* seconds */
};

/* What the hand takes once. */
static double
cost_once(struct climb *c, const struct hand *h)
{
	struct solution solution;
	double start = seconds();

	if (c->rules->contract.asked) {
		solve(c->solver, c->rules, h, &demand_contract,
		    &solution);
	} else if (c->rules->opening_points != KEY_NONE) {
		const struct demand demand = {
			.min_runs = c->rules->opening_min_runs,
			.min_pure = c->rules->opening_min_pure,
		};

		(void)solve_greatest(c->solver, c->rules, h, &demand);
	} else {
		struct layout layout;

		lay_out(c->solver, c->rules, h, c->n == c->rules->dealt + 1,
		    &layout);
	}
	return seconds() - start;
}

/*
 * What the hand takes.  Whatever else the machine does only makes it longer, so
 * it is the least of three, unless once is enough to see that it is not worst.
 */
static double
cost(struct climb *c, double worst)
{
	struct hand h;
	double least;

	hand_of(&h, c->deck, c->n);
	least = cost_once(c, &h);
	for (int i = 1; i < 3 && least >= worst; i++) {
		double now = cost_once(c, &h);

		if (now < least)
			least = now;
	}
	return least;
}

static void
exchange(struct climb *c, int i, int j)
{
	card old = c->deck[i];

	c->deck[i] = c->deck[j];
	c->deck[j] = old;
}

static void
climb(struct climb *c)
{
	struct buf b = { 0 };
	double worst, start = seconds();

	random_deal(&c->random, c->deck, c->size, c->size);
	worst = cost(c, 0);
	for (long s = 0; s < c->steps && c->n < c->size &&
	    seconds() - start < c->limit; s++) {
		int i = random_below(&c->random, c->n);
		int j = c->n + random_below(&c->random, c->size - c->n);
		double now;

		exchange(c, i, j);
		now = cost(c, worst);
		if (now >= worst)
			worst = now;
		else
			exchange(c, i, j);
	}
	cards_print(&b, c->deck, c->n, CARDS_ASCII);
	printf("%.4f ms  %s\n", worst * 1e3, b.data);
	fflush(stdout);
	buf_free(&b);
}

static void
read_limits(struct climb *c, const char *cards, const char *steps)
{
	char *end;

	c->n = atoi(cards);
	c->steps = strtol(steps, &end, 10);
	c->limit = 1e9;
	if (*end == 's') {
		c->limit = (double)c->steps;
		c->steps = LONG_MAX;
	}
}

int
main(int argc, char **argv)
{
	struct rulebook *book = rulebook_create();
	struct arena *arena = arena_create();
	struct setting settings[32] = { 0 };
	struct error e = { 0 };
	struct climb c = { .random = { 1 } };
	size_t count = 0;
	int at = 2;

	for (; at < argc && strchr(argv[at], '=') && count < 32; at++) {
		settings[count].key = text_of(argv[at]);
		settings[count].key.len = strcspn(argv[at], "=");
		settings[count].value = text_of(strchr(argv[at], '=') + 1);
		count++;
	}
	if (argc - at != 3) {
		fprintf(stderr,
		    "usage: worst RULES [KEY=VALUE]... CARDS CLIMBS STEPS\n");
		return 2;
	}
	c.rules = rules_compile(book, text_of(argv[1]), settings, count, arena,
	    &e);
	if (!c.rules) {
		fprintf(stderr, "worst: %s\n", e.text);
		return 2;
	}
	c.solver = solver_create();
	read_limits(&c, argv[at], argv[at + 2]);
	c.size = deck_of(c.deck, CARDS_ALL, c.rules->packs,
	    c.rules->printed_jokers);
	for (int i = atoi(argv[at + 1]); i > 0; i--)
		climb(&c);
	solver_free(c.solver);
	arena_free(arena);
	rulebook_free(book);
	return 0;
}
