/* Owns the stated order of melds and unmatched cards in an arrangement. */
#include "solve/solution.h"

#include <string.h>

/* They are few, and mostly in order. */
static void
sort_melds(struct meld *melds, int n)
{
	for (int i = 1; i < n; i++) {
		struct meld moved;
		int at = i;

		if (meld_print_order(&melds[i - 1], &melds[i]) <= 0)
			continue;
		moved = melds[i];
		for (; at && meld_print_order(&melds[at - 1], &moved) > 0; at--)
			melds[at] = melds[at - 1];
		melds[at] = moved;
	}
}

void
arrange_melds(struct arrangement *a, struct meld *melds, int n,
    const struct hand *unmatched)
{
	sort_melds(melds, n);
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
	a->takes = 0;
}
