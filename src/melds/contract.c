/* Owns what the melds of a contract must be together. */
#include "melds/contract.h"

#include <string.h>

/* One way to read a group, with what matters to the other groups. */
struct reading {
	unsigned char kind; /* enum meld_kind */
	unsigned char suit, start, size;
	unsigned char index; /* of a run: among meld_runs of the group */
};

struct choices {
	const struct rules *rules;
	const struct arrangement *groups;
	struct reading list[GROUPS_MAX][MELD_RUNS + 1];
	int n[GROUPS_MAX];
	int chosen[GROUPS_MAX]; /* n: the group is not part of the contract */
	int ngroups; /* of which the contract is chosen, from the first on */
	bool counts_only; /* only the number of sets and runs matters */
	struct meld runs[MELD_RUNS]; /* of the group that is being read */
};

static struct reading
reading_of(const struct meld *m, int index)
{
	return (struct reading){ (unsigned char)m->kind,
		(unsigned char)card_suit(m->as[0]), (unsigned char)m->start,
		(unsigned char)m->size, (unsigned char)index };
}

static bool
is_short(const struct rules *r, const struct reading *g)
{
	return g->kind == MELD_RUN && g->size < r->contract.run_size;
}

static bool
is_surplus(const struct rules *r, const struct reading *g)
{
	int asked = g->kind == MELD_SET ? r->set_min : r->contract.run_size;

	return r->contract.exact && g->kind != MELD_NONE && g->size > asked;
}

/* Are both runs of one suit?  Puts the one that starts lower first. */
static bool
are_runs_of_suit(const struct reading **a, const struct reading **b)
{
	const struct reading *first = *a;

	if ((*a)->kind != MELD_RUN || (*b)->kind != MELD_RUN ||
	    (*a)->suit != (*b)->suit)
		return false;
	if ((*a)->start > (*b)->start) {
		*a = *b;
		*b = first;
	}
	return true;
}

static bool
are_near(const struct rules *r, const struct reading *a,
    const struct reading *b)
{
	return are_runs_of_suit(&a, &b) && b->start >= a->start + a->size &&
	    b->start - (a->start + a->size) < r->contract_gap;
}

static bool
do_overlap(const struct rules *r, const struct reading *a,
    const struct reading *b)
{
	return !r->contract_overlap && are_runs_of_suit(&a, &b) &&
	    b->start < a->start + a->size;
}

static bool
are_same_rank(const struct rules *r, const struct reading *a,
    const struct reading *b)
{
	return !r->contract_same_rank && a->kind == MELD_SET &&
	    b->kind == MELD_SET && a->start == b->start;
}

static bool (*const clashes[CLASHES])(const struct rules *,
    const struct reading *, const struct reading *) = {
	[CLASH_NEAR] = are_near,
	[CLASH_OVERLAP] = do_overlap,
	[CLASH_RANK] = are_same_rank,
};

static bool
is_beside(const struct choices *c, int g)
{
	return c->chosen[g] == c->n[g];
}

/* Is the reading compatible with those chosen for the groups before g? */
static bool
fits_in(const struct choices *c, int g, const struct reading *now)
{
	if (c->counts_only)
		return true;
	if (is_short(c->rules, now) || is_surplus(c->rules, now))
		return false;
	for (int k = 0; k < g; k++)
		for (int i = 0; !is_beside(c, k) && i < CLASHES; i++)
			if (clashes[i](c->rules, &c->list[k][c->chosen[k]],
			    now))
				return false;
	return true;
}

/* Choose readings of the groups from g; sets and runs are still needed. */
static bool
choose(struct choices *c, int g, int sets, int runs)
{
	if (g == c->ngroups)
		return true; /* as many as the contract asks for */
	for (int i = 0; i < c->n[g]; i++) {
		const struct reading *now = &c->list[g][i];

		c->chosen[g] = i;
		if (fits_in(c, g, now) && (now->kind == MELD_SET ?
		    sets && choose(c, g + 1, sets - 1, runs) :
		    runs && choose(c, g + 1, sets, runs - 1)))
			return true;
	}
	c->chosen[g] = c->n[g];
	return c->ngroups - g > sets + runs &&
	    choose(c, g + 1, sets, runs);
}

/*
 * Every reading of the group: the runs, best first, then the set.  In a run that
 * is typed each joker has its place, so it is the only one: the best in that
 * order, in which it is printed, too.
 */
static int
list_readings(struct choices *c, int g)
{
	const card *cards = group_cards(c->groups, g);
	int size = group_size(c->groups, g), n = 0;
	struct reading *list = c->list[g];
	struct meld set;
	int runs = meld_runs(c->rules, cards, size, c->runs);
	int typed = meld_find_typed(c->rules, c->runs, runs, cards);

	for (int i = 0; i < runs; i++)
		if (typed == runs || i == typed)
			list[n++] = reading_of(&c->runs[i], i);
	if (meld_read_as(c->rules, MELD_SET, cards, size, &set))
		list[n++] = reading_of(&set, 0);
	return n;
}

/* The reading as a meld. */
static void
read_as(struct choices *c, int g, struct meld *m)
{
	const struct reading *chosen = &c->list[g][c->chosen[g]];
	const card *cards = group_cards(c->groups, g);
	int n = group_size(c->groups, g), count;

	if (chosen->kind == MELD_SET) {
		(void)meld_read_as(c->rules, MELD_SET, cards, n, m);
		return;
	}
	count = meld_runs(c->rules, cards, n, c->runs);
	meld_tell_apart(c->rules, c->runs, count, chosen->index);
	*m = c->runs[chosen->index];
	if (meld_is_typed(m, cards))
		memcpy(m->cards, cards, (size_t)n);
}

/*
 * Read the groups, at least as many as the contract asks for, so that it is
 * met, by the first of them if possible.
 */
static bool
choose_readings(const struct rules *r, const struct arrangement *a,
    struct meld *melds)
{
	struct choices c = { .rules = r, .groups = a,
		.ngroups = r->contract.sets + r->contract.runs };
	bool met;

	for (int g = 0; g < a->ngroups; g++) {
		c.chosen[g] = c.n[g] = list_readings(&c, g);
		if (!c.n[g])
			return false;
	}
	met = choose(&c, 0, r->contract.sets, r->contract.runs);
	while (!met && c.ngroups < a->ngroups) {
		c.ngroups++;
		met = choose(&c, 0, r->contract.sets, r->contract.runs);
	}
	if (!met) {
		c.counts_only = true;
		if (!choose(&c, 0, r->contract.sets, r->contract.runs))
			return false;
	}
	for (int g = 0; g < a->ngroups; g++)
		if (!is_beside(&c, g))
			read_as(&c, g, &melds[g]);
	return met;
}

/* Note what is wrong with the groups as read now. */
static void
find_faults(const struct rules *r, const struct meld *melds, int n,
    struct contract_check *out)
{
	*out = (struct contract_check){ 0, 0, -1, -1,
		{ { -1, -1 }, { -1, -1 }, { -1, -1 } } };
	for (int i = 0; i < n; i++) {
		struct reading a = reading_of(&melds[i], 0);

		out->sets += a.kind == MELD_SET;
		out->runs += a.kind == MELD_RUN;
		if (out->short_run < 0 && is_short(r, &a))
			out->short_run = i;
		if (out->surplus < 0 && is_surplus(r, &a))
			out->surplus = i;
		for (int k = 0; k < i; k++) {
			struct reading b = reading_of(&melds[k], 0);

			for (int c = 0; c < CLASHES; c++)
				if (out->clash[c][0] < 0 &&
				    clashes[c](r, &b, &a)) {
					out->clash[c][0] = k;
					out->clash[c][1] = i;
				}
		}
	}
}

bool
contract_read(const struct rules *r, const struct arrangement *a,
    struct meld *melds, struct contract_check *out)
{
	int asked = r->contract.sets + r->contract.runs;
	bool met = (a->ngroups == asked ||
	    (a->ngroups > asked && r->contract.more)) &&
	    choose_readings(r, a, melds);

	if (out)
		find_faults(r, melds, a->ngroups, out);
	return met;
}
