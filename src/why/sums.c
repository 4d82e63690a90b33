/* Owns which sums are told: deadwood by its cards, points, value cards, money. */
#include "why/parts.h"

#include "settle/score-ways.h"
#include "settle/value-cards.h"

/* Deadwood */

/* Has the card the value that is printed on it, 10 for a face card? */
static bool
has_face_value(const struct rules *r, const struct why_term *t)
{
	int rank = t->card == CARD_JOKER ? 0 :
	    card_rank(place_card(r->places, t->card));

	return t->name != TERM_CARD || (rank &&
	    t->value == (rank < 10 ? rank : 10));
}

static void
add_cards(const struct why *w, struct why_finding *f, const card *cards, int n)
{
	for (int i = 0; i < n; i++) {
		struct why_term *t = why_term(f, OP_PLUS, TERM_CARD,
		    rules_of(w)->value[cards[i]]);

		t->card = cards[i];
		if (rules_of(w)->scoring == SCORING_DIFFERENCE ||
		    has_face_value(rules_of(w), t))
			continue;
		if (cards[i] == CARD_JOKER)
			t->key = RULE_values_joker;
		else if (card_rank(place_card(rules_of(w)->places,
		    cards[i])) == ACE && !(rules_of(w)->wild >> cards[i] & 1))
			t->key = RULE_values_ace;
	}
}

static void
add_groups(const struct why *w, int seat, struct why_finding *f)
{
	const struct judgement *j = seat_of(w, seat);
	const struct arrangement *a = &j->shown;
	const struct arrangement *before = w->deal->seats[seat].on_table;

	for (int g = 0; g < a->ngroups; g++)
		if (j->melds[g].kind == MELD_NONE || j->counting >> g & 1)
			add_cards(w, f, group_cards(a, g), group_size(a, g));
	for (int i = 0; i < laid_size(a); i++)
		if (j->laid_group[i] < 0)
			add_cards(w, f, a->cards + laid_start(a) + i, 1);
	for (int g = 0; before && g < before->ngroups; g++)
		if (j->laid_before[g].kind == MELD_NONE)
			add_cards(w, f, j->laid_before[g].cards,
			    j->laid_before[g].size);
}

#define FEW 2 /* cards that anyone adds up */

/* Is there nothing to add up: a few cards left, at the value they show? */
static bool
is_plain_sum(const struct why *w, int seat, const struct why_finding *f)
{
	const struct judgement *j = seat_of(w, seat);

	if (!f->nterms || f->terms->name == TERM_GIVEN)
		return true;
	if (f->nterms > FEW || f->nterms > unmatched_size(&j->shown))
		return false;
	for (int i = 0; i < f->nterms; i++)
		if (!has_face_value(rules_of(w), &f->terms[i]))
			return false;
	return true;
}

/* Are the points a price, whatever the cards count? */
static bool
is_priced(const struct judgement *j)
{
	return j->points.n && j->points.terms->op == OP_FLAT &&
	    j->points.terms->name != TERM_NOTHING;
}

/* Does somebody claim, and the hand counts for nothing yet, or never? */
static bool
is_unscored(const struct why *w, int seat)
{
	const struct judgement *j = seat_of(w, seat);
	bool claimed = false;

	for (int i = 0; i < w->deal->nseats; i++)
		claimed |= w->deal->seats[i].verb &&
		    seat_of(w, i)->outcome.verdict != VERDICT_ERROR;
	if (!claimed || rules_of(w)->hand_counts == HAND_WHOLE)
		return claimed && !j->outcome.has_points;
	if (w->deal->nseats > 1 && rules_of(w)->lose_flat != LOSE_AS_COUNTED)
		return true;
	return (rules_of(w)->scoring == SCORING_DIFFERENCE ||
	    !j->outcome.has_points) && w->verdicts->winner < 0 &&
	    j->outcome.verdict != VERDICT_INVALID;
}

/* Is the sum what a loser's hand costs? */
static bool
is_lost(const struct why *w, int seat)
{
	const struct outcome *o = &seat_of(w, seat)->outcome;

	return rules_of(w)->scoring == SCORING_PENALTY && o->has_points &&
	    o->points == o->deadwood && o->verdict == VERDICT_OPEN &&
	    seat != w->verdicts->winner;
}

/* Did somebody claim wrongly, and do others play on? */
static bool
claimed_wrongly(const struct why *w)
{
	return why_refused_claimant(w) >= 0 && w->deal->nseats > 1 &&
	    (why_plays_on(w) || (rules_of(w)->scoring == SCORING_MELDS &&
	    w->verdicts->winner < 0));
}

/* More is left than may be: its cards are the quarrel. */
#define LEFT_OVER (CODE_BIT(LIMIT) | CODE_BIT(GIN))

static void
find_deadwood(struct why *w, int seat)
{
	const struct seat *s = &w->deal->seats[seat];
	const struct judgement *j = seat_of(w, seat);
	const struct outcome *o = &j->outcome;
	const struct arrangement *a = &j->shown;
	struct why_finding *f;
	bool asked; /* however plain it is */

	if (!o->has_deadwood)
		return;
	f = why_add_sum(w, rules_of(w)->hand_counts == HAND_WHOLE ?
	    SAY_SUM_HAND : !is_lost(w, seat) ? SAY_SUM_DEADWOOD :
	    claimed_wrongly(w) ? SAY_SUM_SO_FAR : SAY_SUM_LOST, seat,
	    ABOUT_DEADWOOD, 2 * HAND_MAX);
	if (s->kind == SEAT_COUNT) {
		why_term(f, OP_PLUS, TERM_GIVEN, s->number);
	} else if (!j->complete) { /* then nothing counts */
		add_groups(w, seat, f);
		add_cards(w, f, a->cards + a->laid_end, unmatched_size(a));
	}
	f->number[0] = o->deadwood;
	asked = (f->say == SAY_SUM_LOST && w->deal->nseats == 1) ||
	    (f->nterms > 1 && o->codes & LEFT_OVER);
	f->plain = (is_plain_sum(w, seat, f) && !asked) || is_priced(j) ||
	    is_unscored(w, seat) ||
	    /* the points have the cards beside them */
	    (o->has_points && rules_of(w)->scoring == SCORING_MELDS) ||
	    (o->verdict == VERDICT_INVALID &&
	    rules_of(w)->hand_counts == HAND_WHOLE); /* nothing is lost */
}

/* Is the term a price that a rule sets, whatever the cards are? */
static bool
is_price(enum term name)
{
	return name == TERM_WRONG || name == TERM_NOT_DOWN ||
	    name == TERM_OUT || name == TERM_LOST || name == TERM_SHOWN ||
	    name == TERM_NOT_SHOWN || name == TERM_PAIRS_HELD;
}

/*
 * The cards that the term counts: on the table, laid off, or in the hand.  In
 * the hand the key of a value that is not printed on the card counts, too.
 */
static int
cards_counted(const struct why *w, int seat, struct why_term *t, card *cards)
{
	const struct judgement *j = seat_of(w, seat);
	int n = 0;

	if (t->name == TERM_LAID_OFF)
		return why_laid(w, seat, -1, cards);
	for (const struct why_finding *f = w->first; f; f = f->next)
		for (int i = 0; t->name == TERM_HAND && f->seat == seat &&
		    f->about == ABOUT_DEADWOOD && i < f->nterms; i++) {
			if (f->terms[i].name != TERM_CARD)
				continue;
			cards[n++] = f->terms[i].card;
			if (f->terms[i].key != RULE_NONE)
				t->key = f->terms[i].key;
		}
	if (t->name != TERM_MELDED)
		return n;
	for (int g = 0; g < seat_laid_before(&w->deal->seats[seat]); g++)
		for (int i = 0; j->laid_before[g].kind != MELD_NONE &&
		    i < j->laid_before[g].size; i++)
			cards[n++] = j->laid_before[g].cards[i];
	for (int g = 0; g < j->shown.ngroups; g++)
		if (j->melds[g].kind != MELD_NONE && !(j->counting >> g & 1))
			for (int i = 0; i < j->melds[g].size; i++)
				cards[n++] = j->melds[g].cards[i];
	return n;
}

/* Name the cards of each term where melds score. */
static void
name_counted(struct why *w, int seat, struct why_finding *f)
{
	struct why_term *terms = arena_alloc(w->arena,
	    (size_t)f->nterms * sizeof(*terms));

	for (int i = 0; i < f->nterms; i++) {
		card *cards = arena_alloc(w->arena, 2 * HAND_MAX);

		terms[i] = f->terms[i];
		terms[i].cards = cards;
		terms[i].ncards = cards_counted(w, seat, &terms[i], cards);
	}
	f->terms = terms;
}

static void
find_points(struct why *w, int seat)
{
	const struct seat *s = &w->deal->seats[seat];
	const struct judgement *j = seat_of(w, seat);
	enum action as = action_priced_as(rules_of(w), s->action);
	struct why_finding *f;

	if (!j->outcome.has_points)
		return;
	f = why_add(w, WHY_POINTS, seat == w->verdicts->winner ||
	    action_is_of_loser(s->action) ? SAY_SUM_POINTS : s->action ?
	    SAY_DROPPED_FIRST + (enum sentence)(s->action -
	    ACTION_DROP_FIRST) : j->outcome.points > 0 &&
	    rules_of(w)->lose_flat != LOSE_AS_COUNTED ? SAY_SUM_LOST :
	    SAY_SUM_POINTS, seat);
	if (f->say == SAY_SUM_POINTS && j->outcome.points < 0 &&
	    rules_of(w)->scoring == SCORING_MELDS)
		f->say = SAY_SUM_BELOW_ZERO;
	f->about = ABOUT_POINTS;
	f->number[0] = j->outcome.points;
	f->terms = j->points.terms;
	f->nterms = j->points.n;
	if (rules_of(w)->scoring == SCORING_MELDS && f->nterms)
		name_counted(w, seat, f);
	if (s->action != ACTION_NONE)
		f->key = action_key(as);
	f->number[1] = as == ACTION_DROP_MIDDLE ||
	    (rules_of(w)->scoring == SCORING_MELDS && claimed_wrongly(w));
	f->number[2] = as == ACTION_DROP_FIRST;
	/* Who goes out while the others hold nothing has no term. */
	f->plain = !f->nterms || (f->nterms < 2 && !f->terms->ncards &&
	    (f->say == SAY_SUM_POINTS || f->say == SAY_SUM_LOST) &&
	    (!is_price(f->terms[0].name) || (!j->outcome.points &&
	    f->terms[0].name != TERM_WRONG))) ||
	    /* the answer of a knock has both figures */
	    (f->nterms == 2 && f->terms[0].name == TERM_COUNT &&
	    f->terms[1].op == OP_MINUS);
}

/* Value cards */

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

static void
find_values(struct why *w, int seat)
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
	if (owner == seat && (w->verdicts->winner < 0 ||
	    seat == w->verdicts->winner || loser_has_shown(r, seat_of(w, seat))))
		return;
	f = why_add(w, WHY_POINTS, owner < 0 ? SAY_VALUES_LOST : owner == seat ?
	    SAY_VALUES_KEPT : SAY_VALUES_TAKEN, seat);
	f->about = ABOUT_VALUES;
	f->other = owner;
	f->key = RULE_bonus_not_shown;
}

static void
find_money(struct why *w, int seat)
{
	const struct judgement *j = seat_of(w, seat);
	bool pays = j->money.n && j->money.terms[j->money.n - 1].op == OP_NEGATE;
	struct why_finding *f;
	struct buf b = { 0 };

	if (!j->outcome.has_won)
		return;
	f = why_add(w, WHY_POINTS, pays ? SAY_SUM_PAID : j->outcome.won < 0 ?
	    SAY_SUM_WON_PAID : SAY_SUM_WON, seat);
	f->about = ABOUT_WON;
	f->terms = j->money.terms;
	f->nterms = j->money.n;
	buf_money(&b, pays || j->outcome.won < 0 ? -j->outcome.won :
	    j->outcome.won);
	f->text = arena_buf(w->arena, &b);
	f->plain = !j->outcome.won;
}

void
why_points(struct why *w, int seat)
{
	find_deadwood(w, seat);
	find_points(w, seat);
	find_values(w, seat);
	find_money(w, seat);
}
