/*
 * Owns the orders of melds: of readings, for ties and for print.  Its header is
 * meld.h.
 */
#include "melds/meld.h"

static card
compared_card(const struct meld *m, int i)
{
	return m->cards[i] == m->as[i] ? m->cards[i] : CARD_JOKER;
}

int
meld_compare(const struct meld *a, const struct meld *b)
{
	for (int i = 0; i < a->size && i < b->size; i++)
		if (compared_card(a, i) != compared_card(b, i))
			return compared_card(a, i) - compared_card(b, i);
	return b->size - a->size;
}

bool
meld_reads_better(const struct rules *r, const struct meld *a,
    const struct meld *b)
{
	bool cheap_a = meld_has_cheap_ace(r, a);

	if (a->jokers != b->jokers)
		return a->jokers < b->jokers;
	if (cheap_a != meld_has_cheap_ace(r, b))
		return !cheap_a;
	return meld_compare(a, b) < 0;
}

static int
print_class(const struct meld *m)
{
	return m->pure ? 0 : m->kind == MELD_RUN ? 1 : 2;
}

int
meld_print_order(const struct meld *a, const struct meld *b)
{
	if (print_class(a) != print_class(b))
		return print_class(a) - print_class(b);
	if (a->start != b->start)
		return a->start - b->start;
	return meld_compare(a, b);
}

bool
meld_is_typed(const struct meld *m, const card *cards)
{
	for (int i = 0; i < m->size; i++)
		if (m->as[i] == m->cards[i] && m->cards[i] != cards[i])
			return false;
	return true;
}

bool
meld_has_joker_at(const struct rules *r, const struct meld *m, int i)
{
	card c = m->cards[i];

	return meld_may_be_joker(r, c) && (m->as[i] != c ||
	    (!card_is_joker(c) && !r->wild_as_natural));
}
