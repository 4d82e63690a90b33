/*
 * Owns the remedy of one card: exchanged, put into a group, discarded instead of
 * another.
 */
#include "why/parts.h"

#include <limits.h>

#include "judge/packs.h"

/* Reasons that another card can remedy; others are limits, sizes, turns. */
#define MENDED (CODE_BIT(GROUP) | CODE_BIT(SHORT) | CODE_BIT(SETS) | \
	CODE_BIT(PURE) | CODE_BIT(RUNS) | CODE_BIT(SURPLUS) | CODE_BIT(TOUCH) | \
	CODE_BIT(OVERLAP) | CODE_BIT(RANK) | CODE_BIT(LOOSE) | \
	CODE_BIT(DISCARD) | CODE_BIT(LIMIT) | CODE_BIT(GIN) | \
	CODE_BIT(OPENING) | CODE_BIT(PAIRS))

/* Would the seat's claim be valid with these cards? */
static bool
would_stand(struct why *w, const struct arrangement *a)
{
	return why_try(w, SEAT_ARRANGEMENT, a)->outcome.verdict ==
	    VERDICT_VALID;
}

/* Say that c in place of another card mends it; a: laid out so, or NULL. */
static struct why_finding *
add_exchange(struct why *w, enum sentence say, card for_this, card c,
    const struct arrangement *a)
{
	card *cards = arena_alloc(w->arena, 2);
	struct why_finding *f = why_add(w, WHY_REMEDY, say);

	cards[0] = c;
	cards[1] = for_this;
	why_name(f, cards, 1);
	why_name_more(f, cards + 1, 1);
	if (a) {
		struct arrangement *layout = arena_alloc(w->arena, sizeof(*a));

		*layout = *a;
		f->layout = layout;
	}
	return f;
}

/* What to try first: a card that the hand lacks, one that it has, a joker. */
enum pass { PASS_NEW, PASS_HELD, PASS_JOKER, PASSES };

/* Are all copies of the card shown at the table? */
static bool
is_shown(const struct why *w, card c)
{
	int n = 0;

	for (int i = 0; i < w->deal->nseats; i++) {
		struct seat s = w->deal->seats[i];

		s.cards = seat_of(w, i)->shown;
		n += packs_copies(&s, c);
	}
	return n >= packs_have(w->r, c);
}

/*
 * The next card to try in place of another, from *i (at first 0) on: those of
 * its rank, then all; with jokers the printed one.  CARD_NONE after the last.
 */
static card
next_card(const struct why *w, const struct arrangement *a, card before,
    enum pass pass, int *i)
{
	int rank = card_is_joker(before) ? 0 : card_rank(before);

	while (*i < (KING + 1) * SUITS) {
		int at = (*i)++;
		card c = CARD(at % SUITS, at < SUITS ? rank : at / SUITS);
		bool held = memchr(a->cards, c, a->size) || a->discard == c;
		bool wild = w->r->wild & card_bit(c);

		if (pass == PASS_JOKER && !at && !is_shown(w, CARD_JOKER))
			return CARD_JOKER;
		/* A joker has no rank; one that was first does not come again. */
		if (c != before && !is_shown(w, c) && (pass == PASS_JOKER ?
		    wild : !wild && at / SUITS != rank &&
		    held == (pass == PASS_HELD)))
			return c;
	}
	return CARD_NONE;
}

/* Try other cards in the places of a group; more: it is of cards left over. */
static bool
try_group(struct why *w, const struct arrangement *given, int g, enum pass pass,
    bool more)
{
	for (int at = group_start(given, g); at < given->end[g]; at++) {
		struct arrangement a = *given;
		card before = a.cards[at], c;

		for (int i = 0; (c = next_card(w, given, before, pass, &i)) !=
		    CARD_NONE;) {
			a.cards[at] = c;
			if (c == before || !would_stand(w, &a))
				continue;
			add_exchange(w, more ? SAY_EXCHANGED_AS : SAY_EXCHANGED,
			    before, c, more ? &a : NULL);
			return true;
		}
	}
	return false;
}

/*
 * Try cards of groups that are not melds first, and last the cards that are
 * left as one more group.
 */
static bool
try_places(struct why *w)
{
	struct arrangement a = w->j->shown;

	for (int bad = 1; bad >= 0; bad--)
		for (int pass = 0; pass < PASSES; pass++)
			for (int g = 0; g < w->j->shown.ngroups; g++)
				if ((w->j->melds[g].kind == MELD_NONE) == bad &&
				    try_group(w, &w->j->shown, g,
				    (enum pass)pass, false))
					return true;
	if (laid_size(&a))
		return false;
	a.end[a.ngroups++] = a.size;
	a.laid_end = a.size;
	for (int pass = 0; pass < PASSES; pass++)
		if (try_group(w, &a, a.ngroups - 1, (enum pass)pass, true))
			return true;
	return false;
}

/* Put the card into the group, after its others. */
static void
put_into(struct arrangement *a, int g, card c)
{
	int at = a->end[g];

	memmove(a->cards + at + 1, a->cards + at, (size_t)(a->size - at));
	a->cards[at] = c;
	for (int k = g; k < a->ngroups; k++)
		a->end[k]++;
	a->laid_end++;
	a->size++;
}

/*
 * Take out the unmatched card of the highest value or, if there is none, the
 * discard; CARD_NONE if there is neither.
 */
static card
take_left(const struct rules *r, struct arrangement *a)
{
	int at = a->laid_end;
	card left = a->discard;

	if (!unmatched_size(a)) {
		a->discard = CARD_NONE;
		return left;
	}
	for (int i = at + 1; i < a->size; i++)
		if (r->value[a->cards[i]] > r->value[a->cards[at]])
			at = i;
	return why_take(a, at);
}

/*
 * Try the card c in each group, in place of one that was left or discarded, or
 * as one more.
 */
static bool
try_card(struct why *w, const struct arrangement *a, card left, card c)
{
	for (int g = 0; g < a->ngroups; g++) {
		struct arrangement b = *a;

		put_into(&b, g, c);
		if (!would_stand(w, &b))
			continue;
		add_exchange(w, left == CARD_NONE ? SAY_CARD_MORE :
		    c == left ? SAY_INTO_GROUP : SAY_EXCHANGED_INTO, left, c,
		    NULL)->meld = &w->j->melds[g];
		return true;
	}
	return false;
}

/* Try each card in each group, in place of this one, or as one more. */
static bool
try_cards(struct why *w, const struct arrangement *a, card left)
{
	card before = left == CARD_NONE ? CARD_JOKER : left, c;

	for (int pass = 0; pass < PASSES; pass++)
		for (int i = 0; (c = next_card(w, a, before, (enum pass)pass,
		    &i)) != CARD_NONE;)
			if (try_card(w, a, left, c))
				return true;
	return false;
}

/*
 * Try a card that is left, or the one discarded, in each group: itself, or
 * another one in its place.
 */
static bool
try_into(struct why *w)
{
	struct arrangement a = w->j->shown;
	card left = take_left(w->r, &a);

	return left != CARD_NONE && (try_card(w, &a, left, left) ||
	    try_cards(w, &a, left));
}

/* Is only one card too few there?  Try each in each group. */
static bool
try_one_more(struct why *w)
{
	const struct finding *f = w->j->findings;

	return w->j->outcome.codes == CODE_BIT(CARDS) && f->say == SAY_SIZE &&
	    f->number[1] + 1 == f->number[0] &&
	    try_cards(w, &w->j->shown, CARD_NONE);
}

card
why_take(struct arrangement *a, int i)
{
	card c = a->cards[i];

	memmove(a->cards + i, a->cards + i + 1, (size_t)(a->size - i - 1));
	for (int g = 0; g < a->ngroups; g++)
		if (a->end[g] > i)
			a->end[g]--;
	if (a->laid_end > i)
		a->laid_end--;
	a->size--;
	return c;
}

bool
why_other_discard(struct why *w, int from, struct arrangement *best)
{
	const struct arrangement *shown = &w->j->shown;
	int least = INT_MAX;

	for (int i = shown->size - 1; i >= from; i--) {
		struct arrangement a = *shown;
		const struct outcome *o;

		a.discard = why_take(&a, i);
		if (shown->discard != CARD_NONE)
			a.cards[a.size++] = shown->discard;
		o = &why_try(w, SEAT_ARRANGEMENT, &a)->outcome;
		if (o->verdict != VERDICT_VALID || o->deadwood >= least)
			continue;
		least = o->deadwood;
		*best = a;
	}
	return least < INT_MAX;
}

/* Try each card that is left as the discard. */
static bool
try_discard(struct why *w)
{
	const struct arrangement *shown = &w->j->shown;
	struct arrangement best;

	if ((shown->discard == CARD_NONE && (unmatched_size(shown) > 1 ||
	    (!shown->laid_end && !w->s->on_table))) ||
	    !why_other_discard(w, shown->laid_end, &best))
		return false;
	add_exchange(w, SAY_OTHER_DISCARD, shown->discard, best.discard, NULL);
	return true;
}

#define LEFT 2 /* cards over in the best grouping, of which one is exchanged */

/* Exchange a card that the best grouping leaves, and group anew. */
static bool
try_regrouped(struct why *w)
{
	const struct arrangement *a = &w->j->better;

	if (!a->ngroups || laid_size(a) ||
	    unmatched_size(a) > LEFT || w->r->contract.asked)
		return false;
	for (int at = a->laid_end; at < a->size; at++) {
		struct arrangement plain = *a;
		const struct judgement *j;
		card c;

		plain.ngroups = plain.laid_end = 0;
		for (int i = 0; (c = next_card(w, a, a->cards[at], PASS_NEW,
		    &i)) != CARD_NONE;) {
			plain.cards[at] = c;
			j = why_try(w, SEAT_PLAIN, &plain);
			if (j->outcome.verdict != VERDICT_VALID)
				continue;
			add_exchange(w, SAY_EXCHANGED_AS, a->cards[at], c,
			    &j->shown);
			return true;
		}
	}
	return false;
}

bool
why_is_mendable(uint64_t codes)
{
	return !(codes & ~MENDED);
}

bool
why_exchange(struct why *w)
{
	return try_one_more(w) || (why_is_mendable(w->j->outcome.codes) &&
	    (try_discard(w) || try_into(w) || try_places(w) ||
	    try_regrouped(w)));
}
