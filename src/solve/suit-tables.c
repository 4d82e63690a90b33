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
#define COST_MOST (1 << 14) /* no hand costs as much */
#define KEPT_MOST (UINT64_C(8) << 20) /* bytes of tables */
#define ASKED_MOST 16 /* times that other rules are searched by states first */

/* A choice that goes on: its value, and what it is over in both bounds. */
struct chosen {
	const struct joined *half[2];
	uint64_t once, twice; /* cards left */
	int32_t worth, over[2];
};

struct suit_tables *
suit_tables_create(void)
{
	struct suit_tables *t = util_alloc(sizeof(*t));

	memset(t, 0, sizeof(*t));
	t->wild = UINT64_MAX;
	return t;
}

void
suit_tables_free(struct suit_tables *t)
{
	suit_store_free(&t->store);
	free(t);
}

/* This choice of sets is worth that: is it the best? */
static void
weigh(struct suit_tables *t, int32_t worth)
{
	struct melds ours;

	if (worth < t->best)
		return;
	if (worth > t->best) {
		t->best = worth;
		t->found = t->now;
		t->listed = false;
		return;
	}
	if (!t->listed)
		t->melds = suit_list(t, &t->found, worth);
	t->listed = true;
	ours = suit_list(t, &t->now, worth);
	suit_keep_first(&t->melds, &ours);
}

static void choose(struct suit_tables *, const struct chosen *, int from);

/* Move the set's cards out of the suits. */
static void
take_set(struct suit_tables *t, const struct set *s, struct chosen *c,
    struct joined half[2])
{
	struct split *now = &t->now;
	uint64_t moved = s->cards & t->live;

	for (int suit = 0; suit < SUITS; suit++)
		if (moved >> 16 * suit & 0xffff) {
			now->cards[suit] = suit_drop(now->cards[suit],
			    s->rank - 1);
			now->suit[suit] = suit_table_of(&t->store,
			    now->cards[suit]);
		}
	for (int i = 0; i < 2; i++)
		if (moved >> 32 * i & 0xffffffff) {
			suit_join(now->suit[2 * i]->worth,
			    now->suit[2 * i + 1]->worth, now->jokers,
			    half[i].worth);
			c->half[i] = &half[i];
		}
	c->once &= ~s->cards | c->twice;
	c->twice &= ~s->cards;
}

/* The set beside those that are chosen, and every choice that goes on. */
static APART void
choose_set(struct suit_tables *t, const struct chosen *before, int i)
{
	const struct set *s = &t->sets[i];
	struct chosen c = *before;
	struct joined half[2], all;
	int jokers = t->now.jokers -= s->jokers;
	int32_t most = NO_WORTH;

	t->now.sets[t->now.nsets++] = i;
	take_set(t, s, &c, half);
	suit_join(c.half[0]->worth, c.half[1]->worth, jokers, all.worth);
	c.worth += s->worth;
	c.over[0] += s->over[0];
	c.over[1] += s->over[1];
	/* cppcheck-suppress uninitvar; it does not see that suit_join fills all */
	if (all.worth[CELL(jokers, t->class)] > SOME_WORTH)
		weigh(t, c.worth + all.worth[CELL(jokers, t->class)]);
	for (int k = 0; k <= jokers; k++)
		suit_raise(&most, all.worth[CELL(jokers - k, t->class)] +
		    t->sets_worth[k]);
	if (c.worth + most >= t->best)
		choose(t, &c, i);
}

/* Every choice of sets from this one on, beside those that are chosen. */
static void
choose(struct suit_tables *t, const struct chosen *c, int from)
{
	const struct split here = t->now;

	for (int i = from; i < t->nsets; i++) {
		const struct set *s = &t->sets[i];
		int jokers = here.jokers - s->jokers;

		if ((c->once & s->cards) != s->cards || jokers < 0 ||
		    c->over[0] + s->over[0] + t->bound[0][jokers] < t->best ||
		    c->over[1] + s->over[1] + t->bound[1][jokers] < t->best)
			continue;
		choose_set(t, c, i);
		t->now = here;
	}
}

/* What the sets of each rank can save, in both bounds; see doc/ALGORITHM.md. */
struct ranks {
	uint64_t threes, more; /* ranks of sets without a joker, only with one */
	int32_t save[KING + 1][SUITS]; /* a card of each suit in a set */
	int32_t part[KING + 1][2]; /* of a rank in the bounds without jokers */
	int32_t sum[2]; /* of all ranks of sets without a joker */
	int32_t top[2][JOKERS_MOST + 1]; /* of the others, the greatest first */
};

/* The ranks of which the hand may lay a set. */
static void
find_ranks(const struct suit_tables *t, uint64_t once, struct ranks *r)
{
	uint64_t a = once & 0xffff, b = once >> 16 & 0xffff;
	uint64_t c = once >> 32 & 0xffff, d = once >> 48;
	uint64_t natural = ~((uint64_t)t->store.wild << 1);
	uint64_t twos = (a & b) | (c & d) | ((a | b) & (c | d));

	r->threes = ((a & b & (c | d)) | (c & d & (a | b))) & natural;
	r->more = t->jokers ? twos : 0;
	/* Of other ranks a run of one card and jokers comes first. */
	if (t->jokers > 1)
		r->more |= (a | b | c | d) & 1u << KING;
	r->more &= natural & ~r->threes;
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
		for (uint32_t k = t->now.cards[s]; k; k &= k - 1)
			slack[s] += t->store.worth[bits_lowest(k) % 14];
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

static void
rate_rank(const struct suit_tables *t, uint64_t once, uint64_t twice, int rank,
    const int32_t *slack, struct ranks *r)
{
	bool two = twice & LANES << rank; /* cards for two sets */
	int32_t each = t->store.worth[rank - 1], saves[2] = { -1, -1 };

	for (int s = 0; s < SUITS; s++) {
		int at = 16 * s + rank;
		int32_t save = t->live >> at & 1 ? slack[s] : each;

		r->save[rank][s] = save < each ? save : each;
		if (once >> at & 1) {
			saves[0] += r->save[rank][s];
			saves[1] += each;
		}
	}
	for (int i = 0; i < 2; i++) {
		int32_t most = saves[i] << two;

		r->part[rank][i] = 0;
		if (!(r->threes >> rank & 1)) {
			insert(r->top[i], t->jokers, most);
			continue;
		}
		r->sum[i] += most;
		/* Of one set the bound has its rank but once. */
		if (!two)
			r->part[rank][i] = most;
	}
}

/* The bounds, from what the suits are worth without sets. */
static void
find_bounds(struct suit_tables *t, const struct ranks *r, const int32_t *all)
{
	for (int i = 0; i < 2; i++) {
		int class = i ? t->class : CLASS_ANY;

		for (int j = 0; j <= t->jokers; j++) {
			int32_t sets = r->sum[i], most = 2 * NO_WORTH;

			for (int k = 0; k <= j; k++) {
				t->sets_worth[k] = sets;
				suit_raise(&most,
				    all[CELL(j - k, class)] + sets);
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
	int n = bits_count(suits), at = t->nsets;
	struct set s = { .rank = rank, .jokers = max_of(3 - n, 0) };
	int jokers = t->jokers - s.jokers;

	if (jokers < 0 || (n < 2 && rank < KING))
		return;
	s.worth = n * t->store.worth[rank - 1] - 1;
	s.over[0] = -1 - r->part[rank][0];
	s.over[1] = s.worth - r->part[rank][1];
	for (int suit = 0; suit < SUITS; suit++)
		if (suits >> suit & 1) {
			s.over[0] += r->save[rank][suit];
			s.cards |= card_bit(CARD(suit, rank));
		}
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
list_sets(struct suit_tables *t, uint64_t once, uint64_t twice,
    const int32_t *all)
{
	struct ranks r;
	int32_t slack[SUITS];

	t->nsets = 0;
	find_ranks(t, once, &r);
	if (!(r.threes | r.more))
		return;
	memset(r.sum, 0, sizeof(r.sum));
	memset(r.top, 0, sizeof(r.top));
	find_slack(t, slack);
	for (uint64_t rest = r.threes | r.more; rest; rest &= rest - 1)
		rate_rank(t, once, twice, bits_lowest(rest), slack, &r);
	find_bounds(t, &r, all);
	if (t->bound[0][t->jokers] < t->best ||
	    t->bound[1][t->jokers] < t->best)
		return;
	for (uint64_t rest = r.threes | r.more; rest; rest &= rest - 1) {
		int rank = bits_lowest(rest);
		uint64_t lane = once >> rank & LANES;
		unsigned have = (unsigned)(lane | lane >> 15 | lane >> 30 |
		    lane >> 45) & 15;

		for (unsigned some = have; some; some = (some - 1) & have)
			list_set(t, &r, rank, some);
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

/* The cards of a suit by their positions. */
static uint32_t
suit_of(uint64_t cards, int suit)
{
	return (uint32_t)(cards >> (16 * suit + ACE)) & 0x1fff;
}

/* Find the best of more worth than t->best; false if there is none. */
static bool
find_best(struct suit_tables *t, uint64_t once, uint64_t twice)
{
	struct joined half[2], all;
	struct chosen none = { .half = { &half[0], &half[1] },
		.once = once, .twice = twice };
	uint64_t live = find_live(once, t->jokers);
	int32_t worth;

	t->live = live;
	t->now.nsets = 0;
	t->now.jokers = t->jokers;
	t->listed = false;
	t->found.jokers = -1;
	for (int s = 0; s < SUITS; s++) {
		t->now.cards[s] = suit_of(live, s) |
		    SUIT_SECOND(suit_of(live & twice, s));
		t->now.suit[s] = suit_table_of(&t->store, t->now.cards[s]);
	}
	for (int i = 0; i < 2; i++)
		suit_join(t->now.suit[2 * i]->worth,
		    t->now.suit[2 * i + 1]->worth, t->jokers, half[i].worth);
	suit_join(half[0].worth, half[1].worth, t->jokers, all.worth);
	/* cppcheck-suppress uninitvar; likewise */
	worth = all.worth[CELL(t->jokers, t->class)];
	if (worth < SOME_WORTH) /* sets do not help */
		return false;
	weigh(t, worth);
	list_sets(t, once, twice, all.worth);
	choose(t, &none, 0);
	return t->found.jokers >= 0;
}

/* The class that has what is demanded, or CLASSES. */
static int
class_of(const struct demand *d)
{
	static const struct demand classes[CLASSES] = {
		{ 0 }, { .min_runs = 1 }, { .min_runs = 1, .min_pure = 1 },
		{ .min_runs = 2 }, { .min_runs = 2, .min_pure = 1 },
	};
	int c = 0;

	while (c < CLASSES && memcmp(&classes[c], d, sizeof(*d)) != 0)
		c++;
	return c;
}

/* Do the tables know melds like these? */
static bool
reaches_melds(const struct rules *r)
{
	return (r->run_min == 3) & (r->run_max == KEY_NONE) &
	    (r->run_ace == RUN_ACE_BOTH) & (r->set_min == 3) &
	    ((unsigned)r->set_max > 3) &
	    (r->set_suits == SET_SUITS_DISTINCT) &
	    (r->jokers_min_naturals <= 1) & !r->jokers_by_place &
	    (r->jokers_max_per_run == KEY_NONE) &
	    (r->jokers_max_per_set == KEY_NONE) & r->jokers_adjacent &
	    r->wild_as_natural & (r->scoring != SCORING_MELDS) &
	    !r->low_ace_cost;
}

/* Do cards of a rank count alike, and are they all wild or none? */
static bool
goes_by_rank(const struct rules *r)
{
	bool by_rank = r->wild == (r->wild & 0x3ffe) * LANES;

	for (card c = 0; c < CARD_JOKER; c++)
		by_rank &= r->left_cost[c] == r->left_cost[c & 15];
	return by_rank;
}

/*
 * Are the tables those of these rules?  They become so when other rules have
 * been asked for often, one after another.
 */
static bool
turn_to(struct suit_tables *t, const struct rules *r)
{
	struct suit_store *s = &t->store;
	bool same = r->wild == t->wild &&
	    memcmp(r->left_cost, t->left_cost, sizeof(t->left_cost)) == 0;

	if (same && s->kept < KEPT_MOST) {
		t->asked = 0;
		return true;
	}
	if (!same && (++t->asked < ASKED_MOST || !goes_by_rank(r)))
		return false;
	suit_store_clear(s);
	t->asked = 0;
	t->wild = r->wild;
	memcpy(t->left_cost, r->left_cost, sizeof(t->left_cost));
	s->wild = (uint32_t)(r->wild & 0x3ffe) >> ACE;
	for (int i = 0; i < CARDS_MOST; i++)
		s->worth[i] = s->wild >> (i % KING) & 1 ? 0 :
		    (r->left_cost[i % KING + ACE] << 13) + (1 << 6);
	return true;
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
	if (pure < 0)
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
	uint64_t once = h->level[0], twice = h->level[1];
	int32_t total = 0, left;

	t->jokers = h->jokers + bits_count(once & r->wild) +
	    bits_count(twice & r->wild);
	t->class = class_of(d);
	if (h->size > CARDS_MOST || h->level[2] || t->jokers > JOKERS_MOST ||
	    t->class == CLASSES || !reaches_melds(r) || !turn_to(t, r))
		return false;
	t->store.jokers = t->jokers;
	for (uint64_t k = once; k; k &= k - 1)
		total += t->store.worth[card_rank(card_lowest(k)) - 1];
	for (uint64_t k = twice; k; k &= k - 1)
		total += t->store.worth[card_rank(card_lowest(k)) - 1];
	/* What is left shall cost less, melds and unmatched cards aside. */
	t->best = total - (min_of(cost, COST_MOST) << 13) + 1;
	out->found = find_best(t, once, twice);
	out->n = 0;
	if (!out->found)
		return true;
	left = total - t->best;
	out->cost = left >> 13;
	out->unmatched = left >> 6 & 127;
	if (!t->listed)
		t->melds = suit_list(t, &t->found, t->best);
	suit_read_melds(&t->melds, out);
	return has_room(t, out, d->min_pure);
}
