/*
 * Do the groups laid down meet the contract of the round?  A group may be read
 * in several ways (`4S 5S JK JK` is a run from 2, 3 or 4, but not a set); they
 * are read so that the contract is met, if that is possible.
 */
#ifndef CONTRACT_H
#define CONTRACT_H

#include "cards/arrangement.h"
#include "melds/meld.h"

/* Two groups that may not both be of one contract. */
enum clash {
	CLASH_NEAR,    /* runs of one suit too close together */
	CLASH_OVERLAP, /* runs of one suit that share ranks */
	CLASH_RANK,    /* two sets of one rank */
	CLASHES
};

/* What is wrong: groups by number, from 0, or -1 where nothing is. */
struct contract_check {
	int sets, runs;      /* as the groups are read */
	int short_run;       /* a run too short for the contract */
	int surplus;         /* a group with more cards than it asks for */
	int clash[CLASHES][2];
};

/*
 * Read a's groups against the rules' contract, which must exist.  melds, one
 * per group and already read, become the readings that meet it, or else have at
 * least its number of sets and runs, if there are such.  True if it is
 * met: exactly its sets and runs (with others beside them where contract.melds
 * is more), each as long, and runs of one suit as far apart, as the contract
 * asks (S0 L36-53 and 67).  Cards in no group do not matter.  The check, what
 * is wrong with the groups as read then, may be NULL.
 */
bool contract_read(const struct rules *, const struct arrangement *a,
    struct meld *melds, struct contract_check *);

#endif
