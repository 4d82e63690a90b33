/*
 * What a hand counts for a player who did not win the deal: which melds are
 * exempt (the key lose.gate), and the points after cap and rounding.
 */
#ifndef LOSER_H
#define LOSER_H

#include "solve/solve.h"

/* Numbers of melds, each read to the player's advantage. */
struct tally {
	int runs, pure;
	int melds; /* all groups that are melds */
};

/* Count the n melds; a group that can be either counts as the run. */
struct tally tally_melds(const struct meld *, int n);

/* The value of the n cards when unmatched. */
int cards_value(const struct rules *, const card *, int n);

/*
 * The discard if all else is equal is the card with the greatest of these: by
 * rank, then suit; printed jokers are lowest.
 */
int discard_order(card);

/* Does the tally have the runs and pure runs that a declaration needs? */
bool meets_demand(const struct rules *, const struct tally *);

/*
 * Which of the n melds count although they are melds, as bits: those that the
 * gate does not exempt.  It exempts all, none, or one pure run; all of a hand
 * that could be declared.  all: no card is outside the groups.
 */
uint32_t melds_not_excused(const struct rules *, const struct meld *, int n,
    bool all);

/* The points of a loser with this deadwood. */
int loser_points(const struct rules *, int deadwood, bool has_pure);

/* A hand laid out at its best for a player who has not won. */
struct layout {
	struct solution laid;
	bool has_pure; /* a pure run, if points depend on one */
	bool complete; /* a valid claim, where the gate differs */
	bool counts;   /* its one group is a pure run that counts */
};

/*
 * The best layout of the hand: least points, then deadwood, then fewest
 * unmatched cards, then one that could be claimed; with may_discard also over
 * the discard, the highest (by rank, then suit) if all else is equal.
 */
void lay_out(struct solver *, const struct rules *, const struct hand *,
    bool may_discard, struct layout *);

#endif
