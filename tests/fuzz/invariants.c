/*
 * Owns what must hold of every deal that was judged, whatever it was: no card
 * is lost or made, and no figure exceeds what the rules allow.  The bounds are
 * worked out from the rules alone, not as score.c does.
 */
#include <stdlib.h>
#include <string.h>

#include "target.h"

/* Cards */

static void
count_cards(const struct arrangement *a, int *count)
{
	for (int i = 0; i < a->size; i++)
		count[a->cards[i]]++;
	if (a->discard != CARD_NONE)
		count[a->discard]++;
}

/*
 * Has the second the cards of the first, but for jokers that it may lack or have
 * besides: those that lie on a table can come to a hand?
 */
static bool
same_cards(const struct arrangement *a, const struct arrangement *b,
    const struct hand *lack, const struct hand *more)
{
	int of_a[CARD_LIMIT] = { 0 }, of_b[CARD_LIMIT] = { 0 };

	count_cards(a, of_a);
	count_cards(b, of_b);
	for (card c = 0; c < CARD_LIMIT; c++)
		if (of_b[c] < of_a[c] - hand_count(lack, c) ||
		    of_b[c] > of_a[c] + hand_count(more, c))
			return false;
	return true;
}

/* Every joker on the table, as many as a hand may have. */
static struct hand
all_jokers(const struct rules *r)
{
	struct hand all = hand_empty();

	for (card c = 0; c < CARD_LIMIT; c++)
		for (int i = 0; i < HAND_COPIES && r->hand_counts ==
		    HAND_WHOLE && meld_may_be_joker(r, c); i++)
			hand_add(&all, c);
	return all;
}

static bool
is_sound(const struct arrangement *a)
{
	for (int g = 0; g < a->ngroups; g++)
		if (group_size(a, g) <= 0)
			return false;
	return a->ngroups <= GROUPS_MAX && laid_size(a) >= 0 &&
	    unmatched_size(a) >= 0 && a->size <= HAND_MAX;
}

static bool
shows_cards(const struct seat *s)
{
	return s->kind == SEAT_PLAIN || s->kind == SEAT_ARRANGEMENT ||
	    (s->kind == SEAT_ACTION && s->has_cards);
}

static void
check_cards(const struct rules *r, const struct seat *s,
    const struct judgement *j)
{
	const struct hand none = hand_empty(), jokers = all_jokers(r);
	card untaken[HAND_MAX];
	struct hand lack = j->taken;
	int n = hand_cards(&j->untaken, untaken);

	(void)hand_add_all(&lack, untaken, n);
	if (j->outcome.verdict == VERDICT_ERROR || !shows_cards(s))
		return;
	require(is_sound(&j->shown), "an arrangement is one");
	require(same_cards(&s->cards, &j->shown, &j->untaken,
	    s->kind == SEAT_PLAIN ? &j->taken : &none),
	    "no card is lost or made");
	if (!j->has_better)
		return;
	require(is_sound(&j->better), "a better arrangement is one");
	require(same_cards(&s->cards, &j->better, &lack, &jokers),
	    "a better arrangement is of the same cards");
}

/*
 * Where only deadwood or a loser's points count and nothing is laid off, no
 * player arranges a hand better than the best arrangement, which explanations
 * look for.  The best one discards where a card must go, even out of a meld;
 * the typed one stays as it was.  Where nobody has won nothing may be lost.
 */
static void
check_best(const struct rules *r, const struct seat *s,
    const struct judgement *j)
{
	if (j->outcome.verdict == VERDICT_ERROR || !j->better.size ||
	    r->hand_counts != HAND_UNMATCHED || !shows_cards(s) ||
	    laid_size(&j->shown) || s->cards.discard != CARD_NONE ||
	    (j->better.discard != CARD_NONE && !unmatched_size(&j->shown)))
		return;
	if (r->scoring == SCORING_DIFFERENCE)
		require(j->better_cost <= j->outcome.deadwood,
		    "no arrangement is better than the best");
	if (r->scoring == SCORING_PENALTY && j->costs_points &&
	    j->given_cost > 0)
		require(j->better_cost < j->given_cost,
		    "no arrangement costs less than the best");
}

/* Figures */

static int
most(int a, int b)
{
	return a > b ? a : b;
}

static int
value_of(const struct rules *r, const struct arrangement *a)
{
	int sum = 0;

	for (int i = 0; a && i < a->size; i++)
		sum += r->value[a->cards[i]];
	return sum;
}

/* The value of all cards of the seat, or its figure. */
static int
whole_value(const struct rules *r, const struct seat *s,
    const struct judgement *j)
{
	if (s->kind == SEAT_COUNT || s->kind == SEAT_POINTS)
		return abs(s->number);
	return value_of(r, &j->shown) + value_of(r, s->on_table);
}

/* More than any action or wrong claim can cost. */
static int
highest_penalty(const struct rules *r)
{
	const int prices[] = { r->penalty_wrong, r->penalty_first_drop,
		r->penalty_middle_drop, r->penalty_last_drop,
		r->penalty_missed, r->penalty_left_before,
		r->penalty_left_after, r->penalty_second_complete,
		r->penalty_no_turn };
	int highest = 0;

	for (size_t i = 0; i < countof(prices); i++)
		highest = most(highest, prices[i]);
	return highest;
}

/* The most points of a loser with cards of this value. */
static int
highest_loss(const struct rules *r, int count)
{
	if (r->lose_cap != KEY_NONE)
		count = r->lose_cap;
	return most(count + r->lose_round_to / 2, highest_penalty(r));
}

/* The most that a player can score for the cards of all. */
static int
highest_gain(const struct rules *r, int all)
{
	int bonus = most(most(r->gin_bonus, r->gin_big_bonus),
	    r->undercut_bonus);

	if (r->scoring == SCORING_DIFFERENCE)
		return (all + bonus) * r->deal_spade_multiplier;
	return all * r->at_once_multiplier + r->out_bonus;
}

/* What a player loses or scores where losers count what they hold. */
static bool
is_penalty_allowed(const struct rules *r, int points, int own)
{
	int times = r->hand_counts == HAND_WHOLE ? r->at_once_multiplier :
	    r->lose_pairs_multiplier * r->lose_joker_multiplier;
	int most_lost = most(most(highest_loss(r, own),
	    most(r->lose_flat, r->lose_shown)),
	    most(r->lose_not_down, r->out_points));

	return points >= times * (r->out_points < 0 ? r->out_points : 0) &&
	    points <= times * most_lost + r->lose_pairs_extra;
}

/* all: what the cards of all seats count; own: those of this one. */
static bool
are_points_allowed(const struct rules *r, const struct judgement *j, int own,
    int all)
{
	int points = j->outcome.points;

	switch (r->scoring) {
	case SCORING_PENALTY:
		return is_penalty_allowed(r, points, own);
	case SCORING_DIFFERENCE:
		return points >= 0 && points <= highest_gain(r, all);
	case SCORING_COLLECT:
		return points >= (r->collect_deduct ? -own : 0) &&
		    points <= highest_gain(r, all);
	default:
		return points >= -own && points <= j->melded *
		    r->at_once_multiplier + r->out_bonus;
	}
}

/* A player with a final figure below 0 gets money for it. */
static bool
has_figure_below_nothing(const struct deal *d)
{
	for (int i = 0; i < d->nseats; i++)
		if (d->seats[i].kind == SEAT_POINTS && d->seats[i].number < 0)
			return true;
	return false;
}

/* Then a loser may be paid more than the points cost. */
static bool
has_value_cards(const struct rules *r)
{
	static const struct card_values none;

	return memcmp(&r->bonus_cards, &none, sizeof(none)) != 0 ||
	    r->bonus_turned.n || r->bonus_above.n || r->bonus_below.n ||
	    r->bonus_marriage.n || r->bonus_joker.n ||
	    r->bonus_triple.n;
}

/* Without a fee what the winner gets is what the others pay. */
static void
check_money(const struct deal *d, const struct verdicts *v)
{
	const struct rules *r = d->rules;
	bool turned = has_figure_below_nothing(d) || has_value_cards(r);
	int64_t sum = 0;

	for (int i = 0; i < d->nseats; i++) {
		const struct outcome *o = &v->seats[i].outcome;

		if (!o->has_won)
			return;
		require(turned || (i == v->winner ? r->settle == SETTLE_POOL ||
		    r->facts.fee > 0 || o->won >= 0 : o->won <= 0),
		    "losers pay and the winner is paid");
		sum += o->won;
	}
	require(r->settle == SETTLE_POOL || sum <= 0, "no money is made");
	require(r->settle == SETTLE_POOL || r->facts.fee > 0 || sum == 0,
	    "no money is lost");
}

void
check_verdicts(const struct deal *d, const struct verdicts *v)
{
	const struct rules *r = d->rules;
	int all = 0;

	for (int i = 0; i < d->nseats; i++)
		all += whole_value(r, &d->seats[i], &v->seats[i]);
	for (int i = 0; i < d->nseats; i++) {
		const struct seat *s = &d->seats[i];
		const struct judgement *j = &v->seats[i];
		int own = whole_value(r, s, j);

		check_cards(d->rules, s, j);
		check_best(r, s, j);
		require(!j->outcome.has_deadwood || (j->outcome.deadwood >= 0 &&
		    j->outcome.deadwood <= own),
		    "deadwood is what cards of the hand count");
		require(!j->outcome.has_points || s->kind == SEAT_POINTS ||
		    are_points_allowed(r, j, own, all),
		    "points are within what the rules allow");
		require(!j->outcome.has_points || s->kind != SEAT_POINTS ||
		    j->outcome.points == s->number, "a final figure stands");
	}
	check_money(d, v);
}

/* Is there a number of this kind in the result, and which? */
static bool
has_number(const struct outcome *o, enum why_about about, int64_t *number)
{
	*number = about == ABOUT_DEADWOOD ? o->deadwood :
	    about == ABOUT_POINTS ? o->points : o->won;
	return about == ABOUT_DEADWOOD ? o->has_deadwood :
	    about == ABOUT_POINTS ? o->has_points : o->has_won;
}

void
check_sums(const struct deal *d, const struct verdicts *v,
    const struct why *why)
{
	for (const struct why_finding *f = why->first; f; f = f->next)
		require(f->about != ABOUT_VALUES ||
		    why_sum(f->sum.terms, f->sum.n) == f->number[0],
		    "value cards are the sum of their terms");
	for (int i = 0; i < d->nseats; i++) {
		for (int about = ABOUT_DEADWOOD; about <= ABOUT_WON; about++) {
			const struct why_finding *f = why->first;
			int64_t number;

			if (!has_number(&v->seats[i].outcome,
			    (enum why_about)about, &number))
				continue;
			while (f && (f->seat != i ||
			    f->about != (enum why_about)about))
				f = f->next;
			require(f, "every number is explained");
			if (f)
				require(why_sum(f->sum.terms, f->sum.n) == number,
				    "every number is the sum of its terms");
		}
	}
}
