/*
 * What a claim is, in games whose melds are laid on the table, and what a
 * player lays down first: the contract of the round, or melds that must count
 * points (opening.points), with what follows in the same turn.
 */
#ifndef CLAIM_H
#define CLAIM_H

#include "judge/on-table.h"

/*
 * Judge the shown cards, once lay-offs have their places: sets verdict,
 * findings and is_out (checks.c).  False if the groups shown cannot be laid on
 * the table, so that their cards count.
 */
bool judge_claim(struct judging *);

/* Must the cards meet the contract? */
bool wants_contract(const struct judging *);
/* Must the melds laid now open: are they the player's first? */
bool wants_opening(const struct judging *);

/*
 * Do the groups shown open?  Sets out->opening, if there are any; out->late:
 * only a player who has opened may take a joker, so the groups with the jokers
 * taken in this turn are laid after those that open.
 */
bool melds_open(struct judging *);

/*
 * Lay down the contract or melds that open, with the lay-offs that leave least,
 * all cards if that opens; found: the hand can.  Sets only that and best.
 */
void lay_out_first(struct judging *, const struct hand *, struct solution *);

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
