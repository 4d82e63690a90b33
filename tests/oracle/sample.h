/*
 * Rules and cards for the tests of the oracle itself.
 */
#ifndef SAMPLE_H
#define SAMPLE_H

#include <string.h>

#include "oracle.h"

static inline struct oracle_rules
sample_gin(enum oracle_ace ace)
{
	struct oracle_rules r = { .set_min = 3, .set_max = -1, .run_min = 3,
	    .run_max = -1, .ace = ace, .min_naturals = 1,
	    .max_set_jokers = -1, .max_run_jokers = -1,
	    .wild_as_natural = true };

	for (int n = 0; n <= ORACLE_MELD; n++)
		r.max_jokers[n] = -1;
	for (int suit = CLUBS; suit < SUITS; suit++)
		for (int rank = ACE; rank <= KING; rank++)
			r.value[CARD(suit, rank)] = rank < 10 ? rank : 10;
	return r;
}

/* wild: a rank, 0 when there is none. */
static inline struct oracle_rules
sample_indian(int wild, int set_max)
{
	struct oracle_rules r = sample_gin(ORACLE_BOTH);

	r.set_max = set_max;
	for (int suit = CLUBS; suit < SUITS; suit++) {
		r.value[CARD(suit, ACE)] = 10;
		if (wild)
			r.value[CARD(suit, wild)] = 0;
	}
	if (wild)
		r.wild = CARDS_OF_RANK(wild);
	return r;
}

/* Contract rummy: aces 15, jokers 25; wild: a rank, 0 when there is none. */
static inline struct oracle_rules
sample_contract(int wild)
{
	struct oracle_rules r = sample_gin(ORACLE_BOTH);

	r.set_any = true;
	r.run_min = 4;
	r.value[CARD_JOKER] = 25;
	for (int suit = CLUBS; suit < SUITS; suit++) {
		r.value[CARD(suit, ACE)] = 15;
		if (wild)
			r.value[CARD(suit, wild)] = 25;
	}
	if (wild)
		r.wild = CARDS_OF_RANK(wild);
	return r;
}

/* "4H 10S PJ": cards separated by blanks or signs; returns how many. */
static inline int
sample_cards(const char *s, card *cards)
{
	int n = 0;

	while (*s) {
		const char *rank;

		s += strspn(s, " |;/");
		if (!*s)
			break;
		if (s[0] == 'P') {
			cards[n++] = CARD_JOKER;
			s += 2;
			continue;
		}
		rank = strchr("A23456789TJQK", s[0] == '1' ? 'T' : s[0]);
		s += s[0] == '1' ? 2 : 1;
		cards[n++] = CARD(strchr("CDHS", *s) - "CDHS",
		    rank - "A23456789TJQK" + 1);
		s++;
	}
	return n;
}

/*
 * Melds on the table, separated by bars: a run has an "r" before its cards,
 * which are in order, a set an "s".
 */
static inline struct oracle_table
sample_table(const struct oracle_rules *rules, const char *s)
{
	struct oracle_table table = { .claims = ORACLE_FIXED };

	while (*s) {
		struct oracle_laid *meld = &table.melds[table.n++];
		char group[100] = { 0 };
		int known = 0; /* a card that is not a joker */

		s += strspn(s, " |");
		meld->run = *s++ == 'r';
		memcpy(group, s, strcspn(s, "|"));
		s += strcspn(s, "|");
		meld->n = sample_cards(group, meld->cards);
		while (oracle_may_be_joker(rules, meld->cards[known]))
			known++;
		meld->suit = card_suit(meld->cards[known]);
		meld->rank = card_rank(meld->cards[known]);
		meld->first = (meld->rank == ACE && known ? 14 : meld->rank)
		    - known;
		for (int i = 0; i < meld->n; i++)
			meld->natural[i] = meld->cards[i] == (meld->run
			    ? oracle_card_at(rules, meld->suit, meld->first + i)
			    : CARD(card_suit(meld->cards[i]), meld->rank));
	}
	return table;
}

#endif
