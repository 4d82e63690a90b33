/* Jokers typed in a hand that lie on the table. */
#ifndef UNTAKEN_H
#define UNTAKEN_H

#include "judge/on-table.h"

/*
 * Judge the seat, which judge_down has judged, again if its cards are typed
 * with jokers that it says it took ("for JK"), and did not take or had to lay at
 * once: without these, which become `untaken`.  before: the table as the seat
 * found it.
 */
void judge_untaken(struct judging *, const struct on_table *before);

#endif
