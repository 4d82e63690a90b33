/*
 * What -e prints, read as a player reads it: records, statements that can be
 * typed back, and sums.
 */
#ifndef SAID_H
#define SAID_H

#include <stdbool.h>
#include <stddef.h>

#define SAID_SEATS 12
#define SAID_LINE 1200
#define SAID_STATEMENTS 200

struct said_seat {
	char name[40], verb[12], body[SAID_LINE], result[200];
};

/* A record as text: typed, or printed with what is said of it. */
struct said {
	char context[SAID_LINE];  /* "[gin]" */
	int nseats;
	struct said_seat seats[SAID_SEATS];
	int n;
	char statements[SAID_STATEMENTS][SAID_LINE];
	bool failed;              /* a line that could not be read */
};

/* One record, the text of which is changed. */
void said_read(struct said *, char *text);
/* As a user would type it, with a line end behind each line. */
void said_write(const struct said *, char *text, size_t size);

/* What must be seen if it is typed. */
struct said_try {
	struct said record;
	int part;                 /* one way of each part must come out */
	int seat, second;         /* the second: -1, or who has points, too */
	const char *verdict;      /* or NULL */
	const char *figure;       /* "points=", or NULL */
	int value, points;        /* of the first, the second */
	bool nobody;              /* wins */
	bool as_typed;            /* it is said only of the record as typed */
	bool other;               /* any result but this one */
	const char *label;
};

/* Free every hand that is not claimed, to be arranged anew. */
void said_free(struct said *);
/*
 * The ways of typing a statement back; how many: 0 if it cannot be typed.
 * typed: the record; printed: as it was printed.
 */
#define SAID_WAYS 60
int said_ways(const struct said *typed, const struct said *printed,
    const char *statement, struct said_try ways[SAID_WAYS]);

enum said_sum { SUM_NONE, SUM_RIGHT, SUM_WRONG };
/*
 * Add up the sum in the statement, if it has one, and compare it with the
 * number before it, and that with the result of the seat.
 */
enum said_sum said_add(const struct said *printed, const char *statement);

#endif
