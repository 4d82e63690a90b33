/* Owns hands that are complete without melding every card. */
#include "judge/complete.h"

#include <string.h>

bool
is_pair(const struct rules *r, const card *cards, int n)
{
	return n == 2 && (cards[0] == cards[1] || (r->declare_pair_jokers &&
	    (meld_may_be_joker(r, cards[0]) || meld_may_be_joker(r, cards[1]))));
}

static bool
are_jokers(const struct rules *r, const card *cards, int n)
{
	for (int i = 0; i < n; i++)
		if (!meld_may_be_joker(r, cards[i]))
			return false;
	return true;
}

/* Is n enough for such a claim, where there is one? */
static bool
suffices(const struct rules *r, enum complete way, int n)
{
	const int wanted[] = { [COMPLETE_NOT] = 0,
		[COMPLETE_PAIRS] = r->declare_pairs,
		[COMPLETE_TRIPLES] = r->declare_triples,
		[COMPLETE_WILDS] = r->declare_wilds };

	return wanted[way] != KEY_NONE && n >= wanted[way];
}

/* Does the group, which is read as a meld, belong to the claim? */
static bool
is_part(const struct rules *r, const struct arrangement *a, int group,
    const struct meld *m, enum complete c)
{
	const card *cards = group_cards(a, group);
	int n = group_size(a, group);

	return c == COMPLETE_PAIRS ? is_pair(r, cards, n) :
	    c == COMPLETE_WILDS ? are_jokers(r, cards, n) :
	    m->kind == MELD_SAME;
}

bool
has_other_claims(const struct rules *r)
{
	return r->declare_pairs != KEY_NONE || r->declare_triples != KEY_NONE ||
	    r->declare_wilds != KEY_NONE;
}

enum complete
complete_as_grouped(const struct rules *r, const struct arrangement *a,
    struct meld *melds)
{
	int have[COMPLETE_WILDS + 1] = { 0 };
	bool loose = laid_start(a) < a->size;
	enum complete c = COMPLETE_PAIRS;

	for (int g = 0; g < a->ngroups; g++) {
		have[COMPLETE_PAIRS] += is_pair(r, group_cards(a, g),
		    group_size(a, g));
		have[COMPLETE_TRIPLES] += melds[g].kind == MELD_SAME;
	}
	for (int i = 0; i < a->size; i++)
		have[COMPLETE_WILDS] += meld_may_be_joker(r, a->cards[i]);
	while (c && !suffices(r, c, have[c]))
		c = c == COMPLETE_WILDS ? COMPLETE_NOT : c + 1;
	for (int g = 0; g < a->ngroups; g++)
		loose |= !is_part(r, a, g, &melds[g], c);
	if (loose && !r->declare_rest_free)
		return COMPLETE_NOT;
	for (int g = 0; g < a->ngroups; g++)
		if (melds[g].kind == MELD_NONE &&
		    is_part(r, a, g, &melds[g], c))
			melds[g].kind = MELD_PART;
	return c;
}

int
claimed_pairs(const struct rules *r, const struct arrangement *a)
{
	int pairs = 0;

	if (r->declare_pairs == KEY_NONE || r->same_min == 2)
		return 0;
	for (int g = 0; g < a->ngroups; g++)
		pairs += is_pair(r, group_cards(a, g), group_size(a, g));
	return 2 * pairs > a->ngroups ? pairs : 0;
}

/* Plain hands */

/* Groups that were taken out of a hand, and what is left of it. */
struct parts {
	struct hand left;
	struct meld melds[GROUPS_MAX];
	int n;
};

static void
take(struct parts *p, const card *cards, int n)
{
	struct meld *m = &p->melds[p->n++];

	*m = (struct meld){ .kind = MELD_PART, .size = n,
		.start = card_rank(cards[0]), .blame = CARD_NONE };
	memcpy(m->cards, cards, (size_t)n);
	memcpy(m->as, cards, (size_t)n);
	for (int i = 0; i < n; i++)
		hand_remove(&p->left, cards[i]);
}

/* Take pairs of a single card and a joker, then pairs of jokers. */
static void
take_joker_pairs(const struct rules *r, struct parts *p)
{
	card cards[HAND_MAX], singles[HAND_MAX], jokers[HAND_MAX];
	int n = hand_cards(&p->left, cards), nsingles = 0, njokers = 0;

	/* Printed jokers first, which are the last cards. */
	for (int i = 0; i < p->left.jokers; i++)
		if (meld_may_be_joker(r, CARD_JOKER))
			jokers[njokers++] = CARD_JOKER;
	for (int i = 0; i < n; i++)
		if (!meld_may_be_joker(r, cards[i]))
			singles[nsingles++] = cards[i];
		else if (!card_is_joker(cards[i]))
			jokers[njokers++] = cards[i];
	for (int i = 0; i < min_of(nsingles, njokers); i++)
		take(p, (card[]){ singles[i], jokers[i] }, 2);
	for (int i = nsingles; i + 1 < njokers; i += 2)
		take(p, (card[]){ jokers[i + 1], jokers[i] }, 2);
}

/* Take every pair; jokers first pair with single cards, where they may. */
static int
take_pairs(const struct rules *r, struct parts *p)
{
	for (int c = 0; c <= CARD_JOKER; c++) {
		const card pair[2] = { (card)c, (card)c };

		if (r->declare_pair_jokers && meld_may_be_joker(r, (card)c))
			continue;
		while (hand_count(&p->left, (card)c) > 1)
			take(p, pair, 2);
	}
	if (r->declare_pair_jokers)
		take_joker_pairs(r, p);
	return p->n;
}

int
count_pairs(const struct rules *r, const struct hand *h, card *cards)
{
	struct parts p = { .left = *h };
	int n = take_pairs(r, &p);

	for (int i = 0; cards && i < n; i++)
		memcpy(cards + 2 * i, p.melds[i].cards, 2);
	return n;
}

int
price_of_pairs(const struct rules *r, const struct hand *h)
{
	return steps_at(&r->lose_pairs_from, count_pairs(r, h, NULL), KEY_NONE);
}

/* As many melds of identical cards as there can be, and all their copies. */
static int
take_triples(const struct rules *r, struct parts *p)
{
	for (int c = 0; c <= CARD_JOKER; c++) {
		card copies[HAND_COPIES];
		int held;

		memset(copies, c, sizeof(copies));
		while (held = hand_count(&p->left, (card)c),
		    meld_same_most(r, (card)c, held)) {
			int n = meld_same_most(r, (card)c,
			    r->same_min + held % r->same_min);

			take(p, copies, n);
			meld_read_same(r, copies, n, &p->melds[p->n - 1]);
		}
	}
	return p->n;
}

static int
take_jokers(const struct rules *r, struct parts *p)
{
	card cards[HAND_MAX], jokers[HAND_MAX];
	int n = hand_cards(&p->left, cards), found = 0;

	for (int i = 0; i < n; i++)
		if (meld_may_be_joker(r, cards[i]))
			jokers[found++] = cards[i];
	if (found)
		take(p, jokers, found);
	return found;
}

bool
complete_layout(const struct rules *r, const struct hand *h,
    struct arrangement *best)
{
	static int (*const take[])(const struct rules *, struct parts *) = {
		[COMPLETE_PAIRS] = take_pairs,
		[COMPLETE_TRIPLES] = take_triples,
		[COMPLETE_WILDS] = take_jokers,
	};

	for (enum complete way = COMPLETE_PAIRS; way < countof(take); way++) {
		struct parts p = { .left = *h };

		if (!suffices(r, way, take[way](r, &p)))
			continue;
		arrange_melds(best, p.melds, p.n, &p.left);
		if (complete_as_grouped(r, best, p.melds) == way)
			return true;
	}
	return false;
}
