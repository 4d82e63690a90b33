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

/* Say that c in place of another card mends the claim. */
static struct why_finding *
add_exchange(struct why *w, enum sentence say, card before, card c)
{
	card *cards = arena_alloc(w->arena, 2);
	struct why_finding *f = why_add(w, WHY_REMEDY, say);

	cards[0] = c;
	cards[1] = before;
	why_name(f, cards, 1);
	why_name_more(f, cards + 1, 1);
	return f;
}

static bool
has_same_groups(const struct arrangement *a, const struct arrangement *b)
{
	return a->ngroups == b->ngroups && memcmp(a->end, b->end,
	    (size_t)a->ngroups * sizeof(*a->end)) == 0 &&
	    memcmp(a->cards, b->cards, (size_t)a->laid_end) == 0;
}

/*
 * Is the claim valid with the cards of a?  Then say so, of card c in place of
 * another (CARD_NONE: of none), and return what is said; else NULL.
 */
static struct why_finding *
try_claim(struct why *w, enum seat_kind kind, const struct arrangement *a,
    enum sentence say, card before, card c)
{
	const struct judgement *j = why_try(w, kind, a);
	struct arrangement *layout;
	struct why_finding *f;

	if (j->outcome.verdict != VERDICT_VALID)
		return NULL;
	if (kind == SEAT_PLAIN && has_same_groups(&j->shown, &w->j->shown))
		say = SAY_EXCHANGED;
	f = add_exchange(w, say, before, c);
	if (say == SAY_EXCHANGED_AS) {
		f->layout = layout = arena_alloc(w->arena, sizeof(*layout));
		*layout = kind == SEAT_PLAIN ? j->shown : *a;
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
	int rank = before < CARD_JOKER ? card_rank(before) : 0;

	while (*i < (KING + 1) * SUITS) {
		int at = (*i)++;
		card c = CARD(at % SUITS, at < SUITS ? rank : at / SUITS);
		bool wild = w->r->wild & card_bit(c);
		bool held = memchr(a->cards, c, a->size) || a->discard == c;

		if (pass == PASS_JOKER && !at && before != CARD_JOKER &&
		    !is_shown(w, CARD_JOKER))
			return CARD_JOKER;
		/* A joker has no rank; one that was first does not come again. */
		if (c != before && !is_shown(w, c) && (pass == PASS_JOKER ?
		    wild : !wild && at / SUITS != rank &&
		    held == (pass == PASS_HELD)))
			return c;
	}
	return CARD_NONE;
}

/* Try other cards in these places. */
static bool
try_range(struct why *w, enum seat_kind kind, const struct arrangement *given,
    int from, int to, enum pass pass, enum sentence say)
{
	for (int at = from; at < to; at++) {
		struct arrangement a = *given;
		card before = a.cards[at];

		for (int i = 0; (a.cards[at] = next_card(w, given, before,
		    pass, &i)) != CARD_NONE;)
			if (try_claim(w, kind, &a, say, before, a.cards[at]))
				return true;
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
	int n = a.ngroups, left = a.laid_end;

	for (int bad = 1; bad >= 0; bad--)
		for (enum pass pass = 0; pass < PASSES; pass++)
			for (int g = 0; g < n; g++)
				if ((w->j->melds[g].kind == MELD_NONE) == bad &&
				    try_range(w, SEAT_ARRANGEMENT, &a,
				    group_start(&a, g), a.end[g], pass,
				    SAY_EXCHANGED))
					return true;
	if (laid_size(&a))
		return false;
	a.end[a.ngroups++] = a.laid_end = a.size;
	for (enum pass pass = 0; pass < PASSES; pass++)
		if (try_range(w, SEAT_ARRANGEMENT, &a, left, a.size, pass,
		    SAY_EXCHANGED_AS))
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
		struct why_finding *f;

		put_into(&b, g, c);
		f = try_claim(w, SEAT_ARRANGEMENT, &b, left == CARD_NONE ?
		    SAY_CARD_MORE : c == left ? SAY_INTO_GROUP :
		    SAY_EXCHANGED_INTO, left, c);
		if (!f)
			continue;
		f->meld = &w->j->melds[g];
		return true;
	}
	return false;
}

/* Try each card in each group, in place of this one, or as one more. */
static bool
try_cards(struct why *w, const struct arrangement *a, card left)
{
	card c;

	for (enum pass pass = 0; pass < PASSES; pass++)
		for (int i = 0; (c = next_card(w, a, left, pass, &i)) !=
		    CARD_NONE;)
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

	return w->j->outcome.codes == CODE_BIT(CARDS) &&
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

	return (shown->discard != CARD_NONE || (unmatched_size(shown) <= 1 &&
	    (shown->laid_end || w->s->on_table))) &&
	    why_other_discard(w, shown->laid_end, &best) &&
	    add_exchange(w, SAY_OTHER_DISCARD, shown->discard, best.discard);
}

#define LEFT 2 /* cards over in the best grouping, of which one is exchanged */

/* Exchange a card that the best grouping leaves, and group anew. */
static bool
try_regrouped(struct why *w)
{
	const struct arrangement *a = &w->j->better;
	struct arrangement plain = *a;

	plain.ngroups = plain.laid_end = 0;
	return a->ngroups && !laid_size(a) && unmatched_size(a) <= LEFT &&
	    !w->r->contract.asked && try_range(w, SEAT_PLAIN, &plain,
	    a->laid_end, a->size, PASS_NEW, SAY_EXCHANGED_AS);
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
