/* Owns the quick look at what a hand lacks for its runs or its contract. */
#include "solve/runs.h"

#include "base/bits.h"
#include "melds/meld.h"

/* One bit for each position of a run in the suit where there is a card. */
static uint32_t
positions_of(const struct rules *r, uint64_t cards, int suit)
{
	return run_positions(r,
	    (uint32_t)((cards & CARDS_OF_SUIT(suit)) >> 16 * suit));
}

/* Those of the cards that can stand for themselves. */
static uint64_t
themselves(const struct rules *r, uint64_t cards)
{
	return r->wild_as_natural ? cards : cards & ~r->wild;
}

/* The positions where a run starts of which these are all cards. */
static uint32_t
starts_among(uint32_t positions, int size)
{
	for (int i = 1; i < size && positions; i++)
		positions &= positions >> 1;
	return positions;
}

int
pure_runs_most(const struct rules *r, const struct hand *h)
{
	uint64_t held = themselves(r, h->level[0]);
	int size = max_of(r->run_min, r->jokers_min_naturals), most = 0;

	/* Mostly there is none, wherever aces may stand. */
	held |= (held & CARDS_OF_RANK(ACE)) << (ACE_HIGH - ACE);
	if (size >= 3 && r->run_last <= ACE_HIGH &&
	    !(held & held >> 1 & held >> 2))
		return 0;
	for (int suit = 0; suit < SUITS; suit++) {
		uint32_t starts = starts_among(positions_of(r,
		    themselves(r, h->level[0]), suit), size), in = 0;
		int n = 0;

		if (!starts)
			continue;
		for (int i = 0; i < size; i++)
			in |= starts << i;
		for (int k = 0; k < HAND_COPIES && h->level[k]; k++)
			n += bits_count(in & positions_of(r,
			    themselves(r, h->level[k]), suit));
		most += n / size;
	}
	return most;
}

/* Contracts */

/* The fewest jokers that a run of the contract needs. */
static int
run_lacks(const struct rules *r, const struct hand *h)
{
	int size = r->contract.run_size, most = 0;

	for (int suit = 0; suit < SUITS; suit++) {
		uint32_t held = positions_of(r, themselves(r, h->level[0]),
		    suit);

		for (int start = r->run_first; start + size - 1 <= r->run_last;
		    start++) {
			int n = bits_count(held >> start &
			    ((UINT32_C(1) << size) - 1));

			most = n > most ? n : most;
		}
	}
	return size - most;
}

/* The fewest jokers that a set needs. */
static int
set_lacks(const struct rules *r, const struct hand *h)
{
	bool distinct = r->set_suits == SET_SUITS_DISTINCT;
	int most = 0;

	for (int rank = ACE; rank <= KING; rank++) {
		int n = 0;

		for (int suit = 0; suit < SUITS; suit++) {
			card c = CARD(suit, rank);
			int copies = hand_count(h, c);

			if (!themselves(r, card_bit(c)))
				continue;
			n += distinct ? copies > 0 : copies;
		}
		most = n > most ? n : most;
	}
	return most < r->set_min ? r->set_min - most : 0;
}

/* Could the contract of the round be laid? */
static bool
contract_possible(const struct rules *r, const struct hand *h)
{
	const struct contract *c = &r->contract;
	int pool = h->jokers;

	if (h->size < c->sets * r->set_min + c->runs * c->run_size)
		return false;
	for (int k = 0; k < HAND_COPIES; k++)
		pool += bits_count(h->level[k] & r->wild);
	return (c->runs ? c->runs * run_lacks(r, h) : 0) +
	    (c->sets ? c->sets * set_lacks(r, h) : 0) <= pool;
}

bool
demand_possible(const struct rules *r, const struct hand *h,
    const struct demand *demand)
{
	int wanted = demand->min_pure;

	if (demand->min_runs == DEMAND_CONTRACT)
		return contract_possible(r, h);
	if (!h->jokers && !(h->level[0] & r->wild) &&
	    demand->min_runs > wanted) /* without jokers all are pure */
		wanted = demand->min_runs;
	return !wanted || pure_runs_most(r, h) >= wanted;
}
