/* How many cards and how many jokers a meld may have, for the solver. */
#ifndef LIMITS_H
#define LIMITS_H

#include "melds/meld.h"

/* What an arrangement must have. */
struct demand {
	int min_runs; /* runs, at least */
	int min_pure; /* runs without a joker, at least */
	int long_run; /* cards of one of min_runs, at least; 0: any */
	int one_meld; /* 1: a run or set of the hand's own; without long_run */
	int points;   /* that the melds count (meld_worth), at least */
	/*
	 * With points, 1: cards laid off later may lengthen a meld.  The solution
	 * then has the meld without its jokers, but the cost is that of all its
	 * cards.  An int, as demands are compared by bytes.
	 */
	int lengthens;
};

/* For min_runs: exactly the melds of the round's contract, which must exist. */
#define DEMAND_CONTRACT (-1)

/* Numbers of cards; the greatest may be KEY_NONE. */
struct limits {
	const struct rules *rules;
	int run_min, run_max;
	int set_min, set_max;
	bool contract; /* they are of the melds of a contract */
	bool placed;   /* the place of a run matters to other runs */
	bool counted;  /* every number of jokers in a run must be tried */
	bool opening;  /* what each meld counts matters */
	bool every;    /* every number of jokers in a meld must be tried */
	bool cut;      /* a meld of the contract may be a part of one laid */
};

/* The limits of melds that meet the demand. */
struct limits limits_of(const struct rules *, const struct demand *);

/* May a meld of size cards have that many jokers? */
static inline bool
limits_allow_jokers(const struct rules *r, int size, int jokers, bool is_run)
{
	int most = is_run ? r->jokers_max_per_run : r->jokers_max_per_set;

	return size - jokers >= r->jokers_min_naturals &&
	    (most == KEY_NONE || jokers <= most) && (!r->jokers_by_place ||
	    (jokers <= steps_at(&r->jokers_max_by_size, size, jokers) &&
	    (size - jokers) * 100 >= r->jokers_natural_percent * size));
}

/* As run_longest, but no more than one meld may have. */
static inline int
limits_longest(const struct limits *l, int start)
{
	int most = run_longest(l->rules, start);

	return l->run_max == KEY_NONE ? most : min_of(most, l->run_max);
}

/* How many more jokers may the meld take, where only their number matters? */
static inline int
limits_room(const struct limits *l, int size, int jokers, bool is_run)
{
	const struct rules *r = l->rules;
	int most = is_run ? l->run_max : l->set_max, room = HAND_MAX;
	int limit = is_run ? r->jokers_max_per_run : r->jokers_max_per_set;

	/* In these cases the search tries every number of jokers itself. */
	if (r->jokers_by_place || l->every || (is_run && l->counted))
		return 0;
	if (is_run)
		room = run_longest(r, r->run_first) - size;
	if (most != KEY_NONE)
		room = min_of(room, most - size);
	if (limit != KEY_NONE)
		room = min_of(room, limit - jokers);
	return room;
}

#endif
