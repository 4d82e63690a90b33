/*
 * The oracle against numbers that others published, or that follow by counting
 * on paper; those of all hands of gin are tests/census's.  Nothing of the program
 * is used here.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "oracle.h"
#include "random.h"
#include "sample.h"
#include "tap.h"

static const struct oracle_demand nothing = { 0 };

/* All melds of a pack as sets of cards. */
struct melds {
	int n, sets;
	uint64_t bits[65 + 4 * (13 * 10 + 1)]; /* with wrap */
};

static void
list_melds(const struct oracle_rules *rules, struct melds *m)
{
	m->n = 0;
	for (int rank = ACE; rank <= KING; rank++) {
		for (unsigned suits = 1; suits < 1u << SUITS; suits++) {
			card cards[SUITS];
			uint64_t bits = 0;
			int n = 0;

			for (int s = CLUBS; s < SUITS; s++)
				if (suits >> s & 1)
					bits |= card_bit(cards[n++] = CARD(s, rank));
			if (oracle_is_meld(rules, cards, n))
				m->bits[m->n++] = bits;
		}
	}
	m->sets = m->n;
	for (int suit = CLUBS; suit < SUITS; suit++) {
		for (unsigned ranks = 1; ranks < 1u << 13; ranks++) {
			card cards[13];
			uint64_t bits = 0;
			int n = 0;

			for (int r = ACE; r <= KING; r++)
				if (ranks >> (r - 1) & 1)
					bits |= card_bit(cards[n++] = CARD(suit, r));
			if (n > 1 && oracle_is_meld(rules, cards, n))
				m->bits[m->n++] = bits;
		}
	}
}

static int
count_bits(uint64_t bits)
{
	int n = 0;

	for (; bits; bits &= bits - 1)
		n++;
	return n;
}

/* Hands of n cards that are all melds, each as often as it can be split. */
struct hands {
	uint64_t *bits;
	size_t n, room;
};

static void
add_hands(const struct melds *m, int from, uint64_t bits, int left,
    struct hands *h)
{
	if (!left) {
		if (h->n == h->room) {
			h->room = h->room ? 2 * h->room : 1024;
			h->bits = realloc(h->bits, h->room * sizeof(*h->bits));
			if (!h->bits)
				abort();
		}
		h->bits[h->n++] = bits;
		return;
	}
	for (int i = from; i < m->n; i++)
		if (!(m->bits[i] & bits) && count_bits(m->bits[i]) <= left)
			add_hands(m, i + 1, bits | m->bits[i],
			    left - count_bits(m->bits[i]), h);
}

static int
compare_bits(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

	return x < y ? -1 : x > y;
}

static void
distinct(struct hands *h)
{
	size_t n = 0;

	if (h->n)
		qsort(h->bits, h->n, sizeof(*h->bits), compare_bits);
	for (size_t i = 0; i < h->n; i++)
		if (!i || h->bits[i] != h->bits[i - 1])
			h->bits[n++] = h->bits[i];
	h->n = n;
}

static const struct {
	enum oracle_ace ace;
	const char *name;
	int cards;
	size_t hands;
} full_rows[] = {
	{ ORACLE_LOW, "low", 7, 4100 },
	{ ORACLE_BOTH, "both", 7, 4604 },
	{ ORACLE_WRAP, "wrap", 7, 5460 },
	{ ORACLE_LOW, "low", 9, 97624 },
	{ ORACLE_LOW, "low", 10, 136694 },
	{ ORACLE_LOW, "low", 11, 147204 },
	{ ORACLE_BOTH, "both", 10, 160056 },
	{ ORACLE_WRAP, "wrap", 10, 197470 },
};

/*
 * Hands that are all melds: as many as published, and every one of them (or
 * one in `step`) is seen as such.
 */
static void
test_full_hands(struct oracle *o, size_t rows, size_t step)
{
	for (size_t i = 0; i < rows; i++) {
		struct oracle_rules rules = sample_gin(full_rows[i].ace);
		struct hands h = { NULL, 0, 0 };
		struct melds m;
		size_t missed = 0;

		list_melds(&rules, &m);
		add_hands(&m, 0, 0, full_rows[i].cards, &h);
		distinct(&h);
		for (size_t k = 0; k < h.n; k += step) {
			card cards[ORACLE_HAND];
			int n = 0;

			for (card c = 0; c < CARD_JOKER; c++)
				if (h.bits[k] & card_bit(c))
					cards[n++] = c;
			oracle_load(o, &rules, &nothing, cards, n);
			missed += !oracle_complete(o, oracle_hand(o),
			    &nothing);
		}
		ok(h.n == full_rows[i].hands && !missed,
		    "%zu hands of %d are all melds, ace %s", h.n,
		    full_rows[i].cards, full_rows[i].name);
		free(h.bits);
	}
}

static void
test_melds(void)
{
	struct oracle_rules rules = sample_gin(ORACLE_LOW);
	struct melds m;
	int to_five = 0;

	list_melds(&rules, &m);
	for (int i = 0; i < m.n; i++)
		to_five += count_bits(m.bits[i]) <= 5;
	ok(m.sets == 65 && m.n - m.sets == 264, "65 sets, 264 runs");
	ok(to_five == 185, "185 melds of at most five cards");
}

/* P(a pure run) in 13 cards of two packs with two printed jokers. */
static void
test_pure(struct oracle *o, int hands)
{
	struct oracle_rules rules = sample_indian(0, -1);
	struct oracle_demand pure = { 1, 1, 0 };
	struct random r = { 2 };
	card deck[106];
	int found = 0;

	deck_of(deck, CARDS_ALL, 2, 0);
	deck[104] = deck[105] = CARD_JOKER;
	for (int k = 0; k < hands; k++) {
		struct oracle_best best;

		random_deal(&r, deck, 106, 13);
		oracle_load(o, &rules, &pure, deck, 13);
		oracle_solve(o, oracle_hand(o), &pure, &best);
		found += best.found;
	}
	/* Within five standard errors. */
	ok(fabs((double)found / hands - 0.36598) <= 5 * 0.4818 / sqrt(hands),
	    "a pure run in 36.6%% of hands of 13");
}

/* Argument: "thorough" takes minutes. */
int
main(int argc, char **argv)
{
	bool thorough = argc > 1 && !strcmp(argv[1], "thorough");
	struct oracle *o = oracle_create();

	test_melds();
	test_full_hands(o, thorough ? 8 : 5, thorough ? 1 : 37);
	test_pure(o, thorough ? 200000 : 4000);
	oracle_free(o);
	return tap_done();
}
