/* One seat by itself, as far as it can be judged so. */
#ifndef JUDGE_SEAT_H
#define JUDGE_SEAT_H

#include "judge/judge.h"

/*
 * Judge the seat by itself; out is zeroed but for laid_group, all -1.  A hand
 * whose melds are laid on the table (j->table) is only looked at: is it whole?
 */
void judge_seat(struct judging *, struct verdicts *);

#endif
