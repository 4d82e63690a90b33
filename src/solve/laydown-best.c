/*
 * Owns the sweep: the positions are decided one after another, from the lowest
 * to the highest, and what is best from a stand on is found out once.
 */
#include "solve/laydown-inside.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define MANY_STANDS 500 /* it pays to look closer at each */
#define SMALL_TABLE 1024 /* entries at first */
#define KEPT_TABLE 16384 /* more than these are given back after the hand */
#define LARGEST_TABLE 131072 /* 6 MiB: it never grows beyond */
#define LAST_ROUND (UINT32_MAX / 2) /* of hands; one has fewer than are left */

/* The least cost from a stand on; or, when not exact, a cost it is above. */
struct found {
	struct stand stand;
	uint64_t cost;
	uint32_t round; /* in which it was found; others are free places */
	bool exact;
};

struct contract_search {
	struct sweep sweep;
	struct found *table; /* open addressing, a power of two long */
	size_t size, used;
	uint32_t round;
	struct effort *effort;
};

static void
new_table(struct contract_search *s, size_t size)
{
	s->size = size;
	s->used = 0;
	s->table = util_alloc(size * sizeof(*s->table));
	memset(s->table, 0, size * sizeof(*s->table));
}

struct contract_search *
contract_search_create(struct effort *effort)
{
	struct contract_search *s = util_alloc(sizeof(*s));

	memset(s, 0, sizeof(*s));
	s->effort = effort;
	new_table(s, SMALL_TABLE);
	return s;
}

void
contract_search_free(struct contract_search *s)
{
	if (s)
		free(s->table);
	free(s);
}

static void
empty_table(struct contract_search *s)
{
	s->used = 0;
	s->round++;
}

static void
forget(struct contract_search *s)
{
	if (s->size > KEPT_TABLE ||
	    s->round > LAST_ROUND) { /* GCOVR_EXCL_BR_LINE: far too many */
		free(s->table);
		new_table(s, SMALL_TABLE);
		s->round = 0;
	}
	empty_table(s);
}

static uint64_t
hash_stand(const struct stand *t)
{
	uint64_t words[sizeof(*t) / sizeof(uint64_t)], h = 0;

	memcpy(words, t, sizeof(*t));
	for (size_t i = 0; i < countof(words); i++) {
		h = (h ^ words[i]) * UINT64_C(0x9e3779b97f4a7c15);
		h ^= h >> 29;
	}
	return h * UINT64_C(0xff51afd7ed558ccd) >> 20;
}

/* The place of a stand: its entry, or the free one where it belongs. */
static struct found *
place_of(const struct contract_search *s, const struct stand *t)
{
	size_t i = hash_stand(t) & (s->size - 1);

	while (s->table[i].round == s->round &&
	    memcmp(&s->table[i].stand, t, sizeof(*t)) != 0)
		i = (i + 1) & (s->size - 1);
	return &s->table[i];
}

static void
grow(struct contract_search *s)
{
	struct found *old = s->table;
	size_t old_size = s->size, used = s->used;

	new_table(s, old_size * 2);
	s->used = used;
	for (size_t i = 0; i < old_size; i++)
		if (old[i].round == s->round)
			*place_of(s, &old[i].stand) = old[i];
	free(old);
}

/* The table full, all is forgotten: what is asked again is found out again. */
static void
keep(struct contract_search *s, const struct stand *t, uint64_t cost,
    bool exact)
{
	struct found *f;

	if (s->used * 2 >= s->size) {
		if (s->size < LARGEST_TABLE)
			grow(s);
		else
			empty_table(s);
	}
	f = place_of(s, t);
	s->used += f->round != s->round;
	*f = (struct found){ *t, cost, s->round, exact };
}

struct trying {
	struct contract_search *search;
	uint64_t cost; /* the least so far, before that the budget */
	bool found;
	bool over;     /* was anything left out only for the budget? */
};

static uint64_t least_cost(struct contract_search *, const struct stand *,
    uint64_t budget);

static bool
try_decision(struct step *st)
{
	struct trying *t = st->context;
	uint64_t cost;

	t->over |= st->cost > t->cost;
	if (st->cost > t->cost || (t->found && st->cost == t->cost))
		return true;
	cost = least_cost(t->search, &st->next, t->cost - st->cost);
	t->over |= cost == OVER_BUDGET;
	if (cost >= OVER_BUDGET)
		return !effort_is_spent(t->search->effort);
	cost += st->cost;
	if (t->found && cost == t->cost)
		return true;
	t->found = true;
	t->cost = cost;
	return cost > 0;
}

static uint64_t
within(uint64_t cost, uint64_t budget)
{
	return cost <= budget || cost == NO_COST ? cost : OVER_BUDGET;
}

/*
 * The least cost from a stand on; OVER_BUDGET if it is above the budget, or
 * NO_COST if it is seen that nothing can be laid down, whatever the budget, or
 * when the effort is spent.
 */
static uint64_t
least_cost(struct contract_search *s, const struct stand *t, uint64_t budget)
{
	struct trying trying = { s, budget, false, false };
	const struct found *f;
	uint64_t bound;

	if (sweep_lacks_jokers(&s->sweep, t))
		return NO_COST;
	bound = sweep_bound(&s->sweep, t);
	if (bound > budget)
		return bound == NO_COST ? NO_COST : OVER_BUDGET;
	if (s->used >= MANY_STANDS && sweep_rest(&s->sweep, t) > budget)
		return OVER_BUDGET;
	if (t->position > run_last(s->sweep.rules))
		return within(sweep_end(&s->sweep, t), budget);
	f = place_of(s, t);
	if (f->round == s->round && f->exact)
		return within(f->cost, budget);
	if (f->round == s->round && f->cost >= budget)
		return OVER_BUDGET;
	if (!effort_step(s->effort))
		return NO_COST;
	sweep_step(&s->sweep, t, try_decision, &trying);
	if (effort_is_spent(s->effort))
		return NO_COST;
	if (!trying.found && !trying.over)
		trying.cost = NO_COST;
	keep(s, t, trying.cost, trying.found || !trying.over);
	return trying.found || !trying.over ? trying.cost : OVER_BUDGET;
}

/*
 * The same without a budget.  Budgets little above what it must cost are tried
 * first: they cut off most of the search, and what they find out stays known.
 */
static uint64_t
cost_of_hand(struct contract_search *s, const struct stand *start)
{
	static const unsigned char deadwood[] = { 10, 20, 40, 80, 160 };
	uint64_t bound;

	sweep_count(&s->sweep);
	if (sweep_lacks_jokers(&s->sweep, start))
		return NO_COST;
	sweep_price(&s->sweep);
	bound = sweep_bound(&s->sweep, start);
	if (bound == NO_COST)
		return NO_COST;
	for (size_t i = 0; i < countof(deadwood); i++) {
		uint64_t rest = s->used < MANY_STANDS ? 0 :
		    sweep_rest(&s->sweep, start);
		uint64_t cost = least_cost(s, start, COST(deadwood[i], 0) +
		    (rest > bound ? rest : bound));

		if (cost != OVER_BUDGET)
			return cost;
	}
	return least_cost(s, start, OVER_BUDGET - 1);
}

/* Going along the best decisions: the first one that leads to the least cost. */
struct following {
	struct contract_search *search;
	uint64_t cost;
	struct laying_down *down;
	struct stand next;
};

static bool
follow_decision(struct step *st)
{
	struct following *f = st->context;

	if (st->cost > f->cost || least_cost(f->search, &st->next,
	    f->cost - st->cost) != f->cost - st->cost)
		return true;
	laydown_step(f->down, st);
	f->cost -= st->cost;
	f->next = st->next;
	return false;
}

/* The melds of the least cost, which is known; false if the effort is spent. */
static APART bool
follow(struct contract_search *s, const struct stand *start, uint64_t cost,
    const struct hand *h, struct solution *out)
{
	struct laying_down down;
	struct following f = { s, cost, &down, *start };

	laydown_begin(&down, &s->sweep, h);
	while (f.next.position <= run_last(s->sweep.rules)) {
		struct stand from = f.next;

		sweep_step(&s->sweep, &from, follow_decision, &f);
		if (effort_is_spent(s->effort))
			return false;
		assert(f.next.position > from.position);
	}
	laydown_end(&down, out);
	return true;
}

void
contract_best(struct contract_search *s, const struct rules *rules,
    const struct hand *h, struct solution *out)
{
	struct stand start;
	uint64_t cost;

	assert(rules->contract.asked);
	sweep_hand(&s->sweep, rules, h);
	forget(s);
	start = sweep_start(&s->sweep);
	cost = cost_of_hand(s, &start);
	out->deadwood = (int)(cost >> 32);
	out->found = cost != NO_COST && follow(s, &start, cost, h, out);
}
