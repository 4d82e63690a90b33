/* Documents that cannot be read. */
#ifndef TREE_ERROR_H
#define TREE_ERROR_H

#include "read/tree-reader.h"

/* Give the error its file and source line, copied to the arena. */
void tree_locate(const struct tree_reader *, struct arena *, struct error *);
/* Make the record a bad one, for the reason in its error; returns its kind. */
enum record_kind tree_refuse(struct reading *);

#endif
