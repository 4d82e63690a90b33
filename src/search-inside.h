/*
 * The inside of the search, shared by its two halves: search-best.c decides cards and
 * keeps what was found, search-lay.c lays every shape a card can start.
 */
#ifndef SEARCH_INSIDE_H
#define SEARCH_INSIDE_H

#include "memo.h"
#include "search.h"

#define NO_VALUE UINT64_MAX

/* deadwood, unmatched cards and melds in one number: less is better. */
#define VALUE(deadwood, unmatched, melds) \
	((uint64_t)(deadwood) << 32 | (uint64_t)(unmatched) << 16 | \
	    (uint64_t)(melds))

struct search {
	const struct rules *rules;
	card cards[HAND_MAX]; /* all but printed jokers, by rank, then suit */
	int n;
	unsigned char first[CARD_LIMIT]; /* index of a card's first copy */
	unsigned char copies[CARD_LIMIT];
	uint64_t wild;        /* bit i: cards[i] is wild */
	int printed;
	bool even;            /* every joker left over costs joker_value */
	int joker_value;
	bool free_jokers;     /* that value is 0, and no meld limits jokers */
	struct memo memo;
};

/* Every choice for the card at the cursor is tried in one of these. */
struct trial {
	struct search *search;
	const struct state *from;
	bool found;          /* a choice within the budget */
	uint64_t value;      /* of the best choice so far, before that the budget */
	struct shape choice;
	struct state after;  /* the best choice's */
	struct shape shape;  /* the one being laid */
	uint32_t passed;     /* bit p: a joker of it stands at p, over a card */
	struct state now;    /* without the cards laid so far */
};

/* May one more card of this kind stand for itself? */
bool search_can_take(const struct search *, const struct state *, card);
void search_take(const struct search *, struct state *, card);

/*
 * The trial's shape is complete, its cards are taken from now: is it the best
 * choice so far?
 */
void search_consider(struct trial *);

/* Lay every run and every set that the card can start, one after another. */
void search_lay_runs(struct trial *, card);
void search_lay_sets(struct trial *, card);

#endif
