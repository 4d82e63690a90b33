/* What follows from the keys and facts of a rule set, and contradictions. */
#ifndef RULES_DERIVE_H
#define RULES_DERIVE_H

#include "rules/rules.h"

/*
 * Fill the derived members of struct rules from its keys and facts; what they
 * need is in the arena.
 */
void rules_derive(struct rules *, struct arena *);
/* The same where it is known which keys act, and others are reset, as below. */
void rules_follow(struct rules *, struct arena *);

/*
 * Are these rules and facts, derived, consistent?  False: e is filled, code
 * "contradiction" or "fact", without a position, and keys has the one or two
 * keys or facts at fault (the second may be NULL).
 */
bool rules_consistent(const struct rules *, const char *keys[2],
    struct error *);

#endif
