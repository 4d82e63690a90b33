/*
 * What value cards count, against brute force: each card of a hand is either in
 * a marriage or by itself, in every way there is.
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
};

/* Points for so many, as the table of steps says: the last step up to there. */
static int
worth(const struct steps *s, int copies)
{
	int points = 0;

	for (int i = 0; i < s->n; i++)
		if (s->from[i] <= copies)
			points = s->value[i];
	return points;
}

/* Bit i of way: card i is in a marriage. -1: that many of each are not. */
static int
points_of(const struct rules *r, const int *kinds, int n, unsigned way)
{
	int married[3] = { 0 }, alone[3] = { 0 };

	for (int i = 0; i < n; i++)
		(way >> i & 1 ? married : alone)[kinds[i]]++;
	if (married[0] != married[1] || married[1] != married[2])
		return -1;
	return worth(&r->bonus_turned, alone[0]) +
	    worth(&r->bonus_above, alone[1]) +
	    worth(&r->bonus_below, alone[2]) +
	    worth(&r->bonus_marriage, married[0]);
}

static int
most(const struct rules *r, const int *kinds, int n)
{
	int best = 0;

	for (unsigned way = 0; way < 1u << n; way++) {
		int points = points_of(r, kinds, n, way);

		if (points > best)
			best = points;
	}
	return best;
}

/* Every hand of up to three copies of each; where the first differs. */
static void
test_table(const struct rules *r, const char *name)
{
	int wrong = 0;

	for (int hand = 0; hand < 4 * 4 * 4; hand++) {
		int copies[] = { hand & 3, hand >> 2 & 3, hand >> 4 };
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
		j.shown.size = (unsigned char)n;
		value_cards_of(r, &j, &v);
		wrong += v.points != most(r, kinds, n);
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
