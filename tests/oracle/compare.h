/*
 * What the programs that compare the solver with the oracle share: rules in
 * both forms, hands worth comparing, and the comparison itself.
 */
#ifndef COMPARE_H
#define COMPARE_H

#include "deal/deal.h"
#include "solve/layoff.h"
#include "oracle.h"
#include "random.h"
#include "translate.h"

/* Everything a comparison uses, and what it has found so far. */
struct compare {
	struct random random;
	struct oracle *oracle;
	struct solver *solver;
	struct rulebook *book;
	struct arena *arena;
	long compared, differing;
	long disordered;  /* of the differing: only in what ties decide */
};

struct compare *compare_create(uint64_t seed);
void compare_free(struct compare *);

/* Print a comment in TAP. */
void compare_say(const char *format, ...) PRINTF(1, 2);

/*
 * How many hands to compare: the first argument, else RUMMY_ORACLE_HANDS, else
 * otherwise, or a third of it where RUMMY_ORACLE_SHARE is 3.
 */
long compare_hands(int argc, char **argv, long otherwise);

/*
 * The rules of this name with "key=value ..." set over them; NULL, the reason
 * printed, if they are refused.  They live until compare_free.
 */
const struct rules *compare_compile(struct compare *, const char *name,
    const char *settings);

/*
 * The same for a rule set, with the facts of a deal that it needs: the round,
 * an upcard, a wild card.
 */
const struct rules *compare_compile_set(struct compare *, const char *name,
    int round);

/*
 * Call visit for every rule set of the program, options aside, or for those
 * that RUMMY_ORACLE_RULES names, separated by blanks: sets, sets with options,
 * and rule files (*.yaml).
 */
void compare_each_set(struct compare *, long hands,
    void (*visit)(struct compare *, const char *name, long hands));

/* How a hand is drawn. */
enum draw {
	DRAW_ANY,     /* from the whole deck */
	DRAW_BLOCK,   /* mostly from a block of 3 or 4 ranks and suits */
	DRAW_SUIT,    /* of one suit, where the deck holds enough */
	DRAW_CLIMB,   /* changed card by card until many melds overlap */
	DRAW_JOKERS,  /* a third to all but a few cards may be jokers */
	DRAWS
};

/*
 * Deal n cards from the deck of the rules to the front of deck, and return the
 * size of the deck, at most COMPARE_DECK.
 */
#define COMPARE_DECK (52 * 8 + 24)
int compare_draw(struct compare *, const struct rules *, enum draw, int n,
    card *deck);

/* A seat that holds these cards. */
struct seat compare_seat(const char *name, enum verb, const card *cards, int n);

/* "AS TH JK"; to holds 3 * n bytes. */
const char *compare_letters(const card *cards, int n, char *to);

/*
 * Does check hold for the groups in one of the ways to read them as melds: runs
 * as their cards lie, sets in any order?  typed: runs were typed in any order,
 * too, but where jokers have places in one they stay there.
 */
bool compare_groups(const struct oracle_rules *, const struct arrangement *,
    bool typed, bool (*check)(const struct oracle_reading *const *, int n,
    void *), void *);

/* Does the arrangement hold just these cards? */
bool compare_same_cards(const card *cards, int n, const struct arrangement *);

/*
 * Is the solver's arrangement of the cards what it claims to be, and the
 * oracle's?  laid: how many cards it lays off.  NULL, or what differs:
 * compare_order when all that counts is equal but not the groups.
 */
extern const char compare_order[];
const char *compare_arrangement(const struct oracle_rules *,
    const card *cards, int n, const struct arrangement *, int laid,
    const struct oracle_best *);

/*
 * Count a hand that differs, and print it in TAP comments: seed, cards, both
 * answers.  From the COMPARE_REPORTS-th hand on it only counts them.
 */
#define COMPARE_REPORTS 10
void compare_report(struct compare *, uint64_t seed, const struct rules *,
    const char *what, const card *cards, int n, const struct arrangement *,
    int deadwood, const struct oracle_best *);

#endif
