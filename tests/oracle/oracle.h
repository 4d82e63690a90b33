/*
 * The oracle: rummy by brute force, written from the rules and sharing only
 * card.h with the program.  It looks at every subset of a hand, asks of each
 * whether it is a meld, and searches all sets of disjoint melds.  It is meant
 * to be obviously right first, and fast second.
 */
#ifndef ORACLE_H
#define ORACLE_H

#include <stdbool.h>
#include <stdint.h>

#include "cards/card.h"

#define ORACLE_HAND 16   /* cards of a hand at most */
#define ORACLE_GROUPS 8  /* groups of two at least: as many fit in a hand */
#define ORACLE_NEEDS 32  /* combinations of runs, pure and long still needed */
#define ORACLE_MELD 40   /* cards of a meld on the table at most */

enum oracle_ace {
	ORACLE_LOW = 1, /* A 2 3 */
	ORACLE_HIGH,    /* Q K A */
	ORACLE_BOTH,    /* each of them; A to A with two aces */
	ORACLE_WRAP     /* K A 2 too, but there no card twice */
};

/* Limits are -1 when there is none. */
struct oracle_rules {
	int set_min, set_max;
	bool set_any;        /* a set may hold a suit more than once */
	int run_min, run_max;
	enum oracle_ace ace;
	int min_naturals;    /* cards that stand for themselves, in a meld */
	int max_set_jokers, max_run_jokers;
	uint64_t wild;       /* cards that may stand for others */
	bool wild_as_natural; /* and for themselves */
	/*
	 * The card that printed jokers are, and not jokers; or 0.  Only cards
	 * like it are wild then, and they never stand for themselves.
	 */
	card joker_is;
	int same_min;   /* identical cards in a meld, at least; 0: no such melds */
	bool same_pure;      /* they are as good as a pure run */
	bool same_jokers;    /* printed jokers may be one, as themselves */
	int value[CARD_LIMIT];  /* what a card left over costs */
	int low_ace;         /* what an ace as itself below a two costs */
	int max_jokers[ORACLE_MELD + 1]; /* by the cards of a meld */
	int natural_percent; /* least share of natural cards in a meld */
	bool apart;          /* no two jokers side by side in a run */
	bool through;        /* cards of sets on the table carry a run on */
	/*
	 * Of packs that lack ranks: the places of runs, and the rank at each;
	 * last is 0 where no rank is lacking.
	 */
	int first, last;
	unsigned char rank_at[15];
};

static inline bool
oracle_may_be_joker(const struct oracle_rules *rules, card c)
{
	return card_is_joker(c) || (rules->wild & card_bit(c));
}

static inline bool
oracle_may_be_natural(const struct oracle_rules *rules, card c)
{
	return !card_is_joker(c)
	    && (rules->wild_as_natural || !(rules->wild & card_bit(c)));
}

/*
 * Rules and cards in which the jokers are called jokers: only there can a card
 * be asked what it may be.
 */
struct oracle_rules oracle_rename(const struct oracle_rules *, const card *cards,
    int n, card *renamed);

/* Is a number within limits, of which most may be none. */
static inline bool
oracle_within(int n, int least, int most)
{
	return n >= least && (most < 0 || n <= most);
}

/*
 * The card that belongs at a place of a run, from 1 on: 1 and 14 are the ace in
 * packs that lack no rank.
 */
static inline card
oracle_card_at(const struct oracle_rules *rules, int suit, int place)
{
	return CARD(suit, rules->last ? rules->rank_at[(place - 1) % 14 + 1]
	    : (place - 1) % 13 + 1);
}

/* May a run stand on the places from first to last? */
bool oracle_is_window(const struct oracle_rules *, int first, int last);

/* May a meld of n cards have that many jokers? */
bool oracle_jokers_fit(const struct oracle_rules *, bool run, int n,
    int jokers);

/*
 * What an arrangement must hold; (runs + 1) (pure + 1), doubled if a long run
 * may be asked for, <= ORACLE_NEEDS.
 */
struct oracle_demand {
	int min_runs, min_pure;
	int long_run;    /* cards of its longest run, at least */
};

/* A group as printed, CARD_JOKER for every card that stands for another. */
struct oracle_shape {
	int n;
	card cards[ORACLE_HAND];
};

/* Negative, 0, positive: card by card; a prefix comes after the longer one. */
int oracle_shape_compare(const struct oracle_shape *,
    const struct oracle_shape *);

/* One way to see a group as a meld. */
struct oracle_reading {
	bool run, pure;
	int suit, first;  /* of a run: its suit and its first place */
	int rank;         /* of a set */
	struct oracle_shape shape;
};

/* Call visit for every way to see the n cards, in any order, as a meld. */
void oracle_read(const struct oracle_rules *, const card *cards, int n,
    void (*visit)(const struct oracle_reading *, void *), void *);

bool oracle_is_meld(const struct oracle_rules *, const card *cards, int n);

/* The best arrangement of some cards. */
struct oracle_best {
	bool found;      /* something meets the demand */
	int deadwood, unmatched, ngroups;
	struct oracle_shape shapes[ORACLE_GROUPS];
};

/* A subset of the hand in one reading. */
struct oracle_meld {
	unsigned cards;  /* bit i: card i of the hand */
	int cost;        /* of an ace that is low in it */
	int rank;        /* of its shape among all shapes of the hand */
	struct oracle_reading reading;
};

/* One hand under one set of rules, ready for questions. */
struct oracle {
	struct oracle_rules rules;
	struct oracle_demand demand; /* the most that may be asked for */
	int n;
	card cards[ORACLE_HAND];     /* those that may be jokers last */
	struct oracle_meld *melds;   /* in the order of their shapes */
	int nmelds, room;
	int *starting;               /* melds by their first card */
	int first[ORACLE_HAND + 1];  /* where those of card i start there */
	struct oracle_state *states; /* the results, by cards still to place */
	unsigned generation;         /* states of other hands are void */
};

struct oracle *oracle_create(void);
void oracle_free(struct oracle *);

/*
 * Take in a hand, or the same with every reading of every subset kept: then
 * only for oracle_each.
 */
void oracle_load(struct oracle *, const struct oracle_rules *,
    const struct oracle_demand *, const card *cards, int n);
void oracle_load_all(struct oracle *, const struct oracle_rules *,
    const card *cards, int n);

/* All cards of the hand, as bits. */
unsigned oracle_hand(const struct oracle *);

/* The number of the first of some cards (at least one), and how many. */
static inline int
oracle_first(unsigned cards)
{
	int i = 0;

	while (!(cards >> i & 1))
		i++;
	return i;
}

static inline int
oracle_count(unsigned cards)
{
	int n = 0;

	for (; cards; cards &= cards - 1)
		n++;
	return n;
}

int oracle_value(const struct oracle *, unsigned cards);

/*
 * The best arrangement of these cards of the hand that meets the demand: least
 * deadwood, least of it in the hand, fewest unmatched cards, fewest groups,
 * first shapes.  The demand is at most the one the hand was loaded with.
 */
void oracle_solve(struct oracle *, unsigned cards,
    const struct oracle_demand *, struct oracle_best *);

/* Can all these cards of the hand be melded as demanded? */
bool oracle_complete(struct oracle *, unsigned cards,
    const struct oracle_demand *);

/* Call visit for every arrangement of the loaded hand. */
void oracle_each(const struct oracle *,
    void (*visit)(const struct oracle_meld *const *, int n, unsigned unmatched,
    void *), void *);

/* A contract: the number of melds of each kind, and their joint conditions. */
struct oracle_contract {
	int sets, runs;
	int run_size;    /* cards of a run; of a set: set_min of the rules */
	bool exact;      /* exactly that many cards, otherwise at least */
	int gap;         /* free places from one run of a suit up to the next */
	bool overlap;    /* may two runs of a suit share a place */
	bool same_rank;  /* may two sets be of one rank */
	bool complete;   /* no card may be left; then sizes are "at least" */
};

/* Do these melds, each one for itself, meet the contract? */
bool oracle_meets(const struct oracle_rules *, const struct oracle_contract *,
    const struct oracle_reading *const *, int n);
/* Or some of them, the others lying beside it? */
bool oracle_meets_among(const struct oracle_rules *,
    const struct oracle_contract *, const struct oracle_reading *const *,
    int n);

/*
 * Lay the contract down, and nothing else, so that least is left and of that
 * the fewest cards; of equals any.
 */
void oracle_contract(const struct oracle_rules *,
    const struct oracle_contract *, const card *cards, int n,
    struct oracle_best *);

#define ORACLE_TABLE 16  /* melds on the table at most */
#define ORACLE_LOOSE 8   /* jokers on the table that may come loose, at most */

/* What a natural card from the hand does to the joker that has its place. */
enum oracle_claims {
	ORACLE_FIXED,   /* it may not come there */
	ORACLE_MOVED,   /* the joker goes to a new end of its run */
	ORACLE_CLAIMED  /* the joker goes anywhere, but not into the hand */
};

/* The same for a joker in a set: a card that it lacks, or both of two. */
enum oracle_set_claims {
	ORACLE_SET_FIXED,
	ORACLE_SET_CLAIMED,
	ORACLE_SET_BOTH  /* in a set of three with one joker */
};

/* A meld that lies on the table. */
struct oracle_laid {
	bool run;
	int suit, first; /* of a run: its suit and its first place */
	int rank;        /* of a set */
	int n;
	card cards[ORACLE_MELD];
	bool natural[ORACLE_MELD]; /* does the card stand for itself */
};

struct oracle_table {
	enum oracle_claims claims;
	enum oracle_set_claims set_claims;
	int n;
	struct oracle_laid melds[ORACLE_TABLE];
};

/* A meld as it is read, its jokers as printed ones. */
static inline struct oracle_laid
oracle_lie(const struct oracle_reading *r)
{
	struct oracle_laid m = { .run = r->run, .suit = r->suit,
		.first = r->first, .rank = r->rank, .n = r->shape.n };

	for (int i = 0; i < m.n; i++) {
		m.cards[i] = r->shape.cards[i];
		m.natural[i] = !card_is_joker(m.cards[i]);
	}
	return m;
}

/* The reading of a meld as it lies. */
static inline struct oracle_reading
oracle_reading_of(const struct oracle_laid *m)
{
	struct oracle_reading r = { .run = m->run, .pure = m->run,
		.suit = m->suit, .first = m->first, .rank = m->rank,
		.shape = { .n = m->n } };

	for (int i = 0; i < m->n; i++) {
		r.shape.cards[i] = m->natural[i] ? m->cards[i] : CARD_JOKER;
		r.pure &= m->natural[i];
	}
	return r;
}

/* Does the card lie in a set as itself? */
static inline bool
oracle_lies_in_set(const struct oracle_table *t, card c)
{
	const struct oracle_laid *m = t->melds, *end = m + t->n;

	for (; m < end; m++)
		for (int i = 0; !m->run && i < m->n; i++)
			if (m->natural[i] && m->cards[i] == c)
				return true;
	return false;
}

/*
 * For every subset of the hand, by bits: can just these cards be left when the
 * others are laid off on the table?  left has 2^n places, at least one true.
 */
void oracle_table(const struct oracle_rules *, const struct oracle_table *,
    const card *hand, int n, bool *left);

/*
 * The same, with the fewest aces of the hand that are laid below a two then; -1
 * where these cards cannot be left.
 */
void oracle_table_low(const struct oracle_rules *, const struct oracle_table *,
    const card *hand, int n, signed char *low);

/*
 * The least value in the loaded hand when these are what can be left of it;
 * and, if later, melds may be laid of that.
 */
int oracle_table_least(struct oracle *, const bool *left, bool later);

struct oracle_defence {
	struct oracle_best best; /* of the cards kept */
	int laid;                /* cards laid off */
};

/*
 * The loaded hand when cards may be laid off on the melds of the table: least
 * deadwood, fewest unmatched, fewest laid off, fewest groups, first shapes.
 */
void oracle_layoff(struct oracle *, const struct oracle_table *,
    struct oracle_defence *);

/* What a gin deal scores. */
struct oracle_gin {
	int limit;               /* deadwood of a knock, at most */
	int gin, big, undercut;  /* big: with all of eleven cards; -1: none */
	bool undercut_on_tie;
	bool layoff, layoff_on_gin;
};

/*
 * Points of the knocker (negative: the defender's) with the melds, and of
 * eleven cards the discard, that is best against the best reply.  The
 * defender's hand is loaded.  False: the player cannot knock.
 */
bool oracle_knock(struct oracle *defender, const struct oracle_gin *,
    const card *knocker, int n, int *points);

enum oracle_gate {
	ORACLE_GATE_NONE,
	ORACLE_GATE_TWO_SEQUENCES,
	ORACLE_GATE_LADDER,
	ORACLE_GATE_PURE_ONLY,
	ORACLE_GATE_PURE_RUNS
};

/* What a lost Indian hand costs. */
struct oracle_loss {
	enum oracle_gate gate;
	struct oracle_demand demand;
	int cap;      /* -1: none */
	int round_to;
	bool flat;    /* without a pure run the cap, whatever the cards */
};

struct oracle_count {
	int counted; /* least value of the cards that count */
	int points;  /* after cap and rounding */
};

/*
 * Least cost of these cards of the hand; loaded with the demand that the gate
 * has, of a run and a pure run at least.
 */
void oracle_lose(struct oracle *, unsigned cards, const struct oracle_loss *,
    struct oracle_count *);

#endif
