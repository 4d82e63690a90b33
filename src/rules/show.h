/*
 * The context of rules as text that reads back, and a rule in the words of a
 * player; rules_show is in rules.h.
 */
#ifndef RULES_SHOW_H
#define RULES_SHOW_H

#include "rules/table.h"

/*
 * Fill what is stated, the known facts and the given keys, and the context:
 * "[gin+oklahoma turn-up=5H knock.ace-limit=0]".  They live in the arena.
 * given: by key, who set it over the files; FROM_DEFAULT: no one.
 */
void rules_state(struct rules *, const enum rules_from *given, struct arena *);

/*
 * Append what the row's value means under these rules, such as "one pure
 * sequence is exempt", as a clause without a capital; the caller adds its key.
 * page: as a sentence on a page of these rules; false, nothing appended, if
 * such a page need not have it.  Without page always true.
 */
bool rules_say(const struct rules *, const struct row *, bool page,
    struct buf *);

#endif
