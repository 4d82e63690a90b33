/* Owns which keys and facts contradict each other. */
#include "rules/derive.h"

#include "base/bits.h"
#include "cards/hand.h"
#include "rules/acts.h"
#include "rules/facts.h"
#include "rules/table.h"

/* What a contradiction is told to: the keys or facts at fault, the message. */
struct blame {
	const char **keys;
	struct error *e;
};

static PRINTF(4, 5) bool
blame(struct blame *b, const char *key, const char *other,
    const char *format, ...)
{
	struct buf said = { 0 };
	va_list args;

	va_start(args, format);
	buf_vprintf(&said, format, args);
	va_end(args);
	error_set(b->e, fact_find(text_of(key)) ? "fact" : "contradiction", 0,
	    0, "%s", said.data);
	buf_free(&said);
	b->keys[0] = key;
	b->keys[1] = other;
	return false;
}

/* Keys of which the first may not be above the second. */
static const enum rule_key ordered[][2] = {
	{ RULE_run_min, RULE_run_max },
	{ RULE_declare_long_run, RULE_run_max },
	{ RULE_set_min, RULE_set_max },
	{ RULE_players_min, RULE_players_max },
	{ RULE_declare_min_pure, RULE_declare_min_runs },
	{ RULE_opening_min_pure, RULE_opening_min_runs },
};

static bool
check_order(const struct rules *r, struct blame *b)
{
	for (size_t i = 0; i < countof(ordered); i++) {
		const struct row *low = &rules_rows[ordered[i][0]];
		const struct row *high = &rules_rows[ordered[i][1]];

		if (row_number(high, r) != KEY_NONE &&
		    row_number(low, r) > row_number(high, r))
			return blame(b, low->name, high->name,
			    "%s (%d) is above %s (%d)", low->name,
			    row_number(low, r), high->name,
			    row_number(high, r));
	}
	return true;
}

static bool
check_cards(const struct rules *r, struct blame *b)
{
	int hands = r->facts.players > 0 ? r->facts.players : 1;
	int ranks = r->places ? bits_count(r->places->ranks) : KING;
	int cards = SUITS * ranks * r->packs + r->printed_jokers;
	bool same = r->same_counts_as == SAME_PURE_RUN &&
	    r->same_min < r->run_min;
	int least = same ? r->same_min : r->run_min;
	int needed = r->declare_min_runs * least;

	if (r->dealt * hands > cards)
		return blame(b, "hand.size", "deck.packs", "%d cards in %s "
		    "are more than the %d of the packs", r->dealt * hands,
		    hands > 1 ? "all hands" : "a hand", cards);
	if (r->declare_all && needed > r->dealt)
		return blame(b, "declare.min-runs",
		    same ? "same.min" : "run.min", "%d runs of %d cards "
		    "(declare.min-runs, %s) need more than the %d cards of a "
		    "hand", r->declare_min_runs, least,
		    same ? "same.min" : "run.min", r->dealt);
	return true;
}

/*
 * Keys without which hands would be judged by another game: they may not be
 * dropped in silence where they cannot act though the cards that they are about
 * are there.
 */
static bool
check_lost(const struct rules *r, struct blame *b)
{
	const bool doubles = r->deck_packs > 1 || r->deck_packs_from.n;
	const bool jokers = r->printed_jokers > 0;
	const struct {
		enum rule_key key;
		bool there;
	} vital[] = {
		{ RULE_wild_printed, jokers }, { RULE_same_min, doubles },
		{ RULE_declare_pairs, doubles },
		{ RULE_declare_wilds, jokers || r->wild || r->wild_turned },
	};

	for (size_t i = 0; i < countof(vital); i++) {
		enum rule_key key = vital[i].key;
		struct buf why = { 0 };

		if (!r->lost[key] || !vital[i].there)
			continue;
		acts_refusal(r, key, &why);
		blame(b, rules_rows[key].name,
		    rules_rows[acts_obstacle(r, key)].name, "%.*s",
		    (int)why.len, why.data);
		buf_free(&why);
		return false;
	}
	return true;
}

/* Does a key or fact name a card, or rank, that the packs lack? */
static bool
check_named(const struct rules *r, struct blame *b, const char *key,
    uint64_t cards, bool rank)
{
	for (; cards; cards &= cards - 1) {
		card c = card_lowest(cards);

		if (!(r->places->ranks >> card_rank(c) & 1))
			return blame(b, key, "deck.ranks", "%s: there is no "
			    "%.*s in the packs (deck.ranks)", key,
			    rank ? 1 : 2, CARDS_ASCII[c].text);
	}
	return true;
}

static uint64_t
cards_with_value(const struct card_values *values)
{
	uint64_t cards = 0;

	for (card c = 0; c < CARD_JOKER; c++)
		cards |= (uint64_t)(values->above[c] > 0) << c;
	return cards;
}

/* The card of a fact, or its rank; a printed joker is in any pack. */
static uint64_t
card_of_fact(card c)
{
	return c == CARD_NONE || card_is_joker(c) ? 0 : card_bit(c & 63);
}

/* Packs with ranks taken out: what else is said must fit them. */
static bool
check_ranks(const struct rules *r, struct blame *b)
{
	const struct facts *f = &r->facts;
	uint64_t rounds = 0;

	if (!r->places)
		return true;
	for (int i = 0; i < r->wild_rounds.n; i++)
		rounds |= UINT64_C(1) << r->wild_rounds.value[i];
	if (r->run_ace != RUN_ACE_LOW && r->run_ace != RUN_ACE_HIGH)
		return blame(b, "deck.ranks", "run.ace", "where the packs lack "
		    "ranks (deck.ranks), an ace may be at one end of a run "
		    "only: run.ace=low or run.ace=high");
	return check_named(r, b, "wild.ranks", r->wild_ranks, true) &&
	    check_named(r, b, "wild.rounds", rounds, true) &&
	    check_named(r, b, "wild.cards", r->wild_cards, false) &&
	    check_named(r, b, "values.cards",
	    cards_with_value(&r->values_cards), false) &&
	    check_named(r, b, "bonus.cards",
	    cards_with_value(&r->bonus_cards), false) &&
	    check_named(r, b, "wild", card_of_fact(f->wild),
	    f->wild & 0x80) &&
	    check_named(r, b, "turn-up", card_of_fact(f->turn_up), false) &&
	    check_named(r, b, "taken", card_of_fact(f->taken), false);
}

/* wild.cards may not have all four cards of a rank: wild.ranks says that. */
static bool
check_wild(const struct rules *r, struct blame *b)
{
	for (int rank = ACE; rank <= KING; rank++)
		if (!(~r->wild_cards & CARDS_OF_RANK(rank)))
			return blame(b, "wild.cards", NULL, "wild.cards has "
			    "all four cards of a rank; use wild.ranks");
	return true;
}

/* Identical cards that the packs lack; a turned card that makes none wild. */
static bool
check_identical(const struct rules *r, struct blame *b)
{
	if (r->wild_turned && !r->wild_same_rank && !r->wild_same_card &&
	    !r->wild_above && !r->wild_below)
		return blame(b, "wild.turned", "wild.same-rank", "a card "
		    "turned to be wild (wild.turned) must make some card wild: "
		    "wild.same-rank, wild.same-card, wild.above or wild.below");
	if (r->wild_printed == PRINTED_TURNED &&
	    r->printed_jokers > HAND_COPIES)
		return blame(b, "wild.printed", "deck.jokers", "%d printed "
		    "jokers that are the turned card (wild.printed) are more "
		    "than the %d copies of a card that a hand may hold",
		    r->printed_jokers, HAND_COPIES);
	if (r->deck_packs_from.n || r->same_min == KEY_NONE)
		return true;
	if (r->same_min > r->deck_packs)
		return blame(b, "same.min", "deck.packs", "same.min (%d) is "
		    "above deck.packs (%d): no more cards are identical",
		    r->same_min, r->deck_packs);
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
check_facts(const struct rules *r, struct blame *b)
{
	const struct facts *f = &r->facts;
	const char *of_turn = f->turn >= 0 ? "turn" :
	    f->taken != CARD_NONE ? "taken" : NULL;

	if (!is_wild_of_round(r))
		return blame(b, "wild", "round", "wild= must be a card of the "
		    "rank that is wild in the round (wild.rounds)");
	if (f->wild != CARD_NONE && !r->wild_turned && !r->wild_rounds.n)
		return blame(b, "wild", NULL, "these rules have no cut joker, "
		    "so wild= has no use");
	if (f->wild != CARD_NONE && f->wild & 0x80 && (r->wild_same_card ||
	    r->wild_above || r->wild_below))
		return blame(b, "wild", NULL, "wild= must be a card with its "
		    "suit: the suit decides what else is wild");
	if (f->wild == CARD_JOKER && r->wild_printed == PRINTED_TURNED)
		return blame(b, "wild", NULL, "wild= must be the card that a "
		    "printed joker is (wild.printed)");
	if (f->wild == CARD_JOKER && !r->printed_jokers)
		return blame(b, "wild", NULL, "the packs hold no printed "
		    "joker that could be turned");
	if (r->rounds && f->round > r->rounds)
		return blame(b, "round", r->rounds == r->contract_rounds ?
		    "contract.rounds" : "game.deals", "the last round "
		    "of these rules is %d; there is no round %d", r->rounds,
		    f->round);
	if (f->players >= 0 && (f->players < r->players_min ||
	    f->players > r->players_max))
		return r->players_min == r->players_max ?
		    blame(b, "players", NULL, "these rules are for %d players, "
		    "not %d", r->players_min, f->players) :
		    blame(b, "players", NULL, "these rules are for %d to "
		    "%d players, not %d", r->players_min, r->players_max,
		    f->players);
	if (of_turn && r->hand_counts != HAND_WHOLE)
		return blame(b, of_turn, NULL, "these rules do not ask %s, so "
		    "%s= has no use", f->turn >= 0 ? "which turn it is" :
		    "whether a card was just taken", of_turn);
	if (f->value >= 0 && r->settle != SETTLE_POINTS &&
	    r->settle != SETTLE_WINNER && r->settle != SETTLE_PAIRS)
		return blame(b, "value", NULL, "value= has no use under these "
		    "rules; it needs settle=points, winner or pairs");
	if (f->entry >= 0 && r->settle != SETTLE_POOL)
		return blame(b, "entry", NULL, "entry= has no use under these "
		    "rules; it needs settle=pool");
	if (f->fee >= 0 && r->settle != SETTLE_POINTS &&
	    r->settle != SETTLE_POOL)
		return blame(b, "fee", NULL, "fee= has no use under these "
		    "rules; it needs settle=points or settle=pool");
	return true;
}

/* What each way of scoring requires. */
static bool
check_scoring(const struct rules *r, struct blame *b)
{
	static const int counts[] = {
		[SCORING_DIFFERENCE] = HAND_UNMATCHED, [SCORING_PENALTY] = -1,
		[SCORING_COLLECT] = HAND_WHOLE, [SCORING_MELDS] = HAND_WHOLE,
	};

	if (counts[r->scoring] >= 0 && r->hand_counts != counts[r->scoring])
		return blame(b, "scoring", "hand.counts", "this scoring needs "
		    "hand.counts=%s", r->hand_counts == HAND_WHOLE ?
		    "unmatched" : "whole");
	if (r->scoring == SCORING_DIFFERENCE && r->players_max > 2)
		return blame(b, "scoring", "players.max", "scoring=difference "
		    "is for two players, not %d (players.max)", r->players_max);
	if (r->deck_jokers < 0 && r->deck_jokers_per != JOKERS_PER_PLAYER)
		return blame(b, "deck.jokers", "deck.jokers-per",
		    "deck.jokers may be below 0 only with "
		    "deck.jokers-per=player");
	return true;
}

/* Hiding runs must not pay: a loser who has shown them never loses more. */
static bool
check_shown(const struct rules *r, struct blame *b)
{
	if (r->lose_shown <= r->lose_flat)
		return true;
	return blame(b, "lose.shown", "lose.flat", "a loser with the runs of "
	    "a claim (lose.shown: %d) cannot lose more than one without "
	    "(lose.flat: %d)", r->lose_shown, r->lose_flat);
}

/* How much an opening counts must follow from its melds. */
static bool
check_opening(const struct rules *r, struct blame *b)
{
	if (r->scoring == SCORING_MELDS &&
	    r->melds_joker == MELDS_AS_PLACE)
		return blame(b, "scoring", "melds.joker", "scoring=melds "
		    "cannot count a joker as the card that it stands for "
		    "(melds.joker)");
	if (r->opening_points == KEY_NONE)
		return true;
	if (!r->jokers_min_naturals)
		return blame(b, "opening.points", "jokers.min-naturals",
		    "a meld of jokers alone (jokers.min-naturals) has no value "
		    "to open with");
	if (r->wild && r->melds_joker != MELDS_AS_PLACE)
		return blame(b, "opening.points", "melds.joker", "where cards "
		    "are wild, an opening (opening.points) needs "
		    "melds.joker=card");
	return true;
}

/* The values of cards in melds, where melds score. */
static bool
check_melds(const struct rules *r, struct blame *b)
{
	if (r->scoring != SCORING_MELDS)
		return true;
	if (r->low_ace_cost < 0)
		return blame(b, "melds.ace-low", "values.ace", "an ace may "
		    "not count more below a two (melds.ace-low) than elsewhere "
		    "(values.ace)");
	for (int suit = 0; suit < SUITS; suit++)
		if (r->low_ace_cost && r->values_cards.above[CARD(suit, ACE)])
			return blame(b, "values.cards", "melds.ace-low", "an "
			    "ace that counts less below a two (melds.ace-low) "
			    "cannot have a value of its own (values.cards)");
	/* A joker before or after an ace would decide whether it is low. */
	if (r->low_ace_cost && r->printed_jokers > 0 &&
	    r->run_ace == RUN_ACE_WRAP)
		return blame(b, "run.ace", "melds.ace-low", "with jokers, an "
		    "ace that counts less below a two (melds.ace-low) cannot "
		    "be in runs that wrap (run.ace)");
	return true;
}

/* Rounds, and contracts that can be met. */
static bool
check_contract(const struct rules *r, struct blame *b)
{
	if (r->contract_rounds == KEY_NONE)
		return true;
	for (int k = 1; k <= r->contract_rounds; k++)
		if (!steps_at(&r->contract_sets, k, 0) &&
		    !steps_at(&r->contract_runs, k, 0))
			return blame(b, "contract.sets", "contract.runs",
			    "the contract of round %d asks for neither sets "
			    "nor runs", k);
	if (r->scoring == SCORING_MELDS)
		return blame(b, "scoring", "contract.rounds", "scoring=melds "
		    "cannot have contracts (contract.rounds)");
	if (r->run_ace == RUN_ACE_WRAP)
		return blame(b, "run.ace", "contract.rounds", "runs that wrap "
		    "(run.ace) cannot be in a contract");
	if (r->facts.round > 0 && r->contract.run_size < r->run_min)
		return blame(b, "contract.run-size", "run.min",
		    "contract.run-size (%d) is below run.min (%d)",
		    r->contract.run_size, r->run_min);
	return true;
}

static bool
check_game(const struct rules *r, struct blame *b)
{
	bool winner_only = r->game_at_target == AT_TARGET_END &&
	    r->game_direction == DIRECTION_HIGHEST;

	if (r->game_boards > 1 && !winner_only)
		return blame(b, "game.boards",
		    r->game_at_target == AT_TARGET_OUT ? "game.at-target" :
		    "game.direction", "game.boards=%d needs "
		    "game.direction=highest and game.at-target=end",
		    r->game_boards);
	return true;
}

bool
rules_consistent(const struct rules *r, const char *keys[2], struct error *e)
{
	struct blame b = { keys, e };

	return check_order(r, &b) && check_scoring(r, &b) &&
	    check_shown(r, &b) &&
	    check_ranks(r, &b) && check_lost(r, &b) &&
	    check_facts(r, &b) && check_wild(r, &b) &&
	    check_identical(r, &b) && check_cards(r, &b) &&
	    check_contract(r, &b) &&
	    check_melds(r, &b) && check_opening(r, &b) && check_game(r, &b);
}
