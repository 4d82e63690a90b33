/*
 * Owns findings on lay-offs: where cards went, what melds became, and which
 * jokers were taken, stay, or are not in the hand.
 */
#include "why/parts.h"

#include <string.h>

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

/*
 * Does laid-off card i lie on melds of the same player as the card first, or
 * did both free one joker?
 */
static bool
is_with(const struct why *w, int i, int first)
{
	const struct judgement *j = w->j;
	bool takes = takes_joker(&j->shown, first);

	return takes == takes_joker(&j->shown, i) && j->laid_group[i] >= 0 &&
	    j->laid_seat[i] == j->laid_seat[first] && (!takes ||
	    (j->laid_group[i] == j->laid_group[first] &&
	    w->r->layoff_set_jokers == SET_JOKERS_BOTH_SUITS &&
	    key_of_claim(j, i) == RULE_layoff_set_jokers));
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

/* Does a meld of the seat have a joker, or was one laid off? */
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
 * Say that a card laid off on a set did not take the set's joker, if it could
 * have: the player has a joker, which may be that one.
 */
static void
find_beside_joker(struct why *w, const struct changed *g)
{
	const struct arrangement *a = &w->j->shown;
	struct why_finding *f;
	int i = 0;

	/* A joker taken elsewhere may lie there, and no card with it. */
	while (i < laid_size(a) && (w->j->laid_seat[i] != g->seat ||
	    w->j->laid_group[i] != g->group || took_joker(w->j, i)))
		i++;
	if (i == laid_size(a) || meld_may_be_joker(w->r,
	    a->cards[laid_start(a) + i]) || !shows_joker(w))
		return;
	f = why_add(w, WHY_ALLOWED, SAY_BESIDE_JOKER);
	name_meld(w, g->seat, g->group, f);
	why_name(f, &a->cards[laid_start(a) + i], 1);
	f->key = RULE_layoff_set_jokers;
}

bool
why_took(const struct judgement *j)
{
	int i = 0;

	while (i < laid_size(&j->shown) && !took_joker(j, i))
		i++;
	return i < laid_size(&j->shown);
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
	if (g->meld->lent)
		f->weight = WEIGHT_REASON;
	else if (g->meld->jokers && why_took(w->j))
		f->weight = WEIGHT_PASSING;
	f->number[0] = g->more;
	if (g->meld->kind != MELD_SET || !had_joker(f, g->meld->start) ||
	    w->r->layoff_jokers == LAYOFF_FIXED || !g->meld->jokers)
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

/* The key by which the meld takes no more jokers, or RULE_NONE. */
static enum rule_key
key_of_most_jokers(const struct rules *r, const struct meld *m)
{
	bool run = m->kind == MELD_RUN;
	int most = run ? r->jokers_max_per_run : r->jokers_max_per_set;

	return most == KEY_NONE || m->jokers < most ? RULE_NONE :
	    run ? RULE_jokers_max_per_run : RULE_jokers_max_per_set;
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

			if (meld_may_be_joker(w->r, c)) {
				enum rule_key key = key_of_most_jokers(w->r, m);

				if (key != RULE_NONE)
					return key;
				continue;
			}
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
	f->weight = WEIGHT_BESIDE; /* of what was typed, which is not printed */
	if (key != RULE_NONE)
		why_rule(w, f, key);
}

/* Say that the joker taken may not be kept, if one is left in the hand. */
static void
find_claimed_laid(struct why *w)
{
	const struct arrangement *a = &w->j->shown;

	if (!why_took(w->j) || w->r->layoff_claimed != CLAIMED_IS_LAID)
		return;
	for (int i = a->laid_end; i < a->size; i++) {
		struct why_finding *f;

		if (!meld_may_be_joker(w->r, a->cards[i]))
			continue;
		f = why_add(w, WHY_RULE, SAY_CLAIMED_LAID);
		f->blame = a->cards[i];
		f->key = RULE_layoff_claimed;
		return;
	}
}

void
why_layoffs(struct why *w)
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
		if (takes_joker(a, i) || w->deal->nseats == 2)
			f->weight = WEIGHT_PASSING;
		f->cards = cards = arena_alloc(w->arena, HAND_MAX);
		cards[f->ncards++] = a->cards[laid_start(a) + i];
		for (int k = i + 1; k < laid_size(a); k++) {
			if (!is_with(w, k, i))
				continue;
			if (j->laid_group[k] != j->laid_group[i])
				f->say = SAY_LAID_OFF_ALL;
			cards[f->ncards++] = a->cards[laid_start(a) + k];
			told[k] = true;
		}
		name_meld(w, j->laid_seat[i], j->laid_group[i], f);
		f->number[1] = memchr(f->more, CARD_JOKER, (size_t)f->nmore) !=
		    NULL;
		/* Where melds count, the changed meld is reported anyway. */
		f->plain = !takes_joker(a, i) && w->r->scoring == SCORING_MELDS;
	}
	for (int i = 0; i < j->nchanged; i++)
		find_changed(w, &j->changed[i]);
	if (j->untaken.size)
		find_untaken(w);
	else
		find_claimed_laid(w);
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
