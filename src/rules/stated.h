/*
 * A key that is set must act: refuses keys to which a file, an option, a
 * context or -s gives a value that nothing would read.
 */
#ifndef STATED_H
#define STATED_H

#include "rules/compose.h"

/*
 * Check the settings over a name, all applied.  One of a context that cannot
 * act is an error at its place; one of -s is noted in rules->unused, and not given.
 */
bool stated_over(struct compiling *, const struct setting *,
    size_t count);

/*
 * Check the options of a name: the keys of each must act, now or with that
 * option alone on a rule set that it fits; and the settings over the name must
 * leave each option an effect.
 */
bool stated_by_options(const struct compiling *);

/*
 * Check a file, applied: its keys must act under it, or under a rule set of the
 * book that builds on it, with or without an option.
 */
bool stated_by_file(const struct compiling *, const struct entry_file *);

#endif
