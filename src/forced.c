/*
 * Owns the forced hands.  All is done on the 64-bit set of the cards: a suit is a
 * lane of 16 bits with its ranks at bits 1 to 13, so a shift by one steps a
 * rank without leaving the lane, and a shift by 16 steps a suit.
 */
#include "forced.h"

/* Do the rules know nothing but plain sets and runs? */
static bool
has_plain_melds(const struct rules *r)
{
	return !r->wild && r->run_ace == RUN_ACE_LOW && r->run_min >= 2 &&
	    r->run_max == KEY_NONE && r->set_min >= 2 &&
	    r->set_suits == SET_SUITS_DISTINCT &&
	    (r->set_max == KEY_NONE || r->set_max >= SUITS) &&
	    r->jokers_min_naturals <= r->run_min &&
	    r->jokers_min_naturals <= r->set_min;
}

/* The cards that lie in a block of at least least cards of one suit. */
static uint64_t
in_runs(uint64_t cards, int least)
{
	uint64_t starts = cards, all;

	for (int i = 1; i < least; i++)
		starts &= cards >> i;
	all = starts;
	for (int i = 1; i < least; i++)
		all |= starts << i;
	return all;
}

/* The cards of ranks that are there in at least least suits. */
static uint64_t
in_sets(uint64_t cards, int least)
{
	uint64_t all = 0;

	for (int rank = ACE; rank <= KING; rank++) {
		uint64_t same = cards & CARDS_OF_RANK(rank);
		int n = 0;

		for (uint64_t rest = same; rest; rest &= rest - 1)
			n++;
		if (n >= least)
			all |= same;
	}
	return all;
}

static void
add_card(struct arrangement *a, card c)
{
	a->cards[a->size++] = c;
}

static void
end_group(struct arrangement *a)
{
	a->end[a->ngroups++] = a->size;
}

/* Every block as one run, by first rank, then suit. */
static void
add_runs(struct arrangement *a, uint64_t cards)
{
	uint64_t starts = cards & ~(cards << 1);

	for (int rank = ACE; starts && rank <= KING; rank++) {
		for (int suit = 0; suit < SUITS; suit++) {
			card c = CARD(suit, rank);

			if (!(starts >> c & 1))
				continue;
			starts &= ~card_bit(c);
			while (cards >> c & 1)
				add_card(a, c++);
			end_group(a);
		}
	}
}

static void
add_sets(struct arrangement *a, uint64_t cards)
{
	for (int rank = ACE; cards && rank <= KING; rank++) {
		if (!(cards & CARDS_OF_RANK(rank)))
			continue;
		for (int suit = 0; suit < SUITS; suit++)
			if (cards >> CARD(suit, rank) & 1)
				add_card(a, CARD(suit, rank));
		cards &= ~CARDS_OF_RANK(rank);
		end_group(a);
	}
}

bool
forced_arrangement(const struct rules *r, const struct hand *h,
    struct arrangement *out, int *deadwood)
{
	uint64_t cards = h->level[0], runs, sets;

	if (h->jokers || h->level[1] || !has_plain_melds(r))
		return false;
	runs = in_runs(cards, r->run_min);
	sets = in_sets(cards, r->set_min);
	if (runs & sets)
		return false;
	out->ngroups = out->size = 0;
	out->discard = CARD_NONE;
	add_runs(out, runs);
	add_sets(out, sets);
	out->laid_end = out->size;
	*deadwood = 0;
	cards &= ~(runs | sets);
	for (card c = 0; cards >> c; c++) {
		if (!(cards >> c & 1))
			continue;
		add_card(out, c);
		*deadwood += r->value[c];
	}
	return true;
}
