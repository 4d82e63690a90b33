/*
 * The rules in force: the command line's (-r, -s), those that a context line
 * or a document names over them.  Compiled rules are kept for reuse, in
 * bounded memory, since a stream repeats its contexts line after line.
 */
#ifndef CONTEXT_H
#define CONTEXT_H

#include "rules/rules.h"

#define SETTINGS_MAX 64

struct context;

/*
 * name: the rule set of the command line or environment; settings: its -s
 * options, which beat every context.  The rulebook must outlive it.  NULL: e
 * says what was wrong.
 */
struct context *context_create(struct rulebook *, struct text name,
    const struct setting *, size_t count, struct error *);
void context_free(struct context *);

/* The command line's own rules. */
const struct rules *context_default(const struct context *);

/*
 * Rules for a context: name (empty: the command line's), settings over it,
 * then the command line's -s.  What is returned stays valid until the second
 * next call that compiles anew: for as long as one record needs it.
 */
const struct rules *context_rules(struct context *, struct text name,
    const struct setting *, size_t count, struct error *);

/*
 * The same for the text between "[" and "]" as it stands in a line from byte
 * from to byte to; columns of errors count from the start of line, its number
 * is for the caller to fill in.
 */
const struct rules *context_text(struct context *, struct text line,
    size_t from, size_t to, struct error *);

/*
 * Where the context that starts with the "[" at byte from ends: the offset of
 * its "]", quoted ones passed over; SIZE_MAX if there is none.
 */
size_t context_span(struct text line, size_t from);

#endif
