/*
 * Owns the list of all ways to spread a gin hand: every choice of disjoint
 * melds, for a knocker, on whose melds cards can be laid off.
 */
#include <stdlib.h>
#include <string.h>

#include "solve/search.h"
#include "solve/solve.h"

struct spreads {
	struct solver *solver;
	const struct rules *rules;
	int limit;
	bool (*visit)(const struct arrangement *, int, void *);
	void *context;
	struct meld melds[SHAPES_MAX];
	struct meld sorted[SHAPES_MAX]; /* the same, as they are printed */
	int n;
	bool stopped;
};

static bool
give(struct spreads *s, const struct hand *unmatched, int deadwood)
{
	struct arrangement a;

	memcpy(s->sorted, s->melds, (size_t)s->n * sizeof(s->melds[0]));
	arrange_melds(&a, s->sorted, s->n, unmatched);
	return s->visit(&a, deadwood, s->context);
}

static void spread_from(struct spreads *, const struct hand *undecided,
    struct hand unmatched, int deadwood);

/* Meld the cards if they are a meld, and continue with the rest. */
static void
try_meld(struct spreads *s, const struct hand *undecided,
    const struct hand *unmatched, int deadwood, const card *cards, int n)
{
	struct meld readings[MELD_READINGS];
	struct hand rest = *undecided;

	if (!meld_read(s->rules, cards, n, readings))
		return;
	for (int i = 0; i < n; i++)
		hand_remove(&rest, cards[i]);
	s->melds[s->n++] = readings[0];
	spread_from(s, &rest, *unmatched, deadwood);
	s->n--;
}

/* Runs with c, which may be an ace above the king. */
static void
try_runs(struct spreads *s, const struct hand *undecided,
    const struct hand *unmatched, int deadwood, card c)
{
	for (int start = s->rules->run_first; start <= KING; start++) {
		card cards[14];
		bool holds = false;
		int n = 0;

		for (int p = start; n < run_longest(s->rules, start); p++) {
			card next = run_card(card_suit(c), p);

			if (!hand_count(undecided, next))
				break;
			holds |= next == c;
			cards[n++] = next;
			if (holds && n >= s->rules->run_min)
				try_meld(s, undecided, unmatched, deadwood,
				    cards, n);
		}
	}
}

/* Sets that begin with these cards, n of them, in the order of suits. */
static void
try_sets(struct spreads *s, const struct hand *undecided,
    const struct hand *unmatched, int deadwood, card *cards, int n)
{
	int suit = card_suit(cards[n - 1]);
	struct hand left = *undecided;

	for (int i = 0; i < n; i++)
		hand_remove(&left, cards[i]);
	if (n >= s->rules->set_min)
		try_meld(s, undecided, unmatched, deadwood, cards, n);
	if (s->rules->set_suits != SET_SUITS_ANY)
		suit++;
	for (; suit < SUITS; suit++) {
		cards[n] = CARD(suit, card_rank(cards[0]));
		if (hand_count(&left, cards[n]))
			try_sets(s, undecided, unmatched, deadwood, cards,
			    n + 1);
	}
}

/* By rank, then suit. */
static card
lowest_card(uint64_t cards)
{
	int rank = ACE;

	while (rank < KING && !(cards & CARDS_OF_RANK(rank)))
		rank++;
	return card_lowest(cards & CARDS_OF_RANK(rank));
}

/*
 * Decide the lowest undecided card: in which meld it is, or in none; unless the
 * undecided cards leave too much at best.
 */
static void
spread_from(struct spreads *s, const struct hand *undecided,
    struct hand unmatched, int deadwood)
{
	struct hand rest = *undecided;
	card lowest, set[HAND_MAX];

	if (!effort_step(solver_effort(s->solver)))
		s->stopped = true;
	if (s->stopped || deadwood + solve_deadwood(s->solver, s->rules,
	    undecided) > s->limit)
		return;
	if (!undecided->size) {
		s->stopped = !give(s, &unmatched, deadwood);
		return;
	}
	lowest = lowest_card(undecided->level[0]);
	try_runs(s, undecided, &unmatched, deadwood, lowest);
	set[0] = lowest;
	try_sets(s, undecided, &unmatched, deadwood, set, 1);
	/* Or its copies are all left: others were melded before it. */
	while (hand_remove(&rest, lowest)) {
		hand_add(&unmatched, lowest);
		deadwood += s->rules->value[lowest];
	}
	spread_from(s, &rest, unmatched, deadwood);
}

void
solve_each(struct solver *solver, const struct rules *rules,
    const struct hand *h, int limit,
    bool (*visit)(const struct arrangement *, int deadwood, void *),
    void *context)
{
	/* Too large to be cleared on the stack for each hand. */
	struct spreads *s = util_alloc(sizeof(*s));

	s->solver = solver;
	s->rules = rules;
	s->limit = limit;
	s->visit = visit;
	s->context = context;
	s->n = 0;
	s->stopped = false;
	spread_from(s, h, hand_empty(), 0);
	free(s);
}
