/*
 * Hands in games whose melds are laid on the table during the deal (the key
 * hand.counts is whole): contract, basic, 500.  The table is one state for all
 * seats, since cards may be laid off on any player's melds.
 */
#ifndef DOWN_H
#define DOWN_H

#include "judge/judge.h"

/* Every meld on the table. */
struct on_table {
	struct spread spread;
	signed char *seat, *group; /* of each meld, and its number */
	bool alone;                /* a lone hand: what can it do now? */
};

/*
 * The melds on the table before any claim, of all seats that are not errors
 * (judge_seat was called before).  Puts the groups of each on_table in printing
 * order.  Lives in the arena.
 */
void table_open(struct on_table *, const struct deal *, struct verdicts *,
    struct arena *);

/* The value of the meld, where melds are counted. */
int meld_worth(const struct rules *, const struct meld *);

/*
 * Judge the seat: a claim as declared or, if it names no groups, at its best; a
 * lone hand as the best that can be laid down now; any other hand at a table
 * counts in full (S0 L45-75; S2, "Laying off" to "Scoring"). Cards laid down or
 * off are on the table for the seats after it.
 */
void judge_down(struct judging *);

#endif
