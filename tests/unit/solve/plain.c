/*
 * Plain hands by table against the search, under every rule that tables know:
 * the same deadwood, melds and order; which hands and rules there are no tables
 * for; and that tables are made for rules that last, not for those that pass.
 */
#include "solve/plain.h"

#include <stdlib.h>
#include <string.h>

#include "../oracle/random.h"
#include "given.h"
#include "melds/meld.h"
#include "solve/search.h"

#define HANDS 2000
#define LONG_ENOUGH 1000 /* times that rules are asked for */

/* The tables of rules that were asked for long enough, or NULL. */
static const struct suits *
tables_of(struct suits_cache *cache, const struct rules *r)
{
	const struct suits *t = NULL;

	for (int i = 0; i < LONG_ENOUGH && !t; i++)
		t = suits_of(cache, r);
	return t;
}

/* Hands against the search */

static int
compare_sets(const void *a, const void *b)
{
	const uint64_t *x = a, *y = b;

	return (*x > *y) - (*x < *y);
}

/* Melds as sets of cards, in one order whatever the melds' was. */
struct sets {
	uint64_t cards[GROUPS_MAX];
	int n;
};

static bool
same_sets(struct sets *a, struct sets *b)
{
	qsort(a->cards, (size_t)a->n, sizeof(a->cards[0]), compare_sets);
	qsort(b->cards, (size_t)b->n, sizeof(b->cards[0]), compare_sets);
	return a->n == b->n && memcmp(a->cards, b->cards,
	    (size_t)a->n * sizeof(a->cards[0])) == 0;
}

static struct sets
found_sets(const struct search_result *found)
{
	struct sets s = { .n = found->n };

	for (int i = 0; i < found->n; i++)
		for (int k = 0; k < found->shapes[i].size; k++)
			s.cards[i] |= card_bit(shape_card(&found->shapes[i], k));
	return s;
}

static struct sets
laid_sets(const struct arrangement *a)
{
	struct sets s = { .n = a->ngroups };

	for (int g = 0; g < a->ngroups; g++)
		for (int i = 0; i < group_size(a, g); i++)
			s.cards[g] |= card_bit(group_cards(a, g)[i]);
	return s;
}

/* Are the groups melds, printed as melds are, and the rest in order? */
static bool
in_order(const struct rules *r, const struct arrangement *a,
    const struct hand *h)
{
	struct meld readings[MELD_READINGS], before;
	struct hand all;

	if (!hand_of(&all, a->cards, a->size) || all.size != h->size ||
	    all.level[0] != h->level[0] || a->discard != CARD_NONE)
		return false;
	for (int g = 0; g < a->ngroups; g++) {
		if (meld_read(r, group_cards(a, g), group_size(a, g),
		    readings) != 1 || memcmp(readings[0].cards,
		    group_cards(a, g), (size_t)group_size(a, g)) != 0)
			return false;
		if (g && meld_print_order(&before, &readings[0]) >= 0)
			return false;
		before = readings[0];
	}
	for (int i = a->laid_end + 1; i < a->size; i++)
		if (a->cards[i - 1] >= a->cards[i])
			return false;
	return true;
}

/* Some of all cards; often of few neighbouring ranks, so that melds overlap. */
static struct hand
draw_hand(struct random *random)
{
	int ranks = random_below(random, 3) ? 4 + random_below(random, 4) : 13;
	int first = random_below(random, 14 - ranks), size = 0;
	card deck[52];
	struct hand h;
	int n;

	for (int suit = 0; suit < SUITS; suit++)
		for (int i = 0; i < ranks; i++)
			deck[size++] = CARD(suit, 1 + (first + i + 12) % 13);
	n = random_below(random, size < 18 ? size : 18);
	random_deal(random, deck, size, n);
	hand_of(&h, deck, n);
	return h;
}

static const char *const variants[] = {
	"gin", "gin run.ace=high", "gin run.ace=both", "gin run.min=4",
	"gin run.min=2 run.ace=both", "gin run.min=5 set.max=3",
	"gin run.max=3", "gin run.max=4 run.ace=both", "gin set.max=3",
	"gin set.min=4", "gin set.min=4 set.max=4 run.max=5 run.ace=high",
	"gin set.min=5 set.max=none", "gin jokers.min-naturals=4",
	"gin run.min=15",
	/* nothing but ties */
	"gin values.ace=0 values.2=0 values.3=0 values.4=0 values.5=0 "
	    "values.6=0 values.7=0 values.8=0 values.9=0 values.10=0 "
	    "values.jack=0 values.queen=0 values.king=0 run.ace=both",
	"gin values.ace=1 values.2=1 values.3=1 values.4=1 values.5=1 "
	    "values.6=1 values.7=1 values.8=1 values.9=1 values.10=1 "
	    "values.jack=1 values.queen=1 values.king=1 run.ace=both",
	"gin values.ace=1000 values.2=1000 values.king=1000 values.queen=999 "
	    "run.ace=both",
};

static bool
agrees(struct search *search, const struct rules *r, const struct suits *t,
    const struct hand *h, int *by_table)
{
	struct search_result found;
	struct arrangement a;
	struct sets expected, laid;
	int deadwood;

	static const struct demand none = { 0 };

	search_below(search, r, h, &none, INT32_MAX, &found);
	if (!plain_arrangement(t, h, &a, &deadwood))
		return true;
	(*by_table)++;
	expected = found_sets(&found);
	laid = laid_sets(&a);
	return deadwood == found.cost &&
	    unmatched_size(&a) == found.unmatched &&
	    same_sets(&expected, &laid) && in_order(r, &a, h);
}

static void
test_variants(struct context *c)
{
	struct effort effort = EFFORT_UNLIMITED;
	struct search *search = search_create(&effort);
	struct random random = { 20 };

	for (size_t i = 0; i < countof(variants); i++) {
		const struct rules *r = read_rules(c, variants[i]);
		struct suits_cache cache;
		const struct suits *t;
		int differ = 0, by_table = 0;

		suits_create(&cache);
		t = tables_of(&cache, r);
		for (int k = 0; k < HANDS && t; k++) {
			struct hand h = draw_hand(&random);

			differ += !agrees(search, r, t, &h, &by_table);
		}
		ok(t && !differ, "%d of %d hands differ: %s", differ, HANDS,
		    variants[i]);
		ok(by_table > HANDS * 9 / 10, "%d of them by table", by_table);
		suits_free(&cache);
	}
	search_free(search);
}

/* What tables do not know */

static void
test_not_plain(struct context *c)
{
	static const char *const others[] = { "gin run.ace=wrap",
		"gin set.min=2", "gin wild.ranks=[2]", "rummycircle wild=Q",
		"gin values.cards=QS:40" };
	struct arrangement a;
	struct suits_cache cache;
	struct hand h = hand_empty();
	const struct suits *t;
	int deadwood;

	suits_create(&cache);
	for (size_t i = 0; i < countof(others); i++)
		ok(!tables_of(&cache, read_rules(c, others[i])),
		    "no tables for %s", others[i]);
	t = tables_of(&cache, context_default(c));
	hand_add(&h, CARD(HEARTS, 5));
	ok(plain_arrangement(t, &h, &a, &deadwood) && deadwood == 5,
	    "one card");
	hand_add(&h, CARD(HEARTS, 5));
	a.size = 77;
	ok(!plain_arrangement(t, &h, &a, &deadwood) && a.size == 77,
	    "the same twice is not plain");
	hand_remove(&h, CARD(HEARTS, 5));
	hand_add(&h, CARD_JOKER);
	ok(!plain_arrangement(t, &h, &a, &deadwood) && a.size == 77,
	    "nor is a joker");
	for (card k = 0; k < CARD_JOKER; k++)
		if (CARDS_ALL & card_bit(k) && k != CARD(HEARTS, 5))
			hand_add(&h, k);
	hand_remove(&h, CARD_JOKER);
	ok(!plain_arrangement(t, &h, &a, &deadwood),
	    "and the whole pack is too much");
	suits_free(&cache);
}

/* Rules that come by turns, and more of them than there are tables. */
static void
test_cache(struct context *c)
{
	static const char *const names[] = { "gin", "gin run.min=4",
		"gin run.min=5", "gin run.min=6", "gin run.min=7",
		"gin run.min=8" };
	const struct suits *t;
	struct suits_cache cache;
	int made = 0, right = 0;

	suits_create(&cache);
	for (int i = 0; i < LONG_ENOUGH; i++)
		made += suits_of(&cache, read_rules(c, names[i % 2])) != NULL;
	is_int(made, 0, "rules that come by turns have no tables");
	for (int i = 0; i < 3 * (int)countof(names); i++) {
		const struct rules *r =
		    read_rules(c, names[i % (int)countof(names)]);

		t = tables_of(&cache, r);
		right += t && t->run_min == r->run_min &&
		    suits_of(&cache, r) == t;
	}
	is_int(right, 3 * countof(names), "each has its own in the end");
	made = 0;
	for (size_t i = 0; i < countof(names); i++)
		made += suits_of(&cache, read_rules(c, names[i])) != NULL;
	is_int(made, SUITS_TABLES, "of the last ones they are kept");
	suits_free(&cache);
}

void
test_given(struct context *c)
{
	test_variants(c);
	test_not_plain(c);
	test_cache(c);
}
