/*
 * Names of rules as people type them: a rule set, then options, joined with "+"
 * or a comma, with blanks around them if need be.
 */
#ifndef RULES_NAME_H
#define RULES_NAME_H

#include "rules/rules.h"

/*
 * The first part of a name, without blanks around it; *name goes on behind its
 * sign, and has no text at all (s is NULL) after the last part.
 */
struct text name_part(struct text *name);

/*
 * The name as it is printed: each part that the book knows as its file calls
 * it, others as typed, joined with "+".  Lives in the arena.
 */
struct text name_in_full(struct rulebook *, struct text name, struct arena *);

#endif
