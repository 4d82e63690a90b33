/*
 * Wrong answers that are known and not mended yet, so that others are seen: the
 * rules under which they come, which are not tried.  To be empty.
 */
#ifndef KNOWN_FINDS_H
#define KNOWN_FINDS_H

#include "rules/rules.h"

/* What is known to be wrong under these rules, or NULL. */
static inline const char *
known_find(const struct rules *r)
{
	if (r->lose_no_pure == NO_PURE_FLAT &&
	    r->lose_gate == GATE_TWO_SEQUENCES)
		return "flat though there is a pure run";
	if (r->gin_big_bonus >= 0)
		return "big gin in games that have none, with cards left";
	if (r->scoring == SCORING_MELDS && r->values_ace != r->melds_ace_low)
		return "an ace and two jokers, read as the run that counts less";
	if (r->jokers_max_by_size.n > 0 && r->layoff_allowed)
		return "cards are lost where the limit of jokers falls";
	return NULL;
}

/* The names of suits matter under these rules. */
static inline bool
known_suits(const struct rules *r)
{
	bool all = r->scoring == SCORING_PENALTY && r->declare_all;
	bool demands = r->declare_min_runs || r->declare_min_pure;

	/* Of claims chance decides; the order typed is not always seen. */
	/* A contract is chosen before lay-offs of the same turn are looked at. */
	return (demands && !all) ||
	    (r->contract.asked && r->layoff_same_turn) ||
	    (r->wild && r->hand_counts == HAND_WHOLE);
}

#endif
