/* Owns the shape of a meld: its cards in order, its rank among shapes, its room. */
#include "solve/shape.h"

static card
set_card(const struct shape *s, int i)
{
	for (int suit = 0; suit < SUITS; suit++) {
		if (i < s->count[suit])
			return CARD(suit, s->start);
		i -= s->count[suit];
	}
	return CARD_JOKER;
}

card
shape_card(const struct shape *s, int i)
{
	if (s->kind == SHAPE_SET)
		return set_card(s, i);
	if (s->holes >> i & 1)
		return CARD_JOKER;
	return run_card(s->suit, s->start + i);
}

int
shape_cards(const struct shape *s, card *cards)
{
	int n = 0;

	if (s->kind == SHAPE_SET) {
		for (int suit = 0; suit < SUITS; suit++)
			for (int k = 0; k < s->count[suit]; k++)
				cards[n++] = CARD(suit, s->start);
		return n;
	}
	for (int i = 0; i < s->size; i++)
		if (!(s->holes >> i & 1))
			cards[n++] = run_card(s->suit, s->start + i);
	return n;
}

int
shape_compare(const struct shape *a, const struct shape *b)
{
	for (int i = 0; i < a->size && i < b->size; i++) {
		card ca = shape_card(a, i), cb = shape_card(b, i);

		if (ca != cb)
			return ca - cb;
	}
	return a->size != b->size ? b->size - a->size : a->kind - b->kind;
}

void
shapes_sort(struct shape *list, int n, shape_order *order)
{
	for (int i = 1; i < n; i++) {
		struct shape moved = list[i];
		int at = i;

		for (; at && order(&moved, &list[at - 1]) < 0; at--)
			list[at] = list[at - 1];
		list[at] = moved;
	}
}

bool
shapes_come_before(const struct shape *a, const struct shape *b, int n)
{
	for (int i = 0; i < n; i++) {
		int order = shape_compare(&a[i], &b[i]);

		if (order)
			return order < 0;
	}
	return false;
}
