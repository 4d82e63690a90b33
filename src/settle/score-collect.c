/*
 * Owns the scores of deals whose melds are laid on the table: the player who
 * went out collects what the others hold, or all count their melds less their
 * hands.
 */
#include "settle/score-ways.h"

/*
 * The first valid claim that left no card, otherwise the first seat without a
 * claim that has none.
 */
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

bool
won_at_once(const struct scoring_deal *s)
{
	int winner = s->v->winner;

	return winner >= 0 && judgement_is_at_once(s->rules,
	    &s->deal->seats[winner], &s->v->seats[winner]);
}

/* Others are not out any more: the deal was over. */
void
find_second(struct scoring_deal *s, int winner)
{
	for (int i = winner + 1; winner >= 0 && i < s->deal->nseats; i++)
		if (s->v->seats[i].is_out && s->deal->seats[i].verb) {
			add_finding(&s->v->seats[i], s->arena, CODE_SECOND,
			    RULE_NONE, SAY_OUT_FIRST);
			s->v->seats[i].outcome.has_why = true;
		}
}

/* The winner's points for the hands of the others. */
static int
collected(const struct scoring_deal *s, int winner)
{
	const struct rules *r = s->rules;
	bool at_once = won_at_once(s);
	int sum = 0;

	for (int i = 0; i < s->deal->nseats; i++)
		if (i != winner)
			sum += s->v->seats[i].outcome.deadwood;
	return sum * (at_once ? r->at_once_multiplier : 1) + r->out_bonus +
	    (at_once ? r->at_once_bonus : 0);
}

static int
deducted(const struct rules *r, const struct judgement *j)
{
	return r->collect_deduct ? -j->outcome.deadwood : 0;
}

void
score_collect(struct scoring_deal *s)
{
	struct verdicts *v = s->v;

	v->winner = seat_that_is_out(s);
	find_second(s, v->winner);
	for (int i = 0; i < s->deal->nseats; i++) {
		if (i != v->winner)
			give_points(&v->seats[i],
			    deducted(s->rules, &v->seats[i]));
		else if (!deal_figures(s->deal)) /* else it is not known */
			give_points(&v->seats[i], collected(s, i));
	}
	keep_figures(s);
}

bool
lone_collect(const struct rules *r, const struct seat *seat,
    const struct judgement *j, int *points)
{
	*points = deducted(r, j);
	return r->collect_deduct && !(seat->verb != VERB_NONE && j->is_out);
}

static int
melds_less_hand(const struct judgement *j)
{
	return j->melded + j->credited - j->outcome.deadwood;
}

/* Cards laid off count for the owner of the meld, if the rules say so. */
static void
credit_owners(struct scoring_deal *s)
{
	const struct judgement *j = s->v->seats;

	if (s->rules->melds_credit != CREDIT_OWNER)
		return;
	for (int i = 0; i < s->deal->nseats; i++)
		for (int k = 0; k < j[i].nchanged; k++)
			if (j[i].changed[k].seat != i)
				s->v->seats[j[i].changed[k].seat].credited +=
				    j[i].changed[k].more;
}

void
score_melds(struct scoring_deal *s)
{
	const struct rules *r = s->rules;
	struct verdicts *v = s->v;
	bool at_once;

	credit_owners(s);
	v->winner = seat_that_is_out(s);
	find_second(s, v->winner);
	at_once = won_at_once(s);
	for (int i = 0; i < s->deal->nseats; i++)
		give_points(&v->seats[i], melds_less_hand(&v->seats[i]) *
		    (i == v->winner && at_once ? r->at_once_multiplier : 1) +
		    (i == v->winner ? r->out_bonus +
		    (at_once ? r->at_once_bonus : 0) : 0));
	keep_figures(s);
}

bool
lone_melds(const struct rules *r, const struct seat *seat,
    const struct judgement *j, int *points)
{
	*points = melds_less_hand(j) +
	    (seat->verb != VERB_NONE && j->is_out ? r->out_bonus : 0);
	return true;
}
