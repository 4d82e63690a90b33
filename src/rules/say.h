/* A rule in the words of a player: the key that says so is the caller's to add. */
#ifndef RULES_SAY_H
#define RULES_SAY_H

#include "rules/table.h"

/*
 * Append what the row's value says under these rules: "one pure sequence is
 * excused".  A clause, its first letter small.  page: it is to stand by itself
 * as a sentence, among the others of these rules; false, nothing appended, if
 * such a page need not say it.  Not for a page it is always true.
 */
bool rules_say(const struct rules *, const struct row *, bool page,
    struct buf *);

#endif
