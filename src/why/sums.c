/*
 * Owns the sums: every number of a result from named terms.  It computes them
 * apart from judge and settle, so that a test can compare the two.
 */
#include "why/parts.h"

#include "judge/layout.h"
#include "settle/loser.h"

#define FEW 8 /* terms beside those of each seat */

/* Deadwood */

static void
add_cards(const struct why *w, struct why_finding *f, const card *cards, int n)
{
	for (int i = 0; i < n; i++)
		why_term(f, OP_PLUS, TERM_CARD,
		    rules_of(w)->value[cards[i]])->card = cards[i];
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

/* Is there nothing to add up: at most one term, or card at face value? */
static bool
is_plain_sum(const struct rules *r, const struct why_finding *f)
{
	const struct why_term *t = f->terms;

	return !f->nterms || (f->nterms == 1 && (t->name != TERM_CARD ||
	    (t->card != CARD_JOKER && t->value ==
	    card_rank(place_card(r->places, t->card)))));
}

static void
find_deadwood(struct why *w, int seat)
{
	const struct seat *s = &w->deal->seats[seat];
	const struct judgement *j = seat_of(w, seat);
	const struct arrangement *a = &j->shown;
	struct why_finding *f;

	if (!j->outcome.has_deadwood)
		return;
	f = why_add_sum(w, rules_of(w)->hand_counts == HAND_WHOLE ?
	    SAY_SUM_HAND : SAY_SUM_DEADWOOD, seat, ABOUT_DEADWOOD,
	    2 * HAND_MAX);
	if (s->kind == SEAT_COUNT) {
		why_term(f, OP_PLUS, TERM_GIVEN, s->number);
	} else if (!j->complete) { /* then nothing counts */
		add_groups(w, seat, f);
		add_cards(w, f, a->cards + a->laid_end, unmatched_size(a));
	}
	f->number[0] = j->outcome.deadwood;
	f->plain = is_plain_sum(rules_of(w), f);
}

/* A loser's points */

/* Add what makes the cards' value points: cap, flat price, rounding. */
static void
add_loss(const struct why *w, struct why_finding *f, int deadwood,
    bool has_pure)
{
	const struct rules *r = rules_of(w);

	why_term(f, OP_PLUS, TERM_CARDS, deadwood);
	if (r->lose_cap != KEY_NONE && deadwood > r->lose_cap) {
		why_term(f, OP_AT_MOST, TERM_CAP, r->lose_cap)->key =
		    RULE_lose_cap;
	} else if (r->lose_cap != KEY_NONE && !has_pure &&
	    r->lose_no_pure == NO_PURE_FLAT) {
		why_term(f, OP_FLAT, TERM_NO_PURE, r->lose_cap)->key =
		    RULE_lose_no_pure;
	}
	if (r->lose_round_to > 1 && why_sum(f->terms, f->nterms) !=
	    loser_points(r, deadwood, has_pure)) {
		why_term(f, OP_ROUND, TERM_ROUNDED, r->lose_round_to)->key =
		    RULE_lose_round_to;
	}
}

/* Add a hand that was not shown, at its player's best. */
static void
add_aside(const struct why *w, int seat, struct why_finding *f)
{
	const struct arrangement *a = &w->deal->seats[seat].cards;
	struct layout layout;
	struct hand h;

	hand_of(&h, a->cards, a->size);
	lay_out(w->solver, rules_of(w), &h, false, &layout);
	add_loss(w, f, layout.laid.deadwood, layout.has_pure);
}

/* Is it judged as a lone hand: does no other seat take part? */
static bool
is_alone(const struct why *w, int seat)
{
	return all_are_errors(w->deal, w->verdicts, seat);
}

/* Does the seat lose nothing, as it loses only to a winner? */
static bool
loses_nothing(const struct why *w, int seat)
{
	return rules_of(w)->lose_flat != LOSE_AS_COUNTED &&
	    w->verdicts->winner < 0 && !is_alone(w, seat) &&
	    loses_with_others(&w->deal->seats[seat], seat_of(w, seat));
}

static void
add_action(const struct why *w, int seat, struct why_finding *f)
{
	const struct rules *r = rules_of(w);
	const struct seat *s = &w->deal->seats[seat];
	const struct judgement *j = seat_of(w, seat);
	const struct why_price *price = why_price(s->action);
	int at = 0; /* the last term may have a key of its own, as a cap */

	f->say = price->say;
	if (loses_nothing(w, seat)) {
		why_term(f, OP_FLAT, TERM_NOTHING, 0);
		return;
	}
	if (action_counts_hand(r, s->action)) {
		add_aside(w, seat, f);
		if (s->action == ACTION_NO_TURN &&
		    r->penalty_no_turn == PENALTY_HALF) {
			at = f->nterms;
			why_term(f, OP_HALF, why_sum(f->terms, at) % 2 ?
			    TERM_HALVED_UP : TERM_HALVED, 2);
		}
	} else {
		/* The claim that won may raise the price of no turn. */
		why_term(f, OP_FLAT, price->name,
		    s->action == ACTION_NO_TURN ? r->penalty_no_turn :
		    j->outcome.points);
	}
	f->terms[at].key = price->key;
	f->key = why_drop_of(r, s->action);
}

/* Add the price of a loser's hand; false if it has none. */
static bool
add_price(const struct rules *r, const struct judgement *j, int count,
    struct why_finding *f)
{
	int points;
	enum rule_key key = loser_price(r, j, count, &points);
	struct why_term *t;
	struct hand h;

	if (key == RULE_NONE)
		return false;
	t = why_term(f, OP_FLAT, key == RULE_lose_pairs_from ?
	    TERM_PAIRS_HELD : key == RULE_lose_shown ? TERM_SHOWN :
	    r->lose_shown != LOSE_FLAT ? TERM_NOT_SHOWN : TERM_LOST, points);
	t->key = key;
	if (key != RULE_lose_pairs_from)
		return true;
	hand_of(&h, j->shown.cards, j->shown.size);
	t->copies = count_pairs(r, &h);
	return true;
}

static void
add_penalty(const struct why *w, int seat, struct why_finding *f)
{
	const struct rules *r = rules_of(w);
	const struct seat *s = &w->deal->seats[seat];
	const struct judgement *j = seat_of(w, seat);
	enum verdict verdict = j->outcome.verdict;

	if (loses_nothing(w, seat)) {
		why_term(f, OP_FLAT, TERM_NOTHING, 0);
	} else if (verdict == VERDICT_OPEN &&
	    add_price(r, j, s->kind == SEAT_COUNT || s->kind == SEAT_ACTION ?
	    loser_points(r, s->number, true) : loser_points(r,
	    j->outcome.deadwood, judgement_has_pure(r, j)), f)) {
		return;
	} else if (s->kind == SEAT_COUNT) {
		add_loss(w, f, s->number, true);
	} else if (w->verdicts->winner >= 0 &&
	    r->lose_not_down != LOSE_AS_COUNTED && !has_laid_down(s, j)) {
		why_term(f, OP_FLAT, TERM_NOT_DOWN, r->lose_not_down)->key =
		    RULE_lose_not_down;
	} else if (r->hand_counts == HAND_WHOLE) {
		add_loss(w, f, j->outcome.deadwood, true);
	} else if (verdict == VERDICT_INVALID &&
	    r->penalty_wrong != PENALTY_AS_COUNTED) {
		why_term(f, OP_FLAT, TERM_WRONG, r->penalty_wrong)->key =
		    RULE_penalty_wrong;
	} else if (verdict == VERDICT_OPEN || verdict == VERDICT_INVALID) {
		add_loss(w, f, j->outcome.deadwood, judgement_has_pure(r, j));
	} else if (is_alone(w, seat)) {
		why_term(f, OP_FLAT, TERM_WINNER, 0);
	} else {
		why_term(f, OP_FLAT, TERM_SECOND,
		    r->penalty_second_complete)->key =
		    RULE_penalty_second_complete;
	}
}

static void
add_times(struct why_finding *f, enum term name, int by, enum rule_key key)
{
	if (by != 1)
		why_term(f, OP_TIMES, name, by)->key = key;
}

static void
add_bonus(struct why_finding *f, enum term name, int value, enum rule_key key)
{
	why_term(f, OP_PLUS, name, value)->key = key;
}

static bool
is_won_at_once(const struct why *w)
{
	int winner = w->verdicts->winner;

	return winner >= 0 && judgement_is_at_once(rules_of(w),
	    &w->deal->seats[winner], seat_of(w, winner));
}

/* Rummy multiplies what everyone scores, the winner too. */
static void
add_at_once(const struct why *w, struct why_finding *f)
{
	if (is_won_at_once(w))
		add_times(f, TERM_AT_ONCE, rules_of(w)->at_once_multiplier,
		    RULE_at_once_multiplier);
}

/* Add what a claim of pairs and a joker as its discard multiply and add. */
static void
add_doubling(const struct why *w, struct why_finding *f)
{
	const struct rules *r = rules_of(w);
	const struct judgement *claim = seat_of(w, w->verdicts->winner);
	card last = claim->shown.discard;

	if (claim->complete == COMPLETE_PAIRS)
		add_times(f, TERM_BY_PAIRS, r->lose_pairs_multiplier,
		    RULE_lose_pairs_multiplier);
	if (r->lose_joker_multiplier != 1 && last != CARD_NONE &&
	    meld_may_be_joker(r, last)) {
		add_times(f, TERM_JOKER_LAST, r->lose_joker_multiplier,
		    RULE_lose_joker_multiplier);
		f->terms[f->nterms - 1].card = last;
	}
	if (claim_extra(r, claim))
		add_bonus(f, TERM_BY_PAIRS, r->lose_pairs_extra,
		    RULE_lose_pairs_extra);
}

/* Between two */

/* One seat's deadwood. */
static void
add_count(const struct why *w, struct why_finding *f, enum why_op op, int seat)
{
	why_term(f, op, TERM_COUNT,
	    seat_of(w, seat)->outcome.deadwood)->seat = seat;
}

/* Add a valid knock; own: the sum is the knocker's, else the opponent's. */
static void
add_knock(const struct why *w, int knocker, bool own, struct why_finding *f)
{
	const struct rules *r = rules_of(w);
	const struct judgement *k = seat_of(w, knocker);

	add_count(w, f, OP_PLUS, own ? 1 - knocker : knocker);
	if (k->outcome.deadwood > 0)
		add_count(w, f, OP_MINUS, own ? knocker : 1 - knocker);
	if (judgement_is_big_gin(r, k))
		add_bonus(f, TERM_BIG_GIN, r->gin_big_bonus,
		    RULE_gin_big_bonus);
	else if (judgement_is_gin(k))
		add_bonus(f, TERM_GIN, r->gin_bonus, RULE_gin_bonus);
	else if (!own)
		add_bonus(f, TERM_UNDERCUT, r->undercut_bonus,
		    RULE_undercut_bonus);
}

/* Add an invalid knock that counts as an undercut. */
static void
add_wrong_knock(const struct why *w, int knocker, struct why_finding *f)
{
	int k = seat_of(w, knocker)->outcome.deadwood;
	int d = seat_of(w, 1 - knocker)->outcome.deadwood;

	if (k > d) {
		add_count(w, f, OP_PLUS, knocker);
		add_count(w, f, OP_MINUS, 1 - knocker);
	}
	add_bonus(f, TERM_UNDERCUT, rules_of(w)->undercut_bonus,
	    RULE_undercut_bonus);
}

static void
add_difference(const struct why *w, int seat, struct why_finding *f)
{
	const struct rules *r = rules_of(w);
	int knocker = deal_claimant(w->deal);
	const struct judgement *j = seat_of(w, seat);

	if (w->deal->nseats == 1) {
		why_term(f, OP_PLUS, TERM_CARDS, j->outcome.deadwood);
		return;
	}
	if (!j->outcome.points) {
		why_term(f, OP_FLAT, TERM_NOTHING, 0);
		return;
	}
	if (seat_of(w, knocker)->outcome.verdict == VERDICT_VALID)
		add_knock(w, knocker, seat == knocker, f);
	else
		add_wrong_knock(w, knocker, f);
	add_times(f, TERM_SPADE, r->deal_multiplier, RULE_deal_spade_multiplier);
}

/* Melds on the table */

/* The bonuses of the player who goes out. */
static void
add_out(const struct why *w, struct why_finding *f)
{
	const struct rules *r = rules_of(w);

	if (is_won_at_once(w) && r->at_once_bonus)
		add_bonus(f, TERM_AT_ONCE_BONUS, r->at_once_bonus,
		    RULE_at_once_bonus);
	if (r->out_bonus)
		add_bonus(f, TERM_OUT, r->out_bonus, RULE_out_bonus);
}

static void
add_collected(const struct why *w, int seat, struct why_finding *f)
{
	for (int i = 0; i < w->deal->nseats; i++)
		if (i != seat && seat_of(w, i)->outcome.deadwood)
			add_count(w, f, OP_PLUS, i);
	add_at_once(w, f);
	add_out(w, f);
}

static void
add_collect(const struct why *w, int seat, struct why_finding *f)
{
	int deadwood = seat_of(w, seat)->outcome.deadwood;

	if (seat == w->verdicts->winner) {
		add_collected(w, seat, f);
		return;
	}
	if (rules_of(w)->collect_deduct)
		why_term(f, OP_MINUS, TERM_HAND, deadwood);
	else
		why_term(f, OP_FLAT, TERM_NOTHING, 0);
	f->terms->key = deadwood ? RULE_collect_deduct : RULE_NONE;
}

/* What the seat's lay-offs count for it. */
static int
laid_off(const struct why *w, int seat)
{
	const struct judgement *j = seat_of(w, seat);
	int sum = 0;

	for (int i = 0; i < j->nchanged; i++)
		if (rules_of(w)->melds_credit != CREDIT_OWNER ||
		    j->changed[i].seat == seat)
			sum += j->changed[i].more;
	return sum;
}

static void
add_melds(const struct why *w, int seat, struct why_finding *f)
{
	const struct judgement *j = seat_of(w, seat);
	int laid = laid_off(w, seat);

	why_term(f, OP_PLUS, TERM_MELDED, j->melded - laid);
	if (laid)
		why_term(f, OP_PLUS, TERM_LAID_OFF, laid);
	if (j->credited)
		add_bonus(f, TERM_CREDITED, j->credited, RULE_melds_credit);
	if (j->outcome.deadwood)
		why_term(f, OP_MINUS, TERM_HAND, j->outcome.deadwood);
	if (seat == w->verdicts->winner)
		add_at_once(w, f);
	if (seat == w->verdicts->winner || (is_alone(w, seat) && j->is_out))
		add_out(w, f);
}

/* Add the points of the winner where others score penalties. */
static void
add_winner(const struct why *w, struct why_finding *f)
{
	int points = rules_of(w)->out_points;

	if (!points) {
		why_term(f, OP_FLAT, TERM_WINNER, 0);
		return;
	}
	add_bonus(f, TERM_OUT, points, RULE_out_points);
	add_at_once(w, f);
}

/* Is the term a price that a rule sets, whatever the cards are? */
static bool
is_price(enum term name)
{
	return name == TERM_WRONG || name == TERM_NOT_DOWN ||
	    name == TERM_OUT || name == TERM_LOST || name == TERM_SHOWN ||
	    name == TERM_NOT_SHOWN || name == TERM_PAIRS_HELD;
}

static void
find_points(struct why *w, int seat)
{
	static void (*const ways[])(const struct why *, int,
	    struct why_finding *) = {
		[SCORING_DIFFERENCE] = add_difference,
		[SCORING_PENALTY] = add_penalty,
		[SCORING_COLLECT] = add_collect,
		[SCORING_MELDS] = add_melds,
	};
	const struct seat *s = &w->deal->seats[seat];
	const struct judgement *j = seat_of(w, seat);
	struct why_finding *f;

	if (!j->outcome.has_points)
		return;
	f = why_add_sum(w, SAY_SUM_POINTS, seat, ABOUT_POINTS,
	    FEW + SEATS_MAX);
	f->number[0] = j->outcome.points;
	if (s->kind == SEAT_POINTS)
		why_term(f, OP_PLUS, TERM_GIVEN, s->number);
	else if (seat == w->verdicts->winner &&
	    rules_of(w)->scoring == SCORING_PENALTY)
		add_winner(w, f);
	else if (s->kind == SEAT_ACTION && !action_is_of_loser(s->action))
		add_action(w, seat, f);
	else
		ways[rules_of(w)->scoring](w, seat, f);
	if (rules_of(w)->scoring == SCORING_PENALTY && s->kind != SEAT_POINTS &&
	    seat != w->verdicts->winner) {
		add_at_once(w, f);
		if (w->verdicts->winner >= 0 && loses_with_others(s, j))
			add_doubling(w, f);
	}
	f->plain |= f->nterms < 2 && f->say == SAY_SUM_POINTS &&
	    !is_price(f->terms[0].name);
}

void
why_points(struct why *w, int seat)
{
	find_deadwood(w, seat);
	find_points(w, seat);
	why_values(w, seat);
	why_money(w, seat);
}
