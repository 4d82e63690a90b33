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

	for (int i = 0; i < s->size; i++) {
		cards[n] = shape_card(s, i);
		n += !card_is_joker(cards[n]);
	}
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

int
shape_worth(const struct rules *r, const struct shape *shape)
{
	bool run = shape->kind == SHAPE_RUN;
	struct meld m = { .kind = run ? MELD_RUN : MELD_SET,
		.size = shape->size, .start = shape->start };

	for (int i = 0; i < m.size; i++) {
		m.cards[i] = m.as[i] = shape_card(shape, i);
		if (card_is_joker(m.cards[i]))
			m.as[i] = run ? run_card(shape->suit, m.start + i) :
			    CARD(CLUBS, m.start);
	}
	return meld_worth(r, &m);
}

int
shape_core(const struct rules *r, const struct shape *run, struct shape *core)
{
	int most = -1, least = r->jokers_min_naturals, worth;

	if (run->kind == SHAPE_SET) {
		if (!run->jokers || run->size - run->jokers <
		    max_of(r->set_min, least))
			return -1;
		*core = *run;
		core->size = (unsigned char)(run->size - run->jokers);
		core->jokers = 0;
		return shape_worth(r, core);
	}

	for (int i = 0, n; run->jokers && i < run->size; i += n + 1) {
		int at = run->start + i;
		struct shape part = { .kind = SHAPE_RUN, .suit = run->suit,
			/* past the king, where runs wrap */
			.start = (unsigned char)(at > KING ? at - KING : at) };

		for (n = 0; i + n < run->size && !(run->holes >> (i + n) & 1);)
			n++;
		part.size = (unsigned char)n;
		worth = n < max_of(r->run_min, least) ? -1 :
		    shape_worth(r, &part);
		if (worth <= most)
			continue;
		most = worth;
		*core = part;
	}
	return most;
}

void
shape_cut(struct shape *s, int at, int size)
{
	int naturals = size;

	for (int suit = 0; s->kind == SHAPE_SET && suit < SUITS; suit++) {
		s->count[suit] = (unsigned char)min_of(s->count[suit], naturals);
		naturals -= s->count[suit];
	}
	s->size = (unsigned char)size;
	if (s->kind == SHAPE_SET) {
		s->jokers = (unsigned char)naturals;
		return;
	}
	s->holes = s->holes >> at & ((1u << size) - 1);
	s->jokers = (unsigned char)bits_count(s->holes);
	s->start = (unsigned char)(s->start + at);
	if (s->start > KING) /* where runs wrap */
		s->start = (unsigned char)(s->start - KING);
}
