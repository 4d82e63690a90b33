/* Owns the numbers of cards and jokers that a meld may have. */
#include "melds/limits.h"

struct limits
limits_of(const struct rules *r)
{
	return (struct limits){ .rules = r,
		.run_min = r->run_min, .run_max = r->run_max,
		.set_min = r->set_min, .set_max = r->set_max,
		.counted = r->jokers_by_place };
}

struct limits
limits_of_demand(const struct rules *r, int long_run)
{
	struct limits l = limits_of(r);

	/* Jokers that are added later do not make a run long enough. */
	l.counted |= long_run > 0;
	return l;
}

struct limits
limits_of_opening(const struct rules *r)
{
	struct limits l = limits_of(r);

	/* What a joker counts depends on its place. */
	l.opening = l.counted = l.placed = l.every = true;
	return l;
}

struct limits
limits_of_contract(const struct rules *r, bool lengthens)
{
	struct limits l = limits_of(r);

	l.contract = true;
	l.run_min = r->contract.run_size;
	l.placed = r->contract_gap || !r->contract_overlap;
	if (lengthens || r->contract.more) {
		l.every = l.counted = true;
		l.cut = lengthens;
		if (r->contract.more)
			l.run_min = min_of(l.run_min, r->run_min);
		return l;
	}
	if (r->contract.exact) {
		l.set_max = l.set_min;
		if (l.run_max == KEY_NONE || l.run_max > l.run_min)
			l.run_max = l.run_min;
		return l;
	}
	/* A longer run may reach beyond one that was too close. */
	l.counted |= l.placed;
	return l;
}
