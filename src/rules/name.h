/*
 * Names of rules as typed: a rule set, then options, joined with "+" or a
 * comma, with optional blanks around them.
 */
#ifndef RULES_NAME_H
#define RULES_NAME_H

#include "rules/rules.h"

/*
 * The first part of a name, without blanks around it; moves *name past it, to
 * no text at all (s is NULL) after the last part.
 */
struct text name_part(struct text *name);

/*
 * The name as it is printed: each part in the book by its full name, others as
 * typed, joined with "+".  Lives in the arena.
 */
struct text name_in_full(struct rulebook *, struct text name, struct arena *);

#endif
