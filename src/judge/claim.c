/* Owns what a claim is where melds are laid: going out, lying, at once. */
#include "judge/claim.h"

#include "judge/first.h"
#include "melds/contract.h"

bool
is_empty(const struct judging *j)
{
	card left[HAND_MAX];

	for (int g = 0; g < seat_laid_before(j->seat); g++)
		if (j->out->laid_before[g].kind == MELD_NONE)
			return false;
	return !cards_left(j->out, left);
}

bool
is_whole_hand(const struct judging *j)
{
	const struct arrangement *before = j->seat->on_table;
	/* Of a plain hand its own cards are typed. */
	int taken = j->seat->kind == SEAT_PLAIN ? 0 : j->out->taken.size;

	return whole_size(&j->seat->cards) - taken +
	    (before ? before->size : 0) >= j->rules->dealt;
}

bool
claims_out(const struct judging *j)
{
	if (j->seat->verb == VERB_OUT || is_all_at_once(j->seat->verb) ||
	    (wants_contract(j) && j->rules->contract.complete))
		return true;
	if (j->seat->verb != VERB_DOWN && !wants_contract(j) &&
	    !(wants_opening(j) && j->seat->verb == VERB_NONE))
		return true;
	return is_whole_hand(j) && is_empty(j);
}

bool
groups_can_lie(struct judging *j)
{
	struct contract_check c;

	if (is_all_at_once(j->seat->verb))
		return false;
	if (wants_opening(j))
		return melds_open(j);
	if (!wants_contract(j))
		return !j->seat->on_table || j->rules->melds_later;
	/* A contract that takes every card leaves nothing to lay off. */
	return !j->rules->contract.complete &&
	    contract_read(j->rules, j->typed, j->out->melds, &c);
}

bool
is_playable(const struct judging *j, const struct arrangement *a, card *which)
{
	short on;

	for (int i = 0; !j->rules->at_once_playable && i < a->size; i++) {
		layoff_check(j->solver, j->rules, a->cards + i, 1,
		    &j->table->spread, NULL, &on, NULL);
		*which = a->cards[i];
		if (on >= 0)
			return true;
	}
	return false;
}

bool
find_early(struct judging *j)
{
	const struct rules *r = j->rules;
	bool early = r->facts.turn > 0 && r->facts.turn < r->at_once_turn;

	if (early)
		find_figures(j, CODE_TURN, RULE_at_once_turn, SAY_TOO_EARLY,
		    r->facts.turn, r->at_once_turn);
	return early;
}
