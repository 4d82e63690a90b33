/*
 * Owns what follows from keys and facts: cards in the packs, wild cards,
 * values, the knock limit; and which of them contradict each other.
 */
#include "rules/derive.h"

#include <string.h>

#include "rules/acts.h"
#include "rules/table.h"

/* The cards dealt, if a table of steps says how many. */
static void
deal_by(struct rules *r, const struct steps *s, int index, enum rule_key key)
{
	int dealt = steps_at(s, index, 0);

	if (!dealt)
		return;
	r->dealt = dealt;
	r->dealt_key = key;
}

/* players: -1 if unknown. */
static void
derive_cards(struct rules *r, int players)
{
	r->packs = steps_at(&r->deck_packs_from, players, r->deck_packs);
	r->printed_jokers = steps_at(&r->deck_jokers_from, players,
	    r->deck_jokers);
	if (r->deck_jokers_per == JOKERS_PER_PACK)
		r->printed_jokers *= r->packs;
	else if (r->deck_jokers_per == JOKERS_PER_PLAYER)
		r->printed_jokers += players > 0 ? players : r->players_max;
	if (r->printed_jokers < 0)
		r->printed_jokers = 0;
	r->dealt = r->hand_size;
	r->dealt_key = RULE_hand_size;
	deal_by(r, &r->hand_size_from, players, RULE_hand_size_from);
	deal_by(r, &r->hand_rounds, r->facts.round, RULE_hand_rounds);
}

static void
derive_wild(struct rules *r)
{
	card turned = r->facts.wild;
	int of_round = steps_at(&r->wild_rounds, r->facts.round, 0);

	r->wild = 0;
	for (int rank = ACE; rank <= KING; rank++)
		if (r->wild_ranks >> rank & 1 || rank == of_round)
			r->wild |= CARDS_OF_RANK(rank);
	if (turned == CARD_NONE)
		return;
	if (!card_is_joker(turned))
		r->wild |= CARDS_OF_RANK(turned & 15);
	else if (!r->wild_joker_turned)
		r->wild |= CARDS_OF_RANK(ACE);
}

static void
derive_values(struct rules *r)
{
	const int by_rank[] = { 0, r->values_ace, r->values_2, r->values_3,
		r->values_4, r->values_5, r->values_6, r->values_7, r->values_8,
		r->values_9, r->values_10, r->values_jack, r->values_queen,
		r->values_king };

	memset(r->value, 0, sizeof(r->value));
	for (int suit = 0; suit < SUITS; suit++) {
		for (int rank = ACE; rank <= KING; rank++) {
			card c = CARD(suit, rank);
			bool wild = r->wild >> c & 1;

			r->value[c] = wild && r->values_wild != VALUE_AS_RANK ?
			    r->values_wild : by_rank[rank];
		}
	}
	if (r->values_spade_queen != VALUE_AS_QUEEN &&
	    !(r->wild >> CARD(SPADES, QUEEN) & 1))
		r->value[CARD(SPADES, QUEEN)] = r->values_spade_queen;
	r->value[CARD_JOKER] = r->values_joker;
}

/*
 * If melds count for a player, a card left over costs both what it counts in
 * the hand and what it would have counted in a meld.
 */
static void
derive_costs(struct rules *r)
{
	memcpy(r->left_cost, r->value, sizeof(r->left_cost));
	r->low_ace_cost = 0;
	if (r->scoring != SCORING_MELDS)
		return;
	for (int c = 0; c < CARD_LIMIT; c++)
		r->left_cost[c] += r->value[c];
	if (r->melds_joker >= 0)
		r->left_cost[CARD_JOKER] = r->value[CARD_JOKER] +
		    r->melds_joker;
	if (r->melds_ace_low >= 0)
		r->low_ace_cost = r->values_ace - r->melds_ace_low;
}

static void
derive_contract(struct rules *r)
{
	int round = r->facts.round;
	bool last = r->contract_rounds != KEY_NONE && round == r->contract_rounds;
	struct contract *c = &r->contract;

	r->discard = last ? r->contract_last_discard : r->discard_last;
	r->discard_key = last ? RULE_contract_last_discard : RULE_discard_last;
	*c = (struct contract){ .asked = r->contract_rounds != KEY_NONE };
	c->sets = steps_at(&r->contract_sets, round, 0);
	c->runs = steps_at(&r->contract_runs, round, 0);
	c->more = r->contract_melds == CONTRACT_AND_MORE;
	c->run_size = steps_at(&r->contract_run_size, round, r->run_min);
	c->complete = last && r->contract_last_complete;
	c->exact = r->contract_cards == CONTRACT_EXACT && !c->complete;
}

static void
derive_limit(struct rules *r)
{
	card up = r->facts.turn_up;

	r->missing = TEXT("");
	r->knock_at_most = r->knock_limit;
	r->limit_key = RULE_knock_limit;
	if (r->knock_limit == KNOCK_TURN_UP && up == CARD_NONE) {
		r->missing = TEXT("turn-up");
		r->knock_at_most = 0;
	} else if (r->knock_limit == KNOCK_TURN_UP && card_rank(up) == ACE) {
		r->knock_at_most = r->knock_ace_limit;
		r->limit_key = RULE_knock_ace_limit;
	} else if (r->knock_limit == KNOCK_TURN_UP) {
		r->knock_at_most = r->value[up];
	}
	if ((r->hand_rounds.n || r->contract_rounds != KEY_NONE ||
	    r->wild_rounds.n) && r->facts.round < 0)
		r->missing = TEXT("round");
	r->deal_multiplier = up != CARD_NONE && card_suit(up) == SPADES ?
	    r->deal_spade_multiplier : 1;
}

static bool
suits_count_alike(const struct rules *r)
{
	for (card c = 0; c < CARD_JOKER; c++)
		if (r->value[c] != r->value[card_rank(c)])
			return false;
	return true;
}

/* A value takes ten bits, a limit eight. */
static void
derive_plain(struct rules *r)
{
	const int limits[] = { 1, r->run_ace, r->run_min, r->run_max,
		r->set_min, r->set_max, r->jokers_min_naturals };

	memset(r->plain, 0, sizeof(r->plain));
	/*
	 * A wild card changes what is a meld, a smaller set how many melds
	 * there are.
	 */
	if (r->wild || r->run_ace == RUN_ACE_WRAP || r->set_min < 3 ||
	    r->low_ace_cost || !suits_count_alike(r))
		return;
	for (unsigned i = 0; i < countof(limits); i++)
		r->plain[0] |= (uint64_t)(limits[i] & 0xff) << 8 * i;
	for (int rank = ACE; rank <= KING; rank++)
		r->plain[1 + rank % 3] |= (uint64_t)r->value[rank] <<
		    10 * (rank / 3);
}

void
rules_derive(struct rules *r)
{
	acts_settle(r);
	derive_cards(r, r->facts.players);
	derive_wild(r);
	derive_values(r);
	derive_limit(r);
	derive_contract(r);
	derive_costs(r);
	r->jokers_by_place = r->jokers_max_by_size.n > 0 ||
	    r->jokers_natural_percent > 0 || !r->jokers_adjacent;
	derive_plain(r);
}

const struct rules *
rules_for_seats(const struct rules *r, int seats, struct arena *arena)
{
	struct rules *seated;

	if (r->facts.players > 0 || seats < 2 || (!r->deck_packs_from.n &&
	    !r->hand_size_from.n && !r->deck_jokers_from.n &&
	    r->deck_jokers_per != JOKERS_PER_PLAYER))
		return r;
	seated = arena_alloc(arena, sizeof(*seated));
	*seated = *r;
	derive_cards(seated, seats);
	return seated;
}

static bool
blame(const char *keys[2], const char *key, const char *other)
{
	keys[0] = key;
	keys[1] = other;
	return false;
}

/* Keys of which the first may not be above the second. */
static const char *const ordered[][2] = {
	{ "run.min", "run.max" },
	{ "declare.long-run", "run.max" },
	{ "set.min", "set.max" },
	{ "players.min", "players.max" },
	{ "declare.min-pure", "declare.min-runs" },
};

static bool
check_order(const struct rules *r, const char *keys[2], struct error *e)
{
	for (size_t i = 0; i < countof(ordered); i++) {
		int low = row_number(row_find(text_of(ordered[i][0])), r);
		int high = row_number(row_find(text_of(ordered[i][1])), r);

		if (high == KEY_NONE || low <= high)
			continue;
		error_set(e, "contradiction", 0, 0, "%s (%d) is above %s (%d)",
		    ordered[i][0], low, ordered[i][1], high);
		return blame(keys, ordered[i][0], ordered[i][1]);
	}
	return true;
}

static bool
check_cards(const struct rules *r, const char *keys[2], struct error *e)
{
	int hands = r->facts.players > 0 ? r->facts.players : 1;
	int cards = 52 * r->packs + r->printed_jokers;
	int needed = r->declare_min_runs * r->run_min;

	if (r->dealt * hands > cards) {
		error_set(e, "contradiction", 0, 0, "%d cards in %s are more "
		    "than the %d of the packs", r->dealt * hands,
		    hands > 1 ? "all hands" : "a hand", cards);
		return blame(keys, "hand.size", "deck.packs");
	}
	if (r->declare_all && needed > r->dealt) {
		error_set(e, "contradiction", 0, 0,
		    "%d runs of %d cards (declare.min-runs, run.min) need more "
		    "than the %d cards of a hand", r->declare_min_runs,
		    r->run_min, r->dealt);
		return blame(keys, "declare.min-runs", "run.min");
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

/* A fact without use would be ignored in silence. */
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

/* Values in melds, where melds are counted. */
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
	/* A joker before or after an ace would decide whether it is low. */
	if (r->low_ace_cost && r->printed_jokers > 0 &&
	    r->run_ace == RUN_ACE_WRAP) {
		error_set(e, "contradiction", 0, 0, "with jokers, an ace that "
		    "counts less below a two (melds.ace-low) cannot be in runs "
		    "that wrap (run.ace)");
		return blame(keys, "run.ace", "melds.ace-low");
	}
	if ((r->wild || r->wild_turned || r->wild_rounds.n) && (r->melds_joker >= 0 || r->low_ace_cost)) {
		error_set(e, "contradiction", 0, 0, "where cards are wild, "
		    "they, jokers and aces must count the same in melds as "
		    "out of them");
		return blame(keys, "melds.joker", "melds.ace-low");
	}
	return true;
}

/* Rounds, and what their contracts can ask for. */
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
	    check_facts(r, keys, e) &&
	    check_cards(r, keys, e) && check_contract(r, keys, e) &&
	    check_melds(r, keys, e) && check_game(r, keys, e);
}
