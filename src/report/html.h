/* What every part of the page is made of. */
#ifndef HTML_H
#define HTML_H

#include "base/util.h"

/* The page as far as its body: title, style, and the program's version. */
void html_head(struct buf *);
/* Text with & < > " escaped, so that it can stand anywhere in the page. */
void html_text(struct buf *, struct text);
/* A name, set apart from the direction of what stands around it. */
void html_name(struct buf *, struct text name);

#endif
