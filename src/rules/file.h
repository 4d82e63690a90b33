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
	struct rule_word words[RULE_WORDS]; /* those that it has */
	bool option;
	bool named;             /* by a key of the file */
	const char *file;       /* for messages; NULL when built in */
	/* the former file of the name: "extends: gin" in a new gin means it */
	const struct entry_file *replaced;
	const struct setting *settings;
	size_t count;
	/* for messages */
	size_t extends_line, extends_column, fits_line, fits_column;
	size_t over_line, over_column;
};

/* Parse one file's text; the result lives in the arena. */
bool rulebook_parse(struct text yaml, const char *file, struct text name,
    struct arena *, struct entry_file *, struct error *);

/*
 * One value, or the mapping of them, as settings with dotted names that start
 * with key; steps and lists become text for the field table.  Adds to
 * list[*count .. max).
 */
bool flatten_value(const struct node *, struct text key, struct setting *list,
    size_t *count, size_t max, struct arena *, struct error *);

/* The i-th key about the file itself, or NULL past the end. */
const char *rules_file_key(size_t i);

#endif
