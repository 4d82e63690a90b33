/* The context of rules as text that reads back; rules_show is in rules.h. */
#ifndef RULES_SHOW_H
#define RULES_SHOW_H

#include "rules/rules.h"

/*
 * "[gin+oklahoma turn-up=5H knock.ace-limit=0]": the name, the known facts, and
 * the keys that are given and act.  given is by key, as in struct rules.  Lives
 * in the arena.
 */
struct text rules_context(const struct rules *, const enum rules_from *given,
    struct arena *);

#endif
