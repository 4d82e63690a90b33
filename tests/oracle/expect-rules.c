/*
 * Owns the rules as the oracle has them, from the keys and facts alone: what the
 * program derives of these is not looked at.
 */
#include "expect.h"

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

static uint64_t
wild_cards(const struct rules *r)
{
	uint64_t wild = 0;
	card turned = r->facts.wild;

	for (unsigned rank = ACE; rank <= KING; rank++)
		if (r->wild_ranks >> rank & 1)
			wild |= CARDS_OF_RANK(rank);
	wild |= r->wild_cards;
	for (int i = r->wild_rounds.n - 1; i >= 0; i--) {
		if (r->wild_rounds.from[i] > r->facts.round)
			continue;
		wild |= CARDS_OF_RANK(r->wild_rounds.value[i]);
		break;
	}
	if ((!r->wild_turned && !r->wild_rounds.n) || turned == CARD_NONE)
		return wild;
	if (card_is_joker(turned) && r->wild_joker_turned != 2)
		return wild | (r->wild_joker_turned ? 0 : CARDS_OF_RANK(ACE));
	if (card_is_joker(turned))
		turned = CARD(SPADES, ACE);
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

static int
card_value(const struct rules *r, uint64_t wild, card c)
{
	const int of_rank[] = { 0, r->values_ace, r->values_2, r->values_3,
		r->values_4, r->values_5, r->values_6, r->values_7,
		r->values_8, r->values_9, r->values_10, r->values_jack,
		r->values_queen, r->values_king };

	if (card_is_joker(c))
		return r->values_joker;
	if (wild & card_bit(c) && r->values_wild >= 0)
		return r->values_wild;
	if (r->values_cards.above[c] > 0)
		return r->values_cards.above[c] - 1;
	return of_rank[card_rank(c)];
}

struct oracle_rules
expect_rules(const struct rules *rules)
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
	    rules->facts.wild != CARD_NONE)
		r.joker_is = rules->facts.wild;
	r.value[CARD_JOKER] = r.joker_is ?
	    card_value(rules, 0, r.joker_is) : rules->values_joker;
	for (card c = 0; c < CARD_JOKER; c++)
		if (CARDS_ALL & card_bit(c))
			r.value[c] = card_value(rules, r.wild, c);
	return r;
}
