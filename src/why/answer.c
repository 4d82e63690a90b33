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
name_runs(const struct why *w, int seat, struct why_finding *f)
{
	const struct judgement *j = seat_of(w, seat);
	const struct meld *pure = why_pure_run(j);

	if (pure && rules_of(w)->declare_min_pure)
		why_name(f, pure->cards, pure->size);
	for (int g = 0; g < j->shown.ngroups && !f->nmore; g++) {
		const struct meld *m = &j->melds[g];

		if (m->kind == MELD_RUN && m != pure &&
		    rules_of(w)->declare_min_runs >= 2)
			why_name_more(f, m->cards, m->size);
	}
}

/* Name what makes the claim complete without melding every card. */
static void
name_complete(const struct why *w, int seat, struct why_finding *f)
{
	static const enum rule_key keys[] = { RULE_NONE, RULE_declare_pairs,
		RULE_declare_triples, RULE_declare_wilds };

	f->key = keys[seat_of(w, seat)->complete];
	(void)rules_value(rules_of(w), f->key, &f->number[0]);
}

/* What the seat claims: a show, or a claim as the rules call it. */
static const char *
noun_of(const struct why *w, int seat)
{
	enum verb verb = w->deal->seats[seat].verb;
	struct text word = rules_word(rules_of(w), WORD_CLAIM, false);

	return verb == VERB_SHOW || is_all_at_once(verb) ? verb_names[verb] :
	    arena_copy(w->arena, word.s, word.len);
}

static void
answer_declared(struct why *w, int seat)
{
	enum verb verb = w->deal->seats[seat].verb;
	const struct rules *r = rules_of(w);
	const struct judgement *j = seat_of(w, seat);
	int first = w->verdicts->winner;
	struct why_finding *f;

	if (first >= 0 && first != seat) {
		why_say(w, WHY_ANSWER, SAY_SECOND_COMPLETE, seat,
		    RULE_penalty_second_complete, j->outcome.points, 0)->other =
		    first;
		return;
	}
	if (first < 0 && w->deal->nseats > 1)
		return; /* the deal is not over */
	f = why_add(w, WHY_ANSWER, (verb ? SAY_DECLARED : SAY_COULD_DECLARE) +
	    (enum sentence)j->complete, seat);
	f->verb = noun_of(w, seat);
	if (j->complete) {
		name_complete(w, seat, f);
	} else if (r->declare_min_pure > 1) {
		f->say = verb ? SAY_DECLARED_PURE : SAY_COULD_DECLARE_PURE;
		f->number[0] = r->declare_min_pure;
		f->number[1] = tally_melds(j->melds, j->shown.ngroups).pure;
		f->key = RULE_declare_min_pure;
		for (int g = 0; g < j->shown.ngroups; g++)
			if (j->melds[g].kind == MELD_SAME && j->melds[g].pure)
				why_name(f, j->melds[g].cards, j->melds[g].size);
	} else {
		f->number[0] = unmatched_size(&j->shown) > 0;
		name_runs(w, seat, f);
	}
}

/* "12 + 25 = ", the values of the melds that open; nothing for a single one. */
static struct text
sum_of_melds(const struct why *w, int seat)
{
	const struct judgement *j = seat_of(w, seat);
	struct buf b = { 0 };
	int n = j->shown.ngroups - bits_count(j->late);

	for (int g = 0; g < j->shown.ngroups && n > 1; g++) {
		if (j->late >> g & 1)
			continue;
		if (b.len)
			buf_str(&b, " + ");
		buf_int(&b, meld_worth(rules_of(w), &j->melds[g]));
	}
	if (b.len)
		buf_str(&b, " = ");
	return arena_buf(w->arena, &b);
}

/* Say with how much the first melds open, if they do. */
static bool
find_opening(struct why *w, int seat, enum sentence say)
{
	const struct judgement *j = seat_of(w, seat);
	const struct rules *r = rules_of(w);
	struct tally t = tally_melds(j->melds, j->shown.ngroups);

	if (r->opening_points == KEY_NONE ||
	    w->deal->seats[seat].on_table ||
	    j->opening < r->opening_points || !meets_opening(r, &t))
		return false;
	why_say(w, WHY_ANSWER, say, seat, RULE_opening_points, j->opening,
	    r->opening_points)->text = sum_of_melds(w, seat);
	return true;
}

/* Say what the round asks. */
static void
find_contract(struct why *w, int seat, enum sentence say)
{
	const struct contract *c = &rules_of(w)->contract;

	why_say(w, WHY_ANSWER, say, seat, RULE_NONE, rules_of(w)->facts.round,
	    c->sets)->number[2] = c->runs;
}

/* Answer going down, out, or out with every card at once. */
static void
answer_down(struct why *w, int seat)
{
	const struct judgement *j = seat_of(w, seat);
	bool opens;

	if (w->verdicts->winner >= 0 && w->verdicts->winner != seat &&
	    j->outcome.codes >> CODE_SECOND & 1) {
		why_add(w, WHY_ANSWER, SAY_OUT_SECOND, seat)->other =
		    w->verdicts->winner;
		return;
	}
	if (rules_of(w)->contract.asked && !w->deal->seats[seat].on_table) {
		find_contract(w, seat, SAY_GOES_DOWN);
		if (j->is_out)
			why_goes_out(w, seat);
		return;
	}
	opens = find_opening(w, seat, SAY_OPENS);
	if (j->is_out && !judgement_is_at_once(rules_of(w),
	    &w->deal->seats[seat], j, true))
		why_goes_out(w, seat);
	else if (!opens || j->is_out)
		why_add(w, WHY_ANSWER, j->is_out ? SAY_GOES_OUT_AT_ONCE :
		    SAY_LAYS_DOWN, seat)->number[0] =
		    j->shown.ngroups > 1 ? j->shown.ngroups : 1;
}

/* Does a claim end the deal with cards left that count? */
static bool
keeps_cards(const struct why *w, int seat)
{
	return rules_of(w)->hand_counts == HAND_UNMATCHED &&
	    rules_of(w)->knock_at_most >= 0 &&
	    seat_of(w, seat)->outcome.deadwood;
}

static void
answer_valid(struct why *w, int seat)
{
	if (rules_of(w)->scoring == SCORING_DIFFERENCE &&
	    seat_of(w, seat)->outcome.codes >> CODE_SECOND & 1)
		why_answer_second(w, seat);
	else if (rules_of(w)->scoring == SCORING_DIFFERENCE ||
	    keeps_cards(w, seat))
		why_answer_knock(w, seat);
	else if (seat_is_word(&w->deal->seats[seat]))
		; /* there are no cards to speak of */
	else if (rules_of(w)->hand_counts == HAND_WHOLE)
		answer_down(w, seat);
	else
		answer_declared(w, seat);
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

/* Name the cards of judge's finding, in the order in which they were typed. */
static void
name_cards(const struct why *w, int seat, const struct finding *r,
    struct why_finding *f)
{
	const struct seat *s = &w->deal->seats[seat];
	int g = r->group - seat_laid_before(s);

	f->cards = r->cards;
	f->ncards = r->ncards;
	if (s->kind == SEAT_ARRANGEMENT && g >= 0 &&
	    !seat_of(w, seat)->untaken.size)
		f->cards = group_cards(&s->cards, g);
}

#define OF_TWO (CODE_BIT(TOUCH) | CODE_BIT(OVERLAP) | CODE_BIT(RANK))

static void
add_reason(const struct why *w, int seat, const struct finding *r,
    struct why_finding *f)
{
	const struct seat *player = &w->deal->seats[seat];
	const struct judgement *j = seat_of(w, seat);
	const struct meld *m = r->group < 0 ? NULL :
	    meld_of_group(player, j, r->group);

	f->reason = r;
	f->meld = m && m->kind == MELD_NONE ? m : NULL;
	f->group = r->group;
	f->blame = r->blame;
	f->key = r->key;
	if (r->say == SAY_OPENS_LOW)
		f->text = sum_of_melds(w, seat);
	name_cards(w, seat, r, f);
	if (r->code == CODE_GIN && unmatched_size(&j->shown) == 1 &&
	    j->outcome.deadwood == left_value(rules_of(w), &j->shown))
		why_name(f, j->shown.cards + j->shown.laid_end, 1);
	if (!(OF_TWO >> r->code & 1))
		return;
	m = meld_of_group(player, j, r->number[0] - 1);
	why_name(f, m->cards, m->size);
	m = meld_of_group(player, j, r->number[1] - 1);
	why_name_more(f, m->cards, m->size);
}

/* The key by which a refused card may not take the place of a joker. */
static enum rule_key
key_of_refusal(const struct why *w, const struct finding *r)
{
	enum rule_key key = r->say == SAY_FITS_NOWHERE ?
	    why_key_that_keeps(w, r->cards[0]) : RULE_NONE;

	/* Where two cards free it, that one does not is no answer. */
	return key == RULE_layoff_set_jokers &&
	    rules_of(w)->layoff_set_jokers != SET_JOKERS_FIXED ? RULE_NONE : key;
}

/* Name consecutive cards refused for the same reason; returns how many. */
static int
gather_refused(struct why *w, const struct finding *r, int n,
    struct why_finding *f)
{
	card *cards = arena_alloc(w->arena, (size_t)n);
	enum rule_key keeps = key_of_refusal(w, r);
	int k = 0;

	for (; k < n && r[k].code == CODE_LAYOFF &&
	    key_of_refusal(w, &r[k]) == keeps; k++)
		cards[k] = r[k].cards[0];
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

/* A group is no meld. */
#define NO_MELD (CODE_BIT(GROUP) | CODE_BIT(SHORT))

/* Does it lack runs, of which a group that is no meld was meant to be one? */
static bool
lacks_beside_bad(const struct judgement *j, const struct finding *r)
{
	return (r->say == SAY_NO_PURE || r->say == SAY_NO_RUN ||
	    r->say == SAY_ONE_RUN) &&
	    j->outcome.codes & NO_MELD;
}

/* Find the further reasons; refused cards are one finding. */
static void
find_others(struct why *w, int seat, const struct finding *main)
{
	const struct judgement *j = seat_of(w, seat);

	for (int i = 0; i < j->nfindings; i++) {
		const struct finding *r = &j->findings[i];
		struct why_finding *f;

		/* A claim of gin that is not gin needs no limit. */
		if (r == main || r->code == CODE_SECOND ||
		    (r->code == CODE_LIMIT &&
		    j->outcome.codes >> CODE_GIN & 1) ||
		    (r->say == SAY_NO_PURE && main && main->say == SAY_NO_RUN))
			continue;
		f = why_add(w, WHY_RULE, r->code == CODE_LAYOFF ?
		    SAY_REFUSED : lacks_beside_bad(j, r) ? SAY_ALSO_MELDS :
		    SAY_ALSO, seat);
		add_reason(w, seat, r, f);
		f->plain = main && is_for(main, r);
		if (r->code != CODE_LAYOFF)
			continue;
		i += gather_refused(w, r, j->nfindings - i, f) - 1;
		for (int k = 0; k < f->ncards && f->say == SAY_REFUSED &&
		    (r->say == SAY_FITS_NOWHERE || r->say == SAY_NO_FIT); k++)
			f->plain |= why_refused(w, seat, f->cards[k]) &&
			    f->ncards == 1;
	}
}

/* Say so if all cards are in melds, but none was discarded. */
static void
find_no_big_gin(struct why *w, int seat)
{
	const struct judgement *j = seat_of(w, seat);

	if (j->shown.size == rules_of(w)->dealt + 1 && !j->outcome.deadwood &&
	    rules_of(w)->gin_big_bonus == KEY_NONE)
		why_say(w, WHY_RULE, SAY_NO_BIG_GIN, seat, RULE_gin_big_bonus,
		    j->shown.size, 0);
}

/* A wrong claim, after which the others play on. */
static void
find_out_of_deal(struct why *w, int seat)
{
	struct why_finding *f = why_add(w, WHY_RULE, SAY_OTHERS_PLAY_ON, seat);

	f->other = w->deal->nseats == 2 ? 1 - seat : -1;
	f->number[0] = seat_of(w, seat)->outcome.deadwood;
	if (rules_of(w)->penalty_wrong == PENALTY_AS_COUNTED)
		f->key = RULE_penalty_wrong;
}

/* The consequence of an invalid claim. */
static void
find_consequence(struct why *w, int seat)
{
	const struct rules *r = rules_of(w);

	if (r->hand_counts == HAND_WHOLE) {
		const struct judgement *j = seat_of(w, seat);
		bool stay = first_exempt(j) || (!j->shown.ngroups &&
		    w->deal->seats[seat].on_table);

		why_add(w, WHY_RULE, w->deal->seats[seat].verb == VERB_RUMMY ||
		    (!stay && r->scoring == SCORING_MELDS) ?
		    SAY_COUNTS_AGAIN : stay ? SAY_STAY_DOWN : SAY_TAKE_BACK,
		    seat)->number[0] = j->shown.ngroups &&
		    j->outcome.codes & NO_MELD;
	} else if (r->scoring == SCORING_DIFFERENCE) {
		find_no_big_gin(w, seat);
		if (w->verdicts->winner < 0)
			why_add(w, WHY_RULE, SAY_WRONG_PLAYS_ON,
			    seat)->number[0] = w->deal->seats[seat].verb ==
			    VERB_KNOCK;
	} else if (why_plays_on(w)) {
		find_out_of_deal(w, seat);
	} else if (w->verdicts->winner < 0 && w->deal->nseats > 1 &&
	    seat == deal_claimant(w->deal) &&
	    seat_of(w, seat)->outcome.has_points) {
		why_add(w, WHY_RULE, SAY_NOBODY_IN, seat);
	}
}

static void
answer_invalid(struct why *w, int seat)
{
	static const enum sentence says[VERBS] = {
		[VERB_NONE] = SAY_NOT_DECLARED,
		[VERB_DECLARE] = SAY_NOT_DECLARED,
		[VERB_SHOW] = SAY_NOT_DECLARED, [VERB_KNOCK] = SAY_NOT_KNOCK,
		[VERB_DOWN] = SAY_NOT_DOWN_NOW, [VERB_OUT] = SAY_NOT_OUT,
		[VERB_GIN] = SAY_NOT_GIN, [VERB_RUMMY] = SAY_NOT_RUMMY,
	};
	const struct judgement *j = seat_of(w, seat);
	const struct finding *main = main_reason(j->findings, j->nfindings);
	struct why_finding *f = why_add(w, WHY_ANSWER,
	    says[w->deal->seats[seat].verb], seat);

	if (f->say == SAY_NOT_DOWN_NOW && w->deal->seats[seat].on_table)
		f->say = SAY_NOT_MORE;
	f->verb = noun_of(w, seat);
	add_reason(w, seat, main, f);
	find_others(w, seat, main);
	if (main->code == CODE_LIMIT) {
		if (rules_of(w)->knock_limit == KNOCK_TURN_UP)
			f->key = RULE_NONE; /* of the upcard */
		why_upcard(w, WHY_RULE);
	}
	if (w->deal->seats[seat].verb == VERB_KNOCK &&
	    (rules_of(w)->hand_counts == HAND_WHOLE ||
	    rules_of(w)->knock_at_most < 0))
		why_add(w, WHY_RULE, SAY_NO_KNOCKING, seat)->text =
		    why_ending(rules_of(w));
	find_consequence(w, seat);
}

/* No claim */

/* Say what the round asks of a hand that has not gone down. */
static void
answer_contract(struct why *w, int seat)
{
	const struct judgement *j = seat_of(w, seat);

	find_contract(w, seat, j->outcome.verdict == VERDICT_READY ?
	    SAY_COULD_GO_DOWN : SAY_ASKS);
	if (!j->shown.ngroups && !j->better.ngroups) {
		why_add(w, WHY_RULE, SAY_NOT_MET, seat);
		why_near_contract(w, seat);
	}
}

#define SEEN (CODE_BIT(LOOSE) | NO_MELD)

/* What keeps a hand from being claimed, but for what is visible or answered. */
static void
find_lacks(struct why *w, int seat)
{
	const struct judgement *j = seat_of(w, seat);

	for (int i = 0; i < j->nlacks; i++)
		if (!(SEEN >> j->lacks[i].code & 1) && (j->shown.ngroups ||
		    j->lacks[i].code == CODE_DISCARD ||
		    j->lacks[i].code == CODE_TAKEN ||
		    j->lacks[i].code == CODE_OPENING))
			add_reason(w, seat, &j->lacks[i],
			    why_add(w, WHY_RULE, SAY_NOT_READY, seat));
}

/* Has a hand that is ready otherwise more or fewer cards than a claim needs? */
static bool
is_another_size(const struct why *w, int seat)
{
	const struct rules *r = rules_of(w);
	const struct judgement *j = seat_of(w, seat);

	return r->declare_cards == DECLARE_DEALT &&
	    j->shown.size != r->dealt && !judgement_is_big_gin(r, j);
}

static void
answer_open(struct why *w, int seat)
{
	const struct rules *r = rules_of(w);
	const struct judgement *j = seat_of(w, seat);
	bool ready = j->outcome.verdict == VERDICT_READY;

	if (ready && w->deal->nseats == 1 && !w->deal->seats->on_table &&
	    is_another_size(w, seat))
		why_say(w, WHY_ANSWER, SAY_COULD_BUT_SIZE, seat, r->dealt_key,
		    r->dealt, j->shown.size);
	else if (r->scoring == SCORING_PENALTY &&
	    r->hand_counts == HAND_UNMATCHED && ready &&
	    !keeps_cards(w, seat))
		answer_declared(w, seat);
	else if (why_is_gated(w, seat))
		why_gate(w, seat);
	else if (w->deal->nseats == 1 && r->knock_at_most >= 0 &&
	    j->shown.size >= r->dealt &&
	    (ready || j->outcome.deadwood > r->knock_at_most)) {
		why_say(w, WHY_ANSWER, judgement_is_big_gin(r, j) ?
		    SAY_COULD_BIG_GIN : !j->outcome.deadwood ?
		    SAY_COULD_GIN : ready ? SAY_COULD_KNOCK :
		    SAY_COULD_NOT_KNOCK, seat, ready ? RULE_NONE : r->limit_key,
		    j->outcome.deadwood, r->knock_at_most);
	} else if (r->contract.asked && !w->deal->seats[seat].on_table &&
	    w->deal->nseats == 1)
		answer_contract(w, seat);
	else if (ready && w->deal->nseats == 1)
		find_opening(w, seat, SAY_COULD_OPEN);
	find_lacks(w, seat);
	find_others(w, seat, NULL);
}

void
why_answer(struct why *w, int seat)
{
	enum verdict verdict = seat_of(w, seat)->outcome.verdict;

	if (verdict == VERDICT_VALID) {
		answer_valid(w, seat);
		find_others(w, seat, NULL);
	} else if (verdict == VERDICT_INVALID) {
		answer_invalid(w, seat);
	} else if (!why_last_left(w, seat) &&
	    seat_has_cards(&w->deal->seats[seat])) {
		answer_open(w, seat);
	}
}
