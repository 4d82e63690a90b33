/* Who gave a key its value, as rules are made; rules_origin is in rules.h. */
#ifndef ORIGIN_H
#define ORIGIN_H

#include "rules/rules.h"

/* No key was given a value, and no rule set is the root. */
void origins_reset(struct rules *);

/* The origin of a value from the context or the command line; always lives. */
const struct origin *origin_over(enum rules_from);

#endif
