/*
 * Can a contract be laid down, and how much is left of the hand?  Every choice
 * of ranks for the sets and of places for the runs is tried; in each place the
 * card that belongs there, and a joker.
 *
 * Which of the cards that may be jokers are the jokers matters only to what is
 * left: so they are counted, and in the end the highest-valued of them are
 * laid.
 */
#include <assert.h>
#include <string.h>

#include "oracle.h"

struct laying {
	const struct oracle_rules *rules;
	const struct oracle_contract *contract;
	int n;
	int count[CARD_LIMIT]; /* cards not laid as themselves */
	int wild;              /* of these, how many may be jokers */
	int jokers;            /* places that jokers have */
	struct oracle_reading melds[ORACLE_GROUPS];
	int nmelds;
	struct oracle_best *best;
};

/* The sizes of a meld that the contract takes. */
static bool
has_size(const struct oracle_rules *rules,
    const struct oracle_contract *contract, const struct oracle_reading *meld)
{
	int least = meld->run ? contract->run_size : rules->set_min;
	int n = meld->shape.n;

	if (contract->exact && !contract->complete && n != least)
		return false;
	return n >= least && (meld->run
	    ? oracle_within(n, rules->run_min, rules->run_max)
	    : oracle_within(n, rules->set_min, rules->set_max));
}

/* May two melds be part of one contract? */
static bool
go_together(const struct oracle_contract *contract,
    const struct oracle_reading *a, const struct oracle_reading *b)
{
	int last_a = a->first + a->shape.n - 1;
	int last_b = b->first + b->shape.n - 1;

	if (a->run != b->run)
		return true;
	if (!a->run)
		return a->rank != b->rank || contract->same_rank;
	if (a->suit != b->suit)
		return true;
	if (b->first > last_a)
		return b->first - last_a - 1 >= contract->gap;
	if (a->first > last_b)
		return a->first - last_b - 1 >= contract->gap;
	return contract->overlap;
}

bool
oracle_meets(const struct oracle_rules *rules,
    const struct oracle_contract *contract,
    const struct oracle_reading *const *melds, int n)
{
	int runs = 0;

	for (int i = 0; i < n; i++) {
		if (!has_size(rules, contract, melds[i]))
			return false;
		for (int j = 0; j < i; j++)
			if (!go_together(contract, melds[i], melds[j]))
				return false;
		runs += melds[i]->run;
	}
	return runs == contract->runs && n - runs == contract->sets;
}

bool
oracle_meets_among(const struct oracle_rules *rules,
    const struct oracle_contract *contract,
    const struct oracle_reading *const *melds, int n)
{
	const struct oracle_reading *others[ORACLE_GROUPS];

	if (n <= contract->sets + contract->runs)
		return oracle_meets(rules, contract, melds, n);
	for (int without = 0; without < n; without++) {
		for (int i = 0, k = 0; i < n; i++)
			if (i != without)
				others[k++] = melds[i];
		if (oracle_meets_among(rules, contract, others, n - 1))
			return true;
	}
	return false;
}

/*
 * Value of all cards not laid, when jokers are given to the highest-valued
 * cards first.
 */
static int
value_left(const struct laying *l)
{
	int count[CARD_LIMIT], value = 0;

	memcpy(count, l->count, sizeof(count));
	for (int i = 0; i < l->jokers; i++) {
		int dearest = -1;

		for (card c = 0; c < CARD_LIMIT; c++)
			if (count[c] && oracle_may_be_joker(l->rules, c)
			    && (dearest < 0 || l->rules->value[c]
			    > l->rules->value[dearest]))
				dearest = c;
		assert(dearest >= 0);
		count[dearest]--;
	}
	for (card c = 0; c < CARD_LIMIT; c++)
		value += count[c] * l->rules->value[c];
	return value;
}

static void
finish(struct laying *l)
{
	const struct oracle_reading *melds[ORACLE_GROUPS];
	struct oracle_best *best = l->best;
	int left = value_left(l), unmatched = l->n;

	for (int i = 0; i < l->nmelds; i++) {
		melds[i] = &l->melds[i];
		unmatched -= melds[i]->shape.n;
	}
	if ((l->contract->complete && unmatched)
	    || !oracle_meets(l->rules, l->contract, melds, l->nmelds))
		return;
	if (best->found && (best->deadwood < left || (best->deadwood == left
	    && best->unmatched <= unmatched)))
		return;
	best->found = true;
	best->deadwood = left;
	best->unmatched = unmatched;
	best->ngroups = l->nmelds;
	for (int i = 0; i < l->nmelds; i++)
		best->shapes[i] = melds[i]->shape;
}

/* Put card c, standing for itself, or a joker next; false: there is none. */
static bool
place(struct laying *l, card c)
{
	struct oracle_shape *shape = &l->melds[l->nmelds].shape;
	bool joker = card_is_joker(c);
	bool spends = joker || oracle_may_be_joker(l->rules, c);

	if ((!joker && !l->count[c]) || (spends && l->jokers == l->wild))
		return false;
	assert(shape->n < ORACLE_HAND);
	shape->cards[shape->n++] = c;
	l->jokers += joker;
	if (!joker) {
		l->count[c]--;
		l->wild -= spends;
	}
	return true;
}

static void
unplace(struct laying *l)
{
	struct oracle_shape *shape = &l->melds[l->nmelds].shape;
	card c = shape->cards[--shape->n];

	if (card_is_joker(c)) {
		l->jokers--;
	} else {
		l->count[c]++;
		l->wild += oracle_may_be_joker(l->rules, c);
	}
}

static void lay_next(struct laying *);

/* If what lies there is a meld of the contract, go on to the next one. */
static void
end_meld(struct laying *l)
{
	const struct oracle_reading *meld = &l->melds[l->nmelds];
	int jokers = 0;

	for (int i = 0; i < meld->shape.n; i++)
		jokers += card_is_joker(meld->shape.cards[i]);
	if (!has_size(l->rules, l->contract, meld)
	    || !oracle_jokers_fit(l->rules, meld->run, meld->shape.n, jokers))
		return;
	for (int i = 0; i < l->nmelds; i++)
		if (!go_together(l->contract, meld, &l->melds[i]))
			return;
	l->nmelds++;
	lay_next(l);
	l->nmelds--;
}

/* Cards of this and the later suits in every number, then jokers. */
static void
fill_set(struct laying *l, int suit)
{
	card c = CARD(suit, l->melds[l->nmelds].rank);
	int placed = 0;

	if (suit == SUITS) {
		end_meld(l);
		for (; place(l, CARD_JOKER); placed++)
			end_meld(l);
	} else {
		fill_set(l, suit + 1);
		while (oracle_may_be_natural(l->rules, c)
		    && (l->rules->set_any || !placed) && place(l, c)) {
			placed++;
			fill_set(l, suit + 1);
		}
	}
	while (placed--)
		unplace(l);
}

/* One card more at the upper end of the run, then another one. */
static void
fill_run(struct laying *l)
{
	const struct oracle_reading *meld = &l->melds[l->nmelds];
	const struct oracle_shape *shape = &meld->shape;
	card c = oracle_card_at(l->rules, meld->suit,
	    meld->first + shape->n);

	end_meld(l);
	if (!oracle_is_window(l->rules, meld->first,
	    meld->first + shape->n))
		return;
	if (oracle_may_be_natural(l->rules, c) && place(l, c)) {
		fill_run(l);
		unplace(l);
	}
	if (l->rules->apart && shape->n
	    && card_is_joker(shape->cards[shape->n - 1]))
		return;
	if (place(l, CARD_JOKER)) {
		fill_run(l);
		unplace(l);
	}
}

/* Sets by ascending rank, then runs by ascending suit and first place. */
static void
lay_next(struct laying *l)
{
	struct oracle_reading *meld = &l->melds[l->nmelds];
	const struct oracle_reading *last = l->nmelds ? meld - 1 : NULL;

	if (l->nmelds == l->contract->sets + l->contract->runs) {
		finish(l);
		return;
	}
	memset(meld, 0, sizeof(*meld));
	meld->run = l->nmelds >= l->contract->sets;
	if (!meld->run) {
		meld->rank = last ? last->rank : ACE;
		for (; meld->rank <= KING; meld->rank++)
			fill_set(l, CLUBS);
		return;
	}
	meld->suit = last && last->run ? last->suit : CLUBS;
	meld->first = last && last->run ? last->first : 1;
	for (; meld->suit < SUITS; meld->suit++) {
		for (; meld->first <= 13; meld->first++)
			fill_run(l);
		meld->first = 1;
	}
}

void
oracle_contract(const struct oracle_rules *rules,
    const struct oracle_contract *contract, const card *cards, int n,
    struct oracle_best *best)
{
	struct laying l;

	assert(n <= ORACLE_HAND);
	assert(contract->sets + contract->runs < ORACLE_GROUPS);
	memset(&l, 0, sizeof(l));
	l.rules = rules;
	l.contract = contract;
	l.n = n;
	l.best = best;
	for (int i = 0; i < n; i++) {
		l.count[cards[i]]++;
		l.wild += oracle_may_be_joker(rules, cards[i]);
	}
	memset(best, 0, sizeof(*best));
	lay_next(&l);
}
