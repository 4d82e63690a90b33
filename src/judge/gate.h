/*
 * What a hand counts for a player who did not win the deal: which melds are
 * exempt (the key lose.gate), and the points after cap and rounding.
 */
#ifndef GATE_H
#define GATE_H

#include "melds/meld.h"

/* Numbers of melds, as they are read. */
struct tally {
	int runs, pure;
	int melds; /* of all kinds */
	int longest; /* cards of the longest run */
};

/* Count the n melds; a group of kind MELD_NONE is not one. */
struct tally tally_melds(const struct meld *, int n);

/* The value of the n cards when unmatched. */
int cards_value(const struct rules *, const card *, int n);
/* That of the cards in no group. */
int left_value(const struct rules *, const struct arrangement *);

/* Does the tally have the runs, pure and long ones, that a claim needs? */
bool meets_demand(const struct rules *, const struct tally *);
/* Has it those that first melds need, whatever they count? */
bool meets_opening(const struct rules *, const struct tally *);

/*
 * Could the n melds be declared, number of cards and discard aside?  Then none
 * of them counts, whatever pure run the gate or the cap asks for.  all: no card
 * is outside the groups.
 */
bool melds_complete(const struct rules *, const struct meld *, int n, bool all);

/*
 * Which of the n melds count, as bits: those that the gate does not exempt.  It
 * exempts all, none, or one pure run; all of a hand that could be declared.
 * all: no card is outside the groups.
 */
uint32_t melds_not_exempt(const struct rules *, const struct meld *, int n,
    bool all);

/* The points of a loser with this deadwood, by cap and rounding. */
int loser_points(const struct rules *, int deadwood, bool has_pure);

#endif
