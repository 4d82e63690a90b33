/*
 * Owns the verdict on one seat: is the claim valid, and if not, every reason;
 * what counts; what is printed.  The room settle owns what seats owe each
 * other.
 */
#include "judge/judge.h"

#include <string.h>

#include "judge/checks.h"
#include "cards/notation.h"

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
decide(struct judging *j)
{
	struct outcome *o = &j->out->outcome;

	o->has_deadwood = true;
	judge_claim(j);
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
