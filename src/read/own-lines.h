/* Lines that start with "#:", as the program prints them: rummy(5), Comments. */
#ifndef OWN_LINES_H
#define OWN_LINES_H

#include "deal/held.h"
#include "read/text-reader.h"

/*
 * Does the reader's line, a comment or blank, start with "#:"?  It is kept if
 * such lines are expectations.
 */
bool own_line(struct text_reader *);
/*
 * What the lines kept since the table's last seat say of who wins it, in the
 * arena; NULL: nothing.
 */
const struct held *own_result(const struct text_reader *, const struct deal *,
    struct arena *);
/* Once: the lines of the sheet that were kept, in the arena, or NULL. */
const struct held *own_sheet(struct text_reader *, struct arena *);

#endif
