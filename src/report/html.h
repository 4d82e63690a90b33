/* The pieces of every part of the page. */
#ifndef HTML_H
#define HTML_H

#include "base/util.h"

/* The page as far as its body: title, style, and the program's version. */
void html_head(struct buf *);
/* Text with & < > " escaped, for any place in the page. */
void html_text(struct buf *, struct text);
/* A name, isolated from the text direction around it. */
void html_name(struct buf *, struct text name);

#endif
