/*
 * What the formats for machines say alike: a seat as a line of text in ASCII,
 * and texts in quotes.
 */
#ifndef REPORT_H
#define REPORT_H

#include "table.h"

/*
 * The text, which is UTF-8 without U+xxFFFE and U+xxFFFF, in double quotes as both
 * JSON and YAML read it.
 */
void report_quoted(struct buf *, struct text);

/*
 * A seat's cards, action or figure as a line of text has them, without name,
 * verb and result; shown as it was judged, or NULL: as it was given.
 */
void report_body(struct buf *, const struct seat *,
    const struct arrangement *shown);

/* Are there cards in the seat, or only a word or a figure? */
bool report_has_cards(const struct seat *);

/* What stands behind "! " for a seat that could be neither read nor judged. */
void report_bad_line(struct buf *, const struct seat *);

/* The fact wild=: a card, or a rank ("T"). */
void report_wild(struct buf *, card);

#endif
