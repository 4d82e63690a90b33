/* What follows from the keys and facts of a rule set, and what contradicts. */
#ifndef RULES_DERIVE_H
#define RULES_DERIVE_H

#include "rules/rules.h"

/* Fill the derived members of struct rules from its keys and facts. */
void rules_derive(struct rules *);

/*
 * Can these rules and facts, derived, stand together?  False: e is filled, code
 * "contradiction" or "fact", without a position, and keys names the one or two
 * keys or facts that are to blame (the second may be NULL).
 */
bool rules_consistent(const struct rules *, const char *keys[2],
    struct error *);

#endif
