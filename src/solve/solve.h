/*
 * The best arrangement of a hand, exactly: by tables if they suffice, otherwise
 * by exhaustive search with memoization (doc/ALGORITHM.md).  One entry point
 * for every game: the differences are in the rules and in the demand.
 */
#ifndef SOLVE_H
#define SOLVE_H

#include "cards/arrangement.h"
#include "base/effort.h"
#include "melds/meld.h"
#include "rules/rules.h"
#include "solve/search.h"
#include "solve/solution.h"

/* Memory that searches share and reuse; bounded in size. */
struct solver;
struct solver *solver_create(void);
void solver_free(struct solver *);
/* The effort it may spend; unlimited at first. */
struct effort *solver_effort(struct solver *);
/* A search beside the one that it asks. */
struct search *solver_lister(struct solver *);

/*
 * Find, of all arrangements of the hand that meet the demand, the one with
 * least cost; then with least deadwood; then with the fewest unmatched cards;
 * then with the fewest melds; then the first when melds are listed in the order
 * of meld_compare, without surplus jokers, and compared one by one, a run before
 * a set of the same cards.  Melds are printed in the order of meld_print_order,
 * the unmatched cards in card order; jokers are dealt to their places as
 * doc/ALGORITHM.md says.
 */
void solve(struct solver *, const struct rules *, const struct hand *,
    const struct demand *, struct solution *);
/* The same, but found is false too if the least cost is not below this. */
void solve_below(struct solver *, const struct rules *, const struct hand *,
    const struct demand *, int cost, struct solution *);

/*
 * The same with melds of identical cards, where the rules have them (same.min),
 * and with printed jokers that are a card (joker_face), which the others do not
 * know: of equal arrangements one with few of these melds.
 */
void solve_all(struct solver *, const struct rules *, const struct hand *,
    const struct demand *, int below, struct solution *);

/*
 * The same without demand, by tables alone: false, and the rest is unset, if they
 * do not suffice, or are not made yet.
 */
bool solve_plain(struct solver *, const struct rules *, const struct hand *,
    struct arrangement *, int *deadwood);

/*
 * The most that melds of the hand which meet the demand can count (meld_worth);
 * 0 if none do.
 */
int solve_greatest(struct solver *, const struct rules *,
    const struct hand *, const struct demand *);

/* The least deadwood alone, without demand: the quick question. */
int solve_deadwood(struct solver *, const struct rules *, const struct hand *);
/* The same where melds do not score, if it is below that; else -1. */
int solve_least(struct solver *, const struct rules *, const struct hand *,
    int below);

/*
 * Call visit for every arrangement of the hand without jokers whose deadwood
 * is at most limit, each once, in no stated order; stops when it returns false.
 * Exponential in the hand by nature: for spreads of a gin hand.
 */
void solve_each(struct solver *, const struct rules *, const struct hand *,
    int limit, bool (*visit)(const struct arrangement *, int deadwood, void *),
    void *);

/* A hand laid out beside forms of melds on the table. */
struct table_solution {
	const struct search_result *found; /* its forms, until the next search */
	struct solution rest;              /* all but the cards laid off */
	card jokers[HAND_MAX];             /* laid off, in card order */
};

/*
 * The best arrangement of a hand that may also be laid off on melds on the table:
 * see search_table.  If points are demanded, rest has the melds that open, and
 * all other cards.
 */
void solve_table(struct solver *, const struct rules *, const struct hand *,
    const struct spread *, bool melds, const struct demand *,
    struct table_solution *);

/* Visit each choice of forms: see search_forms. */
void solve_forms(struct solver *, const struct rules *, const struct hand *,
    const struct spread *, search_visit *, void *context);
/*
 * The hand beside the forms of a result without melds; false if one of the jokers
 * that came to it cannot be laid.
 */
bool arrange_table(struct solver *, const struct rules *, const struct hand *,
    struct search_result *, struct table_solution *);

#endif
