/*
 * Owns the way into lay-offs: the state in which the cards begin, and the jokers
 * on the table that natural cards drive out before other cards are laid off.
 */
#include <stdlib.h>

#include "solve/layoff-ways.h"

/*
 * How many cards drive a joker out of the meld, or 0: of a run the one that it
 * stands for, of a set one that it lacks, or both that a set of three lacks.
 */
static int
cards_for_joker(const struct laying *l, int meld)
{
	const struct meld *m = &l->spread->melds[meld];
	int sets = l->rules->layoff_set_jokers;

	if (m->kind == MELD_RUN)
		return l->rules->layoff_jokers != LAYOFF_FIXED;
	if (sets == SET_JOKERS_BOTH_SUITS)
		return m->size == 3 && m->jokers == 1 ? 2 : 0;
	return sets == SET_JOKERS_CLAIMED;
}

/* The cards of the hand, as bits, that could be laid for joker i of the meld. */
static uint64_t
cards_for(const struct laying *l, int meld, int i)
{
	const struct meld *m = &l->spread->melds[meld];
	bool any = l->rules->set_suits == SET_SUITS_ANY;
	uint64_t cards = 0;

	if (m->kind == MELD_RUN)
		return laying_can(l, m->as[i]) ? card_bit(m->as[i]) : 0;
	for (int suit = 0; suit < SUITS; suit++) {
		card c = CARD(suit, m->start) & 63; /* no joker */

		if ((any || !(l->changed[meld].suits >> suit & 1)) &&
		    laying_can(l, c))
			cards |= card_bit(c);
	}
	return cards;
}

/*
 * Find an undecided joker that a card of the hand could drive out now; sets
 * *meld and *i.  No card that was driven out comes home there: a run is read
 * with every wild card at home that can be.
 */
static bool
find_joker(const struct laying *l, int *meld, int *i)
{
	for (*meld = 0; *meld < l->spread->n; (*meld)++) {
		const struct meld *m = &l->spread->melds[*meld];
		const struct change *g = &l->changed[*meld];
		uint64_t done = g->gone | g->decided;

		for (*i = 0; cards_for_joker(l, *meld) && *i < m->size; (*i)++)
			if (m->as[*i] != m->cards[*i] && !(done >> *i & 1) &&
			    cards_for(l, *meld, *i))
				return true;
	}
	return false;
}

static void drive_out(struct laying *);

/* Joker i of the meld leaves as its card is laid.  Go on from there. */
static void
let_go(struct laying *l, int meld, int i)
{
	const struct meld *m = &l->spread->melds[meld];
	struct change *g = &l->changed[meld];
	/*
	 * If it stays with its run it remains a joker, or comes home
	 * (find_home).
	 */
	card out = laying_stays(l, meld) ? CARD_JOKER : m->cards[i];
	bool named = !laying_stays(l, meld) && hand_remove(&l->named, out);

	if (!named && !hand_add(&l->hand, out))
		return;
	l->flexible += !named;
	g->gone |= UINT64_C(1) << i;
	if (named)
		g->named |= UINT64_C(1) << i;
	g->jokers--;
	if (i == 0)
		g->low.joker = false;
	if (i == m->size - 1)
		g->high.joker = false;
	drive_out(l);
	l->flexible -= !named;
	if (named)
		hand_add(&l->named, out);
	else
		hand_remove(&l->hand, out);
}

/* Lay that many of these cards for joker i of the meld, in every way. */
static void
drive_with(struct laying *l, int meld, int i, int more, uint64_t cards)
{
	struct change *g = &l->changed[meld], before = *g;

	if (!more)
		let_go(l, meld, i);
	*g = before;
	for (; more && cards; cards &= cards - 1) {
		card c = (card)bits_lowest(cards);

		laying_lay(l, c, meld);
		g->suits |= 1U << card_suit(c);
		g->size += more > 1;
		drive_with(l, meld, i, more - 1, cards_for(l, meld, i) &
		    ~(cards ^ (cards - 1)));
		laying_take_back(l);
		*g = before;
	}
}

/*
 * A card that is driven out comes to the hand and must be laid again, unless
 * the hand has named it.  It may drive out another.
 */
static void
drive_out(struct laying *l)
{
	struct change before;
	int meld, i;

	if (!find_joker(l, &meld, &i)) {
		laying_on(l, 0);
		return;
	}
	before = l->changed[meld];
	l->changed[meld].decided |= UINT64_C(1) << i;
	drive_out(l);
	drive_with(l, meld, i, cards_for_joker(l, meld), cards_for(l, meld, i));
	l->changed[meld] = before;
}

/* The suits of the set's cards that stand for themselves, as bits. */
static unsigned
suits_of(const struct meld *m)
{
	unsigned suits = 0;

	for (int i = 0; i < m->size; i++)
		if (!card_is_joker(m->cards[i]) &&
		    card_rank(m->cards[i]) == m->start)
			suits |= 1U << card_suit(m->cards[i]);
	return suits;
}

static void
count_flexible(struct laying *l)
{
	l->flexible = l->hand.jokers;
	for (int k = 0; k < HAND_COPIES; k++)
		for (uint64_t rest = l->hand.level[k] & l->rules->wild; rest;
		    rest &= rest - 1)
			l->flexible++;
}

void
laying_each(struct laying *l)
{
	size_t n = (size_t)l->spread->n;

	l->hand = l->own;
	l->spent = l->n = 0;
	l->room = 1;
	l->ended = false;
	l->own_melds = l->rules->melds_later;
	count_flexible(l);
	l->changed = util_alloc((n + 1) * sizeof(*l->changed));
	for (size_t i = 0; i < n; i++) {
		const struct meld *m = &l->spread->melds[i];
		int end = m->size - 1;

		l->changed[i] = (struct change){
			.low = { m->start, meld_has_joker_at(l->rules, m, 0),
			    false },
			.high = { m->start + end,
			    meld_has_joker_at(l->rules, m, end), false },
			.size = m->size, .jokers = m->jokers,
			.suits = m->kind == MELD_SET ? suits_of(m) : 0 };
	}
	drive_out(l);
	free(l->changed);
}
