/* Owns the short way for hands that no other seat and no table concerns. */
#include "settle/lone.h"

#include <string.h>

#include "judge/judge-seat.h"
#include "settle/score-ways.h"

/*
 * Judge a hand whose deadwood is its result; false if a card is repeated, one
 * may have to be discarded, or it is for the search.
 */
static inline bool
judge_bare(struct solver *s, const struct rules *r,
    const struct arrangement *given, struct judgement *out)
{
	struct hand h;
	int deadwood;

	if (given->size == r->dealt + 1 ||
	    !hand_of_pack(&h, given->cards, given->size) ||
	    !solve_plain(s, r, &h, &out->shown, &deadwood))
		return false;
	out->melds = NULL;
	out->outcome = (struct outcome){
		.verdict = r->knock_at_most < 0 ||
		    deadwood <= r->knock_at_most ? VERDICT_READY : VERDICT_OPEN,
		.has_deadwood = true, .deadwood = deadwood,
		.has_points = true, .points = deadwood,
	};
	return true;
}

/* Judge any other; its seat is judged and scored as in a deal. */
static APART bool
judge_other(struct solver *s, const struct lone *lone, struct arena *arena,
    struct judgement *out)
{
	struct verdicts v = { .seats = out };
	struct judging j = { .solver = s, .rules = lone->rules,
		.seat = &lone->seat, .arena = arena, .brief = true, .out = out };

	memset(out, 0, sizeof(*out));
	*solver_effort(s) = EFFORT_MOST;
	judge_seat(&j, &v);
	if (out->outcome.verdict == VERDICT_ERROR ||
	    effort_is_spent(solver_effort(s)))
		return false;
	if (lone->seat.verb != VERB_MELD)
		score_lone(lone->rules, &lone->seat, arena, out);
	return true;
}

bool
judge_lone(struct solver *s, const struct lone *lone, struct arena *arena,
    struct judgement *out)
{
	const struct seat *seat = &lone->seat;

	return (lone->rules->bare && seat->kind == SEAT_PLAIN &&
	    judge_bare(s, lone->rules, &seat->cards, out)) ||
	    judge_other(s, lone, arena, out);
}
