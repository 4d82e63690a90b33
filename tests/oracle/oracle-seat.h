/*
 * A whole seat of a game whose melds lie on the table, judged by brute force
 * from the manuals alone: what may be laid down, laid off and discarded, and
 * what is left.  Shares only card.h with the program.
 */
#ifndef ORACLE_SEAT_H
#define ORACLE_SEAT_H

#include "oracle.h"

enum seat_last { SEAT_MAY_DISCARD, SEAT_MUST_DISCARD, SEAT_KEEPS };

enum seat_claim {
	SEAT_ASKS, /* a lone hand without a claim */
	SEAT_OUT,  /* no card is left */
	SEAT_DOWN, /* melds are laid down */
	SEAT_ALL   /* every card is melded at once */
};

/* What a joker counts in a meld, where it is not a number. */
enum { SEAT_AS_LEFT = -1, SEAT_AS_PLACE = -2 };

struct seat_rules {
	struct oracle_rules melds;
	int rank_value[KING + 1];
	bool scored;           /* do melds score */
	int joker, ace_low;    /* in a meld; SEAT_AS_LEFT: as if left over */
	bool asks;             /* is there a contract */
	struct oracle_contract contract;
	bool more;             /* may other melds go down with it */
	int opening;           /* 0: none */
	int min_runs, min_pure; /* of the opening */
	bool exempt;           /* with all cards at once less may be opened */
	bool later;            /* may a player who is down lay melds */
	bool layoff, needs_down, same_turn;
	enum oracle_claims claims;
	enum oracle_set_claims set_claims;
	enum seat_last last;
	card kept;             /* may not be discarded; CARD_NONE: none */
	int dealt;
	bool any_size;         /* may a hand of any size be claimed */
	bool unplayable;       /* SEAT_ALL only if nothing fits the table */
};

struct seat_asked {
	const struct seat_rules *rules;
	enum seat_claim claim;
	struct oracle_table table; /* melds of all seats */
	bool down;                 /* some are this player's */
	int before;                /* what those count */
	bool discarded;        /* before, and beside these cards */
	int n;
	card cards[ORACLE_HAND];
};

struct seat_answer {
	bool valid;    /* or ready */
	int points;    /* the most; without scored melds, less the deadwood */
	int deadwood;  /* the least with these points */
};

/* False: too large to be tried. */
bool oracle_seat(const struct seat_asked *, struct seat_answer *);

/*
 * Call visit for each way to take one joker from the table for the cards that
 * it stands for: after has the joker in the hand.
 */
void oracle_seat_claims(const struct seat_asked *,
    void (*visit)(const struct seat_asked *after, card joker, void *), void *);

/* The worth of cards laid in places of a run from first on, or in a set. */
int oracle_seat_worth(const struct seat_rules *, const struct oracle_laid *);

/* What cards count at most as a set, a run, a pure run; -1: they are none. */
struct seat_worth { int set, run, pure; };
void oracle_seat_worths(const struct seat_rules *, const card *cards, int n,
    struct seat_worth *);

/*
 * Are these melds, laid by the player, what may be laid, and can the next nlaid
 * cards go on the table after them?  whole: no card but a discard is left.
 */
bool oracle_seat_allows(const struct seat_asked *, const struct oracle_laid *,
    int nmelds, const card *laid, int nlaid, bool whole);

#endif
