/*
 * Owns the sums of money: what a loser paid and the winner took.  Like sums.c
 * it computes them apart from settle.
 */
#include "why/parts.h"

#include "rules/facts.h"
#include "settle/value-cards.h"

#define FEW 8 /* terms beside those of each seat */
#define CHIP 100

/* What a point costs, in hundredths of money or of a chip. */
static int64_t
a_point(const struct rules *r)
{
	return r->settle == SETTLE_DEALS ? CHIP : facts_point_value(r);
}

/* Add the payment of a loser: points times their value, chips, or the entry. */
static void
add_paid(const struct why *w, int seat, struct why_finding *f)
{
	const struct rules *r = rules_of(w);
	int points = seat_of(w, seat)->outcome.points;

	if (r->settle == SETTLE_POOL) {
		why_term(f, OP_PLUS, TERM_ENTRY, r->facts.entry);
		return;
	}
	why_term(f, OP_PLUS, TERM_POINTS, points);
	why_term(f, OP_TIMES, TERM_VALUE, a_point(r));
}

static void
add_winnings(const struct why *w, struct why_finding *f)
{
	const struct rules *r = rules_of(w);
	int64_t sum = 0;

	if (r->settle == SETTLE_POOL) {
		why_term(f, OP_PLUS, TERM_ENTRY, r->facts.entry);
		why_term(f, OP_TIMES, TERM_PLAYERS, r->facts.players);
		sum = r->facts.entry * r->facts.players;
	}
	for (int i = 0; r->settle != SETTLE_POOL && i < w->deal->nseats; i++) {
		int64_t paid = seat_of(w, i)->outcome.points * a_point(r);

		if (i == w->verdicts->winner)
			continue;
		why_term(f, OP_PLUS, TERM_COUNT, paid)->seat = i;
		sum += paid;
	}
	if (r->settle != SETTLE_DEALS && r->facts.fee > 0)
		why_term(f, OP_MINUS, TERM_FEE,
		    sum - facts_net_of_fee(&r->facts, sum));
}

void
why_money(struct why *w, int seat)
{
	const struct judgement *j = seat_of(w, seat);
	bool gain = seat == w->verdicts->winner || (j->outcome.won > 0 &&
	    value_cards_balance(w->deal, w->verdicts, seat) > 0);
	struct why_finding *f;
	struct buf b = { 0 };

	if (!j->outcome.has_won)
		return;
	f = why_add_sum(w, !gain ? SAY_SUM_PAID : j->outcome.won < 0 ?
	    SAY_SUM_WON_PAID : SAY_SUM_WON, seat, ABOUT_WON,
	    FEW + 2 * SEATS_MAX);
	if (seat == w->verdicts->winner)
		add_winnings(w, f);
	else if (!gain)
		add_paid(w, seat, f);
	why_values_paid(w, seat, gain, f);
	if (!gain)
		why_term(f, OP_NEGATE, TERM_PAID, 0);
	else if (seat != w->verdicts->winner)
		why_term(f, OP_MINUS, TERM_FOR_POINTS, j->outcome.points *
		    a_point(rules_of(w)));
	buf_money(&b, gain && j->outcome.won >= 0 ? j->outcome.won :
	    -j->outcome.won);
	f->text = arena_buf(w->arena, &b);
	f->plain = !j->outcome.won;
}
