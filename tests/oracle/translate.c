/* Owns reading keys and facts for the oracle: see translate.h. */
#include "translate.h"

#include <string.h>

static bool
has_rank(const struct rules *r, int rank)
{
	return !r->deck_ranks || r->deck_ranks >> rank & 1;
}

/* The ranks in their order, where some are lacking. */
static void
order_ranks(const struct rules *r, struct oracle_rules *o)
{
	bool high = r->run_ace == RUN_ACE_HIGH && has_rank(r, ACE);
	int n = 0;

	for (int rank = ACE; rank <= KING; rank++)
		if (has_rank(r, rank))
			o->rank_at[++n] = (unsigned char)rank;
	if (n == KING)
		return;
	o->first = high ? 2 : 1;
	o->last = high ? n + 1 : n;
	o->rank_at[n + 1] = ACE;
}

/* The card turned; a joker may stand for the ace of spades. */
static card
turned_card(const struct rules *r)
{
	return r->wild_joker_turned == TURNED_ACE_OF_SPADES &&
	    r->facts.wild == CARD_JOKER ? CARD(SPADES, ACE) : r->facts.wild;
}

static uint64_t
wild_cards(const struct rules *r)
{
	uint64_t wild = r->wild_cards | CARDS_OF_RANKS(r->wild_ranks);
	int of_round = steps_at(&r->wild_rounds, r->facts.round, 0);
	card turned = turned_card(r);

	if (of_round)
		wild |= CARDS_OF_RANK(of_round);
	if (turned == CARD_NONE)
		return wild;
	if (card_is_joker(turned))
		return wild | (r->wild_joker_turned == TURNED_ACES ?
		    CARDS_OF_RANK(ACE) : 0);
	if (r->wild_same_rank)
		wild |= CARDS_OF_RANK(turned & 15);
	for (int by = -1; by <= 1; by++) {
		int rank = (turned & 15) + by, suit = turned >> 4 & 3;

		if (!(by < 0 ? r->wild_below : by ? r->wild_above :
		    r->wild_same_card))
			continue;
		if (r->wild_wraps)
			rank = (rank + 12) % 13 + 1;
		while (rank >= ACE && rank <= KING && !has_rank(r, rank)) {
			rank += by;
			if (r->wild_wraps)
				rank = (rank + 12) % 13 + 1;
		}
		if (rank >= ACE && rank <= KING)
			wild |= card_bit(CARD(suit, rank));
	}
	return wild;
}

/* What a card of each rank counts, the ace first. */
static void
values_of_ranks(const struct rules *r, int of_rank[KING + 1])
{
	const int values[KING + 1] = { 0, r->values_ace, r->values_2,
		r->values_3, r->values_4, r->values_5, r->values_6, r->values_7,
		r->values_8, r->values_9, r->values_10, r->values_jack,
		r->values_queen, r->values_king };

	memcpy(of_rank, values, sizeof(values));
}

static int
card_value(const struct rules *r, uint64_t wild, card c)
{
	int of_rank[KING + 1];

	if (card_is_joker(c))
		return r->values_joker;
	if (wild & card_bit(c) && r->values_wild >= 0)
		return r->values_wild;
	if (r->values_cards.above[c] > 0)
		return r->values_cards.above[c] - 1;
	values_of_ranks(r, of_rank);
	return of_rank[card_rank(c)];
}

struct oracle_rules
rules_of(const struct rules *rules)
{
	struct oracle_rules r = {
		.set_min = rules->set_min,
		.set_max = rules->set_max,
		.set_any = rules->set_suits == SET_SUITS_ANY,
		.run_min = rules->run_min,
		.run_max = rules->run_max,
		.ace = (enum oracle_ace)rules->run_ace,
		.min_naturals = rules->jokers_min_naturals,
		.max_set_jokers = rules->jokers_max_per_set,
		.max_run_jokers = rules->jokers_max_per_run,
		.same_min = rules->same_min > 0 ? rules->same_min : 0,
		.same_pure = rules->same_counts_as == SAME_PURE_RUN,
		.same_jokers = rules->same_jokers,
		.wild = wild_cards(rules),
		.wild_as_natural = rules->wild_as_natural,
		.natural_percent = rules->jokers_natural_percent,
		.apart = !rules->jokers_adjacent,
		.through = rules->layoff_through_sets,
	};

	order_ranks(rules, &r);
	for (int n = 0; n <= ORACLE_MELD; n++)
		r.max_jokers[n] = steps_at(&rules->jokers_max_by_size, n, -1);
	if (rules->wild_printed == PRINTED_TURNED &&
	    turned_card(rules) < CARD_JOKER)
		r.joker_is = turned_card(rules);
	r.value[CARD_JOKER] = r.joker_is ?
	    card_value(rules, 0, r.joker_is) : rules->values_joker;
	for (card c = 0; c < CARD_JOKER; c++)
		if (CARDS_ALL & card_bit(c))
			r.value[c] = card_value(rules, r.wild, c);
	return r;
}

struct oracle_rules
rules_by_place(const struct rules *rules)
{
	const struct oracle_rules named = rules_of(rules);
	struct oracle_rules r = named;
	bool melds = rules->scoring == SCORING_MELDS;

	if (r.last) {
		r.wild = 0;
		/* An ace on top is at 14, the ranks below it before that. */
		r.first += r.first == 2 ? 14 - r.last : 0;
		r.last = named.first == 2 ? 14 : r.last;
		for (int place = 1; place <= 14; place++)
			r.rank_at[place] = (unsigned char)((place - 1) % 13 + 1);
	}
	for (card c = 0; c < CARD_JOKER; c++) {
		card place = place_of(rules->places, c);

		if (!(CARDS_ALL & card_bit(c)) || place == CARD_NONE)
			continue;
		r.wild |= (named.wild >> c & 1) << place;
		r.value[place] = named.value[c];
	}
	r.joker_is = named.joker_is ? place_of(rules->places, named.joker_is) : 0;
	for (int c = 0; melds && c < CARD_LIMIT; c++)
		r.value[c] += rules->melds_joker >= 0 && oracle_may_be_joker(&r,
		    (card)c) ? rules->melds_joker : r.value[c];
	if (melds && rules->melds_ace_low >= 0)
		r.low_ace = rules->values_ace - rules->melds_ace_low;
	return r;
}

static bool
is_last_round(const struct rules *r)
{
	return r->contract_rounds > 0 && r->facts.round == r->contract_rounds;
}

struct oracle_contract
contract_of(const struct rules *r)
{
	int round = r->facts.round;
	int size = steps_at(&r->contract_run_size, round, r->run_min);

	return (struct oracle_contract){
		.sets = steps_at(&r->contract_sets, round, 0),
		.runs = steps_at(&r->contract_runs, round, 0),
		.run_size = size > r->run_min ? size : r->run_min,
		.exact = r->contract_cards == CONTRACT_EXACT,
		.gap = r->contract_gap,
		.overlap = r->contract_overlap,
		.same_rank = r->contract_same_rank,
		.complete = r->contract_last_complete && is_last_round(r),
	};
}

struct oracle_demand
demand_of(const struct rules *r)
{
	return (struct oracle_demand){ r->declare_min_runs, r->declare_min_pure,
		r->declare_long_run };
}

struct oracle_loss
loss_of(const struct rules *r)
{
	return (struct oracle_loss){ (enum oracle_gate)r->lose_gate,
		demand_of(r), r->lose_cap, r->lose_round_to, r->lose_no_pure };
}

/* What must be laid first: a contract, or melds that count enough. */
static void
set_opening(const struct rules *rules, struct seat_rules *r)
{
	r->asks = rules->contract_rounds > 0;
	if (r->asks) {
		r->contract = contract_of(rules);
		r->more = rules->contract_melds == CONTRACT_AND_MORE;
		return;
	}
	if (rules->opening_points < 0)
		return;
	r->opening = rules->opening_points;
	r->min_pure = rules->opening_min_pure;
	r->min_runs = rules->opening_min_runs > r->min_pure ?
	    rules->opening_min_runs : r->min_pure;
	r->exempt = rules->opening_out_exempt;
}

struct seat_rules
seat_rules_of(const struct rules *rules)
{
	int last = is_last_round(rules) ? rules->contract_last_discard :
	    rules->discard_last;
	struct seat_rules r = {
		.melds = rules_of(rules),
		.scored = rules->scoring == SCORING_MELDS,
		.joker = rules->melds_joker,
		.ace_low = rules->melds_ace_low,
		.later = rules->melds_later,
		.layoff = rules->layoff_allowed,
		.needs_down = rules->layoff_needs_down,
		.same_turn = rules->layoff_same_turn,
		.claims = (enum oracle_claims)rules->layoff_jokers,
		.set_claims = (enum oracle_set_claims)rules->layoff_set_jokers,
		.last = last == DISCARD_REQUIRED ? SEAT_MUST_DISCARD :
		    last == DISCARD_FORBIDDEN ? SEAT_KEEPS : SEAT_MAY_DISCARD,
		.kept = CARD_NONE,
		.any_size = rules->declare_cards == DECLARE_ANY,
		.unplayable = !rules->at_once_playable,
		.dealt = rules->hand_rounds.n ? steps_at(&rules->hand_rounds,
		    rules->facts.round, rules->hand_size) :
		    steps_at(&rules->hand_size_from, rules->facts.players,
		    rules->hand_size),
	};

	values_of_ranks(rules, r.rank_value);
	set_opening(rules, &r);
	return r;
}

bool
is_complete_otherwise(const struct rules *r, const struct oracle_rules *o,
    const int count[CARD_LIMIT], int n)
{
	int pairs = 0, triples = 0, jokers = 0, single = 0, helped;

	for (int c = 0; c < CARD_LIMIT; c++) {
		bool joker = card_is_joker((card)c) ? !o->joker_is :
		    o->wild >> c & 1;

		jokers += joker ? count[c] : 0;
		triples += r->same_min > 0 && count[c] >= r->same_min &&
		    (!card_is_joker((card)c) || !joker || r->same_jokers);
		if (joker && r->declare_pair_jokers)
			continue;
		pairs += count[c] / 2;
		single += count[c] % 2;
	}
	helped = jokers < single ? jokers : single;
	if (r->declare_pair_jokers)
		pairs += helped + (jokers - helped) / 2;
	if (r->declare_pairs >= 0 && pairs >= r->declare_pairs &&
	    (2 * pairs == n || r->declare_rest_free))
		return true;
	return r->declare_rest_free &&
	    ((r->declare_triples >= 0 && triples >= r->declare_triples) ||
	    (r->declare_wilds >= 0 && jokers >= r->declare_wilds));
}
