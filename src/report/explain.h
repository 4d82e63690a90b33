/* Explanations as lines of text. */
#ifndef EXPLAIN_H
#define EXPLAIN_H

#include "cards/card.h"
#include "why/finding.h"

/* The explanations of a deal, in lines without "#: ". */
void explain(struct buf *, const struct why *, card_style);
/* One of these lines, without LF, of a finding that is not plain. */
void explain_one(struct buf *, const struct why *, const struct why_finding *,
    card_style);

#endif
