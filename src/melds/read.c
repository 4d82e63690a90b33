/* Owns what a meld is: the readings of a group, the most natural one first. */
#include "melds/inside.h"

#include <assert.h>
#include <string.h>

int
meld_read(const struct rules *rules, const card *cards, int n,
    struct meld out[MELD_READINGS])
{
	struct group g;
	int readings = 0;

	assert(n >= 1 && n <= HAND_MAX);
	if (meld_read_natural(rules, cards, n, &out[0]) ||
	    meld_read_same(rules, cards, n, &out[0]))
		return 1;
	group_sort(&g, rules, cards, n);
	if (group_read_run(&g, &out[readings]))
		readings++;
	if (group_read_set(&g, &out[readings]))
		readings++;
	if (readings == 2 && (out[1].jokers < out[0].jokers ||
	    (out[1].jokers == out[0].jokers &&
	    meld_has_cheap_ace(rules, &out[0])))) {
		struct meld run = out[0];

		out[0] = out[1];
		out[1] = run;
	}
	for (int i = 0; i < readings; i++) {
		out[i].fault = FAULT_NONE;
		out[i].blame = CARD_NONE;
	}
	if (readings)
		return readings;
	out[0].kind = MELD_NONE;
	out[0].pure = false;
	out[0].size = n;
	out[0].start = out[0].jokers = 0;
	out[0].fault = group_name_fault(&g, &out[0]);
	memcpy(out[0].cards, cards, (size_t)n);
	memcpy(out[0].as, cards, (size_t)n);
	return 0;
}

/*
 * Is it a set in which every card stands for itself, though some could be
 * jokers?  Then that is the first reading: without jokers, cards of one rank
 * are no run.
 */
static APART bool
read_wild_set(const struct rules *r, const card *cards, int n, struct meld *m)
{
	struct group g;

	for (int i = 1; i < n; i++)
		if (card_is_joker(cards[i]) || cards[i] == cards[0] ||
		    card_rank(cards[i]) != card_rank(cards[0]))
			return false;
	group_sort(&g, r, cards, n);
	m->fault = group_try_set(&g, card_rank(cards[0]), m);
	return m->fault == FAULT_NONE && !m->jokers;
}

static APART void
read_any(const struct rules *r, const card *cards, int n, struct meld *m)
{
	struct meld readings[MELD_READINGS];

	meld_read(r, cards, n, readings);
	*m = readings[0];
}

void
meld_read_best(const struct rules *r, const card *cards, int n, struct meld *m)
{
	if (!meld_read_natural(r, cards, n, m) &&
	    !read_wild_set(r, cards, n, m))
		read_any(r, cards, n, m);
}

struct readings {
	const struct rules *rules;
	struct meld *list;
	int n;
};

/* Insert the reading, best first. */
static void
keep_reading(const struct meld *m, void *context)
{
	struct readings *r = context;
	int i = r->n++;

	for (; i > 0 && meld_reads_better(r->rules, m, &r->list[i - 1]);
	    i--)
		r->list[i] = r->list[i - 1];
	r->list[i] = *m;
	r->list[i].fault = FAULT_NONE;
	r->list[i].blame = CARD_NONE;
}

int
meld_runs(const struct rules *rules, const card *cards, int n,
    struct meld out[MELD_RUNS])
{
	struct readings r = { rules, out, 0 };
	struct group g;

	group_sort(&g, rules, cards, n);
	group_each_run(&g, keep_reading, &r);
	return r.n;
}
