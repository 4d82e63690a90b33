/*
 * Every way to lay cards of a hand off on melds on the table, for layoff-best.c
 * only.  A run takes, in the end, some cards below it and some above it,
 * natural ones or jokers that bridge to one; natural cards may drive jokers out
 * of it; a set takes some cards of its rank.  The order of laying does not
 * matter.  Jokers that bridge nothing can go wherever there is room: they are
 * only counted here.
 */
#ifndef LAYING_H
#define LAYING_H

#include "solve/layoff.h"
#include "solve/visited.h"

/* The lower end of a run, or the upper one. */
struct run_end {
	int at;        /* its position */
	bool joker;    /* is its card one? */
	bool bridging; /* the run cannot end like that */
};

/* A meld on the table with the cards laid on it. */
struct change {
	struct run_end low, high;
	int size, jokers;     /* cards, and those of them that are jokers */
	uint64_t decided;     /* its jokers that are to stay */
	uint64_t gone;        /* those that were driven out */
	uint64_t home;        /* of these, laid as themselves at an end */
	int bridges;          /* jokers laid between cards */
	uint64_t room;        /* bit k: k jokers more can be laid on it */
};

#define LAID_MAX (2 * HAND_MAX)

struct laying {
	const struct rules *rules;
	const struct spread *spread;
	struct hand own;      /* the hand as it was */
	struct hand hand;     /* cards left, driven out and spent ones too */
	int flexible;         /* jokers and wild cards in hand */
	int spent;            /* of these, laid as jokers; which ones is open */
	struct change *changed; /* one per meld of the spread */
	card laid[LAID_MAX];  /* natural cards; CARD_JOKER: one of the spent */
	short on[LAID_MAX];
	int n;
	uint64_t room;        /* bit k: k jokers more find a place */
	bool own_melds;       /* the hand may also lay melds */
	struct effort *effort; /* set, too; one way is always completed */
	bool ended;           /* one is completed */
	struct visited *visited;
	void (*leaf)(struct laying *);
	void *context;
};

/* The card of a run at a position; below the ace it wraps. */
static inline card
laying_card_at(const struct meld *m, int position)
{
	return run_card(card_suit(m->as[0]),
	    position < ACE ? position + KING : position);
}

/*
 * The meld's places, as bits, from which jokers were driven out and none came
 * home.
 */
static inline uint64_t
laying_gone(const struct laying *l, int meld)
{
	return l->changed[meld].gone & ~l->changed[meld].home;
}

/*
 * How many aces were laid off below a two, on the first n melds: below the run,
 * or for a joker that was its first card.  They may count less there.
 */
int laying_low_aces(const struct laying *, int n);

/* Call leaf for every way; the laying's rules, spread, own and leaf are set. */
void laying_each(struct laying *);

/*
 * For a leaf: left is what stays in the hand, jokers the number laid that
 * bridge nothing.  Lists the cards that the hand itself laid off, in laying
 * order, with the meld of each; returns how many.  A joker that was driven out
 * and laid again is not the hand's.
 */
int laying_list(const struct laying *, const struct hand *left, int jokers,
    card *laid, short *on);
/* Each meld of the spread after that. */
void laying_melds(const struct laying *, const struct hand *left, int jokers,
    struct meld *after);

#endif
