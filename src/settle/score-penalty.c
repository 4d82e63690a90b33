/*
 * Owns the score of a deal that one player wins by declaring or going out: the
 * others score what they hold, within gate, cap and rounding, or a price.
 */
#include "judge/layout.h"
#include "rules/facts.h"
#include "settle/loser.h"
#include "settle/score-ways.h"
#include "settle/value-cards.h"

#define CHIP 100 /* a chip is a point, in hundredths like money */

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

/* The price of an action; -1: what the hand counts. */
static int
price_of(const struct rules *r, enum action action)
{
	switch (action_priced_as(r, action)) {
	case ACTION_DROP_FIRST:
		return r->penalty_first_drop;
	case ACTION_DROP_MIDDLE:
		return r->penalty_middle_drop;
	case ACTION_DROP_LAST:
		return r->penalty_last_drop;
	case ACTION_MISSED:
		return r->penalty_missed;
	case ACTION_LEFT_BEFORE:
		return r->penalty_left_before;
	case ACTION_LEFT_AFTER:
		return r->penalty_left_after;
	default: /* wrong; no-turn is handled elsewhere */
		return r->penalty_wrong; /* -1: the hand counts */
	}
}

/* A player who never had a turn: the count, half of it, or a fixed price. */
static int
price_of_no_turn(const struct rules *r, int count)
{
	if (r->penalty_no_turn == PENALTY_HALF)
		return (count + 1) / 2;
	return r->penalty_no_turn == PENALTY_AS_COUNTED ? count :
	    r->penalty_no_turn;
}

/* The points of a seat that did not win. */
static int
loss(const struct rules *r, const struct seat *seat, const struct judgement *j)
{
	int price;

	switch (seat->kind) {
	case SEAT_POINTS:
		return seat->number;
	case SEAT_COUNT:
		loser_price(r, j, loser_points(r, seat->number, true), &price);
		return price;
	case SEAT_ACTION:
		if (action_is_of_loser(seat->action)) {
			loser_price(r, j, 0, &price);
			return price;
		}
		if (seat->action == ACTION_NO_TURN)
			return price_of_no_turn(r, j->aside_points);
		price = price_of(r, seat->action);
		return price >= 0 ? price : j->aside_points;
	default:
		break;
	}
	if (r->hand_counts == HAND_WHOLE)
		return loser_points(r, j->outcome.deadwood, true);
	if (j->outcome.verdict == VERDICT_INVALID)
		return r->penalty_wrong == PENALTY_AS_COUNTED ?
		    loser_points(r, j->outcome.deadwood,
		    judgement_has_pure(r, j)) :
		    r->penalty_wrong;
	if (j->outcome.verdict != VERDICT_OPEN)
		return r->penalty_second_complete;
	loser_price(r, j, loser_points(r, j->outcome.deadwood,
	    judgement_has_pure(r, j)), &price);
	return price;
}

bool
lone_penalty(const struct rules *r, const struct seat *seat,
    const struct judgement *j, int *points)
{
	bool won = j->outcome.verdict == VERDICT_VALID ||
	    j->outcome.verdict == VERDICT_READY;

	if (!seat->has_cards && action_counts_hand(r, seat->action))
		return false;
	*points = won && r->hand_counts == HAND_UNMATCHED ? 0 :
	    loss(r, seat, j);
	return true;
}

/* Was it still in when the deal ended?  A figure of 0 may be the winner's. */
static bool
is_left_in(const struct seat *seat, const struct judgement *j)
{
	return seat->kind == SEAT_POINTS ? !seat->number :
	    loses_with_others(seat, j);
}

/* The first valid claim wins; without one, the only seat left in. */
static int
find_winner(const struct scoring_deal *s)
{
	int left = -1, count = 0;

	if (s->rules->hand_counts == HAND_WHOLE)
		return seat_that_is_out(s);
	for (int i = 0; i < s->deal->nseats; i++) {
		if (s->v->seats[i].outcome.verdict == VERDICT_VALID)
			return i;
		if (is_left_in(&s->deal->seats[i], &s->v->seats[i])) {
			left = i;
			count++;
		}
	}
	return count == 1 ? left : -1;
}

/* Is the hand not given, though its count is needed?  Fails the deal. */
static bool
lacks_hand(struct scoring_deal *s, const struct seat *seat)
{
	if (seat->has_cards || !action_counts_hand(s->rules, seat->action))
		return false;
	fail_deal(s->deal, s->v, CODE_ACTION, seat,
	    seat->action == ACTION_WRONG ? "a wrong declaration costs what "
	    "the hand counts (penalty.wrong); add its cards" :
	    "a player who had no turn scores "
	    "what the hand counts (penalty.no-turn); add its cards");
	return true;
}

/* Are all facts given that this deal's money needs? */
static bool
can_settle(const struct rules *r)
{
	switch (r->settle) {
	case SETTLE_POINTS:
		return facts_point_value(r) >= 0;
	case SETTLE_POOL:
		/*
		 * They are given with the deal that decides the pool, and only
		 * then.
		 */
		return r->facts.entry >= 0 && r->facts.players > 0;
	default:
		return r->settle == SETTLE_DEALS;
	}
}

/* What a loser pays, in hundredths. */
static int64_t
paid(const struct rules *r, int points)
{
	if (r->settle == SETTLE_POOL)
		return r->facts.entry;
	return points * (r->settle == SETTLE_DEALS ? CHIP :
	    facts_point_value(r));
}

/* What a player gets for value cards, of which no fee is taken. */
static int64_t
for_values(const struct scoring_deal *s, int seat)
{
	return value_cards_balance(s->deal, s->v, seat) *
	    facts_point_value(s->rules);
}

/* Let the losers pay and the winner take all, less the fee; chips have none. */
static void
settle(struct scoring_deal *s)
{
	const struct rules *r = s->rules;
	struct outcome *winner = &s->v->seats[s->v->winner].outcome;
	int64_t sum = 0;

	for (int i = 0; i < s->deal->nseats; i++) {
		struct outcome *o = &s->v->seats[i].outcome;

		if (i == s->v->winner)
			continue;
		o->has_won = true;
		sum += paid(r, o->points);
		o->won = for_values(s, i) - paid(r, o->points);
	}
	/* Players who are out of the pool have no seat here, but paid. */
	if (r->settle == SETTLE_POOL)
		sum = r->facts.entry * r->facts.players;
	winner->has_won = true;
	winner->won = for_values(s, s->v->winner) +
	    (r->settle == SETTLE_DEALS ? sum :
	    facts_net_of_fee(&r->facts, sum));
}

/* May a winning claim raise what the seat loses? */
static bool
is_raised(const struct scoring_deal *s, int seat)
{
	return seat != s->v->winner &&
	    loses_with_others(&s->deal->seats[seat], &s->v->seats[seat]);
}

/* What a claim adds to the loss of a player, after all that multiplies it. */
static int
extra(const struct scoring_deal *s, int seat)
{
	int winner = s->v->winner;

	return winner >= 0 && is_raised(s, seat) ?
	    claim_extra(s->rules, &s->v->seats[winner]) : 0;
}

/* Does the player lose lose.not-down, having laid down nothing? */
static bool
is_not_down(const struct scoring_deal *s, int seat)
{
	return s->v->winner >= 0 &&
	    s->rules->lose_not_down != LOSE_AS_COUNTED &&
	    !has_laid_down(&s->deal->seats[seat], &s->v->seats[seat]);
}

/*
 * What multiplies a seat's points: Rummy, or the winner's claim.  Final figures
 * are not multiplied.
 */
static int
multiplier(const struct scoring_deal *s, int seat)
{
	const struct seat *loser = &s->deal->seats[seat];
	int winner = s->v->winner;

	if (s->rules->hand_counts == HAND_UNMATCHED) {
		if (!is_raised(s, seat))
			return 1;
		if (winner < 0)
			return s->rules->lose_flat == LOSE_AS_COUNTED;
		return claim_multiplier(s->rules, &s->v->seats[winner]);
	}
	return won_at_once(s) && loser->kind != SEAT_POINTS ?
	    s->rules->at_once_multiplier : 1;
}

void
score_penalty(struct scoring_deal *s)
{
	struct verdicts *v = s->v;

	for (int i = 0; i < s->deal->nseats; i++)
		if (lacks_hand(s, &s->deal->seats[i]))
			return;
	v->winner = find_winner(s);
	if (s->rules->hand_counts == HAND_WHOLE)
		find_second(s, v->winner);
	for (int i = 0; i < s->deal->nseats; i++) {
		const struct seat *seat = &s->deal->seats[i];
		struct judgement *j = &v->seats[i];
		bool wins = i == v->winner && seat->kind != SEAT_POINTS;

		if (i > v->winner && v->winner >= 0 &&
		    s->rules->hand_counts == HAND_UNMATCHED &&
		    j->outcome.verdict == VERDICT_VALID)
			add_finding(j, s->arena, CODE_SECOND,
			    RULE_penalty_second_complete,
			    SAY_SECOND);
		if (s->rules->hand_counts == HAND_UNMATCHED)
			refuse_layoffs(s->rules, j, s->arena,
			    SAY_NO_OTHERS);
		j->outcome.has_why = j->outcome.codes != 0;
		give_points(j, (wins ? s->rules->out_points :
		    is_not_down(s, i) ? s->rules->lose_not_down :
		    loss(s->rules, seat, j)) *
		    multiplier(s, i) + extra(s, i));
	}
	if (v->winner >= 0 && can_settle(s->rules))
		settle(s);
}
