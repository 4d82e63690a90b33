/* Rules as text that reads back: for compile.c, beside rules_show. */
#ifndef RULES_SHOW_H
#define RULES_SHOW_H

#include "rules/rules.h"

/*
 * "[gin+oklahoma turn-up=5H knock.ace-limit=0]": the name, the known facts, and
 * the keys whose row (of rules_rows) is given.  Lives in the arena.
 */
struct text rules_context(const struct rules *, const enum rules_from *given,
    struct arena *);

#endif
