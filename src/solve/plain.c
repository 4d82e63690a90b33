/*
 * Owns the choice of sets, with 64-bit sets of cards: a suit is a lane of 16
 * bits with its ranks at bits 1 to 13, so a shift by one steps a rank without
 * leaving the lane, a shift by 16 steps a suit, and a set of ranks is in the
 * lowest lane.
 */
#include "solve/plain.h"

#include "melds/meld.h"

#define RANKS CARDS_OF_SUIT(0)

/* More choices of sets are for the search; a power of two. */
#define CHOICES_MAX 12
#define SMALL_HAND 16 /* at most four cards of four ranks */

static int
count_bits(uint64_t set)
{
	int n = 0;

	for (; set; set &= set - 1)
		n++;
	return n;
}

/* The cost of the best runs of the cards. */
static inline uint32_t
runs_cost(const struct suits *t, uint64_t cards)
{
	return t->cost[suit_ranks(cards, CLUBS)] +
	    t->cost[suit_ranks(cards, DIAMONDS)] +
	    t->cost[suit_ranks(cards, HEARTS)] +
	    t->cost[suit_ranks(cards, SPADES)];
}

/* The ranks with three or four cards, and those with four. */
static inline uint64_t
ranks_of_three(uint64_t cards)
{
	uint64_t c = cards, d = cards >> 16, h = cards >> 32, s = cards >> 48;

	return ((c & d & (h | s)) | (h & s & (c | d))) & RANKS;
}

static uint64_t
ranks_of_four(uint64_t cards)
{
	return cards & cards >> 16 & cards >> 32 & cards >> 48 & RANKS;
}

/* The ranks of the cards, whatever their suits. */
static inline uint64_t
ranks_of(uint64_t cards)
{
	cards |= cards >> 32;
	return (cards | cards >> 16) & RANKS;
}

/* All the cards of these ranks. */
static inline uint64_t
cards_of(uint64_t ranks)
{
	return ranks * UINT64_C(0x0001000100010001);
}

/* The cards that some run could use: those in a block of neighbours. */
static inline uint64_t
in_runs(const struct suits *t, uint64_t cards)
{
	const int up = ACE_HIGH - ACE;
	uint64_t run = cards & cards >> 1 & cards >> 2;

	if (t->usual)
		return run | run << 1 | run << 2;
	run = cards;
	if (t->ace_high)
		run |= (cards & CARDS_OF_RANK(ACE)) << up;
	for (int i = 1; i < t->run_min; i++)
		run &= run >> 1;
	for (int i = 1; i < t->run_min; i++)
		run |= run << 1;
	return run | (run >> up & CARDS_OF_RANK(ACE));
}

/* Sets to choose from, and the best choice so far. */
struct choice {
	const struct suits *t;
	uint64_t cards;
	uint64_t in_runs;  /* cards that some run could use */
	uint64_t open;     /* ranks of three cards: a set or none */
	uint32_t cost;
	uint64_t sets;     /* their cards */
};

/* Melds as sets of cards; runs by positions, see struct suits. */
struct melds {
	uint64_t starts, runs, sets;
};

static struct melds
lay_melds(const struct suits *t, uint64_t cards, uint64_t sets)
{
	struct melds m = { 0, 0, sets };

	for (int suit = 0; suit < SUITS; suit++) {
		uint32_t runs = t->runs[suit_ranks(cards & ~sets, suit)];

		m.starts |= (uint64_t)(runs & 0xffff) << 16 * suit;
		m.runs |= (uint64_t)(runs >> 16) << 16 * suit;
	}
	return m;
}

/* The positions of the run that starts there. */
static uint64_t
whole_run(const struct melds *m, uint64_t start)
{
	uint64_t run = start, next = start << 1;

	for (; next & m->runs & ~m->starts; next <<= 1)
		run |= next;
	return run;
}

/* The first card of each meld as it is printed. */
static uint64_t
first_cards(const struct melds *m)
{
	return m->starts |
	    (m->sets & ~(m->sets << 16 | m->sets << 32 | m->sets << 48));
}

static uint64_t
lowest_bit(uint64_t set)
{
	return set & (0 - set);
}

/*
 * Of two lists with equally many melds, does a come before b?  Compares the
 * first cards of the melds; if they are the same, the second card of a run
 * comes before that of a set.
 */
static bool
comes_before(const struct melds *a, const struct melds *b)
{
	uint64_t in_a = first_cards(a), in_b = first_cards(b);

	/* The lists differ, so this ends before all is 0. */
	for (uint64_t all = in_a | in_b;; all &= all - 1) {
		uint64_t first = lowest_bit(all), same, x, y;

		assert(all);
		if ((in_a ^ in_b) & first)
			return in_a & first;
		if ((a->starts ^ b->starts) & first)
			return a->starts & first;
		if (a->starts & first) {
			x = whole_run(a, first);
			y = whole_run(b, first);
		} else {
			same = cards_of(first);
			x = a->sets & same;
			y = b->sets & same;
		}
		if (x != y)
			return x & lowest_bit(x ^ y);
	}
}

/* Do the melds with these sets come before those of the best choice so far? */
static bool
is_first(const struct choice *c, uint64_t sets)
{
	struct melds now = lay_melds(c->t, c->cards, sets);
	struct melds best = lay_melds(c->t, c->cards, c->sets);

	return comes_before(&now, &best);
}

/*
 * Try each choice of the open ranks beside these sets: the first of the best.
 */
static void
weigh(struct choice *c, uint64_t sets)
{
	for (uint64_t ranks = c->open;; ranks = (ranks - 1) & c->open) {
		uint64_t all = sets | (cards_of(ranks) & c->cards);
		uint32_t cost = runs_cost(c->t, c->cards & ~all) +
		    SUIT_COST(0, 0, count_bits(ranks_of(all)));

		if (cost < c->cost || (cost == c->cost && is_first(c, all))) {
			c->cost = cost;
			c->sets = all;
		}
		if (!ranks)
			return;
	}
}

/*
 * Try each choice of the ranks with four cards beside these sets: a set of all
 * four, one without a card that a run could use (leaving out another gains
 * nothing), or none, unless leaving out the only card that a run could use is
 * better.
 */
static void
choose_fours(struct choice *c, uint64_t fours, uint64_t sets)
{
	uint64_t rank = fours & (0 - fours), four = cards_of(rank), out;

	if (!rank) {
		weigh(c, sets);
		return;
	}
	fours &= ~rank;
	if (c->t->fours)
		choose_fours(c, fours, sets | four);
	if (!c->t->threes || (four & c->in_runs & ((four & c->in_runs) - 1)))
		choose_fours(c, fours, sets);
	if (!c->t->threes)
		return;
	out = c->t->fours ? four & c->in_runs : four;
	for (; out; out &= out - 1)
		choose_fours(c, fours,
		    sets | (four & ~(out & (0 - out))));
}

/*
 * The sets of the best choice; false if there are too many.  A set of all cards of
 * a rank is forced if no run could use one of them: nothing else can match them.
 */
static APART bool
choose_sets(const struct suits *t, const struct hand *h, uint64_t *sets)
{
	uint64_t cards = h->level[0], fours = ranks_of_four(cards), ranks, free;
	struct choice c = { .t = t, .cards = cards,
		.in_runs = in_runs(t, cards), .cost = UINT32_MAX };

	if (h->level[1] || h->jokers)
		return false;
	ranks = t->threes ? ranks_of_three(cards) : t->fours ? fours : 0;
	free = ranks & ~ranks_of(c.in_runs) & ~(t->fours ? 0 : fours);
	fours &= ranks & ~free;
	c.open = ranks & ~free & ~fours;
	if (h->size > SMALL_HAND &&
	    count_bits(c.open) + 3 * count_bits(fours) > CHOICES_MAX)
		return false;
	choose_fours(&c, fours, cards_of(free) & cards);
	*sets = c.sets;
	return true;
}

/*
 * The cards of all possible sets.  In most hands none of them could be in a
 * run: then all of these are melded, and *clear is set.  Only for the usual
 * melds.
 */
static inline uint64_t
all_sets(const struct suits *t, const struct hand *h, bool *clear)
{
	uint64_t cards = h->level[0], ranks = ranks_of_three(cards);

	*clear = t->usual && !((ranks & ranks_of(in_runs(t, cards))) |
	    h->level[1] | (unsigned)h->jokers);
	return cards_of(ranks) & cards;
}

/* Arrangements */

static void
end_group(struct arrangement *a)
{
	a->end[a->ngroups++] = a->size;
}

/* By first position, then suit. */
static void
add_runs(struct arrangement *a, const struct melds *m)
{
	uint64_t left = m->starts;

	for (int start = ACE; left; start++) {
		uint64_t here = left & CARDS_OF_RANK(start);

		left &= ~here;
		for (; here; here &= here - 1) {
			uint64_t run = whole_run(m, lowest_bit(here));

			for (; run; run &= run - 1) {
				card c = card_lowest(run);

				a->cards[a->size++] = run_card(card_suit(c),
				    c & 15);
			}
			end_group(a);
		}
	}
}

static void
add_cards(struct arrangement *a, uint64_t cards)
{
	card *to = a->cards + a->size;

	for (; cards; cards &= cards - 1)
		*to++ = card_lowest(cards);
	a->size = (unsigned char)(to - a->cards);
}

/* By rank. */
static void
add_sets(struct arrangement *a, uint64_t sets)
{
	for (int rank = ACE; sets; rank++) {
		if (!(sets & CARDS_OF_RANK(rank)))
			continue;
		add_cards(a, sets & CARDS_OF_RANK(rank));
		sets &= ~CARDS_OF_RANK(rank);
		end_group(a);
	}
}

bool
plain_arrangement(const struct suits *t, const struct hand *h,
    struct arrangement *out, int *deadwood)
{
	uint64_t cards = h->level[0], sets, high;
	struct melds m;
	bool clear;

	sets = all_sets(t, h, &clear);
	if (!clear && !choose_sets(t, h, &sets))
		return false;
	m = lay_melds(t, cards, sets);
	high = m.runs & CARDS_OF_RANK(ACE_HIGH);
	out->ngroups = out->size = 0;
	out->discard = CARD_NONE;
	out->takes = 0;
	add_runs(out, &m);
	add_sets(out, m.sets);
	out->laid_end = out->size;
	add_cards(out, cards & ~(m.sets | m.runs | high >> (ACE_HIGH - ACE)));
	*deadwood = COST_DEADWOOD(runs_cost(t, cards & ~sets));
	return true;
}
