/* What several formats, or parts of one, say alike. */
#ifndef REPORT_H
#define REPORT_H

#include "cards/card.h"
#include "base/util.h"

/*
 * The text, which is UTF-8 without U+xxFFFE and U+xxFFFF, in double quotes as both
 * JSON and YAML read it.
 */
void report_quoted(struct buf *, struct text);

/* A field of TSV: tabs and line ends as \t and \n, what is no text as \xHH. */
void report_field(struct buf *, struct text);

/* The fact wild=: a card, or a rank ("T"). */
void report_wild(struct buf *, card);

#endif
