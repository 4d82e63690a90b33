/*
 * What cards count at most as one meld, where a player must open: by brute force,
 * from the rules' numbers alone, with every place that the jokers could take.
 */
#ifndef WORTH_H
#define WORTH_H

#include "rules/rules.h"

struct worth {
	int most[2]; /* of any meld, and of a run without a joker; or -1 */
	int run;     /* of any run */
};

void worth_of(const struct rules *, const card *, int n, struct worth *);

#endif
