/*
 * Owns the score of a deal that one player wins by declaring or going out: the
 * others score what they hold, within gate, cap and rounding, or a price.
 */
#include "judge/layout.h"
#include "settle/score-ways.h"

enum action
action_priced_as(const struct rules *r, enum action action)
{
	if (action == ACTION_LEFT_BEFORE &&
	    r->penalty_left_before == PENALTY_AS_DROP)
		return ACTION_DROP_FIRST;
	if ((action == ACTION_MISSED &&
	    r->penalty_missed == PENALTY_AS_DROP) ||
	    (action == ACTION_LEFT_AFTER &&
	    r->penalty_left_after == PENALTY_AS_DROP))
		return ACTION_DROP_MIDDLE;
	return action;
}

/* The key that prices an action, and the term of its price in a sum. */
static const struct price {
	enum rule_key key;
	enum term name;
} prices[ACTIONS] = {
	[ACTION_NONE] = { RULE_NONE, TERM_GIVEN },
	[ACTION_DROP_FIRST] = { RULE_penalty_first_drop, TERM_DROP },
	[ACTION_DROP_MIDDLE] = { RULE_penalty_middle_drop, TERM_DROP },
	[ACTION_DROP_LAST] = { RULE_penalty_last_drop, TERM_DROP },
	[ACTION_MISSED] = { RULE_penalty_missed, TERM_MISSED },
	[ACTION_LEFT_BEFORE] = { RULE_penalty_left_before, TERM_LEFT },
	[ACTION_LEFT_AFTER] = { RULE_penalty_left_after, TERM_LEFT },
	[ACTION_WRONG] = { RULE_penalty_wrong, TERM_WRONG },
	[ACTION_NO_TURN] = { RULE_penalty_no_turn, TERM_NO_TURN },
};

enum rule_key
action_key(enum action action)
{
	return prices[action].key;
}

/* Add what makes the cards' value points: cap, flat price, rounding. */
static void
add_loss(struct scoring_deal *s, int seat, int deadwood, bool has_pure)
{
	const struct rules *r = s->rules;
	const struct sum *sum = &s->v->seats[seat].points;

	add_term(s, seat, OP_PLUS, TERM_CARDS, deadwood, RULE_NONE);
	if (r->lose_cap != KEY_NONE && deadwood > r->lose_cap)
		add_term(s, seat, OP_AT_MOST, TERM_CAP, r->lose_cap,
		    RULE_lose_cap);
	else if (r->lose_cap != KEY_NONE && !has_pure &&
	    r->lose_no_pure == NO_PURE_FLAT)
		add_term(s, seat, OP_FLAT, TERM_NO_PURE, r->lose_cap,
		    RULE_lose_no_pure);
	if (why_sum(sum->terms, sum->n) != loser_points(r, deadwood, has_pure))
		add_term(s, seat, OP_ROUND, TERM_ROUNDED, r->lose_round_to,
		    RULE_lose_round_to)->copies = r->lose_round_to;
}

/* Add the price of a loser who holds so many pairs. */
static void
add_pairs(struct scoring_deal *s, int seat, int price)
{
	const struct judgement *j = &s->v->seats[seat];
	struct why_term *t = add_term(s, seat, OP_FLAT, TERM_PAIRS_HELD, price,
	    RULE_lose_pairs_from);
	card *cards = arena_alloc(s->arena, HAND_MAX);
	struct hand h;

	hand_of(&h, j->shown.cards, j->shown.size);
	t->copies = count_pairs(s->rules, &h, cards);
	t->cards = cards;
	t->ncards = 2 * t->copies;
}

/* Add a loser's hand with this count, or its price, where it has one. */
static void
add_hand(struct scoring_deal *s, int seat, int deadwood, bool has_pure)
{
	const struct rules *r = s->rules;
	const struct judgement *j = &s->v->seats[seat];
	int of_pairs = loser_price_of_pairs(r, j);
	bool flat = r->lose_flat != LOSE_AS_COUNTED;
	bool asked = r->lose_shown != LOSE_FLAT; /* what has been shown */
	bool shown = flat && asked && loser_has_runs(r, j);
	int price = shown ? r->lose_shown : flat ? r->lose_flat :
	    loser_points(r, deadwood, has_pure);

	if (of_pairs != KEY_NONE && of_pairs < price) {
		add_pairs(s, seat, of_pairs);
	} else if (flat) {
		add_term(s, seat, OP_FLAT, shown ? TERM_SHOWN : asked ?
		    TERM_NOT_SHOWN : TERM_LOST, price, shown ?
		    RULE_lose_shown : RULE_lose_flat);
	} else {
		add_loss(s, seat, deadwood, has_pure);
	}
}

/* Add the price of an action, or what its player's hand counts. */
static void
add_action(struct scoring_deal *s, int seat, enum action action)
{
	const struct rules *r = s->rules;
	const struct judgement *j = &s->v->seats[seat];
	const struct price *price = &prices[action];
	struct sum *sum = &s->v->seats[seat].points;
	int points = 0;

	if (!action_counts_hand(r, action)) {
		(void)rules_value(r, action_key(action_priced_as(r, action)),
		    &points);
		add_term(s, seat, OP_FLAT, price->name, points, price->key);
		return;
	}
	add_loss(s, seat, j->aside_deadwood, j->aside_pure);
	if (action != ACTION_NO_TURN || r->penalty_no_turn != PENALTY_HALF)
		sum->terms[0].key = price->key;
	else
		add_term(s, seat, OP_HALF, why_sum(sum->terms, sum->n) % 2 ?
		    TERM_HALVED_UP : TERM_HALVED, 2, price->key);
}

/* Is it a claim, or could be, that leaves cards, which count? */
static bool
leaves_cards(const struct judgement *j)
{
	return verdict_is_good(j->outcome.verdict) && j->outcome.deadwood;
}

/* Add the loss of a hand that was shown. */
static void
add_shown(struct scoring_deal *s, int seat)
{
	const struct rules *r = s->rules;
	const struct judgement *j = &s->v->seats[seat];
	int deadwood = j->outcome.deadwood;

	if (r->hand_counts == HAND_WHOLE)
		add_loss(s, seat, deadwood, true);
	else if (j->outcome.verdict == VERDICT_OPEN || leaves_cards(j))
		add_hand(s, seat, deadwood, judgement_has_pure(r, j));
	else if (j->outcome.verdict != VERDICT_INVALID)
		add_term(s, seat, OP_FLAT, TERM_SECOND,
		    r->penalty_second_complete, RULE_penalty_second_complete);
	else if (r->penalty_wrong == PENALTY_AS_COUNTED)
		add_loss(s, seat, deadwood, judgement_has_pure(r, j));
	else
		add_term(s, seat, OP_FLAT, TERM_WRONG, r->penalty_wrong,
		    RULE_penalty_wrong);
}

/* Add the points of a seat that did not win. */
static void
add_lost(struct scoring_deal *s, int index)
{
	const struct seat *seat = &s->deal->seats[index];

	if (seat->kind == SEAT_POINTS)
		add_term(s, index, OP_PLUS, TERM_GIVEN, seat->number,
		    RULE_NONE);
	else if (seat->kind == SEAT_COUNT && !seat->verb)
		add_hand(s, index, seat->number, true);
	else if (seat->kind != SEAT_ACTION)
		add_shown(s, index);
	else if (action_is_of_loser(seat->action))
		add_hand(s, index, 0, true);
	else
		add_action(s, index, seat->action);
}

/* Add what the player who ends the deal scores: cards that are left count. */
static void
add_won(struct scoring_deal *s, int seat)
{
	const struct judgement *j = &s->v->seats[seat];

	/* Beside a claim the least hand wins, claimed or not. */
	if (leaves_cards(j) || (find_claim(s) >= 0 && j->outcome.deadwood))
		add_loss(s, seat, j->outcome.deadwood, true);
	else if (s->rules->out_points)
		add_term(s, seat, OP_PLUS, TERM_OUT, s->rules->out_points,
		    RULE_out_points);
	else
		add_term(s, seat, OP_FLAT, TERM_WINNER, 0, RULE_NONE);
}

bool
lone_penalty(struct scoring_deal *s, int index)
{
	const struct seat *seat = &s->deal->seats[index];
	enum verdict verdict = s->v->seats[index].outcome.verdict;

	if (!seat->has_cards && action_counts_hand(s->rules, seat->action))
		return false;
	if (s->rules->hand_counts != HAND_UNMATCHED ||
	    !verdict_is_good(verdict))
		add_lost(s, index);
	else if (verdict == VERDICT_VALID || leaves_cards(&s->v->seats[index]))
		add_won(s, index);
	else /* it was not claimed */
		add_term(s, index, OP_FLAT, TERM_WINNER, 0, RULE_NONE);
	return true;
}

/* Who has least, if the claim leaves cards; of equal ones the other. */
static int
find_least(const struct scoring_deal *s, int claim)
{
	int best = claim;

	if (!leaves_cards(&s->v->seats[claim]))
		return claim;
	for (int i = 0; i < s->deal->nseats; i++) {
		const struct outcome *o = &s->v->seats[i].outcome;
		int least = s->v->seats[best].outcome.deadwood;

		if (o->has_deadwood && o->verdict != VERDICT_INVALID &&
		    o->deadwood < least + (best == claim))
			best = i;
	}
	return best;
}

/* Did the seat claim wrongly? */
static bool
is_wrong(const struct scoring_deal *s, int seat)
{
	return s->deal->seats[seat].action == ACTION_WRONG ||
	    s->v->seats[seat].outcome.verdict == VERDICT_INVALID;
}

/*
 * The first valid claim wins; without one, the only seat left in, as a figure
 * of 0 may be.  If several claimed wrongly and none is left, the last of these
 * seats was, when the one before it was out.
 */
static int
find_winner(const struct scoring_deal *s, int claim)
{
	int left = -1, count = 0, last = -1, wrong = 0;

	if (s->rules->hand_counts == HAND_WHOLE)
		return seat_that_is_out(s);
	if (claim >= 0)
		return find_least(s, claim);
	for (int i = 0; i < s->deal->nseats; i++) {
		const struct seat *seat = &s->deal->seats[i];

		if (seat->kind == SEAT_POINTS ? seat->number :
		    !loses_with_others(seat, &s->v->seats[i])) {
			last = is_wrong(s, i) ? i : last;
			wrong += is_wrong(s, i);
			continue;
		}
		left = i;
		count++;
	}
	if (!count && wrong > 1) {
		left = last;
		count = 1;
	}
	return count == 1 && !ends_by_going_out(s->rules) ? left : -1;
}

/* Is a loser's hand not given, though its count is needed?  Fails the deal. */
static bool
lacks_hand(struct scoring_deal *s, const struct seat *seat)
{
	if (seat->has_cards || !action_counts_hand(s->rules, seat->action) ||
	    seat - s->deal->seats == s->v->winner)
		return false;
	fail_deal(s->deal, s->v, CODE_ACTION, seat,
	    seat->action == ACTION_WRONG ? "a wrong declaration costs what "
	    "the hand counts (penalty.wrong); add its cards" :
	    s->rules->penalty_no_turn == PENALTY_HALF ? "a player who had no "
	    "turn scores half of what the hand counts (penalty.no-turn); add "
	    "its cards" : "a player who had no turn scores what the hand "
	    "counts (penalty.no-turn); add its cards");
	return true;
}

/* Does the player lose lose.not-down, having laid down nothing? */
static bool
is_not_down(const struct scoring_deal *s, int seat)
{
	const struct seat *player = &s->deal->seats[seat];

	return s->v->winner >= 0 &&
	    s->rules->lose_not_down != LOSE_AS_COUNTED &&
	    seat_is_hand(player) && !player->on_table &&
	    !first_exempt(&s->v->seats[seat]);
}

/* Add what the winner's claim multiplies and adds. */
static void
add_raise(struct scoring_deal *s, int seat)
{
	const struct rules *r = s->rules;
	const struct judgement *claim = &s->v->seats[s->v->winner];
	card last = claim->shown.discard;
	bool pairs = claim->complete == COMPLETE_PAIRS;

	if (pairs && r->lose_pairs_multiplier != 1)
		add_term(s, seat, OP_TIMES, TERM_BY_PAIRS,
		    r->lose_pairs_multiplier, RULE_lose_pairs_multiplier);
	if (last != CARD_NONE && meld_may_be_joker(r, last) &&
	    r->lose_joker_multiplier != 1)
		add_term(s, seat, OP_TIMES, TERM_JOKER_LAST,
		    r->lose_joker_multiplier, RULE_lose_joker_multiplier)->card
		    = last;
	if (pairs && r->lose_pairs_extra)
		add_term(s, seat, OP_PLUS, TERM_BY_PAIRS, r->lose_pairs_extra,
		    RULE_lose_pairs_extra);
}

static void
add_points(struct scoring_deal *s, int seat)
{
	const struct rules *r = s->rules;
	const struct seat *player = &s->deal->seats[seat];
	/* May a winning claim raise what the seat loses? */
	bool raised = r->hand_counts == HAND_UNMATCHED &&
	    seat != s->v->winner &&
	    loses_with_others(player, &s->v->seats[seat]);
	bool won = seat == s->v->winner && player->kind != SEAT_POINTS;

	if (raised && s->v->winner < 0 && r->lose_flat != LOSE_AS_COUNTED)
		add_term(s, seat, OP_FLAT, TERM_NOTHING, 0, RULE_NONE);
	else if (won)
		add_won(s, seat);
	else if (is_not_down(s, seat))
		add_term(s, seat, OP_FLAT, TERM_NOT_DOWN, r->lose_not_down,
		    RULE_lose_not_down);
	else
		add_lost(s, seat);
	if (raised && s->v->winner >= 0)
		add_raise(s, seat);
	if (r->hand_counts == HAND_WHOLE && r->at_once_multiplier != 1 &&
	    player->kind != SEAT_POINTS && (!won || r->out_points) &&
	    won_at_once(s))
		add_term(s, seat, OP_TIMES, TERM_AT_ONCE, r->at_once_multiplier,
		    RULE_at_once_multiplier);
}

void
score_penalty(struct scoring_deal *s)
{
	struct verdicts *v = s->v;
	int claim = find_claim(s);

	v->winner = find_winner(s, claim);
	for (int i = 0; i < s->deal->nseats; i++)
		if (lacks_hand(s, &s->deal->seats[i]))
			return;
	find_second(s, s->rules->hand_counts == HAND_WHOLE ? v->winner : claim);
	for (int i = 0; i < s->deal->nseats; i++) {
		if (s->rules->hand_counts == HAND_UNMATCHED)
			refuse_layoffs(s->rules, &v->seats[i], s->arena,
			    SAY_NO_OTHERS);
		if (is_played_on(s))
			continue;
		add_points(s, i);
		give_sum(&v->seats[i]);
	}
	if (v->winner >= 0)
		score_money(s);
}
