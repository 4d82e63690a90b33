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
	uint64_t lent;        /* places that cards of sets fill: laying_lent */
	unsigned suits;       /* of a set: those that it has, as bits */
	uint64_t named;       /* of those gone, jokers that the hand has named */
	uint64_t room;        /* bit k: k jokers more can be laid on it */
};

#define LAID_MAX (2 * HAND_MAX)

struct laying {
	const struct rules *rules;
	const struct spread *spread;
	struct hand own;      /* the hand as it was */
	struct hand hand;     /* cards left, driven out and spent ones too */
	struct hand named;    /* jokers of the hand that were driven out first */
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

/* The bit of a run's position in lent. */
static inline uint64_t
laying_lent(const struct meld *m, int position)
{
	return UINT64_C(1) << (position - m->start + 13);
}

/*
 * The meld's places, as bits, from which jokers were driven out that did not
 * come home and are to be laid again.
 */
static inline uint64_t
laying_gone(const struct laying *l, int meld)
{
	const struct change *g = &l->changed[meld];

	return g->gone & ~g->home & ~g->named;
}

/* Do jokers that are driven out of the meld stay with it (layoff.jokers)? */
static inline bool
laying_stays(const struct laying *l, int meld)
{
	return l->rules->layoff_jokers == LAYOFF_MOVED &&
	    l->spread->melds[meld].kind == MELD_RUN;
}

static inline bool
laying_is_wild(const struct laying *l, card c)
{
	return l->rules->wild >> c & 1;
}

/* May the card be laid as itself? */
static inline bool
laying_can(const struct laying *l, card c)
{
	if (!hand_count(&l->hand, c))
		return false;
	return !laying_is_wild(l, c) ||
	    (l->rules->wild_as_natural && l->spent < l->flexible);
}

static inline void
laying_lay(struct laying *l, card c, int meld)
{
	hand_remove(&l->hand, c);
	l->flexible -= laying_is_wild(l, c);
	l->on[l->n] = (short)meld;
	l->laid[l->n++] = c;
}

static inline void
laying_take_back(struct laying *l)
{
	card c = l->laid[--l->n];

	hand_add(&l->hand, c);
	l->flexible += laying_is_wild(l, c);
}

/*
 * How many aces were laid off below a two, on the first n melds: below the run,
 * or for a joker that was its first card.  They may count less there.
 */
int laying_low_aces(const struct laying *, int n);

/* For layoff-claims.c: lay cards on the melds from this one on, in every way. */
void laying_on(struct laying *, int meld);

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
