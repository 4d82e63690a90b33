/*
 * Laying off on all melds of a table, jokers there being claimed: every form
 * that each meld may have in the end is listed, and every choice of one form
 * for each meld is tried.
 *
 * Cards are numbered: those of the hand, then the jokers on the table that may
 * come loose.  Which joker fills which place does not matter, so
 * such places are only counted; but a wild card that comes to stand for itself
 * is that card.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "oracle.h"

#define CARDS (ORACLE_HAND + ORACLE_LOOSE)
#define STAYS (-1)

/* What becomes of one meld, or of the melds so far. */
struct form {
	unsigned used;   /* cards that stand for themselves in a place */
	int places;      /* new places that jokers fill */
	int low;         /* aces laid below a two */
	/* For each joker on the table: which card has its place. */
	signed char by[ORACLE_LOOSE];
};

struct forms {
	int n, room;
	struct form *list;
};

struct laying {
	const struct oracle_rules *rules;
	const struct oracle_table *table;
	int hand, n;     /* cards of the hand; those and the loose ones */
	card cards[CARDS];
	/* Of a joker on the table: its meld, and which card of it. */
	int home[CARDS], place[CARDS];
	int most;        /* places that jokers could fill, at most */
	/* The meld whose forms are being listed, and the form so far. */
	int meld, first, size, jokers; /* first: place of an old run's start */
	struct form form;
	struct forms *forms;
};

static void
add_form(struct forms *f, const struct form *form)
{
	if (f->n == f->room) {
		f->room = f->room ? 2 * f->room : 64;
		f->list = realloc(f->list, (size_t)f->room * sizeof(*f->list));
		if (!f->list)
			abort();
	}
	f->list[f->n++] = *form;
}

static bool
is_loose(const struct laying *l, int i)
{
	return l->form.by[i - l->hand] != STAYS;
}

/*
 * May card i be put into a place of the meld as card c, itself?  What is moved
 * goes to an end of its run, and not to an old place.
 */
static bool
may_be(const struct laying *l, int i, card c, bool old)
{
	if (l->cards[i] != c || (l->form.used >> i & 1)
	    || !oracle_may_be_natural(l->rules, c))
		return false;
	return i < l->hand || l->table->claims == ORACLE_CLAIMED
	    || !l->table->melds[l->home[i]].run
	    || (l->home[i] == l->meld && !old);
}

/* A joker that leaves its place goes to a new one in its own run. */
static bool
stays_in_run(const struct laying *l)
{
	int loose = 0;

	for (int i = l->hand; i < l->n; i++)
		if (l->home[i] == l->meld && is_loose(l, i)
		    && !(l->form.used >> i & 1))
			loose++;
	return l->form.places >= loose;
}

static void
end_form(struct laying *l)
{
	const struct oracle_laid *meld = &l->table->melds[l->meld];
	const struct oracle_rules *rules = l->rules;

	if (!oracle_within(l->size, meld->n,
	    meld->run ? rules->run_max : rules->set_max)
	    || !oracle_jokers_fit(rules, meld->run, l->size, l->jokers)
	    || (l->table->claims == ORACLE_MOVED && meld->run
	    && !stays_in_run(l)))
		return;
	add_form(l->forms, &l->form);
}

/* The number of the i-th card of the meld if it may come loose, else -1. */
static int
loose_at(const struct laying *l, int i)
{
	for (int c = l->hand; c < l->n; c++)
		if (l->home[c] == l->meld && l->place[c] == i)
			return c;
	return -1;
}

/* Fill the places of a run from this one to the last. */
static void
fill_run(struct laying *l, int place, int last, bool after_joker)
{
	const struct oracle_laid *meld = &l->table->melds[l->meld];
	bool old = place >= l->first && place < l->first + meld->n;
	int joker = old ? loose_at(l, place - l->first) : -1, low;
	card c = oracle_card_at(l->rules, meld->suit, place);

	if (place > last) {
		end_form(l);
		return;
	}
	if (old && joker < 0) {
		fill_run(l, place + 1, last, false);
		return;
	}
	if (!old && place > last - l->size + 1 && place < last
	    && l->rules->through && oracle_lies_in_set(l->table, c))
		fill_run(l, place + 1, last, false);
	for (int i = 0; i < l->n; i++) {
		if (!may_be(l, i, c, old)
		    || i == joker
		    || (old && l->table->claims == ORACLE_FIXED))
			continue;
		low = i < l->hand && card_rank(l->cards[i]) == ACE
		    && place < last && place % 13 == 1;
		l->form.used |= 1u << i;
		l->form.low += low;
		if (old)
			l->form.by[joker - l->hand] = (signed char)i;
		fill_run(l, place + 1, last, false);
		if (old)
			l->form.by[joker - l->hand] = STAYS;
		l->form.low -= low;
		l->form.used &= ~(1u << i);
	}
	if ((after_joker && l->rules->apart)
	    || l->form.places + !old > l->most)
		return;
	l->form.places += !old;
	l->jokers++;
	fill_run(l, place + 1, last, true);
	l->jokers--;
	l->form.places -= !old;
}

/* Where runs go round, an old one is seen in the second of three rounds. */
static void
list_runs(struct laying *l)
{
	const struct oracle_laid *meld = &l->table->melds[l->meld];
	int round = l->rules->ace == ORACLE_WRAP ? 13 : 0;

	l->first = meld->first + round;
	for (int first = 1; first <= l->first; first++) {
		int start = round ? (first - 1) % 13 + 1 : first;
		int last = l->first + meld->n - 1;

		for (; oracle_is_window(l->rules, start,
		    start + last - first); last++) {
			l->size = last - first + 1;
			l->jokers = 0;
			fill_run(l, first, last, false);
		}
	}
}

/* Does the set hold a card of the suit that stands for itself? */
static bool
has_suit(const struct laying *l, int suit)
{
	const struct oracle_laid *meld = &l->table->melds[l->meld];

	for (int i = 0; i < meld->n; i++)
		if (meld->natural[i] && card_suit(meld->cards[i]) == suit)
			return true;
	for (int i = 0; i < l->n; i++)
		if ((l->form.used >> i & 1) && card_suit(l->cards[i]) == suit)
			return true;
	return false;
}

/* End the set's form with any number of jokers. */
static void
end_set(struct laying *l)
{
	int placed;

	for (placed = 0; placed <= l->most; placed++) {
		end_form(l);
		l->size++;
		l->jokers++;
		l->form.places++;
	}
	l->size -= placed;
	l->jokers -= placed;
	l->form.places -= placed;
}

/* A joker of the set that lies there still, from c on; -1: none. */
static int
next_joker(const struct laying *l, int c)
{
	for (; c < l->n; c++)
		if (l->home[c] == l->meld && !is_loose(l, c))
			return c;
	return -1;
}

/* A set of three, one of them a joker, that has all four suits now. */
static bool
is_completed(const struct laying *l)
{
	int suits = 0;

	for (int suit = 0; suit < SUITS; suit++)
		suits += has_suit(l, suit);
	return suits == SUITS && l->table->melds[l->meld].n == 3 &&
	    l->jokers == 1 && l->size == 5;
}

static void fill_set(struct laying *, int i);

/* Card i takes the place of a joker, and cards after it what they may. */
static void
replace_in_set(struct laying *l, int i)
{
	if (l->table->set_claims != ORACLE_SET_CLAIMED)
		return;
	for (int c = next_joker(l, l->hand); c >= 0; c = next_joker(l, c + 1)) {
		if (c == i)
			continue;
		l->form.by[c - l->hand] = (signed char)i;
		l->jokers--;
		fill_set(l, i + 1);
		l->jokers++;
		l->form.by[c - l->hand] = STAYS;
	}
}

/* Add any of the cards from i on to a set; in the end jokers. */
static void
fill_set(struct laying *l, int i)
{
	int rank = l->table->melds[l->meld].rank, joker;

	if (i == l->n) {
		end_set(l);
		joker = next_joker(l, l->hand);
		if (l->table->set_claims != ORACLE_SET_BOTH ||
		    joker < 0 || !is_completed(l))
			return;
		for (int c = 0; c < l->n; c++)
			if (l->form.used >> c & 1)
				l->form.by[joker - l->hand] = (signed char)c;
		l->size--;
		l->jokers--;
		end_set(l);
		l->jokers++;
		l->size++;
		l->form.by[joker - l->hand] = STAYS;
		return;
	}
	fill_set(l, i + 1);
	if (card_is_joker(l->cards[i]) || card_rank(l->cards[i]) != rank
	    || !may_be(l, i, l->cards[i], false)
	    || (!l->rules->set_any && has_suit(l, card_suit(l->cards[i]))))
		return;
	l->form.used |= 1u << i;
	replace_in_set(l, i);
	l->size++;
	fill_set(l, i + 1);
	l->size--;
	l->form.used &= ~(1u << i);
}

static void
list_sets(struct laying *l)
{
	const struct oracle_laid *meld = &l->table->melds[l->meld];

	l->size = meld->n;
	l->jokers = 0;
	for (int i = 0; i < meld->n; i++)
		l->jokers += !meld->natural[i];
	fill_set(l, 0);
}

static void
list_forms(struct laying *l, int meld, struct forms *forms)
{
	forms->n = 0;
	l->meld = meld;
	l->forms = forms;
	if (l->table->melds[meld].run)
		list_runs(l);
	else
		list_sets(l);
}

static int
compare_forms(const void *a, const void *b)
{
	const struct form *x = a, *y = b;

	if (x->used != y->used)
		return x->used < y->used ? -1 : 1;
	if (x->places != y->places)
		return x->places - y->places;
	if (x->low != y->low)
		return x->low - y->low;
	return memcmp(x->by, y->by, sizeof(x->by));
}

/* Each form of the one with each of the other, where they agree. */
static void
combine(const struct laying *l, const struct forms *a, const struct forms *b,
    struct forms *both)
{
	int kept = 0;

	both->n = 0;
	for (int i = 0; i < a->n; i++) {
		for (int j = 0; j < b->n; j++) {
			struct form form = a->list[i];
			const struct form *other = &b->list[j];

			form.places += other->places;
			form.low += other->low;
			if ((form.used & other->used) || form.places > l->most)
				continue;
			form.used |= other->used;
			for (int k = 0; k < ORACLE_LOOSE; k++)
				if (other->by[k] != STAYS)
					form.by[k] = other->by[k];
			add_form(both, &form);
		}
	}
	if (both->n)
		qsort(both->list, (size_t)both->n, sizeof(*both->list),
		    compare_forms);
	for (int i = 0; i < both->n; i++)
		if (!kept || compare_forms(&both->list[kept - 1],
		    &both->list[i]))
			both->list[kept++] = both->list[i];
	both->n = kept;
}

/*
 * Can the cards be laid one after another?  A joker stands for itself only
 * when it has come loose, and no two take each other's places.
 */
static bool
can_happen(const struct laying *l, const struct form *form)
{
	for (int i = l->hand; i < l->n; i++) {
		int at = i, steps = 0;

		if ((form->used >> i & 1) && form->by[i - l->hand] == STAYS)
			return false;
		while (at >= l->hand && form->by[at - l->hand] != STAYS) {
			at = form->by[at - l->hand];
			if (++steps > ORACLE_LOOSE)
				return false;
		}
	}
	return true;
}

/*
 * The loose jokers fill places, and jokers of the hand the others: whichever
 * of them.
 */
static void
mark_left(const struct laying *l, const struct form *form, signed char *low)
{
	unsigned kept = ((1u << l->hand) - 1) & ~form->used, jokers = 0;
	int places = form->places;

	if (!can_happen(l, form))
		return;
	for (int i = l->hand; i < l->n; i++)
		if (form->by[i - l->hand] != STAYS && !(form->used >> i & 1))
			places--;
	for (int i = 0; i < l->hand; i++)
		if (oracle_may_be_joker(l->rules, l->cards[i]))
			jokers |= kept & 1u << i;
	/* Every set of them, from all to none. */
	for (unsigned laid = jokers; places >= 0; laid = (laid - 1) & jokers) {
		signed char *to = &low[kept & ~laid];

		if (oracle_count(laid) == places && (*to < 0 || form->low < *to))
			*to = (signed char)form->low;
		if (!laid)
			break;
	}
}

/* Number the cards, and see how many places jokers could fill. */
static void
take_cards(struct laying *l, const card *hand, int n)
{
	assert(n <= ORACLE_HAND);
	l->hand = l->n = n;
	for (int i = 0; i < n; i++)
		l->cards[i] = hand[i];
	for (int m = 0; m < l->table->n; m++) {
		const struct oracle_laid *meld = &l->table->melds[m];

		for (int i = 0; i < meld->n &&
		    (meld->run || l->table->set_claims); i++) {
			if (meld->natural[i])
				continue;
			assert(l->n < n + ORACLE_LOOSE);
			l->home[l->n] = m;
			l->place[l->n] = i;
			l->cards[l->n++] = meld->cards[i];
		}
	}
	for (int i = 0; i < l->n; i++)
		l->most += oracle_may_be_joker(l->rules, l->cards[i]);
	memset(l->form.by, STAYS, sizeof(l->form.by));
}

void
oracle_table_low(const struct oracle_rules *rules,
    const struct oracle_table *table, const card *hand, int n, signed char *low)
{
	struct laying l = { .rules = rules, .table = table };
	struct forms all = { 0, 0, NULL }, one = all, both = all, old;

	take_cards(&l, hand, n);
	add_form(&all, &l.form);
	for (int m = 0; m < table->n; m++) {
		list_forms(&l, m, &one);
		combine(&l, &all, &one, &both);
		old = all;
		all = both;
		both = old;
	}
	memset(low, -1, (size_t)1 << n);
	for (int i = 0; i < all.n; i++)
		mark_left(&l, &all.list[i], low);
	free(all.list);
	free(one.list);
	free(both.list);
}

void
oracle_table(const struct oracle_rules *rules, const struct oracle_table *table,
    const card *hand, int n, bool *left)
{
	static signed char low[1u << ORACLE_HAND];

	oracle_table_low(rules, table, hand, n, low);
	for (unsigned kept = 0; kept < 1u << n; kept++)
		left[kept] = low[kept] >= 0;
}

int
oracle_table_least(struct oracle *o, const bool *left, bool later)
{
	const struct oracle_demand nothing = { 0 };
	int least = -1;

	for (unsigned kept = 0; kept <= oracle_hand(o); kept++) {
		struct oracle_best best = { .deadwood = 0 };

		if (!left[kept])
			continue;
		best.deadwood = oracle_value(o, kept);
		if (later)
			oracle_solve(o, kept, &nothing, &best);
		if (least < 0 || best.deadwood < least)
			least = best.deadwood;
	}
	return least;
}
