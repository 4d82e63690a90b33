/* Judging one seat by itself, as far as possible. */
#ifndef JUDGE_SEAT_H
#define JUDGE_SEAT_H

#include "judge/judge.h"

/*
 * Judge the seat by itself.  j->out must be zeroed but for laid_group, all -1.
 * Where melds are laid on the table (j->table), a hand is only checked for
 * cards that cannot be; judge_down does the rest.  Errors are in the verdicts.
 */
void judge_seat(struct judging *, struct verdicts *);

#endif
