/* Owns the points of cards in a meld: where melds score, and to open. */
#include "melds/meld.h"

/* The rank that card i of the meld has, or stands for. */
static int
rank_at(const struct meld *m, int i)
{
	int k = m->kind == MELD_SET ? 0 : i;

	/* A set may have more jokers than suits are left. */
	while (m->as[k] == CARD_NONE)
		k++;
	return card_rank(m->as[k]);
}

/*
 * Is card i of the meld an ace below a two that counts something else there?
 * The cards may be in any order.
 */
static bool
is_low_ace(const struct rules *r, const struct meld *m, int i)
{
	return r->melds_ace_low != MELDS_AS_CARD && m->kind == MELD_RUN &&
	    m->start == ACE && card_rank(m->as[i]) == ACE &&
	    (i == 0 || m->size < 14);
}

static int
card_worth(const struct rules *r, const struct meld *m, int i)
{
	card as = m->as[i];
	bool joker = as != m->cards[i];

	if (r->melds_joker == MELDS_AS_PLACE &&
	    (joker || r->wild >> as & 1)) {
		if (is_low_ace(r, m, i))
			return r->melds_ace_low;
		return r->rank_value[rank_at(m, i)];
	}
	if (r->melds_joker >= 0 && meld_may_be_joker(r, m->cards[i]))
		return r->melds_joker;
	if (joker)
		return r->value[m->cards[i]];
	/* A wild ace counts as one in any place. */
	if (is_low_ace(r, m, i) && !(r->wild >> as & 1))
		return r->melds_ace_low;
	return r->value[as];
}

int
meld_worth(const struct rules *r, const struct meld *m)
{
	int sum = 0;

	for (int i = 0; m->kind != MELD_NONE && i < m->size; i++)
		if (!(m->lent >> i & 1))
			sum += card_worth(r, m, i);
	return sum;
}

int
meld_joker_most(const struct rules *r)
{
	int most = max_of(r->melds_ace_low, 0);

	if (r->melds_joker != MELDS_AS_PLACE)
		return r->melds_joker >= 0 ? r->melds_joker :
		    r->value[CARD_JOKER];
	for (int i = ACE; i <= KING; i++)
		most = max_of(most, r->rank_value[i]);
	return most;
}
