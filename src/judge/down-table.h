/* The melds on the table and how they change, for down-judge.c. */
#ifndef DOWN_TABLE_H
#define DOWN_TABLE_H

#include "judge/down.h"

/* Put the melds that the seat shows on the table. */
void table_lay(struct judging *);

/*
 * Put the seat's lay-offs, and its melds if they are valid, on the table: its
 * melds are after, or NULL if nothing was laid off.  Notes the changes in the
 * judgement.
 */
void table_change(struct judging *, const struct meld *after, bool stands);

#endif
