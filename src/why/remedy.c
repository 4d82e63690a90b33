/*
 * Owns remedies: the cards grouped otherwise, another claim, how far off it is.
 * Found by judging again.
 */
#include "why/parts.h"

#include <assert.h>

#include "rules/derive.h"

/* Say why going out is not Rummy, and what Rummy would have scored. */
static void
find_at_once(struct why *w)
{
	struct seat s = why_fresh(w)->seats[w->seat];
	const struct outcome *o;

	if (s.verb != VERB_OUT || w->seat != w->verdicts->winner ||
	    w->r->at_once_multiplier == 1)
		return;
	if (s.on_table || laid_size(&w->j->shown)) {
		/* Who lays down no more never thought of it. */
		if (!w->j->shown.ngroups)
			return;
		why_say(w, WHY_ALLOWED, SAY_NOT_AT_ONCE,
		    RULE_at_once_multiplier, s.on_table != NULL, 0);
		return;
	}
	s.verb = VERB_RUMMY;
	o = &again_seat(w->again, why_fresh(w), w->seat,
	    &s)->seats[w->seat].outcome;
	if (o->verdict == VERDICT_VALID && o->points > w->j->outcome.points)
		why_say(w, WHY_REMEDY, SAY_HAD_SAID, RULE_at_once_multiplier,
		    o->points, 0);
}

/* Judge a valid claim in place of this one; the others reply to it anew. */
static const struct verdicts *
try_claim(struct why *w, const struct seat *claim)
{
	return again_seat(w->again, printed_deal(w->again, why_fresh(w),
	    w->verdicts, w->arena), w->seat, claim);
}

/* Note what both players would score with the claim that is proposed. */
static void
find_reply(const struct why *w, const struct verdicts *v, struct why_finding *f)
{
	int points = v->seats[w->seat].outcome.points;
	struct buf b = { 0 };

	if (points > 0 && w->r->scoring != SCORING_PENALTY) {
		buf_printf(&b, "%d point%s", points, points == 1 ? "" : "s");
		f->text = arena_buf(w->arena, &b);
	}
	if (w->r->scoring != SCORING_DIFFERENCE || v->winner < 0 ||
	    v->winner == w->seat)
		return;
	f->other = v->winner;
	f->number[1] = v->seats[v->winner].outcome.points;
}

/* An excessive claim that would be valid as another. */
static bool
find_other_claim(struct why *w)
{
	struct seat s = why_fresh(w)->seats[w->seat];
	const struct verdicts *v;
	const struct outcome *o;
	struct why_finding *f;

	if (!is_all_at_once(s.verb))
		return false;
	s.verb = w->r->hand_counts == HAND_WHOLE ? VERB_OUT : VERB_KNOCK;
	v = try_claim(w, &s);
	o = &v->seats[w->seat].outcome;
	if (o->verdict != VERDICT_VALID)
		return false;
	f = why_add(w, WHY_REMEDY, SAY_COULD_SAY);
	f->verb = verb_names[s.verb];
	find_reply(w, v, f);
	return true;
}

static bool
is_held(const struct why *w)
{
	return w->r->hand_counts == HAND_WHOLE && !w->s->verb &&
	    w->deal->nseats > 1;
}

/* Tell a better reply to a knock by what it makes of the deal. */
static void
find_result(const struct why *w, const struct verdicts *v,
    struct why_finding *f)
{
	f->plain = v->winner < 0 || /* who answers discards nothing */
	    f->layout->discard != w->j->shown.discard;
	if (f->plain)
		return;
	f->number[0] = v->seats[w->seat].outcome.deadwood;
	f->number[1] = v->seats[v->winner].outcome.points;
	f->say = v->winner == w->seat ? SAY_BETTER_WINS : SAY_BETTER_LESS;
	f->other = f->say == SAY_BETTER_LESS ? v->winner :
	    w->verdicts->winner;
	f->number[2] = v->seats[1 - w->seat].outcome.deadwood;
	f->text = f->number[0] == f->number[2] ? TEXT("a tie, an undercut") :
	    TEXT("an undercut");
	if (f->number[0] == f->number[2])
		f->key = RULE_undercut_on_tie;
	assert(w->verdicts->winner >= 0); /* there is a knock to answer */
	f->number[3] = seat_of(w, w->verdicts->winner)->outcome.points;
}

/* Judge the better grouping that f proposes, and say what it is worth. */
static void
find_outcome(struct why *w, struct why_finding *f)
{
	bool points = f->say == SAY_BETTER_DOWN || f->say == SAY_BETTER_POINTS;
	bool reply = f->say == SAY_BETTER && !w->s->verb &&
	    w->r->scoring == SCORING_DIFFERENCE;
	struct seat s = *w->s;
	const struct verdicts *v;
	const struct outcome *o;

	if (!points && (w->deal->nseats == 1 ||
	    (!reply && f->say != SAY_VALID_AS && f->say != SAY_VALID_ANEW)))
		return;
	s.kind = SEAT_ARRANGEMENT;
	s.cards = *f->layout;
	v = try_claim(w, &s);
	o = &v->seats[w->seat].outcome;
	if (points) {
		f->plain = w->r->scoring == SCORING_MELDS ?
		    o->points <= f->number[1] : o->points >= f->number[1];
		f->number[0] = o->points;
	} else if (reply) {
		find_result(w, v, f);
	} else {
		f->plain = o->verdict != VERDICT_VALID;
		find_reply(w, v, f);
	}
}

/* What the better grouping lays off, or leaves there, and the seat does not. */
static void
find_not_laid(const struct why *w, const struct judgement *j,
    struct why_finding *f)
{
	const struct arrangement *better = &j->better;
	card *cards = arena_alloc(w->arena, HAND_MAX);
	card *laid = arena_alloc(w->arena, HAND_MAX);
	struct hand held;

	f->cards = cards;
	/* What was laid may have to lie elsewhere then. */
	why_name_more(f, laid, why_laid(w, -1, laid));
	/* A joker that was taken, and lies already, is not held. */
	hand_of(&held, j->shown.cards, j->shown.size);
	for (int i = 0; i < f->nmore; i++)
		hand_remove(&held, laid[i]);
	for (int i = laid_start(better); i < better->laid_end; i++)
		if (hand_remove(&held, better->cards[i]))
			cards[f->ncards++] = better->cards[i];
	f->ncards += f->ncards ? 0 : hand_cards(&j->taken, cards);
}

/* What is wrong only by a card that was not discarded, without it. */
static const struct arrangement *
find_mended(struct why *w)
{
	const struct judgement *j = w->j;
	struct arrangement *best = arena_alloc(w->arena, sizeof(*best));

	return w->again && j->outcome.codes == CODE_BIT(CARDS) &&
	    j->shown.discard == CARD_NONE && why_other_discard(w, 0, best) ?
	    best : &j->better;
}

/* Add the better grouping; NULL if it has no melds or lay-offs to name. */
static struct why_finding *
find_better(struct why *w)
{
	const struct judgement *j = w->j;
	bool melds = w->r->scoring == SCORING_MELDS;
	bool held = is_held(w);
	bool wrong = j->outcome.verdict == VERDICT_INVALID;
	bool plays_on = w->r->hand_counts == HAND_WHOLE && !melds &&
	    w->verdicts->winner < 0;
	bool down = melds && !wrong && !held &&
	    j->better.laid_end > j->shown.laid_end;
	struct why_finding *f;

	if ((!j->better.ngroups && !laid_size(&j->better)) ||
	    (wrong && !j->better_valid))
		return NULL;
	f = why_add(w, WHY_REMEDY,
	    wrong ? plays_on ? SAY_VALID_ANEW : SAY_VALID_AS :
	    held ? j->better.ngroups ? SAY_HELD : SAY_HELD_FITS :
	    down ? SAY_BETTER_DOWN :
	    j->costs_points || melds ? SAY_BETTER_POINTS : SAY_BETTER);
	f->key = held || down ? RULE_hand_counts : RULE_NONE;
	f->layout = wrong ? find_mended(w) : &j->better;
	if (held)
		find_not_laid(w, j, f);
	if (f->say == SAY_HELD && w->deal->nseats > 2)
		f->weight = WEIGHT_PASSING;
	f->number[0] = melds ? -j->better_cost : j->better_cost;
	f->number[1] = melds ? -j->given_cost : j->given_cost;
	/* Do they lie on the table, but for how they were typed? */
	f->number[2] = w->s->cards.ngroups && !w->s->on_table &&
	    (unmatched_size(&j->better) || w->r->discard != DISCARD_REQUIRED);
	f->number[3] = w->deal->nseats > 1 || w->s->verb;
	return f;
}

#define LACKS_RUNS (CODE_BIT(PURE) | CODE_BIT(RUNS))
#define DEADWOOD (CODE_BIT(LIMIT) | CODE_BIT(GIN))

/* Does a hand of so many cards belong to another round? */
static void
find_round(struct why *w)
{
	struct rules r = *w->r;
	int round = r.facts.round, held = 0;

	for (int i = 0; i < w->j->nfindings; i++)
		if (w->j->findings[i].say == SAY_SIZE)
			held = w->j->findings[i].number[1];
	for (r.facts.round = 1; r.facts.round <= r.rounds; r.facts.round++) {
		rules_derive(&r, w->arena);
		if (r.facts.round != round && r.dealt == held) {
			why_say(w, WHY_REMEDY, SAY_OTHER_ROUND,
			    r.dealt_key, r.dealt, r.facts.round);
			return;
		}
	}
}

/* Nothing helps: how far off the claim is. */
static void
find_far(struct why *w)
{
	const struct judgement *j = w->j;
	uint64_t codes = j->outcome.codes;
	struct why_finding *f;

	/*
	 * These say by themselves what to do; a joker that the claim names may be
	 * its own, with which it could be valid, or the one that it took.
	 */
	if (codes == CODE_BIT(CARDS) || codes == CODE_BIT(TAKEN) ||
	    codes == CODE_BIT(TURN) || j->taken.size ||
	    why_names(w, RULE_melds_later))
		return;
	f = why_add(w, WHY_REMEDY, j->better_unknown ?
	    SAY_TOO_MANY_WAYS : codes & DEADWOOD && j->better_cost > 0 &&
	    w->verdicts->winner < 0 ? /* else cards may be laid off */
	    SAY_LEAST : w->again && why_is_mendable(codes) ? SAY_NO_EXCHANGE :
	    SAY_NO_GROUPING);
	f->number[0] = j->better_cost;
	if (f->say == SAY_NO_EXCHANGE && codes & LACKS_RUNS &&
	    !w->r->contract.asked) {
		f->layout = why_with_runs(w);
		f->say = f->layout->ngroups ? SAY_RUNS_LEFT : SAY_RUNS_LACK;
	} else if (f->say == SAY_NO_EXCHANGE && j->better.ngroups) {
		f->say = unmatched_size(&j->better) ? SAY_BEST_LEFT :
		    SAY_NO_GROUPING;
		f->layout = &j->better;
	}
}

void
why_remedy(struct why *w)
{
	const struct judgement *j = w->j;
	/* A joker kept wrongly is reported already. */
	bool told = w->s->verb && !j->untaken.size &&
	    why_names(w, RULE_layoff_claimed);
	struct why_finding *f = j->has_better && !told ? find_better(w) : NULL;

	if (seat_is_word(w->s))
		return;
	/*
	 * After a claim that is not valid, or with a seat in error, there is no
	 * saying what is held.
	 */
	if (is_held(w) && w->verdicts->winner < 0 &&
	    (deal_claimant(w->deal) >= 0 || why_has(w, VERDICT_ERROR))) {
		if (f)
			f->plain = true;
		return;
	}
	if (w->again)
		find_at_once(w);
	if (w->again && f)
		find_outcome(w, f);
	if (j->outcome.codes >> CODE_CARDS & 1)
		find_round(w);
	if (j->outcome.verdict == VERDICT_INVALID && !j->better_valid &&
	    !(w->again && (find_other_claim(w) || why_exchange(w))))
		find_far(w);
}
