/* Judging one seat by itself, as far as possible. */
#ifndef JUDGE_SEAT_H
#define JUDGE_SEAT_H

#include "judge/judge.h"

/*
 * Judge the seat by itself; out is zeroed.  Of a
 * hand whose melds are laid on the table (j->table) it only checks the number
 * of cards.
 */
void judge_seat(struct judging *, struct verdicts *);

/*
 * Of a hand that is judged: do the packs have all its cards but the jokers that
 * it has taken from the table?  If not, it becomes an error.
 */
bool judge_taken(struct judging *, struct verdicts *);

#endif
