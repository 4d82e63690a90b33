/* A figure as the sum that it is: terms with names, each with its key. */
#ifndef SUM_H
#define SUM_H

#include "rules/rules.h"

/*
 * What a term of a sum is, with the words around its value: TERM(enum, words).
 * Of the parts in report/wording.h, text is the value, other its owner,
 * cards the card, joker what the rules call it, and number 0 its copies, or the
 * value.
 */
#define TERMS(TERM) \
	TERM(CARD, "{cards} {text}") \
	TERM(GIVEN, "{text} as given") \
	TERM(CARDS, "{text} in cards") \
	TERM(COUNT, "{other's} {text}") \
	TERM(MELDED, "{text} on the table") \
	TERM(LAID_OFF, "{text} laid off") \
	TERM(HAND, "{text} in hand") \
	TERM(NOTHING, "nothing") \
	TERM(WINNER, "the winner's") \
	TERM(GIN, "{text} for gin") \
	TERM(BIG_GIN, "{text} for big gin") \
	TERM(UNDERCUT, "{text} for the undercut") \
	TERM(SPADE, "{text}, as a spade was turned up") \
	TERM(CAP, "at most {text} {0?counts|count}") \
	TERM(NO_PURE, "without a {pure-run} it is {text}") \
	TERM(HALVED, "half of that is {text}") \
	TERM(HALVED_UP, "half of that, rounded up, is {text}") \
	TERM(ROUNDED, "{text} when rounded to the nearest {0}") \
	TERM(DROP, "{text} for dropping") \
	TERM(MISSED, "{text} for missed turns") \
	TERM(LEFT, "{text} for leaving") \
	TERM(WRONG, "the price of a {wrong-claim}") \
	TERM(SECOND, "{text} for a complete hand that came second") \
	TERM(NO_TURN, "{text} for a player without a turn") \
	TERM(OUT, "{text} for going out") \
	TERM(AT_ONCE, "{text} for all cards at once") \
	TERM(NOT_DOWN, "{text} for having laid down nothing") \
	TERM(LOST, "{text} for every loser") \
	TERM(SHOWN, "{text} for a loser with the {runs} that a claim needs") \
	TERM(PAIRS_HELD, "at most {text} for a loser with {0} {0:pair}") \
	TERM(NOT_SHOWN, \
	    "{text} for a loser without the {runs} that a claim needs") \
	TERM(BY_PAIRS, "{text} for a claim of {1:pair}") \
	TERM(JOKER_LAST, "{text} for the {joker} {cards} discarded last") \
	TERM(POINTS, "{text} {0?point|points}") \
	TERM(VALUE, "{text} a point") \
	TERM(ENTRY, "{text} entry") \
	TERM(PLAYERS, "{text} players") \
	TERM(FEE, "{text} for the fee") \
	TERM(FOR_POINTS, "{text} for the points") \
	TERM(COPIES, "{text} for {0} x {cards}") \
	TERM(MARRIAGES, "{text} for {0} {0?marriage|marriages}") \
	TERM(TRIPLES, "{text} for {0} {0:same}") \
	TERM(VALUES, "{text} for {other's} value cards") \
	TERM(PAID, "paid")

enum term {
#define TERM(name, words) TERM_##name,
	TERMS(TERM)
#undef TERM
};

/* One term of a sum, applied to the result of the terms before it. */
struct why_term {
	enum why_op { OP_PLUS, OP_MINUS, OP_TIMES, OP_AT_MOST, OP_FLAT,
		OP_HALF, OP_ROUND, OP_NEGATE } op;
	enum term name;    /* its words */
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
	int n, room;
};

/* Add a term; the terms live in the arena. */
struct why_term *sum_add(struct sum *, struct arena *, enum why_op, enum term,
    int64_t value, enum rule_key);
/* The value of the sum, each term applied to the result of those before. */
int64_t why_sum(const struct why_term *, int n);

#endif
