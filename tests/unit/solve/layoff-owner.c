/*
 * Cards laid off on one's own melds and on those of others, where these count
 * for others (melds.credit): what that costs, against every way.
 */
#include <limits.h>

#include "solve/layoff.h"

#include "../oracle/random.h"
#include "given.h"

#define TABLES 3000
#define MELDS 4
#define CARDS 6

/* An ace counts the same everywhere: tests/cases has those that do not. */
static const char *const all_rules[] = {
	"rummy-500 melds.credit=owner melds.ace-low=ace",
	"rummy-500 melds.credit=owner melds.ace-low=ace melds.later=false",
	"rummy-500 melds.credit=owner melds.ace-low=ace set.max=4 run.max=5",
	"rummy-500 melds.credit=owner melds.ace-low=ace jokers.max-per-run=1",
};

/* Every way to use up the cards of a hand. */
struct trying {
	const struct rules *r;
	struct meld melds[MELDS]; /* cards alone */
	bool others[MELDS];
	int n;
	card cards[CARDS];
	int ncards;
	unsigned own; /* which of these are in new melds */
	int gained;   /* by melds of others, before these cards */
	int least;
};

static bool
read_meld(const struct rules *r, struct meld *m)
{
	struct meld readings[MELD_READINGS];

	if (!meld_read(r, m->cards, m->size, readings))
		return false;
	*m = readings[0];
	return true;
}

static int
given(const struct trying *t)
{
	int sum = 0;

	for (int i = 0; i < t->n; i++)
		if (t->others[i])
			sum += meld_worth(t->r, &t->melds[i]);
	return sum - t->gained;
}

/* Lay off more of the cards that are in no new meld, or leave them. */
static void
lay_more(struct trying *t, unsigned left)
{
	int cost = given(t);

	for (int i = 0; i < t->ncards; i++)
		if (left >> i & 1)
			cost += t->r->left_cost[t->cards[i]];
	if (cost < t->least)
		t->least = cost;
	for (int i = 0; i < t->ncards; i++) {
		for (int m = 0; left >> i & 1 && m < t->n; m++) {
			struct meld before = t->melds[m];

			t->melds[m].cards[t->melds[m].size++] = t->cards[i];
			if (read_meld(t->r, &t->melds[m]))
				lay_more(t, left & ~(1u << i));
			t->melds[m] = before;
		}
	}
}

/* Choose new melds of the cards from which the lowest is to be in one. */
static void
meld_more(struct trying *t, unsigned left)
{
	lay_more(t, left);
	if (!t->r->melds_later)
		return;
	for (unsigned cards = left; cards; cards = (cards - 1) & left) {
		struct meld m = { .size = 0 };
		unsigned own = t->own;
		int jokers = 0;

		/* Each choice once: new melds in the order of their cards. */
		if (t->own && bits_lowest(cards) < bits_lowest(t->own))
			continue;
		for (int i = 0; i < t->ncards; i++) {
			if (!(cards >> i & 1))
				continue;
			m.cards[m.size++] = t->cards[i];
			jokers += card_is_joker(t->cards[i]);
		}
		if (jokers == m.size || !read_meld(t->r, &m))
			continue;
		t->own = cards;
		meld_more(t, left & ~cards);
		t->own = own;
	}
}

/* Natural melds, at random, and cards that often fit them. */
static void
draw(struct random *random, struct trying *t)
{
	t->n = 1 + random_below(random, MELDS);
	for (int i = 0; i < t->n;) {
		struct meld *m = &t->melds[i];
		int suit = random_below(random, SUITS);
		int rank = 1 + random_below(random, 11);
		bool set = !random_below(random, 3);

		m->size = 3 + (!set && !random_below(random, 3));
		for (int k = 0; k < m->size; k++)
			m->cards[k] = (card)(set ? CARD((suit + k) % SUITS,
			    rank) : run_card(suit, rank + k));
		t->others[i] = !random_below(random, 2);
		i += read_meld(t->r, m);
	}
	t->ncards = 1 + random_below(random, CARDS);
	for (int i = 0; i < t->ncards; i++) {
		const struct meld *m =
		    &t->melds[random_below(random, t->n)];
		card near = m->cards[random_below(random, m->size)];

		t->cards[i] = CARD_JOKER;
		if (!random_below(random, 6))
			continue;
		t->cards[i] = (card)(m->kind == MELD_SET ?
		    CARD(random_below(random, SUITS), card_rank(near)) :
		    CARD(card_suit(near),
		    1 + (card_rank(near) + random_below(random, 5)) % 13));
	}
	t->own = 0;
	t->gained = 0;
	t->gained = given(t);
	t->least = INT_MAX;
}

static bool
is_same_cost(struct solver *solver, struct trying *t, struct buf *b)
{
	struct spread spread = { t->n, t->melds, t->others };
	struct defence defence;
	struct hand h;

	if (!hand_of(&h, t->cards, t->ncards))
		return true; /* too many copies of a card */
	meld_more(t, (1u << t->ncards) - 1);
	layoff_best(solver, t->r, &h, &spread, &defence);
	if (defence.cost == t->least)
		return true;
	print_melds(b, t->melds, t->n);
	buf_str(b, ", others':");
	for (int i = 0; i < t->n; i++)
		buf_str(b, t->others[i] ? " yes" : " no");
	buf_str(b, ", with ");
	cards_print(b, t->cards, t->ncards, CARDS_ASCII);
	is_int(defence.cost, t->least, "cost of %s", b->data);
	return false;
}

void
test_given(struct context *c)
{
	struct solver *solver = solver_create();
	struct buf b = { NULL, 0, 0 };

	for (size_t i = 0; i < countof(all_rules); i++) {
		struct random random = { 1 + i };
		struct trying t = { .r = read_rules(c, all_rules[i]) };
		int n = 0;

		for (draw(&random, &t); n < TABLES &&
		    is_same_cost(solver, &t, &b); n++)
			draw(&random, &t);
		is_int(n, TABLES, "tables under %s", all_rules[i]);
	}
	buf_free(&b);
	solver_free(solver);
}
