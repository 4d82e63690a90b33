/*
 * Owns the choice of sets for hands in play.  Once it is chosen which cards go
 * into sets, the suits share only the jokers and the demand; so what is left of
 * each is looked up, and the suits are joined.
 */
#include "solve/suit-inside.h"
#include "solve/suit-tables.h"

#include <stdlib.h>
#include <string.h>

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
		suit_join(t, now->suit[2 * i]->worth,
		    now->suit[2 * i + 1]->worth, now->jokers, half);
		c->half[i] = half;
	}
}

/* The most worth of all suits with that many jokers. */
static int32_t
join_all(const struct suit_tables *t, const struct chosen *c, int jokers)
{
	int32_t most = 2 * NO_WORTH;

	for (int j = 0; j <= jokers; j++)
		for (const struct part *p = t->parts;
		    p->whole == t->asked.class; p++)
			suit_raise(&most, c->half[0]->worth[CELL(j, p->one)] +
			    c->half[1]->worth[CELL(jokers - j, p->other)]);
	return most;
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

/* The suit of these cards. */
static uint64_t
suit_of(const struct suit_tables *t, int suit)
{
	uint64_t cards = SUIT_KIND(t->store.kind[suit]) |
	    SUIT_JOKERS(t->asked.jokers);

	for (int i = 0; i < COPIES_MOST; i++)
		cards |= SUIT_COPY((t->asked.level[i] & t->live) >>
		    (16 * suit + ACE) & 0x1fff, i);
	return cards;
}

/* Find the best of more worth than t->best, if there is one; it is known then. */
static void
find_best(struct suit_tables *t, bool bounded)
{
	struct chosen none = { .worth = 0 };
	struct joined all;
	int32_t worth;

	t->live = suit_find_live(t->asked.level[0], t->asked.jokers);
	if (bounded && suit_most_worth(t) < t->best)
		return;
	t->now.nsets = 0;
	t->now.jokers = t->asked.jokers;
	t->listed = false;
	t->found.jokers = -1;
	for (int s = 0; s < SUITS; s++) {
		t->now.cards[s] = suit_of(t, s);
		t->now.suit[s] = suit_table_of(&t->store, t->now.cards[s]);
	}
	memcpy(none.level, t->asked.level, sizeof(none.level));
	join_halves(t, &none, UINT64_MAX);
	suit_join(t, none.half[0]->worth, none.half[1]->worth,
	    t->asked.jokers, &all);
	worth = all.worth[CELL(t->asked.jokers, t->asked.class)];
	if (worth < SOME_WORTH) /* sets do not help */
		return;
	weigh(t, &none, worth);
	suit_list_sets(t, &all);
	choose(t, &none, 0);
	if (t->found.jokers < 0)
		return;
	list_found(t);
	t->known = (struct known){ t->asked, t->best, t->melds };
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

/* May that many jokers be in one meld, wherever they stand? */
static bool
reaches_jokers(const struct rules *r, int jokers)
{
	if (!jokers)
		return true;
	return !r->jokers_by_place && r->wild_as_natural &&
	    (r->jokers_max_per_run == KEY_NONE ||
	    jokers <= r->jokers_max_per_run) &&
	    (r->jokers_max_per_set == KEY_NONE ||
	    jokers <= r->jokers_max_per_set);
}

/* Do the tables know melds like these? */
static bool
reaches_melds(const struct rules *r, int jokers)
{
	return (r->run_min == 3) & ((unsigned)r->run_max >= 3) &
	    (r->run_ace == RUN_ACE_BOTH) & (r->set_min == 3) &
	    ((unsigned)r->set_max >= 3) &
	    (r->set_suits == SET_SUITS_DISTINCT) &
	    (r->scoring != SCORING_MELDS) & !r->low_ace_cost &&
	    reaches_jokers(r, jokers);
}

/* Is there room for all jokers, but in the runs that are to stay pure? */
static bool
has_room(const struct suit_tables *t, const struct rules *r,
    const struct search_result *out, int pure)
{
	const struct limits limits = limits_of(r, &demand_none);
	int jokers = t->asked.jokers;

	for (int i = 0; i < out->n && jokers > 0; i++) {
		const struct shape *s = &out->shapes[i];
		card cards[HAND_MAX];
		int n = shape_cards(s, cards);

		jokers -= s->jokers;
		while (n)
			jokers -= (int)(t->asked.wild >> cards[--n] & 1);
		if (pure && shape_is_pure(s))
			pure--;
		else
			jokers -= shape_room(&limits, s);
	}
	return jokers <= 0;
}

/* Prepare for the hand; false if the tables do not reach it. */
static bool
turn_to(struct suit_tables *t, const struct rules *r, const struct hand *h,
    const struct demand *d)
{
	struct asked asked = { .wild = r->wild, .jokers = h->jokers,
		.set_most = r->set_max == KEY_NONE ? SUITS : r->set_max };

	memcpy(asked.level, h->level, sizeof(asked.level));
	for (int i = 0; i < COPIES_MOST; i++)
		asked.jokers += bits_count(h->level[i] & r->wild);
	if (h->size > CARDS_MOST || h->level[COPIES_MOST] ||
	    asked.jokers > JOKERS_MOST || !reaches_melds(r, asked.jokers) ||
	    !suit_store_turn(&t->store, r))
		return false;
	asked.turns = t->store.turns;
	asked.class = class_of(&t->store, d);
	if (asked.class == CLASSES)
		return false;
	t->asked = asked;
	t->parts = suit_parts(&t->store, asked.class);
	t->total = 0;
	for (int i = 0; i < COPIES_MOST; i++)
		t->total += suit_worth_of(t, h->level[i]);
	return true;
}

/* As suit_tables_search, where no points are demanded. */
static bool
find_any(struct suit_tables *t, const struct rules *r, const struct hand *h,
    const struct demand *d, int cost, struct search_result *out)
{
	int32_t left, enough;

	if (!turn_to(t, r, h, d))
		return false;
	/* What is left shall cost less, melds and unmatched cards aside. */
	enough = t->total - (min_of(cost, COST_MOST) << 13) + 1;
	if (memcmp(&t->asked, &t->known.asked, sizeof(t->asked)) != 0) {
		t->best = enough;
		find_best(t, cost < COST_MOST);
	}
	out->found = t->known.best >= enough &&
	    memcmp(&t->asked, &t->known.asked, sizeof(t->asked)) == 0;
	out->n = 0;
	if (!out->found)
		return true;
	left = t->total - t->known.best;
	out->cost = left >> 13;
	out->unmatched = left >> 6 & 127;
	suit_read_melds(&t->known.melds, out);
	return has_room(t, r, out, d->min_pure);
}

/*
 * The most that melds of the hand can count of which the best are worth this: what
 * they save, more for aces that count more if low, and a joker.
 */
static int
most_points(const struct suit_tables *t, const struct rules *r,
    const struct search_result *best)
{
	int most = (t->total >> 13) - best->cost;

	for (int i = 0; i < COPIES_MOST; i++)
		for (uint64_t aces = t->asked.level[i] & CARDS_OF_RANK(ACE); aces;
		    aces &= aces - 1)
			most += max_of(r->melds_ace_low -
			    r->value[card_lowest(aces)], 0);
	return most + t->asked.jokers * meld_joker_most(r);
}

/*
 * The best melds without a demand for points are the best with it, if they count
 * as much; that is known while it is known where jokers stand.
 */
static bool
find_opening(struct suit_tables *t, const struct rules *r,
    const struct hand *h, const struct demand *d, int cost,
    struct search_result *out)
{
	struct demand any = *d;
	struct hand natural = *h;
	struct search_result other;
	int points = 0, jokers = 0;

	any.points = any.lengthens = 0;
	if (h->level[0] & r->wild || h->jokers > 1 ||
	    (h->jokers && d->min_pure) ||
	    !find_any(t, r, h, &any, cost, out))
		return false;
	if (out->found && most_points(t, r, out) < d->points)
		out->found = false;
	for (int i = 0; i < out->n; i++) {
		points += shape_worth(r, &out->shapes[i]);
		jokers += out->shapes[i].jokers;
	}
	if (!out->found || (points >= d->points && !h->jokers))
		return true;
	/* It could stand elsewhere, if as little is left without it. */
	return points >= d->points && jokers && hand_remove(&natural, CARD_JOKER) &&
	    find_any(t, r, &natural, &any, out->cost + 1, &other) &&
	    !other.found;
}

bool
suit_tables_search(struct suit_tables *t, const struct rules *r,
    const struct hand *h, const struct demand *d, int cost,
    struct search_result *out)
{
	return (d->points ? find_opening : find_any)(t, r, h, d, cost, out);
}
