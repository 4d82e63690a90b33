/* Owns scores where melds are laid down: of what others hold, or of melds. */
#include "settle/score-ways.h"

/* The first valid claim without a card left, else the first such hand. */
int
seat_that_is_out(const struct scoring_deal *s)
{
	int without = -1;

	for (int i = 0; i < s->deal->nseats; i++) {
		if (!s->v->seats[i].is_out)
			continue;
		if (s->deal->seats[i].verb != VERB_NONE)
			return i;
		if (without < 0)
			without = i;
	}
	return without;
}

int
find_claim(const struct scoring_deal *s)
{
	int i = 0;

	while (i < s->deal->nseats &&
	    s->v->seats[i].outcome.verdict != VERDICT_VALID)
		i++;
	return i < s->deal->nseats ? i : -1;
}

bool
ends_by_going_out(const struct rules *r)
{
	return r->hand_counts == HAND_WHOLE || (!r->drop_allowed &&
	    r->lose_gate == GATE_NONE && r->lose_flat == LOSE_AS_COUNTED);
}

bool
is_played_on(const struct scoring_deal *s)
{
	return s->v->winner < 0 && !deal_figures(s->deal) &&
	    ends_by_going_out(s->rules);
}

bool
won_at_once(const struct scoring_deal *s)
{
	int winner = s->v->winner;

	return winner >= 0 && judgement_is_at_once(s->rules,
	    &s->deal->seats[winner], &s->v->seats[winner], true);
}

/* Warn of "out" beside a declaration: one who does not play may be meant. */
static void
doubt_out(struct scoring_deal *s, const struct seat *seat)
{
	if (seat->verb == VERB_OUT && seat_is_word(seat))
		seat_error(&s->v->warning, seat, "second", 1, "warning: \"out\" "
		    "claims a complete hand; write \"drop first\" for a player "
		    "who dropped, and leave out the line of a player who is out "
		    "of the game", "");
}

void
find_second(struct scoring_deal *s, int first)
{
	bool declared = s->rules->scoring == SCORING_PENALTY &&
	    s->rules->hand_counts == HAND_UNMATCHED;

	for (int i = first + 1; i < s->deal->nseats; i++) {
		struct judgement *j = &s->v->seats[i];

		if (s->deal->seats[i].verb &&
		    (s->rules->hand_counts == HAND_WHOLE ? j->is_out :
		    j->outcome.verdict == VERDICT_VALID)) {
			if (declared && s->rules->declare_min_pure) {
				doubt_out(s, &s->deal->seats[first]);
				doubt_out(s, &s->deal->seats[i]);
			}
			add_finding(j, s->arena, CODE_SECOND,
			    declared ? RULE_penalty_second_complete : RULE_NONE,
			    declared ? SAY_SECOND : SAY_OUT_FIRST);
		}
	}
}

/* What Rummy multiplies, and the bonuses of the player who goes out. */
static void
add_out(struct scoring_deal *s, int seat, bool at_once)
{
	const struct rules *r = s->rules;

	if (at_once && r->at_once_multiplier != 1 &&
	    s->v->seats[seat].points.n)
		add_term(s, seat, OP_TIMES, TERM_AT_ONCE, r->at_once_multiplier,
		    RULE_at_once_multiplier);
	if (r->out_bonus)
		add_term(s, seat, OP_PLUS, TERM_OUT, r->out_bonus,
		    RULE_out_bonus);
}

static void
collect(struct scoring_deal *s, int winner)
{
	for (int i = 0; i < s->deal->nseats; i++)
		if (s->v->seats[i].outcome.deadwood)
			add_count(s, winner, OP_PLUS, i);
	add_out(s, winner, won_at_once(s));
}

static void
deduct(struct scoring_deal *s, int seat)
{
	int deadwood = s->v->seats[seat].outcome.deadwood;
	bool deducts = s->rules->collect_deduct;

	add_term(s, seat, deducts ? OP_MINUS : OP_FLAT, deducts ? TERM_HAND :
	    TERM_NOTHING, deducts ? deadwood : 0, deadwood ?
	    RULE_collect_deduct : RULE_NONE);
}

void
score_collect(struct scoring_deal *s)
{
	struct verdicts *v = s->v;

	v->winner = seat_that_is_out(s);
	find_second(s, v->winner);
	for (int i = 0; i < s->deal->nseats; i++) {
		if (is_played_on(s) || (i == v->winner && deal_figures(s->deal)))
			continue; /* it is not known */
		if (i == v->winner)
			collect(s, i);
		else
			deduct(s, i);
		give_sum(&v->seats[i]);
	}
	keep_figures(s);
}

bool
lone_collect(struct scoring_deal *s, int seat)
{
	deduct(s, seat);
	return s->rules->collect_deduct && !(s->deal->seats[seat].verb &&
	    s->v->seats[seat].is_out);
}

static void
add_melds(struct scoring_deal *s, int seat)
{
	const struct judgement *j = &s->v->seats[seat];

	add_term(s, seat, OP_PLUS, TERM_MELDED, j->melded - j->laid_off,
	    RULE_NONE);
	if (j->laid_off)
		add_term(s, seat, OP_PLUS, TERM_LAID_OFF, j->laid_off,
		    RULE_NONE);
	if (j->outcome.deadwood)
		add_term(s, seat, OP_MINUS, TERM_HAND, j->outcome.deadwood,
		    RULE_NONE);
}

void
score_melds(struct scoring_deal *s)
{
	struct verdicts *v = s->v;

	v->winner = seat_that_is_out(s);
	find_second(s, v->winner);
	for (int i = 0; i < s->deal->nseats; i++) {
		add_melds(s, i);
		if (i == v->winner)
			add_out(s, i, won_at_once(s));
		give_sum(&v->seats[i]);
	}
	keep_figures(s);
}

bool
lone_melds(struct scoring_deal *s, int seat)
{
	add_melds(s, seat);
	if (s->deal->seats[seat].verb && s->v->seats[seat].is_out)
		add_out(s, seat, false);
	return true;
}
