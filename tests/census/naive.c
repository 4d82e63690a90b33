/*
 * Owns the naive search: it takes the lowest card of the lowest rank and tries
 * every use of it, until no card is left.  The card is unmatched, or it is the
 * lowest of a run of three cards or more, or it is in a set with others of its
 * rank.  (It cannot be a later card of a run: the cards below it are gone.)  So
 * every arrangement is met exactly once.
 *
 * Two shortcuts are taken, which change no result: cards that could be in no
 * meld of the whole hand are counted at once; and a way is given up when what
 * is unmatched so far is no better than the best that was found.
 */
#include "naive.h"

#include <limits.h>

#define RANKS 13

struct naive {
	unsigned suits[4]; /* what is not decided yet */
	int best;
};

static int
value(int rank)
{
	return rank < 10 ? rank : 10;
}

static int
value_of(unsigned cards)
{
	int sum = 0;

	for (int rank = 1; cards; cards >>= 1, rank++)
		if (cards & 1)
			sum += value(rank);
	return sum;
}

/* The ranks that are there in three suits. */
static unsigned
in_sets(const unsigned s[4])
{
	return (s[0] & s[1] & (s[2] | s[3])) | (s[2] & s[3] & (s[0] | s[1]));
}

/* Of these cards of one suit, those in a run of three. */
static unsigned
in_runs(unsigned cards)
{
	unsigned starts = cards & cards >> 1 & cards >> 2;

	return starts | starts << 1 | starts << 2;
}

static void decide(struct naive *n, int rank, int deadwood);

/* The card starts a run, of any length there is. */
static void
try_runs(struct naive *n, int rank, int suit, int deadwood)
{
	unsigned before = n->suits[suit], run = 7u << (rank - 1);

	while (run < 1u << RANKS && (before & run) == run) {
		n->suits[suit] = before & ~run;
		decide(n, rank, deadwood);
		run |= run << 1;
	}
	n->suits[suit] = before;
}

/* The card is in a set with two or three of the later suits. */
static void
try_sets(struct naive *n, int rank, int suit, int deadwood)
{
	unsigned bit = 1u << (rank - 1), others = 0;
	unsigned before[4];

	for (int s = 0; s < 4; s++) {
		before[s] = n->suits[s];
		if (s != suit && before[s] & bit)
			others |= 1u << s;
	}
	for (unsigned some = others; some; some = (some - 1) & others) {
		if (!(some & (some - 1)))
			continue; /* two cards are no set */
		for (int s = 0; s < 4; s++)
			n->suits[s] = before[s] &
			    ~(s == suit || some >> s & 1 ? bit : 0);
		decide(n, rank, deadwood);
	}
	for (int s = 0; s < 4; s++)
		n->suits[s] = before[s];
}

/* All cards below the rank are decided. */
static void
decide(struct naive *n, int rank, int deadwood)
{
	unsigned any = n->suits[0] | n->suits[1] | n->suits[2] | n->suits[3];
	int suit = 0;

	if (deadwood >= n->best)
		return;
	if (!any) {
		n->best = deadwood;
		return;
	}
	while (rank < RANKS && !(any >> (rank - 1) & 1))
		rank++;
	while (suit < 3 && !(n->suits[suit] >> (rank - 1) & 1))
		suit++;
	try_runs(n, rank, suit, deadwood);
	try_sets(n, rank, suit, deadwood);
	n->suits[suit] ^= 1u << (rank - 1);
	decide(n, rank, deadwood + value(rank));
	n->suits[suit] ^= 1u << (rank - 1);
}

int
naive_deadwood(const unsigned suits[4])
{
	struct naive n = { .best = INT_MAX };
	unsigned sets = in_sets(suits);
	int deadwood = 0;

	for (int s = 0; s < 4; s++) {
		n.suits[s] = suits[s] & (in_runs(suits[s]) | sets);
		deadwood += value_of(suits[s] & ~n.suits[s]);
	}
	decide(&n, 1, deadwood);
	return n.best;
}
