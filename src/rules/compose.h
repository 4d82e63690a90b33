/* Rule files laid over one another, not derived and not checked yet. */
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

/* No key is given, every one has its default.  Lives in the arena. */
struct compiling compose_start(struct rulebook *, struct arena *,
    struct error *);

/* One file, what it extends before it; false: the error is filled. */
bool compose_file(struct compiling *, const struct entry_file *);

/* What the file extends, laid down before it. */
bool compose_parent(struct compiling *, const struct entry_file *);

/* What the name says, laid down; base: the set that it starts with. */
bool compose_name(struct compiling *, struct text name,
    const struct entry_file **base);

/* Keep the keys as they are now in rules->below: more is laid over them. */
void compose_below(struct compiling *);

/* A setting of a file, or over it: file is NULL. */
bool compose_setting(const struct compiling *, const struct setting *,
    const struct origin *file);

/* Put the setting's position to the error, which has none yet; false. */
bool compose_blame(struct error *, const struct setting *, bool value);

/* "gin" of "gin+oklahoma" */
struct text compose_first(struct text name);

/* Is the set, or one it extends, among those the option fits? */
bool compose_fits(struct rulebook *, const struct entry_file *option,
    const struct entry_file *set);

#endif
