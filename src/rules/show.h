/* The context of rules as text that reads back; rules_show is in rules.h. */
#ifndef RULES_SHOW_H
#define RULES_SHOW_H

#include "rules/rules.h"

/*
 * Fill what is stated, the known facts and the keys whose row (of rules_rows)
 * is given, and the context: "[gin+oklahoma turn-up=5H knock.ace-limit=0]".
 * They live in the arena.
 */
void rules_state(struct rules *, const enum rules_from *given, struct arena *);

#endif
