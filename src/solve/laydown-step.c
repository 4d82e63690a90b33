/*
 * Owns the decisions at one position of the sweep: which open runs end, go on
 * with their card or with a joker, which runs start, which sets are laid of
 * the rank.
 */
#include "solve/laydown-inside.h"

#include <assert.h>
#include <string.h>

static bool
may_grow(const struct sweep *s, uint16_t run)
{
	const struct rules *r = s->rules;

	if (r->contract.exact)
		return open_size(run) < r->contract.run_size;
	return r->run_max == KEY_NONE || open_size(run) < r->run_max;
}

/* Can a run in this suit that starts with a joker still come to a card? */
static bool
has_card_ahead(const struct step *st, int suit)
{
	const struct sweep *s = st->sweep;
	int position = st->from->position + 1, last = run_last(s->rules);

	if (s->rules->contract.exact) /* it has room to end there */
		last = st->from->position + s->rules->contract.run_size - 1;
	assert(last <= run_last(s->rules));
	for (; position <= last; position++)
		if (s->count[suit][position_rank(position)])
			return true;
	return false;
}

static int
rank_of_step(const struct step *st)
{
	return position_rank(st->from->position);
}

static bool
is_wild_rank(const struct step *st)
{
	return st->sweep->rules->wild >> rank_of_step(st) & 1;
}

/* Use n cards of the suit as themselves; n negative gives them back. */
static void
use_natural(struct step *st, int suit, int n)
{
	st->left[suit] -= n;
	if (!is_wild_rank(st))
		return;
	st->next.spent = (uint8_t)(st->next.spent + n);
	if (!st->sweep->even)
		st->next.themselves +=
		    (uint64_t)n << 4 * (rank_of_step(st) - 1);
}

static bool
can_spend(const struct step *st, int n)
{
	return st->next.spent + n <= st->sweep->flexible;
}

static bool
can_use_natural(const struct step *st, int suit)
{
	return st->left[suit] > 0 && (!is_wild_rank(st) || can_spend(st, 1));
}

/* Sets, the last decision */

static bool
is_last_visit(const struct step *st)
{
	return st->from->position != ACE ||
	    run_last(st->sweep->rules) != ACE_HIGH;
}

/* The first n are runs: sort them, behind places that are free. */
static void
sort_open(struct stand *t, int n)
{
	uint16_t sorted[CONTRACT_RUNS_MAX] = { 0 };

	for (int i = 0; i < n; i++) {
		int k = CONTRACT_RUNS_MAX - 1 - i;

		for (; k + 1 < CONTRACT_RUNS_MAX &&
		    sorted[k + 1] < t->open[i]; k++)
			sorted[k] = sorted[k + 1];
		sorted[k] = t->open[i];
	}
	memcpy(t->open, sorted, sizeof(sorted));
}

/* The position is decided: what nothing can use any more is left over. */
static bool
finish(struct step *st)
{
	const struct sweep *s = st->sweep;
	struct stand kept = st->next;
	bool go_on, complete = s->rules->contract.complete;
	int rank = rank_of_step(st);

	st->cost = 0;
	for (int suit = 0; suit < SUITS; suit++) {
		int n = st->left[suit];

		if (!is_last_visit(st))
			st->next.aces[suit] = (uint8_t)n;
		else if (!is_wild_rank(st))
			st->cost += COST(n * s->rules->value[CARD(suit, rank)],
			    n);
		if (st->next.since[suit] < s->rules->contract_gap)
			st->next.since[suit]++;
	}
	if (complete && st->cost) {
		st->next = kept;
		return true;
	}
	if (st->from->position == ACE_HIGH)
		memset(st->next.aces, 0, sizeof(st->next.aces));
	sort_open(&st->next, st->nopen);
	st->next.position++;
	go_on = st->decided(st);
	st->next = kept;
	return go_on;
}

/*
 * Is it better to take the first suit for a set than the second?  The dearer
 * card first: one queen may count more than the others.  Then, for distinct
 * suits, the one of which there are more, so that sets after it find as many as
 * possible.
 */
static bool
is_better_suit(const struct step *st, int suit, int than)
{
	const struct rules *r = st->sweep->rules;
	int rank = rank_of_step(st);
	int more = r->value[CARD(suit, rank)] - r->value[CARD(than, rank)];

	return more ? more > 0 : r->set_suits == SET_SUITS_DISTINCT &&
	    st->left[suit] > st->left[than];
}

/* Take n cards for a set, of distinct suits if it must be. */
static bool
take_for_set(struct step *st, struct new_set *set, int n)
{
	bool distinct = st->sweep->rules->set_suits == SET_SUITS_DISTINCT;

	*set = (struct new_set){ { 0 }, 0 };
	for (; n > 0; n--) {
		int best = -1;

		for (int suit = 0; suit < SUITS; suit++)
			if (!(distinct && set->count[suit]) &&
			    can_use_natural(st, suit) && (best < 0 ||
			    is_better_suit(st, suit, best)))
				best = suit;
		if (best < 0)
			return false;
		use_natural(st, best, 1);
		set->count[best]++;
	}
	return true;
}

static void
give_back(struct step *st, const struct new_set *set)
{
	for (int suit = 0; suit < SUITS; suit++)
		if (set->count[suit])
			use_natural(st, suit, -set->count[suit]);
}

static bool lay_sets(struct step *, int most);

/* A set of the cards just taken, with every number of jokers. */
static bool
fill_set(struct step *st, struct new_set *set, int naturals)
{
	const struct rules *r = st->sweep->rules;
	int most = r->contract.exact ? r->set_min :
	    r->set_max == KEY_NONE ? HAND_MAX : r->set_max;
	bool go_on = true;

	for (int size = naturals > r->set_min ? naturals : r->set_min;
	    go_on && size <= most; size++) {
		int jokers = size - naturals;

		if (!can_spend(st, jokers))
			break;
		if (!sweep_jokers_fit(r, size, jokers, r->jokers_max_per_set))
			continue;
		set->jokers = jokers;
		st->next.spent = (uint8_t)(st->next.spent + jokers);
		st->next.sets--;
		st->set[st->nsets++] = *set;
		go_on = lay_sets(st, r->contract_same_rank ? naturals : -1);
		st->nsets--;
		st->next.sets++;
		st->next.spent = (uint8_t)(st->next.spent - jokers);
	}
	return go_on;
}

/* Lay sets of this rank, none with more naturals than the one before. */
static bool
lay_sets(struct step *st, int most)
{
	int least = st->sweep->rules->jokers_min_naturals;

	if (!is_last_visit(st))
		return finish(st);
	for (int n = st->next.sets ? most : -1; n >= least; n--) {
		struct new_set set;
		bool go_on = true;

		if (take_for_set(st, &set, n))
			go_on = fill_set(st, &set, n);
		give_back(st, &set);
		if (!go_on)
			return false;
	}
	return finish(st);
}

static bool
start_sets(struct step *st)
{
	int most = 0;

	for (int suit = 0; suit < SUITS; suit++)
		most += st->sweep->rules->set_suits == SET_SUITS_DISTINCT ?
		    st->left[suit] > 0 : st->left[suit];
	if (st->sweep->rules->contract.exact &&
	    most > st->sweep->rules->set_min)
		most = st->sweep->rules->set_min;
	return lay_sets(st, most);
}

/* Runs that start here */

static bool
may_start(const struct step *st, int suit)
{
	const struct rules *r = st->sweep->rules;

	/* There is room for it: else the stand would lack it. */
	return st->next.since[suit] >= r->contract_gap &&
	    (r->contract_overlap || !(st->taken >> suit & 1));
}

/* kind: suit and, by its lowest bit, joker; never lower than one before. */
static bool
start_runs(struct step *st, int kind)
{
	unsigned taken = st->taken;

	for (; st->next.runs && kind < 2 * SUITS; kind++) {
		int suit = kind / 2;
		bool joker = kind % 2, go_on;

		if (!may_start(st, suit) ||
		    (joker ? !can_spend(st, 1) ||
		    (st->sweep->rules->jokers_min_naturals &&
		    !has_card_ahead(st, suit)) :
		    !can_use_natural(st, suit)))
			continue;
		if (joker)
			st->next.spent++;
		else
			use_natural(st, suit, 1);
		st->next.runs--;
		st->run[st->nruns++] = (struct new_run){ suit, joker };
		st->next.open[st->nopen++] = open_new(st->sweep, suit, joker);
		st->taken |= 1u << suit;
		go_on = start_runs(st, kind);
		st->taken = taken;
		st->next.open[--st->nopen] = 0;
		st->nruns--;
		st->next.runs++;
		if (joker)
			st->next.spent--;
		else
			use_natural(st, suit, -1);
		if (!go_on)
			return false;
	}
	return start_sets(st);
}

/* Runs that are open */

static bool go_on_with(struct step *, int i);

/* Run i goes on. */
static bool
extend(struct step *st, int i, bool joker)
{
	uint16_t run = st->from->open[i];
	unsigned taken = st->taken;
	int suit = open_suit(run);
	bool go_on;

	if (joker)
		st->next.spent++;
	else
		use_natural(st, suit, 1);
	st->fate[i] = joker ? FATE_JOKER : FATE_NATURAL;
	st->taken |= 1u << suit;
	st->next.open[st->nopen++] = open_grown(st->sweep, run, joker);
	go_on = go_on_with(st, i + 1);
	st->next.open[--st->nopen] = 0;
	st->taken = taken;
	if (joker)
		st->next.spent--;
	else
		use_natural(st, suit, -1);
	return go_on;
}

/* Every fate of the open runs from i on. */
static bool
go_on_with(struct step *st, int i)
{
	const struct sweep *s = st->sweep;
	uint16_t run;
	int suit;
	bool good = true;

	while (i < CONTRACT_RUNS_MAX && !st->from->open[i])
		i++;
	if (i == CONTRACT_RUNS_MAX)
		return start_runs(st, 0);
	run = st->from->open[i];
	suit = open_suit(run);
	if (may_grow(s, run)) {
		if (can_use_natural(st, suit))
			good = extend(st, i, false);
		if (good && can_spend(st, 1) &&
		    (s->rules->jokers_adjacent || !(run & 1)))
			good = extend(st, i, true);
	}
	if (good && open_is_whole(s, run)) {
		uint8_t since = st->next.since[suit];

		st->fate[i] = FATE_END;
		st->next.since[suit] = 0;
		good = go_on_with(st, i + 1);
		st->next.since[suit] = since;
	}
	return good;
}

bool
sweep_step(const struct sweep *s, const struct stand *from,
    bool (*decided)(struct step *), void *context)
{
	struct step st = { .sweep = s, .from = from, .next = *from,
		.decided = decided, .context = context };
	int rank = rank_of_step(&st);

	memset(st.next.open, 0, sizeof(st.next.open));
	for (int suit = 0; suit < SUITS; suit++)
		st.left[suit] = from->position == ACE_HIGH &&
		    run_first(s->rules) == ACE ? from->aces[suit] :
		    s->count[suit][rank];
	return go_on_with(&st, 0);
}
