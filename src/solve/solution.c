/* Owns the stated order of melds and unmatched cards in an arrangement. */
#include "solve/solution.h"

#include <stdlib.h>
#include <string.h>

static int
compare_melds(const void *a, const void *b)
{
	return meld_print_order(a, b);
}

void
arrange_melds(struct arrangement *a, struct meld *melds, int n,
    const struct hand *unmatched)
{
	if (n > 1)
		qsort(melds, (size_t)n, sizeof(melds[0]), compare_melds);
	a->ngroups = (unsigned char)n;
	a->size = 0;
	for (int i = 0; i < n; i++) {
		memcpy(a->cards + a->size, melds[i].cards,
		    (size_t)melds[i].size);
		a->size = (unsigned char)(a->size + melds[i].size);
		a->end[i] = a->size;
	}
	a->laid_end = a->size;
	a->size = (unsigned char)(a->size +
	    hand_cards(unmatched, a->cards + a->size));
	a->discard = CARD_NONE;
}
