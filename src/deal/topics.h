/* What houses differ on, for the sentences of report/wording.c. */
#ifndef TOPICS_H
#define TOPICS_H

/*
 * What a key is about, after "on", with words of the rules as above.  Keys
 * without one are never doubted.
 */
#define TOPICS(TOPIC) \
	TOPIC(wild_turned, "whether a card is turned to be wild") \
	TOPIC(wild_joker_turned, "what is wild when a joker was turned") \
	TOPIC(wild_ranks, "the ranks that are always wild") \
	TOPIC(wild_cards, "the cards that are always wild") \
	TOPIC(wild_as_natural, "whether a wild card may stand for itself") \
	TOPIC(wild_printed, "what a printed joker is") \
	TOPIC(set_min, "the smallest %s") \
	TOPIC(set_max, "the largest %s") \
	TOPIC(set_suits, "two cards of one suit in a %s") \
	TOPIC(run_min, "the shortest %r") \
	TOPIC(run_max, "the longest %r") \
	TOPIC(run_ace, "where an ace stands in a %r") \
	TOPIC(same_min, "melds of identical cards") \
	TOPIC(same_jokers, "printed jokers as identical cards") \
	TOPIC(same_counts_as, "what identical cards count as") \
	TOPIC(jokers_min_naturals, "how many cards of a meld must be natural") \
	TOPIC(jokers_natural_percent, \
	    "what part of a meld must be natural") \
	TOPIC(jokers_adjacent, "two jokers side by side") \
	TOPIC(jokers_max_by_size, "jokers by the size of a meld") \
	TOPIC(jokers_max_per_set, "jokers in a %s") \
	TOPIC(jokers_max_per_run, "jokers in a %r") \
	TOPIC(values_ace, "how much cards count") \
	TOPIC(values_2, "how much cards count") \
	TOPIC(values_3, "how much cards count") \
	TOPIC(values_4, "how much cards count") \
	TOPIC(values_5, "how much cards count") \
	TOPIC(values_6, "how much cards count") \
	TOPIC(values_7, "how much cards count") \
	TOPIC(values_8, "how much cards count") \
	TOPIC(values_9, "how much cards count") \
	TOPIC(values_10, "how much cards count") \
	TOPIC(values_jack, "how much cards count") \
	TOPIC(values_queen, "how much cards count") \
	TOPIC(values_king, "how much cards count") \
	TOPIC(values_cards, "how much cards count") \
	TOPIC(values_joker, "how much a joker left over counts") \
	TOPIC(values_wild, "how much a wild card left over counts") \
	TOPIC(declare_all, "whether every card must be in a meld") \
	TOPIC(declare_min_runs, "how many %R a claim needs") \
	TOPIC(declare_min_pure, "how many %R of a claim must be pure") \
	TOPIC(declare_long_run, "how long one %r of a claim must be") \
	TOPIC(declare_pairs, "how many pairs are a claim") \
	TOPIC(declare_pair_jokers, "jokers in pairs") \
	TOPIC(declare_triples, "how many melds of identical cards are a claim") \
	TOPIC(declare_wilds, "how many jokers are a claim") \
	TOPIC(declare_rest_free, "the other cards of such a claim") \
	TOPIC(knock_limit, "the knock limit") \
	TOPIC(knock_ace_limit, "the knock limit when an ace was turned up") \
	TOPIC(discard_last, "whether the deal ends with a discard") \
	TOPIC(discard_taken, "discarding the card just taken") \
	TOPIC(contract_sets, "the %S of a contract") \
	TOPIC(contract_runs, "the %R of a contract") \
	TOPIC(contract_run_size, "the length of a contract's %R") \
	TOPIC(contract_cards, "melds longer than the contract asks for") \
	TOPIC(contract_melds, "other melds beside the contract") \
	TOPIC(contract_gap, "how far apart %R of one suit must be") \
	TOPIC(contract_overlap, "%R of one suit that share ranks") \
	TOPIC(contract_same_rank, "two %S of one rank") \
	TOPIC(contract_last_complete, \
	    "whether the last contract takes every card") \
	TOPIC(contract_last_discard, "a discard in the last round") \
	TOPIC(gin_bonus, "the bonus for gin") \
	TOPIC(gin_big_bonus, "the bonus for big gin") \
	TOPIC(undercut_bonus, "the bonus for an undercut") \
	TOPIC(undercut_on_tie, "whether a tie is an undercut") \
	TOPIC(layoff_allowed, "laying off") \
	TOPIC(layoff_on_gin, "laying off on gin") \
	TOPIC(layoff_jokers, "a joker whose card is laid off") \
	TOPIC(layoff_needs_down, "laying off before going down") \
	TOPIC(layoff_same_turn, "laying off in the turn of going down") \
	TOPIC(melds_later, "further melds after going down") \
	TOPIC(melds_ace_low, "how much a low ace counts in a meld") \
	TOPIC(opening_points, "how much the first melds must count") \
	TOPIC(opening_min_runs, "the runs of an opening") \
	TOPIC(opening_min_pure, "the pure runs of an opening") \
	TOPIC(opening_out_exempt, \
	    "opening with less when the whole hand is laid down") \
	TOPIC(out_points, "what the player who goes out scores") \
	TOPIC(lose_not_down, "what a player with nothing down loses") \
	TOPIC(melds_joker, "how much a joker counts in a meld") \
	TOPIC(out_bonus, "the bonus for going out") \
	TOPIC(collect_deduct, "whether losers lose what they hold") \
	TOPIC(at_once_multiplier, "what going out all at once multiplies") \
	TOPIC(at_once_bonus, "the bonus for going out all at once") \
	TOPIC(at_once_claimed, "whether going out all at once must be claimed") \
	TOPIC(at_once_turn, "the first turn of going out all at once") \
	TOPIC(at_once_playable, \
	    "going out all at once with a card that could be laid off") \
	TOPIC(deal_spade_multiplier, "what a spade turned up multiplies") \
	TOPIC(lose_gate, "when a loser's melds are exempt") \
	TOPIC(lose_no_pure, "what a hand without a %p costs") \
	TOPIC(lose_flat, "what a loser scores") \
	TOPIC(lose_shown, "what a loser with the %R that a claim needs scores") \
	TOPIC(lose_pairs_from, "what a loser with pairs scores") \
	TOPIC(lose_pairs_extra, "what a claim of pairs costs besides") \
	TOPIC(lose_pairs_multiplier, "what a claim of pairs costs") \
	TOPIC(lose_joker_multiplier, "a joker as the last discard") \
	TOPIC(lose_cap, "the most that a hand costs") \
	TOPIC(lose_round_to, "rounding") \
	TOPIC(penalty_wrong, "what a wrong declaration costs") \
	TOPIC(penalty_first_drop, "what the first drop costs") \
	TOPIC(penalty_middle_drop, "what a middle drop costs") \
	TOPIC(penalty_last_drop, "what the last drop costs") \
	TOPIC(penalty_missed, "what missing three turns costs") \
	TOPIC(penalty_left_before, "what leaving before a draw costs") \
	TOPIC(penalty_left_after, "what leaving later costs") \
	TOPIC(penalty_second_complete, "a complete hand that comes second") \
	TOPIC(penalty_no_turn, "what a player without a turn scores") \
	TOPIC(drop_allowed, "dropping")

#endif
