/* Owns the records of compare-seat.c: see draw-seat.h. */
#include <stdio.h>
#include <string.h>

#include "compare.h"
#include "draw-seat.h"
#include "pile.h"

static struct {
	struct pile pile;
	const struct rules *rules;
	struct seat_rules r;
} s;

static int
below(int n)
{
	return random_below(s.pile.random, n);
}

static bool
draw_meld(struct oracle_laid *m)
{
	for (int tries = 0; tries < 20; tries++)
		if (below(2) ? pile_run(&s.pile, m, s.r.melds.run_min + below(3) % 3) :
		    pile_set(&s.pile, m, s.r.melds.set_min + !below(4)))
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
		n += n < c->sets ? pile_set(&s.pile, &melds[n], s.r.melds.set_min) :
		    pile_run(&s.pile, &melds[n], c->run_size);
	return n;
}

static bool
meets(const struct oracle_laid *melds, int n)
{
	struct oracle_reading readings[ON_TABLE];
	const struct oracle_reading *list[ON_TABLE];

	for (int i = 0; i < n; i++) {
		readings[i] = oracle_reading_of(&melds[i]);
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
	if (s.r.asks && (s.r.contract.complete ||
	    s.r.contract.sets + s.r.contract.runs > ON_TABLE))
		return;
	if (s.r.asks) {
		int n = draw_contract(p->table);

		if (n == s.r.contract.sets + s.r.contract.runs &&
		    meets(p->table, n))
			p->ntable = n;
		else
			while (n--)
				pile_return(&s.pile, &p->table[n]);
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
		s.pile.count[c]++;
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
	card c = pile_fitting(&s.pile, m);

	if (c != CARD_NONE)
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
		hold(p, pile_any(&s.pile));
	/* A few hands as large as those dealt. */
	if (!below(30))
		while (p->nhand < s.r.dealt + 1 &&
		    p->nhand < ORACLE_HAND - 2)
			hold(p, pile_any(&s.pile));
	if (!p->nhand)
		hold(p, pile_any(&s.pile));
	/* One card away from the claim, and in any order. */
	if (!below(6) && p->nhand > 1)
		p->hand[below(p->nhand)] = pile_any(&s.pile);
	random_deal(s.pile.random, p->hand, p->nhand, p->nhand);
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

	s.rules = rules;
	s.r = *r;
	/* A set with few naturals could be read as a run. */
	s.pile = (struct pile){ .random = random, .rules = &s.r.melds,
		.naturals = 2 };
	pile_fill(&s.pile, rules->cards, rules->packs,
	    below(rules->printed_jokers + 1));
	if (s.pile.count[CARD_JOKER] > 4)
		s.pile.count[CARD_JOKER] = 4;
	memset(d->players, 0, sizeof(d->players));
	d->claimant = below(d->nplayers);
	p = &d->players[d->claimant];
	for (int i = 0; i < d->nplayers; i++)
		if (i == d->claimant ? !below(3) : below(6))
			draw_table(&d->players[i]);
	draw_hand(d, p);
	for (int i = 0; i < d->nplayers; i++)
		for (int k = 1 + below(2); i != d->claimant && k--;)
			hold(&d->players[i], pile_any(&s.pile));
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

/* Rules. */

/*
 * What rules are put together from in which melds or lay-offs may follow a
 * contract in the same turn: of each line one, or none.
 */
static const char *const choices[][4] = {
	{ "contract.melds=more", "contract.melds=more", "contract.melds=more" },
	{ "layoff.same-turn=true", "layoff.same-turn=true",
	    "layoff.same-turn=true" },
	{ "set.min=2", "set.min=2" },
	{ "contract.cards=more", "contract.cards=exact" },
	{ "contract.gap=0", "contract.gap=1", "contract.gap=2" },
	{ "contract.overlap=false", "contract.overlap=true" },
	{ "contract.same-rank=false" },
	{ "run.min=2 contract.run-size=1:2", "contract.run-size=1:3 run.min=2",
	    "contract.run-size=1:3 run.min=3" },
	{ "run.ace=low", "run.ace=high" },
	{ "wild.ranks=A", "wild.ranks=3,9",
	    "wild.ranks=3,9 wild.as-natural=false" },
	{ "values.joker=0", "values.joker=3", "values.joker=1 values.2=0" },
	{ "jokers.adjacent=false" },
	{ "jokers.min-naturals=2", "jokers.min-naturals=0" },
	{ "jokers.max-per-run=1", "jokers.max-per-set=1" },
	{ "set.suits=distinct set.max=4", "set.max=3", "set.max=5" },
	{ "run.max=4", "run.max=5" },
	{ "layoff.jokers=fixed", "layoff.jokers=moved", "layoff.jokers=claimed" },
	{ "discard.last=forbidden", "discard.last=required" },
	{ "contract.last-complete=false", "contract.last-complete=true" },
};

const char *
draw_followed(struct random *r)
{
	static char row[600];
	size_t n = (size_t)snprintf(row, sizeof(row),
	    "contract-pagat deck.packs=2 deck.jokers=4");

	for (size_t i = 0; i < countof(choices); i++) {
		const char *chosen = choices[i][random_below(r, 4)];

		if (chosen && (i < 3 || !random_below(r, 3)))
			n += (size_t)snprintf(row + n, sizeof(row) - n, " %s",
			    chosen);
	}
	return row;
}
