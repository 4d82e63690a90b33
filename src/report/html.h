/* Pieces that every part of the HTML page uses. */
#ifndef HTML_H
#define HTML_H

#include "base/util.h"

/* Append the page up to its body: title, style, and the program's version. */
void html_head(struct buf *);
/* Append text with & < > " escaped, for any place in the page. */
void html_text(struct buf *, struct text);
/* Append a name, isolated from the text direction around it. */
void html_name(struct buf *, struct text name);

#endif
