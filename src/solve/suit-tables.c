/*
 * Owns the choice of sets for hands in play.  Once it is chosen which cards go
 * into sets, the suits share only the jokers and the demand; so what is left of
 * each is looked up, and the suits are joined.
 */
#include "solve/suit-inside.h"
#include "solve/suit-tables.h"

#include <stdlib.h>
#include <string.h>

#define LANES CARDS_OF_RANK(0)
#define COST_MOST (1 << 15) /* no hand costs as much */

/* A choice that goes on: its value, and what it is over in both bounds. */
struct chosen {
	const struct joined *half[2];
	uint64_t level[COPIES_MOST]; /* cards left */
	int32_t worth, over[2];
};

struct suit_tables *
suit_tables_create(void)
{
	struct suit_tables *t = util_alloc(sizeof(*t));

	memset(t, 0, sizeof(*t));
	return t;
}

void
suit_tables_free(struct suit_tables *t)
{
	suit_store_free(&t->store);
	free(t);
}

/* The first list of the best choice, unless it is known. */
static void
list_found(struct suit_tables *t)
{
	if (!t->listed)
		t->melds = suit_list(t, &t->found, &t->found_half[0],
		    &t->found_half[1], t->best);
	t->listed = true;
}

/* This choice of sets is worth that: is it the best? */
static void
weigh(struct suit_tables *t, const struct chosen *c, int32_t worth)
{
	struct melds ours;

	if (worth < t->best)
		return;
	if (worth > t->best) {
		t->best = worth;
		t->found = t->now;
		t->found_half[0] = *c->half[0];
		t->found_half[1] = *c->half[1];
		t->listed = false;
		return;
	}
	list_found(t);
	ours = suit_list(t, &t->now, c->half[0], c->half[1], worth);
	suit_keep_first(&t->melds, &ours);
}

static void choose(struct suit_tables *, const struct chosen *, int from);

/* Move the set's cards out of the suits. */
static void
take_set(struct suit_tables *t, const struct set *s, struct chosen *c)
{
	struct split *now = &t->now;
	uint64_t rest = s->cards;

	now->jokers -= s->jokers;
	for (uint64_t left = rest & t->live; left; left &= left - 1) {
		int suit = card_suit(card_lowest(left));

		now->cards[suit] = suit_drop(now->cards[suit], s->rank - 1);
		now->suit[suit] = suit_table_of(&t->store, now->cards[suit]);
	}
	for (int i = COPIES_MOST - 1; i >= 0; i--) {
		uint64_t here = c->level[i];

		c->level[i] &= ~rest;
		rest &= ~here;
	}
}

static void
join_halves(struct suit_tables *t, struct chosen *c, uint64_t moved)
{
	struct split *now = &t->now;

	for (int i = 0; i < 2; i++) {
		struct joined *half = &t->half[now->nsets][i];

		if (!(moved >> 32 * i & 0xffffffff))
			continue;
		suit_join(&t->store, now->suit[2 * i]->worth,
		    now->suit[2 * i + 1]->worth, now->jokers, half);
		c->half[i] = half;
	}
}

/* The most worth of all suits with that many jokers. */
static int32_t
join_all(const struct suit_tables *t, const struct chosen *c, int jokers)
{
	int32_t most[CLASSES];

	suit_join_at(&t->store, c->half[0]->worth, c->half[1]->worth, jokers,
	    most);
	return most[t->class];
}

/* The set beside those that are chosen; and every choice that goes on. */
static APART void
choose_set(struct suit_tables *t, const struct chosen *before, int i)
{
	const struct set *s = &t->sets[i];
	struct chosen c = *before;
	int jokers = t->now.jokers - s->jokers;
	int32_t all;

	t->now.sets[t->now.nsets++] = i;
	c.worth += s->worth;
	c.over[0] += s->over[0];
	c.over[1] += s->over[1];
	take_set(t, s, &c);
	join_halves(t, &c, s->cards & t->live);
	all = join_all(t, &c, jokers);
	if (all > SOME_WORTH)
		weigh(t, &c, c.worth + all);
	if (c.worth + all + t->sets_worth[jokers] < t->best)
		return;
	for (int k = 0; k <= jokers; k++)
		if (c.worth + (k ? join_all(t, &c, jokers - k) : all) +
		    t->sets_worth[k] >= t->best) {
			choose(t, &c, i);
			return;
		}
}

/* Every choice of sets from this one on, beside those that are chosen. */
static void
choose(struct suit_tables *t, const struct chosen *c, int from)
{
	const struct split here = t->now;

	for (int i = from; i < t->nsets; i++) {
		const struct set *s = &t->sets[i];
		int jokers = here.jokers - s->jokers;

		if ((c->level[0] & s->cards) != s->cards || jokers < 0 ||
		    c->over[0] + s->over[0] + t->bound[0][jokers] < t->best ||
		    c->over[1] + s->over[1] + t->bound[1][jokers] < t->best)
			continue;
		choose_set(t, c, i);
		t->now = here;
	}
}

/* The ranks of which the hand may lay a set. */
static void
find_ranks(const struct suit_tables *t, struct ranks *r)
{
	uint64_t once = t->level[0], some = once & ~t->wild, two, three;
	uint64_t any[2], both[2], hands[2] = { once, some };

	for (int i = 0; i < 2; i++) {
		any[i] = hands[i] | hands[i] >> 32;
		both[i] = hands[i] & hands[i] >> 32;
	}
	/* Of all cards; then of those that are not wild, without a joker. */
	two = (any[0] & any[0] >> 16) | both[0] | both[0] >> 16;
	three = (both[1] & any[1] >> 16) | (both[1] >> 16 & any[1]);
	r->threes = three & 0xffff;
	r->more = t->jokers ? two : 0;
	/* Of other ranks a run of one card and jokers comes first. */
	if (t->jokers > 1 && t->store.naturals == 1)
		r->more |= (any[0] | any[0] >> 16) & 1u << KING;
	r->more &= (any[1] | any[1] >> 16) & 0xffff & ~r->threes;
	r->several = t->level[1] | t->level[1] >> 32;
	r->several |= r->several >> 16;
	/* Two sets with jokers have more cards than may be in one. */
	if (t->set_most < SUITS)
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
			n += (int)(t->level[i] >> at & 1);
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
			insert(r->top[i], t->jokers, all[i]);
	}
}

/* The bounds, from what the suits are worth without sets. */
static void
find_bounds(struct suit_tables *t, const struct ranks *r,
    const struct joined *all)
{
	for (int i = 0; i < 2; i++) {
		int class = i ? t->class : CLASS_ANY;

		for (int j = 0; j <= t->jokers; j++) {
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

	if (s.jokers > t->jokers || n > t->set_most ||
	    n < t->store.naturals || (n < 2 && rank < KING))
		return;
	for (; suits; suits &= suits - 1) {
		int suit = bits_lowest(suits);
		card c = CARD(suit, rank);

		s.cards |= card_bit(c);
		s.jokers += (int)(t->wild >> c & 1);
		s.worth += t->store.worth[suit][rank - 1];
		s.over[0] += r->over[rank][suit][0];
		s.over[1] += r->over[rank][suit][1];
	}
	jokers = t->jokers - s.jokers;
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

/* List the sets that could be of use. */
static void
list_sets(struct suit_tables *t, const struct joined *runs)
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
	if (t->bound[0][t->jokers] < t->best ||
	    t->bound[1][t->jokers] < t->best)
		return;
	for (; all; all &= all - 1) {
		int rank = bits_lowest(all);
		uint64_t lane = t->level[0] >> rank & LANES;
		unsigned have = (unsigned)(lane | lane >> 15 | lane >> 30 |
		    lane >> 45) & 15;

		for (unsigned some = have; some; some = (some - 1) & have)
			list_set(t, r, rank, some);
	}
}

/* The cards that a run could use. */
static uint64_t
find_live(uint64_t once, int jokers)
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

/* The suit of these cards. */
static uint64_t
suit_of(const struct suit_tables *t, int suit)
{
	uint64_t cards = SUIT_KIND(t->store.kind[suit]) |
	    SUIT_JOKERS(t->jokers);

	for (int i = 0; i < COPIES_MOST; i++)
		cards |= SUIT_COPY((t->level[i] & t->live) >>
		    (16 * suit + ACE) & 0x1fff, i);
	return cards;
}

/* Find the best of more worth than t->best; false if there is none. */
static bool
find_best(struct suit_tables *t)
{
	struct chosen none = { .worth = 0 };
	struct joined all;
	int32_t worth;

	t->live = find_live(t->level[0], t->jokers);
	t->now.nsets = 0;
	t->now.jokers = t->jokers;
	t->listed = false;
	t->found.jokers = -1;
	for (int s = 0; s < SUITS; s++) {
		t->now.cards[s] = suit_of(t, s);
		t->now.suit[s] = suit_table_of(&t->store, t->now.cards[s]);
	}
	memcpy(none.level, t->level, sizeof(none.level));
	join_halves(t, &none, UINT64_MAX);
	suit_join(&t->store, none.half[0]->worth, none.half[1]->worth,
	    t->jokers, &all);
	worth = all.worth[CELL(t->jokers, t->class)];
	if (worth < SOME_WORTH) /* sets do not help */
		return false;
	weigh(t, &none, worth);
	list_sets(t, &all);
	choose(t, &none, 0);
	return t->found.jokers >= 0;
}

/* The class that has what is demanded, or CLASSES. */
static int
class_of(const struct suit_store *s, const struct demand *d)
{
	static const struct demand classes[CLASSES] = {
		{ 0 }, { .min_runs = 1 }, { .min_runs = 1, .min_pure = 1 },
		{ .min_runs = 2 }, { .min_runs = 2, .min_pure = 1 },
	}, pure[PURE_MOST + 1] = {
		{ 0 }, { .min_runs = 1, .min_pure = 1 },
		{ .min_runs = 2, .min_pure = 2 },
		{ .min_runs = 3, .min_pure = 3 },
	};
	int most = s->pure ? PURE_MOST + 1 : CLASSES, c = 0;

	while (c < most &&
	    memcmp(s->pure ? &pure[c] : &classes[c], d, sizeof(*d)) != 0)
		c++;
	return c < most ? c : CLASSES;
}

/* Do the tables know melds like these? */
static bool
reaches_melds(const struct rules *r)
{
	return (r->run_min == 3) & ((unsigned)r->run_max >= 3) &
	    (r->run_ace == RUN_ACE_BOTH) & (r->set_min == 3) &
	    ((unsigned)r->set_max >= 3) &
	    (r->set_suits == SET_SUITS_DISTINCT) & !r->jokers_by_place &
	    (r->jokers_max_per_run == KEY_NONE) &
	    (r->jokers_max_per_set == KEY_NONE) & r->jokers_adjacent &
	    r->wild_as_natural & (r->scoring != SCORING_MELDS) &
	    !r->low_ace_cost;
}

/*
 * Jokers cost nothing here; so is there room for those that are left?  There is
 * in any run beside those that are to stay pure.
 */
static bool
has_room(const struct suit_tables *t, const struct search_result *out, int pure)
{
	int jokers = t->jokers;

	for (int i = 0; i < out->n; i++)
		pure -= out->shapes[i].kind == SHAPE_RUN;
	if (pure < 0 && t->store.run_most == POSITIONS)
		return true;
	for (int i = 0; i < out->n; i++) {
		card cards[HAND_MAX];
		int n = shape_cards(&out->shapes[i], cards);

		jokers -= out->shapes[i].jokers;
		while (n)
			jokers -= (int)(t->wild >> cards[--n] & 1);
	}
	return !jokers;
}

bool
suit_tables_search(struct suit_tables *t, const struct rules *r,
    const struct hand *h, const struct demand *d, int cost,
    struct search_result *out)
{
	int32_t total = 0, left;

	t->jokers = h->jokers;
	memcpy(t->level, h->level, sizeof(t->level));
	for (int i = 0; i < COPIES_MOST; i++)
		t->jokers += bits_count(h->level[i] & r->wild);
	if (h->size > CARDS_MOST || h->level[COPIES_MOST] ||
	    t->jokers > JOKERS_MOST || !reaches_melds(r) ||
	    !suit_store_turn(&t->store, r))
		return false;
	t->class = class_of(&t->store, d);
	if (t->class == CLASSES)
		return false;
	t->parts = suit_parts(&t->store, t->class);
	t->wild = r->wild;
	t->set_most = r->set_max == KEY_NONE ? SUITS : r->set_max;
	for (int i = 0; i < COPIES_MOST; i++)
		for (uint64_t k = h->level[i]; k; k &= k - 1) {
			card c = card_lowest(k);

			total += t->store.worth[card_suit(c)][card_rank(c) - 1];
		}
	/* What is left shall cost less, melds and unmatched cards aside. */
	t->best = total - (min_of(cost, COST_MOST) << 13) + 1;
	out->found = find_best(t);
	out->n = 0;
	if (!out->found)
		return true;
	left = total - t->best;
	out->cost = left >> 13;
	out->unmatched = left >> 6 & 127;
	list_found(t);
	suit_read_melds(&t->melds, out);
	return has_room(t, out, d->min_pure);
}
