/* Owns what a player who is still in loses when another wins the deal. */
#include "settle/loser.h"

bool
loses_with_others(const struct seat *s, const struct judgement *j)
{
	if (s->kind == SEAT_ACTION)
		return s->action == ACTION_NO_TURN ||
		    action_is_of_loser(s->action);
	return s->kind != SEAT_POINTS && j->outcome.verdict != VERDICT_INVALID;
}

bool
loser_has_runs(const struct rules *r, const struct judgement *j)
{
	struct tally t;

	if (!j->melds)
		return j->action == ACTION_SEEN;
	t = tally_melds(j->melds, j->shown.ngroups);
	return meets_demand(r, &t);
}

int
loser_price_of_pairs(const struct rules *r, const struct judgement *j)
{
	struct hand h;

	if (!r->lose_pairs_from.n || j->action != ACTION_NONE)
		return KEY_NONE;
	hand_of(&h, j->shown.cards, j->shown.size);
	return price_of_pairs(r, &h);
}

bool
loser_has_shown(const struct rules *r, const struct judgement *j)
{
	return j->complete || loser_has_runs(r, j) ||
	    loser_price_of_pairs(r, j) != KEY_NONE;
}
