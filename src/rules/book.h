/*
 * The rule files that can be named, each parsed into settings once; for
 * this room only.
 */
#ifndef RULEBOOK_H
#define RULEBOOK_H

#include "rules/file.h"

#define RULEBOOK_DEPTH 16   /* of inheritance */

/*
 * The file of this name, as typed: the exact name first, then in any case, with
 * "_" or a blank for "-", then other names ("also:"). child, or NULL, is the
 * file that names it, and may have replaced another.  NULL when there is none;
 * e is filled, with the nearest name.
 */
const struct entry_file *rulebook_find(struct rulebook *, struct text name,
    const struct entry_file *child, struct error *);

/* When keys act; lives with the book. */
const struct acts *rulebook_acts(const struct rulebook *);

/*
 * Put f in its place by name; the former file of the name is f->replaced.
 * false: there are too many files.
 */
bool rulebook_put(struct rulebook *, struct entry_file *f, struct error *);

/*
 * As rulebook_add, but parent, if it is not without bytes (NULL), is what the
 * file extends, by the names that its parents have in the book.
 */
bool rulebook_add_over(struct rulebook *, struct text yaml, const char *file,
    struct text parent, struct text *name, struct error *);

/* Take f out again and put back what it replaced. */
void rulebook_take(struct rulebook *, const struct entry_file *f);

/* Of what lives with the book. */
struct arena *rulebook_arena(const struct rulebook *);

#endif
