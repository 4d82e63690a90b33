/* One rule file, parsed into settings with dotted names. */
#ifndef RULES_FILE_H
#define RULES_FILE_H

#include "rules/rules.h"

#define RULEBOOK_KEYS 200   /* in one file */

/* Names in a file, and the value that has them, for messages. */
struct file_names {
	struct text name[16];
	size_t n;
	const struct node *at;
};

struct entry_file {
	struct text name, title, source, extends;
	const struct node *extends_at; /* for messages */
	struct file_names fits; /* of an option: the sets it fits */
	struct file_names over; /* of an option: those it overrides */
	struct file_names also; /* other names of it */
	struct rule_word words[RULE_WORDS]; /* those that it has */
	bool option;
	bool named;             /* by a key of the file */
	const char *file;       /* for messages; NULL when built in */
	/* the former file of the name: "extends: gin" in a new gin means it */
	const struct entry_file *replaced;
	const struct setting *settings;
	size_t count;
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
