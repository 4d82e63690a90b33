/* Owns the enumeration of lay-offs, meld by meld. */
#include "solve/layoff-ways.h"

static void
spend(struct laying *l, int meld)
{
	l->spent++;
	l->on[l->n] = (short)meld;
	l->laid[l->n++] = CARD_JOKER;
}

static void
unspend(struct laying *l)
{
	l->spent--;
	l->n--;
}

/* The lowest place that a run on the table may grow to. */
static int
lowest_place(const struct rules *r, const struct meld *m)
{
	/* Where runs wrap, the king is below the ace. */
	return r->run_ace == RUN_ACE_WRAP ? m->start - 12 : r->run_first;
}

/* May the run take one more card and then start there? */
static bool
run_has_room(const struct rules *r, int start, int size)
{
	/* Below the ace runs wrap, and start anywhere. */
	return size < run_longest(r, start) &&
	    (r->run_max == KEY_NONE || size < r->run_max);
}

/*
 * Could another meld use the card, an own one or one still to come, or a joker
 * or another card use its place where the meld is limited?
 */
static bool
is_wanted(const struct laying *l, card c, int meld)
{
	const struct rules *r = l->rules;
	bool run = l->spread->melds[meld].kind == MELD_RUN;

	/* In a larger meld fewer jokers may be allowed than there are. */
	if (l->own_melds || l->flexible || r->low_ace_cost ||
	    (l->changed[meld].jokers && r->jokers_max_by_size.n) || (run ?
	    r->run_max != KEY_NONE || r->run_ace == RUN_ACE_WRAP :
	    r->set_max != KEY_NONE))
		return true;
	for (int i = meld + 1; i < l->spread->n; i++) {
		const struct meld *m = &l->spread->melds[i];

		if (m->kind == MELD_RUN ? card_suit(m->as[0]) == card_suit(c) :
		    m->start == card_rank(c))
			return true;
	}
	return false;
}

/* May it grow so?  The number of natural cards can only grow. */
static bool
is_allowed(const struct rules *r, bool run, int size, int jokers)
{
	int max = run ? r->run_max : r->set_max;
	int most = run ? r->jokers_max_per_run : r->jokers_max_per_set;

	return (max == KEY_NONE || size <= max) &&
	    (most == KEY_NONE || jokers <= most) &&
	    jokers <= steps_at(&r->jokers_max_by_size, size, jokers) &&
	    (size - jokers) * 100 >= r->jokers_natural_percent * size;
}

/* Places for jokers at the ends of a run. */
static int
places_of_run(const struct laying *l, int meld)
{
	const struct rules *r = l->rules;
	const struct change *g = &l->changed[meld];
	int down = g->low.at - lowest_place(r, &l->spread->melds[meld]);
	int up = r->run_last - g->high.at;
	/*
	 * As in run_longest: a run repeats a card only with an ace at both
	 * ends.
	 */
	int longest = r->run_ace == RUN_ACE_WRAP && (g->low.at - ACE) % KING ?
	    13 : 14;
	int places = r->jokers_adjacent ? down + up :
	    (down > 0 && !g->low.joker) + (up > 0 && !g->high.joker);

	return places < longest - g->size ? places : longest - g->size;
}

/* The numbers of further jokers that the meld can take, as bits. */
static uint64_t
room_of(const struct laying *l, int meld)
{
	const struct change *g = &l->changed[meld];
	const struct meld *m = &l->spread->melds[meld];
	bool run = m->kind == MELD_RUN;
	int places = run ? places_of_run(l, meld) : HAND_MAX - g->size;
	int owed = laying_stays(l, meld) ? bits_count(laying_gone(l, meld)) : 0;
	uint64_t room = 0;

	for (int k = 0; k <= places && k <= l->flexible - l->spent; k++)
		if (g->bridges + k >= owed &&
		    is_allowed(l->rules, run, g->size + k, g->jokers + k))
			room |= UINT64_C(1) << k;
	return room;
}

/* The meld is complete; go on with the next. */
static void
leave(struct laying *l, int meld)
{
	struct change *g = &l->changed[meld];
	uint64_t room = l->room, sums = 0;

	g->room = room_of(l, meld);
	for (uint64_t rest = g->room, k = 0; rest; rest >>= 1, k++)
		if (rest & 1)
			sums |= room << k;
	if (!sums)
		return;
	l->room = sums;
	laying_on(l, meld + 1);
	l->room = room;
}

/*
 * If a joker that is driven out stays with its run: one that would stand for
 * itself in this place, or -1.
 */
static int
find_home(const struct laying *l, int meld, card c)
{
	const struct change *g = &l->changed[meld];
	const struct meld *m = &l->spread->melds[meld];

	if (!laying_stays(l, meld) || !l->rules->wild_as_natural ||
	    l->spent >= l->flexible)
		return -1;
	for (int i = 0; i < m->size; i++)
		if ((g->gone & ~g->home) >> i & 1 && m->cards[i] == c)
			return i;
	return -1;
}

/* Does the card lie in a set on the table, past which a run may go on? */
static bool
is_passed(const struct laying *l, card c)
{
	for (int k = 0; l->rules->layoff_through_sets && k < l->spread->n; k++) {
		const struct meld *m = &l->spread->melds[k];

		for (int i = 0; m->kind == MELD_SET && i < m->size; i++)
			if (m->cards[i] == c && m->as[i] == c)
				return true;
	}
	return false;
}

/* Can a card follow a joker laid there?  step: 1 up, -1 down. */
static bool
has_bridge(const struct laying *l, int meld, int position, int step)
{
	const struct meld *m = &l->spread->melds[meld];
	int lowest = lowest_place(l->rules, m);

	if (l->spent >= l->flexible)
		return false;
	for (int p = position + step; p >= lowest && p <= l->rules->run_last;
	    p += step)
		if (hand_count(&l->hand, laying_card_at(m, p)) ||
		    is_passed(l, laying_card_at(m, p)) ||
		    find_home(l, meld, laying_card_at(m, p)) >= 0)
			return true;
	return false;
}

static void
come_home(struct laying *l, int meld, int i, int back)
{
	l->changed[meld].home ^= UINT64_C(1) << i;
	l->hand.jokers += back;
	l->hand.size += back;
	l->flexible += back;
}

/* Grow the run in every way: down, and then up. */
static void
grow(struct laying *l, int meld, bool up)
{
	const struct meld *m = &l->spread->melds[meld];
	struct change *g = &l->changed[meld], before = *g;
	struct run_end *end = up ? &g->high : &g->low;
	int step = up ? 1 : -1, next = end->at + step, home;
	card c = laying_card_at(m, next);
	bool room = (up || next >= lowest_place(l->rules, m)) &&
	    run_has_room(l->rules, up ? g->low.at : next, g->size);
	bool natural = room && laying_can(l, c);
	bool bridges = l->rules->jokers_adjacent || !end->joker;
	bool after = g->lent & laying_lent(m, end->at);

	if (!end->bridging && !(natural && !is_wanted(l, c, meld))) {
		if (up)
			leave(l, meld);
		else
			grow(l, meld, true);
	}
	if (!room)
		return;
	end->at = next;
	g->size++;
	end->joker = end->bridging = false;
	if (natural) {
		laying_lay(l, c, meld);
		grow(l, meld, up);
		laying_take_back(l);
	}
	home = find_home(l, meld, c);
	if (home >= 0) {
		come_home(l, meld, home, -1);
		grow(l, meld, up);
		come_home(l, meld, home, 1);
	}
	if (bridges && (after ? l->spent < l->flexible :
	    has_bridge(l, meld, next, step))) {
		end->joker = true;
		end->bridging = !after;
		g->jokers++;
		g->bridges++;
		spend(l, meld);
		grow(l, meld, up);
		unspend(l);
		*g = before;
		end->at = next;
		g->size++;
		end->joker = false;
	}
	if (is_passed(l, c)) {
		end->bridging = true;
		g->lent |= laying_lent(m, next);
		grow(l, meld, up);
	}
	*g = before;
}

/* How many cards of the suit the set can take. */
static int
most_of_suit(const struct laying *l, int meld, card c)
{
	const struct change *g = &l->changed[meld];
	int most = l->rules->set_max == KEY_NONE ? HAND_MAX :
	    l->rules->set_max;
	int room = most - g->size;

	if (l->rules->set_suits == SET_SUITS_DISTINCT)
		return room > 0 && !(g->suits >> card_suit(c) & 1);
	return room > 0 ? room : 0;
}

/* Lay cards of this suit and the later ones on the set, in every way. */
static void
lay_suits(struct laying *l, int meld, int suit)
{
	struct change *g = &l->changed[meld];
	card c;
	int laid = 0, most;

	if (suit == SUITS) {
		leave(l, meld);
		return;
	}
	c = CARD(suit, l->spread->melds[meld].start);
	most = most_of_suit(l, meld, c);
	for (;;) {
		bool can = laid < most && laying_can(l, c);

		if (!can || is_wanted(l, c, meld))
			lay_suits(l, meld, suit + 1);
		if (!can)
			break;
		laying_lay(l, c, meld);
		laid++;
		g->size++;
	}
	for (; laid > 0; laid--, g->size--)
		laying_take_back(l);
}

int
laying_low_aces(const struct laying *l, int n)
{
	int aces = 0;

	for (int i = 0; l->rules->low_ace_cost && i < n; i++)
		aces += l->spread->melds[i].kind == MELD_RUN &&
		    l->changed[i].low.at == ACE &&
		    (l->spread->melds[i].start != ACE || l->changed[i].gone & 1);
	return aces;
}

void
laying_on(struct laying *l, int meld)
{
	if (l->ended && !effort_step(l->effort))
		return;
	l->ended |= meld == l->spread->n;
	if (meld == l->spread->n)
		l->leaf(l);
	else if (l->spread->melds[meld].kind == MELD_RUN)
		grow(l, meld, false);
	else
		lay_suits(l, meld, CLUBS);
}
