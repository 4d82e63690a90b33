/* Owns the money of a deal: what a loser pays and what the winner takes. */
#include "rules/facts.h"
#include "settle/score-ways.h"
#include "settle/value-cards.h"

#define CHIP 100 /* a chip is a point, in hundredths like money */

/* Are all facts given that this deal's money needs? */
static bool
can_settle(const struct deal *d)
{
	const struct rules *r = d->rules;

	/* Those of a pool come with the deal that decides it, and only then. */
	return r->settle == SETTLE_DEALS ||
	    (r->settle == SETTLE_POINTS && facts_point_value(r) >= 0) ||
	    (r->facts.entry >= 0 && r->facts.players > 0 && !d->in_game);
}

/* What a point costs, in hundredths of money or of a chip. */
static int64_t
a_point(const struct rules *r)
{
	return r->settle == SETTLE_DEALS ? CHIP : facts_point_value(r);
}

static struct why_term *
add_money(struct scoring_deal *s, int seat, enum why_op op, enum term name,
    int64_t value)
{
	return sum_add(&s->v->seats[seat].money, s->arena, op, name, value,
	    RULE_NONE);
}

/* How many seats are paid for value cards, and pay. */
static int
count_paid(const struct scoring_deal *s)
{
	int n = 0;

	for (int i = 0; i < s->deal->nseats; i++)
		n += value_cards_paid(&s->deal->seats[i]);
	return n;
}

/* Add what the seat gets for its value cards, then pays for those of others. */
static void
add_values(struct scoring_deal *s, int seat, bool gain)
{
	int others = count_paid(s) - 1;

	if (!value_cards_paid(&s->deal->seats[seat]))
		return;
	for (int turn = 0; turn < s->deal->nseats; turn++) {
		int of = turn ? turn - (turn <= seat) : seat;
		int64_t money = s->values[of] * (of == seat ? others : 1) *
		    facts_point_value(s->rules);

		if (money)
			add_money(s, seat, (of == seat) == gain ? OP_PLUS :
			    OP_MINUS, TERM_VALUES, money)->seat = of;
	}
}

static void
add_winnings(struct scoring_deal *s, int seat)
{
	const struct rules *r = s->rules;
	const struct sum *money = &s->v->seats[seat].money;
	int64_t sum;

	/* Players who are out of the pool have no seat here, but paid. */
	if (r->settle == SETTLE_POOL) {
		add_money(s, seat, OP_PLUS, TERM_ENTRY, r->facts.entry);
		add_money(s, seat, OP_TIMES, TERM_PLAYERS, r->facts.players);
	}
	for (int i = 0; r->settle != SETTLE_POOL && i < s->deal->nseats; i++)
		if (i != s->v->winner)
			add_money(s, seat, OP_PLUS, TERM_COUNT,
			    s->v->seats[i].outcome.points * a_point(r))->seat =
			    i;
	sum = why_sum(money->terms, money->n);
	/* No fee is taken of value cards; of chips none can be stated. */
	if (r->facts.fee > 0)
		add_money(s, seat, OP_MINUS, TERM_FEE,
		    sum - facts_net_of_fee(&r->facts, sum));
	add_values(s, seat, true);
}

/* Add the loss: points times their value, chips, or the entry. */
static void
add_payment(struct scoring_deal *s, int seat)
{
	const struct rules *r = s->rules;
	int points = s->v->seats[seat].outcome.points;

	if (r->settle == SETTLE_POOL) {
		add_money(s, seat, OP_PLUS, TERM_ENTRY, r->facts.entry);
	} else {
		add_money(s, seat, OP_PLUS, TERM_POINTS, points);
		add_money(s, seat, OP_TIMES, TERM_VALUE, a_point(r));
	}
	add_values(s, seat, false);
	add_money(s, seat, OP_NEGATE, TERM_PAID, 0);
}

/* Does the loser get more for value cards than the points cost? */
static bool
gains(const struct scoring_deal *s, int seat)
{
	int balance = s->values[seat] * count_paid(s);

	for (int i = 0; i < s->deal->nseats; i++)
		if (value_cards_paid(&s->deal->seats[i]))
			balance -= s->values[i];
	return balance > 0 && balance > s->v->seats[seat].outcome.points;
}

void
score_money(struct scoring_deal *s)
{
	if (!can_settle(s->deal))
		return;
	value_cards_totals(s->deal, s->v, s->values);
	for (int i = 0; i < s->deal->nseats; i++) {
		struct judgement *j = &s->v->seats[i];

		if (i == s->v->winner) {
			add_winnings(s, i);
		} else if (gains(s, i)) {
			add_values(s, i, true);
			add_money(s, i, OP_MINUS, TERM_FOR_POINTS,
			    j->outcome.points * a_point(s->rules));
		} else {
			add_payment(s, i);
		}
		j->outcome.has_won = true;
		j->outcome.won = why_sum(j->money.terms, j->money.n);
	}
}
