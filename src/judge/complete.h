/*
 * Hands that are complete without melding every card: pairs of identical cards,
 * melds of identical cards, jokers (declare.pairs, .triples, .wilds).
 */
#ifndef COMPLETE_H
#define COMPLETE_H

#include "cards/arrangement.h"
#include "melds/meld.h"

/* How a hand is complete: with which of these, COMPLETE_NOT with none. */
enum complete { COMPLETE_NOT, COMPLETE_PAIRS, COMPLETE_TRIPLES,
	COMPLETE_WILDS };

/* Is there a claim that does not meld every card? */
bool has_other_claims(const struct rules *);

/*
 * Is the arrangement, read as melds, complete in one of these ways?  Groups that
 * are a part of that, and no meld, become MELD_PART.
 */
enum complete complete_as_grouped(const struct rules *,
    const struct arrangement *, struct meld *melds);

/*
 * How many pairs, where most groups are pairs and that is a claim; else 0: then
 * the groups are meant as melds.
 */
int claimed_pairs(const struct rules *, const struct arrangement *);

/*
 * How many pairs of identical cards the hand has, as declare.pairs counts
 * them: of jokers, too.
 */
int count_pairs(const struct rules *, const struct hand *);
/* The most that it costs a loser (lose.pairs-from), or KEY_NONE. */
int price_of_pairs(const struct rules *, const struct hand *);

/* The hand laid out in one of these ways; false, out unset, if there is none. */
bool complete_layout(const struct rules *, const struct hand *,
    struct arrangement *out);

#endif
