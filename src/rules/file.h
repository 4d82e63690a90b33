/* One rule file, parsed into settings with dotted names, and its words. */
#ifndef RULES_FILE_H
#define RULES_FILE_H

#include "rules/rules.h"

#define RULEBOOK_KEYS 200   /* in one file */

/* As much of a text as a message repeats, as the two arguments of "%.*s". */
#define SHOWN(t) text_shown(t, 60), (t).s

/* Names in a file, and the value that has them, for messages. */
struct file_names {
	struct text name[16];
	size_t n;
	const struct node *at;
};

struct entry_file {
	struct text yaml;       /* the whole file */
	struct text name, title, source, extends;
	const struct node *extends_at; /* for messages */
	struct file_names fits; /* of an option: the sets it fits */
	struct file_names over; /* of an option: those it overrides */
	struct file_names also; /* other names of it */
	struct rule_word words[RULE_WORDS]; /* those that it has */
	bool option;
	bool named;             /* a key of the file names it */
	const char *file;       /* for messages; NULL when built in */
	/* the former file of the name, which "extends: gin" in a gin means */
	const struct entry_file *replaced;
	const struct setting *settings;
	size_t count;
	struct setting *sources; /* of single keys, or "ours" */
	size_t nsources;
	struct arena *arena;
};

/*
 * Parse one file's text, named name unless it says otherwise; the result lives
 * in the arena.  NULL: e is filled.
 */
struct entry_file *rulebook_parse(struct text yaml, const char *file,
    struct text name, struct arena *, struct error *);

/*
 * One value, or a mapping of values, as settings with dotted names that start
 * with key; steps and lists become text for the field table.  Adds to
 * list[*count .. max).  False: e is filled.
 */
bool flatten_value(const struct node *, struct text key, struct setting *list,
    size_t *count, size_t max, struct arena *, struct error *);

/* The key about the file itself number i, from 0, or NULL past the end. */
const char *rules_file_key(size_t i);

/*
 * Append the mapping after "words:", with a comment for each; without all
 * only what is not the default, if anything.
 */
void words_show(const struct rules *, bool all, struct buf *);

#endif
