/*
 * The rule files that can be named, each taken apart into settings once; for
 * rules-compile.c only.
 */
#ifndef RULEBOOK_H
#define RULEBOOK_H

#include "rules.h"

#define RULEBOOK_DEPTH 16   /* of inheritance */
#define RULEBOOK_KEYS 200   /* in one file */

struct entry_file {
	struct text name, title, source, extends;
	struct text fits[16];   /* of an option: the sets it may be laid over */
	size_t nfits;
	bool option;
	const char *file;       /* for messages; NULL when built in */
	const struct setting *settings;
	size_t count;
	/* of extends, for messages */
	size_t extends_line, extends_column;
};

/* NULL when there is none of this name; e is filled, with the nearest name. */
const struct entry_file *rulebook_find(struct rulebook *, struct text name,
    struct error *);

/* One file's text taken apart; lives in the arena. */
bool rulebook_parse(struct text yaml, const char *file, struct text name,
    struct arena *, struct entry_file *, struct error *);

/*
 * The keys below a mapping as settings with dotted names; steps and lists become
 * the text that the field table reads.  Adds to list[*count .. max).
 */
bool flatten_node(const struct node *, struct setting *list, size_t *count,
    size_t max, struct arena *, struct error *);

/* Can the file be used: alone, or laid over what it fits?  In rules-compile.c. */
bool rules_check(struct rulebook *, const struct entry_file *, struct arena *,
    struct error *);

#endif
