/*
 * What a lost hand costs in Indian rummy, under each gate.
 */
#include <assert.h>

#include "oracle.h"

static const struct oracle_demand nothing = { 0 };
static const struct oracle_demand a_pure_run = { 1, 1, 0 };

/* Least value of the unmatched cards under the demand; -1: it is not met. */
static int
unmatched(struct oracle *o, unsigned cards, const struct oracle_demand *demand)
{
	struct oracle_best best;

	oracle_solve(o, cards, demand, &best);
	return best.found ? best.deadwood : -1;
}

static int
smaller(int a, int b)
{
	return a < b ? a : b;
}

/* Value of the pure run that saves most; there is one. */
static int
best_pure(const struct oracle *o, unsigned cards)
{
	int most = 0;

	for (int i = 0; i < o->nmelds; i++) {
		int value = oracle_value(o, o->melds[i].cards);

		if (o->melds[i].cards & ~cards)
			continue;
		if (o->melds[i].reading.pure && value > most)
			most = value;
	}
	return most;
}

/* The most that pure runs, from this meld on, can take out of the cards. */
static int
most_pure(struct oracle *o, unsigned cards, int from)
{
	int most = 0;

	for (int i = from; i < o->nmelds; i++) {
		unsigned meld = o->melds[i].cards;

		if ((meld & ~cards) || !o->melds[i].reading.pure)
			continue;
		most = -smaller(-most, -oracle_value(o, meld) -
		    most_pure(o, cards & ~meld, i + 1));
	}
	return most;
}

/*
 * A hand that could be declared counts nothing.  One that could show all the gate
 * asks for may still be shown as less, where that costs less.
 */
static int
count(struct oracle *o, unsigned cards, const struct oracle_loss *loss,
    bool pure)
{
	int all = oracle_value(o, cards);
	int met = unmatched(o, cards, &loss->demand);

	if (oracle_complete(o, cards, &loss->demand))
		return 0;
	switch (loss->gate) {
	case ORACLE_GATE_NONE:
		return unmatched(o, cards, &nothing);
	case ORACLE_GATE_TWO_SEQUENCES:
		return met < 0 ? all : met;
	case ORACLE_GATE_LADDER:
		if (pure)
			all -= best_pure(o, cards);
		return met < 0 ? all : smaller(all, met);
	case ORACLE_GATE_PURE_RUNS:
		all -= most_pure(o, cards, 0);
		return met < 0 ? all : smaller(all, met);
	case ORACLE_GATE_PURE_ONLY:
		return pure ? unmatched(o, cards, &a_pure_run) : all;
	}
	return all;
}

/* The same of what shows a pure run, of which there is one; the cap for none. */
static int
count_with_pure(struct oracle *o, unsigned cards,
    const struct oracle_loss *loss)
{
	struct oracle_loss with = *loss;

	with.demand.min_runs += !with.demand.min_runs;
	with.demand.min_pure += !with.demand.min_pure;
	if (loss->gate == ORACLE_GATE_NONE)
		with.gate = ORACLE_GATE_PURE_ONLY;
	return count(o, cards, &with, true);
}

void
oracle_lose(struct oracle *o, unsigned cards, const struct oracle_loss *loss,
    struct oracle_count *c)
{
	bool pure = unmatched(o, cards, &a_pure_run) >= 0;

	assert(loss->demand.min_runs <= o->demand.min_runs);
	c->counted = count(o, cards, loss, pure);
	c->points = c->counted;
	if (loss->cap >= 0 && loss->flat &&
	    !oracle_complete(o, cards, &loss->demand)) {
		int with = pure ? count_with_pure(o, cards, loss) : loss->cap;

		/* Without a pure run among what is shown it is the cap. */
		c->points = smaller(with, loss->cap);
		if (with < loss->cap)
			c->counted = with;
	} else if (loss->cap >= 0) {
		c->points = smaller(c->points, loss->cap);
	}
	c->points = (c->points + loss->round_to / 2) / loss->round_to
	    * loss->round_to;
}
