/* Owns the sums of value cards. */
#include "why/parts.h"

#include "settle/value-cards.h"

/* A term for the copies of a single card, if it counts. */
static void
add_single(const struct rules *r, struct why_finding *f, card c, int copies)
{
	int points = value_of_single(r, c, copies);
	struct why_term *t;

	if (!points)
		return;
	t = why_term(f, OP_PLUS, TERM_COPIES, points);
	t->key = RULE_bonus_cards;
	t->copies = copies;
	t->card = c;
}

void
why_values(struct why *w, int seat)
{
	static const enum rule_key keys[VALUE_KINDS] = {
		[VALUE_TURNED] = RULE_bonus_turned,
		[VALUE_ABOVE] = RULE_bonus_above,
		[VALUE_BELOW] = RULE_bonus_below,
		[VALUE_JOKER] = RULE_bonus_joker,
		[VALUE_MARRIAGE] = RULE_bonus_marriage,
		[VALUE_TRIPLE] = RULE_bonus_triple,
	};
	const struct rules *r = rules_of(w);
	const struct arrangement *shown = &seat_of(w, seat)->shown;
	struct value_cards v;
	struct why_finding *f;
	struct hand h;
	int owner;

	value_cards_of(r, seat_of(w, seat), &v);
	if (!v.points || !value_cards_paid(&w->deal->seats[seat]))
		return;
	owner = value_cards_owner(r, w->verdicts, seat);
	f = why_add_sum(w, SAY_SUM_VALUES, seat, ABOUT_VALUES,
	    VALUE_KINDS + shown->size);
	f->number[0] = v.points;
	for (int kind = 0; kind < VALUE_KINDS; kind++) {
		struct why_term *t;

		if (!v.each[kind])
			continue;
		t = why_term(f, OP_PLUS, kind == VALUE_MARRIAGE ?
		    TERM_MARRIAGES : kind == VALUE_TRIPLE ? TERM_TRIPLES :
		    TERM_COPIES, v.each[kind]);
		t->key = keys[kind];
		t->copies = v.copies[kind];
		if (kind <= VALUE_BELOW)
			t->card = r->turned[kind];
		else if (kind == VALUE_JOKER)
			t->card = CARD_JOKER;
	}
	hand_of(&h, shown->cards, shown->size);
	for (card c = 0; c < CARD_JOKER; c++)
		add_single(r, f, c, hand_count(&h, c));
	if (owner == seat)
		return;
	f = why_add(w, WHY_POINTS, owner < 0 ? SAY_VALUES_LOST :
	    SAY_VALUES_TAKEN, seat);
	f->other = owner;
	f->key = RULE_bonus_not_shown;
}
