/* Owns the orders of melds: of readings, for ties and for print. */
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

	if (cheap_a != meld_has_cheap_ace(r, b))
		return !cheap_a;
	if (a->jokers != b->jokers)
		return a->jokers < b->jokers;
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

int
meld_find_typed(const struct rules *r, const struct meld *runs, int n,
    const card *cards)
{
	int typed = n;

	for (int i = n - 1; i >= 0; i--)
		if (meld_is_typed(&runs[i], cards) && (typed == n ||
		    r->opening_points == KEY_NONE ||
		    meld_worth(r, &runs[i]) >= meld_worth(r, &runs[typed])))
			typed = i;
	return typed;
}

/* Move the cards that stand for others one such place on. */
static void
turn_jokers(struct meld *m)
{
	int before = -1;

	for (int i = 0; i < m->size; i++) {
		card c = m->cards[i];

		if (c == m->as[i])
			continue;
		if (before >= 0) {
			m->cards[i] = m->cards[before];
			m->cards[before] = c;
		} else {
			before = i;
		}
	}
}

void
meld_tell_apart(const struct rules *r, struct meld *runs, int n, int k)
{
	struct meld *m = &runs[k];

	for (int turn = 0; turn < m->jokers &&
	    meld_find_typed(r, runs, n, m->cards) != k; turn++)
		turn_jokers(m);
}

bool
meld_has_joker_at(const struct rules *r, const struct meld *m, int i)
{
	card c = m->cards[i];

	return meld_may_be_joker(r, c) && (m->as[i] != c ||
	    (!card_is_joker(c) && !r->wild_as_natural));
}
