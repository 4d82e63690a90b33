/* Owns findings on groups: what each is, and what it could have been. */
#include "why/parts.h"

#include "judge/gate.h"
#include "judge/on-table.h"

/* Say so if a joker makes two cards no pair. */
static void
find_pair_joker(struct why *w, const struct meld *m)
{
	if (m->size == 2 && !w->r->declare_pair_jokers &&
	    m->cards[0] != m->cards[1] &&
	    (meld_may_be_joker(w->r, m->cards[0]) ||
	    meld_may_be_joker(w->r, m->cards[1])))
		why_name(why_say(w, WHY_RULE, SAY_PAIR_NOT,
		    RULE_declare_pair_jokers, 1, 0), m->cards, m->size);
}

void
why_name_group(const struct why *w, int group, const card *cards, int n,
    struct why_finding *f)
{
	int typed = group - seat_laid_before(w->s);
	/* Without a joker that was not taken the groups are others. */
	const struct arrangement *a = w->j->untaken.size ? &w->j->shown :
	    &w->s->cards;

	why_name(f, typed >= 0 && w->s->kind == SEAT_ARRANGEMENT ?
	    group_cards(a, typed) : cards, n);
}

/* Say that no joker makes two or more identical cards a meld of these. */
static void
find_no_same(struct why *w, const struct meld *m)
{
	if (w->r->same_min == KEY_NONE)
		return;
	for (int i = 0; i < m->size; i++)
		if (m->cards[i] != m->cards[0] &&
		    !meld_may_be_joker(w->r, m->cards[i]))
			return;
	why_say(w, WHY_RULE, SAY_NO_TRIPLE, RULE_same_min, w->r->same_min, 1);
}

static void
find_fault(struct why *w, int group, const struct meld *m)
{
	struct why_finding *f;

	/*
	 * Not meant as a meld: of a claim of pairs, or a pair of a loser, of
	 * those that lower what the hand costs.
	 */
	if (w->j->outcome.codes >> CODE_PAIRS & 1 ||
	    (w->r->lose_pairs_from.n && m->size == 2 &&
	    m->cards[0] == m->cards[1] && w->s->verb == VERB_NONE)) {
		find_pair_joker(w, m);
		return;
	}
	f = why_add(w, WHY_GROUP, SAY_GROUP_NOT);
	f->group = group;
	f->meld = m;
	why_name_group(w, group, m->cards, m->size, f);
	f->blame = m->blame;
	f->weight = w->s->verb == VERB_MELD ? WEIGHT_ALWAYS : WEIGHT_REASON;
	f->key = meld_fault_key(m);
	meld_fault_numbers(w->r, m, f->number);
	/*
	 * In a claim it is one of the reasons; and of a loser the rest, unless it
	 * lies on the table.
	 */
	f->plain = w->s->verb != VERB_NONE ? w->s->verb != VERB_MELD :
	    w->deal->nseats > 1 && group >= seat_laid_before(w->s) &&
	    ((m->fault == FAULT_MIXED &&
	    w->r->scoring != SCORING_DIFFERENCE) || (m->fault == FAULT_SHORT &&
	    w->r->hand_counts == HAND_UNMATCHED));
	if (m->fault == FAULT_SUIT)
		find_no_same(w, m);
}

/* Which of the melds could be the other of run and set as well? */
static uint64_t
find_either(const struct why *w, const struct why_finding *all)
{
	int runs = tally_melds(w->j->melds,
	    w->j->melds ? w->j->shown.ngroups : 0).runs;
	int needed = w->s->verb == VERB_MELD ? 0 : w->r->declare_min_runs;
	uint64_t either = 0;

	for (int i = 0; w->r->declare_min_runs && i < all->nmelds; i++) {
		const struct meld *m = all->melds[i];
		struct meld readings[MELD_READINGS];

		if ((m->kind == MELD_SET || runs > needed) &&
		    meld_read(w->r, m->cards, m->size, readings) == 2)
			either |= UINT64_C(1) << i;
	}
	return either;
}

/* Is a run impure that looks pure, or does the claim lack a pure one? */
static bool
is_impure(const struct why *w, const struct meld *m)
{
	bool wild = w->j->outcome.codes >> CODE_PURE & 1;

	for (int i = 0; i < m->size; i++)
		wild |= m->as[i] != m->cards[i] && !card_is_joker(m->cards[i]);
	return m->kind == MELD_RUN && m->jokers && wild &&
	    w->r->declare_min_pure;
}

/*
 * Is it not plain what a joker stands for: at an end, or one of several?  In a
 * valid claim it does not matter at which end.
 */
static bool
has_unplain_joker(const struct why *w, const struct meld *m)
{
	if (m->jokers == 1 && w->r->declare_min_runs &&
	    w->j->outcome.verdict == VERDICT_VALID)
		return false;
	return m->jokers > 1 || (m->jokers && m->kind == MELD_RUN &&
	    (m->as[0] != m->cards[0] ||
	    m->as[m->size - 1] != m->cards[m->size - 1]));
}

/* Keep the melds of which something is to be said. */
static void
keep_odd(const struct why *w, struct why_finding *all)
{
	int n = 0;
	bool opens = w->r->opening_points != KEY_NONE && !w->s->on_table;

	for (int i = 0; i < all->nmelds; i++) {
		const struct meld *m = all->melds[i];
		/* An ace or a joker may count otherwise than in the hand. */
		bool odd = w->r->scoring == SCORING_MELDS &&
		    meld_worth(w->r, m) != cards_value(w->r, m->cards, m->size);

		/* Jokers that are enough by themselves stand for nothing. */
		if (m->kind == MELD_RUN && w->j->complete)
			continue;
		if (odd || has_unplain_joker(w, m) || (opens && m->jokers) ||
		    is_impure(w, m))
			all->melds[n++] = m;
	}
	all->nmelds = n;
}

/* Wild cards */

/* Say what is wild if a joker was turned and the hand has an ace. */
static void
find_joker_turned(struct why *w)
{
	const struct arrangement *a = &w->j->shown;
	static const enum sentence say[] = {
		[TURNED_ACES] = SAY_ACES_WILD,
		[TURNED_JOKERS_ONLY] = SAY_ACES_PLAIN,
		[TURNED_ACE_OF_SPADES] = SAY_AS_ACE_OF_SPADES,
	};

	if (w->r->facts.wild != CARD_JOKER ||
	    why_names(w, RULE_wild_joker_turned))
		return;
	for (int i = 0; i < a->size; i++)
		if (card_rank(a->cards[i]) == ACE) {
			struct why_finding *f = why_say(w, WHY_RULE,
			    say[w->r->wild_joker_turned],
			    RULE_wild_joker_turned, 0, 0);

			f->blame = a->cards[i];
			f->weight = WEIGHT_REMEDY;
			return;
		}
}

/* Say that a printed joker is only the card turned, in a group that is none. */
static void
find_face(struct why *w, const struct meld *m)
{
	struct why_finding *f;

	if (w->r->joker_face == CARD_NONE || m->kind == MELD_PART ||
	    why_names(w, RULE_wild_printed) ||
	    !memchr(m->cards, CARD_JOKER, (size_t)m->size))
		return;
	f = why_add(w, m->kind == MELD_NONE ? WHY_RULE : WHY_ALLOWED,
	    SAY_JOKER_FACE);
	f->blame = CARD_JOKER;
	why_name(f, &w->r->facts.wild, 1);
	f->key = RULE_wild_printed;
}

/* Say that a card stands for another as it is next to the card turned. */
static void
find_neighbour(struct why *w, const struct meld *m)
{
	for (int i = 0; m->kind != MELD_NONE && i < m->size; i++) {
		bool above = m->cards[i] == w->r->turned[1];
		enum rule_key key = above ? RULE_wild_above : RULE_wild_below;

		if ((above || m->cards[i] == w->r->turned[2]) &&
		    m->as[i] != m->cards[i] && !why_names(w, key))
			why_say(w, WHY_RULE, SAY_WILD_BESIDE, key, above,
			    0)->blame = m->cards[i];
	}
}

void
why_groups(struct why *w, bool each)
{
	const struct judgement *j = w->j;
	int before = seat_laid_before(w->s);
	int n = before + (j->melds ? j->shown.ngroups : 0);
	struct why_finding *all;

	find_joker_turned(w);
	all = why_add(w, WHY_GROUP, SAY_GROUPS);
	if (w->s->verb == VERB_MELD)
		all->weight = WEIGHT_ALWAYS;
	else if (j->outcome.codes & CODE_BIT(PURE))
		all->weight = WEIGHT_REASON;
	all->melds = arena_alloc(w->arena, 2 * GROUPS_MAX *
	    sizeof(*all->melds));
	for (int g = 0; g < n; g++) {
		const struct meld *m = meld_of_group(w->s, j, g);

		if (m->kind != MELD_NONE)
			all->melds[all->nmelds++] = m;
		else
			find_fault(w, g, m);
	}
	for (int g = before; g < n; g++) {
		find_neighbour(w, meld_of_group(w->s, j, g));
		find_face(w, meld_of_group(w->s, j, g));
	}
	if (each)
		all->either = find_either(w, all);
	else
		keep_odd(w, all);
	/* The answer names a single run, exempt or not. */
	all->plain = !all->nmelds || (all->nmelds == 1 &&
	    all->melds[0]->kind == MELD_RUN && !memcmp(all->melds[0]->as,
	    all->melds[0]->cards, (size_t)all->melds[0]->size) &&
	    why_names(w, RULE_lose_gate));
	why_layoffs(w);
}
