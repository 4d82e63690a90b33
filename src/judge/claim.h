/* What a claim is, in games whose melds are laid on the table. */
#ifndef CLAIM_H
#define CLAIM_H

#include "judge/on-table.h"

/* Is no card left, none refused, and each group laid before a meld? */
bool is_empty(const struct judging *);

/* Has the seat, with its melds on the table, as many cards as are dealt? */
bool is_whole_hand(const struct judging *);

/*
 * Does the claim, or the layout of a hand without one, go out, so that it must
 * leave no card?  Not if it only goes down: also with a contract that need not
 * take every card, and if a hand without a claim has still to open.  What would
 * go down but leaves no card of a whole hand goes out.
 */
bool claims_out(const struct judging *);

/* Can the groups shown be laid on the table, whatever the other cards are? */
bool groups_can_lie(struct judging *);

/*
 * Could a card of the arrangement be laid off on the table, as rummy may not
 * (at-once.playable)?  Stores the first such card; false if it may.
 */
bool is_playable(const struct judging *, const struct arrangement *,
    card *which);

/* Note a claim of all cards at once before its turn; returns whether it is. */
bool find_early(struct judging *);

#endif
