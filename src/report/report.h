/* What several formats, or parts of one, print alike. */
#ifndef REPORT_H
#define REPORT_H

#include "cards/card.h"
#include "base/util.h"
#include "rules/rules.h"

/*
 * Append the text, which is UTF-8 without U+xxFFFE and U+xxFFFF, in double
 * quotes as both JSON and YAML read it.
 */
void report_quoted(struct buf *, struct text);

/*
 * Append a field of TSV, which is UTF-8: tabs, line ends and backslashes as \t,
 * \n and \\, characters that are not plain as \xHH.
 */
void report_field(struct buf *, struct text);

/* The context in force without its brackets, for report_setting. */
struct text report_settings(const struct rules *);

/*
 * Take the next word from *rest, "name" (value->s is NULL) or "key=value";
 * false at its end.
 */
bool report_setting(struct text *rest, struct text *key, struct text *value);

/*
 * Is it a rule, not a fact with a key of its own in a document?  "players" goes
 * with the rules, since there it is the list of players.
 */
bool report_is_rule(struct text key);

#endif
