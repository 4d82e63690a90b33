/*
 * Owns prices: lower bounds of what a state of the search must cost.
 *
 * Give each card a price, and each joker, such that no meld is worth more than
 * its cards' prices.  Then all that can still be melded is worth at most the
 * prices of what is left, and the rest of its value must be paid.  Prices that
 * are best for one state are right for every other too, only not the best.
 * See doc/ALGORITHM.md, "Prices".
 */
#include "solve/search-program.h"

#include <stdlib.h>
#include <string.h>

#define LISTS 16 /* of prices at a time */
#define NIBBLES (HAND_MAX / 4)

/* The bound of a state's cost, as a sum over the cards left and the demand. */
struct list {
	int64_t cards[NIBBLES][16]; /* of every four cards, by those left */
	int64_t joker, room, run, pure, set;
};

struct prices {
	int n;
	unsigned char order[LISTS]; /* in which they are tried */
	struct list lists[LISTS];
	struct program *program;
};

struct prices *
prices_create(void)
{
	struct prices *p = util_alloc(sizeof(*p));

	p->n = 0;
	p->program = program_create();
	return p;
}

void
prices_free(struct prices *p)
{
	program_free(p->program);
	free(p);
}

void
prices_clear(struct search *s)
{
	s->prices->n = 0;
}

static int64_t
bound(const struct list *l, const struct state *t)
{
	int64_t sum = t->runs * l->run + t->pure * l->pure + t->sets * l->set +
	    t->pool * l->joker - t->room * l->room;
	uint64_t left = t->left;

	for (int i = 0; left; i++, left >>= 4)
		sum += l->cards[i][left & 15];
	return sum;
}

/* Next time try the list that was of use first. */
static void
move_to_front(struct prices *p, int i)
{
	unsigned char list = p->order[i];

	memmove(p->order + 1, p->order, (size_t)i);
	p->order[0] = list;
}

bool
prices_exceed(struct search *s, const struct state *t, uint64_t budget)
{
	struct prices *p = s->prices;

	for (int i = 0; i < p->n; i++) {
		if (bound(&p->lists[p->order[i]], t) >
		    (int64_t)budget * FINE) {
			move_to_front(p, i);
			return true;
		}
	}
	return false;
}

uint64_t
prices_bound(const struct search *s, const struct state *t)
{
	const struct prices *p = s->prices;
	int64_t most = 0;

	for (int i = 0; i < p->n; i++)
		if (bound(&p->lists[i], t) > most)
			most = bound(&p->lists[i], t);
	return ((uint64_t)most + FINE - 1) / FINE;
}

static int64_t
least(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

/*
 * No way may be worth more than its cards: raise the price of one of them if it
 * is, preferably of one that the state lacks.
 */
static void
raise_prices(const struct search *s, const struct state *t,
    const struct list *l, int64_t *price)
{
	for (uint32_t i = 0; i < s->nways; i++) {
		const struct way *w = &s->ways[i];
		int64_t gain = w->worth * FINE +
		    l->joker * way_jokers(w);
		int64_t open = l->room * w->room;
		int raised = w->first;

		if (!w->whole)
			continue;
		for (uint64_t rest = w->need; rest; rest &= rest - 1) {
			int first = first_copy(s, bits_lowest(rest));

			gain -= price[first];
			if (!(t->left >> first & 1))
				raised = first;
		}
		gain += w->shape.kind == SHAPE_RUN ? l->run : l->set;
		if (shape_is_pure(&w->shape) && l->pure > open)
			gain += l->pure;
		else
			gain += open;
		if (gain > 0)
			price[raised] += gain;
	}
}

static void
sum_up(const struct search *s, struct list *l, const int64_t *price)
{
	for (int i = 0; i < s->n; i++) {
		int first = first_copy(s, i);
		int64_t due = (s->wild >> i & 1 ? 0 :
		    (int64_t)s->cost[i] * FINE) - price[first];
		int64_t *sums = l->cards[i / 4];

		if (i % 4 == 0)
			sums[0] = 0;
		for (int k = 0; k < 1 << i % 4; k++)
			sums[k | 1 << i % 4] = sums[k] + due;
	}
}

/* The list for new prices: a free one, or the one unused for longest. */
static struct list *
new_list(struct prices *p)
{
	if (p->n < LISTS) {
		p->order[p->n] = (unsigned char)p->n;
		p->n++;
	}
	return &p->lists[p->order[p->n - 1]];
}

void
prices_set(struct search *s, const struct state *t)
{
	struct list *l = new_list(s->prices);
	int64_t joker = s->joker_cost * FINE;
	struct rates rates;

	program_solve(s->prices->program, s, t, &rates);
	/*
	 * The cost of a joker left over, less the prices of a place and a
	 * joker.
	 */
	l->room = least(rates.room, joker);
	l->joker = least(joker - rates.joker, l->room);
	l->run = rates.run;
	l->pure = rates.pure;
	l->set = rates.set;
	raise_prices(s, t, l, rates.cards);
	sum_up(s, l, rates.cards);
}
