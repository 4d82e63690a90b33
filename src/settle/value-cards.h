/*
 * Value cards: what the turned card and those next to it are worth to a player
 * by themselves, melded or not (bonus.*), and what is paid for them.
 */
#ifndef VALUE_CARDS_H
#define VALUE_CARDS_H

#include "judge/judge.h"

enum value_kind { VALUE_TURNED, VALUE_ABOVE, VALUE_BELOW, VALUE_JOKER,
	VALUE_MARRIAGE, VALUE_TRIPLE, VALUE_KINDS };

struct value_cards {
	int copies[VALUE_KINDS]; /* of the card, or marriages, or triples */
	int each[VALUE_KINDS];   /* the points of them all */
	int points;              /* the sum, with those of single cards */
};

/*
 * Count a judged seat's value cards, its discard aside, by the choice of
 * marriages and of melds of identical cards that is worth most; no card counts
 * twice.  All 0 where its cards are not known.
 */
void value_cards_of(const struct rules *, const struct judgement *,
    struct value_cards *);

/* What that many copies of a single card count besides (bonus.cards). */
static inline int
value_of_single(const struct rules *r, card c, int copies)
{
	int above = copies ? r->bonus_cards.above[place_card(r->places, c)] : 0;

	return above ? (above - 1) * copies : 0;
}

/*
 * Is the seat paid for value cards, and does it pay?  Not who dropped, missed
 * turns or left (Junglee Rummy 21, page 32).
 */
bool value_cards_paid(const struct seat *);

/* The seat that the value cards count for, or -1 (bonus.not-shown). */
int value_cards_owner(const struct rules *, const struct verdicts *, int seat);

/* The points of all value cards that count for each seat. */
void value_cards_totals(const struct deal *, const struct verdicts *,
    int total[SEATS_MAX]);

#endif
