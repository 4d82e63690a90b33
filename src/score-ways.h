/* The ways to score a deal, for the table in score.c. */
#ifndef SCORE_WAYS_H
#define SCORE_WAYS_H

#include "judge.h"

struct scoring_deal {
	struct solver *solver;
	const struct rules *rules;
	const struct deal *deal;
	struct arena *arena;
	struct verdicts *v;
};

void give_points(struct judgement *, int points);

/*
 * scoring: difference.  One of two players ends the deal; the difference of
 * the counts is written, with the bonus for gin or for an undercut (seed 004,
 * lines 21-25).
 */
void score_difference(struct scoring_deal *);
/* Points of a seat that has no others, -1 for none. */
int lone_difference(const struct rules *, const struct seat *,
    const struct judgement *);

/*
 * scoring: penalty.  The winner writes nothing, the others what they hold or did
 * (seed 000, lines 295-309; seed 001, lines 284-291; seed 003, lines 104-124).
 */
void score_penalty(struct scoring_deal *);
int lone_penalty(const struct rules *, const struct seat *,
    const struct judgement *);

#endif
