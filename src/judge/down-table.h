/* What lies on the table and how it changes, for down-judge.c. */
#ifndef DOWN_TABLE_H
#define DOWN_TABLE_H

#include "judge/down.h"

/* The melds that the seat shows lie on the table from now on. */
void table_lay(struct judging *);

/*
 * The seat's lay-offs, and its melds if they stand, lie on the table from now
 * on: its melds are after, or NULL if nothing was laid off.  What changed is
 * noted in the judgement.
 */
void table_change(struct judging *, const struct meld *after, bool stands);

#endif
