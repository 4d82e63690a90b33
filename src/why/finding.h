/*
 * What decided a deal, found as data for --explain: who claims what and does it
 * stand, points as sums, the key that decided, doubts, groups, remedies, source.
 * No words: report has them, by the name of the sentence.
 */
#ifndef WHY_FINDING_H
#define WHY_FINDING_H

#include "deal/sentences.h"
#include "judge/judge.h"

enum why_kind { WHY_ANSWER, WHY_POINTS, WHY_RULE, WHY_ALLOWED, WHY_GROUP,
	WHY_REMEDY, WHY_SOURCE, WHY_FINDING_HOUSE };

/* One term of a sum, applied to what the terms before it came to. */
struct why_term {
	enum why_op { OP_PLUS, OP_MINUS, OP_TIMES, OP_AT_MOST, OP_FLAT,
		OP_HALF, OP_ROUND, OP_NEGATE } op;
	enum term name;    /* what it is */
	int64_t value;     /* points, or hundredths of money */
	int seat;          /* whose, or -1 */
	card card;         /* which counts so much, or CARD_NONE */
	enum rule_key key;   /* that says so, or RULE_NONE */
};

/* What the sum is of. */
enum why_about { ABOUT_NOTHING, ABOUT_DEADWOOD, ABOUT_POINTS, ABOUT_WON };

/* Another value of a key, and what would be scored with it. */
struct why_other {
	struct text value;  /* as a file has it */
	struct text clause; /* what it says, "an undercut scores 10 more" */
	struct text house;  /* an option or set that has it so; may be empty */
	bool option;        /* it is an option */
	int points;
};

struct why_finding {
	struct why_finding *next;
	enum why_kind kind;
	enum sentence say;
	int seat, other;    /* seats that the sentence names, or -1 */
	int group;          /* from 0, those on the table first, or -1 */
	const card *cards, *more; /* cards that it names */
	int ncards, nmore;
	card blame;         /* of these or missing, or CARD_NONE */
	const struct meld *meld;  /* of a group that is not one, or grown */
	const struct meld **melds; /* of a seat, or NULL */
	int nmelds;
	const struct arrangement *layout; /* of WHY_REMEDY */
	const struct finding *reason; /* judge's, that it is about, or NULL */
	enum rule_key key;    /* the rule key that decides, or RULE_NONE */
	const char *verb;   /* the noun of a claim */
	struct text text;   /* names or money, as data */
	const struct why_other *others; /* other values of the key */
	int nothers;
	const struct origin *origin; /* of a house that is to be cited */
	enum rule_key *keys; /* that are only named */
	int nkeys;
	int number[4];
	enum why_about about;     /* of WHY_POINTS: the sum that follows */
	struct why_term *terms;
	int nterms;
	bool plain;         /* the cards shown say it all: need not be said */
};

#define OTHERS_MOST 3

/* A key of which another value would change the result. */
struct why_doubt {
	enum rule_key key;
	int weight;         /* 0: none */
	enum sentence say;
	int seat;
	bool house;         /* one has the value */
	const struct origin *origin; /* that house's own; NULL: nobody's */
	struct why_other others[OTHERS_MOST]; /* the first has that effect */
	int nothers;
};

struct why {
	const struct deal *deal;      /* under the rules that judged it */
	const struct verdicts *verdicts;
	struct arena *arena;
	struct solver *solver;
	struct again *again;          /* NULL: nothing is tried */
	struct why_doubt *doubts;
	int ndoubts;
	bool has_invalid;             /* a claim does not stand */
	struct why_finding *first, **last;
};

/* A finding more, about a seat (-1: all); the rest is for the caller. */
struct why_finding *why_add(struct why *, enum why_kind, enum sentence,
    int seat);
/* The same as a sum of something, with room for so many terms. */
struct why_finding *why_add_sum(struct why *, enum sentence, int seat,
    enum why_about, int room);
/* A term at the end of the sum. */
struct why_term *why_term(struct why_finding *, enum why_op, enum term,
    int64_t value);

/*
 * The deal to be judged again: judging puts melds on the table in order, so each
 * time these are copied; a plain claim is as it was shown.
 */
const struct deal *why_fresh(struct why *);
/* What the terms come to, each applied to those before it. */
int64_t why_sum(const struct why_term *, int n);

#endif
