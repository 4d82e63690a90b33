/*
 * What is stated must act: keys that a file, an option, a context or -s gives a
 * value that nothing would read.
 */
#ifndef STATED_H
#define STATED_H

#include "rules/compose.h"

/*
 * The settings over a name, all laid down.  One of a context that cannot act is
 * an error at its place; one of -s is noted in rules->unused.
 */
bool stated_over(const struct compiling *, const struct setting *,
    size_t count);

/*
 * The options of a name: what one of them states acts in force, or with that
 * option alone over a rule set that it fits; and what is laid over the name leaves
 * each option something to do.
 */
bool stated_by_options(const struct compiling *);

/*
 * A file, laid down: what it states acts under it, or under a rule set of the
 * book that builds on it, with an option or without.
 */
bool stated_by_file(const struct compiling *, const struct entry_file *);

#endif
