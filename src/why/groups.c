/*
 * Owns findings on groups: what each is, what it could have been, and where
 * lay-offs went.
 */
#include "why/parts.h"

#include "judge/on-table.h"

/* Melds near a group that is not one: with one card exchanged */

/* Is this one of the two kinds of meld that the group looks like? */
static bool
is_near(const struct meld *bad, const struct meld *m)
{
	return bad->fault == FAULT_MIXED ||
	    (m->kind == MELD_RUN) == bad->as_run;
}

static bool
is_said(const struct why_finding *f, const struct meld *m)
{
	return f->ncards == m->size &&
	    memcmp(f->cards, m->cards, (size_t)m->size) == 0;
}

/* Keep the meld as the first or the second one; false if both are taken. */
static bool
keep_near(const struct why *w, struct why_finding *f, const struct meld *m)
{
	card *cards;

	if (is_said(f, m))
		return true;
	cards = arena_alloc(w->arena, (size_t)m->size);
	memcpy(cards, m->cards, (size_t)m->size);
	if (!f->ncards) {
		f->cards = cards;
		f->ncards = m->size;
		return true;
	}
	f->more = cards;
	f->nmore = m->size;
	return false;
}

static bool
try_card(const struct why *w, const struct meld *bad, int i, card c,
    struct why_finding *f)
{
	struct meld m;
	card cards[HAND_MAX];

	memcpy(cards, bad->cards, (size_t)bad->size);
	cards[i] = c;
	meld_read_best(w->deal->rules, cards, bad->size, &m);
	return m.kind == MELD_NONE || !is_near(bad, &m) || keep_near(w, f, &m);
}

static void
find_near(struct why *w, int seat, int group, const struct meld *bad)
{
	struct why_finding *f = why_add(w, WHY_GROUP, SAY_NEAR_MELD, seat);
	bool more = bad->size <= 14;

	f->group = group;
	f->meld = bad;
	for (int i = 0; more && i < bad->size; i++)
		for (card c = 0; more && c < CARD_JOKER; c++)
			if (card_rank(c) >= ACE && card_rank(c) <= KING &&
			    !(w->deal->rules->wild >> c & 1))
				more = try_card(w, bad, i, c, f);
	f->plain = !f->ncards;
	if (f->nmore)
		f->say = SAY_NEAR_MELDS;
}

/* Is it a pair of a loser, of those that lower what the hand costs? */
static bool
is_pair_shown(const struct why *w, int seat, const struct meld *m)
{
	return w->deal->rules->lose_pairs_from.n && m->size == 2 &&
	    m->cards[0] == m->cards[1] &&
	    w->deal->seats[seat].verb == VERB_NONE;
}

static void
find_fault(struct why *w, int seat, int group, const struct meld *m,
    const card *typed)
{
	struct why_finding *f;

	if (is_pair_shown(w, seat, m))
		return;
	f = why_add(w, WHY_GROUP, SAY_GROUP_NOT, seat);
	f->group = group;
	f->meld = m;
	f->cards = typed;
	f->ncards = m->size;
	f->blame = m->blame;
	f->key = meld_fault_key(m);
	/* In a claim it is one of the reasons. */
	f->plain = w->deal->seats[seat].verb != VERB_NONE &&
	    w->deal->seats[seat].verb != VERB_MELD;
	find_near(w, seat, group, m);
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
	f->more = group_cards(a, group);
	f->nmore = group_size(a, group);
}

/* Does laid-off card i lie on the meld of card first, which f is about? */
static bool
is_with(const struct judgement *j, int i, const struct why_finding *f, int first)
{
	return f->say == SAY_LAID_OFF && !j->laid_joker[i] &&
	    j->laid_group[i] == j->laid_group[first] &&
	    j->laid_seat[i] == j->laid_seat[first];
}

static void
find_layoffs(struct why *w, int seat)
{
	const struct judgement *j = seat_of(w, seat);
	const struct arrangement *a = &j->shown;
	bool told[HAND_MAX] = { false };

	for (int i = 0; i < laid_size(a); i++) {
		struct why_finding *f;
		card *cards;

		if (told[i] || j->laid_group[i] < 0)
			continue; /* a reason tells it */
		f = why_add(w, WHY_GROUP, j->laid_joker[i] ? SAY_TAKES_JOKER :
		    SAY_LAID_OFF, seat);
		f->cards = cards = arena_alloc(w->arena, HAND_MAX);
		cards[f->ncards++] = a->cards[laid_start(a) + i];
		for (int k = i + 1; k < laid_size(a); k++) {
			if (!is_with(j, k, f, i))
				continue;
			cards[f->ncards++] = a->cards[laid_start(a) + k];
			told[k] = true;
		}
		name_meld(w, j->laid_seat[i], j->laid_group[i], f);
	}
	for (int i = 0; i < j->nchanged; i++) {
		struct why_finding *f = why_add(w, WHY_GROUP, SAY_GROWN, seat);
		const struct changed *g = &j->changed[i];

		name_meld(w, g->seat, g->group, f);
		f->melds = arena_alloc(w->arena, sizeof(*f->melds));
		f->melds[f->nmelds++] = g->meld;
		f->cards = g->meld->cards;
		f->ncards = g->meld->size;
		f->plain = !g->meld->jokers &&
		    w->deal->rules->scoring != SCORING_MELDS;
		f->number[0] = g->more;
	}
}

static struct why_finding *
start_groups(struct why *w, int seat)
{
	struct why_finding *f = why_add(w, WHY_GROUP, SAY_GROUPS, seat);

	f->melds = arena_alloc(w->arena, 2 * GROUPS_MAX * sizeof(*f->melds));
	return f;
}

static void
find_group(struct why *w, int seat, int group, const struct meld *m,
    const card *typed, struct why_finding *all)
{
	if (m->kind == MELD_NONE)
		find_fault(w, seat, group, m, typed);
	else
		all->melds[all->nmelds++] = m;
}

static bool
holds_joker(const struct why_finding *f)
{
	for (int i = 0; i < f->nmelds; i++)
		if (f->melds[i]->jokers)
			return true;
	return false;
}

/* Are the kinds of melds without jokers worth saying? */
static bool
is_asked(const struct why *w, int seat)
{
	if (w->deal->rules->scoring == SCORING_MELDS)
		return true;
	if (w->deal->seats[seat].verb == VERB_MELD)
		return true;
	return w->deal->nseats == 1 &&
	    seat_of(w, seat)->outcome.verdict != VERDICT_VALID;
}

/* Wild cards */

/* Say that a wild card stands for itself in a pure run. */
static void
find_own_place(struct why *w, int seat, const struct meld *m)
{
	const struct rules *r = w->deal->rules;

	if (m->kind != MELD_RUN || !m->pure || !r->declare_min_pure)
		return;
	for (int i = 0; i < m->size; i++) {
		struct why_finding *f;

		if (!meld_may_be_joker(r, m->cards[i]))
			continue;
		f = why_add(w, WHY_ALLOWED, SAY_OWN_PLACE, seat);
		f->blame = m->cards[i];
		f->cards = m->cards;
		f->ncards = m->size;
		f->key = RULE_wild_as_natural;
		return;
	}
}

/* Say what is wild if a joker was turned and the hand has an ace. */
static void
find_joker_turned(struct why *w, int seat)
{
	const struct rules *r = w->deal->rules;
	const struct arrangement *a = &seat_of(w, seat)->shown;
	static const enum sentence say[] = {
		[TURNED_ACES] = SAY_ACES_WILD,
		[TURNED_JOKERS_ONLY] = SAY_ACES_PLAIN,
		[TURNED_ACE_OF_SPADES] = SAY_AS_ACE_OF_SPADES,
	};

	if (r->facts.wild != CARD_JOKER)
		return;
	for (int i = 0; i < a->size; i++) {
		struct why_finding *f;

		if (card_rank(a->cards[i]) != ACE)
			continue;
		f = why_add(w, WHY_RULE, say[r->wild_joker_turned], seat);
		f->blame = a->cards[i];
		f->key = RULE_wild_joker_turned;
		return;
	}
}

void
why_groups(struct why *w, int seat)
{
	const struct judgement *j = seat_of(w, seat);
	const struct arrangement *a = &j->shown;
	const struct seat *s = &w->deal->seats[seat];
	int n = s->on_table ? s->on_table->ngroups : 0;
	bool typed = s->kind == SEAT_ARRANGEMENT;
	struct why_finding *all;

	find_joker_turned(w, seat);
	all = start_groups(w, seat);
	for (int g = 0; g < n; g++)
		find_group(w, seat, g, &j->laid_before[g],
		    j->laid_before[g].cards, all);
	for (int g = 0; j->melds && g < a->ngroups; g++)
		find_group(w, seat, n + g, &j->melds[g], typed ?
		    group_cards(&s->cards, g) : j->melds[g].cards, all);
	for (int g = 0; j->melds && g < a->ngroups; g++)
		find_own_place(w, seat, &j->melds[g]);
	all->plain = !all->nmelds || (!is_asked(w, seat) &&
	    !holds_joker(all));
	find_layoffs(w, seat);
}
