/* The melds on the table, and how lay-offs and melds of seats change them. */
#ifndef ON_TABLE_H
#define ON_TABLE_H

#include "judge/judgement.h"
#include "solve/layoff.h"

/* Every meld on the table; a copy stays as it is when the table changes. */
struct on_table {
	struct spread spread;
	struct owner { /* of each meld its seat, and its number there */
		signed char seat, group;
	} *owner;
	const struct seat *seats;
	bool alone;                /* a lone hand: what can it lay down now? */
	bool held;                 /* the same, of a hand when others are out */
};

/*
 * The melds on the table before any claim, of all seats that are not errors
 * (judge_seat was called before).  Puts the groups of each on_table in printing
 * order.  Lives in the arena.
 */
void table_open(struct on_table *, const struct deal *, struct verdicts *,
    struct arena *);

/*
 * The jokers that the seat's line names, of which those that its lay-offs claim
 * are the first; in melds, laid off or, if they may be kept, left over.
 */
struct claimed jokers_named(const struct judging *);

/* Put the melds that the seat shows on the table. */
void table_lay(struct judging *);

/*
 * Lay off what the seat shows as laid off; after gets the melds.  A plain hand
 * that has jokers itself then shows those that it claimed, too.
 */
void table_lay_off(struct judging *, struct meld *after);

/*
 * Put the seat's lay-offs on the table, whose melds become after (NULL: nothing
 * was laid off), and, if stands, the melds that it shows.  Notes the changes in
 * the judgement.
 */
void table_change(struct judging *, struct meld *after, bool stands);

#endif
