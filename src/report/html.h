/* Parts of the HTML page. */
#ifndef HTML_H
#define HTML_H

#include "game/sheet.h"
#include "judge/judge.h"

/* Append the page up to its heading; result goes into its title, too. */
void html_head(struct buf *, struct text title, struct text result);
/* Append text with & < > " escaped, for any place in the page. */
void html_text(struct buf *, struct text);
/* The same between these tags, as "<p>" and "</p>\n". */
void html_within(struct buf *, const char *start, struct text, const char *end);
/* A paragraph of this tag for each line. */
void html_paragraphs(struct buf *, struct text lines, const char *tag);
/* Append a name, isolated from the text direction around it. */
void html_name(struct buf *, struct text name);

/* Append a list of the melds, lay-offs, cards left and discard of seat i. */
void html_hand(struct buf *, const struct deal *, const struct verdicts *, int i);

/*
 * Append each game: a table, a chart, who won, and what is paid.  Appends
 * nothing if there was no table.
 */
void html_game(struct buf *, const struct sheet *);

#endif
