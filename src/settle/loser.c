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

/* Has the hand the runs of a claim?  An action's cards are not laid out. */
static bool
has_runs(const struct rules *r, const struct judgement *j)
{
	struct tally t;

	if (!j->melds)
		return j->action == ACTION_SEEN;
	t = tally_melds(j->melds, j->shown.ngroups);
	return meets_demand(r, &t);
}

/* The price by the pairs of a hand that is known, or KEY_NONE. */
static int
price_of_shown(const struct rules *r, const struct judgement *j)
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
	return j->complete || has_runs(r, j) ||
	    price_of_shown(r, j) != KEY_NONE;
}

enum rule_key
loser_price(const struct rules *r, const struct judgement *j, int count,
    int *points)
{
	enum rule_key key = RULE_NONE;
	int of_pairs = price_of_shown(r, j);

	*points = count;
	if (r->lose_flat != LOSE_AS_COUNTED) {
		key = r->lose_shown != LOSE_FLAT && has_runs(r, j) ?
		    RULE_lose_shown : RULE_lose_flat;
		*points = key == RULE_lose_shown ? r->lose_shown : r->lose_flat;
	}
	if (of_pairs == KEY_NONE || of_pairs >= *points)
		return key;
	*points = of_pairs;
	return RULE_lose_pairs_from;
}
