/*
 * What the parts of the judge of seats share: the hand by kinds of cards, its
 * melds, and the search as it stands.  Cards that are alike are one kind, and
 * what is used of a hand is a code with one digit for each kind.
 */
#ifndef SEAT_SEARCH_H
#define SEAT_SEARCH_H

#include "oracle-seat.h"

#define CODES 20000  /* parts of a hand, at most */
#define MELDS 30000
#define SETS 400     /* sets of melds tried one by one */
#define NEEDS 3      /* runs of an opening: 0 to 2 */

struct way {
	int code;
	int worth, runs, pure;
	signed char use[ORACLE_HAND]; /* by kind */
	struct oracle_laid laid;
	struct oracle_reading reading;
};

struct off { /* cards laid off */
	int code, worth;
};

struct search {
	const struct seat_asked *asked;
	const struct seat_rules *rules;
	int size;              /* of the hand as it was */
	int taken[CARD_LIMIT]; /* jokers from the table, which must be melded */
	int ntaken;
	int kinds;
	card kind[ORACLE_HAND];
	int count[ORACLE_HAND], weight[ORACLE_HAND], full;
	int used[ORACLE_HAND]; /* in the meld being made */
	struct way way;        /* that meld */
	struct way *ways;
	int nways;
	bool too_large;
	struct off *offs;
	int noffs;
	/* By what is used: the most that the melds count, -1: none. */
	short (*reach)[NEEDS][NEEDS];
	const struct way *laid[ORACLE_GROUPS];
	int nlaid, tried;
	/* The best so far. */
	bool found;
	struct seat_answer best;
	int order[3];
};

extern struct search ss;

static inline int
digit(int code, int kind)
{
	return code / ss.weight[kind] % (ss.count[kind] + 1);
}

/* seat-ways.c: melds of the hand; do these fit beside what is used? */
void list_ways(void);
/* What a meld counts, and as what, as it is laid. */
void finish_way(struct way *);
bool fits(int code, const struct way *);
/* The ways to lay off the cards that are not used, on the table. */
void list_offs(const struct oracle_table *, int used);

/* seat-layout.c */
/* May cards be laid off beside these melds? */
bool may_lay_off(int melds);
/* Must a contract be met, or melds be laid that count enough? */
bool must_meet(void);
/*
 * Melds that may be laid, with every way to lay off and every discard; whole:
 * only if that leaves no card.
 */
void consider(int melds, int worth, bool whole);

#endif
