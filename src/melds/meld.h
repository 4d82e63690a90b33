/*
 * Is this group a meld, of which kind, and which card does each joker stand
 * for?  Judges one group; what a claim needs of all of them is judge's.
 * A group is a multiset: the order of its cards does not matter.
 */
#ifndef MELD_H
#define MELD_H

#include "cards/arrangement.h"
#include "rules/rules.h"

enum meld_kind { MELD_NONE, MELD_SET, MELD_RUN };

/* Why a group is no meld; in the order in which they are looked for. */
enum meld_fault {
	FAULT_NONE,
	FAULT_SHORT,     /* fewer cards than any meld */
	FAULT_NATURALS,  /* too few cards stand for themselves */
	FAULT_JOKERS,    /* more jokers than allowed */
	FAULT_LONG,      /* more cards than allowed */
	FAULT_BY_SIZE,   /* more jokers than allowed in so many cards */
	FAULT_SHARE,     /* too large a part of it are jokers */
	FAULT_ADJACENT,  /* jokers side by side where that is not allowed */
	FAULT_SUIT,      /* a set with two cards of one suit */
	FAULT_GAP,       /* a run with a hole that no joker fills */
	FAULT_TWICE,     /* a run with the same card twice */
	FAULT_ACE,       /* a run across or through the ace */
	FAULT_MIXED      /* neither one rank nor one suit */
};

struct meld {
	enum meld_kind kind;
	bool pure;             /* a run in which no card stands for another */
	enum meld_fault fault; /* of MELD_NONE */
	bool as_run;           /* of MELD_NONE: the fault is one of a run */
	card blame;            /* the card that is missing or twice, or CARD_NONE */
	int size;
	card cards[HAND_MAX];  /* as printed: in rank order, jokers in place */
	/*
	 * What each stands for: itself when natural; in a set CARD_NONE for a
	 * joker beyond the fourth suit.
	 */
	card as[HAND_MAX];
	int start;             /* of a run: its first position, see run_card */
	int jokers;            /* cards that stand for others */
};

/*
 * Runs are counted in positions: 1 is the ace when it is low, 13 the king, 14 the
 * ace when it is high; where runs wrap, 15 is the two that follows it, and so on.
 */
static inline card
run_card(int suit, int position)
{
	return CARD(suit, position > KING ? position - KING : position);
}

/* The first and last position that the rules let a run reach. */
static inline int
run_first(const struct rules *r)
{
	return r->run_ace == RUN_ACE_HIGH ? 2 : 1;
}

static inline int
run_last(const struct rules *r)
{
	return r->run_ace == RUN_ACE_LOW ? 13 :
	    r->run_ace == RUN_ACE_WRAP ? 25 : 14;
}

/*
 * The positions in runs of a suit's ranks, both as bits: an ace has two, and
 * where runs wrap every card.
 */
static inline uint32_t
run_positions(const struct rules *r, uint32_t ranks)
{
	return (ranks | ranks << KING) &
	    ((UINT32_C(2) << run_last(r)) - (UINT32_C(1) << run_first(r)));
}

/*
 * The most cards in a run that starts there.  Fourteen have an ace at both ends;
 * otherwise no card of a run comes round again.
 */
static inline int
run_longest(const struct rules *r, int start)
{
	int places = run_last(r) - start + 1;

	return r->run_ace == RUN_ACE_WRAP && start != ACE ? 13 :
	    places < 14 ? places : 14;
}

#define MELD_READINGS 2

/*
 * Every way to read the n cards (1 to HAND_MAX) as a meld: as a run and as a
 * set, that with fewer jokers first, else the run; returns how many.  0: out[0] says why none, its
 * cards in the order given.
 */
int meld_read(const struct rules *, const card *cards, int n,
    struct meld out[MELD_READINGS]);

#define MELD_RUNS (SUITS * 25)

/*
 * Every way to read the n cards (1 to HAND_MAX) as a run, best first; returns
 * how many, 0 to MELD_RUNS.  They differ in which ranks the jokers stand for.
 */
int meld_runs(const struct rules *, const card *cards, int n,
    struct meld out[MELD_RUNS]);

/*
 * The same, but only the first, the natural one: all that is asked of most
 * groups.
 */
void meld_read_best(const struct rules *, const card *cards, int n,
    struct meld *out);
/*
 * As a group that lies on the table is read: a joker there stands for one card,
 * for that which the order of the cards says, where it is the order of a run.
 */
void meld_read_typed(const struct rules *, const card *cards, int n,
    struct meld *out);
/*
 * Reads a group none of whose cards could be a joker, if it is seen at once that
 * it is a meld and reads in one way.  False, out undefined: it may yet be one.
 */
bool meld_read_natural(const struct rules *, const card *cards, int n,
    struct meld *out);

/*
 * The stated order of melds, for ties: their printed cards are compared one by
 * one in card order, a card that stands for another counting as a printed
 * joker; where one is the start of the other, the longer comes first.
 * Negative, 0 or positive as strcmp.
 */
int meld_compare(const struct meld *, const struct meld *);

/*
 * The order in which melds are printed: pure runs, runs with jokers, sets; of
 * each those with the lowest first position or rank first, then meld_compare.
 */
int meld_print_order(const struct meld *, const struct meld *);

/* Cards of a group in card order: those that are themselves, and wild ones. */
struct suit_cards {
	const card *plain, *wild;
	int nplain, nwild;
};

/*
 * Of plain cards of one suit: the first that is missing between the lowest and
 * the highest, an ace at the end where fewer are, or CARD_NONE; and how many
 * wild cards stand there for themselves.
 */
card meld_hole(const struct rules *, const struct suit_cards *, int *natural);

/* Of a group that is not a meld: the key that says so; RULE_NONE: the nature of melds. */
enum rule_key meld_fault_key(const struct meld *);

/*
 * Is card i of the meld there as a joker?  A wild card may be one in its own
 * place, where wild cards stand for others only (wild.as-natural).
 */
bool meld_has_joker_at(const struct rules *, const struct meld *, int i);


#endif
