/* Owns the order of an explanation. */
#include "why/why.h"

#include "why/parts.h"

#define HAND_SMALL 24

/* Say so if the others lose what the winner collects, or all what they hold. */
static void
find_deduct(struct why *w, enum sentence say)
{
	const struct rules *r = w->deal->rules;

	if (r->scoring == SCORING_COLLECT && r->collect_deduct)
		why_add(w, WHY_RULE, say, -1)->key = RULE_collect_deduct;
}

/* Has a hand at the table points, though nobody won? */
static bool
is_undecided(const struct why *w)
{
	bool counts = false;

	for (int i = 0; i < w->deal->nseats; i++)
		counts |= w->verdicts->seats[i].outcome.has_points &&
		    w->deal->seats[i].kind != SEAT_POINTS;
	return counts && w->verdicts->winner < 0 && w->deal->nseats > 1;
}

static void
find_seat(struct why *w, int seat)
{
	uint64_t codes = w->verdicts->seats[seat].outcome.codes;
	bool lone = w->deal->nseats == 1 && !w->deal->seats[seat].verb &&
	    !(codes >> CODE_LAYOFF & 1);

	if (w->verdicts->seats[seat].outcome.verdict == VERDICT_ERROR)
		return; /* its message is on standard error */
	if (w->deal->seats[seat].verb == VERB_MELD) {
		why_groups(w, seat);
		return;
	}
	/* A grouped hand without a claim is asked first what its groups are. */
	if (lone)
		why_groups(w, seat);
	why_answer(w, seat);
	why_points(w, seat);
	if (seat == w->verdicts->winner)
		find_deduct(w, SAY_DEDUCTED);
	if (!lone)
		why_groups(w, seat);
	why_remedy(w, seat);
}

/* Are all hands small enough to be judged again and again? */
static bool
is_small(const struct deal *d)
{
	for (int i = 0; i < d->nseats; i++)
		if (d->seats[i].cards.size > HAND_SMALL)
			return false;
	return true;
}

/* Is there anything to doubt, not just figures? */
static bool
is_doubted(const struct deal *d)
{
	for (int i = 0; i < d->nseats; i++)
		if (d->seats[i].kind != SEAT_POINTS &&
		    d->seats[i].kind != SEAT_BAD)
			return true;
	return false;
}

void
why_find(struct why *w, struct again *again, struct solver *solver,
    const struct deal *deal, const struct verdicts *v, struct arena *arena)
{
	struct deal *seated = arena_alloc(arena, sizeof(*seated));

	*seated = *deal;
	seated->rules = rules_for_seats(deal->rules, deal->nseats, arena);
	*w = (struct why){ .deal = seated, .verdicts = v, .arena = arena,
		.solver = solver, .last = &w->first };
	if (!v->failed && is_small(deal))
		w->again = again;
	if (w->again && is_doubted(deal))
		why_look(w);
	if (deal->nseats > 1 && !v->failed)
		why_answer_all(w);
	/* The claimant goes first: the others' results depend on the claim. */
	for (int claims = 1; claims >= 0; claims--)
		for (int i = 0; i < deal->nseats; i++)
			if ((deal->seats[i].verb != VERB_NONE) == claims)
				find_seat(w, i);
	if (is_undecided(w))
		find_deduct(w, SAY_DEDUCTED_ALL);
	why_doubts(w);
	why_source(w);
}
