/*
 * The best arrangement of a hand, exactly: exhaustive search with
 * memoization (doc/ALGORITHM.md).  One entry point for every game; what they
 * differ in stands in the rules and in the demand.
 */
#ifndef SOLVE_H
#define SOLVE_H

#include "arrangement.h"
#include "meld.h"
#include "rules.h"

/* What an arrangement must hold to be one at all. */
struct demand {
	int min_runs; /* runs, at least */
	int min_pure; /* runs without a joker, at least */
};

struct solution {
	bool found;   /* false: nothing meets the demand; the rest is unset */
	int deadwood; /* value of the unmatched cards */
	struct arrangement best; /* groups in the stated order, no discard */
};

/* What searches share and reuse; bounded in size. */
struct solver;
struct solver *solver_create(void);
void solver_free(struct solver *);

/*
 * Of all arrangements of the hand that meet the demand the one with least
 * deadwood; of those with the fewest unmatched cards; then the fewest melds;
 * then the one that comes first when both list their melds in the order of
 * meld_compare, surplus jokers left out, and are compared meld by meld.  Where
 * jokers cost nothing, arrangements in which one stands for a card that the hand
 * itself could put there are left out, unless a pure run needs the card.
 * Melds are printed in the order of meld_print_order, the unmatched cards in
 * card order; jokers are dealt to their places as doc/ALGORITHM.md says.
 */
void solve(struct solver *, const struct rules *, const struct hand *,
    const struct demand *, struct solution *);

/* The least deadwood alone, without demand: the quick question. */
int solve_deadwood(struct solver *, const struct rules *, const struct hand *);

/*
 * Put melds and unmatched cards into an arrangement in the stated order
 * (meld_print_order; unmatched cards in card order).  Sorts melds.
 */
void arrange_melds(struct arrangement *, struct meld *melds, int n,
    const struct hand *unmatched);

/*
 * Call visit for every arrangement of the hand without jokers whose deadwood
 * is at most limit, each once, in no stated order; stops when it returns false.
 * Exponential in the hand by nature: for spreads of a gin hand.
 */
void solve_each(const struct rules *, const struct hand *, int limit,
    bool (*visit)(const struct arrangement *, int deadwood, void *), void *);

#endif
