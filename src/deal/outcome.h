/* The text after "=>", results and expectations, read and printed. */
#ifndef OUTCOME_H
#define OUTCOME_H

#include "deal/deal.h"

/*
 * A lone hand on the short way, from read_lone by judge_lone to emit_lone: no
 * name, no claim, nothing expected.
 */
struct lone {
	const struct rules *rules;
	bool own_context;         /* as in struct deal */
	size_t line;              /* its number */
	card cards[HAND_MAX];     /* as they were typed */
	int ncards;
	struct arrangement shown; /* of judge_lone: what is printed */
	struct outcome outcome;   /* of judge_lone */
};

/*
 * line from byte from to its end: "ready deadwood=1".  The error word is a slice
 * of the line.  Code "expect"; columns count from the start of the line.
 */
bool outcome_parse(struct text line, size_t from, struct outcome *,
    struct error *);

/* The offset of the last "=>" of the line; SIZE_MAX if there is none. */
size_t outcome_arrow(struct text line);

/* "ready deadwood=1 points=1": the text after "=> ", in its order. */
void outcome_print(struct buf *, const struct outcome *);

/* The words of the codes, with this between two of them. */
void outcome_codes(struct buf *, uint64_t codes, const char *between);

/* Does the outcome meet the expectation?  Parts not named are not compared. */
bool outcome_meets(const struct outcome *, const struct outcome *expect);

#endif
