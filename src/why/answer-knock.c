/* Owns the answer of a valid knock: gin, a tie, an undercut, the limit. */
#include "why/parts.h"

/* Is the other hand there to compare with? */
static bool
is_replied(const struct why *w, int seat)
{
	return rules_of(w)->scoring == SCORING_DIFFERENCE &&
	    w->deal->nseats == 2 &&
	    seat_of(w, 1 - seat)->outcome.has_deadwood;
}

static void
answer_gin(struct why *w, int seat)
{
	const struct judgement *k = seat_of(w, seat), *d;

	if (!is_replied(w, seat)) {
		bool big = judgement_is_big_gin(rules_of(w), k);

		why_say(w, WHY_ANSWER, big ? SAY_IS_BIG_GIN : SAY_IS_GIN, seat,
		    big ? RULE_gin_big_bonus : RULE_NONE,
		    rules_of(w)->gin_big_bonus, k->shown.size)->layout =
		    &k->shown;
		return;
	}
	d = seat_of(w, 1 - seat);
	why_say(w, WHY_ANSWER, judgement_is_big_gin(rules_of(w), k) ?
	    SAY_WINS_BIG_GIN : !d->outcome.deadwood ? SAY_WINS_GIN_EMPTY :
	    w->deal->seats[seat].verb == VERB_KNOCK ? SAY_WINS_GIN_KNOCK :
	    SAY_WINS_GIN, seat, RULE_NONE, k->outcome.points,
	    k->shown.size)->other = 1 - seat;
}

void
why_upcard(struct why *w, enum why_kind kind)
{
	const struct rules *r = rules_of(w);

	if (r->knock_limit == KNOCK_TURN_UP)
		why_say(w, kind, r->knock_at_most ? SAY_UPCARD_CAP :
		    SAY_UPCARD_GIN, -1, r->limit_key, r->knock_at_most,
		    0)->blame = r->turn_up;
}

/* The sentence for the result of the knock. */
static enum sentence
say_knock(int knocker, int defender, bool scored)
{
	if (defender > knocker)
		return SAY_WINS_KNOCK;
	if (defender < knocker)
		return SAY_UNDERCUT;
	return scored ? SAY_TIE_UNDERCUT : SAY_TIE;
}

void
why_answer_knock(struct why *w, int seat)
{
	const struct judgement *k = seat_of(w, seat), *d;
	struct why_finding *f;

	if (judgement_is_gin(k)) {
		answer_gin(w, seat);
		return;
	}
	if (!is_replied(w, seat)) {
		why_say(w, WHY_ANSWER, SAY_MAY_KNOCK, seat, RULE_NONE,
		    k->outcome.deadwood, rules_of(w)->knock_at_most);
		why_upcard(w, WHY_ALLOWED);
		return;
	}
	d = seat_of(w, 1 - seat);
	f = why_add(w, WHY_ANSWER, say_knock(k->outcome.deadwood,
	    d->outcome.deadwood, rules_of(w)->undercut_on_tie), seat);
	f->other = 1 - seat;
	why_name_laid(w, seat, -1, f); /* in turn */
	f->number[0] = k->outcome.deadwood + cards_value(rules_of(w), f->cards,
	    f->ncards);
	f->number[1] = d->outcome.deadwood;
	f->number[2] = k->outcome.points + d->outcome.points;
	if (k->outcome.deadwood == d->outcome.deadwood)
		f->key = RULE_undercut_on_tie;
	else if (f->say == SAY_WINS_KNOCK &&
	    f->number[0] == rules_of(w)->knock_at_most &&
	    rules_of(w)->knock_limit != KNOCK_TURN_UP)
		f->key = RULE_knock_limit;
	why_upcard(w, WHY_ALLOWED);
}

void
why_answer_second(struct why *w, int seat)
{
	struct deal swapped = *why_fresh(w);
	struct seat seats[2] = { swapped.seats[seat], swapped.seats[1 - seat] };
	struct why_finding *f = why_add(w, WHY_ANSWER, SAY_OUT_SECOND, seat);
	const struct verdicts *v;

	f->other = 1 - seat;
	swapped.seats = seats;
	v = w->again ? again_rules(w->again, &swapped, rules_of(w)) : NULL;
	if (!v || v->winner < 0)
		return;
	f->say = w->deal->seats[1 - seat].name.s == seats[v->winner].name.s ?
	    SAY_CALLED_SECOND : SAY_CALLED_EITHER;
	f->verb = verb_names[w->deal->seats[seat].verb];
	f->number[0] = seat_of(w, seat)->outcome.deadwood;
	f->number[1] = v->seats[v->winner].outcome.points;
	f->text = seats[v->winner].name;
}
