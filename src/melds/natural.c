/*
 * Owns the quick way to read a group: a set or a run of cards that are all
 * themselves, as most melds are.  Its header is meld.h.
 */
#include "melds/inside.h"

/* The cards as a set; 0 if one is a printed joker, refused or repeated. */
static uint64_t
natural_cards(uint64_t refused, const card *cards, int n)
{
	uint64_t all = 0;

	for (int i = 0; i < n; i++) {
		if (card_is_joker(cards[i]) ||
		    (all | refused) & card_bit(cards[i]))
			return 0;
		all |= card_bit(cards[i]);
	}
	return all;
}

static bool
in_limits(const struct rules *r, int n, int min, int max)
{
	return n >= min && n >= r->jokers_min_naturals &&
	    (max == KEY_NONE || n <= max);
}

/*
 * The kind of these n cards; MELD_NONE where that takes more to find out, as
 * with 13 cards of a suit, whose ace could be low or high, or where runs wrap.
 */
static enum meld_kind
natural_kind(const struct rules *r, uint64_t all, int n)
{
	card first = card_lowest(all);

	if (!(all & ~CARDS_OF_RANK(card_rank(first))))
		return n > 1 && in_limits(r, n, r->set_min, r->set_max) ?
		    MELD_SET : MELD_NONE;
	if (all & (all + card_bit(first)))
		return MELD_NONE;
	return in_limits(r, n, r->run_min, r->run_max) && n < KING &&
	    card_rank(first) >= run_first(r) && r->run_ace != RUN_ACE_WRAP ?
	    MELD_RUN : MELD_NONE;
}

bool
meld_read_themselves(const struct rules *r, uint64_t refused,
    const card *cards, int n, struct meld *m)
{
	uint64_t all = natural_cards(refused, cards, n);

	m->kind = all ? natural_kind(r, all, n) : MELD_NONE;
	if (m->kind == MELD_NONE)
		return false;
	m->pure = m->kind == MELD_RUN;
	m->fault = FAULT_NONE;
	m->blame = CARD_NONE;
	m->size = n;
	m->start = card_rank(card_lowest(all));
	m->jokers = 0;
	for (int i = 0; i < n; i++, all &= all - 1)
		m->cards[i] = m->as[i] = card_lowest(all);
	return true;
}

bool
meld_read_natural(const struct rules *r, const card *cards, int n,
    struct meld *m)
{
	return meld_read_themselves(r, r->wild, cards, n, m);
}
