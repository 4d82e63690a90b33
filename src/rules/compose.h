/*
 * Rule files applied one over another, to rules that are not yet derived and
 * checked.  What can fail returns false with the error in its compiling.
 */
#ifndef COMPOSE_H
#define COMPOSE_H

#include "rules/book.h"

struct compiling {
	struct rulebook *book;
	struct arena *arena;
	struct rules *rules;
	struct error *e;
	const struct setting *settings; /* over the name, or of the file added */
	size_t count;
	enum rules_from *given; /* by key: who set it over the files */
	struct rule_word *words;
	/* the file being applied, and those that extend it, outermost first */
	const struct entry_file *chain[RULEBOOK_DEPTH + 1];
	int depth;
	/* a file whose keys are to be checked: what it extends goes below */
	const struct entry_file *added;
};

/* Start with every key at its default; the result lives in the arena. */
struct compiling compose_start(struct rulebook *, struct arena *,
    struct error *);

/* Apply the files that this one extends, then itself. */
bool compose_file(struct compiling *, const struct entry_file *);

/* Apply the set of the name and its options; rules->below keeps the result. */
bool compose_name(struct compiling *, struct text name);

/* Apply a setting of a file or, if file is NULL, over files. */
bool compose_setting(const struct compiling *, const struct setting *,
    const struct origin *file);

/*
 * Set the position of an error without one to that of the setting: its value or
 * its key.  Returns false.
 */
bool compose_blame(struct error *, const struct setting *, bool value);

/*
 * The set of a name that is known ("gin+oklahoma": gin); child as for
 * rulebook_find.  NULL if the name is empty.
 */
const struct entry_file *compose_base(struct rulebook *, struct text name,
    const struct entry_file *child);

/*
 * Is the set, or one it extends, among those the option fits?  It has been
 * applied, so its parents exist and have no circle.
 */
bool compose_fits(struct rulebook *, const struct entry_file *option,
    const struct entry_file *set);

#endif
