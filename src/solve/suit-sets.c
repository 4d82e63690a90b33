/*
 * Owns which sets can be of use, and the bounds of what they can save.
 */
#include "solve/suit-inside.h"

#include <string.h>

#define LANES CARDS_OF_RANK(0)

/* The ranks of which the hand may lay a set. */
static void
find_ranks(const struct suit_tables *t, struct ranks *r)
{
	uint64_t once = t->asked.level[0], some = once & ~t->asked.wild, two, three;
	uint64_t any[2], both[2], hands[2] = { once, some };

	for (int i = 0; i < 2; i++) {
		any[i] = hands[i] | hands[i] >> 32;
		both[i] = hands[i] & hands[i] >> 32;
	}
	/* Of all cards; then of those that are not wild, without a joker. */
	two = (any[0] & any[0] >> 16) | both[0] | both[0] >> 16;
	three = (both[1] & any[1] >> 16) | (both[1] >> 16 & any[1]);
	r->threes = three & 0xffff;
	r->more = t->asked.jokers ? two : 0;
	/* Of other ranks a run of one card and jokers comes first. */
	if (t->asked.jokers > 1 && t->store.naturals == 1)
		r->more |= (any[0] | any[0] >> 16) & 1u << KING;
	r->more &= (any[1] | any[1] >> 16) & 0xffff & ~r->threes;
	r->several = t->asked.level[1] | t->asked.level[1] >> 32;
	r->several |= r->several >> 16;
	/* Two sets with jokers have more cards than may be in one. */
	if (t->asked.set_most < SUITS)
		r->several |= both[0] & both[0] >> 16;
}

/*
 * What each suit leaves without jokers: no card of it saves more.  More than 0,
 * as melds lose 1.
 */
static void
find_slack(const struct suit_tables *t, int32_t *slack)
{
	for (int s = 0; s < SUITS; s++) {
		slack[s] = -t->now.suit[s]->worth[CLASS_ANY];
		for (uint64_t k = t->now.cards[s] & SUIT_CARDS; k; k &= k - 1)
			slack[s] += t->store.worth[s][bits_lowest(k) % POSITIONS];
	}
}

/* The greatest numbers, descending, with one more. */
static void
insert(int32_t *top, int n, int32_t more)
{
	for (int i = 0; i < n; i++)
		if (more > top[i]) {
			int32_t less = top[i];

			top[i] = more;
			more = less;
		}
}

/* What the sets of a rank can do in the bounds: together, and each over that. */
static void
rate_rank(const struct suit_tables *t, int rank, const int32_t *slack,
    struct ranks *r)
{
	bool several = r->several >> rank & 1, counted = r->threes >> rank & 1;
	int32_t all[2] = { -1, -1 };

	for (int s = 0; s < SUITS; s++) {
		int at = 16 * s + rank, n = 0;
		int32_t each = t->store.worth[s][rank - 1];
		int32_t most = t->live >> at & 1 ? slack[s] : COST_MOST << 13;
		int32_t *over = r->over[rank][s];

		for (int i = 0; i < COPIES_MOST; i++)
			n += (int)(t->asked.level[i] >> at & 1);
		all[0] += min_of(n * each, most);
		all[1] += n * each;
		over[0] = min_of(each, most);
		over[1] = each;
		/* With another set of the rank the bound has other copies. */
		if (counted && several && n) {
			over[0] += min_of((n - 1) * each, most) -
			    min_of(n * each, most);
			over[1] = 0;
		}
	}
	for (int i = 0; i < 2; i++) {
		r->over_all[rank][i] = counted ? several ? 0 : -1 - all[i] : -1;
		if (counted)
			r->sum[i] += all[i];
		else
			insert(r->top[i], t->asked.jokers, all[i]);
	}
}

/* The bounds, from what the suits are worth without sets. */
static void
find_bounds(struct suit_tables *t, const struct ranks *r,
    const struct joined *all)
{
	for (int i = 0; i < 2; i++) {
		int class = i ? t->asked.class : CLASS_ANY;

		for (int j = 0; j <= t->asked.jokers; j++) {
			int32_t sets = r->sum[i], most = 2 * NO_WORTH;

			for (int k = 0; k <= j; k++) {
				t->sets_worth[k] = sets;
				suit_raise(&most,
				    all->worth[CELL(j - k, class)] + sets);
				sets += r->top[i][k];
			}
			t->bound[i][j] = most;
		}
	}
}

/* List this set, if it can be of use: the most useful first. */
static void
list_set(struct suit_tables *t, const struct ranks *r, int rank, unsigned suits)
{
	int n = bits_count(suits), at = t->nsets, jokers;
	struct set s = { .rank = rank, .jokers = max_of(3 - n, 0), .worth = -1,
		.over = { r->over_all[rank][0], r->over_all[rank][1] } };

	if (s.jokers > t->asked.jokers || n > t->asked.set_most ||
	    n < t->store.naturals || (n < 2 && rank < KING))
		return;
	for (; suits; suits &= suits - 1) {
		int suit = bits_lowest(suits);
		card c = CARD(suit, rank);

		s.cards |= card_bit(c);
		s.jokers += (int)(t->asked.wild >> c & 1);
		s.worth += t->store.worth[suit][rank - 1];
		s.over[0] += r->over[rank][suit][0];
		s.over[1] += r->over[rank][suit][1];
	}
	jokers = t->asked.jokers - s.jokers;
	if (jokers < 0 || s.worth < 0)
		return;
	s.bound = s.over[0] + t->bound[0][jokers];
	if (s.bound < t->best || s.over[1] + t->bound[1][jokers] < t->best)
		return;
	for (; at && t->sets[at - 1].bound < s.bound; at--)
		t->sets[at] = t->sets[at - 1];
	t->sets[at] = s;
	t->nsets++;
}

void
suit_list_sets(struct suit_tables *t, const struct joined *runs)
{
	struct ranks *r = &t->ranks;
	uint64_t all;
	int32_t slack[SUITS];

	t->nsets = 0;
	find_ranks(t, r);
	all = r->threes | r->more;
	if (!all)
		return;
	memset(r->sum, 0, sizeof(r->sum));
	memset(r->top, 0, sizeof(r->top));
	find_slack(t, slack);
	for (uint64_t rest = all; rest; rest &= rest - 1)
		rate_rank(t, bits_lowest(rest), slack, r);
	find_bounds(t, r, runs);
	if (t->bound[0][t->asked.jokers] < t->best ||
	    t->bound[1][t->asked.jokers] < t->best)
		return;
	for (; all; all &= all - 1) {
		int rank = bits_lowest(all);
		uint64_t lane = t->asked.level[0] >> rank & LANES;
		unsigned have = (unsigned)(lane | lane >> 15 | lane >> 30 |
		    lane >> 45) & 15;

		for (unsigned some = have; some; some = (some - 1) & have)
			list_set(t, r, rank, some);
	}
}

uint64_t
suit_find_live(uint64_t once, int jokers)
{
	uint64_t high = once | (once & LANES << ACE) << KING, next = high >> 1;
	uint64_t starts = jokers ? (high & (next | high >> 2)) |
	    (next & high >> 2) : high & next & high >> 2;

	if (jokers > 1)
		return once;
	starts &= UINT64_C(0x1ffe1ffe1ffe1ffe);
	starts |= starts << 1 | starts << 2;
	return (starts | (starts >> KING & LANES << ACE)) & once;
}

int32_t
suit_worth_of(const struct suit_tables *t, uint64_t cards)
{
	int32_t worth = 0;

	for (; cards; cards &= cards - 1) {
		card c = card_lowest(cards);

		worth += t->store.worth[card_suit(c)][card_rank(c) - 1];
	}
	return worth;
}

int32_t
suit_most_worth(struct suit_tables *t)
{
	uint64_t fit, ranks;
	int32_t most = -1;

	find_ranks(t, &t->ranks);
	ranks = t->ranks.threes | t->ranks.more;
	fit = t->live | ranks | ranks << 16 | ranks << 32 | ranks << 48;
	for (int i = 0; i < COPIES_MOST; i++)
		most += suit_worth_of(t, t->asked.level[i] & fit);
	return most;
}
