/* Owns the short way for hands that need only their deadwood. */
#include "settle/lone.h"

bool
judge_lone(struct solver *s, struct lone *lone)
{
	const struct rules *r = lone->rules;
	struct outcome *o = &lone->outcome;
	struct hand h;

	if (lone->ncards == r->dealt + 1 ||
	    !hand_of(&h, lone->cards, lone->ncards) ||
	    !solve_plain(s, r, &h, &lone->shown, &o->deadwood))
		return false;
	o->verdict = r->knock_at_most < 0 || o->deadwood <= r->knock_at_most ?
	    VERDICT_READY : VERDICT_OPEN;
	o->has_deadwood = o->has_points = true;
	o->points = o->deadwood;
	return true;
}
