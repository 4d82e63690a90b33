/*
 * Owns the answer of a seat: whether its claim is valid, its points, what is
 * wrong with it and what happens now.
 */
#include "why/parts.h"

#include "judge/layout.h"
#include "deal/seat-line.h"

/* Valid claims */

/* The first pure run, and a run beside it. */
static void
name_runs(const struct why *w, struct why_finding *f)
{
	const struct meld *pure = why_pure_run(w->j);

	if (pure && w->r->declare_min_pure)
		why_name(f, pure->cards, pure->size);
	for (int g = 0; g < w->j->shown.ngroups && !f->nmore; g++) {
		const struct meld *m = &w->j->melds[g];

		if (m->kind == MELD_RUN && m != pure &&
		    w->r->declare_min_runs >= 2)
			why_name_more(f, m->cards, m->size);
	}
}

/* What the seat claims: a show, or a claim as the rules call it. */
static const char *
noun_of(const struct why *w)
{
	enum verb verb = w->s->verb;
	struct text word = rules_word(w->r, WORD_CLAIM, false);

	return verb == VERB_SHOW || is_all_at_once(verb) ? verb_names[verb] :
	    arena_copy(w->arena, word.s, word.len);
}

static void
answer_declared(struct why *w)
{
	/* by what the claim is complete without melding every card */
	static const enum rule_key keys[] = { RULE_NONE, RULE_declare_pairs,
		RULE_declare_triples, RULE_declare_wilds };
	const struct judgement *j = w->j;
	int first = w->verdicts->winner;
	struct why_finding *f;

	if (first >= 0 && first != w->seat) {
		why_say(w, WHY_ANSWER, j->outcome.points ?
		    SAY_SECOND_COMPLETE : SAY_SECOND_FREE,
		    RULE_penalty_second_complete, j->outcome.points, 0)->other =
		    first;
		return;
	}
	if (first < 0 && w->deal->nseats > 1)
		return; /* the deal is not over */
	f = why_add(w, WHY_ANSWER, SAY_DECLARED + (enum sentence)j->complete);
	f->verb = noun_of(w);
	if (j->complete) {
		f->key = keys[j->complete];
		(void)rules_value(w->r, f->key, &f->number[0]);
	} else if (w->r->declare_min_pure > 1) {
		f->say = SAY_DECLARED_PURE;
		f->number[0] = w->r->declare_min_pure;
		f->number[1] = tally_melds(j->melds, j->shown.ngroups).pure;
		f->key = RULE_declare_min_pure;
		for (int g = 0; g < j->shown.ngroups; g++)
			if (j->melds[g].kind == MELD_SAME && j->melds[g].pure)
				why_name(f, j->melds[g].cards, j->melds[g].size);
	} else {
		f->number[0] = unmatched_size(&j->shown) > 0;
		name_runs(w, f);
	}
}

/* Say what the round asks. */
static void
find_contract(struct why *w, enum sentence say)
{
	const struct contract *c = &w->r->contract;

	why_say(w, WHY_ANSWER, say, RULE_NONE, w->r->facts.round,
	    c->sets)->number[2] = c->runs;
}

/* Answer going down, out, or out with every card at once. */
static void
answer_down(struct why *w)
{
	const struct judgement *j = w->j;
	bool opens;

	if (w->verdicts->winner >= 0 && w->verdicts->winner != w->seat &&
	    j->outcome.codes >> CODE_SECOND & 1) {
		why_add(w, WHY_ANSWER, SAY_OUT_SECOND)->other =
		    w->verdicts->winner;
		return;
	}
	if (w->r->contract.asked && !w->s->on_table) {
		find_contract(w, SAY_GOES_DOWN);
		if (j->is_out)
			why_goes_out(w);
		return;
	}
	opens = why_opens(w, SAY_OPENS);
	if (j->is_out && !judgement_is_at_once(w->r, w->s, j, true))
		why_goes_out(w);
	else if (!opens || j->is_out)
		why_add(w, WHY_ANSWER, j->is_out ? SAY_GOES_OUT_AT_ONCE :
		    SAY_LAYS_DOWN)->number[0] =
		    j->shown.ngroups > 1 ? j->shown.ngroups : 1;
}

/* Does a claim end the deal with cards left that count? */
static bool
keeps_cards(const struct why *w)
{
	return w->r->hand_counts == HAND_UNMATCHED &&
	    w->r->knock_at_most >= 0 && w->j->outcome.deadwood;
}

static void
answer_valid(struct why *w)
{
	if (w->r->scoring == SCORING_DIFFERENCE &&
	    w->j->outcome.codes >> CODE_SECOND & 1)
		why_answer_second(w);
	else if (w->r->scoring == SCORING_DIFFERENCE || keeps_cards(w))
		why_answer_knock(w);
	else if (seat_is_word(w->s))
		; /* there are no cards to speak of */
	else if (w->r->hand_counts == HAND_WHOLE)
		answer_down(w);
	else
		answer_declared(w);
}

/* Invalid claims */

/* The main reason: a group that is not a meld goes first. */
static const struct finding *
main_reason(const struct finding *f, int n)
{
	for (int i = 0; i < n; i++)
		if (f[i].code == CODE_GROUP || f[i].code == CODE_SHORT ||
		    f[i].say == SAY_NO_RUN)
			return &f[i];
	while (f->code == CODE_LAYOFF) /* which makes no claim invalid */
		f++;
	return f;
}

#define OF_TWO (CODE_BIT(TOUCH) | CODE_BIT(OVERLAP) | CODE_BIT(RANK))

/* Add judge's finding, its cards in the order in which they were typed. */
static void
add_reason(struct why *w, const struct finding *r, struct why_finding *f)
{
	const struct judgement *j = w->j;
	const struct meld *m = r->group < 0 ? NULL :
	    meld_of_group(w->s, j, r->group);

	f->reason = r;
	if (r->say == SAY_SIZE && f->kind == WHY_RULE)
		f->weight = WEIGHT_REMEDY;
	f->meld = m && m->kind == MELD_NONE ? m : NULL;
	f->group = r->group;
	f->blame = r->blame;
	f->key = r->key;
	memcpy(f->number, r->number, sizeof(f->number));
	if (r->say == SAY_OPENS_LOW)
		f->text = why_opening_sum(w);
	why_name_group(w, r->group, r->cards, r->ncards, f);
	for (int g = 0; r->say == SAY_ONE_RUN && g < j->shown.ngroups; g++)
		if (j->melds[g].kind == MELD_RUN)
			why_name(f, group_cards(&j->shown, g),
			    group_size(&j->shown, g));
	if (r->say == SAY_PLAYABLE && why_name_fit(w, r->cards[0], f))
		f->blame = r->cards[0];
	if (r->code == CODE_GIN && unmatched_size(&j->shown) == 1 &&
	    j->outcome.deadwood == left_value(w->r, &j->shown))
		why_name(f, j->shown.cards + j->shown.laid_end, 1);
	if (!(OF_TWO >> r->code & 1))
		return;
	m = meld_of_group(w->s, j, r->number[0] - 1);
	why_name(f, m->cards, m->size);
	m = meld_of_group(w->s, j, r->number[1] - 1);
	why_name_more(f, m->cards, m->size);
}

/* The key by which a card was refused, if one kept it from a meld. */
static enum rule_key
key_of_refusal(struct why *w, const struct finding *r)
{
	enum rule_key key = r->say == SAY_FITS_NOWHERE ?
	    why_key_that_keeps(w, r->cards[0]) : RULE_NONE;

	if (r->say == SAY_FITS_NOWHERE && key == RULE_NONE &&
	    why_fits_through(w, r->cards[0]))
		return RULE_layoff_through_sets;
	/* Where two cards free it, that one does not is no answer. */
	return key == RULE_layoff_set_jokers &&
	    w->r->layoff_set_jokers != SET_JOKERS_FIXED ? RULE_NONE : key;
}

/* Name consecutive cards refused for the same reason; returns how many. */
static int
gather_refused(struct why *w, const struct finding *r, int n,
    struct why_finding *f)
{
	card *cards = arena_alloc(w->arena, (size_t)n);
	enum rule_key keeps = key_of_refusal(w, r);
	int k = 0;

	do {
		cards[k] = r[k].cards[0];
	} while (++k < n && r[k].code == CODE_LAYOFF &&
	    key_of_refusal(w, &r[k]) == keeps);
	why_name(f, cards, k);
	if (keeps != RULE_NONE) {
		f->say = SAY_REFUSED_JOKER;
		why_rule(w, f, keeps);
	}
	return k;
}

/* Is it a meld that the contract lacks only for a group that is not one? */
static bool
is_for(const struct finding *main, const struct finding *r)
{
	return (main->code == CODE_GROUP || main->code == CODE_SHORT) &&
	    (r->say == SAY_ASKS_SETS || r->say == SAY_ASKS_RUNS) &&
	    r->number[1] - r->number[2] == 1;
}

/* Codes of a group that is not a meld. */
#define NO_MELD (CODE_BIT(GROUP) | CODE_BIT(SHORT))

/* Does it lack runs, and was a group that is not a meld meant to be one? */
static bool
lacks_beside_bad(const struct judgement *j, const struct finding *r)
{
	return (r->say == SAY_NO_PURE || r->say == SAY_NO_RUN ||
	    r->say == SAY_ONE_RUN) &&
	    j->outcome.codes & NO_MELD;
}

/* Find the further reasons; refused cards are one finding. */
static void
find_others(struct why *w, const struct finding *main)
{
	const struct judgement *j = w->j;

	for (int i = 0; i < j->nfindings; i++) {
		const struct finding *r = &j->findings[i];
		struct why_finding *f;

		/* A claim of gin that is not gin needs no limit. */
		if (r == main || r->code == CODE_SECOND ||
		    (r->code == CODE_LIMIT &&
		    j->outcome.codes >> CODE_GIN & 1) ||
		    (r->say == SAY_NO_PURE && main && main->say == SAY_NO_RUN))
			continue;
		f = why_add(w, WHY_RULE, r->code == CODE_LAYOFF ? SAY_REFUSED :
		    lacks_beside_bad(j, r) ? SAY_ALSO_MELDS : SAY_ALSO);
		add_reason(w, r, f);
		f->plain = main && is_for(main, r);
		if (r->code != CODE_LAYOFF)
			continue;
		i += gather_refused(w, r, j->nfindings - i, f) - 1;
		for (int k = 0; k < f->ncards && f->say == SAY_REFUSED &&
		    (r->say == SAY_FITS_NOWHERE || r->say == SAY_NO_FIT); k++)
			f->plain |= why_refused(w, f->cards[k]) &&
			    f->ncards == 1;
	}
}

/* A wrong knock, or a wrong call of gin or Rummy. */
static void
find_wrong_knock(struct why *w)
{
	struct why_finding *f = why_add(w, WHY_RULE, SAY_WRONG_PLAYS_ON);

	if (w->s->verb == VERB_GIN)
		f->text = text_of("gin");
	else if (w->s->verb == VERB_RUMMY)
		f->text = rules_word(w->r, WORD_AT_ONCE, false);
}

/* The consequence of an invalid claim. */
static void
find_consequence(struct why *w)
{
	if (w->r->hand_counts == HAND_WHOLE) {
		bool stay = w->s->verb != VERB_RUMMY && (first_exempt(w->j) ||
		    (!w->j->shown.ngroups && w->s->on_table));
		bool over = w->verdicts->winner >= 0;
		struct why_finding *f = why_add(w, WHY_RULE, stay ?
		    SAY_STAY_DOWN : over || w->r->scoring == SCORING_MELDS ?
		    SAY_COUNTS_AGAIN : SAY_TAKE_BACK);

		f->number[0] = w->j->shown.ngroups &&
		    w->j->outcome.codes & NO_MELD;
		f->number[1] = over;
		if (w->j->outcome.codes >> CODE_TAKEN & 1)
			f->blame = w->j->shown.discard;
	} else if (w->r->scoring == SCORING_DIFFERENCE) {
		if (w->j->shown.size == w->r->dealt + 1 &&
		    !w->j->outcome.deadwood &&
		    w->r->gin_big_bonus == KEY_NONE)
			why_say(w, WHY_RULE, SAY_NO_BIG_GIN,
			    RULE_gin_big_bonus, w->j->shown.size, 0);
		if (w->verdicts->winner < 0)
			find_wrong_knock(w);
	} else if (why_plays_on(w)) {
		why_say(w, WHY_RULE, SAY_OTHERS_PLAY_ON,
		    w->r->penalty_wrong == PENALTY_AS_COUNTED ?
		    RULE_penalty_wrong : RULE_NONE, w->j->outcome.deadwood,
		    w->r->lose_flat == LOSE_AS_COUNTED)->other =
		    w->deal->nseats == 2 ? 1 - w->seat : -1;
	} else if (w->verdicts->winner == w->seat) {
		why_alone(w);
	} else if (w->verdicts->winner < 0 && w->deal->nseats > 1 &&
	    w->seat == deal_claimant(w->deal) && w->j->outcome.has_points) {
		why_add(w, WHY_RULE, SAY_NOBODY_IN)->weight = WEIGHT_REASON;
	}
}

static void
answer_invalid(struct why *w)
{
	static const enum sentence says[VERBS] = {
		[VERB_NONE] = SAY_NOT_DECLARED,
		[VERB_DECLARE] = SAY_NOT_DECLARED,
		[VERB_SHOW] = SAY_NOT_DECLARED, [VERB_KNOCK] = SAY_NOT_KNOCK,
		[VERB_DOWN] = SAY_NOT_DOWN_NOW, [VERB_OUT] = SAY_NOT_OUT,
		[VERB_GIN] = SAY_NOT_GIN, [VERB_RUMMY] = SAY_NOT_RUMMY,
	};
	const struct finding *main = main_reason(w->j->findings,
	    w->j->nfindings);
	struct why_finding *f = why_add(w, WHY_ANSWER, says[w->s->verb]);

	if (f->say == SAY_NOT_DOWN_NOW && w->s->on_table)
		f->say = SAY_NOT_MORE;
	f->verb = noun_of(w);
	add_reason(w, main, f);
	find_others(w, main);
	why_no_more(w);
	if (!(w->j->outcome.codes & ~(CODE_BIT(LIMIT) | CODE_BIT(GIN))))
		why_in_two(w);
	if (main->code == CODE_LIMIT) {
		if (w->r->knock_limit == KNOCK_TURN_UP)
			f->key = RULE_NONE; /* of the upcard */
		why_limit(w, WHY_RULE);
	}
	if (w->s->verb == VERB_KNOCK &&
	    (w->r->hand_counts == HAND_WHOLE || w->r->declare_all))
		why_add(w, WHY_RULE, SAY_NO_KNOCKING)->text = why_ending(w->r);
	find_consequence(w);
}

/* No claim */

/* Say what the round asks of a hand that has not gone down. */
static void
answer_contract(struct why *w)
{
	find_contract(w, w->j->outcome.verdict == VERDICT_READY ?
	    SAY_COULD_GO_DOWN : SAY_ASKS);
	if (!w->j->shown.ngroups && !w->j->better.ngroups)
		why_add(w, WHY_RULE, SAY_NOT_MET);
}

#define SEEN (CODE_BIT(LOOSE) | NO_MELD)

/* What keeps a hand from being claimed, but for what is visible or answered. */
static void
find_lacks(struct why *w)
{
	const struct judgement *j = w->j;

	for (int i = 0; i < j->nlacks; i++) {
		struct finding *lack = &j->lacks[i];

		if (SEEN >> lack->code & 1 || (!j->shown.ngroups &&
		    lack->code != CODE_DISCARD && lack->code != CODE_TAKEN &&
		    lack->code != CODE_OPENING))
			continue;
		if (lack->say == SAY_OPENS_MOST)
			why_opens_most(w, lack);
		add_reason(w, lack, why_add(w, WHY_RULE, SAY_NOT_READY));
	}
}

static void
answer_open(struct why *w)
{
	const struct rules *r = w->r;
	const struct judgement *j = w->j;
	bool ready = j->outcome.verdict == VERDICT_READY;
	bool big = judgement_is_big_gin(r, j), lone = w->deal->nseats == 1;

	if (ready && lone && !w->s->on_table && !big &&
	    r->declare_cards == DECLARE_DEALT && j->shown.size != r->dealt)
		why_say(w, WHY_ANSWER, SAY_COULD_BUT_SIZE, r->dealt_key,
		    r->dealt, j->shown.size);
	else if (r->scoring == SCORING_PENALTY &&
	    r->hand_counts == HAND_UNMATCHED && ready && !keeps_cards(w))
		answer_declared(w);
	else if (r->lose_gate != GATE_NONE && j->outcome.deadwood > 0)
		why_gate(w);
	else if (lone && r->knock_at_most >= 0 && j->shown.size >= r->dealt &&
	    (ready || j->outcome.deadwood > r->knock_at_most))
		why_say(w, WHY_ANSWER, big ? SAY_COULD_BIG_GIN :
		    !j->outcome.deadwood ? SAY_COULD_GIN : ready ?
		    SAY_COULD_KNOCK : SAY_COULD_NOT_KNOCK, ready ? RULE_NONE :
		    r->limit_key, j->outcome.deadwood, r->knock_at_most);
	else if (lone && r->contract.asked && !w->s->on_table)
		answer_contract(w);
	else if (lone && ready)
		why_opens(w, SAY_COULD_OPEN);
	find_lacks(w);
	find_others(w, NULL);
}

void
why_answer(struct why *w)
{
	enum verdict verdict = w->j->outcome.verdict;

	if (verdict == VERDICT_VALID) {
		answer_valid(w);
		find_others(w, NULL);
	} else if (verdict == VERDICT_INVALID) {
		answer_invalid(w);
	} else if (!why_last_left(w) && seat_has_cards(w->s)) {
		answer_open(w);
	}
}
