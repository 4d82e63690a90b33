/* What is expected besides results of seats: rummy(5), Expectations. */
#ifndef HELD_H
#define HELD_H

#include "deal/deal.h"

enum held_part { HELD_LINES, HELD_WINNER, HELD_TOTALS, HELD_WON, HELD_PARTS };
extern const char *const held_parts[HELD_PARTS];

/* A figure for each of some players; of HELD_WON in hundredths. */
struct figures {
	int n;
	struct text names[SEATS_MAX];
	int64_t of[SEATS_MAX];
};

/* Both what is expected, which has one part or more, and what there is. */
struct held {
	const char *file;
	size_t line;          /* of its first line in the input */
	bool below;           /* of text, which follows what it is about */
	struct text lines;    /* without "#:", separated by LF */
	struct text winner;   /* empty: none */
	struct figures totals, won;
};

void figures_add(struct figures *, struct text name, int64_t figure);

/*
 * The parts that are other than expected, as bits.  Of a line the words must be
 * there up to a ";", of figures those that are expected.
 */
unsigned held_missed(const struct held *got, const struct held *expect);

/* A copy in the arena. */
const struct held *held_copy(struct arena *, const struct held *);

#endif
