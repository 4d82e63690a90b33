/* A figure as the sum that it is: terms with names, each with its key. */
#ifndef SUM_H
#define SUM_H

#include "rules/rules.h"

/*
 * What a term of a sum is, with the words around its value: TERM(enum, words).
 * Of the parts in report/wording.h, %t is the value, %b its owner, %c the card,
 * %o what the rules call this joker, and number 0 its copies, or the value.
 */
#define TERMS(TERM) \
	TERM(CARD, "%c %t") \
	TERM(GIVEN, "%t as given") \
	TERM(CARDS, "%t in cards") \
	TERM(COUNT, "%B %t") \
	TERM(MELDED, "%t on the table") \
	TERM(LAID_OFF, "%t laid off") \
	TERM(HAND, "%t in hand") \
	TERM(NOTHING, "nothing") \
	TERM(WINNER, "the winner's") \
	TERM(GIN, "%t for gin") \
	TERM(BIG_GIN, "%t for big gin") \
	TERM(UNDERCUT, "%t for the undercut") \
	TERM(SPADE, "%t, as a spade was turned up") \
	TERM(CAP, "at most %t %{0?counts|count}") \
	TERM(NO_PURE, "without a %p it is %t") \
	TERM(HALVED, "half of that is %t") \
	TERM(HALVED_UP, "half of that, rounded up, is %t") \
	TERM(ROUNDED, "%t when rounded to the nearest %0") \
	TERM(DROP, "%t for dropping") \
	TERM(LATER, "%t for missed turns") \
	TERM(LEFT, "%t for leaving") \
	TERM(WRONG, "the price of a %W") \
	TERM(SECOND, "%t for a complete hand that came second") \
	TERM(NO_TURN, "%t for a player without a turn") \
	TERM(OUT, "%t for going out") \
	TERM(AT_ONCE, "%t for all cards at once") \
	TERM(NOT_DOWN, "%t for having laid down nothing") \
	TERM(LOST, "%t for every loser") \
	TERM(SHOWN, "%t for a loser with the %R that a claim needs") \
	TERM(PAIRS_HELD, "at most %t for a loser with %0 %{0:d}") \
	TERM(NOT_SHOWN, "%t for a loser without the %R that a claim needs") \
	TERM(BY_PAIRS, "%t for a claim of %{1:d}") \
	TERM(JOKER_LAST, "%t for the %o %c discarded last") \
	TERM(POINTS, "%t %{0?point|points}") \
	TERM(VALUE, "%t a point") \
	TERM(ENTRY, "%t entry") \
	TERM(PLAYERS, "%t players") \
	TERM(FEE, "%t for the fee") \
	TERM(FOR_POINTS, "%t for the points") \
	TERM(COPIES, "%t for %0 x %c") \
	TERM(MARRIAGES, "%t for %0 %{0?marriage|marriages}") \
	TERM(TRIPLES, "%t for %0 %{0:i}") \
	TERM(VALUES, "%t for %B value cards") \
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
