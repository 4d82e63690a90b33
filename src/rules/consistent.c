/* Owns which keys and facts contradict each other. */
#include "rules/derive.h"

#include "cards/hand.h"
#include "rules/table.h"

static bool
blame(const char *keys[2], const char *key, const char *other)
{
	keys[0] = key;
	keys[1] = other;
	return false;
}

/* Keys of which the first may not be above the second. */
static const enum rule_key ordered[][2] = {
	{ RULE_run_min, RULE_run_max },
	{ RULE_declare_long_run, RULE_run_max },
	{ RULE_set_min, RULE_set_max },
	{ RULE_same_min, RULE_same_max },
	{ RULE_players_min, RULE_players_max },
	{ RULE_declare_min_pure, RULE_declare_min_runs },
	{ RULE_opening_min_pure, RULE_opening_min_runs },
};

static bool
check_order(const struct rules *r, const char *keys[2], struct error *e)
{
	for (size_t i = 0; i < countof(ordered); i++) {
		const struct row *low = &rules_rows[ordered[i][0]];
		const struct row *high = &rules_rows[ordered[i][1]];

		if (row_number(high, r) == KEY_NONE ||
		    row_number(low, r) <= row_number(high, r))
			continue;
		error_set(e, "contradiction", 0, 0, "%s (%d) is above %s (%d)",
		    low->name, row_number(low, r), high->name,
		    row_number(high, r));
		return blame(keys, low->name, high->name);
	}
	return true;
}

static bool
check_cards(const struct rules *r, const char *keys[2], struct error *e)
{
	int hands = r->facts.players > 0 ? r->facts.players : 1;
	int cards = 52 * r->packs + r->printed_jokers;
	bool same = r->same_counts_as == SAME_PURE_RUN &&
	    r->same_min < r->run_min;
	int least = same ? r->same_min : r->run_min;
	int needed = r->declare_min_runs * least;

	if (r->dealt * hands > cards) {
		error_set(e, "contradiction", 0, 0, "%d cards in %s are more "
		    "than the %d of the packs", r->dealt * hands,
		    hands > 1 ? "all hands" : "a hand", cards);
		return blame(keys, "hand.size", "deck.packs");
	}
	if (r->declare_all && needed > r->dealt) {
		error_set(e, "contradiction", 0, 0,
		    "%d runs of %d cards (declare.min-runs, %s) need more "
		    "than the %d cards of a hand", r->declare_min_runs, least,
		    same ? "same.min" : "run.min", r->dealt);
		return blame(keys, "declare.min-runs",
		    same ? "same.min" : "run.min");
	}
	return true;
}

/* wild.cards may not have all four cards of a rank: wild.ranks says that. */
static bool
check_wild(const struct rules *r, const char *keys[2], struct error *e)
{
	for (int rank = ACE; rank <= KING; rank++) {
		if ((r->wild_cards & CARDS_OF_RANK(rank)) != CARDS_OF_RANK(rank))
			continue;
		error_set(e, "contradiction", 0, 0, "wild.cards has all four "
		    "cards of a rank; use wild.ranks");
		return blame(keys, "wild.cards", NULL);
	}
	return true;
}

/* Identical cards that the packs lack; a turned card that makes none wild. */
static bool
check_identical(const struct rules *r, const char *keys[2], struct error *e)
{
	if (r->wild_turned && !r->wild_same_rank && !r->wild_same_card &&
	    !r->wild_above && !r->wild_below) {
		error_set(e, "contradiction", 0, 0, "a card turned to be wild "
		    "(wild.turned) must make some card wild: "
		    "wild.same-rank, wild.same-card, wild.above or "
		    "wild.below");
		return blame(keys, "wild.turned", "wild.same-rank");
	}
	if (r->wild_printed == PRINTED_TURNED &&
	    r->printed_jokers > HAND_COPIES) {
		error_set(e, "contradiction", 0, 0, "%d printed jokers that "
		    "are the turned card (wild.printed) are more than the %d "
		    "copies of a card that a hand may hold",
		    r->printed_jokers, HAND_COPIES);
		return blame(keys, "wild.printed", "deck.jokers");
	}
	if (r->deck_packs_from.n || r->same_min == KEY_NONE)
		return true;
	if (r->same_max >= r->deck_packs) {
		error_set(e, "contradiction", 0, 0, "same.max (%d) must be below "
		    "deck.packs (%d): no more cards are identical",
		    r->same_max, r->deck_packs);
		return blame(keys, "same.max", "deck.packs");
	}
	if (r->same_min > r->deck_packs) {
		error_set(e, "contradiction", 0, 0, "same.min (%d) is above "
		    "deck.packs (%d): no more cards are identical",
		    r->same_min, r->deck_packs);
		return blame(keys, "same.min", "deck.packs");
	}
	return true;
}

/*
 * Where the round says which rank is wild, wild= may repeat it, or say it
 * instead of the round.
 */
static bool
is_wild_of_round(const struct rules *r)
{
	const struct facts *f = &r->facts;

	return f->wild == CARD_NONE || r->wild_turned || !r->wild_rounds.n ||
	    (!card_is_joker(f->wild) && (f->round < 0 ||
	    steps_at(&r->wild_rounds, f->round, 0) == (f->wild & 15)));
}

/* A fact without use is an error; it would be ignored in silence. */
static bool
check_facts(const struct rules *r, const char *keys[2], struct error *e)
{
	const struct facts *f = &r->facts;

	if (!is_wild_of_round(r)) {
		error_set(e, "fact", 0, 0, "wild= must be a card of the rank "
		    "that is wild in the round (wild.rounds)");
		return blame(keys, "wild", "round");
	}
	if (f->wild != CARD_NONE && !r->wild_turned && !r->wild_rounds.n) {
		error_set(e, "fact", 0, 0, "these rules have no cut joker, so "
		    "wild= has no use%s", rules_hint(r, HINT_INDIAN));
		return blame(keys, "wild", NULL);
	}
	if (f->wild != CARD_NONE && f->wild & 0x80 && (r->wild_same_card ||
	    r->wild_above || r->wild_below)) {
		error_set(e, "fact", 0, 0, "wild= must be a card with its suit: "
		    "the suit decides what else is wild");
		return blame(keys, "wild", NULL);
	}
	if (f->wild == CARD_JOKER && r->wild_printed == PRINTED_TURNED) {
		error_set(e, "fact", 0, 0, "wild= must be the card that a "
		    "printed joker is (wild.printed)");
		return blame(keys, "wild", NULL);
	}
	if (f->wild == CARD_JOKER && !r->printed_jokers) {
		error_set(e, "fact", 0, 0, "the packs hold no printed joker "
		    "that could be turned");
		return blame(keys, "wild", NULL);
	}
	if (f->players >= 0 && (f->players < r->players_min ||
	    f->players > r->players_max)) {
		error_set(e, "fact", 0, 0, "these rules are for %d to %d "
		    "players, not %d", r->players_min, r->players_max,
		    f->players);
		return blame(keys, "players", NULL);
	}
	if (f->value >= 0 && r->settle != SETTLE_POINTS) {
		error_set(e, "fact", 0, 0, "value= has no use under these "
		    "rules; it needs settle=points");
		return blame(keys, "value", NULL);
	}
	if (f->entry >= 0 && r->settle != SETTLE_POOL) {
		error_set(e, "fact", 0, 0, "entry= has no use under these "
		    "rules; it needs settle=pool, as in +pool-101");
		return blame(keys, "entry", NULL);
	}
	if (f->fee >= 0 && r->settle != SETTLE_POINTS &&
	    r->settle != SETTLE_POOL) {
		error_set(e, "fact", 0, 0, "fee= has no use under these rules; "
		    "it needs settle=points or settle=pool");
		return blame(keys, "fee", NULL);
	}
	return true;
}

/* What each way of scoring requires. */
static bool
check_scoring(const struct rules *r, const char *keys[2], struct error *e)
{
	static const int counts[] = {
		[SCORING_DIFFERENCE] = HAND_UNMATCHED, [SCORING_PENALTY] = -1,
		[SCORING_COLLECT] = HAND_WHOLE, [SCORING_MELDS] = HAND_WHOLE,
	};

	if (counts[r->scoring] >= 0 && r->hand_counts != counts[r->scoring]) {
		error_set(e, "contradiction", 0, 0, "this scoring needs "
		    "hand.counts=%s", r->hand_counts == HAND_WHOLE ?
		    "unmatched" : "whole");
		return blame(keys, "scoring", "hand.counts");
	}
	if (r->scoring == SCORING_DIFFERENCE && r->players_max > 2) {
		error_set(e, "contradiction", 0, 0, "scoring=difference is "
		    "for two players, not %d (players.max)",
		    r->players_max);
		return blame(keys, "scoring", "players.max");
	}
	if (r->deck_jokers < 0 && r->deck_jokers_per != JOKERS_PER_PLAYER) {
		error_set(e, "contradiction", 0, 0, "deck.jokers may be "
		    "below 0 only with deck.jokers-per=player");
		return blame(keys, "deck.jokers", "deck.jokers-per");
	}
	return true;
}

/* How much an opening counts must follow from its melds. */
static bool
check_opening(const struct rules *r, const char *keys[2], struct error *e)
{
	if (r->scoring == SCORING_MELDS &&
	    r->melds_joker == MELDS_AS_PLACE) {
		error_set(e, "contradiction", 0, 0, "scoring=melds cannot "
		    "count a joker as the card that it stands for "
		    "(melds.joker)");
		return blame(keys, "scoring", "melds.joker");
	}
	if (r->opening_points == KEY_NONE)
		return true;
	if (!r->jokers_min_naturals) {
		error_set(e, "contradiction", 0, 0, "a meld of jokers alone "
		    "(jokers.min-naturals) has no value to open with");
		return blame(keys, "opening.points", "jokers.min-naturals");
	}
	if (r->wild && r->melds_joker != MELDS_AS_PLACE) {
		error_set(e, "contradiction", 0, 0, "where cards are wild, an "
		    "opening (opening.points) needs melds.joker=card");
		return blame(keys, "opening.points", "melds.joker");
	}
	return true;
}

/* The values of cards in melds, where melds score. */
static bool
check_melds(const struct rules *r, const char *keys[2], struct error *e)
{
	if (r->scoring != SCORING_MELDS)
		return true;
	if (r->low_ace_cost < 0) {
		error_set(e, "contradiction", 0, 0, "an ace may not count "
		    "more below a two (melds.ace-low) than elsewhere (values.ace)");
		return blame(keys, "melds.ace-low", "values.ace");
	}
	for (int suit = 0; suit < SUITS; suit++) {
		if (!r->low_ace_cost ||
		    !r->values_cards.above[CARD(suit, ACE)])
			continue;
		error_set(e, "contradiction", 0, 0, "an ace that counts less "
		    "below a two (melds.ace-low) cannot have a value of its "
		    "own (values.cards)");
		return blame(keys, "values.cards", "melds.ace-low");
	}
	/* A joker before or after an ace would decide whether it is low. */
	if (r->low_ace_cost && r->printed_jokers > 0 &&
	    r->run_ace == RUN_ACE_WRAP) {
		error_set(e, "contradiction", 0, 0, "with jokers, an ace that "
		    "counts less below a two (melds.ace-low) cannot be in runs "
		    "that wrap (run.ace)");
		return blame(keys, "run.ace", "melds.ace-low");
	}
	if ((r->wild || r->wild_turned || r->wild_rounds.n) &&
	    (r->melds_joker >= 0 || r->low_ace_cost))
	{
		error_set(e, "contradiction", 0, 0, "where cards are wild, "
		    "they, jokers and aces must count the same in melds as "
		    "out of them");
		return blame(keys, "melds.joker", "melds.ace-low");
	}
	return true;
}

/* With wild cards, lay-offs would have to be chosen by the owners' scores. */
static bool
check_credit(const struct rules *r, const char *keys[2], struct error *e)
{
	if (r->melds_credit != CREDIT_OWNER || !(r->wild || r->wild_turned ||
	    r->wild_rounds.n))
		return true;
	error_set(e, "contradiction", 0, 0, "where cards are wild, a card laid "
	    "off cannot count for the owner of the meld (melds.credit)");
	return blame(keys, "melds.credit", "wild.ranks");
}

/* Rounds, and contracts that can be met. */
static bool
check_contract(const struct rules *r, const char *keys[2], struct error *e)
{
	if (r->contract_rounds == KEY_NONE)
		return true;
	if (r->facts.round > r->contract_rounds) {
		error_set(e, "fact", 0, 0, "these rules have %d rounds; there "
		    "is no round %d", r->contract_rounds, r->facts.round);
		return blame(keys, "round", "contract.rounds");
	}
	for (int k = 1; k <= r->contract_rounds; k++) {
		if (steps_at(&r->contract_sets, k, 0) ||
		    steps_at(&r->contract_runs, k, 0))
			continue;
		error_set(e, "contradiction", 0, 0, "the contract of round %d "
		    "asks for neither sets nor runs", k);
		return blame(keys, "contract.sets", "contract.runs");
	}
	if (r->scoring == SCORING_MELDS) {
		error_set(e, "contradiction", 0, 0, "scoring=melds cannot "
		    "have contracts (contract.rounds)");
		return blame(keys, "scoring", "contract.rounds");
	}
	if (r->run_ace == RUN_ACE_WRAP) {
		error_set(e, "contradiction", 0, 0, "runs that wrap (run.ace) "
		    "cannot be in a contract");
		return blame(keys, "run.ace", "contract.rounds");
	}
	if (r->facts.round > 0 && r->contract.run_size < r->run_min) {
		error_set(e, "contradiction", 0, 0, "contract.run-size (%d) is "
		    "below run.min (%d)", r->contract.run_size, r->run_min);
		return blame(keys, "contract.run-size", "run.min");
	}
	return true;
}

static bool
check_game(const struct rules *r, const char *keys[2], struct error *e)
{
	bool winner_only = r->game_at_target == AT_TARGET_END &&
	    r->game_direction == DIRECTION_HIGHEST;

	if (r->game_boards > 1 && !winner_only) {
		error_set(e, "contradiction", 0, 0, "game.boards=%d needs "
		    "game.direction=highest and game.at-target=end",
		    r->game_boards);
		return blame(keys, "game.boards", r->game_at_target ==
		    AT_TARGET_OUT ? "game.at-target" : "game.direction");
	}
	return true;
}

bool
rules_consistent(const struct rules *r, const char *keys[2], struct error *e)
{
	return check_order(r, keys, e) && check_scoring(r, keys, e) &&
	    check_facts(r, keys, e) && check_wild(r, keys, e) &&
	    check_identical(r, keys, e) && check_cards(r, keys, e) &&
	    check_credit(r, keys, e) && check_contract(r, keys, e) &&
	    check_melds(r, keys, e) && check_opening(r, keys, e) &&
	    check_game(r, keys, e);
}
