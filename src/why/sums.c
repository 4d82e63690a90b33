/* Owns which sums are told: deadwood by its cards, points, value cards, money. */
#include "why/parts.h"

#include <string.h>

#include "settle/score-ways.h"
#include "settle/value-cards.h"

#define LONG 14 /* terms of a sum of cards */

/* Deadwood */

/* Has the card the value that is printed on it, 10 for a face card? */
static bool
has_face_value(const struct rules *r, const struct why_term *t)
{
	int rank = t->card == CARD_JOKER ? 0 :
	    card_rank(place_card(r->places, t->card));

	return rank && t->value == (rank < 10 ? rank : 10);
}

static void
add_cards(const struct why *w, struct why_finding *f, const card *cards, int n)
{
	const struct rules *r = w->r;

	for (int i = 0; i < n; i++) {
		card c = cards[i];
		struct why_term *t = sum_add(&f->sum, w->arena, OP_PLUS,
		    TERM_CARD, r->value[c], RULE_NONE);

		t->card = c;
		if (r->scoring == SCORING_DIFFERENCE || has_face_value(r, t))
			continue;
		if (c == CARD_JOKER)
			t->key = RULE_values_joker;
		else if (r->wild >> c & 1)
			t->key = r->values_wild > 0 ? RULE_values_wild :
			    RULE_NONE;
		else if (card_rank(place_card(r->places, c)) == ACE)
			t->key = RULE_values_ace;
	}
}

static void
add_groups(const struct why *w, struct why_finding *f)
{
	const struct judgement *j = w->j;
	const struct arrangement *a = &j->shown;

	for (int g = 0; g < a->ngroups; g++)
		if (j->melds[g].kind == MELD_NONE || j->counting >> g & 1)
			add_cards(w, f, group_cards(a, g), group_size(a, g));
	for (int i = 0; i < laid_size(a); i++)
		if (j->laid_group[i] < 0)
			add_cards(w, f, a->cards + laid_start(a) + i, 1);
	for (int g = 0; g < seat_laid_before(w->s); g++)
		if (j->laid_before[g].kind == MELD_NONE)
			add_cards(w, f, j->laid_before[g].cards,
			    j->laid_before[g].size);
}

#define FEW 2 /* cards that anyone adds up */

/* Is there nothing to add up: a few cards left, at the value they show? */
static bool
is_plain_sum(const struct why *w, const struct why_finding *f)
{
	if (!f->sum.n || f->sum.terms->name == TERM_GIVEN)
		return true;
	if (f->sum.n > FEW || f->sum.n > unmatched_size(&w->j->shown))
		return false;
	for (int i = 0; i < f->sum.n; i++)
		if (!has_face_value(w->r, &f->sum.terms[i]))
			return false;
	return true;
}

/* Does somebody claim, and the hand counts for nothing yet, or never? */
static bool
is_unscored(const struct why *w)
{
	bool claimed = false;

	for (int i = 0; i < w->deal->nseats; i++)
		claimed |= w->deal->seats[i].verb &&
		    seat_of(w, i)->outcome.verdict != VERDICT_ERROR;
	if (!claimed || w->r->hand_counts == HAND_WHOLE)
		return claimed && !w->j->outcome.has_points;
	if (w->deal->nseats > 1 && w->r->lose_flat != LOSE_AS_COUNTED)
		return true;
	return (w->r->scoring == SCORING_DIFFERENCE ||
	    !w->j->outcome.has_points) && w->verdicts->winner < 0 &&
	    w->j->outcome.verdict != VERDICT_INVALID;
}

/* Is the sum what a loser's hand costs? */
static bool
is_lost(const struct why *w)
{
	const struct outcome *o = &w->j->outcome;

	return w->r->scoring == SCORING_PENALTY && o->has_points &&
	    o->points == o->deadwood && o->verdict == VERDICT_OPEN &&
	    w->seat != w->verdicts->winner;
}

/* Did somebody claim wrongly, and do others play on? */
static bool
claimed_wrongly(const struct why *w)
{
	return why_refused_claimant(w) >= 0 && w->deal->nseats > 1 &&
	    w->verdicts->winner < 0;
}

/* More is left than may be: its cards are the quarrel. */
#define LEFT_OVER (CODE_BIT(LIMIT) | CODE_BIT(GIN))

/* Returns the cards that count, as terms. */
static struct sum
find_deadwood(struct why *w)
{
	const struct outcome *o = &w->j->outcome;
	const struct arrangement *a = &w->j->shown;
	const struct sum *points = &w->j->points;
	struct why_finding *f;
	bool asked; /* however plain it is */

	if (!o->has_deadwood)
		return (struct sum){ 0 };
	f = why_add(w, WHY_POINTS, w->r->hand_counts == HAND_WHOLE ?
	    SAY_SUM_HAND : is_lost(w) ? SAY_SUM_LOST : SAY_SUM_DEADWOOD);
	f->about = ABOUT_DEADWOOD;
	if (w->s->kind == SEAT_COUNT) {
		sum_add(&f->sum, w->arena, OP_PLUS, TERM_GIVEN, w->s->number,
		    RULE_NONE);
	} else if (!w->j->complete) { /* then nothing counts */
		add_groups(w, f);
		add_cards(w, f, a->cards + a->laid_end, unmatched_size(a));
	}
	f->number[0] = o->deadwood;
	/* A long list says less than what it leaves no room for. */
	f->weight = f->sum.n > LONG ? WEIGHT_PASSING : WEIGHT_DOUBT;
	asked = (f->say == SAY_SUM_LOST && w->deal->nseats == 1) ||
	    (f->sum.n > 1 && o->codes & LEFT_OVER);
	f->plain = (is_plain_sum(w, f) && !asked) || is_unscored(w) ||
	    /* the points are a price, whatever the cards count */
	    (points->n && points->terms->op == OP_FLAT &&
	    points->terms->name != TERM_NOTHING) ||
	    /* the points have the cards beside them */
	    (o->has_points && w->r->scoring == SCORING_MELDS) ||
	    (o->verdict == VERDICT_INVALID &&
	    w->r->hand_counts == HAND_WHOLE); /* nothing is lost */
	return f->sum;
}

/* Is the term a price that a rule sets, whatever the cards are? */
static bool
is_price(enum term name)
{
	return name == TERM_WRONG || name == TERM_NOT_DOWN ||
	    name == TERM_OUT || name == TERM_LOST || name == TERM_SHOWN ||
	    name == TERM_NOT_SHOWN || name == TERM_PAIRS_HELD;
}

/* Name the seat's cards on the table, but those laid off. */
static void
name_melded(const struct why *w, card *cards, struct why_term *t)
{
	int before = seat_laid_before(w->s);

	for (int g = 0; g < before + w->j->shown.ngroups; g++) {
		const struct meld *m = meld_of_group(w->s, w->j, g);

		if (m->kind == MELD_NONE ||
		    (g >= before && w->j->counting >> (g - before) & 1))
			continue;
		memcpy(cards + t->ncards, m->cards, (size_t)m->size);
		t->ncards += m->size;
	}
}

/*
 * Name the cards of each term where melds score: on the table, laid off, or of
 * the hand.  In the hand the key of a value that is not printed on the card
 * counts, too.
 */
static void
name_counted(struct why *w, const struct sum *hand, struct sum *sum)
{
	struct sum named = { 0 };

	for (int i = 0; i < sum->n; i++) {
		card *cards = arena_alloc(w->arena, 2 * HAND_MAX);
		struct why_term *t = sum_add(&named, w->arena, OP_PLUS,
		    TERM_HAND, 0, RULE_NONE);

		*t = sum->terms[i];
		t->cards = cards;
		if (t->name == TERM_LAID_OFF)
			t->ncards = why_laid(w, -1, cards);
		else if (t->name == TERM_MELDED)
			name_melded(w, cards, t);
		for (int k = 0; t->name == TERM_HAND && k < hand->n; k++) {
			if (hand->terms[k].name != TERM_CARD)
				continue;
			cards[t->ncards++] = hand->terms[k].card;
			if (hand->terms[k].key != RULE_NONE)
				t->key = hand->terms[k].key;
		}
	}
	*sum = named;
}

static void
find_points(struct why *w, const struct sum *hand)
{
	const struct seat *s = w->s;
	const struct judgement *j = w->j;
	enum action as = action_priced_as(w->r, s->action);
	struct why_finding *f;

	if (!j->outcome.has_points)
		return;
	f = why_add(w, WHY_POINTS, w->seat == w->verdicts->winner ||
	    action_is_of_loser(s->action) ? SAY_SUM_POINTS : s->action ?
	    SAY_DROPPED_FIRST + (enum sentence)(s->action - ACTION_DROP_FIRST) :
	    j->outcome.points > 0 && w->r->lose_flat != LOSE_AS_COUNTED ?
	    SAY_SUM_LOST : SAY_SUM_POINTS);
	f->number[3] = j->outcome.points < 0 &&
	    w->r->scoring == SCORING_MELDS;
	f->about = ABOUT_POINTS;
	f->number[0] = j->outcome.points;
	f->aside = !j->outcome.points;
	f->sum = j->points;
	if (w->r->scoring == SCORING_MELDS)
		name_counted(w, hand, &f->sum);
	if (s->action != ACTION_NONE)
		f->key = action_key(as);
	f->number[1] = as == ACTION_DROP_MIDDLE ||
	    (w->r->scoring == SCORING_MELDS && claimed_wrongly(w));
	f->number[2] = as == ACTION_DROP_FIRST;
	/* Who goes out while the others hold nothing has no term. */
	f->plain = !f->sum.n || (f->sum.n < 2 && !f->sum.terms->ncards &&
	    (f->say == SAY_SUM_POINTS || f->say == SAY_SUM_LOST) &&
	    (!is_price(f->sum.terms[0].name) || (!j->outcome.points &&
	    f->sum.terms[0].name != TERM_WRONG))) ||
	    /* the answer of a knock has both figures */
	    (f->sum.n == 2 && f->sum.terms[0].name == TERM_COUNT &&
	    f->sum.terms[1].op == OP_MINUS);
}

/* Add a sentence on money, of which each player of several has a line. */
static struct why_finding *
add_money(struct why *w, enum sentence say, enum why_about about)
{
	struct why_finding *f = why_add(w, WHY_POINTS, say);

	f->about = about;
	if (w->deal->nseats > 2)
		f->weight = WEIGHT_BESIDE;
	return f;
}

/* Value cards */

/* Add what that many copies of a card count together, if they do. */
static void
add_copies(struct why *w, struct why_finding *f, enum term name, int points,
    enum rule_key key, card c, int copies)
{
	struct why_term *t;

	if (!points)
		return;
	t = sum_add(&f->sum, w->arena, OP_PLUS, name, points, key);
	t->card = c;
	t->copies = copies;
}

/* Say that value cards do not count for a player out of the deal. */
static void
find_unpaid(struct why *w)
{
	struct value_cards v = { .points = 0 };

	if (why_has(w, VERDICT_ERROR))
		return;
	for (int i = 0; i < w->deal->nseats && !v.points; i++)
		if (value_cards_paid(&w->deal->seats[i]))
			value_cards_of(w->r, seat_of(w, i), &v);
	if (v.points)
		add_money(w, SAY_VALUES_NOT_PAID, ABOUT_VALUES);
}

static void
find_values(struct why *w)
{
	static const enum rule_key keys[VALUE_KINDS] = {
		[VALUE_TURNED] = RULE_bonus_turned,
		[VALUE_ABOVE] = RULE_bonus_above,
		[VALUE_BELOW] = RULE_bonus_below,
		[VALUE_JOKER] = RULE_bonus_joker,
		[VALUE_MARRIAGE] = RULE_bonus_marriage,
		[VALUE_TRIPLE] = RULE_bonus_triple,
	};
	const struct arrangement *shown = &w->j->shown;
	struct value_cards v;
	struct why_finding *f;
	struct hand h;
	int owner;

	if (!value_cards_paid(w->s)) {
		find_unpaid(w);
		return;
	}
	value_cards_of(w->r, w->j, &v);
	if (!v.points)
		return;
	owner = value_cards_owner(w->r, w->verdicts, w->seat);
	f = add_money(w, SAY_SUM_VALUES, ABOUT_VALUES);
	f->number[0] = v.points;
	for (int kind = 0; kind < VALUE_KINDS; kind++)
		add_copies(w, f, kind == VALUE_MARRIAGE ? TERM_MARRIAGES :
		    kind == VALUE_TRIPLE ? TERM_TRIPLES : TERM_COPIES,
		    v.each[kind], keys[kind], kind <= VALUE_BELOW ?
		    w->r->turned[kind] : kind == VALUE_JOKER ? CARD_JOKER :
		    CARD_NONE, v.copies[kind]);
	hand_of(&h, shown->cards, shown->size);
	for (card c = 0; c < CARD_JOKER; c++)
		add_copies(w, f, TERM_COPIES, value_of_single(w->r, c,
		    hand_count(&h, c)), RULE_bonus_cards, c, hand_count(&h, c));
	if (owner == w->seat && (w->verdicts->winner < 0 ||
	    w->seat == w->verdicts->winner || loser_has_shown(w->r, w->j)))
		return;
	f = add_money(w, owner == w->seat ? SAY_VALUES_KEPT : SAY_VALUES_LOST,
	    ABOUT_VALUES);
	f->other = owner;
	f->key = RULE_bonus_not_shown;
}

static void
find_money(struct why *w)
{
	const struct outcome *o = &w->j->outcome;
	const struct sum *money = &w->j->money;
	bool pays = money->n && money->terms[money->n - 1].op == OP_NEGATE;
	struct why_finding *f;
	struct buf b = { 0 };

	if (!o->has_won)
		return;
	f = add_money(w, pays ? SAY_SUM_PAID : o->won < 0 ?
	    SAY_SUM_WON_PAID : SAY_SUM_WON, ABOUT_WON);
	f->sum = *money;
	buf_money(&b, pays || o->won < 0 ? -o->won : o->won);
	f->text = arena_buf(w->arena, &b);
	/* No money, one a point, or what the only loser pays. */
	f->plain = !o->won || (pays && money->n == 3 &&
	    money->terms[1].value == 100) || (w->deal->nseats == 2 &&
	    w->seat == w->verdicts->winner && money->n == 1);
}

void
why_points(struct why *w)
{
	struct sum hand = find_deadwood(w);

	find_points(w, &hand);
	find_values(w);
	find_money(w);
}
