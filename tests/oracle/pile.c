/* Owns drawing cards and melds: see pile.h. */
#include "pile.h"

#include <string.h>

static int
below(struct pile *p, int n)
{
	return random_below(p->random, n);
}

void
pile_fill(struct pile *p, uint64_t cards, int packs, int jokers)
{
	memset(p->count, 0, sizeof(p->count));
	for (card c = 0; c < CARD_JOKER; c++)
		if (cards & card_bit(c))
			p->count[c] = packs;
	p->count[CARD_JOKER] = jokers;
}

bool
pile_take(struct pile *p, card c)
{
	if (!p->count[c])
		return false;
	p->count[c]--;
	return true;
}

card
pile_any(struct pile *p)
{
	card c;

	do
		c = (card)below(p, CARD_LIMIT);
	while (!pile_take(p, c));
	return c;
}

void
pile_return(struct pile *p, const struct oracle_laid *m)
{
	for (int i = 0; i < m->n; i++)
		p->count[m->cards[i]]++;
}

/* A joker that is not of the rank of the card c, if one is left. */
static card
any_joker(struct pile *p, card c)
{
	for (int i = 0; i < CARD_LIMIT; i++) {
		card j = (card)((below(p, CARD_LIMIT) + i) % CARD_LIMIT);

		if (i == 0 || below(p, 3) == 0)
			j = CARD_JOKER;
		if (p->count[j] && oracle_may_be_joker(p->rules, j) &&
		    (card_is_joker(j) || card_rank(j) != card_rank(c)))
			return j;
	}
	return CARD_NONE;
}

/*
 * A card in the next place: c, which may be the meld's already, or a joker, where
 * one is wanted or c cannot be there.
 */
static bool
put(struct pile *p, struct oracle_laid *m, card c, bool has, bool wanted)
{
	card joker = any_joker(p, c);
	bool can = !has && p->count[c] && oracle_may_be_natural(p->rules, c);
	bool natural = can && (!wanted || joker == CARD_NONE);
	card put = natural ? c : joker;

	if (put == CARD_NONE)
		return false;
	p->count[put]--;
	m->natural[m->n] = natural;
	m->cards[m->n++] = put;
	return true;
}

/* Is it as the rules want melds to be? */
static bool
is_meld(const struct pile *p, const struct oracle_laid *m)
{
	const struct oracle_rules *r = p->rules;
	int jokers = 0, side = 0;

	for (int i = 0; i < m->n; i++) {
		jokers += !m->natural[i];
		side += i && !m->natural[i] && !m->natural[i - 1];
	}
	return oracle_jokers_fit(r, m->run, m->n, jokers) &&
	    (m->run ? !r->apart || !side : m->n - jokers >= p->naturals) &&
	    oracle_within(m->n, m->run ? r->run_min : r->set_min,
	    m->run ? r->run_max : r->set_max);
}

static bool
keep(struct pile *p, const struct oracle_laid *m, int size)
{
	if (m->n == size && is_meld(p, m))
		return true;
	pile_return(p, m);
	return false;
}

bool
pile_run(struct pile *p, struct oracle_laid *m, int size)
{
	memset(m, 0, sizeof(*m));
	m->run = true;
	m->suit = below(p, SUITS);
	m->first = 1 + below(p, 13);
	if (!oracle_is_window(p->rules, m->first, m->first + size - 1))
		return false;
	while (m->n < size && put(p, m, oracle_card_at(p->rules, m->suit,
	    m->first + m->n), false, !below(p, 6)))
		continue;
	return keep(p, m, size);
}

bool
pile_set(struct pile *p, struct oracle_laid *m, int size)
{
	int jokers = !below(p, 5) + !below(p, 5);

	memset(m, 0, sizeof(*m));
	m->rank = 1 + below(p, 13);
	for (int tries = 0; m->n < size && tries < 30; tries++) {
		card c = CARD(below(p, SUITS), m->rank);
		bool wanted = m->n >= size - jokers, has = false;

		for (int i = 0; i < m->n && !p->rules->set_any; i++)
			has |= m->natural[i] && m->cards[i] == c;
		if (wanted || !has)
			put(p, m, c, has, wanted);
	}
	return keep(p, m, size);
}

card
pile_fitting(struct pile *p, const struct oracle_laid *m)
{
	int at = below(p, 2) ? m->first - 1 - below(p, 3) :
	    m->first + m->n + below(p, 3);
	card c;

	for (int i = below(p, 2) * m->n; i < m->n; i++)
		if (!m->natural[i])
			at = m->first + i;
	c = (card)(m->run ? oracle_card_at(p->rules, m->suit, at < 1 ? at + 13 :
	    at) : CARD(below(p, SUITS), m->rank));
	return pile_take(p, c) ? c : CARD_NONE;
}
