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

/* The default, the context or the command line; as long as the program. */
const struct origin *origin_without_file(enum rules_from);

#endif
