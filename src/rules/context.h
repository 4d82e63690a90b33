/*
 * The rules in force: the command line's (-r, -s), those that a context line or
 * a document names over them, and the context line that governs what follows.
 * Compiled rules are kept for reuse, in bounded memory, because streams repeat
 * their contexts.
 */
#ifndef CONTEXT_H
#define CONTEXT_H

#include "rules/brackets.h"
#include "rules/rules.h"

struct context;

/*
 * name: the rule set of the command line or environment; settings: its -s
 * options, which override every context.  The rulebook must outlive it.  NULL:
 * e is filled.
 */
struct context *context_create(struct rulebook *, struct text name,
    const struct setting *, size_t count, struct error *);
void context_free(struct context *);

/* The command line's own rules. */
const struct rules *context_default(const struct context *);

/*
 * Rules for a context: name (empty: the command line's), settings over it, then
 * the command line's -s.  The result stays valid until the second following
 * call that compiles: as long as one record needs it.  NULL: e is filled, as by
 * rules_compile, or code "size".
 */
const struct rules *context_rules(struct context *, struct text name,
    const struct setting *, size_t count, struct error *);

/* Is it the name of rules (rulebook_knows)? */
bool context_is_name(const struct context *, struct text);

/*
 * What has stood above since the last record: nothing, a context, facts, or facts
 * with one of the evening.
 */
enum fresh { FRESH_NOT, FRESH_CONTEXT, FRESH_FACTS, FRESH_STAKE };

/*
 * The context line in force in one file.  A context that names no rule set
 * keeps the rule set, options and keys of the line in force, and its facts
 * except those of one deal (rules/facts.h); any other keeps only facts of one
 * deal that lines of their own have stated since the last record, and those of
 * the evening, too, if such a line has stated one of them.  All but its
 * context, which must outlive it, is zero while there is no line: the command
 * line's rules are in force.
 */
struct scope {
	struct context *context;
	enum fresh fresh;  /* the caller says it */
	/*
	 * The line in force as one text, with all that it kept of those above
	 * it; scope_line puts it in force in another scope.
	 */
	struct buf text;
	struct buf kept, merged; /* what the current line keeps; all of it */
	struct slot *slot; /* of its rules; NULL: the command line's */
};

/* Free what it holds. */
void scope_free(struct scope *);

/* The rules of the line in force; valid until the next scope_line but one. */
const struct rules *scope_rules(const struct scope *);

/*
 * The rules of a context with the line in force below it, as context_rules
 * returns them; also code "syntax".  Columns of errors count from the start of
 * the line that the context is in, and the caller sets its number.
 */
const struct rules *scope_text(struct scope *, struct brackets,
    struct error *);

/*
 * The same for a context line, which is then in force if it can be read, over
 * what is above it: mostly the text of the scope.  of_fact: it is a line of
 * just a fact or a rule set, which keeps more; if it is refused, merged is what
 * would be in force.
 */
const struct rules *scope_line(struct scope *, struct text above,
    struct brackets, bool of_fact, struct error *);

/* Forget the facts of one deal, where a fact of the next cannot be read. */
void scope_forget(struct scope *);
/* Keep a fact below a line that could not be read, for a context below it. */
void scope_keep(struct scope *, struct brackets fact);

#endif
