/*
 * One line of text, rummy(5): context and name, then its body.  Columns of
 * errors count from its start; the caller sets number and file.
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
 * The name of the player that the line, which cannot be read, is probably of:
 * "Chand:count 45", "Chand (new): count 45", "Chand count 45".  Empty: none.
 */
struct text line_lost_name(struct text line);

/*
 * Is the line, which cannot be read, meant as a context: does it start with
 * "[", and is what follows neither a seat nor a hand?
 */
bool line_opens_context(struct text line, struct arena *);

/*
 * Is it only a rule set with options and settings, in other brackets or none,
 * as in "(rummycircle)", "rummycircle]" or "taj pool-101"?
 */
bool line_means_context(struct text line, const struct context *);

/* Is what starts there a setting without brackets, as in "wild=QH"? */
bool line_is_setting(struct text line, size_t body);

/*
 * The key of the fact of the table below ("rules": its rule set), as people say
 * it: "Joker: QH", "wild QH"; or NULL.  Without ":" sets the body.
 */
const char *fact_line_key(struct text line, struct head *);

/*
 * The fact in the words of a context, in the arena or a slice of the value.
 * Empty: e is filled, code "fact", without a column.
 */
struct text fact_line_words(const char *key, struct text value,
    struct arena *, struct error *);

/*
 * Read the body that starts at byte from, and the expectation after it, into a
 * zeroed seat, which keeps slices of the line and the arena.  False: e is
 * filled, code "syntax", "card", "size", "verb", "number" or "expect".
 */
bool line_body(struct text line, size_t from, struct arena *, struct seat *,
    struct error *);

/* The byte of the escape at *at, which is moved past it; -1: there is none. */
int line_unescape(struct text line, size_t *at);

/* Does a hand start there: a card or a word of the language, after signs? */
bool line_has_hand(struct text line, size_t from, struct arena *);

/*
 * As line_body, of only cards, or also of a claim and groups; else false, seat
 * zero.
 */
bool line_hand(struct text line, struct seat *);
bool line_cards(struct text line, struct seat *);

/*
 * If a mistake that people make shows in the body, which is refused for e, say
 * it in e instead: rummy(1), ERRORS.
 */
void mistake_find(struct text line, size_t body, bool named, struct error *e);

#endif
