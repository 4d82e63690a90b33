/*
 * Owns what a player lays down first: the contract of the round, or melds that
 * must count a number of points, and what follows in the same turn.
 */
#include "judge/first.h"

#include <limits.h>
#include <string.h>

#include "melds/contract.h"

/* May the seat lay off in the turn of its first melds? */
static bool
may_follow(const struct judging *j)
{
	const struct rules *r = j->rules;

	return r->layoff_allowed && r->layoff_same_turn &&
	    !r->contract.complete && !is_all_at_once(j->seat->verb);
}

/* What melds count that are to open */

/* Of the jokers in the groups, those that are taken once the seat has opened. */
static struct hand
jokers_after(const struct judging *j)
{
	const struct arrangement *a = &j->out->shown;
	struct hand after = j->out->taken;

	if (!j->rules->layoff_needs_down)
		return hand_empty();
	for (int i = laid_start(a); i < a->size; i++)
		hand_remove(&after, a->cards[i]);
	return after;
}

/*
 * The greatest worth of the groups from g on that open, with at least that many
 * runs, if the other groups hold the jokers taken after the opening; late gets
 * those.  Below 0 if there is no such choice.
 */
static int
worth_from(const struct judging *j, int g, const struct hand *after, int runs,
    uint32_t *late)
{
	const struct meld *m = &j->out->melds[g];
	struct hand rest = *after;
	uint32_t others = 0;
	int now, later;

	if (g == j->out->shown.ngroups)
		return after->size || runs > 0 ? INT16_MIN : 0;
	now = meld_worth(j->rules, m) + worth_from(j, g + 1, after,
	    runs - (m->kind == MELD_RUN), late);
	for (int i = 0; m->kind != MELD_NONE && i < m->size; i++)
		if (meld_has_joker_at(j->rules, m, i))
			hand_remove(&rest, m->cards[i]);
	if (rest.size == after->size)
		return now;
	later = worth_from(j, g + 1, &rest, runs, &others);
	if (later <= now)
		return now;
	*late = others | UINT32_C(1) << g;
	return later;
}

/* The greatest worth of the groups that open; the others become out->late. */
static int
opening_worth(const struct judging *j)
{
	struct hand after = jokers_after(j);
	int worth;

	j->out->late = 0;
	worth = worth_from(j, 0, &after, j->rules->opening_min_runs,
	    &j->out->late);
	return worth < 0 ? worth_from(j, 0, &after, 0, &j->out->late) : worth;
}

bool
wants_opening(const struct judging *j)
{
	return j->rules->opening_points != KEY_NONE && !j->seat->on_table;
}

/*
 * May a hand of size cards open by laying down all of them, whatever they count
 * (opening.out-exempt; Koks & Blandare, "Gioco di carte 101")?  Without a claim
 * to go out only if it is whole.
 */
static bool
opens_with_all(const struct judging *j, int size)
{
	bool out = j->seat->verb != VERB_NONE && j->seat->verb != VERB_DOWN;

	return j->rules->opening_out_exempt &&
	    (out || size >= j->rules->dealt);
}

bool
melds_open(struct judging *j)
{
	const struct rules *r = j->rules;
	const struct arrangement *a = &j->out->shown;
	int n = a->ngroups, worth = opening_worth(j);
	struct tally t = tally_melds(j->out->melds, n);

	if (n)
		j->out->opening = worth;
	return (laid_start(a) == a->size && t.melds == n &&
	    opens_with_all(j, a->size)) || (worth >= r->opening_points &&
	    (!j->out->late || r->melds_later) && meets_opening(r, &t));
}

/* An opening, with what is laid beside it */

/* The table with the hand's groups on it, as they will be read there. */
static struct spread
spread_with(struct judging *j, struct arrangement *a)
{
	const struct spread *table = &j->table->spread;
	struct spread all = { .n = table->n + a->ngroups };

	all.melds = arena_alloc(j->arena, (size_t)all.n * sizeof(*all.melds));
	memcpy(all.melds, table->melds,
	    (size_t)table->n * sizeof(*all.melds));
	melds_read_typed(j->rules, a, a, all.melds + table->n);
	return all;
}

/* Can the hand take a joker from the table, and lay it in a meld of its own? */
static bool
may_meld_taken(const struct judging *j, const struct arrangement *a)
{
	int jokers = 0;

	for (int i = 0; i < j->table->spread.n; i++)
		jokers += j->table->spread.melds[i].jokers;
	return jokers && j->rules->melds_later && a->size + jokers <= HAND_MAX;
}

/* Put the groups in the stated order. */
static void
sort_groups(const struct judging *j, struct arrangement *a)
{
	struct meld melds[GROUPS_MAX];
	struct arrangement sorted;
	struct hand none = hand_empty();

	melds_read_typed(j->rules, a, a, melds);
	arrange_melds(&sorted, melds, a->ngroups, &none);
	memcpy(a->cards, sorted.cards, sorted.size);
	memcpy(a->end, sorted.end, sizeof(a->end));
}

/*
 * Lay off the cards beside the melds of a hand that opens, on these, too, and
 * meld those with which a joker of the table is one; returns the value of the rest.
 */
static int
lay_off_rest(struct judging *j, struct arrangement *a)
{
	struct spread spread = spread_with(j, a);
	struct arrangement more;
	int left, less;

	a->laid_end = (unsigned char)laid_start(a);
	more = *a;
	left = layoff_rest(j->solver, j->rules, a, &spread, false);
	if (!left || !may_meld_taken(j, &more))
		return left;
	less = layoff_rest(j->solver, j->rules, &more, &spread, true);
	if (less >= left)
		return left;
	*a = more;
	sort_groups(j, a);
	return less;
}

/*
 * Open with the melds that leave least, and lay off in the same turn where that
 * is allowed: lay-offs on the table are chosen with the melds, then all others.
 */
static void
open_hand(struct judging *j, const struct hand *h,
    const struct demand *demand, struct solution *out)
{
	if (!may_follow(j)) {
		solve(j->solver, j->rules, h, demand, out);
		return;
	}
	layoff_opening(j->solver, j->rules, h, &j->table->spread, demand, out);
	if (out->found)
		lay_off_rest(j, &out->best);
}

/* Lay down every card, whatever the melds count, where that opens. */
static bool
open_with_all(struct judging *j, const struct hand *h, struct solution *out)
{
	if (!opens_with_all(j, h->size))
		return false;
	solve_below(j->solver, j->rules, h, &demand_none, 1, out);
	return out->found && !unmatched_size(&out->best);
}

void
lay_out_opening(struct judging *j, const struct hand *h, struct solution *out)
{
	const struct rules *r = j->rules;
	const struct demand demand = { .min_runs = r->opening_min_runs,
		.min_pure = r->opening_min_pure, .points = r->opening_points };

	if (!open_with_all(j, h, out))
		open_hand(j, h, &demand, out);
}

void
find_opening(struct judging *j)
{
	struct hand h;

	hand_of(&h, j->out->shown.cards, j->out->shown.size);
	j->out->opening = solve_greatest(j->solver, j->rules, &h, &demand_none);
}

/*
 * A contract, with what follows it.  What is best depends on the melds
 * themselves, so each way to lay one down is tried.
 */

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
