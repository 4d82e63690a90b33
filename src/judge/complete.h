/*
 * Hands that are complete without melding every card: pairs of identical cards,
 * melds of identical cards, jokers (declare.pairs, .triples, .wilds).
 */
#ifndef COMPLETE_H
#define COMPLETE_H

#include "cards/arrangement.h"
#include "melds/meld.h"
#include "solve/solve.h"

/* By what a hand is complete without melding every card. */
enum complete { COMPLETE_NOT, COMPLETE_PAIRS, COMPLETE_TRIPLES,
	COMPLETE_WILDS };

/* Are these cards a pair, as declare.pairs and declare.pair-jokers count them? */
bool is_pair(const struct rules *, const card *cards, int n);

/* Is there a claim that does not meld every card? */
bool has_other_claims(const struct rules *);

/*
 * In which of these ways is the arrangement, whose groups are read as melds,
 * complete?  Groups that belong to the claim without being melds become
 * MELD_PART.
 */
enum complete complete_as_grouped(const struct rules *,
    const struct arrangement *, struct meld *melds);

/*
 * How many groups are pairs, where pairs are a claim, no melds, and most groups
 * are pairs; otherwise 0: the groups are meant as melds.
 */
int claimed_pairs(const struct rules *, const struct arrangement *);

/*
 * The pairs of identical cards that declare.pairs counts, jokers included;
 * cards, if not NULL, gets theirs, up to HAND_MAX.
 */
int count_pairs(const struct rules *, const struct hand *, card *cards);
/* The most that it costs a loser (lose.pairs-from), or KEY_NONE. */
int price_of_pairs(const struct rules *, const struct hand *);

/* Lay the hand out in one of these ways; false, *out unset, if it cannot be. */
bool complete_layout(const struct rules *, const struct hand *,
    struct arrangement *out);

#endif
