/*
 * The rule files that can be named, each taken apart into settings once; for
 * rules-compile.c only.
 */
#ifndef RULEBOOK_H
#define RULEBOOK_H

#include "rules/rules.h"

#define RULEBOOK_DEPTH 16   /* of inheritance */
#define RULEBOOK_KEYS 200   /* in one file */

struct entry_file {
	struct text name, title, source, extends;
	struct text fits[16];   /* of an option: the sets it may be laid over */
	size_t nfits;
	struct text over[16];   /* of an option: those it goes over */
	size_t nover;
	struct text also[16];   /* other names of it */
	size_t nalso;
	struct rule_word words[RULE_WORDS]; /* those that it says */
	bool option;
	bool named;             /* by a key of the file */
	const char *file;       /* for messages; NULL when built in */
	/* what had the name before: "extends: gin" in a new gin means it */
	const struct entry_file *replaced;
	const struct setting *settings;
	size_t count;
	/* for messages */
	size_t extends_line, extends_column, fits_line, fits_column;
	size_t over_line, over_column;
};

/*
 * The file of this name, as people type it: the very name first, then whatever
 * its case, with "_" or a blank for "-", then other names ("also:").  child, NULL
 * for none, is the file that names it, and may stand in another's place.  NULL when there is none; e is
 * filled, with the nearest name.
 */
const struct entry_file *rulebook_find(struct rulebook *, struct text name,
    const struct entry_file *child, struct error *);

/* When keys act; lives with the book. */
const struct acts *rulebook_acts(const struct rulebook *);

/* One file's text taken apart; lives in the arena.  In rules-file.c. */
bool rulebook_parse(struct text yaml, const char *file, struct text name,
    struct arena *, struct entry_file *, struct error *);

/*
 * One value, or the mapping of them, as settings with dotted names that start
 * with key; steps and lists become the text that the field table reads.  Adds to
 * list[*count .. max).  In rules-file.c.
 */
bool flatten_value(const struct node *, struct text key, struct setting *list,
    size_t *count, size_t max, struct arena *, struct error *);

/* Key i of a rule file that is about the file, or NULL past the end. */
const char *rules_file_key(size_t i);

/* Can the file be used: alone, or laid over what it fits?  In rules-compile.c. */
bool rules_check(struct rulebook *, const struct entry_file *, struct arena *,
    struct error *);

#endif
