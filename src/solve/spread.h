/*
 * Melds on the table, each of which is laid again with cards of a hand: its own
 * natural cards stay, its jokers may go to the hand where their cards come.
 */
#ifndef SPREAD_H
#define SPREAD_H

#include "cards/hand.h"
#include "melds/meld.h"

/* Melds on the table, on which cards can be laid off. */
struct spread {
	int n;
	struct meld *melds; /* none of kind MELD_NONE */
};

/* A meld of the spread with cards laid on it: a way to lay it again. */
struct form {
	short meld;
	/* Of a run: the first and last place that a card had to fill. */
	short low, high;
	/* New places of a run, as form_place: */
	uint64_t jokers;  /* jokers bridge to the next card */
	uint64_t lent;    /* a card of a set lies there (layoff.through-sets) */
	uint64_t home;    /* its own jokers stand for themselves */
	uint64_t out;     /* bit i: a card took the place of its joker i */
	unsigned char took[SUITS];  /* cards laid on a set: for jokers, */
	unsigned char grown[SUITS]; /* and others */
	unsigned char keeps; /* its printed jokers that could go, and stay */
	unsigned char owed;  /* its jokers that must be laid on it again */
	unsigned char more;  /* jokers laid that bridge nothing */
	unsigned char laid;  /* jokers laid that are not its own */
};

/* The bit of a run's position: some are below the ace, where runs wrap. */
static inline uint64_t
form_place(const struct meld *m, int position)
{
	return UINT64_C(1) << (position - m->start + 13);
}

/* The card of a run at a position; below the ace it wraps. */
static inline card
form_card(const struct meld *m, int position)
{
	return run_card(card_suit(m->as[0]),
	    position < ACE ? position + KING : position);
}

/* Do jokers stay with the run, not come to the hand (layoff.jokers)? */
static inline bool
form_joker_stays(const struct rules *r, const struct meld *m)
{
	return r->layoff_jokers == LAYOFF_MOVED && m->kind == MELD_RUN;
}

/* Was an ace laid below a two on the run?  It may count less there. */
static inline bool
form_lays_low_ace(const struct form *f, const struct meld *m)
{
	return m->kind == MELD_RUN && f->low == ACE &&
	    (m->start != ACE || f->out & 1);
}

#endif
