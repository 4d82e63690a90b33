/*
 * Hands in games whose melds are laid on the table during the deal (the key
 * hand.counts is whole): contract, basic, 500.  The table is one state for all
 * seats, since cards may be laid off on any player's melds.
 */
#ifndef LAY_DOWN_H
#define LAY_DOWN_H

#include "judge/on-table.h"

/*
 * Judge the seat: a claim as declared or, if it names no groups, at its best; a
 * lone hand as the best that can be laid down now; any other hand at a table
 * counts in full (S0 L45-75; S2, "Laying off" to "Scoring"). Cards laid down or
 * off are on the table for the seats after it.
 */
void judge_down(struct judging *);

#endif
