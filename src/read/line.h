/*
 * One line of text, rummy(5): its head, which is a context in brackets and a
 * seat's name, and its body.  Columns of errors count from the start of the
 * line; the caller sets its number and file.
 */
#ifndef READ_LINE_H
#define READ_LINE_H

#include "deal/deal.h"
#include "rules/context.h"

struct head {
	bool has_context, named, quoted; /* quoted: the name */
	bool has_rules;          /* its context is not just an id */
	struct brackets context; /* of the line, without the id */
	struct text id;          /* without quotes; empty: none */
	struct text name;        /* without quotes, in the arena */
	size_t body;             /* offset of its first byte; line.len: none */
};

/* Read the part before the body.  False: e is filled, "syntax" or "name". */
bool line_head(struct text line, struct arena *, struct head *,
    struct error *);

/*
 * Is the line, which cannot be read, meant as a context line: starts it with a
 * "[" that is never closed, or with nothing after its "]"?
 */
bool line_opens_context(struct text line);

/*
 * Is it meant as a context line, such as "(rummycircle)" or "rummycircle]":
 * only a rule set's name and settings?
 */
bool line_means_context(struct text line, const struct context *);

/*
 * The key of the fact of the table below, or "rules" for its rule set, that
 * the line with this head says, as people write it: "Joker: QH", "wild QH",
 * "Rules: taj"; or NULL.  Where no ":" ends its name, the head's body is set.
 */
const char *fact_line_key(struct text line, struct head *);

/*
 * The words of a context (rules/brackets.h) that says all that the words above
 * do, and the fact; in the arena.  Facts of one deal are kept only if fresh.
 * Empty: the value is not one; e is filled, code "fact", without a column.
 */
struct text fact_line_words(struct text above, const char *key, bool fresh,
    struct text value, struct arena *, struct error *);

/*
 * Read the body that starts at byte from, and the expectation after it, into a
 * zeroed seat, which keeps slices of the line and the arena.  False: e is
 * filled, code "syntax", "card", "size", "verb", "number" or "expect".
 */
bool line_body(struct text line, size_t from, struct arena *, struct seat *,
    struct error *);

/*
 * The same for a line of only cards, or also of a claim's word and groups,
 * quickly recognized.  False, the seat still zeroed, for any other line.
 */
bool line_hand(struct text line, struct seat *);
bool line_cards(struct text line, struct seat *);

/*
 * The line's body, from byte body on, could not be read for the reason e.
 * Where the line shows a mistake that people make, as a name without a blank
 * after its ":", say that in e instead, in the words of rummy(1), ERRORS.
 */
void mistake_find(struct text line, size_t body, bool named, struct error *e);

#endif
