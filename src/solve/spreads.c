/* Owns all ways to spread a gin hand: every choice of disjoint melds. */
#include <string.h>

#include "solve/inside.h"
#include "solve/solve.h"

struct spreads {
	struct solver *solver;
	struct search *search;
	const struct hand *hand;
	int limit;
	bool (*visit)(const struct arrangement *, int, void *);
	void *context;
	struct meld melds[SHAPES_MAX];
	int n;
	bool stopped;
};

static int
value_of(const struct search *s, uint64_t cards)
{
	int sum = 0;

	for (; cards; cards &= cards - 1)
		sum += s->rules->value[s->cards[bits_lowest(cards)]];
	return sum;
}

static void
give(struct spreads *s, int deadwood)
{
	FILLED_LATER struct meld sorted[SHAPES_MAX];
	struct hand unmatched = *s->hand;
	struct arrangement a;

	for (int k = 0; k < s->n; k++)
		for (int i = 0; i < s->melds[k].size; i++)
			hand_remove(&unmatched, s->melds[k].cards[i]);
	memcpy(sorted, s->melds, (size_t)s->n * sizeof(*sorted));
	arrange_melds(&a, sorted, s->n, &unmatched);
	s->stopped |= deadwood <= s->limit &&
	    !s->visit(&a, deadwood, s->context);
}

static void spread_from(struct spreads *, struct state, uint32_t way,
    int deadwood);

/* Lay each of these ways, which the card at the cursor starts. */
static void
lay_each(struct spreads *s, const struct state *from, uint32_t i, uint32_t end,
    int deadwood)
{
	const struct way *w;

	while ((w = search_next_way(s->search, from, &i, end))) {
		struct state after = *from;
		card cards[HAND_MAX];
		int n = shape_cards(&w->shape, cards);

		search_lay(s->search, &after, w, LAID_WHOLE);
		meld_read_best(s->search->rules, cards, n, &s->melds[s->n++]);
		spread_from(s, after, i - 1, deadwood);
		s->n--;
	}
}

/*
 * Decide the lowest undecided card: which meld it starts, of these from way on
 * that another copy of it has not laid before, or none; unless the cards that are
 * left leave too much at best.
 */
static void
spread_from(struct spreads *s, struct state t, uint32_t way, int deadwood)
{
	const struct search *search = s->search;
	struct hand left = search_hand(search, t.left);
	int cursor = t.cursor;
	uint64_t before;

	if (!effort_step(solver_effort(s->solver)))
		s->stopped = true;
	if (s->stopped || deadwood + solve_deadwood(s->solver, search->rules,
	    &left) > s->limit)
		return;
	if (!search_advance(search, &t)) {
		give(s, deadwood + value_of(search, t.left));
		return;
	}
	if (t.cursor != cursor)
		way = 0;
	cursor = t.cursor;
	lay_each(s, &t, way > search->sets_from[cursor] ? way :
	    search->sets_from[cursor], search->sets_to[cursor], deadwood);
	lay_each(s, &t, way > search->runs_from[cursor] ? way :
	    search->runs_from[cursor], search->runs_to[cursor], deadwood);
	before = t.left;
	search_stay_out(search, &t);
	spread_from(s, t, 0, deadwood + value_of(search, before & ~t.left));
}

void
solve_each(struct solver *solver, const struct rules *rules,
    const struct hand *h, int limit,
    bool (*visit)(const struct arrangement *, int deadwood, void *),
    void *context)
{
	FILLED_LATER struct spreads s;

	s.solver = solver;
	s.search = solver_lister(solver);
	s.hand = h;
	s.limit = limit;
	s.visit = visit;
	s.context = context;
	s.n = 0;
	s.stopped = false;
	search_ways(s.search, rules, h);
	spread_from(&s, s.search->start, 0, 0);
}
