/* One rule file, parsed into settings with dotted names. */
#ifndef RULES_FILE_H
#define RULES_FILE_H

#include "rules/rules.h"

#define RULEBOOK_KEYS 200   /* in one file */

struct entry_file {
	struct text name, title, source, extends;
	struct text fits[16];   /* of an option: the sets it fits */
	size_t nfits;
	struct text over[16];   /* of an option: those it overrides */
	size_t nover;
	struct text also[16];   /* other names of it */
	size_t nalso;
	struct rule_word words[RULE_WORDS]; /* empty: not in the file */
	bool option;
	bool named;             /* a key of the file names it */
	const char *file;       /* for messages; NULL when built in */
	/* the former file of the name, which "extends: gin" in a gin means */
	const struct entry_file *replaced;
	const struct setting *settings;
	size_t count;
	/* for messages */
	size_t extends_line, extends_column, fits_line, fits_column;
	size_t over_line, over_column;
};

/*
 * Parse one file's text, named name unless it says otherwise; the result lives
 * in the arena.  False: e is filled.
 */
bool rulebook_parse(struct text yaml, const char *file, struct text name,
    struct arena *, struct entry_file *, struct error *);

/*
 * One value, or a mapping of values, as settings with dotted names that start
 * with key; steps and lists become text for the field table.  Adds to
 * list[*count .. max).  False: e is filled.
 */
bool flatten_value(const struct node *, struct text key, struct setting *list,
    size_t *count, size_t max, struct arena *, struct error *);

/* The key about the file itself number i, from 0, or NULL past the end. */
const char *rules_file_key(size_t i);

#endif
