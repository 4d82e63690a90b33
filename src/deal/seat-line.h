/* A seat as the line of text that reads back as it: NAME: VERB BODY. */
#ifndef SEAT_LINE_H
#define SEAT_LINE_H

#include "cards/notation.h"
#include "deal/deal.h"

/* Append "Asha: knock ", or only the name or the verb, or nothing. */
void seat_line_head(struct buf *, const struct seat *);

/*
 * Append cards, action or figure, the cards as in shown or, if it is NULL, as
 * they were given.  Not for SEAT_BAD.  A blank that nothing comes after is removed
 * from the buffer.
 */
void seat_line_body(struct buf *, const struct seat *,
    const struct arrangement *shown, card_style);

/* Append the text after "! " for a seat that could not be read or judged. */
void seat_line_bad(struct buf *, const struct seat *, card_style);

/* Are there cards in the seat, or only a word or a figure? */
bool seat_has_cards(const struct seat *);

#endif
