/*
 * A deal as it is printed, and so as it reads back: the results of other houses
 * must not depend on whether a record was typed or is output.
 */
#ifndef PRINTED_H
#define PRINTED_H

#include "why/again.h"

/*
 * The deal, whose verdicts these are, as it is printed.  A seat that is an
 * error becomes one that could not be read, a claim that was grouped is as it
 * was laid out.  Any other hand is plain, for each house to arrange, if it is
 * grouped as rummy would group it under its own rules; otherwise it is as shown.
 * Lives in the arena.
 */
const struct deal *printed_deal(struct again *, const struct deal *,
    const struct verdicts *, struct arena *);

#endif
