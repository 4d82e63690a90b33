/* Owns the tables of what hands can lay down.  See greatest.h. */
#include "greatest.h"

#include <stdlib.h>


/* The hand of this number: its cards, in fields; returns how many. */
static int
unpack(const struct deck *d, uint32_t number, uint64_t *fields, int *lowest)
{
	int size = 0;

	*fields = 0;
	*lowest = -1;
	for (int t = 0; t < d->ntypes; t++, number /= 3) {
		*fields += (uint64_t)(number % 3) << 3 * t;
		if (number % 3 && *lowest < 0)
			*lowest = t;
		size += (int)(number % 3);
	}
	return size;
}

static struct seat_worth *
list_worths(const struct deck *d, const struct seat_rules *r)
{
	struct seat_worth *worths = calloc((size_t)d->nmelds + 1, sizeof(*worths));

	if (!worths)
		abort();
	for (int i = 0; i < d->nmelds; i++) {
		card cards[DECK_TYPES * DECK_COPIES];
		uint32_t number = d->melds[i].number;
		int n = 0;

		for (int t = 0; t < d->ntypes; t++, number /= 3)
			for (uint32_t k = 0; k < number % 3; k++)
				cards[n++] = d->types[t];
		oracle_seat_worths(r, cards, n, &worths[i]);
	}
	return worths;
}

/* The table with this demand less, which is never below none. */
static const short *
table(const struct greatest *g, int runs, int pure)
{
	return g->best[runs > 0 ? runs : 0][pure > 0 ? pure : 0];
}

static void
better(short *best, short rest, int worth)
{
	if (rest != GREATEST_NONE && worth >= 0 && rest + worth > *best)
		*best = (short)(rest + worth);
}

static short
best_of(const struct greatest *g, const struct deck *d,
    const struct seat_worth *worths, uint32_t number, int runs, int pure)
{
	uint64_t fields;
	int lowest, size = unpack(d, number, &fields, &lowest);
	short best;

	if (size > d->most)
		return GREATEST_NONE;
	best = table(g, runs, pure)[number - d->unit[lowest]];
	for (int i = d->first[lowest]; i < d->first[lowest + 1]; i++) {
		const struct deck_meld *m = &d->melds[i];
		uint32_t rest = number - m->number;

		if (!deck_holds(fields, m->fields))
			continue;
		better(&best, table(g, runs, pure)[rest], worths[i].set);
		better(&best, table(g, runs - 1, pure)[rest], worths[i].run);
		better(&best, table(g, runs - 1, pure - 1)[rest],
		    worths[i].pure);
	}
	return best;
}

void
greatest_solve(struct greatest *g, const struct deck *d,
    const struct seat_rules *r, int runs, int pure)
{
	struct seat_worth *worths = list_worths(d, r);

	*g = (struct greatest){ { { NULL } } };
	for (int i = 0; i <= runs; i++) {
		for (int p = 0; p <= pure; p++) {
			short *best = malloc(d->unit[d->ntypes] *
			    sizeof(*best));

			if (!best)
				abort();
			g->best[i][p] = best;
			best[0] = i || p ? GREATEST_NONE : 0;
			for (uint32_t n = 1; n < d->unit[d->ntypes]; n++)
				best[n] = best_of(g, d, worths, n, i, p);
		}
	}
	free(worths);
}

void
greatest_free(struct greatest *g)
{
	for (int r = 0; r < DECK_NEEDS; r++)
		for (int p = 0; p < DECK_NEEDS; p++)
			free(g->best[r][p]);
}
