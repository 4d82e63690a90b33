/* Owns the records of compare-seat.c: see draw-seat.h. */
#include <stdio.h>
#include <string.h>

#include "compare.h"
#include "draw-seat.h"

static struct {
	struct random *random;
	const struct rules *rules;
	struct seat_rules r;
	int count[CARD_LIMIT]; /* cards left in the deck */
} s;

static int
below(int n)
{
	return random_below(s.random, n);
}

static bool
take(card c)
{
	if (!s.count[c])
		return false;
	s.count[c]--;
	return true;
}

static card
any_card(void)
{
	card c;

	do
		c = (card)below(CARD_LIMIT);
	while (!s.count[c]);
	s.count[c]--;
	return c;
}

/* A joker that is not the card c itself, if one is left. */
static card
any_joker(card c)
{
	for (int i = 0; i < CARD_LIMIT; i++) {
		card j = (card)((below(CARD_LIMIT) + i) % CARD_LIMIT);

		if (i == 0 || below(3) == 0)
			j = CARD_JOKER;
		if (j != c && s.count[j] &&
		    oracle_may_be_joker(&s.r.melds, j) &&
		    (card_is_joker(j) || card_rank(j) != card_rank(c)))
			return j;
	}
	return CARD_NONE;
}

static void
put_back(const struct oracle_laid *m)
{
	for (int i = 0; i < m->n; i++)
		s.count[m->cards[i]]++;
}

/* A card in the next place: c or, at times or if it is gone, a joker. */
static bool
put(struct oracle_laid *m, card c)
{
	card joker = any_joker(c);
	bool natural = s.count[c] && (below(6) || joker == CARD_NONE) &&
	    oracle_may_be_natural(&s.r.melds, c);

	if (!natural && joker == CARD_NONE)
		return false;
	m->natural[m->n] = natural;
	m->cards[m->n] = natural ? c : joker;
	s.count[m->cards[m->n++]]--;
	return true;
}

static bool
is_plain_meld(const struct oracle_laid *m)
{
	int jokers = 0, side = 0;

	for (int i = 0; i < m->n; i++) {
		jokers += !m->natural[i];
		side += i && !m->natural[i] && !m->natural[i - 1];
	}
	/* A set with few naturals could be read as a run. */
	return oracle_jokers_fit(&s.r.melds, m->run, m->n, jokers) &&
	    (m->run ? !s.r.melds.apart || !side : m->n - jokers >= 2) &&
	    oracle_within(m->n, m->run ? s.r.melds.run_min : s.r.melds.set_min,
	    m->run ? s.r.melds.run_max : s.r.melds.set_max);
}

static bool
draw_run(struct oracle_laid *m, int size)
{
	memset(m, 0, sizeof(*m));
	m->run = true;
	m->suit = below(SUITS);
	m->first = 1 + below(13);
	if (!oracle_is_window(&s.r.melds, m->first, m->first + size - 1))
		return false;
	for (int i = 0; i < size; i++)
		if (!put(m, oracle_card_at(&s.r.melds, m->suit, m->first + i)))
			return put_back(m), false;
	return is_plain_meld(m) || (put_back(m), false);
}

static bool
draw_set(struct oracle_laid *m, int size)
{
	int jokers = !below(5);

	memset(m, 0, sizeof(*m));
	m->rank = 1 + below(13);
	for (int tries = 0; m->n < size - jokers && tries < 30; tries++) {
		int suit = below(SUITS);
		bool has = false;

		for (int i = 0; i < m->n; i++)
			has |= card_suit(m->cards[i]) == suit;
		if ((has && !s.r.melds.set_any) || !oracle_may_be_natural(
		    &s.r.melds, CARD(suit, m->rank)) ||
		    !take(CARD(suit, m->rank)))
			continue;
		m->natural[m->n] = true;
		m->cards[m->n++] = CARD(suit, m->rank);
	}
	while (m->n < size && s.count[CARD_JOKER]) {
		s.count[CARD_JOKER]--;
		m->cards[m->n++] = CARD_JOKER;
	}
	return (m->n == size && is_plain_meld(m)) || (put_back(m), false);
}

static bool
draw_meld(struct oracle_laid *m)
{
	for (int tries = 0; tries < 20; tries++)
		if (below(2) ? draw_run(m, s.r.melds.run_min + below(3) % 3) :
		    draw_set(m, s.r.melds.set_min + !below(4)))
			return true;
	return false;
}

/* The melds of the contract. */
static int
draw_contract(struct oracle_laid *melds)
{
	const struct oracle_contract *c = &s.r.contract;
	int n = 0;

	for (int tries = 0; tries < 60 && n < c->sets + c->runs; tries++)
		n += n < c->sets ? draw_set(&melds[n], s.r.melds.set_min) :
		    draw_run(&melds[n], c->run_size);
	return n;
}

static bool
meets(const struct oracle_laid *melds, int n)
{
	struct oracle_reading readings[ON_TABLE];
	const struct oracle_reading *list[ON_TABLE];

	for (int i = 0; i < n; i++) {
		memset(&readings[i], 0, sizeof(readings[i]));
		readings[i].run = melds[i].run;
		readings[i].suit = melds[i].suit;
		readings[i].first = melds[i].first;
		readings[i].rank = melds[i].rank;
		readings[i].shape.n = melds[i].n;
		list[i] = &readings[i];
	}
	return oracle_meets(&s.r.melds, &s.r.contract, list, n);
}

/*
 * Where nothing is to be opened, a run whose cards can all be themselves is one
 * of them, in whatever order they were typed.
 */
static void
read_natural(struct oracle_laid *m)
{
	card cards[14] = { 0 };

	if (!m->run || s.r.opening)
		return;
	for (int i = 0; i < m->n; i++) {
		int at = i;

		if (card_is_joker(m->cards[i]) ||
		    card_suit(m->cards[i]) != m->suit)
			return;
		for (; at && cards[at - 1] > m->cards[i]; at--)
			cards[at] = cards[at - 1];
		cards[at] = m->cards[i];
	}
	for (int i = 1; i < m->n; i++)
		if (cards[i] != cards[i - 1] + 1)
			return;
	memcpy(m->cards, cards, (size_t)m->n * sizeof(cards[0]));
	m->first = card_rank(cards[0]);
	for (int i = 0; i < m->n; i++)
		m->natural[i] = true;
}

static void
draw_table(struct player *p)
{
	p->ntable = 0;
	if (s.r.asks && s.r.contract.complete)
		return;
	if (s.r.asks) {
		int n = draw_contract(p->table);

		if (n == s.r.contract.sets + s.r.contract.runs &&
		    meets(p->table, n))
			p->ntable = n;
		else
			while (n--)
				put_back(&p->table[n]);
	} else {
		for (int n = 1 + below(2); n--;)
			p->ntable += draw_meld(&p->table[p->ntable]);
	}
	for (int i = 0; i < p->ntable; i++)
		read_natural(&p->table[i]);
}

static void
hold(struct player *p, card c)
{
	if (p->nhand < ORACLE_HAND - 2)
		p->hand[p->nhand++] = c;
	else
		s.count[c]++;
}

static void
hold_meld(struct player *p, const struct oracle_laid *m)
{
	for (int i = 0; i < m->n; i++)
		hold(p, m->cards[i]);
}

/* A card that would lie well on a meld. */
static void
hold_fitting(struct player *p, const struct oracle_laid *m)
{
	int at = below(3) ? m->first - 1 - !below(4) :
	    m->first + m->n + !below(4);
	card c;

	if (m->run && !below(3))
		for (int i = 0; i < m->n; i++)
			if (!m->natural[i])
				at = m->first + i;
	if (m->run && (at < 1 || at > 14))
		return;
	c = (card)(m->run ? oracle_card_at(&s.r.melds, m->suit, at) :
	    CARD(below(SUITS), m->rank));
	if (take(c))
		hold(p, c);
}

static void
draw_hand(struct drawing *d, struct player *p)
{
	struct oracle_laid melds[ORACLE_GROUPS];
	int n = 0;

	if (s.r.asks && !p->ntable && below(5))
		n = draw_contract(melds);
	else
		for (int k = below(4); k--;)
			n += draw_meld(&melds[n]);
	for (int i = 0; i < n; i++)
		hold_meld(p, &melds[i]);
	for (int k = below(4); k--;) {
		const struct player *q = &d->players[below(d->nplayers)];

		if (q->ntable)
			hold_fitting(p, &q->table[below(q->ntable)]);
		else if (n)
			hold_fitting(p, &melds[below(n)]);
	}
	for (int k = below(3); k--;)
		hold(p, any_card());
	/* A few hands as large as those dealt. */
	if (!below(30))
		while (p->nhand < s.r.dealt + 1 &&
		    p->nhand < ORACLE_HAND - 2)
			hold(p, any_card());
	if (!p->nhand)
		hold(p, any_card());
	/* One card away from the claim, and in any order. */
	if (!below(6) && p->nhand > 1)
		p->hand[below(p->nhand)] = any_card();
	random_deal(s.random, p->hand, p->nhand, p->nhand);
}

static const char *
draw_verb(const struct drawing *d)
{
	static const char *const verbs[] = { "out ", "out ", "out ", "out ",
		"down ", "down ", "rummy ", "" };
	const char *verb = verbs[below(d->nplayers > 1 ? 7 : 8)];

	/* Of a player who is down it says only that cards are laid off. */
	return *verb == 'd' && d->players[d->claimant].ntable ? "out " : verb;
}

void
draw_seat(struct random *random, const struct rules *rules,
    const struct seat_rules *r, struct drawing *d)
{
	struct player *p;

	s.random = random;
	s.rules = rules;
	s.r = *r;
	memset(s.count, 0, sizeof(s.count));
	for (card c = 0; c < CARD_JOKER; c++)
		if (s.rules->cards & card_bit(c))
			s.count[c] = s.rules->packs;
	s.count[CARD_JOKER] = below(s.rules->printed_jokers + 1);
	if (s.count[CARD_JOKER] > 4)
		s.count[CARD_JOKER] = 4;
	memset(d->players, 0, sizeof(d->players));
	d->claimant = below(d->nplayers);
	p = &d->players[d->claimant];
	for (int i = 0; i < d->nplayers; i++)
		if (i == d->claimant ? !below(3) : below(6))
			draw_table(&d->players[i]);
	draw_hand(d, p);
	for (int i = 0; i < d->nplayers; i++)
		for (int k = 1 + below(2); i != d->claimant && k--;)
			hold(&d->players[i], any_card());
	d->verb = draw_verb(d);
	d->taken = CARD_NONE;
	if (s.rules->discard_taken == 0 && !below(3))
		d->taken = p->hand[below(p->nhand)];
}

/* Writing. */

static void
write_cards(struct buf *b, const card *cards, int n)
{
	char letters[3 * ORACLE_MELD];

	buf_printf(b, "%s", compare_letters(cards, n, letters));
}

static void
write_seat(struct buf *b, const struct drawing *d, int i)
{
	const struct player *p = &d->players[i];

	buf_printf(b, "%s", i == d->claimant ? d->verb : "");
	for (int m = 0; m < p->ntable; m++) {
		buf_printf(b, "%s", m ? " | " : "");
		write_cards(b, p->table[m].cards, p->table[m].n);
	}
	buf_printf(b, "%s", p->ntable ? " + " : "");
	write_cards(b, p->hand, p->nhand);
	buf_char(b, '\n');
}

void
write_drawing(struct buf *b, const struct drawing *d)
{
	const char *keys = strchr(d->row, ' ');
	char letters[3];

	b->len = 0;
	buf_printf(b, "[%.*s%s%s%s", (int)strcspn(d->row, " "), d->row,
	    keys ? keys : "", *d->facts ? " " : "", d->facts);
	if (d->taken != CARD_NONE)
		buf_printf(b, " taken=%s",
		    compare_letters(&d->taken, 1, letters));
	buf_printf(b, "]%s", d->nplayers > 1 ? "\n" : " ");
	for (int i = 0; i < d->nplayers; i++) {
		if (d->nplayers > 1)
			buf_printf(b, "%c: ", 'A' + i);
		write_seat(b, d, i);
	}
}
