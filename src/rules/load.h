/* The rules that a command line names: a rule set, or a file to read. */
#ifndef LOAD_H
#define LOAD_H

#include "rules/rules.h"

/*
 * argument: NAME or FILE, either may be followed by +option.  It is a file if
 * it contains "/" or ends in .yaml or .yml, or if the book has no such name and
 * a file of that name exists.  A file is added to the book; *name, in the
 * arena, is what rules_compile takes.  False: e is filled.
 */
bool load_rules(struct rulebook *, const char *argument, struct arena *,
    struct text *name, struct error *);

#endif
