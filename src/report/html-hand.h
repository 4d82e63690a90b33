/* The cards of a seat on the HTML page. */
#ifndef HTML_HAND_H
#define HTML_HAND_H

#include "base/util.h"
#include "judge/judge.h"

/* Append a list of the melds, lay-offs, cards left and discard of seat i. */
void html_hand(struct buf *, const struct deal *, const struct verdicts *, int i);

#endif
