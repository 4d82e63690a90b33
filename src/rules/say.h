/* A rule in the words of a player; the caller adds its key. */
#ifndef RULES_SAY_H
#define RULES_SAY_H

#include "rules/table.h"

/*
 * Append what the row's value means under these rules, such as "one pure
 * sequence is exempt", as a clause without a capital. page: as a sentence on a
 * page of these rules; false, nothing appended, if such a page need not have
 * it.  Without page always true.
 */
bool rules_say(const struct rules *, const struct row *, bool page,
    struct buf *);

#endif
