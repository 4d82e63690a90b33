/* A figure as the sum that it is: terms with names, each with its key. */
#ifndef SUM_H
#define SUM_H

#include "rules/rules.h"

/*
 * What a term of a sum is, with the words around its value: TERM(enum, words).
 * %v is the value, %b its owner, %c the card, %o what the rules call this joker,
 * %n copies of it, %i %d melds of identical cards, pairs, as many as copies;
 * {for 1|for others}.
 */
#define TERMS(TERM) \
	TERM(CARD, "%c %v") \
	TERM(GIVEN, "%v as given") \
	TERM(CARDS, "%v in cards") \
	TERM(COUNT, "%B %v") \
	TERM(MELDED, "%v on the table") \
	TERM(LAID_OFF, "%v laid off") \
	TERM(HAND, "%v in hand") \
	TERM(NOTHING, "nothing") \
	TERM(WINNER, "the winner's") \
	TERM(GIN, "%v for gin") \
	TERM(BIG_GIN, "%v for big gin") \
	TERM(UNDERCUT, "%v for the undercut") \
	TERM(SPADE, "%v, as a spade was turned up") \
	TERM(CAP, "at most %v {counts|count}") \
	TERM(NO_PURE, "without a %p it is %v") \
	TERM(HALVED, "half of that is %v") \
	TERM(HALVED_UP, "half of that, rounded up, is %v") \
	TERM(ROUNDED, "rounded that is %v") \
	TERM(DROP, "%v for dropping") \
	TERM(LATER, "%v for missed turns") \
	TERM(LEFT, "%v for leaving") \
	TERM(WRONG, "the price of a %W") \
	TERM(SECOND, "%v for a complete hand that came second") \
	TERM(NO_TURN, "%v for a player without a turn") \
	TERM(OUT, "%v for going out") \
	TERM(AT_ONCE, "%v for all cards at once") \
	TERM(NOT_DOWN, "%v for having laid down nothing") \
	TERM(LOST, "%v for every loser") \
	TERM(SHOWN, "%v for a loser with the %R that a claim needs") \
	TERM(PAIRS_HELD, "at most %v for a loser with %n %d") \
	TERM(NOT_SHOWN, "%v for a loser without the %R that a claim needs") \
	TERM(BY_PAIRS, "%v for a claim of %d") \
	TERM(JOKER_LAST, "%v for the %o discarded last") \
	TERM(POINTS, "%v {point|points}") \
	TERM(VALUE, "%v a point") \
	TERM(ENTRY, "%v entry") \
	TERM(PLAYERS, "%v players") \
	TERM(FEE, "%v for the fee") \
	TERM(FOR_POINTS, "%v for the points") \
	TERM(COPIES, "%v for %n x %c") \
	TERM(MARRIAGES, "%v for %n {marriage|marriages}") \
	TERM(TRIPLES, "%v for %n %i") \
	TERM(VALUES, "%v for %B value cards") \
	TERM(PAID, "paid") \
	/* of a game */ \
	TERM(LAST, "%v, as the last deal counts") \
	TERM(LAST_MORE, "%v, as the last deal counts more") \
	TERM(BOX, "%v for the box") \
	TERM(BOXES_WON, "%v won") \
	TERM(EACH, "%v each") \
	TERM(EARLIER, "%v before") \
	TERM(ONE_DEAL, "%v") \
	TERM(REJOINED, "%v for coming back") \
	TERM(START, "%v at the start") \
	TERM(DEALS, "%v in deals") \
	TERM(LAST_DEAL, "%v for the last deal") \
	TERM(BOXES, "%v for boxes") \
	TERM(BONUS, "%v for winning the game") \
	TERM(SHUTOUT, "%v, as nobody else scored") \
	TERM(TARGET, "%v is the target") \
	TERM(SO_FAR, "%v so far") \
	TERM(BEYOND, "%v beyond it") \
	TERM(BELOW, "%v below it") \
	TERM(ENTRIES, "%v {entry|entries}") \
	TERM(SHARES, "in %v parts")

enum term {
#define TERM(name, words) TERM_##name,
	TERMS(TERM)
#undef TERM
};

/* One term of a sum, applied to the result of the terms before it. */
struct why_term {
	enum why_op { OP_PLUS, OP_MINUS, OP_TIMES, OP_AT_MOST, OP_FLAT,
		OP_HALF, OP_ROUND, OP_NEGATE, OP_SHARE } op;
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
	int n;
};

/* Add a term; the terms live in the arena, with room for SUM_MOST. */
#define SUM_MOST 32
struct why_term *sum_add(struct sum *, struct arena *, enum why_op, enum term,
    int64_t value, enum rule_key);
/* The value of the sum, each term applied to the result of those before. */
int64_t why_sum(const struct why_term *, int n);

#endif
