/* What several formats, or parts of one, say alike. */
#ifndef REPORT_H
#define REPORT_H

#include "cards/card.h"
#include "base/util.h"
#include "rules/rules.h"

/*
 * The text, which is UTF-8 without U+xxFFFE and U+xxFFFF, in double quotes as both
 * JSON and YAML read it.
 */
void report_quoted(struct buf *, struct text);

/*
 * A field of TSV: tabs and line ends as \t and \n, bytes that are not text as
 * \xHH.
 */
void report_field(struct buf *, struct text);

/* The context in force without its brackets, for report_setting. */
struct text report_settings(const struct rules *);

/*
 * The next word of it, "name" (value->s is NULL) or "key=value"; false at its
 * end. *rest is the rest.
 */
bool report_setting(struct text *rest, struct text *key, struct text *value);

/*
 * Is it a rule?  Otherwise it is a fact, which has its own key in a document;
 * "players" is the table there, and its number goes with the rules.
 */
bool report_is_rule(struct text key);

#endif
