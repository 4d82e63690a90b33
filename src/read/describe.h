/* A player of a document as a line of text, whatever is wrong with it. */
#ifndef DESCRIBE_H
#define DESCRIBE_H

#include "input/tree.h"

/*
 * The map's cards and words as a line of text would have them, whatever is
 * wrong with them, behind the name if there is one.
 */
void seat_describe(struct buf *, const struct node *map, struct text name);

#endif
