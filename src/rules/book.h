/*
 * The rule files that can be named, each parsed into settings once, their
 * names, and the origins of values; for this room only.
 */
#ifndef RULEBOOK_H
#define RULEBOOK_H

#include "rules/file.h"

#define RULEBOOK_DEPTH 16   /* of inheritance */

#define BOOK_MAX 128 /* files */

struct book_slot {
	struct text name;         /* with a NUL after it */
	struct text yaml;         /* of a built-in one */
	const struct entry_file *entry; /* NULL: not parsed yet */
};

struct rulebook {
	struct arena *arena;
	const struct acts *acts;
	struct book_slot slots[BOOK_MAX]; /* by name */
	size_t count;
};

/*
 * The file of this name, as typed: the exact name first, then in any case, with
 * "_" or a blank for "-", then other names ("also:").  child is the file that
 * names it, or NULL; in a file its own name means the file that it replaced.
 * NULL: e, if there is one, is filled (code "rules"), with the nearest name.
 */
const struct entry_file *rulebook_find(struct rulebook *, struct text name,
    const struct entry_file *child, struct error *);

/*
 * Put f, which must live as long as the book, in its place by name; the former
 * file of the name becomes f->replaced.  False: there are too many files.
 */
bool rulebook_put(struct rulebook *, struct entry_file *f, struct error *);

/*
 * Can the file, which is in the book, be used: alone, or with a set that it
 * fits?  False: e is filled.
 */
bool rulebook_can_use(struct rulebook *, const struct entry_file *,
    struct error *);

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

/*
 * The rules without what gave the key its value: without the context and -s if
 * they gave it, without the options if one of them did; keys and origins only.
 * NULL if a rule set gave it, or no one.
 */
const struct rules *rules_before(const struct rules *, enum rule_key);

/* The default, the context or the command line; as long as the program. */
const struct origin *origin_without_file(enum rules_from);

/*
 * Rule files applied one over another, to rules that are not yet derived and
 * checked.  What can fail returns false with the error in its compiling.
 */
struct compiling {
	struct rulebook *book;
	struct arena *arena;
	struct rules *rules;
	struct error *e;
	const struct setting *settings; /* over the name, or of a file */
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

/*
 * Fill what is stated, the known facts and the given keys, and the context:
 * "[gin+oklahoma turn-up=5H knock.ace-limit=0]".  They live in the arena.
 * given: by key, who set it over the files; FROM_DEFAULT: no one.
 */
void rules_state(struct rules *, const enum rules_from *given, struct arena *);

#endif
