/*
 * Checks the places of cards in packs with ranks taken out: every choice of
 * ranks, with aces low and high.
 */
#include "cards/places.h"

#include "base/bits.h"
#include "tap.h"

/* Has each card one place, and each place one card, of the same suit? */
static bool
is_one_to_one(const struct places *p)
{
	for (card c = 0; c < CARD_JOKER; c++)
		if (CARDS_ALL & card_bit(c) && (p->at[p->place[c]] != c ||
		    card_suit(p->place[c]) != card_suit(c)))
			return false;
	return p->place[CARD_JOKER] == CARD_JOKER &&
	    p->at[CARD_JOKER] == CARD_JOKER;
}

/* Are the ranks at consecutive places, in order, with the ace at its end? */
static bool
is_in_order(const struct places *p, unsigned ranks, bool high)
{
	int at = p->first;

	for (unsigned rest = ranks & ~(high ? 1u << ACE : 0); rest;
	    rest &= rest - 1, at++)
		if (p->place[CARD(SPADES, bits_lowest(rest))] !=
		    CARD(SPADES, at))
			return false;
	if (high && (at++ != ACE_HIGH || p->place[ACE] != ACE))
		return false;
	return at - 1 == p->last && p->last <= ACE_HIGH;
}

/* Are the cards of these ranks, and only they, in the packs? */
static bool
has_ranks(const struct places *p, unsigned ranks)
{
	for (card c = 0; c < CARD_JOKER; c++)
		if (CARDS_ALL & card_bit(c) && (p->cards >> p->place[c] & 1) !=
		    (ranks >> card_rank(c) & 1))
			return false;
	return true;
}

static void
test_words(void)
{
	struct places p;
	struct buf b = { NULL, 0, 0 };
	card jack = CARD(HEARTS, JACK);

	places_make(&p, RANKS_ALL & ~(7u << 8), false);
	is_int(place_of(&p, jack), CARD(HEARTS, 8),
	    "without 8, 9 and 10 a jack is above the seven");
	is_int(place_of(NULL, jack), jack, "in a full pack it is itself");
	is_int(place_of(&p, CARD_NONE), CARD_NONE, "no card has no place");
	is_int(place_card(&p, CARD(HEARTS, 8)), jack, "and back");
	is_int(place_card(&p, CARD_NONE), CARD_NONE, "no card back");
	card_print(&b, CARD(HEARTS, 8), place_style(&p, CARDS_ASCII));
	buf_char(&b, ' ');
	card_print(&b, CARD(HEARTS, 8), place_style(&p, CARDS_UNICODE));
	buf_char(&b, ' ');
	card_print(&b, CARD(HEARTS, 8), place_style(NULL, CARDS_ASCII));
	is_str(b.data, "JH J\u2665 8H", "it is printed as itself");
	buf_free(&b);
}

int
main(void)
{
	int wrong = 0;

	plan(0);
	for (unsigned ranks = 2; ranks <= RANKS_ALL; ranks += 2) {
		for (int high = 0; high < 2; high++) {
			struct places p;

			places_make(&p, ranks, high);
			wrong += !is_one_to_one(&p) || !has_ranks(&p, ranks) ||
			    !is_in_order(&p, ranks, high && ranks >> ACE & 1);
		}
	}
	is_int(wrong, 0, "every choice of ranks has its places");
	test_words();
	return tap_done();
}
