/* Owns what cards count as a meld, from the rules' numbers alone: see worth.h. */
#include "worth.h"

/* What a card of this rank counts, at this place of a run (0: in a set). */
static int
rank_worth(const struct rules *r, int rank, int place)
{
	const int values[] = { 0, r->values_ace, r->values_2, r->values_3,
		r->values_4, r->values_5, r->values_6, r->values_7,
		r->values_8, r->values_9, r->values_10, r->values_jack,
		r->values_queen, r->values_king };

	return place == 1 && r->melds_ace_low >= 0 ? r->melds_ace_low :
	    values[rank];
}

static int
joker_worth(const struct rules *r, int rank, int place)
{
	return r->melds_joker == MELDS_AS_PLACE ?
	    rank_worth(r, rank, place) : r->melds_joker >= 0 ?
	    r->melds_joker : r->values_joker;
}

/* Is card c, as itself, of that suit and rank? */
static bool
is_natural(const struct rules *r, card c, int suit, int rank)
{
	return c == CARD(suit, rank) &&
	    (r->wild_as_natural || !(r->wild >> c & 1));
}

static bool
is_joker(const struct rules *r, card c)
{
	return card_is_joker(c) || r->wild >> c & 1;
}

static bool
jokers_allowed(const struct rules *r, int n, int jokers, int most)
{
	return n - jokers >= r->jokers_min_naturals &&
	    (most < 0 || jokers <= most) &&
	    (n - jokers) * 100 >= r->jokers_natural_percent * n;
}

/* A run that is being made of all the cards. */
struct run {
	const struct rules *rules;
	const card *cards;
	int n, suit, start;
	struct worth *worth;
};

/* Every assignment of the cards that are left to its places from at on. */
static void
place_run(const struct run *run, unsigned left, int at, int sum, int jokers,
    bool last)
{
	const struct rules *r = run->rules;
	struct worth *w = run->worth;
	int place = run->start + at, rank = place > 13 ? place - 13 : place;

	if (at == run->n) {
		if (!jokers_allowed(r, at, jokers, r->jokers_max_per_run))
			return;
		if (sum > w->run)
			w->run = sum;
		if (!jokers && sum > w->most[1])
			w->most[1] = sum;
		return;
	}
	for (int i = 0; i < run->n; i++) {
		card c = run->cards[i];

		if (!(left >> i & 1))
			continue;
		if (is_natural(r, c, run->suit, rank))
			place_run(run, left & ~(1u << i), at + 1,
			    sum + rank_worth(r, rank, place), jokers, false);
		if (is_joker(r, c) && (r->jokers_adjacent || !last))
			place_run(run, left & ~(1u << i), at + 1,
			    sum + joker_worth(r, rank, place), jokers + 1,
			    true);
	}
}

static void
worth_of_runs(const struct rules *r, const card *cards, int n,
    struct worth *w)
{
	int first = r->run_ace == RUN_ACE_HIGH ? 2 : 1;
	int last = r->run_ace == RUN_ACE_LOW ? 13 : 14;

	if (n < r->run_min || n > 14 || (r->run_max >= 0 && n > r->run_max))
		return;
	for (int suit = 0; suit < SUITS; suit++)
		for (int start = first; start <= 13; start++) {
			if (r->run_ace == RUN_ACE_WRAP ? n > 13 && start > 1 :
			    start + n - 1 > last)
				continue;
			place_run(&(struct run){ r, cards, n, suit, start, w },
			    (1u << n) - 1, 0, 0, 0, false);
		}
}

/* Every choice of which cards stand for others in a set of this rank. */
static void
place_set(const struct rules *r, const card *cards, int n, int rank, int at,
    unsigned suits, int sum, int jokers, struct worth *w)
{
	if (at == n) {
		if (jokers_allowed(r, n, jokers, r->jokers_max_per_set) &&
		    sum > w->most[0])
			w->most[0] = sum;
		return;
	}
	for (int suit = 0; suit < SUITS; suit++)
		if (is_natural(r, cards[at], suit, rank) &&
		    (r->set_suits == SET_SUITS_ANY || !(suits >> suit & 1)))
			place_set(r, cards, n, rank, at + 1,
			    suits | 1u << suit, sum + rank_worth(r, rank, 0),
			    jokers, w);
	if (is_joker(r, cards[at]))
		place_set(r, cards, n, rank, at + 1, suits,
		    sum + joker_worth(r, rank, 0), jokers + 1, w);
}

void
worth_of(const struct rules *r, const card *cards, int n, struct worth *w)
{
	*w = (struct worth){ { -1, -1 }, -1 };
	if (n < 2)
		return;
	worth_of_runs(r, cards, n, w);
	if (n < r->set_min || (r->set_max >= 0 && n > r->set_max))
		return;
	for (int rank = ACE; rank <= KING; rank++)
		place_set(r, cards, n, rank, 0, 0, 0, 0, w);
}
