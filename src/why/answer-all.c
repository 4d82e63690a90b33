/*
 * Owns the answers about a whole deal and not one claim: nobody claims, or one
 * player is left.
 */
#include "why/parts.h"

#include "settle/loser.h"

static bool
has_valid_claim(const struct why *w)
{
	for (int i = 0; i < w->deal->nseats; i++)
		if (seat_of(w, i)->outcome.verdict == VERDICT_VALID)
			return true;
	return false;
}

bool
why_last_left(struct why *w, int seat)
{
	const struct rules *r = rules_of(w);

	if (seat != w->verdicts->winner || r->scoring != SCORING_PENALTY ||
	    r->hand_counts != HAND_UNMATCHED)
		return false;
	if (deal_claimant(w->deal) >= 0 && /* else it is the answer for all */
	    w->deal->seats[seat].kind != SEAT_POINTS)
		why_add(w, WHY_ANSWER, has_valid_claim(w) ? SAY_HAS_LEAST :
		    SAY_LAST_LEFT, seat)->number[0] =
		    seat_of(w, seat)->outcome.deadwood;
	return true;
}

bool
why_plays_on(const struct why *w)
{
	bool in = false;

	for (int i = 0; i < w->deal->nseats; i++)
		in |= seat_of(w, i)->outcome.verdict != VERDICT_ERROR &&
		    loses_with_others(&w->deal->seats[i], seat_of(w, i));
	return in && w->verdicts->winner < 0;
}

void
why_goes_out(struct why *w, int seat)
{
	struct why_finding *f = why_add(w, WHY_ANSWER, SAY_GOES_OUT, seat);

	if (rules_of(w)->scoring == SCORING_MELDS && !rules_of(w)->out_bonus)
		f->key = RULE_out_bonus;
}

struct text
why_ending(const struct rules *r)
{
	return rules_word(r, r->hand_counts == HAND_WHOLE ? WORD_TO_GO_OUT :
	    WORD_TO_CLAIM, true);
}

void
why_answer_all(struct why *w)
{
	const struct deal *d = w->deal;
	int winner = w->verdicts->winner;

	for (int i = 0; i < d->nseats; i++) {
		/* If a seat is an error nothing is scored. */
		if (d->seats[i].verb != VERB_NONE ||
		    seat_of(w, i)->outcome.verdict == VERDICT_ERROR)
			return;
	}
	if (winner < 0 ? deal_figures(d) == d->nseats :
	    d->seats[winner].kind == SEAT_POINTS)
		return;
	for (int i = 0; d->rules->scoring == SCORING_MELDS && i < d->nseats;
	    i++)
		why_credit(w, i);
	if (winner < 0 && d->rules->scoring == SCORING_MELDS)
		return; /* melds score however the deal ends */
	if (winner < 0)
		why_add(w, WHY_ANSWER, d->rules->hand_counts == HAND_WHOLE ?
		    SAY_NOBODY_OUT : d->rules->scoring == SCORING_DIFFERENCE ?
		    SAY_NOBODY_KNOCKED : !why_plays_on(w) ? SAY_NOBODY_IN :
		    d->rules->lose_flat != LOSE_AS_COUNTED ?
		    SAY_NOBODY_LOSES : SAY_NOBODY_DECLARED, -1);
	else if (d->rules->hand_counts == HAND_WHOLE)
		why_goes_out(w, winner);
	else
		why_add(w, WHY_ANSWER, SAY_LAST_LEFT, winner);
}
