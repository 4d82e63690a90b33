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
 */
void rules_state(struct rules *, struct arena *);

/*
 * The rules that have the stated value of a given key: these or, as one that
 * cannot act may only be stated as it is without the statement, those below.
 */
const struct rules *rules_stating(const struct rules *, enum rule_key);

/*
 * Append what the row's value means under these rules, such as "one pure
 * sequence is exempt", as a clause without a capital; the caller adds its key.
 * page: as a sentence on a page of these rules; false, nothing appended, if
 * such a page need not have it.  Without page always true.
 */
bool rules_say(const struct rules *, const struct row *, bool page,
    struct buf *);

#endif
