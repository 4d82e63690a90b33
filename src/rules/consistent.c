/* Owns which keys and facts contradict each other. */
#include "rules/derive.h"

#include "base/bits.h"
#include "cards/hand.h"
#include "rules/facts.h"
#include "rules/table.h"

/* What a contradiction is told to: the keys or facts at fault, the message. */
struct blame {
	const char **keys;
	struct error *e;
};

/* Require what must hold; otherwise report it. */
static PRINTF(5, 6) bool
must(bool holds, struct blame *b, const char *key, const char *other,
    const char *format, ...)
{
	struct buf said = { 0 };
	va_list args;

	if (holds)
		return true;
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
	{ RULE_split_from, RULE_game_target },
	{ RULE_declare_min_pure, RULE_declare_min_runs },
	{ RULE_opening_min_pure, RULE_opening_min_runs },
};

static bool
check_order(const struct rules *r, struct blame *b)
{
	bool good = true;

	for (size_t i = 0; good && i < countof(ordered); i++) {
		const struct row *low = &rules_rows[ordered[i][0]];
		const struct row *high = &rules_rows[ordered[i][1]];
		int least = row_number(low, r), most = row_number(high, r);

		good = must(most == KEY_NONE || least <= most, b, low->name,
		    high->name, "%s (%d) is above %s (%d)", low->name, least,
		    high->name, most);
	}
	return good;
}

/* What each way of scoring requires; losers who show runs never lose more. */
static bool
check_scoring(const struct rules *r, struct blame *b)
{
	static const int counts[] = {
		[SCORING_DIFFERENCE] = HAND_UNMATCHED, [SCORING_PENALTY] = -1,
		[SCORING_COLLECT] = HAND_WHOLE, [SCORING_MELDS] = HAND_WHOLE,
	};
	int needed = counts[r->scoring];

	return must(needed < 0 || r->hand_counts == needed, b, "scoring",
	    "hand.counts", "this scoring needs hand.counts=%s",
	    needed == HAND_WHOLE ? "whole" : "unmatched") &&
	    must(r->scoring != SCORING_DIFFERENCE || r->players_max <= 2, b,
	    "scoring", "players.max", "scoring=difference is for two players, "
	    "not %d (players.max)", r->players_max) &&
	    must(r->deck_jokers >= 0 ||
	    r->deck_jokers_per == JOKERS_PER_PLAYER, b,
	    "deck.jokers", "deck.jokers-per", "deck.jokers may be below 0 only "
	    "with deck.jokers-per=player") &&
	    must(r->lose_shown <= r->lose_flat, b, "lose.shown", "lose.flat",
	    "a loser with the runs of a claim (lose.shown: %d) cannot lose "
	    "more than one without (lose.flat: %d)", r->lose_shown,
	    r->lose_flat);
}

/* Does a key or fact name a card, or rank, that the packs lack? */
static bool
check_named(const struct rules *r, struct blame *b, const char *key,
    uint64_t cards, bool rank)
{
	uint64_t lacking = cards & ~CARDS_OF_RANKS(r->deck_ranks);

	return must(!lacking, b, key, "deck.ranks", "%s: there is no %.*s in "
	    "the packs (deck.ranks)", key, rank ? 1 : 2,
	    lacking ? CARDS_ASCII[card_lowest(lacking)].text : "");
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
	return must(r->run_ace == RUN_ACE_LOW || r->run_ace == RUN_ACE_HIGH, b,
	    "deck.ranks", "run.ace", "where the packs lack ranks (deck.ranks), "
	    "an ace may be at one end of a run only: run.ace=low or "
	    "run.ace=high") &&
	    check_named(r, b, "wild.ranks", r->wild_ranks, true) &&
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
		enum rule_key key = vital[i].key, obstacle;
		struct buf why = { 0 };

		if (!r->lost[key] || !vital[i].there)
			continue;
		obstacle = acts_refusal(r, key, &why);
		must(false, b, rules_rows[key].name, rules_rows[obstacle].name,
		    "%.*s", (int)why.len, why.data);
		buf_free(&why);
		return false;
	}
	return true;
}

/* A fact without use is an error; it would be ignored in silence. */
static bool
check_wild_fact(const struct rules *r, struct blame *b)
{
	const struct facts *f = &r->facts;
	card wild = f->wild;
	/* It may repeat the rank that is wild in the round, or say it alone. */
	bool of_round = r->wild_rounds.n && !card_is_joker(wild) &&
	    (f->round < 0 ||
	    steps_at(&r->wild_rounds, f->round, 0) == (wild & 15));

	return wild == CARD_NONE || (
	    must(r->wild_turned || !r->wild_rounds.n || of_round, b, "wild",
	    "round", "wild= must be a card of the rank that is wild in the "
	    "round (wild.rounds)") &&
	    must(r->wild_turned || r->wild_rounds.n, b, "wild", NULL, "these "
	    "rules have no cut joker, so wild= has no use") &&
	    must(!(wild & 0x80) || (!r->wild_same_card && !r->wild_above &&
	    !r->wild_below), b, "wild", NULL, "wild= must be a card with its "
	    "suit: the suit decides what else is wild") &&
	    must(wild != CARD_JOKER || r->wild_printed != PRINTED_TURNED, b,
	    "wild", NULL, "wild= must be the card that a printed joker is "
	    "(wild.printed)") &&
	    must(wild != CARD_JOKER || r->printed_jokers, b, "wild", NULL,
	    "the packs hold no printed joker that could be turned"));
}

static bool
check_facts(const struct rules *r, struct blame *b)
{
	const struct facts *f = &r->facts;
	bool points = r->settle == SETTLE_POINTS;
	bool pool = r->settle == SETTLE_POOL;
	bool seated = f->players < 0 || (f->players >= r->players_min &&
	    f->players <= r->players_max);

	return check_wild_fact(r, b) &&
	    must(!r->rounds || f->round <= r->rounds, b, "round",
	    r->rounds == r->contract_rounds ? "contract.rounds" : "game.deals",
	    "the last round of these rules is %d; there is no round %d",
	    r->rounds, f->round) &&
	    must(seated || r->players_min < r->players_max, b, "players", NULL,
	    "these rules are for %d players, not %d", r->players_min,
	    f->players) &&
	    must(seated, b, "players", NULL, "these rules are for %d to %d "
	    "players, not %d", r->players_min, r->players_max, f->players) &&
	    must(f->turn < 0 || r->hand_counts == HAND_WHOLE, b, "turn", NULL,
	    "these rules do not ask which turn it is, so turn= has no use") &&
	    must(f->taken == CARD_NONE || r->hand_counts == HAND_WHOLE, b,
	    "taken", NULL, "these rules do not ask whether a card was just "
	    "taken, so taken= has no use") &&
	    must(f->value < 0 || points || r->settle == SETTLE_WINNER ||
	    r->settle == SETTLE_PAIRS, b, "value", NULL, "value= has no use "
	    "under these rules; it needs settle=points, winner or pairs") &&
	    must(f->entry < 0 || pool, b, "entry", NULL, "entry= has no use "
	    "under these rules; it needs settle=pool") &&
	    must(f->fee < 0 || points || pool, b, "fee", NULL, "fee= has no "
	    "use under these rules; it needs settle=points or settle=pool");
}

/* Cards that are wild; identical cards that the packs lack. */
static bool
check_wild(const struct rules *r, struct blame *b)
{
	uint64_t wild = r->wild_cards;

	return must(!(wild & wild >> 16 & wild >> 32 & wild >> 48), b,
	    "wild.cards", NULL, "wild.cards has all four cards of a rank; use "
	    "wild.ranks") &&
	    must(!r->wild_turned || r->wild_same_rank || r->wild_same_card ||
	    r->wild_above || r->wild_below, b, "wild.turned", "wild.same-rank",
	    "a card turned to be wild (wild.turned) must make some card wild: "
	    "wild.same-rank, wild.same-card, wild.above or wild.below") &&
	    must(r->wild_printed != PRINTED_TURNED ||
	    r->printed_jokers <= HAND_COPIES, b, "wild.printed", "deck.jokers",
	    "%d printed jokers that are the turned card (wild.printed) are "
	    "more than the %d copies of a card that a hand may hold",
	    r->printed_jokers, HAND_COPIES) &&
	    must(r->deck_packs_from.n || r->same_min <= r->deck_packs, b,
	    "same.min", "deck.packs", "same.min (%d) is above deck.packs (%d): "
	    "no more cards are identical", r->same_min, r->deck_packs);
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

	return must(r->dealt * hands <= cards, b, "hand.size", "deck.packs",
	    "%d cards in %s are more than the %d of the packs",
	    r->dealt * hands, hands > 1 ? "all hands" : "a hand", cards) &&
	    must(!r->declare_all || r->declare_min_runs * least <= r->dealt, b,
	    "declare.min-runs", same ? "same.min" : "run.min", "%d runs of %d "
	    "cards (declare.min-runs, %s) need more than the %d cards of a "
	    "hand", r->declare_min_runs, least, same ? "same.min" : "run.min",
	    r->dealt);
}

/* Rounds, and contracts that can be met. */
static bool
check_contract(const struct rules *r, struct blame *b)
{
	int k = 1;

	while (k <= r->contract_rounds && (steps_at(&r->contract_sets, k, 0) ||
	    steps_at(&r->contract_runs, k, 0)))
		k++;
	return r->contract_rounds == KEY_NONE || (
	    must(k > r->contract_rounds, b, "contract.sets", "contract.runs",
	    "the contract of round %d asks for neither sets nor runs", k) &&
	    must(r->scoring != SCORING_MELDS, b, "scoring", "contract.rounds",
	    "scoring=melds cannot have contracts (contract.rounds)") &&
	    must(r->run_ace != RUN_ACE_WRAP, b, "run.ace", "contract.rounds",
	    "runs that wrap (run.ace) cannot be in a contract") &&
	    must(r->facts.round <= 0 || r->contract.run_size >= r->run_min, b,
	    "contract.run-size", "run.min", "contract.run-size (%d) is below "
	    "run.min (%d)", r->contract.run_size, r->run_min));
}

/* The values of cards in melds, where melds score. */
static bool
check_melds(const struct rules *r, struct blame *b)
{
	bool low = r->low_ace_cost, own = false;

	for (int suit = 0; suit < SUITS; suit++)
		own |= r->values_cards.above[CARD(suit, ACE)] > 0;
	return r->scoring != SCORING_MELDS || (
	    must(r->low_ace_cost >= 0, b, "melds.ace-low", "values.ace", "an "
	    "ace may not count more below a two (melds.ace-low) than elsewhere "
	    "(values.ace)") &&
	    must(!low || !own, b, "values.cards", "melds.ace-low", "an ace "
	    "that counts less below a two (melds.ace-low) cannot have a value "
	    "of its own (values.cards)") &&
	    /* A joker before or after an ace would decide whether it is low. */
	    must(!low || r->printed_jokers <= 0 || r->run_ace != RUN_ACE_WRAP,
	    b, "run.ace", "melds.ace-low", "with jokers, an ace that counts "
	    "less below a two (melds.ace-low) cannot be in runs that wrap "
	    "(run.ace)") &&
	    must(r->melds_joker != MELDS_AS_PLACE, b, "scoring", "melds.joker",
	    "scoring=melds cannot count a joker as the card that it stands for "
	    "(melds.joker)"));
}

/* How much an opening counts must follow from its melds. */
static bool
check_opening(const struct rules *r, struct blame *b)
{
	return r->opening_points == KEY_NONE || (
	    must(r->jokers_min_naturals, b, "opening.points",
	    "jokers.min-naturals", "a meld of jokers alone "
	    "(jokers.min-naturals) has no value to open with") &&
	    must(!r->wild || r->melds_joker == MELDS_AS_PLACE, b,
	    "opening.points", "melds.joker", "where cards are wild, an opening "
	    "(opening.points) needs melds.joker=card"));
}

static bool
check_game(const struct rules *r, struct blame *b)
{
	return must(r->game_boards == 1 ||
	    r->game_direction == DIRECTION_HIGHEST, b, "game.boards",
	    "game.direction", "game.boards=%d needs game.direction=highest",
	    r->game_boards);
}

bool
rules_consistent(const struct rules *r, const char *keys[2], struct error *e)
{
	struct blame b = { keys, e };

	return check_order(r, &b) && check_scoring(r, &b) &&
	    check_ranks(r, &b) && check_lost(r, &b) && check_facts(r, &b) &&
	    check_wild(r, &b) && check_cards(r, &b) &&
	    check_contract(r, &b) && check_melds(r, &b) &&
	    check_opening(r, &b) && check_game(r, &b);
}
