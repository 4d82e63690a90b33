/*
 * Do groups that are laid down meet the contract of the round?  A group may be
 * read in several ways (`4S 5S JK JK` is a run from 2, 3 or 4, and no set); they are
 * read so that the contract is met, if it can be.
 */
#ifndef CONTRACT_H
#define CONTRACT_H

#include "cards/arrangement.h"
#include "melds/meld.h"

/* What is wrong; a group's number is -1 where nothing is. */
struct contract_check {
	int sets, runs;      /* as the groups are read */
	int short_run;       /* a run with too few cards for the contract */
	int surplus;         /* a group with more cards than it asks for */
	int near[2];         /* runs of one suit too near to one another */
	int overlap[2];      /* runs of one suit that share ranks */
	int same_rank[2];    /* two sets of one rank */
};

/*
 * Read a's groups against rules->contract, which must be asked: melds, one a
 * group and set by meld_read before, become the readings that meet it, or that
 * come nearest.  True if it is met: exactly its sets and runs (with others
 * beside them where contract.melds is more), each as long as
 * asked, runs of one suit as far apart as asked (S0 L36-53 and 67).
 * Cards that are in no group are not looked at.
 */
bool contract_read(const struct rules *, const struct arrangement *a,
    struct meld *melds, struct contract_check *);

#endif
