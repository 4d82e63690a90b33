/*
 * What a hand counts for a player who did not win the deal: which melds the
 * rules excuse (the key lose.gate), and the points after cap and rounding.
 */
#ifndef LOSER_H
#define LOSER_H

#include "solve/solve.h"

/* Melds counted as what they can be read as, to the player's best. */
struct tally {
	int runs, pure;
	int melds; /* all groups that are melds */
};

/* Count the n melds; a group that can be either counts as the run. */
struct tally tally_melds(const struct meld *, int n);

/* What the n cards count when unmatched. */
int cards_value(const struct rules *, const card *, int n);

/*
 * Which card is let go when all else is equal: the one for which this is most.
 * By rank, then suit; printed jokers last of all.
 */
int discard_order(card);

/* Does the tally hold the runs and pure runs that a declaration needs? */
bool meets_demand(const struct rules *, const struct tally *);

/*
 * Which of the n melds count although they are melds, as bits: those that the
 * gate does not excuse.  It excuses all, none, or one pure run; all of a hand
 * that could be declared.  all: no card is outside the groups.
 */
uint32_t melds_not_excused(const struct rules *, const struct meld *, int n,
    bool all);

/* The points of a loser whose cards count so much. */
int loser_points(const struct rules *, int deadwood, bool has_pure);

/* A hand laid out as well as the rules let a player who has not won. */
struct layout {
	struct solution laid;
	bool has_pure; /* a run without a joker, if points hang on one */
	bool complete; /* a claim, where the gate asks for something else */
};

/*
 * The best layout of the hand: least points, then deadwood, then fewest
 * unmatched cards, then one that could be claimed; with may_discard also over the
 * card to let go, the highest (by rank, then suit) when all else is equal.
 */
void lay_out(struct solver *, const struct rules *, const struct hand *,
    bool may_discard, struct layout *);

#endif
