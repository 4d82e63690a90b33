/*
 * From judged seats to points, settlement and winner.  Each way of scoring is a
 * function in the table of score.c, chosen by the key "scoring".
 */
#ifndef SCORE_WAYS_H
#define SCORE_WAYS_H

#include "judge/judge.h"

/* A deal being scored: its seats are judged, v is filled in. */
struct scoring_deal {
	struct solver *solver;
	const struct rules *rules;
	const struct deal *deal;
	struct arena *arena;
	struct verdicts *v;
	int values[SEATS_MAX]; /* of value cards that count for each seat */
};

/* Add a term to the points of a seat; of another seat's deadwood. */
struct why_term *add_term(struct scoring_deal *, int seat, enum why_op,
    enum term, int value, enum rule_key);
void add_count(struct scoring_deal *, int seat, enum why_op, int of);
/* Set the seat's points, as a result to print, to the sum of its terms. */
void give_sum(struct judgement *);
/* Final figures are kept: give them to the seats that have them. */
void keep_figures(struct scoring_deal *);

/* Refuse each lay-off without a place, for this reason or layoff.allowed. */
void refuse_layoffs(const struct rules *, struct judgement *, struct arena *,
    enum sentence);

/*
 * scoring: difference.  One of two players ends the deal; the difference of
 * their deadwood is scored, with the bonus for gin or for an undercut (S4
 * L21-25).
 */
void score_difference(struct scoring_deal *);
/* The points of a lone seat; false if it has none. */
bool lone_difference(struct scoring_deal *, int seat);

/*
 * scoring: penalty.  The winner scores nothing (or out.points), the others what
 * they hold or did (S0 L295-309; S1 L284-291; S3 L104-124).
 */
void score_penalty(struct scoring_deal *);
bool lone_penalty(struct scoring_deal *, int seat);
/*
 * Is the player still in when another wins: is the loss one that the winning
 * claim may raise?  Also if it has a price of its own, as a second complete
 * hand has.
 */
bool loses_with_others(const struct seat *, const struct judgement *);
/* The drop whose price missing turns or leaving costs; else the action. */
enum action action_priced_as(const struct rules *, enum action);
/* The key that prices an action; RULE_NONE if none does. */
enum rule_key action_key(enum action);
/*
 * Has the player the runs that a claim needs, or one of the other claims, or as
 * many pairs as lower the price?  In Marriage such a player has seen the card
 * that makes others wild.
 */
bool loser_has_shown(const struct rules *, const struct judgement *);
/* Has it the runs of a claim?  An action's cards are not laid out. */
bool loser_has_runs(const struct rules *, const struct judgement *);
/* The price by the pairs of a hand that is known, or KEY_NONE. */
int loser_price_of_pairs(const struct rules *, const struct judgement *);
/* The money of a deal that somebody won, if its rules and facts say any. */
void score_money(struct scoring_deal *);

/*
 * scoring: collect.  The player who goes out scores what the others hold, which
 * they may lose (S2, "Scoring").
 */
void score_collect(struct scoring_deal *);
bool lone_collect(struct scoring_deal *, int seat);

/*
 * scoring: melds.  All score their cards on the table, those laid off too, less
 * those in hand (S2, "Scoring", the second way; 500 rummy).
 */
void score_melds(struct scoring_deal *);
bool lone_melds(struct scoring_deal *, int seat);

/* Where melds are laid on the table: the seat that went out, or -1. */
int seat_that_is_out(const struct scoring_deal *);
/*
 * Does only a player who goes out end a deal?  Where melds lie on the table, and
 * where a hand left counts what is left of it and nobody may drop, so that no
 * seat wins as the only one left in.
 */
bool ends_by_going_out(const struct rules *);
/*
 * Is nobody out yet, where only that ends a deal?  Then nobody has points.  A
 * figure on the pad says that the deal is over.
 */
bool is_played_on(const struct scoring_deal *);
/* Does the deal end with Rummy? */
bool won_at_once(const struct scoring_deal *);
/* Add why=second to claims after the first that would end the deal, too. */
void find_second(struct scoring_deal *, int first);
/* The first valid claim, or -1. */
int find_claim(const struct scoring_deal *);

/* Make the whole deal an error; its message has the place of seat at. */
void fail_deal(const struct deal *, struct verdicts *, enum code,
    const struct seat *at, const char *format, ...) PRINTF(5, 6);

/*
 * Fill in what depends on the whole table: points, won, verdicts, winner and
 * summary, in the arena.  Every seat must have been judged by itself.
 */
void score_deal(struct scoring_deal *);
/* The same of a seat by itself. */
void score_lone(struct scoring_deal *);

#endif
