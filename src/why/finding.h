/*
 * What decided a deal, as data for --explain: claims and whether they are
 * valid, points as sums, the key that decided, doubts, groups, remedies,
 * sources.  It has names of sentences, whose words are in deal/sentences.h.
 */
#ifndef WHY_FINDING_H
#define WHY_FINDING_H

#include "deal/sum.h"
#include "game/sheet.h"
#include "why/again.h"

enum why_kind { WHY_ANSWER, WHY_POINTS, WHY_RULE, WHY_ALLOWED, WHY_GROUP,
	WHY_REMEDY, WHY_HOUSE, WHY_SOURCE };

/*
 * How much a finding is wanted: where there are too many lines, the last of the
 * least wanted goes first.  WEIGHT_ALWAYS never goes, and WEIGHT_BESIDE is not
 * even counted as a line.
 */
enum why_weight { WEIGHT_DETAIL, WEIGHT_PASSING, WEIGHT_DOUBT, WEIGHT_RULE,
	WEIGHT_REASON, WEIGHT_REMEDY, WEIGHT_POINTS, WEIGHT_ALWAYS,
	WEIGHT_BESIDE };

/* The subject of the sum. */
enum why_about { ABOUT_NOTHING, ABOUT_DEADWOOD, ABOUT_POINTS, ABOUT_WON,
	ABOUT_VALUES };

struct why_finding {
	struct why_finding *next;
	enum why_kind kind;
	enum why_weight weight; /* that of its kind, unless it is set */
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
	struct text house;  /* another one */
	int number[4];
	enum why_about about;     /* of WHY_POINTS: the sum that follows */
	struct sum sum;
	bool aside;         /* its rule is not what the quarrel is about */
	bool plain;         /* obvious from the cards: may be left out */
};

struct why {
	const struct deal *deal;      /* with the rules that judged it */
	const struct verdicts *verdicts;
	struct arena *arena;
	struct solver *solver;
	struct again *again;          /* NULL: nothing is tried */
	bool in_game;                 /* which tells its sources itself */
	/* what findings are about now: the rules; a seat, or -1 and NULL */
	const struct rules *r;
	int seat;
	const struct seat *s;
	const struct judgement *j;
	/* of the key to play otherwise, which the source tells, or empty */
	struct text otherwise;
	struct why_finding *first, **last;
};

/*
 * Find what decided this judged deal; again: also another house and remedies,
 * unless it is NULL.  in_game: the game's sheet tells its sources.  solver and
 * arena are those it was judged with; the findings live in the arena, as long as
 * its verdicts.
 */
void why_find(struct why *, struct again *, struct solver *,
    const struct deal *, const struct verdicts *, bool in_game,
    struct arena *);
/*
 * Find what decided a game (number from 0) of the sheet, as WHY_ANSWER.  The
 * findings' seats are the players.  They live in the arena, as long as the sheet
 * does.
 */
void why_game(struct why *, const struct sheet *, int game, struct arena *);

/* From now on findings are about this seat, or all (-1). */
void why_turn_to(struct why *, int seat);
/* Add a finding; the caller fills in the rest. */
struct why_finding *why_add(struct why *, enum why_kind, enum sentence);
/* The same with the key that decides and the first two numbers. */
struct why_finding *why_say(struct why *, enum why_kind, enum sentence,
    enum rule_key, int first, int second);
/* Let this key decide, and name its rule. */
void why_rule(const struct why *, struct why_finding *, enum rule_key);
/* Name these cards; the further ones. */
void why_name(struct why_finding *, const card *, int n);
void why_name_more(struct why_finding *, const card *, int n);

/* A copy of the deal to judge again, in the arena: hands as they were shown. */
struct deal *why_fresh(struct why *);
/* Judge the seat at hand with these cards, the others being as shown. */
const struct judgement *why_try(struct why *, enum seat_kind,
    const struct arrangement *);
/*
 * One meld of the best arrangement of these cards, in the arena, and in *n its
 * size; NULL if they make none.
 */
const card *why_meld_of(struct why *, const struct hand *, int *n);
/* Does a printed finding name the key? */
bool why_names(const struct why *, enum rule_key);
/* Is its value money, in hundredths? */
bool why_is_money(const struct why_finding *, const struct why_term *);
/* Is the hand only looked at, so that nothing was decided? */
bool why_is_idle(const struct why *);

#endif
