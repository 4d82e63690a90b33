/*
 * A seat as the line of text that reads back as it: NAME: VERB BODY.  The
 * formats add results and colours.
 */
#ifndef SEAT_LINE_H
#define SEAT_LINE_H

#include "cards/notation.h"
#include "deal/deal.h"

/* "Asha: knock ", or less, or nothing. */
void seat_line_head(struct buf *, const struct seat *);

/*
 * Append cards, action or figure: shown, as it was judged, or if NULL, as it
 * was given.  If there are no cards the buffer must not be empty; the seat must
 * not be a SEAT_BAD.
 */
void seat_line_body(struct buf *, const struct seat *,
    const struct arrangement *shown, enum card_style);

/* Append the text after "! " for a seat that could not be read or judged. */
void seat_line_bad(struct buf *, const struct seat *, enum card_style);

/* Are there cards in the seat, or only a word or a figure? */
bool seat_has_cards(const struct seat *);

#endif
