/*
 * Seats that people could type, built so that a claim is near: melds, cards
 * that fit on the table, and a few more.
 */
#ifndef DRAW_SEAT_H
#define DRAW_SEAT_H

#include "oracle-seat.h"
#include "random.h"
#include "rules/rules.h"
#include "base/util.h"

#define SEATS 3
#define ON_TABLE 3

struct player {
	int ntable, nhand;
	struct oracle_laid table[ON_TABLE];
	card hand[ORACLE_HAND];
};

/* A record as it is drawn. */
struct drawing {
	const char *row, *name;  /* name: of its kind of finds */
	char facts[80];
	card taken;
	int nplayers, claimant;  /* 1: a lone hand */
	const char *verb;
	struct player players[SEATS];
};

/*
 * Rules at random, as a row, in which more may follow a contract, for hands by
 * themselves: where a joker is taken in the turn of the contract is not known.
 */
const char *draw_followed(struct random *);

/* Draw a record of nplayers; row and facts are set. */
void draw_seat(struct random *, const struct rules *,
    const struct seat_rules *, struct drawing *);

/* As text, with its context. */
void write_drawing(struct buf *, const struct drawing *);

#endif
