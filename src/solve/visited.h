/*
 * The visited positions of an enumeration.  Cards can be laid on many melds in
 * many orders with the same cards left; from the same meld, with the same cards
 * left, nothing new is found.
 */
#ifndef VISITED_H
#define VISITED_H

#include <stddef.h>

#include "cards/hand.h"

struct been {
	struct hand hand; /* cards left */
	uint64_t room;    /* for jokers, on the melds before */
	int meld, spent;  /* the next meld; jokers spent */
	int aces;         /* laid low on the melds before */
	bool used;        /* always true; free places are not */
};

/* All zero is an empty table. */
struct visited {
	struct been *table; /* open addressing, a power of two long */
	size_t size, used;
};

/* Was it visited before?  Marks it as visited. */
bool visited_before(struct visited *, const struct been *);
void visited_forget(struct visited *);
void visited_free(struct visited *);

#endif
