/*
 * Owns the outcome of a way to lay off: which card of the hand went where, and
 * the melds on the table after it.
 */
#include "solve/layoff-ways.h"

#include <assert.h>
#include <string.h>

/* Deal jokers to the melds from this one on that have room; on[] gets them. */
static bool
deal_jokers(const struct laying *l, int meld, int n, short *on)
{
	if (meld == l->spread->n)
		return n == 0;
	for (int k = n; k >= 0; k--) {
		if (!(l->changed[meld].room >> k & 1) ||
		    !deal_jokers(l, meld + 1, n - k, on + k))
			continue;
		for (int i = 0; i < k; i++)
			on[i] = (short)meld;
		return true;
	}
	return false;
}

/*
 * The melds on which jokers are laid, one after another: those that bridge, then
 * the others.
 */
static int
list_places(const struct laying *l, int jokers, short *on)
{
	int n = 0;

	for (int i = 0; i < l->n; i++)
		if (card_is_joker(l->laid[i]))
			on[n++] = l->on[i];
	(void)deal_jokers(l, 0, jokers, on + n); /* there is room */
	return n + jokers;
}

/*
 * The joker driven out of its run that goes there, or CARD_NONE: if it stays
 * with the run (layoff.jokers), it has the first places.
 */
static card
card_that_stays(const struct laying *l, const short *on, int place)
{
	int meld = on[place];
	uint64_t gone;

	if (!laying_stays(l, meld))
		return CARD_NONE;
	gone = laying_gone(l, meld);
	for (int i = 0; i < place; i++)
		if (on[i] == meld)
			gone &= gone - 1;
	return gone ? l->spread->melds[meld].cards[bits_lowest(gone)] :
	    CARD_NONE;
}

int
laying_list(const struct laying *l, const struct hand *left, int jokers,
    card *laid, short *on)
{
	struct hand gone = l->own;
	short places[LAID_MAX + HAND_MAX] = { 0 };
	card cards[HAND_MAX];
	int n = 0, at = 0, count = hand_cards(left, cards);

	for (int i = 0; i < count; i++)
		hand_remove(&gone, cards[i]);
	for (int i = 0; i < l->n; i++) {
		if (card_is_joker(l->laid[i]) ||
		    !hand_remove(&gone, l->laid[i]))
			continue;
		laid[n] = l->laid[i];
		on[n++] = l->on[i];
	}
	list_places(l, jokers, places);
	count = hand_cards(&gone, cards);
	for (int i = 0; i < count; i++) {
		while (card_that_stays(l, places, at) != CARD_NONE)
			at++;
		laid[n] = cards[i];
		on[n++] = places[at++];
	}
	return n;
}

/*
 * The cards that stand for others and may go anywhere, in the order in which
 * they get their places: the hand's own, as laying_list has them, then those
 * driven out.
 */
static int
list_jokers(const struct laying *l, const struct hand *left, card *jokers)
{
	int own[CARD_LIMIT], out[CARD_LIMIT] = { 0 }, n = 0;

	for (card c = 0; c < CARD_LIMIT; c++)
		own[c] = hand_count(&l->own, c) - hand_count(left, c);
	for (int k = 0; k < l->spread->n; k++)
		for (uint64_t rest = laying_stays(l, k) ? 0 :
		    laying_gone(l, k); rest; rest &= rest - 1)
			out[l->spread->melds[k].cards[bits_lowest(rest)]]++;
	for (int i = 0; i < l->n; i++) {
		card c = l->laid[i];

		if (!card_is_joker(c))
			(*(own[c] > 0 ? &own[c] : &out[c]))--;
	}
	for (card c = 0; c < CARD_LIMIT; c++)
		for (; own[c] > 0; own[c]--)
			jokers[n++] = c;
	for (card c = 0; c < CARD_LIMIT; c++)
		for (; out[c] > 0; out[c]--)
			jokers[n++] = c;
	assert(n <= LAID_MAX);
	return n;
}

/* The cards laid on one meld, in the order in which they were laid. */
struct heap {
	card cards[LAID_MAX];
	int n, next;
	int more; /* the last ones, jokers that bridge nothing */
};

/* A card at the lower end of the run, or at the upper one. */
static void
put_card(const struct rules *r, struct meld *m, bool low, card c, card as)
{
	int at = low ? 0 : m->size;

	if (low) {
		memmove(m->cards + 1, m->cards, (size_t)m->size);
		memmove(m->as + 1, m->as, (size_t)m->size);
		m->lent <<= 1;
		m->start--;
	}
	m->cards[at] = c;
	m->as[at] = as;
	m->size++;
	m->jokers += meld_has_joker_at(r, m, at);
}

/* Did a joker that comes home stand there as this card?  Then it is gone. */
static bool
take_home(uint64_t *home, const struct meld *before, card as)
{
	for (int i = 0; i < before->size; i++) {
		if (!(*home >> i & 1) || before->cards[i] != as)
			continue;
		*home &= ~(UINT64_C(1) << i);
		return true;
	}
	return false;
}

/*
 * Fill the next place of the run: a joker that comes home, or the card laid
 * there.
 */
static void
grow_run(const struct rules *r, struct meld *m, struct heap *h, bool low,
    uint64_t *home, const struct meld *before, uint64_t lent)
{
	int position = low ? m->start - 1 : m->start + m->size;
	card as = laying_card_at(m, position);

	if (lent & laying_lent(before, position)) {
		put_card(r, m, low, as, as);
		m->lent |= UINT64_C(1) << (low ? 0 : m->size - 1);
		return;
	}
	if (take_home(home, before, as)) {
		put_card(r, m, low, as, as);
		return;
	}
	assert(h->next < h->n);
	put_card(r, m, low, h->cards[h->next++], as);
}

static void
end_run(const struct laying *l, int k, struct heap *h, struct meld *m)
{
	const struct change *g = &l->changed[k];
	const struct meld *before = &l->spread->melds[k];
	uint64_t home = g->home;
	int places;

	*m = *before;
	for (int i = 0; i < m->size; i++) {
		if (!(g->gone >> i & 1))
			continue;
		m->cards[i] = m->as[i];
		m->jokers--;
		/* Cards that drive jokers out were laid first. */
		h->next += !take_home(&home, before, m->as[i]);
	}
	while (m->start > g->low.at)
		grow_run(l->rules, m, h, true, &home, before, g->lent);
	while (m->start + m->size - 1 < g->high.at)
		grow_run(l->rules, m, h, false, &home, before, g->lent);
	places = l->rules->run_last - g->high.at;
	if (!l->rules->jokers_adjacent && places > 0)
		places = !g->high.joker;
	for (; h->more > 0; h->more--, places--)
		grow_run(l->rules, m, h, places <= 0, &home, before, g->lent);
	if (m->start < ACE)
		m->start += 13;
	m->pure = !m->jokers;
}

static void
end_set(const struct laying *l, int k, const struct heap *h, struct meld *m)
{
	struct meld readings[MELD_READINGS];
	card cards[HAND_MAX];
	int n = 0, count;

	*m = l->spread->melds[k];
	for (int i = 0; i < m->size; i++)
		if (!(l->changed[k].gone >> i & 1))
			cards[n++] = m->cards[i];
	assert(n + h->n <= HAND_MAX);
	for (int i = 0; i < h->n; i++)
		cards[n++] = h->cards[i];
	count = meld_read(l->rules, cards, n, readings);
	for (int i = 0; i < count; i++)
		if (readings[i].kind == MELD_SET)
			*m = readings[i];
}

void
laying_melds(const struct laying *l, const struct hand *left, int jokers,
    struct meld *after)
{
	card cards[LAID_MAX + HAND_MAX] = { 0 }, list[LAID_MAX];
	short on[LAID_MAX + HAND_MAX] = { 0 };
	int places = list_places(l, jokers, on), next = 0;

	list_jokers(l, left, list);
	for (int i = 0; i < places; i++) {
		cards[i] = card_that_stays(l, on, i);
		if (cards[i] == CARD_NONE)
			cards[i] = list[next++];
	}
	for (int k = 0; k < l->spread->n; k++) {
		struct heap h = { .n = 0 };
		int at = 0;

		for (int i = 0; i < l->n; i++) {
			bool joker = card_is_joker(l->laid[i]);

			if (l->on[i] == k)
				h.cards[h.n++] = joker ? cards[at] : l->laid[i];
			at += joker;
		}
		for (; at < places; at++) {
			if (on[at] != k)
				continue;
			h.cards[h.n++] = cards[at];
			h.more++;
		}
		if (l->spread->melds[k].kind == MELD_RUN)
			end_run(l, k, &h, &after[k]);
		else
			end_set(l, k, &h, &after[k]);
	}
}
