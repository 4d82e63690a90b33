/* What the forms of a search say: which card was laid where. */
#ifndef LAID_H
#define LAID_H

#include "solve/search.h"

#define LAID_MAX (2 * HAND_MAX)

struct laid {
	const struct rules *rules;
	const struct spread *spread;
	const struct search_result *found;
	struct hand own; /* cards of the hand that are not among these yet */
	/* In laying order; then jokers, by meld: those of its own not here. */
	struct put {
		card card;
		bool joker;
		bool own;  /* of the hand, not from a meld */
		bool asked; /* for layoff.c: a card that was laid is this one */
		short on;  /* meld of the spread */
	} puts[LAID_MAX];
	int n;
};

/*
 * jokers: those laid, as many as the result says, in card order.  own: those of
 * the hand that were laid, of which jokers take their places first.
 */
void laid_list(struct laid *, const struct rules *, const struct spread *,
    const struct search_result *, const card *jokers, const struct hand *own);
/* Each meld of the spread after that. */
void laid_melds(const struct laid *, struct meld *after);
/*
 * How many jokers left the meld; of a run, as bits, which.  One that went back
 * to its set was not taken from it, unless it is one that the hand has.
 */
uint64_t laid_freed(const struct laid *, short meld);
/* How many aces were laid below a two: they may count less there. */
int laid_low_aces(const struct laid *);

#endif
