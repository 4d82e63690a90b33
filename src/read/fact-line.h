/*
 * A fact of the table below, or its rule set, on a line of its own, as people
 * write it: "Joker: QH", "wild QH", "Rules: taj".
 */
#ifndef FACT_LINE_H
#define FACT_LINE_H

#include "read/parse-head.h"

/*
 * The key of the fact that the line with this head says, "rules" for a rule set,
 * or NULL.  Where no ":" ends its name, the head's body is set to the value.
 */
const char *fact_line_key(struct text line, struct head *);

/*
 * The words of a context (rules/brackets.h) that says all that the words above
 * do, and the fact; in the arena.  Facts of one deal are kept only if fresh.
 * Empty: the value is not one; e is filled, code "fact", without a column.
 */
struct text fact_line_words(struct text above, const char *key, bool fresh,
    struct text value, struct arena *, struct error *);

#endif
