/*
 * Owns the enumeration of contracts.  Where nothing follows a contract the
 * search finds the best (solve_contract); where something does, what is best
 * depends on the melds themselves, so each way to lay one down is tried, and
 * what follows is found by layoff_best.
 */
#include "judge/contracts.h"

#include <limits.h>
#include <string.h>

#include "melds/contract.h"
#include "solve/layoff.h"

/* Keys of melds: 16 * suit + position of a run, SET_KEYS + rank of a set. */
#define SET_KEYS (SUITS * 16)
#define KEYS (SET_KEYS + KING + 1)

struct laying {
	struct judging *judging;
	const struct rules *rules; /* for what follows */
	struct spread table;       /* melds on the table, then own melds */
	bool layoffs;
	struct hand left;
	struct arrangement laid;   /* the contract so far */
	int sets, runs;            /* still asked for */
	card joker;                /* the last one taken; later ones follow */
	struct arrangement *best;
	long value; /* of best, by cost, then cards left; LONG_MAX: none */
};

static bool
may_follow(const struct judging *j)
{
	const struct rules *r = j->rules;

	return r->layoff_allowed && r->layoff_same_turn &&
	    !r->contract.complete && !is_all_at_once(j->seat->verb);
}

bool
contract_is_followed(const struct judging *j)
{
	return j->rules->contract.more || may_follow(j);
}

/* Keep the groups and what follows them as the best arrangement. */
static void
join(const struct laying *l, const struct arrangement *after)
{
	struct arrangement *a = l->best;
	int n = l->laid.size;

	*a = l->laid;
	memcpy(a->cards + n, after->cards, after->size);
	for (int g = 0; g < after->ngroups; g++)
		a->end[a->ngroups++] = (unsigned char)(n + after->end[g]);
	a->laid_end = (unsigned char)(n + after->laid_end);
	a->size = (unsigned char)(n + after->size);
}

/* Keep what is laid down if it is the contract and, with the rest, the best. */
static void
weigh(struct laying *l)
{
	struct judging *j = l->judging;
	struct meld *own = l->table.melds + j->table->spread.n;
	struct contract_check ignored;
	struct defence after;
	struct spread spread = l->table;
	struct arrangement read = l->laid;
	long value;

	/* As they will be read, in the order that they are printed in. */
	melds_read_typed(l->rules, &l->laid, &read, own);
	if (!contract_read(l->rules, &read, own, &ignored))
		return;
	spread.n = l->layoffs ? j->table->spread.n + l->laid.ngroups : 0;
	layoff_best(j->solver, l->rules, &l->left, &spread, &after);
	value = (long)after.cost * (HAND_MAX + 1) + unmatched_size(&after.best);
	if (value >= l->value || (l->rules->contract.complete &&
	    unmatched_size(&after.best)))
		return;
	l->value = value;
	join(l, &after.best);
}

static bool
take(struct laying *l, card c)
{
	if (!hand_remove(&l->left, c))
		return false;
	l->laid.cards[l->laid.size++] = c;
	return true;
}

static void
give_back(struct laying *l)
{
	hand_add(&l->left, l->laid.cards[--l->laid.size]);
}

static bool
may_be_natural(const struct rules *r, card c)
{
	return !(r->wild & card_bit(c)) || r->wild_as_natural;
}

static void lay_next(struct laying *, int key);

/* The group is whole: go on with the next. */
static void
close_group(struct laying *l, int key)
{
	struct arrangement *a = &l->laid;

	a->end[a->ngroups++] = a->size;
	lay_next(l, key);
	a->ngroups--;
}

/*
 * Give n more cards to the meld: a run's place is the next position, a set's the
 * next suit, where SUITS leaves jokers alone.  Jokers are taken in card order,
 * since it does not matter which fills which place.
 */
static void
fill(struct laying *l, int key, int place, int n)
{
	const struct rules *r = l->rules;
	bool run = key < SET_KEYS;
	card joker = l->joker;

	if (!effort_step(solver_effort(l->judging->solver)) || l->value == 0)
		return;
	if (n == 0) {
		close_group(l, key);
		return;
	}
	for (int p = place; run ? p == place : p < SUITS; p++) {
		card c = (card)(run ? run_card(key / 16, p) :
		    CARD(p, key % 16));

		if (!may_be_natural(r, c) || !take(l, c))
			continue;
		fill(l, key, run || r->set_suits == SET_SUITS_DISTINCT ? p + 1 :
		    p, n - 1);
		give_back(l);
	}
	for (card c = joker; c < CARD_LIMIT; c++) {
		if (!meld_may_be_joker(r, c) || !take(l, c))
			continue;
		l->joker = c;
		fill(l, key, run ? place + 1 : SUITS, n - 1);
		give_back(l);
	}
	l->joker = joker;
}

/* Try a meld of this key in every size. */
static void
lay_key(struct laying *l, int key)
{
	const struct rules *r = l->rules;
	bool run = key < SET_KEYS;
	int least = run ? r->contract.run_size : r->set_min, most = least;
	int *asked = run ? &l->runs : &l->sets;

	if (!r->contract.exact)
		most = run ? run_longest(r, key % 16) : l->left.size;
	--*asked;
	for (int n = least; n <= most && n <= l->left.size; n++)
		fill(l, key, run ? key % 16 : 0, n);
	++*asked;
}

/* Try the melds that are still asked for, in the order of their keys. */
static void
lay_next(struct laying *l, int key)
{
	if (!l->sets && !l->runs) {
		weigh(l);
		return;
	}
	for (; key < KEYS; key++) {
		int place = key % 16;

		if (key < SET_KEYS ? l->runs && place >= l->rules->run_first &&
		    run_longest(l->rules, place) >= l->rules->contract.run_size :
		    l->sets && place >= ACE)
			lay_key(l, key);
	}
}

bool
contract_followed(struct judging *j, const struct hand *h,
    struct arrangement *best)
{
	const struct spread *table = &j->table->spread;
	struct rules rules = *j->rules;
	struct laying l = { .judging = j, .rules = &rules,
		.table = { .n = table->n }, .layoffs = may_follow(j),
		.left = *h, .sets = rules.contract.sets,
		.runs = rules.contract.runs, .best = best, .value = LONG_MAX };

	rules.melds_later = rules.contract.more;
	/* rummy never makes a meld of jokers alone (doc/RULINGS.md). */
	rules.jokers_min_naturals += !rules.jokers_min_naturals;
	l.table.melds = arena_alloc(j->arena, (size_t)(table->n + l.sets +
	    l.runs) * sizeof(*l.table.melds));
	memcpy(l.table.melds, table->melds,
	    (size_t)table->n * sizeof(*l.table.melds));
	l.laid.discard = CARD_NONE;
	lay_next(&l, 0);
	return l.value < LONG_MAX;
}
