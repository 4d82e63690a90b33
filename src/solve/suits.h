/*
 * The best runs of the cards of one suit, each at most once, for each of the
 * 8192 sets of ranks.  The tables follow from the rules; see doc/ALGORITHM.md,
 * "Plain hands".
 */
#ifndef SUITS_H
#define SUITS_H

#include "rules/rules.h"

#define SUIT_SETS 8192

/*
 * deadwood, unmatched cards and melds of up to 52 cards side by side, in the
 * order in which arrangements are compared; they add up part by part.
 */
#define SUIT_COST(deadwood, unmatched, melds) \
	((uint32_t)(deadwood) << 11 | (uint32_t)(unmatched) << 5 | \
	    (uint32_t)(melds))
#define COST_DEADWOOD(cost) ((int)((cost) >> 11))

/*
 * Indexed by the ranks, the ace in bit 0.  Runs are two sets of positions as
 * run_card counts them, bit p for position p: those where a run starts in the
 * low half, those in a run in the high half.
 */
struct suits {
	uint64_t plain[PLAIN_WORDS]; /* of the rules */
	bool threes, fours; /* may a set have that many cards? */
	int run_min;
	bool ace_high;      /* may an ace stand above the king? */
	bool usual;         /* sets of three and four, runs of three, aces low */
	uint32_t cost[SUIT_SETS];
	uint32_t runs[SUIT_SETS];
};

#define SUITS_TABLES 4

/* The tables of a few rules, made when worthwhile. */
struct suits_cache {
	const struct suits *last;           /* asked for last */
	struct suits *tables[SUITS_TABLES]; /* NULL: not made yet */
	int next;                    /* the next one to make or replace */
	uint64_t asked[PLAIN_WORDS]; /* of the last rules without tables */
	int times;                   /* and how often they were asked for */
};

void suits_create(struct suits_cache *);
void suits_free(struct suits_cache *);

/* The tables of rules other than the last: see suits_of. */
const struct suits *suits_look_up(struct suits_cache *, const struct rules *);

/*
 * The tables of these rules; NULL if the rules are beyond tables (struct rules,
 * plain), or were not asked for often enough yet.
 */
static inline const struct suits *
suits_of(struct suits_cache *c, const struct rules *r)
{
	uint64_t part = 0;

	for (int i = 0; i < PLAIN_WORDS; i++)
		part |= c->last->plain[i] ^ r->plain[i];
	return part ? suits_look_up(c, r) : c->last;
}

/* The ranks of a suit in a set of cards: an index of the tables. */
static inline unsigned
suit_ranks(uint64_t cards, int suit)
{
	return (unsigned)(cards >> (16 * suit + 1)) & (SUIT_SETS - 1);
}

#endif
