/* A figure as the sum that it is: terms with names, each with its key. */
#ifndef SUM_H
#define SUM_H

#include "deal/terms.h"
#include "rules/rules.h"

/* One term of a sum, applied to the result of the terms before it. */
struct why_term {
	enum why_op { OP_PLUS, OP_MINUS, OP_TIMES, OP_AT_MOST, OP_FLAT,
		OP_HALF, OP_ROUND, OP_NEGATE, OP_SHARE } op;
	enum term name;    /* its words, in deal/terms.h */
	int64_t value;     /* points, or hundredths of money */
	int seat;          /* whose, or -1 */
	int copies;        /* of it that are worth this together */
	card card;         /* which has that value, or CARD_NONE */
	const card *cards; /* that have the value together, if it names them */
	int ncards;
	enum rule_key key;   /* the key that decides, or RULE_NONE */
};

struct sum {
	struct why_term *terms;
	int n;
};

/* Add a term; the terms live in the arena, with room for SUM_MOST. */
#define SUM_MOST 32
struct why_term *sum_add(struct sum *, struct arena *, enum why_op, enum term,
    int64_t value, enum rule_key);
/* The value of the sum, each term applied to the result of those before. */
int64_t why_sum(const struct why_term *, int n);

#endif
