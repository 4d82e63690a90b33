/* More copies of a card than the packs hold, in a hand or across a table. */
#ifndef PACKS_H
#define PACKS_H

#include "deal/deal.h"

/*
 * Add a seat's cards to those in the hand, but for jokers that it took from the
 * table.  Returns a card that the hand now has more often than the packs, or
 * cannot hold (then cards after it are not added); CARD_NONE if there is none.
 */
card overdraw(const struct rules *, struct hand *, const struct seat *,
    const struct hand *taken);

/*
 * Fill e, code "packs": the seat's card c is one too many, in its own hand or,
 * unless holder is NULL, beside that seat's.  Line, column and source are those
 * of the card too many.  before goes before the sentence: "" or "warning: ".
 */
void packs_fail(const struct rules *, const struct seat *, card c,
    const struct seat *holder, const char *before, struct error *e);

/* How many copies of the card there are in all packs. */
int packs_have(const struct rules *, card);

/* How often the seat has the card, its melds on the table included. */
int packs_copies(const struct seat *, card c);

/* The first seat that holds the card; one does. */
const struct seat *packs_holder(const struct deal *, card c);

#endif
