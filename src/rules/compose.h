/* Composed rule files, not yet derived and checked. */
#ifndef COMPOSE_H
#define COMPOSE_H

#include "rules/book.h"

struct compiling {
	struct rulebook *book;
	struct arena *arena;
	struct rules *rules;
	struct error *e;
	enum rules_from *given; /* by key, as in struct rules */
	struct rule_word *words;
	/* the file being applied, and those that extend it, outermost first */
	const struct entry_file *chain[RULEBOOK_DEPTH + 1];
	int depth;
};

/* No key is given: every one has its default.  Lives in the arena. */
struct compiling compose_start(struct rulebook *, struct arena *,
    struct error *);

/* Apply one file after those it extends; false: the error is filled. */
bool compose_file(struct compiling *, const struct entry_file *);

/* Apply what the file extends. */
bool compose_parent(struct compiling *, const struct entry_file *);

/* Apply what the name says; base: the set that it starts with. */
bool compose_name(struct compiling *, struct text name,
    const struct entry_file **base);

/* Keep the current keys in rules->below before more is applied. */
void compose_below(struct compiling *);

/* Apply a setting of a file or, if file is NULL, over files. */
bool compose_setting(const struct compiling *, const struct setting *,
    const struct origin *file);

/*
 * Empty the tables that would replace the key just set by the file, or over
 * files if file is NULL.
 */
void compose_tables(const struct compiling *, enum rule_key,
    const struct origin *file);

/* Set the error's position to that of the setting; returns false. */
bool compose_blame(struct error *, const struct setting *, bool value);

/* Derive, and report a contradiction at the last of the settings involved. */
bool compose_finish(const struct compiling *, const struct setting *,
    size_t count);

/* "gin" of "gin+oklahoma" */
struct text compose_first(struct text name);

/* Is the set, or one it extends, among those the option fits? */
bool compose_fits(struct rulebook *, const struct entry_file *option,
    const struct entry_file *set);

#endif
