/*
 * Random cards laid off on random melds: every meld stays one, and no card is
 * lost or made.
 */
#include "solve/layoff.h"

#include "../oracle/random.h"
#include "given.h"

static const char *const random_rules[] = { "contract round=1",
	"contract+deuces-wild round=1", "contract round=1 layoff.jokers=moved",
	"contract+deuces-wild round=1 layoff.jokers=moved", "shanghai round=1",
	"may-i round=1", "rummy-500", "basic+ace-wrap deck.jokers=2",
	"contract round=1 jokers.adjacent=false", "rummy-500 run.max=5" };

/* Each card in its place, jokers and wild cards anywhere. */
static bool
is_run(const struct rules *r, const struct meld *m)
{
	int jokers = 0;

	for (int i = 0; i < m->size; i++) {
		bool joker = m->cards[i] != m->as[i];

		if (m->as[i] != run_card(card_suit(m->as[0]), m->start + i) ||
		    (joker && !card_is_joker(m->cards[i]) &&
		    !(r->wild >> m->cards[i] & 1)))
			return false;
		jokers += joker;
	}
	return jokers == m->jokers && m->pure == !jokers;
}

/* Could its cards be read so? */
static bool
is_sound(const struct rules *r, const struct meld *m)
{
	struct meld runs[MELD_RUNS], readings[MELD_READINGS];
	int n = m->kind == MELD_RUN ? meld_runs(r, m->cards, m->size, runs) :
	    meld_read(r, m->cards, m->size, readings);

	for (int i = 0; i < n; i++)
		if (m->kind == MELD_RUN ?
		    runs[i].start == m->start && is_run(r, m) :
		    readings[i].kind == MELD_SET)
			return true;
	return false;
}

/* Draw melds at random from the deck, whose cards are moved to its end. */
static void
draw_spread(struct random *random, const struct rules *r, struct spread *s,
    int most)
{
	for (s->n = 0; s->n < most;) {
		struct meld readings[MELD_READINGS];
		card cards[HAND_MAX];
		int n = 3 + random_below(random, 4);
		int suit = random_below(random, SUITS);
		int rank = 1 + random_below(random, 11);
		bool run = random_below(random, 3) > 0;

		for (int i = 0; i < n; i++)
			cards[i] = (card)(!random_below(random, 4) ?
			    CARD_JOKER : run ? run_card(suit, rank + i) :
			    CARD((suit + i) % SUITS, rank));
		if (meld_read(r, cards, n, readings))
			s->melds[s->n++] = readings[0];
	}
}

/* Does the table have exactly the laid-off cards more than before? */
static bool
is_kept(const struct spread *s, const struct meld *after, const card *cards,
    const short *on, int n)
{
	int count[CARD_LIMIT] = { 0 };

	for (int i = 0; i < s->n; i++) {
		for (int k = 0; k < s->melds[i].size; k++)
			count[s->melds[i].cards[k]]++;
		for (int k = 0; k < after[i].size; k++)
			count[after[i].cards[k]]--;
	}
	for (int i = 0; i < n; i++)
		count[cards[i]] += on[i] >= 0;
	for (int c = 0; c < CARD_LIMIT; c++)
		if (count[c])
			return false;
	return true;
}

/* Every meld is one after, and no card is lost or made. */
static void
test_random(struct context *c, struct solver *solver, const char *rules,
    struct buf *b)
{
	const struct rules *r = read_rules(c, rules);
	struct random random = { 11 };
	int laid = 0;

	for (int t = 0; t < 4000; t++) {
		struct meld melds[3], after[3];
		struct spread s = { .melds = melds };
		struct laid_off where;
		card cards[HAND_MAX];
		int n = 1 + random_below(&random, 6);
		bool sound = true;

		draw_spread(&random, r, &s, 1 + random_below(&random, 3));
		for (int i = 0; i < n; i++)
			cards[i] = (card)(!random_below(&random, 6) ?
			    CARD_JOKER : CARD(random_below(&random, SUITS),
			    1 + random_below(&random, 13)));
		layoff_check(solver, r, cards, n, &s, NULL, &where, after);
		for (int i = 0; i < s.n; i++)
			sound = sound && is_sound(r, &after[i]);
		for (int i = 0; i < n; i++)
			laid += where.on[i] >= 0;
		if (sound && is_kept(&s, after, cards, where.on, n))
			continue;
		print_melds(b, melds, s.n);
		buf_str(b, " > ");
		cards_print(b, cards, n, CARDS_ASCII);
		ok(false, "%s: %s", rules, b->data);
		print_melds(b, after, s.n);
		ok(false, "becomes %s", b->data);
		return;
	}
	ok(laid > 1000, "%s: %d cards laid off on random tables", rules, laid);
}

void
test_given(struct context *c)
{
	struct solver *solver = solver_create();
	struct buf b = { NULL, 0, 0 };

	for (size_t i = 0; i < countof(random_rules); i++)
		test_random(c, solver, random_rules[i], &b);
	buf_free(&b);
	solver_free(solver);
}
