/*
 * A seat as the line of text that would be read back as it: NAME: VERB BODY.  What
 * stands around it, results and colours, is for the formats.
 */
#ifndef SEAT_LINE_H
#define SEAT_LINE_H

#include "cards/notation.h"
#include "deal/deal.h"

/* "Asha: knock ", or less, or nothing. */
void seat_line_head(struct buf *, const struct seat *);

/*
 * Cards, action or figure; shown as it was judged, or NULL: as it was given.  The
 * buffer may not be empty where there are no cards, nor the seat one without a
 * line that can be read (SEAT_BAD).
 */
void seat_line_body(struct buf *, const struct seat *,
    const struct arrangement *shown, enum card_style);

/* What stands behind "! " for a seat that could be neither read nor judged. */
void seat_line_bad(struct buf *, const struct seat *, enum card_style);

/* Are there cards in the seat, or only a word or a figure? */
bool seat_has_cards(const struct seat *);

#endif
