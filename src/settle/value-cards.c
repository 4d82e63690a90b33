/* Owns what value cards count, and what is paid for them. */
#include "settle/value-cards.h"

#include <string.h>

#include "settle/score-ways.h"

/* The card of a kind that is one card, or CARD_NONE. */
static card
card_of_kind(const struct rules *r, int kind)
{
	return kind == VALUE_JOKER ? CARD_JOKER : r->turned[kind];
}

static void
count(const struct rules *r, struct value_cards *v)
{
	const struct steps *const table[VALUE_KINDS] = {
		[VALUE_TURNED] = &r->bonus_turned,
		[VALUE_ABOVE] = &r->bonus_above,
		[VALUE_BELOW] = &r->bonus_below,
		[VALUE_JOKER] = &r->bonus_joker,
		[VALUE_MARRIAGE] = &r->bonus_marriage,
		[VALUE_TRIPLE] = &r->bonus_triple,
	};

	v->points = 0;
	for (int kind = 0; kind < VALUE_KINDS; kind++) {
		v->each[kind] = steps_at(table[kind], v->copies[kind], 0);
		v->points += v->each[kind];
	}
}

/* Try every way to make triples from this kind on; keeps the best. */
static void
try_triples(const struct rules *r, struct value_cards v, int kind,
    struct value_cards *best)
{
	if (kind > VALUE_JOKER) {
		count(r, &v);
		if (v.points > best->points)
			*best = v;
		return;
	}
	try_triples(r, v, kind + 1, best);
	if (!v.copies[kind] || !r->bonus_triple.n ||
	    !meld_same_most(r, card_of_kind(r, kind), v.copies[kind]))
		return;
	v.copies[kind] -= r->same_min;
	v.copies[VALUE_TRIPLE]++;
	try_triples(r, v, kind, best);
}

/* How many melds of identical cards the cards with no other value make. */
static int
other_triples(const struct rules *r, const struct hand *h)
{
	int n = 0;

	for (card c = 0; r->bonus_triple.n && c < CARD_JOKER; c++) {
		int held = hand_count(h, c);

		if (held && c != r->turned[VALUE_TURNED] &&
		    c != r->turned[VALUE_ABOVE] &&
		    c != r->turned[VALUE_BELOW] && meld_same_most(r, c, held))
			n += held / r->same_min;
	}
	return n;
}

/* What all but single cards count, at best. */
static void
choose(const struct rules *r, const struct hand *h, struct value_cards *v)
{
	struct value_cards now = { 0 };

	for (int kind = 0; kind <= VALUE_JOKER; kind++) {
		card c = card_of_kind(r, kind);

		now.copies[kind] = c == CARD_NONE ? 0 : hand_count(h, c);
	}
	now.copies[VALUE_TRIPLE] = other_triples(r, h);
	*v = (struct value_cards){ .points = -1 };
	for (;;) {
		try_triples(r, now, 0, v);
		for (int kind = 0; kind <= VALUE_BELOW; kind++)
			if (!now.copies[kind]--)
				return;
		now.copies[VALUE_MARRIAGE]++;
	}
}

void
value_cards_of(const struct rules *r, const struct judgement *j,
    struct value_cards *v)
{
	struct hand h;

	hand_of(&h, j->shown.cards, j->shown.size);
	choose(r, &h, v);
	for (card c = 0; c < CARD_JOKER; c++)
		v->points += value_of_single(r, c, hand_count(&h, c));
}

bool
value_cards_paid(const struct seat *seat)
{
	return seat->kind != SEAT_ACTION || seat->action == ACTION_WRONG ||
	    seat->action == ACTION_NO_TURN || action_is_of_loser(seat->action);
}

int
value_cards_owner(const struct rules *r, const struct verdicts *v, int seat)
{
	if (r->bonus_not_shown == BONUS_OWN || seat == v->winner ||
	    loser_has_shown(r, &v->seats[seat]))
		return seat;
	return r->bonus_not_shown == BONUS_WINNER ? v->winner : -1;
}

void
value_cards_totals(const struct deal *d, const struct verdicts *v,
    int total[SEATS_MAX])
{
	memset(total, 0, SEATS_MAX * sizeof(*total));
	for (int i = 0; i < d->nseats; i++) {
		int owner = value_cards_owner(d->rules, v, i);
		struct value_cards one;

		if (owner < 0 || !value_cards_paid(&d->seats[i]))
			continue;
		value_cards_of(d->rules, &v->seats[i], &one);
		total[owner] += one.points;
	}
}
