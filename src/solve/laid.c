/* Owns which card was laid where, and the melds on the table after it. */
#include "solve/laid.h"

#include <assert.h>
#include <string.h>

static void
add_put(struct laid *l, card c, short meld, bool joker, bool own)
{
	assert(l->n < LAID_MAX);
	l->puts[l->n++] = (struct put){ c, joker, own, false, meld };
}

/* A card that stands for itself. */
static void
add_card(struct laid *l, card c, short meld)
{
	add_put(l, c, meld, false, hand_remove(&l->own, c));
}

/* The cards that took the places of jokers: they were laid first. */
static void
add_takers(struct laid *l, const struct form *f)
{
	const struct meld *m = &l->spread->melds[f->meld];

	for (uint64_t rest = m->kind == MELD_RUN ? f->out : 0; rest;
	    rest &= rest - 1)
		add_card(l, m->as[bits_lowest(rest)], f->meld);
	for (int suit = 0; suit < SUITS; suit++)
		for (int i = 0; i < f->took[suit]; i++)
			add_card(l, CARD(suit, m->start), f->meld);
}

/* The card laid at a place of a run, if it stands for itself. */
static void
add_place(struct laid *l, const struct form *f, int position)
{
	const struct meld *m = &l->spread->melds[f->meld];

	if (!((f->jokers | f->lent | f->home) & form_place(m, position)))
		add_card(l, form_card(m, position), f->meld);
}

/* The cards that lengthened the meld: of a run below it, then above. */
static void
add_others(struct laid *l, const struct form *f)
{
	const struct meld *m = &l->spread->melds[f->meld];

	for (int p = m->start - 1; m->kind == MELD_RUN && p >= f->low; p--)
		add_place(l, f, p);
	for (int p = m->start + m->size; m->kind == MELD_RUN && p <= f->high;
	    p++)
		add_place(l, f, p);
	for (int suit = 0; suit < SUITS; suit++)
		for (int i = 0; i < f->grown[suit]; i++)
			add_card(l, CARD(suit, m->start), f->meld);
}

/* The jokers, in card order, those of the hand first, and their melds. */
static void
add_jokers(struct laid *l, const card *jokers)
{
	card order[LAID_MAX] = { 0 }, others[LAID_MAX] = { 0 };
	int nown = 0, n = 0, next = 0;

	for (int i = 0; i < l->found->laid; i++)
		if (hand_remove(&l->own, jokers[i]))
			order[nown++] = jokers[i];
		else
			others[n++] = jokers[i];
	memcpy(order + nown, others, (size_t)n);
	for (int k = 0; k < l->found->nforms; k++)
		for (int i = 0; i < l->found->forms[k]->laid; i++, next++)
			add_put(l, order[next], l->found->forms[k]->meld, true,
			    next < nown);
}

void
laid_list(struct laid *l, const struct rules *r, const struct spread *spread,
    const struct search_result *found, const card *jokers,
    const struct hand *own)
{
	l->rules = r;
	l->spread = spread;
	l->found = found;
	l->own = *own;
	l->n = 0;
	for (int k = 0; k < found->nforms; k++)
		add_takers(l, found->forms[k]);
	for (int k = 0; k < found->nforms; k++)
		add_others(l, found->forms[k]);
	add_jokers(l, jokers);
}

uint64_t
laid_freed(const struct laid *l, short meld)
{
	bool set = l->spread->melds[meld].kind == MELD_SET;
	uint64_t out = 0;

	for (int k = 0; k < l->found->nforms; k++)
		if (l->found->forms[k]->meld == meld)
			out = l->found->forms[k]->out;
	for (int i = 0; set && i < l->n; i++)
		if (l->puts[i].on == meld && l->puts[i].joker &&
		    !l->puts[i].own)
			out &= out - 1;
	return out;
}

/* Melds after it */

/* The cards that stand for others in a meld, in the order of their places. */
struct heap {
	card cards[LAID_MAX];
	int n, next;
};

/* Its own jokers that must be laid on the run again, then those laid on it. */
static void
heap_jokers(const struct laid *l, const struct form *f, struct heap *h)
{
	const struct meld *m = &l->spread->melds[f->meld];
	uint64_t out = f->owed || f->home ? f->out : 0, rest;

	for (uint64_t home = f->home; home; home &= home - 1) {
		int position = bits_lowest(home) - 13 + m->start;

		for (rest = out; m->cards[bits_lowest(rest)] !=
		    form_card(m, position); )
			rest &= rest - 1;
		out &= ~(rest & -rest);
	}
	h->n = h->next = 0;
	for (; out; out &= out - 1)
		h->cards[h->n++] = m->cards[bits_lowest(out)];
	for (int i = 0; i < l->n; i++)
		if (l->puts[i].joker && l->puts[i].on == f->meld)
			h->cards[h->n++] = l->puts[i].card;
}

/*
 * Fill the next place at the lower end of the run, or at the upper one; beyond:
 * with a joker that bridges nothing.
 */
static void
fill_place(const struct laid *l, const struct form *f, struct meld *m,
    struct heap *h, bool low, bool beyond)
{
	const struct meld *before = &l->spread->melds[f->meld];
	int position = low ? m->start - 1 : m->start + m->size;
	int at = low ? 0 : m->size;
	uint64_t place = form_place(before, position);
	bool joker = beyond || f->jokers & place;

	if (low) {
		memmove(m->cards + 1, m->cards, (size_t)m->size);
		memmove(m->as + 1, m->as, (size_t)m->size);
		m->lent <<= 1;
		m->start--;
	}
	assert(!joker || h->next < h->n);
	m->as[at] = form_card(before, position);
	m->cards[at] = joker ? h->cards[h->next++] : m->as[at];
	m->size++;
	m->jokers += meld_has_joker_at(l->rules, m, at);
	if (!beyond && f->lent & place)
		m->lent |= UINT64_C(1) << at;
}

static void
end_run(const struct laid *l, const struct form *f, struct meld *m)
{
	const struct rules *r = l->rules;
	struct heap h;
	int above;

	heap_jokers(l, f, &h);
	for (uint64_t rest = f->out; rest; rest &= rest - 1) {
		m->cards[bits_lowest(rest)] = m->as[bits_lowest(rest)];
		m->jokers--;
	}
	while (m->start > f->low)
		fill_place(l, f, m, &h, true, false);
	while (m->start + m->size - 1 < f->high)
		fill_place(l, f, m, &h, false, false);
	above = r->run_last - f->high;
	if (!r->jokers_adjacent && above > 0)
		above = !meld_has_joker_at(r, m, m->size - 1);
	for (int i = 0; i < f->more; i++)
		fill_place(l, f, m, &h, i >= above, true);
	if (m->start < ACE)
		m->start += 13;
	m->pure = !m->jokers;
}

static void
end_set(const struct laid *l, const struct form *f, struct meld *m)
{
	card cards[LAID_MAX];
	int n = 0;

	for (int i = 0; i < m->size; i++)
		if (!(f->out >> i & 1))
			cards[n++] = m->cards[i];
	for (int i = 0; i < l->n; i++)
		if (l->puts[i].on == f->meld)
			cards[n++] = l->puts[i].card;
	assert(n <= HAND_MAX);
	(void)meld_read_as(l->rules, MELD_SET, cards, n, m);
}

void
laid_melds(const struct laid *l, struct meld *after)
{
	if (l->spread->n)
		memcpy(after, l->spread->melds,
		    (size_t)l->spread->n * sizeof(*after));
	for (int k = 0; k < l->found->nforms; k++) {
		const struct form *f = l->found->forms[k];

		if (after[f->meld].kind == MELD_RUN)
			end_run(l, f, &after[f->meld]);
		else
			end_set(l, f, &after[f->meld]);
	}
}

int
laid_low_aces(const struct laid *l)
{
	int aces = 0;

	for (int k = 0; k < l->found->nforms; k++) {
		const struct form *f = l->found->forms[k];

		aces += form_lays_low_ace(f, &l->spread->melds[f->meld]);
	}
	return aces;
}
