/*
 * Owns findings on groups: what each is, what it could have been, and where
 * lay-offs went.
 */
#include "why/parts.h"

#include "judge/gate.h"
#include "judge/on-table.h"

/*
 * Is it not meant as a meld: of a claim of pairs, or a pair of a loser, of those
 * that lower what the hand costs?
 */
static bool
is_pair_shown(const struct why *w, const struct meld *m)
{
	if (w->j->outcome.codes >> CODE_PAIRS & 1)
		return true;
	return w->r->lose_pairs_from.n && m->size == 2 &&
	    m->cards[0] == m->cards[1] && w->s->verb == VERB_NONE;
}

/* Say so if a joker makes two cards no pair. */
static void
find_pair_joker(struct why *w, const struct meld *m)
{
	struct why_finding *f;

	if (m->size != 2 || w->r->declare_pair_jokers ||
	    m->cards[0] == m->cards[1] ||
	    (!meld_may_be_joker(w->r, m->cards[0]) &&
	    !meld_may_be_joker(w->r, m->cards[1])))
		return;
	f = why_say(w, WHY_RULE, SAY_PAIR_NOT, RULE_declare_pair_jokers, 1, 0);
	why_name(f, m->cards, m->size);
}

void
why_name_group(const struct why *w, int group, const card *cards, int n,
    struct why_finding *f)
{
	int typed = group - seat_laid_before(w->s);

	why_name(f, typed >= 0 && w->s->kind == SEAT_ARRANGEMENT &&
	    !w->j->untaken.size ? group_cards(&w->s->cards, typed) : cards, n);
}

static void
find_fault(struct why *w, int group, const struct meld *m)
{
	struct why_finding *f;

	if (is_pair_shown(w, m)) {
		find_pair_joker(w, m);
		return;
	}
	f = why_add(w, WHY_GROUP, SAY_GROUP_NOT);
	f->group = group;
	f->meld = m;
	why_name_group(w, group, m->cards, m->size, f);
	f->blame = m->blame;
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
}

/* Lay-offs */

/* Name the meld on the table by its cards, as they lay there at first. */
static void
name_meld(const struct why *w, int seat, int group, struct why_finding *f)
{
	const struct arrangement *table = w->deal->seats[seat].on_table;
	const struct arrangement *a = &seat_of(w, seat)->shown;

	f->other = seat;
	f->group = group;
	if (table && group < table->ngroups)
		a = table;
	else if (table)
		group -= table->ngroups;
	why_name_more(f, group_cards(a, group), group_size(a, group));
}

/* Does laid-off card i lie on melds of the same player as the card first? */
static bool
is_with(const struct judgement *j, int i, int first)
{
	return !takes_joker(&j->shown, first) && !takes_joker(&j->shown, i) &&
	    j->laid_group[i] >= 0 && j->laid_seat[i] == j->laid_seat[first];
}

/* Had the set that is named a joker before cards were laid on it? */
static bool
had_joker(const struct why_finding *f, int rank)
{
	int naturals = 0;

	for (int i = 0; i < f->nmore; i++)
		naturals += card_rank(f->more[i]) == rank;
	return naturals < f->nmore;
}

/* Lies a joker in a meld of the seat, or is one laid off? */
static bool
shows_joker(const struct why *w)
{
	const struct arrangement *a = &w->j->shown;
	bool found = false;

	for (int i = 0; i < a->laid_end; i++)
		found |= meld_may_be_joker(w->r, a->cards[i]);
	return found;
}

/*
 * Say what a card that lies on a set did not do, if it could have: the player
 * has a joker, which may be that of the set.
 */
static void
find_beside_joker(struct why *w, const struct changed *g)
{
	const struct arrangement *a = &w->j->shown;
	int laid = -1, n = 0;
	struct why_finding *f;

	for (int i = 0; i < laid_size(a); i++) {
		if (w->j->laid_seat[i] != g->seat ||
		    w->j->laid_group[i] != g->group)
			continue;
		laid = laid_start(a) + i;
		n++;
	}
	if (n != 1 || !g->meld->jokers || meld_may_be_joker(w->r,
	    a->cards[laid]) || !shows_joker(w))
		return;
	f = why_add(w, WHY_ALLOWED, SAY_BESIDE_JOKER);
	name_meld(w, g->seat, g->group, f);
	why_name(f, &a->cards[laid], 1);
	f->key = RULE_layoff_set_jokers;
}

/* Say what a meld becomes by lay-offs, and that a joker in a set stays. */
static void
find_changed(struct why *w, const struct changed *g)
{
	bool worth = w->r->scoring == SCORING_MELDS;
	struct why_finding *f = why_add(w, WHY_GROUP, worth ?
	    SAY_GROWN_WORTH : SAY_GROWN);

	name_meld(w, g->seat, g->group, f);
	f->melds = arena_alloc(w->arena, sizeof(*f->melds));
	f->melds[f->nmelds++] = g->meld;
	why_name(f, g->meld->cards, g->meld->size);
	f->key = g->meld->lent ? RULE_layoff_through_sets : RULE_NONE;
	f->plain = !g->meld->jokers && !g->meld->lent && !worth;
	f->number[0] = g->more;
	if (g->meld->kind != MELD_SET || !had_joker(f, g->meld->start) ||
	    w->r->layoff_jokers == LAYOFF_FIXED || (!g->meld->jokers &&
	    w->r->layoff_set_jokers != SET_JOKERS_FIXED))
		return;
	if (w->r->layoff_set_jokers == SET_JOKERS_CLAIMED) {
		find_beside_joker(w, g);
		return;
	}
	f = why_add(w, WHY_ALLOWED, w->r->layoff_set_jokers ==
	    SET_JOKERS_FIXED ? SAY_JOKER_STAYS : SAY_JOKER_WAITS);
	name_meld(w, g->seat, g->group, f);
	f->key = RULE_layoff_set_jokers;
}

/* The key by which laid-off card i took the place of a joker. */
static enum rule_key
key_of_claim(const struct judgement *j, int i)
{
	for (int k = 0; k < j->nchanged; k++)
		if (j->changed[k].seat == j->laid_seat[i] &&
		    j->changed[k].group == j->laid_group[i] &&
		    j->changed[k].meld->kind == MELD_SET)
			return RULE_layoff_set_jokers;
	return RULE_layoff_jokers;
}

enum rule_key
why_key_that_keeps(const struct why *w, card c)
{
	for (int i = 0; i < w->deal->nseats; i++)
		for (int g = 0; seat_of(w, i)->laid_before &&
		    g < seat_laid_before(&w->deal->seats[i]); g++) {
			const struct meld *m = &seat_of(w, i)->laid_before[g];
			bool set = m->kind == MELD_SET && m->jokers &&
			    m->start == card_rank(c);

			if (set &&
			    w->r->layoff_set_jokers != SET_JOKERS_CLAIMED)
				return RULE_layoff_set_jokers;
			for (int k = 0; m->kind == MELD_RUN && k < m->size; k++)
				if (m->as[k] == c && m->cards[k] != c &&
				    w->r->layoff_jokers == LAYOFF_FIXED)
					return RULE_layoff_jokers;
		}
	return RULE_NONE;
}

/* Say that a joker which was typed in the hand is not there. */
static void
find_untaken(struct why *w)
{
	enum rule_key key = RULE_NONE;
	struct why_finding *f;

	for (int i = 0; i < laid_size(&w->s->cards); i++)
		if (takes_joker(&w->s->cards, i) && key == RULE_NONE)
			key = took_joker(w->j, i) ?
			    RULE_layoff_claimed : why_key_that_keeps(w,
			    w->s->cards.cards[laid_start(&w->s->cards) + i]);
	if (key != RULE_NONE && why_names(w, key)) {
		if (key == RULE_layoff_set_jokers)
			return; /* which says that it stays */
		key = RULE_NONE;
	}
	f = why_add(w, WHY_ANSWER, key == RULE_NONE ? SAY_UNTAKEN_THERE :
	    SAY_UNTAKEN);
	if (key != RULE_NONE)
		why_rule(w, f, key);
}

static void
find_layoffs(struct why *w)
{
	const struct judgement *j = w->j;
	const struct arrangement *a = &j->shown;
	bool told[HAND_MAX] = { false };

	for (int i = 0; i < laid_size(a); i++) {
		struct why_finding *f;
		card *cards;

		if (told[i] || j->laid_group[i] < 0)
			continue; /* a reason tells it */
		f = why_add(w, WHY_GROUP, takes_joker(a, i) ? SAY_TAKES_JOKER :
		    SAY_LAID_OFF);
		f->key = takes_joker(a, i) ? key_of_claim(j, i) : RULE_NONE;
		f->cards = cards = arena_alloc(w->arena, HAND_MAX);
		cards[f->ncards++] = a->cards[laid_start(a) + i];
		for (int k = i + 1; k < laid_size(a); k++) {
			if (!is_with(j, k, i))
				continue;
			if (j->laid_group[k] != j->laid_group[i])
				f->say = SAY_LAID_OFF_ALL;
			cards[f->ncards++] = a->cards[laid_start(a) + k];
			told[k] = true;
		}
		name_meld(w, j->laid_seat[i], j->laid_group[i], f);
		/* Where melds are counted, what it becomes says so. */
		f->plain = !takes_joker(a, i) && w->r->scoring == SCORING_MELDS;
	}
	for (int i = 0; i < j->nchanged; i++)
		find_changed(w, &j->changed[i]);
	if (j->untaken.size)
		find_untaken(w);
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

/* Does an ace or a joker count otherwise in the meld than in the hand? */
static bool
counts_oddly(const struct rules *r, const struct meld *m)
{
	return r->scoring == SCORING_MELDS &&
	    meld_worth(r, m) != cards_value(r, m->cards, m->size);
}

/* Keep the melds of which something is to be said. */
static void
keep_odd(const struct why *w, struct why_finding *all)
{
	int n = 0;
	bool opens = w->r->opening_points != KEY_NONE && !w->s->on_table;

	for (int i = 0; i < all->nmelds; i++) {
		const struct meld *m = all->melds[i];

		/* Jokers that are enough by themselves stand for nothing. */
		if (m->kind == MELD_RUN && w->j->complete)
			continue;
		if (has_unplain_joker(w, m) || (opens && m->jokers) ||
		    is_impure(w, m) || counts_oddly(w->r, m))
			all->melds[n++] = m;
	}
	all->nmelds = n;
}

/* Is it the question what each group is? */
static bool
is_asked(const struct why *w)
{
	enum verb verb = w->s->verb;

	return verb == VERB_MELD || (!verb && w->deal->nseats == 1 &&
	    w->j->outcome.verdict == VERDICT_OPEN);
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
	for (int i = 0; i < a->size; i++) {
		struct why_finding *f;

		if (card_rank(a->cards[i]) != ACE)
			continue;
		f = why_add(w, WHY_RULE, say[w->r->wild_joker_turned]);
		f->blame = a->cards[i];
		f->key = RULE_wild_joker_turned;
		return;
	}
}

/* Say that a printed joker is only the card turned, in a group that is none. */
static void
find_face(struct why *w, const struct meld *m)
{
	struct why_finding *f;

	if (w->r->joker_face == CARD_NONE || m->kind == MELD_PART ||
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
		struct why_finding *f;

		if ((!above && m->cards[i] != w->r->turned[2]) ||
		    m->as[i] == m->cards[i] ||
		    why_names(w, above ? RULE_wild_above : RULE_wild_below))
			continue;
		f = why_add(w, WHY_RULE, above ? SAY_WILD_ABOVE :
		    SAY_WILD_BELOW);
		f->blame = m->cards[i];
		f->key = above ? RULE_wild_above : RULE_wild_below;
	}
}

void
why_groups(struct why *w)
{
	const struct judgement *j = w->j;
	int before = seat_laid_before(w->s);
	int n = before + (j->melds ? j->shown.ngroups : 0);
	struct why_finding *all;

	find_joker_turned(w);
	all = why_add(w, WHY_GROUP, SAY_GROUPS);
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
	if (is_asked(w))
		all->either = find_either(w, all);
	else
		keep_odd(w, all);
	/* The answer names a single run, exempt or not. */
	all->plain = !all->nmelds || (all->nmelds == 1 &&
	    all->melds[0]->kind == MELD_RUN && !memcmp(all->melds[0]->as,
	    all->melds[0]->cards, (size_t)all->melds[0]->size) &&
	    why_names(w, RULE_lose_gate));
	find_layoffs(w);
}

int
why_laid(const struct why *w, int on, card *cards)
{
	const struct judgement *j = w->j;
	int n = 0;

	for (int i = 0; i < laid_size(&j->shown); i++)
		if (j->laid_group[i] >= 0 && (on < 0 || j->laid_seat[i] == on))
			cards[n++] = j->shown.cards[laid_start(&j->shown) + i];
	return n;
}

void
why_name_laid(const struct why *w, int on, struct why_finding *f)
{
	card *cards = arena_alloc(w->arena, HAND_MAX);

	why_name(f, cards, why_laid(w, on, cards));
}
