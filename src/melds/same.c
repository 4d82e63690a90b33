/* Owns melds of identical cards, from several packs.  Its header is meld.h. */
#include "melds/meld.h"

#include <string.h>

/* Can the card be in a meld as itself? */
static bool
may_be_itself(const struct rules *r, card c)
{
	return !meld_may_be_joker(r, c) ||
	    (card_is_joker(c) ? r->same_jokers : r->wild_as_natural);
}

int
meld_same_most(const struct rules *r, card c, int n)
{

	if (r->same_min == KEY_NONE || n < r->same_min || !may_be_itself(r, c))
		return 0;
	return n > HAND_COPIES ? HAND_COPIES : n;
}

bool
meld_read_same(const struct rules *r, const card *cards, int n,
    struct meld *m)
{
	card as = cards[0];

	for (int i = 1; i < n; i++)
		if (cards[i] != cards[0])
			return false;
	if (meld_same_most(r, cards[0], n) < n)
		return false;
	memset(m->cards, cards[0], (size_t)n);
	if (card_is_joker(as) && !meld_may_be_joker(r, as))
		as = r->joker_face;
	memset(m->as, as, (size_t)n);
	m->kind = MELD_SAME;
	m->pure = r->same_counts_as == SAME_PURE_RUN;
	m->fault = FAULT_NONE;
	m->lent = 0;
	m->blame = CARD_NONE;
	m->size = n;
	m->start = card_rank(as);
	m->jokers = 0;
	return true;
}
