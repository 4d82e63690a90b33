/*
 * One seat's cards to a verdict with its findings, and for a hand without
 * groups the best arrangement.  Points that take the other seats are score's;
 * whole deals are referee's.
 */
#ifndef JUDGE_H
#define JUDGE_H

#include "solve/layoff.h"
#include "judge/loser.h"
#include "melds/meld.h"
#include "solve/solve.h"
#include "deal/deal.h"
#include "deal/sentences.h"

/* One reason, exact enough to settle a dispute. */
struct finding {
	enum code code;
	int group;           /* index of the group it is about, or -1 */
	card cards[HAND_MAX]; /* the cards it is about */
	int ncards;
	card blame;          /* of them, or missing; or CARD_NONE */
	enum rule_key key;     /* the rule key that decides, or RULE_NONE */
	enum sentence say;   /* what is to be said, */
	int number[3];       /* with these figures */
};

#define FINDINGS_MAX 40
#define FINDINGS_FEW 4 /* room for so many at first */

/* A meld on the table as it is after lay-offs. */
struct grown {
	const struct meld *meld;
	int seat, group; /* whose, and which of his */
	int more;        /* what it counts more, where melds are counted */
};

/* A seat, judged. */
struct judgement {
	struct outcome outcome;
	struct arrangement shown; /* what is printed */
	struct meld *melds;       /* one a group of shown, as it is read */
	/* Bit g: group g is a meld and counts: gate, contract, deal over. */
	uint32_t counting;
	int aside_points;         /* of an action's hand, had it been shown */
	struct finding *findings;
	int nfindings;
	struct finding *lacks;    /* the same, of a hand that is not ready */
	int nlacks;
	/* where each laid-off card of shown went: seat and group; -1 refused */
	short laid_seat[HAND_MAX], laid_group[HAND_MAX];
	bool laid_joker[HAND_MAX]; /* did it take the place of a joker? */
	struct meld *laid_before; /* one a group of the seat's on_table */
	struct grown *grown;      /* melds that its lay-offs changed */
	int ngrown;
	int melded;               /* what its cards on the table count */
	bool is_out;              /* no card is left in the hand */
	bool returned;            /* its groups cannot lie on the table */
	/* a better or a valid arrangement than the one given, for --explain */
	bool has_better;
	int better_deadwood, better_points;
	bool better_valid;
	struct arrangement better;
	struct meld *better_melds;
};

struct verdicts {
	struct judgement *seats; /* as many as the deal has */
	bool failed;             /* the deal as a whole is an error */
	int winner;              /* seat, or -1 */
	struct text summary;     /* "Asha wins 8": without "#: "; may be empty */
	struct error error;      /* when failed, or when a seat is an error */
	struct error warning;    /* something odd that changes no result */
};

struct on_table;

/* One seat on its way to a judgement. */
struct judging {
	struct solver *solver;
	const struct rules *rules;
	const struct seat *seat;
	struct arena *arena;
	struct judgement *out;
	struct on_table *table; /* where melds are laid on it, else NULL */
	int index;              /* of the seat in the deal */
	/* Would it do if it were claimed?  Then reasons are only noted here. */
	bool on_trial;
	uint64_t trial_codes;
};

/* Judge the seat's groups as they are. */
void judge_grouped(struct judging *);
/* Judge this layout of the seat's cards as if the player had shown it. */
void judge_layout(struct judging *, const struct layout *);

/* For score: what it takes to finish a seat's judgement at the table. */

/*
 * Read shown's groups into melds, each as it is naturally read and printed so;
 * but of those that could be either, as many as runs once there are so many runs.
 */
void judgement_read(struct judgement *, const struct rules *, int runs,
    struct arena *);
/* Add a reason; its code is set in the outcome. */
struct finding *add_finding(struct judgement *, struct arena *, enum code,
    enum rule_key key, enum sentence);
/* Add the reason why group g, read as m, is no meld. */
void find_bad_group(struct judging *, int g, const struct meld *m);
/* In melds that count the cards stay in the order typed. */
void show_as_typed(struct judging *);
/* Into card order. */
void sort_cards(card *, int n);
/* Add CODE_LAYOFF for every laid-off card whose laid_group is -1. */
void find_refused(struct judgement *, struct arena *, enum rule_key key,
    enum sentence);
/* The value of all cards that count: unmatched, refused, of groups that do. */
int count_deadwood(const struct rules *, const struct judgement *);
/* Is there a run without a joker, not counting against the hand? */
bool judgement_has_pure(const struct judgement *);
/* Is it for rummy to choose the card that a plain hand lets go? */
bool may_choose_discard(const struct rules *, const struct arrangement *);
/* Does a claim of all these cards end the deal with none of them let go? */
bool is_big_gin(const struct rules *, const struct arrangement *, int deadwood);
/* All cards melded and none let go, where the rules reward that. */
bool judgement_is_big_gin(const struct rules *, const struct judgement *);

#endif
