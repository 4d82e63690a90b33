/*
 * Owns the melds on the table as ways of the search: every form that each can
 * have in the end.  The order of laying does not matter.  A run takes some cards
 * below it and some above it, natural ones or jokers that bridge to one; natural
 * cards may take the places of its jokers.  A set takes some cards of its rank.
 * Jokers that may come to the hand are in its pool from the start, and a form in
 * which one stays takes it back.
 */
#include "solve/inside.h"

#include <stdlib.h>
#include <string.h>

/* The lower end of a run, or the upper one. */
struct end {
	int at;        /* its position */
	bool joker;    /* is its card one? */
	bool bridging; /* the run cannot end like that */
};

/* A meld on its way to what it may become. */
struct laying {
	struct search *search;
	const struct meld *meld;
	uint64_t loose;     /* its jokers that may come to the hand */
	struct form form;
	struct way way;
	struct end ends[2];
	int size, jokers;   /* cards, and those of them that are jokers */
	int bridges;        /* jokers laid between cards */
	uint64_t came;      /* as form.home, but its jokers as form.out */
	unsigned suits;     /* of a set: those that it has, as bits */
};

/*
 * How many cards take the place of a joker of the meld, or 0: of a run the one
 * that it stands for, of a set one that it lacks, or both that a set of three
 * lacks.
 */
static int
cards_for_joker(const struct rules *r, const struct meld *m)
{
	if (m->kind == MELD_RUN)
		return r->layoff_jokers != LAYOFF_FIXED;
	if (r->layoff_set_jokers == SET_JOKERS_BOTH_SUITS)
		return m->size == 3 && m->jokers == 1 ? 2 : 0;
	return r->layoff_set_jokers == SET_JOKERS_CLAIMED;
}

/* Take one more copy of the card, if the hand has one. */
static bool
take(struct laying *l, card c)
{
	const struct search *s = l->search;
	struct way *w = &l->way;
	uint64_t copies = s->copies[c] ? copies_of(s, c) : 0;
	uint64_t rest = copies & ~w->need;

	if (!rest)
		return false;
	w->twice |= rest != copies;
	w->need |= rest & -rest;
	w->copies |= copies;
	w->wild = (uint8_t)(w->wild + ((s->wild & rest) != 0));
	return true;
}

/* Lay a card that stands for itself. */
static bool
lay_natural(struct laying *l, card c)
{
	const struct rules *r = l->search->rules;

	if ((r->wild >> c & 1 && !r->wild_as_natural) || !take(l, c))
		return false;
	l->way.cost += LAID_OFF(1);
	return true;
}

/* Joker i of the meld stays.  If it could go, take it back. */
static bool
keep(struct laying *l, int i)
{
	card c = l->meld->cards[i];

	if (!(l->loose >> i & 1))
		return true;
	if (!l->search->later && !card_is_joker(c))
		return take(l, c);
	l->form.keeps++;
	l->way.shape.jokers = (uint8_t)(l->way.shape.jokers +
	    !l->search->later);
	return true;
}

/* A place in the list of forms, beside the way. */
static void
keep_form(const struct laying *l)
{
	struct search *s = l->search;
	uint32_t i = search_new_way(s);

	if (i >= s->forms_size) {
		s->forms_size = s->forms_size * 2 + 64;
		s->forms = util_realloc(s->forms,
		    s->forms_size * sizeof(*s->forms));
	}
	s->ways[i] = l->way;
	s->forms[i] = l->form;
}

/* The meld is a form, with up to that many more jokers. */
static void
add_forms(const struct laying *l, int most)
{
	struct search *s = l->search;
	bool run = l->meld->kind == MELD_RUN;
	int laid = l->bridges - l->form.owed;
	int max = run ? s->rules->run_max : s->rules->set_max;

	most = min_of(most, s->pool - way_jokers(&l->way) - laid);
	if (max != KEY_NONE)
		most = min_of(most, max - l->size);
	for (int k = most; k >= max_of(-laid, 0); k--) {
		struct laying more = *l;

		if (!limits_allow_jokers(s->rules, l->size + k, l->jokers + k,
		    run) || !effort_step(s->effort))
			continue;
		more.form.more = (uint8_t)k;
		more.form.laid = (uint8_t)(laid + k);
		more.way.shape.jokers = (uint8_t)(l->way.shape.jokers +
		    laid + k);
		more.way.cost += LAID_OFF(laid + k);
		keep_form(&more);
	}
}

/* Runs */

/* The lowest place that a run on the table may grow to. */
static int
lowest_place(const struct rules *r, const struct meld *m)
{
	/* Where runs wrap, the king is below the ace. */
	return r->run_ace == RUN_ACE_WRAP ? m->start - 12 : r->run_first;
}

/* May the run take one more card and then start there? */
static bool
has_room(const struct rules *r, int start, int size)
{
	/* Below the ace runs wrap, and start anywhere. */
	return size < run_longest(r, start) &&
	    (r->run_max == KEY_NONE || size < r->run_max);
}

/* Places for jokers at the ends of a run. */
static int
count_places(const struct laying *l)
{
	const struct rules *r = l->search->rules;
	const struct end *low = &l->ends[0], *high = &l->ends[1];
	int down = low->at - lowest_place(r, l->meld);
	int up = r->run_last - high->at;
	/*
	 * As in run_longest: a run repeats a card only with an ace at both
	 * ends.
	 */
	int longest = r->run_ace == RUN_ACE_WRAP && (low->at - ACE) % KING ?
	    13 : 14;
	int places = r->jokers_adjacent ? down + up :
	    (down > 0 && !low->joker) + (up > 0 && !high->joker);

	return min_of(places, longest - l->size);
}

static void
finish_run(const struct laying *l)
{
	const struct search *s = l->search;
	struct laying run = *l;

	run.form.low = (short)l->ends[0].at;
	run.form.high = (short)l->ends[1].at;
	if (form_lays_low_ace(&run.form, l->meld))
		run.way.cost += VALUE((uint64_t)s->rules->low_ace_cost <<
		    s->bits, 0, 0);
	add_forms(&run, count_places(l));
}

/* Does the card lie in a set on the table, past which a run may go on? */
static bool
is_passed(const struct search *s, card c)
{
	for (int k = 0; s->rules->layoff_through_sets && k < s->table->n; k++) {
		const struct meld *m = &s->table->melds[k];

		for (int i = 0; m->kind == MELD_SET && i < m->size; i++)
			if (m->cards[i] == c && m->as[i] == c)
				return true;
	}
	return false;
}

/* One of the run's own jokers that may stand for itself as this card, as a bit. */
static uint64_t
find_home(const struct laying *l, card c)
{
	const struct rules *r = l->search->rules;
	uint64_t out = l->form.out & ~l->came;

	if (!form_joker_stays(r, l->meld) || !r->wild_as_natural)
		return 0;
	while (out && l->meld->cards[bits_lowest(out)] != c)
		out &= out - 1;
	return out & -out;
}

static void grow(const struct laying *, bool up);

/* Fill the place at the end of a run in every way, and grow it further. */
static void
fill_place(const struct laying *l, bool up, bool bridge, bool after_lent)
{
	const struct search *s = l->search;
	card c = form_card(l->meld, l->ends[up].at);
	uint64_t place = form_place(l->meld, l->ends[up].at);
	struct laying next = *l;

	if (lay_natural(&next, c))
		grow(&next, up);
	next = *l;
	next.came |= find_home(l, c);
	if (next.came != l->came) {
		next.form.home |= place;
		next.form.owed--;
		grow(&next, up);
	}
	next = *l;
	next.ends[up].joker = true;
	next.ends[up].bridging = !after_lent;
	next.form.jokers |= place;
	next.jokers++;
	next.bridges++;
	if (bridge && way_jokers(&l->way) + l->bridges - l->form.owed < s->pool)
		grow(&next, up);
	next = *l;
	next.ends[up].bridging = true;
	next.form.lent |= place;
	if (is_passed(s, c))
		grow(&next, up);
}

/* Go on with one place more, if the run can have one. */
static void
go_on(const struct laying *from, bool up)
{
	const struct rules *r = from->search->rules;
	struct laying l = *from;
	struct end *end = &l.ends[up];
	bool after_lent = l.form.lent & form_place(l.meld, end->at);
	bool bridge = r->jokers_adjacent || !end->joker;

	end->at += up ? 1 : -1;
	if (end->at > r->run_last || end->at < lowest_place(r, l.meld) ||
	    !has_room(r, l.ends[0].at, l.size) ||
	    effort_is_spent(l.search->effort))
		return;
	l.size++;
	end->joker = end->bridging = false;
	fill_place(&l, up, bridge, after_lent);
}

/* Grow the run in every way: down, and then up; the longest first. */
static void
grow(const struct laying *l, bool up)
{
	go_on(l, up);
	if (l->ends[up].bridging)
		return;
	if (up)
		finish_run(l);
	else
		grow(l, true);
}

/* Sets */

/* How many cards of the suit the set can take. */
static int
most_of_suit(const struct laying *l, int suit)
{
	const struct rules *r = l->search->rules;
	int most = r->set_max == KEY_NONE ? HAND_MAX : r->set_max;
	int room = max_of(most - l->size, 0);

	if (r->set_suits == SET_SUITS_DISTINCT)
		return room && !(l->suits >> suit & 1);
	return room;
}

/*
 * Lay cards of this suit, that many at most, and of the later ones on the set, in
 * every way, the most first.
 */
static void
extend_set(const struct laying *from, int suit, int most)
{
	struct laying l = *from;

	if (most && lay_natural(&l, CARD(suit, l.meld->start))) {
		l.form.grown[suit]++;
		l.size++;
		extend_set(&l, suit, most - 1);
	}
	if (suit + 1 < SUITS)
		extend_set(from, suit + 1, most_of_suit(from, suit + 1));
	else
		add_forms(from, HAND_MAX - from->size);
}

/* Jokers on the table */

static void decide_joker(const struct laying *, int i);

/* The place of joker i is taken. */
static void
take_out(const struct laying *from, int i)
{
	struct laying l = *from;

	l.form.out |= UINT64_C(1) << i;
	l.form.owed = (uint8_t)(l.form.owed +
	    form_joker_stays(l.search->rules, l.meld));
	l.jokers--;
	l.ends[0].joker &= i > 0;
	l.ends[1].joker &= i < l.meld->size - 1;
	decide_joker(&l, i + 1);
}

/* Lay that many cards, of these suits on, for joker i of a set, in every way. */
static void
replace_in_set(const struct laying *from, int i, int more, int suit)
{
	bool any = from->search->rules->set_suits == SET_SUITS_ANY;

	if (!more) {
		take_out(from, i);
		return;
	}
	for (; suit < SUITS; suit++) {
		struct laying l = *from;

		if ((!any && l.suits >> suit & 1) ||
		    !lay_natural(&l, CARD(suit, l.meld->start)))
			continue;
		l.suits |= 1U << suit;
		l.form.took[suit]++;
		l.size += more > 1;
		replace_in_set(&l, i, more - 1, suit + 1);
	}
}

/* The next joker of the meld, at place i or after, stays or is replaced. */
static void
decide_joker(const struct laying *from, int i)
{
	const struct rules *r = from->search->rules;
	const struct meld *m = from->meld;
	struct laying l = *from;

	while (i < m->size && !meld_has_joker_at(r, m, i))
		i++;
	if (i == m->size) {
		if (m->kind == MELD_RUN)
			grow(from, false);
		else
			extend_set(from, CLUBS, most_of_suit(from, CLUBS));
		return;
	}
	if (keep(&l, i))
		decide_joker(&l, i + 1);
	l = *from;
	if (!(l.loose >> i & 1) && !form_joker_stays(r, m))
		return;
	if (m->kind == MELD_SET)
		replace_in_set(from, i, cards_for_joker(r, m), CLUBS);
	else if (m->kind == MELD_RUN && lay_natural(&l, m->as[i]))
		take_out(&l, i);
}

/* The suits of the set's cards that stand for themselves, as bits. */
static unsigned
suits_of(const struct meld *m)
{
	unsigned suits = 0;

	for (int i = 0; m->kind == MELD_SET && i < m->size; i++)
		if (!card_is_joker(m->cards[i]) &&
		    card_rank(m->cards[i]) == m->start)
			suits |= 1U << card_suit(m->cards[i]);
	return suits;
}

/* The cards that may take the place of joker i of the meld, as bits. */
static uint64_t
cards_for(const struct rules *r, const struct meld *m, int i)
{
	uint64_t all = m->kind == MELD_RUN ? card_bit(m->as[i]) :
	    card_bit(CARD(CLUBS, m->start)) |
	    card_bit(CARD(DIAMONDS, m->start)) |
	    card_bit(CARD(HEARTS, m->start)) |
	    card_bit(CARD(SPADES, m->start));

	return r->wild_as_natural ? all : all & ~r->wild;
}

uint64_t
search_loose(const struct rules *r, const struct meld *m, uint64_t cards)
{
	uint64_t loose = 0;

	if (!cards_for_joker(r, m) || form_joker_stays(r, m))
		return 0;
	for (int i = 0; i < m->size; i++)
		if (meld_has_joker_at(r, m, i) && cards & cards_for(r, m, i))
			loose |= UINT64_C(1) << i;
	return loose;
}

void
search_list_table(struct search *s, uint64_t cards)
{
	s->ntable = 0;
	for (int k = 0; k < s->table->n; k++) {
		const struct meld *m = &s->table->melds[k];
		int last = m->size - 1;
		struct laying l = { .search = s, .meld = m,
			.loose = search_loose(s->rules, m, cards),
			.form = { .meld = (short)k, .low = (short)m->start,
			.high = (short)(m->start + last) },
			.way = { .whole = true },
			.ends = { { m->start,
			meld_has_joker_at(s->rules, m, 0), false },
			{ m->start + last,
			meld_has_joker_at(s->rules, m, last), false } },
			.size = m->size, .jokers = m->jokers,
			.suits = suits_of(m) };
		uint32_t from = s->nways;

		s->table_from[s->ntable] = from;
		decide_joker(&l, 0);
		if (s->nways == from + 1 && !l.loose) {
			s->nways = from; /* it can only stay as it is */
			continue;
		}
		if (++s->ntable == TABLE_MAX)
			effort_take(s->effort, LONG_MAX);
	}
	s->table_from[s->ntable] = s->nways;
}

/* What they do */

bool
search_lay_form(const struct search *s, struct state *t, uint32_t i, bool later)
{
	const struct way *w = &s->ways[i];
	int keeps = s->later ? s->forms[i].keeps : 0, taken;

	if ((t->left & w->need) != w->need || (s->later && keeps > t->later))
		return false;
	taken = later ? min_of(w->shape.jokers, t->later - keeps) : 0;
	if (way_jokers(w) - taken > t->pool)
		return false;
	search_take_all(s, t, w);
	t->pool = (uint8_t)(t->pool - (w->shape.jokers - taken));
	if (s->later)
		t->later = (uint8_t)(t->later - keeps - taken);
	if (++t->cursor == CURSOR_TABLE + s->ntable)
		t->cursor = 0;
	return true;
}
