/*
 * Records for the benchmarks, the same in every run.
 * usage: deals KIND COUNT
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hands.h"
#include "cards/notation.h"
#include "solve/solve.h"

#define WILD_RANK_OF_DEALS 7 /* the case says wild=7H */
#define WILD_RANK_OF_NEAR 12 /* wild=QH */

struct deals {
	struct random random;
	struct buf out;
	struct solver *solver;
	const struct rules *gin;
};

static void
print_cards(struct deals *d, const card *cards, int n)
{
	cards_print(&d->out, cards, n, CARDS_ASCII);
}

static void
deal_hand(struct deals *d, int packs, int jokers, int n)
{
	card deck[BENCH_DECK];
	int size = deck_of(deck, CARDS_ALL, packs, jokers);

	random_deal(&d->random, deck, size, n);
	print_cards(d, deck, n);
}

static void
deal_gin(struct deals *d)
{
	deal_hand(d, 1, 0, 10);
	buf_char(&d->out, '\n');
}

static void
deal_dense(struct deals *d)
{
	card deck[BENCH_DECK];
	int size = bench_dense_deck(&d->random, deck, 10);

	random_deal(&d->random, deck, size, 10);
	print_cards(d, deck, 10);
	buf_char(&d->out, '\n');
}

static void
deal_json(struct deals *d)
{
	buf_str(&d->out, "{\"hand\":\"");
	deal_hand(d, 1, 0, 10);
	buf_str(&d->out, "\"}\n");
}

static void
deal_indian(struct deals *d)
{
	deal_hand(d, 2, 2, 13);
	buf_char(&d->out, '\n');
}

static void
deal_contract(struct deals *d)
{
	deal_hand(d, 2, 4, 12);
	buf_char(&d->out, '\n');
}

/* With jokers as players hold them near the end of a deal. */
static void
deal_near(struct deals *d)
{
	static const int below[] = { 44, 77, 88, 96, 99, 100 }; /* of 100 */
	int percent = random_below(&d->random, 100), jokers = 0;
	card hand[13];

	while (percent >= below[jokers])
		jokers++;
	bench_near(&d->random, hand, 2, 13, WILD_RANK_OF_NEAR, jokers);
	print_cards(d, hand, 13);
	buf_char(&d->out, '\n');
}

/* 21 cards of three packs. */
static void
deal_near_21(struct deals *d)
{
	card hand[21];

	bench_near(&d->random, hand, 3, 21, WILD_RANK_OF_NEAR, -1);
	print_cards(d, hand, 21);
	buf_char(&d->out, '\n');
}

/* Tens as "10C": nearly every other line has one. */
static void
deal_tens(struct deals *d)
{
	size_t from = d->out.len;
	char line[64];
	size_t len;

	deal_gin(d);
	len = d->out.len - from;
	memcpy(line, d->out.data + from, len);
	d->out.len = from;
	for (size_t i = 0; i < len; i++)
		if (line[i] == 'T')
			buf_str(&d->out, "10");
		else
			buf_char(&d->out, line[i]);
}

/* Lines that are errors, of one kind or another. */
static void
deal_error(struct deals *d)
{
	static const char *const ends[] = { "QS QS QS", "QS QS 1S", "QS QS XX",
		"JK JK JK", "QS QS (", "QS QS QQ" };

	deal_near(d);
	d->out.len -= 9; /* three cards and the end of the line */
	buf_str(&d->out, ends[random_below(&d->random, countof(ends))]);
	buf_char(&d->out, '\n');
}

/* With a fourteenth card, to be discarded. */
static void
deal_drawn(struct deals *d)
{
	card hand[14], deck[BENCH_DECK];
	int size = deck_of(deck, CARDS_ALL, 2, 2);
	struct hand h;

	bench_near(&d->random, hand, 2, 13, WILD_RANK_OF_NEAR, -1);
	do
		hand[13] = deck[random_below(&d->random, size)];
	while (!hand_of(&h, hand, 14) || h.level[2] || h.jokers > 2);
	print_cards(d, hand, 14);
	buf_char(&d->out, '\n');
}

/* Knocks */

/* Draw a card from the deck; discard so that the least deadwood is left. */
static int
play_turn(struct deals *d, card *hand, card drawn)
{
	int best = -1, least = 0;
	card held;

	for (int i = -1; i < 10; i++) {
		struct hand h;
		int deadwood;

		held = i < 0 ? drawn : hand[i];
		if (i >= 0)
			hand[i] = drawn;
		hand_of(&h, hand, 10);
		deadwood = solve_deadwood(d->solver, d->gin, &h);
		if (i >= 0)
			hand[i] = held;
		if (i < 0 || deadwood < least) {
			best = i;
			least = deadwood;
		}
	}
	if (best >= 0)
		hand[best] = drawn;
	return least;
}

/* Two hands that were played until one of them could knock. */
static void
deal_table(struct deals *d)
{
	card deck[BENCH_DECK];
	int size = deck_of(deck, CARDS_ALL, 1, 0), turn = 0, next = 20;

	random_deal(&d->random, deck, size, size);
	while (next < size && play_turn(d, deck + 10 * turn, deck[next]) > 10) {
		turn = 1 - turn;
		next++;
	}
	if (next == size) {
		deal_table(d);
		return;
	}
	buf_str(&d->out, turn ? "Asha: " : "Asha: knock ");
	print_cards(d, deck, 10);
	buf_str(&d->out, turn ? "\nBo: knock " : "\nBo: ");
	print_cards(d, deck + 10, 10);
	buf_str(&d->out, "\n\n");
}

/* Claims */

/* A run of n cards, into group; with a joker for one of them. */
static void
make_run(struct deals *d, card *group, int n, bool joker)
{
	int suit = random_below(&d->random, SUITS);
	int start = 1 + random_below(&d->random, 15 - n);

	for (int i = 0; i < n; i++)
		group[i] = CARD(suit, (start + i - 1) % 13 + 1);
	if (joker)
		group[random_below(&d->random, n)] =
		    random_below(&d->random, 2) ? CARD_JOKER :
		    CARD(random_below(&d->random, SUITS), WILD_RANK_OF_DEALS);
}

static void
make_set(struct deals *d, card *group, int n)
{
	card suits[SUITS] = { CLUBS, DIAMONDS, HEARTS, SPADES };
	int rank = 1 + random_below(&d->random, 13);

	random_deal(&d->random, suits, SUITS, n);
	for (int i = 0; i < n; i++)
		group[i] = CARD(suits[i], rank);
}

static bool
fits_packs(const card *cards, int n)
{
	struct hand h;

	return hand_of(&h, cards, n) && !h.level[2] && h.jokers <= 2;
}

/*
 * One claim in four is spoilt by a card that came from anywhere, one in twenty has
 * more copies of a card than the packs.
 */
static void
deal_claim(struct deals *d)
{
	static const int sizes[][4] = { { 3, 3, 3, 4 }, { 4, 3, 3, 3 },
		{ 3, 4, 3, 3 }, { 4, 5, 4, 0 }, { 5, 4, 4, 0 }, };
	const int *size;
	card cards[13] = { 0 };
	int at = 0;

	do {
		size = sizes[random_below(&d->random, 5)];
		make_run(d, cards, size[0], false);
		make_run(d, cards + size[0], size[1], true);
		at = size[0] + size[1];
		make_set(d, cards + at, size[2]);
		if (size[3])
			make_run(d, cards + at + size[2], size[3], false);
		if (!random_below(&d->random, 4))
			cards[random_below(&d->random, 13)] =
			    CARD(random_below(&d->random, SUITS),
			    1 + random_below(&d->random, 13));
	} while (!fits_packs(cards, 13));
	if (!random_below(&d->random, 20))
		cards[0] = cards[4] = cards[8] = CARD(SPADES, QUEEN);
	buf_str(&d->out, "declare ");
	at = 0;
	for (int g = 0; g < 4 && size[g]; at += size[g++]) {
		buf_str(&d->out, g ? " | " : "");
		print_cards(d, cards + at, size[g]);
	}
	buf_char(&d->out, '\n');
}

static const struct kind {
	const char *name;
	void (*deal)(struct deals *);
} kinds[] = {
	{ "gin", deal_gin },       { "dense", deal_dense },
	{ "json", deal_json },     { "tables", deal_table },
	{ "indian", deal_indian }, { "claims", deal_claim },
	{ "contract", deal_contract }, { "near", deal_near },
	{ "drawn", deal_drawn },   { "tens", deal_tens },
	{ "errors", deal_error }, { "near-21", deal_near_21 },
};

static const struct kind *
find_kind(const char *name)
{
	for (size_t i = 0; i < countof(kinds); i++)
		if (strcmp(kinds[i].name, name) == 0)
			return &kinds[i];
	return NULL;
}

int
main(int argc, char **argv)
{
	const struct kind *kind = argc == 3 ? find_kind(argv[1]) : NULL;
	struct deals d = { .random = { 20 } };
	struct rulebook *book = rulebook_create();
	struct arena *arena = arena_create();
	struct error e = { 0 };
	bool written = true;

	if (!kind) {
		fprintf(stderr, "usage: deals KIND COUNT\n");
		return 2;
	}
	d.solver = solver_create();
	d.gin = rules_compile(book, TEXT("gin"), NULL, 0, arena, &e);
	for (long i = atol(argv[2]); i > 0 && written; i--) {
		kind->deal(&d);
		if (d.out.len < 65536 && i > 1)
			continue;
		written = fwrite(d.out.data, 1, d.out.len, stdout) == d.out.len;
		d.out.len = 0;
	}
	written = fclose(stdout) == 0 && written;
	buf_free(&d.out);
	solver_free(d.solver);
	arena_free(arena);
	rulebook_free(book);
	return written ? 0 : 2;
}
