/* What several formats, or parts of one, print alike. */
#ifndef REPORT_H
#define REPORT_H

#include "cards/card.h"
#include "base/util.h"
#include "deal/deal.h"

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

/* Append the lines, each after the mark. */
void report_lines(struct buf *, const char *mark, struct text lines);

/* Append the context, "[gin id=h42]": of the rules (NULL: none) and the id. */
void report_context(struct buf *, const struct rules *, const struct id *);

#endif
