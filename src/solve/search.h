/*
 * The exhaustive search with memoization behind solve: the best set of shapes
 * for the cards that are left.  See doc/ALGORITHM.md, "The search".
 */
#ifndef SEARCH_H
#define SEARCH_H

#include "base/effort.h"
#include "solve/shape.h"
#include "solve/spread.h"

/* The cards of a hand bound its melds. */
#define SHAPES_MAX (HAND_MAX / 2)

/*
 * Nothing; the contract of the round, which must exist: if it is complete, no
 * card may be left.
 */
extern const struct demand demand_none, demand_contract;

#define TABLE_MAX 128 /* melds on the table that a hand may change */

struct search_result {
	bool found;
	int cost, unmatched; /* see left_cost in rules.h; unmatched cards */
	int n;
	struct shape shapes[SHAPES_MAX]; /* in the order of shape_compare */
	/* Of the melds on the table those that may change; until the next search. */
	int nforms;
	const struct form *forms[TABLE_MAX];
	struct hand left; /* cards that are not laid off, and jokers that are */
	int laid;         /* how many of those jokers are laid off */
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

/*
 * The same with melds on the table, on which cards may be laid off: of equal
 * arrangements the one with the fewest laid off.  Jokers that cards of the hand
 * replace come to the hand, and must be laid; where points are demanded they may
 * not count to them.  melds: the hand may lay melds of its own, too.  False if no
 * card can be laid off and nothing is demanded: then nothing was searched.
 */
bool search_table(struct search *, const struct rules *, const struct hand *,
    const struct spread *, bool melds, const struct demand *,
    struct search_result *);

/* Call visit for each choice of forms alone: found, shapes and costs are not set. */
typedef void search_visit(void *context, struct search_result *);
void search_forms(struct search *, const struct rules *, const struct hand *,
    const struct spread *, search_visit *, void *context);

#endif
