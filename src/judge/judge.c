/*
 * Owns the verdict on one seat: is the claim valid, and if not, every reason;
 * what counts; what is printed: a plain hand in its best arrangement.
 * Impossible cards are refused.
 */
#include "judge/judge.h"

#include <assert.h>
#include <string.h>

#include "judge/claim.h"
#include "judge/layout.h"
#include "judge/packs.h"

/*
 * Read the next n groups, of at least that size, as these runs; a group that
 * could not be one, or already is, has MELD_NONE there.
 */
static void
read_runs(struct judgement *j, struct meld *runs, int n, int size)
{
	for (int g = 0; n > 0 && g < j->shown.ngroups; g++) {
		if (runs[g].kind == MELD_NONE || runs[g].size < size)
			continue;
		j->melds[g] = runs[g];
		runs[g].kind = MELD_NONE;
		n--;
	}
}

/* If it makes up what a claim lacks, read sets as runs, one of them long. */
static void
read_claim(struct judgement *j, const struct rules *r, struct arena *arena)
{
	struct tally t = tally_melds(j->melds, j->shown.ngroups);
	int lacking = r->declare_min_runs - t.runs, could = 0;
	struct meld *runs;

	if (lacking <= 0 && t.longest >= r->declare_long_run)
		return;
	runs = arena_alloc(arena, (size_t)j->shown.ngroups * sizeof(*runs));
	for (int g = 0; g < j->shown.ngroups; g++) {
		const struct meld *m = &j->melds[g];

		if (m->kind == MELD_SET)
			could += meld_read_as(r, MELD_RUN, m->cards, m->size,
			    &runs[g]);
	}
	if (could < lacking)
		return;
	if (t.longest < r->declare_long_run)
		read_runs(j, runs, 1, r->declare_long_run);
	t = tally_melds(j->melds, j->shown.ngroups);
	read_runs(j, runs, r->declare_min_runs - t.runs, 0);
}

void
judgement_read(struct judgement *j, const struct rules *rules, bool claim,
    struct arena *arena)
{
	struct arrangement *a = &j->shown;

	memset(j->laid_group, -1, sizeof(j->laid_group));
	j->melds = arena_alloc(arena, (size_t)a->ngroups * sizeof(*j->melds));
	for (int g = 0; g < a->ngroups; g++)
		meld_read_best(rules, group_cards(a, g), group_size(a, g),
		    &j->melds[g]);
	if (claim)
		read_claim(j, rules, arena);
	for (int g = 0; g < a->ngroups; g++)
		memcpy(a->cards + group_start(a, g), j->melds[g].cards,
		    (size_t)group_size(a, g));
}

/* Put the cards of the meld in this order. */
static void
reorder(struct meld *m, const card *cards)
{
	for (int i = 0; i < m->size; i++) {
		card as;
		int k = i;

		while (m->cards[k] != cards[i])
			k++;
		as = m->as[k];
		m->cards[k] = m->cards[i];
		m->as[k] = m->as[i];
		m->cards[i] = cards[i];
		m->as[i] = as;
	}
}

void
show_as_typed(struct judging *j)
{
	struct arrangement *a = &j->out->shown;
	const struct arrangement *typed = &j->seat->cards;

	for (int g = 0; g < typed->ngroups; g++) {
		if (!(j->out->counting >> g & 1))
			continue;
		reorder(&j->out->melds[g], group_cards(typed, g));
		memcpy(a->cards + group_start(a, g), group_cards(typed, g),
		    (size_t)group_size(a, g));
	}
}

/* If it is complete in another way than by melds, nothing of it counts. */
static void
look_for_complete(struct judging *j)
{
	struct judgement *out = j->out;
	const struct arrangement *a = &out->shown;

	if (!has_other_claims(j->rules) || melds_complete(j->rules, out->melds,
	    a->ngroups, laid_start(a) == a->size))
		return;
	out->complete = complete_as_grouped(j->rules, a, out->melds);
	if (out->complete)
		out->outcome.deadwood = 0;
}

/* Judge the claim, or the hand, laid out so; these groups count. */
static void
judge_shown(struct judging *j, const struct arrangement *a, uint32_t counting)
{
	struct judgement *out = j->out;

	out->shown = *a;
	judgement_read(out, j->rules, true, j->arena);
	out->counting = counting;
	out->outcome.has_deadwood = true;
	out->outcome.deadwood = count_deadwood(j->rules, out);
	look_for_complete(j);
	judge_claim(j);
}

void
judge_grouped(struct judging *j)
{
	struct judgement *out = j->out;
	struct arrangement a = j->seat->cards;

	sort_cards(a.cards + a.laid_end, unmatched_size(&a));
	judge_shown(j, &a, 0);
	if (out->outcome.verdict != VERDICT_OPEN || out->complete)
		return;
	/* Melds of a loser may not be exempt. */
	out->counting = melds_not_exempt(j->rules, out->melds, a.ngroups,
	    laid_start(&a) == a.size);
	out->outcome.deadwood = count_deadwood(j->rules, out);
	show_as_typed(j);
}

/* A plain hand */

/* Lay the hand out by these rules; judge that as if the player had shown it. */
static void
judge_laid_out(struct judging *j, const struct rules *r, const struct hand *h)
{
	const struct arrangement *given = &j->seat->cards;
	bool choose = may_choose_discard(r, given);
	struct layout layout;

	/* Only big gin is a reason not to discard. */
	if (!choose || r->gin_big_bonus != KEY_NONE)
		lay_out(j->solver, r, h, false, &layout);
	if (choose && (r->gin_big_bonus == KEY_NONE ||
	    !is_big_gin(r, &layout.laid.best, layout.laid.deadwood)))
		lay_out(j->solver, r, h, true, &layout);
	if (given->discard != CARD_NONE)
		layout.laid.best.discard = given->discard;
	/* The melds of a claim do not need to be exempt. */
	judge_shown(j, &layout.laid.best,
	    layout.counts && j->seat->verb == VERB_NONE);
}

/* Less is better: the value of the cards in no meld, then their number. */
static int
compare_left(const struct judgement *a, const struct judgement *b)
{
	if (a->outcome.deadwood != b->outcome.deadwood)
		return a->outcome.deadwood - b->outcome.deadwood;
	return unmatched_size(&a->shown) - unmatched_size(&b->shown);
}

/* Weaken the demand of runs by a step, the long one first; false: none left. */
static bool
weaken(struct rules *r, const struct rules *claim)
{
	if (r->declare_long_run) {
		r->declare_long_run = 0;
		return true;
	}
	if (r->declare_min_pure) {
		r->declare_min_pure--;
	} else if (!r->declare_min_runs) {
		return false;
	} else {
		r->declare_min_runs--;
		r->declare_min_pure = min_of(claim->declare_min_pure,
		    r->declare_min_runs);
	}
	if (r->declare_min_runs)
		r->declare_long_run = claim->declare_long_run;
	return true;
}

/* Can the rules make the cards of melds count? */
static bool
is_gated(const struct rules *r)
{
	return r->lose_gate != GATE_NONE || r->declare_min_runs ||
	    r->lose_no_pure != NO_PURE_SUMMED;
}

/*
 * Lay out again, as a loser's hand is laid out: with the runs that a claim
 * needs the hand may be valid, or ready; otherwise show of a claim the least
 * value in no meld, with as many of those runs as that allows.
 */
static void
judge_ungated(struct judging *j, const struct hand *h)
{
	struct rules rules = *j->rules;
	struct judging other = *j;
	bool first = true;

	rules.declare_all = false;
	rules.lose_no_pure = NO_PURE_SUMMED;
	rules.lose_gate = GATE_TWO_SEQUENCES;
	do {
		struct judgement now = { 0 };
		bool could;

		other.out = &now;
		judge_laid_out(&other, &rules, h);
		could = verdict_is_good(now.outcome.verdict);
		if (could || (j->seat->verb &&
		    (first || compare_left(&now, j->out) < 0)))
			*j->out = now;
		if (could)
			return;
		first = false;
	} while (weaken(&rules, j->rules));
}

static void
judge_plain(struct judging *j, const struct hand *h)
{
	enum verdict v;

	judge_laid_out(j, j->rules, h);
	v = j->out->outcome.verdict;
	/* Where a claim melds every card, none costs less. */
	if (is_gated(j->rules) && (v == VERDICT_INVALID ||
	    (v == VERDICT_OPEN && !j->rules->declare_all)))
		judge_ungated(j, h);
}

/* Find what the hand of a seat with an action counts; it is shown as given. */
static void
judge_aside(struct judging *j)
{
	const struct arrangement *given = &j->seat->cards;
	struct layout layout;
	struct hand h;

	if (given->ngroups) { /* it counts as it was laid out */
		struct judging shown = *j;

		shown.out = arena_alloc(j->arena, sizeof(*shown.out));
		judgement_reset(shown.out);
		judge_grouped(&shown);
		j->out->aside_deadwood = shown.out->outcome.deadwood;
		j->out->aside_pure = judgement_has_pure(j->rules, shown.out);
		return;
	}
	hand_of(&h, given->cards, given->size);
	lay_out(j->solver, j->rules, &h, false, &layout);
	j->out->aside_deadwood = layout.laid.deadwood;
	j->out->aside_pure = layout.has_pure;
}

/* Make the seat an error; the caller fills in v->error. */
static void
mark_error(struct judging *j, const char *code)
{
	j->out->outcome.verdict = VERDICT_ERROR;
	j->out->outcome.error = text_of(code);
	j->out->shown = j->seat->cards;
}

/* The same with a sentence, or that of the code, and what is added to it. */
static void
fail_seat(struct judging *j, struct verdicts *v, enum code code,
    const char *sentence, const char *more)
{
	mark_error(j, code_words[code]);
	seat_error(&v->error, j->seat, code_words[code], 1,
	    sentence ? sentence : code_sentences[code], more);
}

/* Judge only whether each group is a meld. */
static void
judge_melds(struct judging *j, struct verdicts *v)
{
	const struct rules *r = j->rules;
	struct judgement *out = j->out;

	if (r->wild_rounds.n && r->facts.round < 0 &&
	    r->facts.wild == CARD_NONE) {
		fail_seat(j, v, CODE_ROUND, NULL, "; give it as in round=3, or "
		    "the wild card as in wild=5");
		return;
	}
	out->shown = j->seat->cards;
	judgement_read(out, r, false, j->arena);
	find_bad_groups(j);
	out->outcome.verdict = out->nfindings ? VERDICT_INVALID : VERDICT_VALID;
}

/* Do the packs have all its cards but those taken?  If not, it is an error. */
static bool
check_packs(struct judging *j, struct verdicts *v, const struct hand *taken,
    struct hand *all)
{
	card over;

	*all = hand_empty();
	over = overdraw(j->rules, all, j->seat, taken);
	if (over == CARD_NONE)
		return true;
	if (!j->brief)
		packs_fail(j->rules, j->seat, over, NULL, "", &v->error);
	judgement_reset(j->out);
	mark_error(j, code_words[CODE_PACKS]);
	return false;
}

bool
judge_taken(struct judging *j, struct verdicts *v)
{
	struct hand all;

	return check_packs(j, v, &j->out->taken, &all);
}

/* Do the packs have all cards of the seat?  If not, it is an error. */
static bool
check_hand(struct judging *j, struct verdicts *v, struct hand *all)
{
	const struct seat *seat = j->seat;
	struct hand taken = hand_empty();

	/* Those that it did not take count at the table (score.c). */
	if (laid_size(&seat->cards) && (seat->on_table ||
	    (seat->cards.takes && j->rules->hand_counts == HAND_WHOLE)))
		taken = jokers_named(j).jokers;
	if (!check_packs(j, v, &taken, all))
		return false;
	if (j->rules->wild_printed == PRINTED_TURNED &&
	    j->rules->joker_face == CARD_NONE) {
		fail_seat(j, v, CODE_WILD, NULL, "; give it as in wild=5H");
		return false;
	}
	if (whole_size(&seat->cards) <= HAND_MAX)
		return true;
	static_assert(HAND_MAX == 64, "as the sentence says");
	mark_error(j, "size");
	seat_error(&v->error, seat, "size", 1, "a hand has at most 64 cards, its "
	    "discard included", "");
	return false;
}

/* Judge a claim without cards, which is taken at its word. */
static void
judge_word(struct judging *j, struct verdicts *v)
{
	const struct rules *r = j->rules;
	struct outcome *o = &j->out->outcome;
	int left = j->seat->number;

	if (r->scoring == SCORING_MELDS) {
		fail_seat(j, v, CODE_CARDS, "a claim needs its "
		    "cards where melds score; give them, or the score as in "
		    "\"points 45\"", "");
		return;
	}
	o->has_deadwood = true;
	o->deadwood = left;
	if (left && (r->declare_all || r->hand_counts == HAND_WHOLE))
		find_why(j, CODE_LOOSE, RULE_NONE, SAY_KEPT);
	else if (r->knock_at_most >= 0 && left > r->knock_at_most)
		find_figures(j, CODE_LIMIT, r->limit_key, SAY_LIMIT, left,
		    r->knock_at_most);
	if (is_all_at_once(j->seat->verb))
		find_early(j);
	o->verdict = o->codes ? VERDICT_INVALID : VERDICT_VALID;
	j->out->is_out = !o->codes;
}

/* Judge a count, points, or an action, which may have its cards beside it. */
static void
judge_not_shown(struct judging *j, struct verdicts *v)
{
	const struct seat *seat = j->seat;
	struct outcome *o = &j->out->outcome;
	struct hand hand;

	if (seat_is_word(seat)) {
		judge_word(j, v);
		return;
	}
	o->verdict = VERDICT_OPEN;
	j->out->action = seat->action;
	if (seat->kind == SEAT_COUNT) {
		o->has_deadwood = true;
		o->deadwood = seat->number;
	}
	if (!seat->has_cards || !check_hand(j, v, &hand))
		return;
	j->out->shown = seat->cards;
	if (action_counts_hand(j->rules, seat->action))
		judge_aside(j);
}

void
judge_seat(struct judging *j, struct verdicts *v)
{
	const struct seat *seat = j->seat;
	struct outcome *o = &j->out->outcome;
	struct hand hand;

	memset(j->out->laid_group, -1, sizeof(j->out->laid_group));
	j->out->shown.discard = CARD_NONE;
	if (seat->kind == SEAT_BAD) {
		o->verdict = VERDICT_ERROR;
		o->error = seat->error;
		return;
	}
	if (seat->on_table && !j->table) {
		fail_seat(j, v, CODE_DOWN, "these rules allow no "
		    "melds on the table before the deal ends",
		    rules_hint(j->rules, HINT_BASIC));
		return;
	}
	if (!seat_is_hand(seat)) {
		judge_not_shown(j, v);
		return;
	}
	if (!check_hand(j, v, &hand))
		return;
	if (seat->verb == VERB_MELD) {
		judge_melds(j, v);
		return;
	}
	if (j->table)
		return; /* left to lay-down.c, once all melds on the table are known */
	if (seat->kind != SEAT_PLAIN) {
		judge_grouped(j);
		return;
	}
	if (hand.size != seat->cards.size)
		hand_of(&hand, seat->cards.cards, seat->cards.size);
	judge_plain(j, &hand);
}
