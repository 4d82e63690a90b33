/* Owns what value cards count, and what is paid for them. */
#include "settle/value-cards.h"

/* Let so many marriages use up one of each, and count the rest. */
static void
count_with(const struct rules *r, int marriages, const int have[],
    struct value_cards *v)
{
	const struct steps *const table[VALUE_KINDS] = {
		[VALUE_TURNED] = &r->bonus_turned,
		[VALUE_ABOVE] = &r->bonus_above,
		[VALUE_BELOW] = &r->bonus_below,
		[VALUE_MARRIAGE] = &r->bonus_marriage,
		[VALUE_JOKER] = &r->bonus_joker,
	};

	v->points = 0;
	for (int kind = 0; kind < VALUE_KINDS; kind++) {
		v->copies[kind] = kind == VALUE_MARRIAGE ? marriages :
		    kind == VALUE_JOKER ? have[kind] : have[kind] - marriages;
		v->each[kind] = steps_at(table[kind], v->copies[kind], 0);
		v->points += v->each[kind];
	}
}

void
value_cards_of(const struct rules *r, const struct judgement *j,
    struct value_cards *v)
{
	const struct arrangement *a = &j->shown;
	int have[VALUE_KINDS] = { 0 };

	for (int i = 0; i < a->size; i++) {
		for (int kind = VALUE_TURNED; kind <= VALUE_BELOW; kind++)
			have[kind] += a->cards[i] == r->turned[kind];
		have[VALUE_JOKER] += a->cards[i] == CARD_JOKER;
	}
	count_with(r, 0, have, v);
	for (int m = 1; m <= have[VALUE_TURNED] && m <= have[VALUE_ABOVE] &&
	    m <= have[VALUE_BELOW]; m++) {
		struct value_cards other;

		count_with(r, m, have, &other);
		if (other.points > v->points)
			*v = other;
	}
}

bool
value_cards_paid(const struct seat *seat)
{
	return seat->kind != SEAT_ACTION || seat->action == ACTION_WRONG ||
	    seat->action == ACTION_NO_TURN;
}

int
value_cards_balance(const struct deal *d, const struct verdicts *v, int seat)
{
	struct value_cards one;
	int balance = 0;

	if (!value_cards_paid(&d->seats[seat]))
		return 0;
	for (int i = 0; i < d->nseats; i++) {
		if (!value_cards_paid(&d->seats[i]))
			continue;
		value_cards_of(d->rules, &v->seats[i], &one);
		balance -= one.points;
		value_cards_of(d->rules, &v->seats[seat], &one);
		balance += one.points;
	}
	return balance;
}
