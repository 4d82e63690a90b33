/* Owns what prices an action: the key, its term and its sentence. */
#include "why/parts.h"

#include "settle/loser.h"

static const struct why_price prices[ACTIONS] = {
	[ACTION_NONE] = { RULE_NONE, TERM_GIVEN, SAY_SUM_POINTS },
	[ACTION_DROP_FIRST] = { RULE_penalty_first_drop, TERM_DROP,
	    SAY_DROPPED_FIRST },
	[ACTION_DROP_MIDDLE] = { RULE_penalty_middle_drop, TERM_DROP,
	    SAY_DROPPED_LATER },
	[ACTION_DROP_LAST] = { RULE_penalty_last_drop, TERM_DROP,
	    SAY_DROPPED_LAST },
	[ACTION_MISSED] = { RULE_penalty_missed, TERM_LATER, SAY_MISSED },
	[ACTION_LEFT_BEFORE] = { RULE_penalty_left_before, TERM_LEFT,
	    SAY_LEFT_BEFORE },
	[ACTION_LEFT_AFTER] = { RULE_penalty_left_after, TERM_LEFT,
	    SAY_LEFT_AFTER },
	[ACTION_WRONG] = { RULE_penalty_wrong, TERM_WRONG, SAY_WRONG },
	[ACTION_NO_TURN] = { RULE_penalty_no_turn, TERM_NO_TURN, SAY_NO_TURN },
};

const struct why_price *
why_price(enum action action)
{
	return &prices[action];
}

enum rule_key
why_drop_of(const struct rules *r, enum action action)
{
	enum action as = action_priced_as(r, action);

	return as == action ? RULE_NONE : prices[as].key;
}
