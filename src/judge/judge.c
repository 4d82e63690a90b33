/*
 * Owns the verdict on one seat: is the claim valid, and if not, every reason;
 * what counts; what is printed.  The room settle owns what seats owe each
 * other.
 */
#include "judge/judge.h"

#include <string.h>

#include "judge/layout.h"
#include "cards/notation.h"

struct finding *
add_finding(struct judgement *j, struct arena *arena, enum code code,
    enum rule_key key, enum sentence say)
{
	struct finding *f, *few = j->findings;

	/* Most seats with findings have few. */
	if (!few) {
		j->findings = arena_alloc(arena, FINDINGS_FEW * sizeof(*f));
	} else if (j->nfindings == FINDINGS_FEW) {
		j->findings = arena_alloc(arena, FINDINGS_MAX * sizeof(*f));
		memcpy(j->findings, few, FINDINGS_FEW * sizeof(*f));
	}
	j->outcome.codes |= UINT64_C(1) << code;
	/* The last place is reused: codes are never lost. */
	f = &j->findings[j->nfindings < FINDINGS_MAX ?
	    j->nfindings++ : FINDINGS_MAX - 1];
	f->code = code;
	f->group = -1;
	f->ncards = 0;
	f->blame = CARD_NONE;
	f->key = key;
	f->say = say;
	return f;
}

struct finding *
find_why(struct judging *j, enum code code, enum rule_key key,
    enum sentence say)
{
	j->trial_codes |= UINT64_C(1) << code;
	return j->on_trial ? NULL :
	    add_finding(j->out, j->arena, code, key, say);
}

struct finding *
find_cards(struct judging *j, enum code code, enum rule_key key,
    enum sentence say, const card *cards, int n)
{
	struct finding *f = find_why(j, code, key, say);

	if (!f)
		return NULL;
	memcpy(f->cards, cards, (size_t)n);
	f->ncards = n;
	return f;
}

void
find_bad_group(struct judging *j, int g, const struct meld *m)
{
	struct finding *f = find_cards(j, m->fault == FAULT_SHORT &&
	    j->seat->verb != VERB_MELD ? CODE_SHORT : CODE_GROUP,
	    meld_fault_key(m), SAY_FAULT + m->fault, m->cards, m->size);

	if (!f)
		return;
	f->group = g;
	f->blame = m->blame;
	meld_fault_numbers(j->rules, m, f->number);
}

void
find_bad_groups(struct judging *j)
{
	int before = seat_laid_before(j->seat);

	for (int g = 0; g < before + j->out->shown.ngroups; g++) {
		const struct meld *m = meld_of_group(j->seat, j->out, g);

		if (m->kind == MELD_NONE)
			find_bad_group(j, g, m);
	}
}

/* Is the meld a set that could also be a run?  *run is that run. */
static bool
could_be_run(const struct rules *r, const struct meld *m, struct meld *run)
{
	struct meld readings[MELD_READINGS];

	if (m->kind != MELD_SET ||
	    meld_read(r, m->cards, m->size, readings) < 2)
		return false;
	*run = readings[1]; /* the natural reading is the set */
	return true;
}

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

/*
 * If that makes up for what a claim lacks, read sets as runs: as many as are
 * missing, one of them a long one.
 */
static void
read_claim(struct judgement *j, const struct rules *r, struct arena *arena)
{
	struct tally t = tally_melds(j->melds, j->shown.ngroups);
	int lacking = r->declare_min_runs - t.runs, could = 0;
	struct meld *runs;

	if (lacking <= 0 && t.longest >= r->declare_long_run)
		return;
	runs = arena_alloc(arena, (size_t)j->shown.ngroups * sizeof(*runs));
	for (int g = 0; g < j->shown.ngroups; g++)
		could += could_be_run(r, &j->melds[g], &runs[g]);
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

struct finding *
find_figures(struct judging *j, enum code code, enum rule_key key,
    enum sentence say, int first, int second)
{
	struct finding *f = find_why(j, code, key, say);

	if (!f)
		return NULL;
	f->number[0] = first;
	f->number[1] = second;
	return f;
}

void
check_size(struct judging *j)
{
	const struct rules *r = j->rules;
	int size = j->out->shown.size - j->out->taken.size;

	if (r->declare_cards != DECLARE_ANY && !j->seat->on_table &&
	    j->seat->verb && size != r->dealt &&
	    !judgement_is_big_gin(r, j->out))
		find_figures(j, CODE_CARDS, r->dealt_key, SAY_SIZE, r->dealt,
		    size);
}

bool
check_last_discard(struct judging *j)
{
	bool some = j->out->shown.discard != CARD_NONE;
	struct finding *f;

	if (j->rules->discard !=
	    (some ? DISCARD_FORBIDDEN : DISCARD_REQUIRED))
		return true;
	f = find_why(j, CODE_DISCARD, j->rules->discard_key,
	    some ? SAY_NO_DISCARD : SAY_WANTS_DISCARD);
	if (f)
		f->blame = j->out->shown.discard;
	return false;
}

static void
check_deadwood(struct judging *j)
{
	const struct rules *r = j->rules;
	int deadwood = j->out->outcome.deadwood;

	if (j->seat->verb == VERB_GIN && deadwood > 0)
		find_figures(j, CODE_GIN, RULE_NONE, SAY_GIN, deadwood, 0);
	if (r->knock_at_most >= 0 && deadwood > r->knock_at_most)
		find_figures(j, CODE_LIMIT, r->limit_key, SAY_LIMIT, deadwood,
		    r->knock_at_most);
}

/* Check that every card is melded; a claimant's lay-offs are refused later. */
static void
check_left(struct judging *j)
{
	const struct arrangement *a = &j->out->shown;
	int n = a->size - laid_start(a);
	bool all = j->rules->declare_all;
	struct finding *f;

	if ((!all && j->seat->verb != VERB_RUMMY) || !n)
		return;
	f = find_cards(j, all ? CODE_LOOSE : CODE_RUMMY,
	    all ? RULE_declare_all : RULE_NONE, SAY_LEFT,
	    a->cards + laid_start(a), n);
	if (f)
		sort_cards(f->cards, n);
}

/* Check that there are enough runs, pure ones, and a long one. */
static void
check_runs(struct judging *j)
{
	const struct rules *r = j->rules;
	struct tally t = tally_melds(j->out->melds, j->out->shown.ngroups);

	if (t.pure < r->declare_min_pure && t.pure)
		find_figures(j, CODE_PURE, RULE_declare_min_pure,
		    t.pure > 1 ? SAY_SOME_PURE : SAY_FEW_PURE, t.pure,
		    r->declare_min_pure);
	else if (t.pure < r->declare_min_pure)
		find_why(j, CODE_PURE, RULE_declare_min_pure, SAY_NO_PURE);
	if (t.runs < r->declare_min_runs)
		find_figures(j, CODE_RUNS, RULE_declare_min_runs, !t.runs ?
		    SAY_NO_RUN : t.runs == 1 ? SAY_ONE_RUN : SAY_FEW_RUNS,
		    t.runs, r->declare_min_runs);
	else if (t.longest < r->declare_long_run)
		find_figures(j, CODE_RUNS, RULE_declare_long_run,
		    SAY_SHORT_RUNS, t.longest, r->declare_long_run);
}

/* Note what a claim of pairs lacks. */
static void
check_pairs(struct judging *j, int pairs)
{
	const struct rules *r = j->rules;
	const struct arrangement *a = &j->out->shown;

	if (pairs < r->declare_pairs)
		find_figures(j, CODE_PAIRS, RULE_declare_pairs, SAY_FEW_PAIRS,
		    pairs, r->declare_pairs);
	if (r->declare_rest_free)
		return;
	for (int g = 0; g < a->ngroups; g++)
		if (!is_pair(r, group_cards(a, g), group_size(a, g)))
			find_cards(j, CODE_PAIRS, RULE_declare_rest_free,
			    SAY_NO_PAIR, group_cards(a, g), group_size(a, g));
	check_left(j);
}

/* Do the melds alone make a claim, with every card melded? */
static bool
melds_suffice(const struct rules *r, const struct judgement *j)
{
	const struct arrangement *a = &j->shown;
	struct tally t = tally_melds(j->melds, a->ngroups);

	return t.melds == a->ngroups && laid_start(a) == a->size &&
	    meets_demand(r, &t);
}

/* If it is complete in another way, nothing of it counts. */
static void
look_for_complete(struct judging *j)
{
	struct judgement *out = j->out;

	if (!has_other_claims(j->rules) || melds_suffice(j->rules, out))
		return;
	out->complete = complete_as_grouped(j->rules, &out->shown, out->melds);
	if (out->complete)
		out->outcome.deadwood = 0;
}

static void
check_claim(struct judging *j)
{
	int pairs = claimed_pairs(j->rules, &j->out->shown);

	check_size(j);
	if (!j->out->complete && pairs) {
		check_pairs(j, pairs);
	} else if (!j->out->complete) {
		find_bad_groups(j);
		check_runs(j);
		check_left(j);
	}
	check_deadwood(j);
	check_last_discard(j);
}

void
find_refused(struct judgement *j, struct arena *arena, enum rule_key key,
    enum sentence say)
{
	const struct arrangement *a = &j->shown;

	for (int i = 0; i < laid_size(a); i++) {
		struct finding *f;

		if (j->laid_group[i] >= 0)
			continue;
		f = add_finding(j, arena, CODE_LAYOFF, key, say);
		f->cards[0] = a->cards[laid_start(a) + i];
		f->ncards = 1;
	}
	j->outcome.has_why = j->outcome.codes != 0;
}

/*
 * Would a claim so arranged be valid, whatever the number of cards?  It is not
 * claimed, so there are no findings.
 */
static bool
is_ready(struct judging *j)
{
	j->on_trial = true;
	j->trial_codes = 0;
	check_deadwood(j); /* most hands fail there, or have cards left */
	if (!has_other_claims(j->rules))
		check_left(j);
	if (!j->trial_codes)
		check_claim(j);
	j->on_trial = false;
	return !(j->trial_codes & ~CODE_BIT(CARDS)) &&
	    laid_size(&j->out->shown) == 0;
}

static void
decide(struct judging *j)
{
	struct outcome *o = &j->out->outcome;

	o->has_deadwood = true;
	if (j->seat->verb != VERB_NONE) {
		check_claim(j);
		o->verdict = (o->codes & ~CODE_BIT(LAYOFF)) ?
		    VERDICT_INVALID : VERDICT_VALID;
	} else {
		o->verdict = is_ready(j) ? VERDICT_READY : VERDICT_OPEN;
	}
	o->has_why = o->codes != 0;
}

void
judge_grouped(struct judging *j)
{
	struct judgement *out = j->out;
	const struct arrangement *a = &out->shown;

	out->shown = j->seat->cards;
	judgement_read(j->out, j->rules, true, j->arena);
	sort_cards(out->shown.cards + a->laid_end, unmatched_size(a));
	out->outcome.deadwood = count_deadwood(j->rules, out);
	look_for_complete(j);
	decide(j);
	if (out->outcome.verdict != VERDICT_OPEN || out->complete)
		return;
	/* Melds of a loser may not be exempt. */
	out->counting = melds_not_exempt(j->rules, out->melds, a->ngroups,
	    laid_start(a) == a->size);
	out->outcome.deadwood = count_deadwood(j->rules, out);
	show_as_typed(j);
}

void
judge_layout(struct judging *j, const struct layout *layout)
{
	j->out->shown = layout->laid.best;
	j->out->outcome.deadwood = layout->laid.deadwood;
	judgement_read(j->out, j->rules, true, j->arena);
	if (layout->counts) {
		/* The melds of a claim do not need to be exempt. */
		j->out->counting = j->seat->verb == VERB_NONE;
		j->out->outcome.deadwood = count_deadwood(j->rules, j->out);
	}
	look_for_complete(j);
	decide(j);
}
