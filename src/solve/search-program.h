/*
 * The best prices for one state of the search: the dual of a linear program, how
 * much of each way to lay.  See doc/ALGORITHM.md, "Prices".
 */
#ifndef SEARCH_PROGRAM_H
#define SEARCH_PROGRAM_H

#include "solve/inside.h"

#define FINE 4096 /* parts of the least value that prices are counted in */
#define DEAREST (INT64_C(1) << 42) /* a price, at most; no hand is worth that */

struct rates {
	int64_t cards[HAND_MAX]; /* by a first copy; 0 if the state has none */
	int64_t joker;     /* price of a joker */
	int64_t room;      /* price of a place for a surplus joker */
	int64_t run, pure; /* prizes */
	int64_t set;       /* and of a contract, below 0 if one more is too many */
};

struct program;
struct program *program_create(void);
void program_free(struct program *);

/*
 * Prices for a state that are best or nearly so, none below 0.  A way may still
 * be worth more than its price.
 */
void program_solve(struct program *, const struct search *,
    const struct state *, struct rates *);

#endif
