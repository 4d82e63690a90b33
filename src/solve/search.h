/*
 * The exhaustive search with memoization behind solve: the best set of shapes
 * for the cards that are left.  See doc/ALGORITHM.md, "The search".
 */
#ifndef SEARCH_H
#define SEARCH_H

#include "base/effort.h"
#include "solve/shape.h"

/* The cards of a hand bound its melds. */
#define SHAPES_MAX (HAND_MAX / 2)

/* What an arrangement must have. */
struct demand {
	int min_runs; /* runs, at least */
	int min_pure; /* runs without a joker, at least */
	int long_run; /* cards of one of min_runs, at least; 0: any */
	int points;   /* that the melds count (meld_worth), at least */
	/*
	 * With points: may cards laid off later lengthen a meld?  The solution then
	 * has the meld without its jokers, but the cost is that of all its cards.
	 */
	int lengthens; /* 1: they may; an int, as demands are compared by bytes */
	int later;     /* jokers from elsewhere that such cards may include */
};

/* For min_runs: exactly the melds of the round's contract, which must exist. */
#define DEMAND_CONTRACT (-1)

extern const struct demand demand_none;
/* The limits of melds that meet the demand. */
struct limits demand_limits(const struct rules *, const struct demand *);

struct search_result {
	bool found;
	int cost, unmatched; /* see left_cost in rules.h; unmatched cards */
	int n;
	struct shape shapes[SHAPES_MAX]; /* in the order of shape_compare */
};

struct search;
/*
 * The effort must outlive the search, which takes a step of it for each state.
 */
struct search *search_create(struct effort *);
void search_free(struct search *);

/*
 * Find the least cost, if it is below this one, that meets the demand; ties:
 * fewest unmatched cards, fewest shapes, first list of shapes.  Shapes of runs
 * in a contract include all their jokers.  If the effort is spent, nothing is
 * found with a demand, and nothing melded without one.
 */
void search_below(struct search *, const struct rules *, const struct hand *,
    const struct demand *, int cost, struct search_result *);

#endif
