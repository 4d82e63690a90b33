/* What was found of a seat and of a deal, and what is asked of that. */
#ifndef JUDGEMENT_H
#define JUDGEMENT_H

#include "deal/deal.h"
#include "deal/sentences.h"
#include "deal/sum.h"
#include "judge/complete.h"
#include "judge/gate.h"

/* One reason, exact enough to settle a dispute. */
struct finding {
	enum code code;
	int group;           /* index of the group it is about, or -1 */
	card cards[HAND_MAX]; /* the cards it is about */
	int ncards;
	card blame;          /* of them, or missing; or CARD_NONE */
	enum rule_key key;   /* the rule key that decides, or RULE_NONE */
	enum sentence say;   /* the sentence to print */
	int number[4];       /* its figures */
};

#define FINDINGS_MAX 40
#define FINDINGS_FEW 4 /* room for findings at first */

/* A meld on the table after lay-offs. */
struct changed {
	const struct meld *meld;
	int seat, group; /* its seat, and its number there */
	int more;        /* what was added to its value, where melds are counted */
};

/* A seat, judged. */
struct judgement {
	struct outcome outcome;
	struct sum points, money; /* of the outcome; no terms: none */
	struct arrangement shown; /* the printed arrangement */
	struct meld *melds;       /* one per group of shown, as it is read */
	/* bit g: group g counts, meld or not: gate, contract, deal over */
	uint32_t counting;
	enum complete complete;   /* without melding every card */
	enum action action;       /* what the seat did instead of showing cards */
	/* of an action's hand, if it had been shown */
	int aside_deadwood;
	bool aside_pure;
	struct finding *findings;
	int nfindings;
	/* the same, of a hand that is not ready; without its most points */
	struct finding *lacks;
	int nlacks;
	/* where each laid-off card of shown went; group -1: refused */
	short laid_seat[HAND_MAX], laid_group[HAND_MAX];
	struct hand taken; /* cards shown that are jokers taken from the table */
	struct hand untaken; /* jokers typed, not shown: the table keeps them */
	struct meld *laid_before; /* one per group of the seat's on_table */
	struct changed *changed;      /* melds that its lay-offs changed */
	int nchanged;
	int melded;               /* what its cards on the table count */
	int laid_off;             /* of that, what its lay-offs add */
	int opening;              /* the points of its first melds */
	uint32_t late; /* bit g: group g is laid after the opening */
	bool is_out;              /* no card is left in the hand */
	/* a better or a valid arrangement than the one given, for --explain */
	bool has_better;
	/* the costs of both: points, or deadwood */
	int better_cost, given_cost;
	bool costs_points;
	bool better_valid;
	bool better_unknown; /* finding it takes more effort than allowed */
	struct arrangement better;
};

struct figures;

struct verdicts {
	struct judgement *seats; /* as many as the deal has */
	bool failed;             /* the deal as a whole is an error */
	int blamed;              /* the seat for which it is */
	int winner;              /* seat, or -1 */
	struct text summary;     /* "Asha wins 8": without "#: "; may be empty */
	size_t number;           /* of a deal that a game counts, from 1; 0: of none */
	size_t own;              /* bytes of the summary before the game's */
	const struct figures *totals; /* of its players after it, or NULL */
	/* of judged_players, with their numbers; NULL: all take part */
	const struct verdicts *players;
	struct error error;      /* when failed, or when a seat is an error */
	struct error warning;    /* something odd that changes no result */
};

struct solver;
struct on_table;

/* One seat on its way to a judgement. */
struct judging {
	struct solver *solver;
	const struct rules *rules;
	const struct seat *seat;
	struct arena *arena;
	struct judgement *out;
	struct on_table *table; /* where melds are laid on it, else NULL */
	const struct arrangement *typed; /* there, the groups as they were typed */
	int index;              /* of the seat in the deal */
	bool brief;             /* an error is noted, but not described */
	int least_left;         /* in lay-down.c, of a hand that is to go out */
	bool stands; /* of a claim: its groups can lie on the table */
};

/*
 * Fill e, unless it has an earlier error, which is kept with its place: the
 * sentence, and what is added to it, about the seat's line.
 */
void seat_error(struct error *e, const struct seat *, const char *code,
    size_t column, const char *sentence, const char *more);
/* Forget all but the melds that were on the table: nothing of it counts. */
void judgement_reset(struct judgement *);
/* Sort into card order. */
void sort_cards(card *, int n);
/* Cards of the seat's line that are not the seat's: the table has them. */
struct hand cards_of_table(const struct seat *, const struct judgement *);
/* Store the cards that are neither in groups nor laid off; returns how many. */
int cards_left(const struct judgement *, card left[HAND_MAX]);
/* The value of all cards that count, unmatched, refused or in groups. */
int count_deadwood(const struct rules *, const struct judgement *);
/*
 * Is there a pure run, whether it counts against the hand or not, or are all
 * cards melded, so that none need be (melds_complete)?
 */
bool judgement_has_pure(const struct rules *, const struct judgement *);
/* Is card i, of those laid off, counted from 0, on the table for a joker? */
static inline bool
took_joker(const struct judgement *j, int i)
{
	return takes_joker(&j->shown, i) && j->laid_group[i] >= 0;
}

/* The first meld that does not count against the hand, or NULL. */
const struct meld *first_exempt(const struct judgement *);
/* The meld, or what is none, of a group; those on the table come first. */
const struct meld *meld_of_group(const struct seat *, const struct judgement *,
    int group);
/* Are all seats errors? */
bool all_are_errors(const struct deal *, const struct verdicts *);
/* May rummy choose the discard of a plain hand? */
bool may_choose_discard(const struct rules *, const struct arrangement *);
/* Does a claim of all these cards end the deal without a discard? */
bool is_big_gin(const struct rules *, const struct arrangement *, int deadwood);
/*
 * Does the claim, which goes out, end the deal with Rummy, said or, where that
 * is enough, by laying all cards down (at-once.claimed)?
 */
bool judgement_is_at_once(const struct rules *, const struct seat *,
    const struct judgement *, bool goes_out);
/* Are all cards melded, so that none counts and none is laid off? */
bool judgement_is_gin(const struct judgement *);
/* Are all cards melded and none discarded, where the rules reward that? */
bool judgement_is_big_gin(const struct rules *, const struct judgement *);

/* Findings */

/* Add a reason, and its code to the outcome; the caller fills in the rest. */
struct finding *add_finding(struct judgement *, struct arena *, enum code,
    enum rule_key key, enum sentence);
/* The same of a seat. */
struct finding *find_why(struct judging *, enum code, enum rule_key key,
    enum sentence);
/* The same with the first two figures of its sentence. */
struct finding *find_figures(struct judging *, enum code, enum rule_key key,
    enum sentence, int first, int second);
/* The same with cards. */
struct finding *find_cards(struct judging *, enum code, enum rule_key key,
    enum sentence, const card *, int n);
/* Add why each group is not a meld that is none; those on the table come first. */
void find_bad_groups(struct judging *);
/* Add CODE_LAYOFF for every laid-off card whose laid_group is -1. */
void find_refused(struct judgement *, struct arena *, enum rule_key key,
    enum sentence);

#endif
