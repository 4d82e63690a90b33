/*
 * What value cards count, against brute force: each card of a hand is in a
 * marriage, in a meld of identical cards or by itself, in every way there is.
 */
#include "settle/value-cards.h"

#include <string.h>

#include "given.h"

#define COPIES 3
#define CARDS (3 * COPIES)

static const char *const tables[] = {
	"bonus.turned=1:10,2:30,3:50 bonus.above=1:10,2:30,3:50 "
	    "bonus.below=1:10,2:30,3:50 bonus.marriage=1:100,2:300,3:500",
	"bonus.turned=1:3,2:7,3:15 bonus.above=1:2,2:5,3:10 "
	    "bonus.below=1:2,2:5,3:10 bonus.marriage=1:10,2:30",
	"bonus.turned=1:3,2:7,3:15 bonus.above=1:2,2:5,3:10 "
	    "bonus.below=1:2,2:5,3:10 bonus.marriage=1:10,2:25,3:50",
	"bonus.turned=1:40,3:0 bonus.above=2:9 bonus.marriage=1:30,2:31,3:7",
	"bonus.marriage=2:5",
	"bonus.turned=1:3,2:7,3:15 bonus.above=1:2,2:5,3:10 "
	    "bonus.below=1:2,2:5,3:10 bonus.marriage=1:10,2:30 "
	    "bonus.triple=1:5,2:10,3:15,4:20",
	"bonus.turned=1:3,3:2 bonus.marriage=1:1 bonus.triple=1:50,2:60,3:40",
	"bonus.turned=1:9 bonus.marriage=3:40 bonus.triple=1:5,2:50 "
	    "wild.as-natural=false",
};

/* Points for that many copies: those of the last step not above. */
static int
worth(const struct steps *s, int copies)
{
	int points = 0;

	for (int i = 0; i < s->n; i++)
		if (s->from[i] <= copies)
			points = s->value[i];
	return points;
}

/*
 * Digit i of way, to the base 3: card i is by itself, in a marriage, in a meld
 * of identical cards.  others: melds of identical cards that are no value
 * cards. -1: that many of each are not.
 */
static int
points_of(const struct rules *r, const int *kinds, int n, unsigned way,
    int others)
{
	int in[3][3] = { { 0 } }, *alone = in[0], *married = in[1];
	int triples = others;

	for (int i = 0; i < n; i++, way /= 3)
		in[way % 3][kinds[i]]++;
	if (married[0] != married[1] || married[1] != married[2])
		return -1;
	for (int kind = 0; kind < 3; kind++) {
		/* wild cards that stand for others only are no such meld */
		if (in[2][kind] % COPIES ||
		    (in[2][kind] && !r->wild_as_natural))
			return -1;
		triples += in[2][kind] / COPIES;
	}
	return worth(&r->bonus_turned, alone[0]) +
	    worth(&r->bonus_above, alone[1]) +
	    worth(&r->bonus_below, alone[2]) +
	    worth(&r->bonus_marriage, married[0]) +
	    worth(&r->bonus_triple, triples);
}

static int
most(const struct rules *r, const int *kinds, int n, int others)
{
	unsigned ways = 1;
	int best = 0;

	for (int i = 0; i < n; i++)
		ways *= 3;
	for (unsigned way = 0; way < ways; way++) {
		int points = points_of(r, kinds, n, way, others);

		if (points > best)
			best = points;
	}
	return best;
}

/* Every hand of up to three copies of each, with and without three others. */
static void
test_table(const struct rules *r, const char *name)
{
	int wrong = 0;

	for (int hand = 0; hand < 2 * 4 * 4 * 4; hand++) {
		int copies[] = { hand & 3, hand >> 2 & 3, hand >> 4 & 3 };
		int others = hand >> 6;
		struct judgement j;
		struct value_cards v;
		int kinds[CARDS], n = 0;

		memset(&j, 0, sizeof(j));
		for (int kind = 0; kind < 3; kind++) {
			for (int i = 0; i < copies[kind]; i++) {
				j.shown.cards[n] = r->turned[kind];
				kinds[n++] = kind;
			}
		}
		for (int i = 0; i < COPIES * others; i++)
			j.shown.cards[n + i] = CARD(CLUBS, 5);
		j.shown.size = (unsigned char)(n + COPIES * others);
		value_cards_of(r, &j, &v);
		wrong += v.points != most(r, kinds, n, others);
	}
	is_int(wrong, 0, "hands that count otherwise: %s", name);
}

void
test_given(struct context *c)
{
	for (size_t i = 0; i < countof(tables); i++) {
		struct buf b = { NULL, 0, 0 };

		buf_printf(&b, "indian-21 wild=AH %s", tables[i]);
		test_table(read_rules(c, b.data), tables[i]);
		buf_free(&b);
	}
}
