/*
 * Owns the list of all ways to spread a gin hand: every choice of disjoint
 * melds, for a knocker who must think of what can be laid off on them.
 */
#include <string.h>

#include "search.h"
#include "solve.h"

struct spreads {
	const struct rules *rules;
	int limit;
	bool (*visit)(const struct arrangement *, int, void *);
	void *context;
	struct meld melds[SHAPES_MAX];
	int n;
	bool stopped;
};

static bool
give(struct spreads *s, const struct hand *unmatched, int deadwood)
{
	struct arrangement a;
	struct meld melds[SHAPES_MAX];

	memcpy(melds, s->melds, (size_t)s->n * sizeof(melds[0]));
	arrange_melds(&a, melds, s->n, unmatched);
	return s->visit(&a, deadwood, s->context);
}

static void spread_from(struct spreads *, const struct hand *undecided,
    struct hand unmatched, int deadwood);

/* Meld the cards, if they are a meld of this kind, and go on without them. */
static void
try_meld(struct spreads *s, const struct hand *undecided,
    const struct hand *unmatched, int deadwood, enum meld_kind kind,
    const card *cards, int n)
{
	struct meld readings[MELD_READINGS];
	struct hand rest = *undecided;

	if (!meld_read(s->rules, cards, n, readings) ||
	    readings[0].kind != kind)
		return;
	for (int i = 0; i < n; i++)
		hand_remove(&rest, cards[i]);
	s->melds[s->n++] = readings[0];
	spread_from(s, &rest, *unmatched, deadwood);
	s->n--;
}

/* Runs that hold c, which may be an ace above the king. */
static void
try_runs(struct spreads *s, const struct hand *undecided,
    const struct hand *unmatched, int deadwood, card c)
{
	for (int start = run_first(s->rules); start <= KING; start++) {
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
				    MELD_RUN, cards, n);
		}
	}
}

/* Sets in which c has the lowest suit. */
static void
try_sets(struct spreads *s, const struct hand *undecided,
    const struct hand *unmatched, int deadwood, card c)
{
	for (unsigned suits = 0; suits < 1u << SUITS; suits++) {
		card cards[SUITS];
		int n = 0;

		if ((suits & ((2u << card_suit(c)) - 1)) != 1u << card_suit(c))
			continue;
		for (int suit = 0; suit < SUITS; suit++)
			if (suits >> suit & 1)
				cards[n++] = CARD(suit, card_rank(c));
		for (int i = 0; i < n; i++)
			if (!hand_count(undecided, cards[i]))
				n = 0;
		if (n >= s->rules->set_min)
			try_meld(s, undecided, unmatched, deadwood, MELD_SET,
			    cards, n);
	}
}

/* Decide the lowest undecided card: in which meld it is, or in none. */
static void
spread_from(struct spreads *s, const struct hand *undecided,
    struct hand unmatched, int deadwood)
{
	struct hand rest = *undecided;
	card cards[HAND_MAX], lowest;
	int n = hand_cards(undecided, cards);

	if (s->stopped || deadwood > s->limit)
		return;
	if (!n) {
		s->stopped = !give(s, &unmatched, deadwood);
		return;
	}
	lowest = cards[0];
	for (int i = 1; i < n; i++)
		if (card_rank(cards[i]) < card_rank(lowest))
			lowest = cards[i];
	try_runs(s, undecided, &unmatched, deadwood, lowest);
	try_sets(s, undecided, &unmatched, deadwood, lowest);
	hand_remove(&rest, lowest);
	hand_add(&unmatched, lowest);
	spread_from(s, &rest, unmatched, deadwood + s->rules->value[lowest]);
}

void
solve_each(const struct rules *rules, const struct hand *h, int limit,
    bool (*visit)(const struct arrangement *, int deadwood, void *),
    void *context)
{
	struct spreads s = { .rules = rules, .limit = limit, .visit = visit,
		.context = context };

	spread_from(&s, h, hand_empty(), 0);
}
