/* What the forms of a search say: which card was laid where. */
#ifndef LAID_H
#define LAID_H

#include "solve/search.h"

#define LAID_MAX (2 * HAND_MAX)

struct laid {
	const struct rules *rules;
	const struct spread *spread;
	const struct search_result *found;
	card cards[LAID_MAX];  /* those that stand for themselves, in laying order */
	short on[LAID_MAX];    /* meld of the spread */
	int n;
	card jokers[LAID_MAX]; /* then jokers, by meld: those of its own not here */
	short joker_on[LAID_MAX];
	int njokers, nown;     /* nown: of the hand, the first ones */
	/* of melds the jokers that left, as bits */
	struct freed {
		short meld;
		uint64_t jokers;
	} freed[TABLE_MAX];
	int nfreed;
};

/*
 * jokers: those laid, as many as the result says, in card order.  own: those of
 * the hand that were laid, of which jokers take their places first.
 */
void laid_list(struct laid *, const struct rules *, const struct spread *,
    const struct search_result *, const card *jokers, const struct hand *own);
/* Each meld of the spread after that. */
void laid_melds(const struct laid *, struct meld *after);
/* How many jokers left the meld; of a run, as bits, which. */
uint64_t laid_freed(const struct laid *, short meld);
/* How many aces were laid below a two: they may count less there. */
int laid_low_aces(const struct laid *);

#endif
