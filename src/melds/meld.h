/*
 * Is this group a meld, of which kind, and which card does each joker stand
 * for?  Judges one group; judge decides what a claim needs of all of them.  A
 * group is a multiset: the order of its cards matters only where that is said.
 */
#ifndef MELD_H
#define MELD_H

#include "cards/arrangement.h"
#include "rules/rules.h"

/*
 * MELD_SAME is of identical cards.  MELD_PART is not a meld, but a pair or jokers
 * of a claim that needs none: declare.pairs, declare.wilds.
 */
enum meld_kind { MELD_NONE, MELD_SET, MELD_RUN, MELD_SAME, MELD_PART };

/* Why a group is not a meld; in the order of deal/sentences.h. */
enum meld_fault {
	FAULT_NONE,
	FAULT_SHORT,     /* fewer cards than any meld */
	FAULT_NO_SETS,   /* a set where the rules have none */
	FAULT_NO_RUNS,   /* a run where the rules have none */
	FAULT_NATURALS,  /* too few cards stand for themselves */
	FAULT_JOKERS,    /* more jokers than allowed */
	FAULT_LONG,      /* more cards than allowed */
	FAULT_BY_SIZE,   /* more jokers than its size allows */
	FAULT_SHARE,     /* too large a share of jokers */
	FAULT_ADJACENT,  /* jokers side by side where that is not allowed */
	FAULT_SUIT,      /* a set with two cards of one suit */
	FAULT_GAP,       /* a run with a hole that no joker fills */
	FAULT_TWICE,     /* a run with the same card twice */
	FAULT_ACE,       /* a run across or through the ace */
	FAULT_ACE_LOW,   /* the same where an ace is only low, or only high */
	FAULT_ACE_HIGH,
	FAULT_MIXED      /* neither one rank nor one suit */
};

struct meld {
	enum meld_kind kind;
	/* a run without a card that stands for another, or as good as one */
	bool pure;
	enum meld_fault fault; /* of MELD_NONE */
	bool as_run;           /* of MELD_NONE: the fault is one of a run */
	card blame;            /* the missing or repeated card, or CARD_NONE */
	int size;
	card cards[HAND_MAX];  /* as printed: in rank order, jokers in place */
	/*
	 * What each card stands for: itself if natural; in a set, CARD_NONE for
	 * a joker beyond the fourth suit.
	 */
	card as[HAND_MAX];
	int start;             /* of a run its first position, else the rank */
	int jokers;            /* cards that stand for others, or were to */
	/*
	 * Of a run on the table: its cards, as bits, that lie in a set there and
	 * are only passed (layoff.through-sets).
	 */
	uint64_t lent;
};

/*
 * Runs are counted in positions: 1 is the ace when it is low, 13 the king, 14
 * the ace when it is high; where runs wrap, 15 is the two that follows it, and
 * so on.
 */
static inline card
run_card(int suit, int position)
{
	return CARD(suit, position > KING ? position - KING : position);
}

/*
 * The positions in runs of a suit's ranks, both as bits: an ace has two and,
 * where runs wrap, every card has.
 */
static inline uint32_t
run_positions(const struct rules *r, uint32_t ranks)
{
	return (ranks | ranks << KING) &
	    ((UINT32_C(2) << r->run_last) - (UINT32_C(1) << r->run_first));
}

/*
 * The most cards in a run that starts there.  Fourteen cards have an ace at
 * both ends; otherwise a run never repeats a card.
 */
static inline int
run_longest(const struct rules *r, int start)
{
	int places = r->run_last - start + 1;

	return r->run_ace == RUN_ACE_WRAP && start != ACE ? 13 :
	    places < 14 ? places : 14;
}

#define MELD_READINGS 2

/*
 * Every way to read the n cards (1 to HAND_MAX) as a meld: as identical cards,
 * and then no other way; else as the best run and as the best set: first the
 * one without a cheap ace, with fewer jokers, the run.  Returns how many.  If 0,
 * out[0] says why, with its cards in the order given.
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

/* As meld_read, but only out[0], which suffices for most groups. */
void meld_read_best(const struct rules *, const card *cards, int n,
    struct meld *out);
/* The best run, or the best set, that they are; false, *out undefined, if none. */
bool meld_read_as(const struct rules *, enum meld_kind, const card *cards,
    int n, struct meld *out);
/* Is each card that stands for itself in the place where it was typed? */
bool meld_is_typed(const struct meld *, const card *typed);
/*
 * The first of these runs, best first, that is in the typed order; where melds
 * must open, the one of them that counts most; n: none is.
 */
int meld_find_typed(const struct rules *, const struct meld *runs, int n,
    const card *typed);
/*
 * Of all runs that a group could be put the jokers of number k in an order in
 * which it is the one that is found when it is typed, if there is one.
 */
void meld_tell_apart(const struct rules *, struct meld *runs, int n, int k);
/*
 * Read each group of a table as it was typed, as meld_read_best does, but where
 * the typed order is that of a run, each joker stands for the card of its place.
 * Where melds must open, a wild card out of its own place is one, too; and a
 * group that counts more as a set than as any run is the set, unless the opening
 * asks for runs.  The cards of each, in the order of the meld, go into the same
 * group of a, which may be typed itself.
 */
void melds_read_typed(const struct rules *, const struct arrangement *typed,
    struct arrangement *a, struct meld *melds);

/*
 * Read a group none of whose cards could be a joker, if it is quickly
 * recognized as a meld with one reading.  False, out undefined: it may still be
 * a meld.
 */
bool meld_read_natural(const struct rules *, const card *cards, int n,
    struct meld *out);

/*
 * Read a group, if it is quickly recognized as a meld: the first reading.
 * False, *out undefined: it may still be a meld.
 */
bool meld_read_quick(const struct rules *, const card *cards, int n,
    struct meld *out);

/*
 * The stated order of melds, for ties: their printed cards are compared one by
 * one in card order, where a card that stands for another counts as a printed
 * joker; if one is the start of the other, the longer comes first. Negative, 0
 * or positive as strcmp.
 */
int meld_compare(const struct meld *, const struct meld *);

/* May the card stand for another: a printed joker, or a wild card? */
static inline bool
meld_may_be_joker(const struct rules *r, card c)
{
	return card_is_joker(c) ? r->joker_face == CARD_NONE :
	    r->wild & card_bit(c);
}

/* The card of a hand that is c: c, or a printed joker that has its face. */
static inline card
meld_natural(const struct rules *r, card c)
{
	return c == r->joker_face ? CARD_JOKER : c;
}

/* Has the run an ace that counts less than elsewhere (melds.ace-low)? */
static inline bool
meld_has_cheap_ace(const struct rules *r, const struct meld *m)
{
	return r->low_ace_cost > 0 && m->start == ACE &&
	    m->cards[0] == m->as[0];
}

/*
 * Of two readings of one group: is a more natural?  It has no cheap ace, then
 * fewer jokers, then comes before b in the stated order.
 */
bool meld_reads_better(const struct rules *, const struct meld *a,
    const struct meld *b);

/*
 * The order in which melds are printed: pure runs, runs with jokers, sets;
 * within each kind by first position or rank, then by meld_compare.  Negative,
 * 0 or positive as strcmp.
 */
int meld_print_order(const struct meld *, const struct meld *);

/*
 * How many copies of the card, of n in a hand, one meld of identical cards may
 * have at most: 0 if it cannot have any, HAND_COPIES at most.
 */
int meld_same_most(const struct rules *, card, int n);
/* Read identical cards as a meld; false, *out unset, if they are not one. */
bool meld_read_same(const struct rules *, const card *cards, int n,
    struct meld *out);

/* The key by which a group is not a meld; RULE_NONE: it is one nowhere. */
enum rule_key meld_fault_key(const struct meld *);
/*
 * What the fault is about, for three numbers: how many cards, jokers or naturals
 * are allowed or needed, how many there are, and the cards of the group.
 */
void meld_fault_numbers(const struct rules *, const struct meld *, int *);
/* What a group of one suit with FAULT_GAP lacks between its cards. */
struct meld_gaps {
	uint64_t ranks;   /* positions, but those in which wild cards stand */
	uint64_t bridged; /* of them, those of wild cards that only bridge */
	int suit;
	int jokers;       /* that may fill them: without wild cards that stand */
};
struct meld_gaps meld_gaps(const struct rules *, const struct meld *);

/*
 * Is card i of the meld there as a joker?  A wild card is one even in its own
 * place where wild cards only stand for others (wild.as-natural).
 */
bool meld_has_joker_at(const struct rules *, const struct meld *, int i);

/*
 * The points of all its cards, 0 if it is not a meld: where melds score, and
 * for an opening (melds.ace-low, melds.joker).
 */
int meld_worth(const struct rules *, const struct meld *);
/* The most that a printed joker could count in any. */
int meld_joker_most(const struct rules *);

#endif
