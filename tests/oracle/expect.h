/*
 * The expected result of a deal, from its keys and by brute force where
 * possible; and what must not change if cards come in another order, suits are
 * renamed, or a seat is judged alone.
 */
#ifndef EXPECT_H
#define EXPECT_H

#include "settle/referee.h"
#include "translate.h"

#define EXPECT_MOST 9 /* cards of a plain hand, so that it does not take long */

/* Call broken() if the verdicts are not those of the rules. */
void expect_check(const struct deal *, const struct verdicts *);

/* How many seats and deals the oracle has judged. */
long expect_compared(void);

/* Each of these returns whether it could compare anything. */

/* A hand as it is grouped. */
struct expect_grouped {
	int bad, runs, pure;
	int longest;   /* cards of the longest run */
	int loose;     /* value of the cards in no meld */
	int all;
	int best_pure; /* value of the highest-valued pure run */
	int pures;     /* of all pure runs */
	int unmatched; /* cards in no meld */
};

void expect_group(const struct oracle_rules *, const struct arrangement *,
    struct expect_grouped *);
int expect_sum(const struct oracle_rules *, const card *cards, int n);

/* most: cards of a plain hand that is arranged. */
bool expect_lone(struct oracle *, const struct rules *, const struct seat *,
    const struct judgement *, int most);
bool expect_laid(const struct rules *, const struct seat *,
    const struct judgement *);
bool expect_knock(struct oracle *, const struct deal *,
    const struct verdicts *);
bool expect_deal(struct oracle *, const struct deal *, const struct verdicts *);

#endif
