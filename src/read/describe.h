/* A player of a document that cannot be read, as a line of text. */
#ifndef DESCRIBE_H
#define DESCRIBE_H

#include "input/tree.h"

/*
 * Append the map's cards and words as in a line of text, whatever is wrong with
 * them, after the name if there is one.
 */
void seat_describe(struct buf *, const struct node *map, struct text name);

#endif
