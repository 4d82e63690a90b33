/* Owns the answer of a valid knock: gin, a tie, an undercut, the limit. */
#include "why/parts.h"

#include <assert.h>
#include <string.h>

/* Is the other hand there to compare with? */
static bool
is_replied(const struct why *w)
{
	return w->r->scoring == SCORING_DIFFERENCE && w->deal->nseats == 2 &&
	    seat_of(w, 1 - w->seat)->outcome.has_deadwood;
}

static void
answer_gin(struct why *w)
{
	const struct judgement *k = w->j, *d;

	if (!is_replied(w)) {
		bool big = judgement_is_big_gin(w->r, k);

		why_say(w, WHY_ANSWER, big ? SAY_IS_BIG_GIN :
		    SAY_IS_GIN, big ? RULE_gin_big_bonus : RULE_NONE,
		    w->r->gin_big_bonus, k->shown.size)->layout = &k->shown;
		return;
	}
	d = seat_of(w, 1 - w->seat);
	why_say(w, WHY_ANSWER, judgement_is_big_gin(w->r, k) ?
	    SAY_WINS_BIG_GIN : !d->outcome.deadwood ? SAY_WINS_GIN_EMPTY :
	    w->s->verb == VERB_KNOCK ? SAY_WINS_GIN_KNOCK : SAY_WINS_GIN,
	    RULE_NONE, k->outcome.points, k->shown.size)->other = 1 - w->seat;
}

void
why_limit(struct why *w, enum why_kind kind)
{
	struct why_finding *f;

	if (w->r->knock_at_most < 0)
		why_rule(w, why_add(w, kind, SAY_ALLOWED_RULE),
		    RULE_knock_limit);
	if (w->r->knock_limit != KNOCK_TURN_UP)
		return;
	f = why_say(w, kind, w->r->knock_at_most ? SAY_UPCARD_CAP :
	    SAY_UPCARD_GIN, w->r->limit_key, w->r->knock_at_most, 0);
	f->seat = -1;
	f->blame = w->r->turn_up;
	f->aside = kind == WHY_ALLOWED && w->r->knock_at_most &&
	    f->key == RULE_knock_limit;
}

void
why_answer_knock(struct why *w)
{
	const struct judgement *k = w->j, *d;
	int knocker = k->outcome.deadwood, defender;
	struct why_finding *f;

	if (judgement_is_gin(k)) {
		answer_gin(w);
		return;
	}
	if (!is_replied(w)) {
		why_say(w, WHY_ANSWER, SAY_MAY_KNOCK, RULE_NONE, knocker,
		    w->r->knock_at_most);
		why_limit(w, WHY_ALLOWED);
		return;
	}
	d = seat_of(w, 1 - w->seat);
	defender = d->outcome.deadwood;
	f = why_add(w, WHY_ANSWER, defender > knocker ? SAY_WINS_KNOCK :
	    defender < knocker ? SAY_UNDERCUT : w->r->undercut_on_tie ?
	    SAY_TIE_UNDERCUT : SAY_TIE);
	f->other = 1 - w->seat;
	why_name_laid(w, -1, f); /* in turn */
	f->number[0] = knocker + cards_value(w->r, f->cards, f->ncards);
	f->number[1] = defender;
	f->number[2] = k->outcome.points + d->outcome.points;
	if (knocker == defender)
		f->key = RULE_undercut_on_tie;
	else if (f->say == SAY_WINS_KNOCK && f->number[0] ==
	    w->r->knock_at_most && w->r->knock_limit != KNOCK_TURN_UP) {
		f->key = RULE_knock_limit;
		f->aside = true;
	}
	why_limit(w, WHY_ALLOWED);
}

void
why_answer_second(struct why *w)
{
	struct deal swapped = *why_fresh(w);
	struct seat seats[2] = { swapped.seats[w->seat],
	    swapped.seats[1 - w->seat] };
	struct why_finding *f = why_add(w, WHY_ANSWER, SAY_OUT_SECOND);
	const struct verdicts *v;

	f->other = 1 - w->seat;
	swapped.seats = seats;
	if (!w->again)
		return;
	v = again_rules(w->again, &swapped, w->r);
	assert(v->winner >= 0); /* each could have claimed first */
	f->say = SAY_CALLED_SECOND;
	f->verb = verb_names[w->s->verb];
	f->number[0] = w->j->outcome.deadwood;
	f->number[1] = v->seats[v->winner].outcome.points;
	f->number[2] = seats[v->winner].name.s ==
	    w->deal->seats[1 - w->seat].name.s;
	f->text = seats[v->winner].name;
}

/* The meld that a card of the group makes with unmatched cards, or none. */
static bool
find_other_meld(struct why *w, int group, struct why_finding *f)
{
	const struct arrangement *a = &w->j->shown;
	struct hand h;

	for (int i = 0; i < group_size(a, group); i++) {
		card c = group_cards(a, group)[i];
		const card *meld;
		int n;

		hand_of(&h, a->cards + a->laid_end, unmatched_size(a));
		hand_add(&h, c);
		meld = why_meld_of(w, &h, &n);
		/* A meld of unmatched cards alone is no quarrel. */
		if (!meld || !memchr(meld, c, (size_t)n))
			continue;
		why_name_more(f, meld, n);
		f->blame = c;
		return true;
	}
	return false;
}

void
why_in_two(struct why *w)
{
	const struct arrangement *a = &w->j->shown;
	struct why_finding *f;
	struct hand h;

	if (laid_size(a))
		return;
	f = why_add(w, WHY_ANSWER, SAY_FITS_TWO);
	f->plain = true;
	for (int g = 0; g < a->ngroups && f->plain; g++) {
		f->plain = !find_other_meld(w, g, f);
		why_name(f, group_cards(a, g), group_size(a, g));
	}
	if (f->plain)
		return;
	hand_of(&h, a->cards, a->size);
	for (int i = 0; i < f->nmore; i++)
		hand_remove(&h, f->more[i]);
	f->number[0] = w->j->outcome.deadwood;
	f->number[1] = solve_deadwood(w->solver, w->r, &h);
}
