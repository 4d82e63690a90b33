/*
 * What decided a deal, as data for --explain: claims and whether they are
 * valid, points as sums, the key that decided, doubts, groups, remedies,
 * sources.  It has names of sentences, whose words are in deal/sentences.h.
 */
#ifndef WHY_FINDING_H
#define WHY_FINDING_H

#include "deal/sum.h"
#include "judge/judge.h"

enum why_kind { WHY_ANSWER, WHY_POINTS, WHY_RULE, WHY_ALLOWED, WHY_GROUP,
	WHY_REMEDY, WHY_SOURCE };

/* The subject of the sum. */
enum why_about { ABOUT_NOTHING, ABOUT_DEADWOOD, ABOUT_POINTS, ABOUT_WON,
	/* of a game: a score in a deal, the total after it, parts of a total */
	ABOUT_DEAL, ABOUT_AFTER, ABOUT_TOTAL, ABOUT_DEALS, ABOUT_LAST,
	ABOUT_REJOINED, ABOUT_BOXES, ABOUT_BONUS, ABOUT_SHUTOUT, ABOUT_LEAD,
	ABOUT_LEFT, ABOUT_PRIZE,
	/* of value cards */
	ABOUT_VALUES };

/* Another value of a key, and the points it would give. */
struct why_other {
	struct text value;  /* as in a rule file */
	struct text clause; /* its meaning, "an undercut scores 10 more" */
	struct text house;  /* an option or set with this value; may be empty */
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
	const struct meld *meld;  /* of a group that is not one, or changed */
	const struct meld **melds; /* of a seat, or NULL */
	int nmelds;
	uint64_t either;      /* bit i: meld i could be a run or a set */
	const struct arrangement *layout; /* of WHY_REMEDY */
	const struct finding *reason; /* judge's finding, or NULL */
	enum rule_key key;    /* the rule key that decides, or RULE_NONE */
	const char *verb;   /* the noun of a claim */
	struct text text;   /* names or money, as data */
	const struct why_other *others; /* other values of the key */
	int nothers;
	const struct origin *origin; /* of a house to cite */
	enum rule_key *keys; /* that are only named */
	int nkeys;
	int number[4];
	enum why_about about;     /* of WHY_POINTS: the sum that follows */
	struct why_term *terms;
	int nterms;
	bool plain;         /* obvious from the cards: may be left out */
};

#define OTHERS_MOST 3

/* A key of which another value would change the result. */
struct why_doubt {
	enum rule_key key;
	int weight;         /* 0: none */
	enum sentence say;
	int seat;
	const struct meld *meld; /* that would be read otherwise, or NULL */
	bool house;         /* one has the value */
	const struct origin *origin; /* of the value in that house, or NULL */
	struct why_other others[OTHERS_MOST]; /* the first has that effect */
	int nothers;
};

struct why {
	const struct deal *deal;      /* with the rules that judged it */
	const struct verdicts *verdicts;
	struct arena *arena;
	struct solver *solver;
	struct again *again;          /* NULL: nothing is tried */
	struct why_doubt *doubts;
	int ndoubts;
	bool has_invalid;             /* a claim is invalid */
	struct why_finding *first, **last;
};

/* Add a finding about a seat (-1: all); the caller fills in the rest. */
struct why_finding *why_add(struct why *, enum why_kind, enum sentence,
    int seat);
/* The same for a sum, with room for that many terms. */
struct why_finding *why_add_sum(struct why *, enum sentence, int seat,
    enum why_about, int room);
/* Add a term to the sum. */
struct why_term *why_term(struct why_finding *, enum why_op, enum term,
    int64_t value);

/*
 * A copy of the deal to judge again, in the arena: hands as they were shown,
 * and copies of the melds on the table, which judging sorts.
 */
const struct deal *why_fresh(struct why *);
/* Is its value money, in hundredths? */
bool why_is_money(const struct why_finding *, const struct why_term *);

#endif
