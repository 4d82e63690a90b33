/* Owns the numbers of cards and jokers that a meld may have. */
#include "melds/limits.h"

static void
limit_to_contract(struct limits *l, bool lengthens)
{
	const struct rules *r = l->rules;

	l->contract = true;
	l->run_min = r->contract.run_size;
	l->placed = r->contract_gap || !r->contract_overlap;
	if (lengthens || r->contract.more) {
		l->every = l->counted = true;
		l->cut = lengthens;
		if (r->contract.more)
			l->run_min = min_of(l->run_min, r->run_min);
	} else if (r->contract.exact) {
		l->set_max = l->set_min;
		if (l->run_max == KEY_NONE || l->run_max > l->run_min)
			l->run_max = l->run_min;
	} else { /* A longer run may reach beyond one that was too close. */
		l->counted |= l->placed;
	}
}

struct limits
limits_of(const struct rules *r, const struct demand *demand)
{
	struct limits l = { .rules = r,
		.run_min = r->run_min, .run_max = r->run_max,
		.set_min = r->set_min, .set_max = r->set_max,
		/* Jokers that are added later do not make a run long enough. */
		.counted = r->jokers_by_place || demand->long_run };

	if (demand->min_runs == DEMAND_CONTRACT)
		limit_to_contract(&l, demand->lengthens);
	else if (demand->points) /* what a joker counts depends on its place */
		l.opening = l.counted = l.placed = l.every = true;
	return l;
}
