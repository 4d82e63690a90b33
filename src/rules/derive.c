/*
 * Owns what follows from keys and facts: cards in the packs, wild cards,
 * values, the knock limit.
 */
#include "rules/derive.h"

#include <string.h>

#include "rules/table.h"

/* Set the number of cards dealt, if a table of steps says it. */
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

/* The next card of the suit in the packs, one step up or down. */
static card
neighbour(const struct rules *r, int suit, int rank, int step)
{
	do {
		rank += step;
		if (rank < ACE || rank > KING) {
			if (!r->wild_wraps)
				return CARD_NONE;
			rank = rank < ACE ? KING : ACE;
		}
	} while (r->places && !(r->places->ranks >> rank & 1));
	return CARD(suit, rank);
}

static uint64_t
bit_of(card c)
{
	return c == CARD_NONE ? 0 : card_bit(c);
}

/* The cards that this card, not a joker, makes wild when it is turned. */
static uint64_t
wild_of_turned(struct rules *r, card turned)
{
	int rank = turned & 15, suit = turned >> 4 & 3;
	uint64_t wild = 0;

	/* Also where wild= only repeats the round. */
	if (r->wild_same_rank)
		wild |= CARDS_OF_RANK(rank);
	if (r->wild_same_card)
		wild |= card_bit(CARD(suit, rank));
	if (!(turned & 0x80))
		r->turned[0] = turned;
	if (r->wild_above)
		r->turned[1] = neighbour(r, suit, rank, 1);
	if (r->wild_below)
		r->turned[2] = neighbour(r, suit, rank, -1);
	return wild | bit_of(r->turned[1]) | bit_of(r->turned[2]);
}

static void
derive_wild(struct rules *r)
{
	card turned = r->facts.wild;
	int of_round = steps_at(&r->wild_rounds, r->facts.round, 0);

	r->wild = r->wild_cards | CARDS_OF_RANKS(r->wild_ranks) |
	    (of_round ? CARDS_OF_RANK(of_round) : 0);
	memset(r->turned, CARD_NONE, sizeof(r->turned));
	r->joker_face = CARD_NONE;
	if (turned == CARD_NONE)
		return;
	if (card_is_joker(turned) &&
	    r->wild_joker_turned == TURNED_ACE_OF_SPADES)
		turned = CARD(SPADES, ACE);
	if (!card_is_joker(turned)) {
		r->wild |= wild_of_turned(r, turned);
		if (r->wild_printed == PRINTED_TURNED)
			r->joker_face = r->turned[0];
	} else if (r->wild_joker_turned == TURNED_ACES) {
		r->wild |= CARDS_OF_RANK(ACE);
	}
}

/* What the card counts where it is not wild. */
static int
natural_value(const struct rules *r, card c)
{
	int above = r->values_cards.above[c];

	return above ? above - 1 : r->rank_value[card_rank(c)];
}

static void
derive_values(struct rules *r)
{
	/* The keys of ranks follow one another. */
	for (int rank = ACE; rank <= KING; rank++)
		r->rank_value[rank] = row_number(
		    &rules_rows[RULE_values_ace + rank - ACE], r);
	memset(r->value, 0, sizeof(r->value));
	for (uint64_t rest = CARDS_ALL; rest; rest &= rest - 1) {
		card c = card_lowest(rest);
		bool wild = r->wild >> c & 1;

		r->value[c] = wild && r->values_wild != VALUE_AS_RANK ?
		    r->values_wild : natural_value(r, c);
	}
	r->value[CARD_JOKER] = r->joker_face == CARD_NONE ? r->values_joker :
	    natural_value(r, r->joker_face);
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
	for (card c = 0; r->melds_joker >= 0 && c < CARD_LIMIT; c++)
		if (card_is_joker(c) || r->wild >> c & 1)
			r->left_cost[c] = r->value[c] + r->melds_joker;
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

/* Rounds end with the contracts, the deals of a game, or what round= can be. */
static void
derive_rounds(struct rules *r)
{
	bool contracts = r->contract_rounds != KEY_NONE;

	r->rounds = contracts ? r->contract_rounds : r->hand_rounds.n ||
	    r->wild_rounds.n ? ROUNDS_MAX : 0;
	if (r->game_deals != KEY_NONE && r->game_deals < r->rounds)
		r->rounds = r->game_deals;
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
	if (r->rounds && r->facts.round < 0)
		r->missing = TEXT("round");
	r->deal_multiplier = up != CARD_NONE && card_suit(up) == SPADES ?
	    r->deal_spade_multiplier : 1;
}

/* Where an ace can be in a run. */
static void
derive_ends(struct rules *r)
{
	r->run_first = r->run_ace == RUN_ACE_HIGH ? 2 : ACE;
	r->run_last = r->run_ace == RUN_ACE_LOW ? KING :
	    r->run_ace == RUN_ACE_WRAP ? 25 : ACE_HIGH;
}

/* Call the cards by their places. */
static void
derive_places(struct rules *r)
{
	const struct places *d = r->places;
	struct rules named;

	r->turn_up = place_of(d, r->facts.turn_up);
	r->taken = place_of(d, r->facts.taken);
	if (!d)
		return;
	named = *r;
	r->run_first = d->first;
	r->run_last = d->last;
	r->joker_face = place_of(d, r->joker_face);
	for (unsigned i = 0; i < countof(r->turned); i++)
		r->turned[i] = place_of(d, r->turned[i]);
	r->wild = 0;
	for (card c = 0; c < CARD_JOKER; c++) {
		card place = d->place[c];

		if (place == CARD_NONE)
			continue; /* no card has this number */
		r->wild |= (named.wild >> c & 1) << place;
		r->value[place] = named.value[c];
		r->rank_value[card_rank(place)] = named.rank_value[card_rank(c)];
	}
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
	 * A wild card changes what is a meld; sets of two cards change how
	 * many melds there are.
	 */
	if (r->places || r->wild || r->wild_printed == PRINTED_TURNED ||
	    r->run_ace == RUN_ACE_WRAP || r->set_min < 3 ||
	    r->low_ace_cost || !suits_count_alike(r))
		return;
	for (unsigned i = 0; i < countof(limits); i++)
		r->plain[0] |= (uint64_t)(limits[i] & 0xff) << 8 * i;
	for (int rank = ACE; rank <= KING; rank++)
		r->plain[1 + rank % 3] |= (uint64_t)r->value[rank] <<
		    10 * (rank / 3);
}

/* In a full pack a card is its own place. */
static void
derive_ranks(struct rules *r, struct arena *arena)
{
	struct places *p;

	r->places = NULL;
	r->cards = CARDS_ALL;
	if (!r->deck_ranks || r->deck_ranks == RANKS_ALL)
		return;
	p = arena_alloc(arena, sizeof(*p));
	places_make(p, (unsigned)r->deck_ranks, r->run_ace == RUN_ACE_HIGH);
	r->places = p;
	r->cards = p->cards;
}

void
rules_derive(struct rules *r, struct arena *arena)
{
	acts_find(r);
	acts_reset_idle(r);
	rules_follow(r, arena);
}

void
rules_follow(struct rules *r, struct arena *arena)
{
	derive_ranks(r, arena);
	derive_cards(r, r->facts.players);
	derive_wild(r);
	derive_values(r);
	derive_rounds(r);
	derive_limit(r);
	derive_contract(r);
	derive_ends(r);
	derive_places(r);
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
