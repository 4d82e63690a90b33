/*
 * Hands in games whose melds are laid on the table during the deal (the key
 * hand.counts is whole): contract, basic, 500.  What lies there is one state for
 * all seats, since cards are laid off on anybody's melds.
 */
#ifndef DOWN_H
#define DOWN_H

#include "judge/judge.h"

/* Every meld on the table. */
struct on_table {
	struct spread spread;
	signed char *seat, *group; /* of each meld: whose, and which of his */
	bool alone;                /* a lone hand: it asks what can be done now */
};

/*
 * The melds that lie on the table before anybody claims, of all seats that are no
 * errors yet (judge_seat was there before).  The groups of each
 * on_table are put in the order in which they are printed.  Lives in the arena.
 */
void table_open(struct on_table *, const struct deal *, struct verdicts *,
    struct arena *);

/* What the meld counts, where melds are counted. */
int meld_worth(const struct rules *, const struct meld *);

/*
 * Judge the seat: a claim as declared or, if it names no groups, as best it can
 * be; a lone hand as best it can be laid down now; any other hand at a table
 * counts whole (S0 L45-75; S2, "Laying off" to "Scoring").
 * What is laid down or off lies on the table for the seats after it.
 */
void judge_down(struct judging *);

#endif
