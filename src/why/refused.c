/*
 * Owns findings on a card that could not be laid off: does only the ace keep it
 * from a run, and what do the melds take that are nearest to it?
 */
#include "why/parts.h"

#include "solve/layoff.h"

/* Cards beyond the ace */

/* Would the card continue the run, if the run did not end there? */
static bool
is_past_end(const struct rules *r, const struct meld *m, card c)
{
	int last = card_rank(m->as[m->size - 1]);

	return last == ACE ? card_rank(c) == 2 : last == KING &&
	    r->run_ace == RUN_ACE_LOW && card_rank(c) == ACE;
}

static bool
is_past_start(const struct rules *r, const struct meld *m, card c)
{
	int first = card_rank(m->as[0]);

	return first == ACE ? card_rank(c) == KING : first == 2 &&
	    r->run_ace == RUN_ACE_HIGH && card_rank(c) == ACE;
}

static bool
visit_corner(struct why *w, card c, int owner, const struct meld *m)
{
	struct why_finding *f;
	bool end;

	(void)owner;
	if (m->kind != MELD_RUN || card_suit(m->as[0]) != card_suit(c))
		return false;
	end = is_past_end(w->r, m, c);
	if (!end && !is_past_start(w->r, m, c))
		return false;
	f = why_add(w, WHY_RULE, end ? SAY_ENDS_BELOW : SAY_STARTS_ABOVE);
	why_rule(w, f, RULE_run_ace);
	why_name(f, m->cards, m->size);
	f->blame = c;
	return true;
}

/* What a meld takes */

/* The meld with the cards that were laid off on it. */
static const struct meld *
as_it_lies(const struct why *w, int seat, int group, const struct meld *m)
{
	for (int i = 0; i < w->deal->nseats; i++) {
		const struct judgement *j = seat_of(w, i);

		for (int k = 0; k < j->nchanged; k++)
			if (j->changed[k].seat == seat &&
			    j->changed[k].group == group)
				m = j->changed[k].meld;
	}
	return m;
}

/* Has the meld a joker that stands for a card of this one's rank? */
static bool
has_joker_for(const struct meld *m, card c)
{
	for (int i = 0; i < m->size; i++)
		if (m->as[i] != m->cards[i] &&
		    card_rank(m->as[i]) == card_rank(c))
			return true;
	return false;
}

/* Of the suit of a run or the rank of a set, or meant for a joker of a run. */
static bool
is_near(const struct meld *m, card c)
{
	return m->kind == MELD_RUN ? card_suit(m->as[0]) == card_suit(c) ||
	    has_joker_for(m, c) : m->kind == MELD_SET &&
	    m->start == card_rank(c);
}

/* Find the natural cards that could be laid off on the meld. */
static void
find_taken(struct why *w, int owner, const struct meld *m)
{
	struct why_finding *f = why_add(w, WHY_GROUP, SAY_TAKES);
	struct meld one = *m;
	struct spread spread = { .n = 1, .melds = &one };
	card *cards = arena_alloc(w->arena, HAND_MAX);
	struct claimed named = { .least = 0 };

	hand_of(&named.jokers, m->cards, m->size);
	f->other = owner;
	why_name_more(f, m->cards, m->size);
	f->cards = cards;
	f->blame = CARD_NONE;
	for (card c = 0; c < CARD_JOKER; c++) {
		short on;

		if (!((w->r->cards & ~w->r->wild) >> c & 1))
			continue;
		layoff_check(w->solver, w->r, &c, 1, &spread, &named, &on,
		    NULL);
		if (on < 0)
			continue;
		if (f->blame != CARD_NONE)
			cards[f->ncards++] = f->blame;
		f->blame = c;
	}
	if (f->blame == CARD_NONE)
		f->say = SAY_TAKES_NONE;
}

/* Call visit for each meld on the table until it returns true. */
static bool
visit_table(struct why *w, card c,
    bool (*visit)(struct why *, card, int owner, const struct meld *))
{
	const struct deal *d = w->deal;

	for (int i = 0; i < d->nseats; i++) {
		const struct judgement *j = seat_of(w, i);
		int before = j->laid_before ?
		    d->seats[i].on_table->ngroups : 0;
		int now = j->outcome.verdict == VERDICT_VALID ?
		    j->shown.ngroups : 0;

		for (int g = 0; g < before + now; g++)
			if (visit(w, c, i, as_it_lies(w, i, g, g < before ?
			    &j->laid_before[g] : &j->melds[g - before])))
				return true;
	}
	return false;
}

/* Was it said of the meld before, for another card? */
static bool
is_said(const struct why *w, const struct meld *m)
{
	for (const struct why_finding *f = w->first; f; f = f->next)
		if ((f->say == SAY_TAKES || f->say == SAY_TAKES_NONE) &&
		    f->more == m->cards)
			return true;
	return false;
}

/* Say that the card, which was discarded, could lie on the meld. */
static bool
visit_fitting(struct why *w, card c, int owner, const struct meld *m)
{
	struct meld one = *m;
	struct spread spread = { .n = 1, .melds = &one };
	struct why_finding *f;
	short on = -1;

	if (m->kind == MELD_RUN || m->kind == MELD_SET)
		layoff_check(w->solver, w->r, &c, 1, &spread, NULL, &on, NULL);
	if (on < 0)
		return false;
	f = why_add(w, WHY_ALLOWED, SAY_THROWN);
	f->blame = c;
	f->other = owner;
	why_name_more(f, m->cards, m->size);
	return true;
}

bool
why_thrown(struct why *w)
{
	card c = w->j->shown.discard;

	return w->seat == w->verdicts->winner && c != CARD_NONE &&
	    !meld_may_be_joker(w->r, c) && visit_table(w, c, visit_fitting);
}

static bool
visit_near(struct why *w, card c, int owner, const struct meld *m)
{
	/* What a run takes past sets does not depend on it alone. */
	if (is_near(m, c) && !is_said(w, m) && !w->r->layoff_through_sets)
		find_taken(w, owner, m);
	return false;
}

bool
why_refused(struct why *w, card c)
{
	if (meld_may_be_joker(w->r, c))
		return false;
	if (visit_table(w, c, visit_corner))
		return true;
	visit_table(w, c, visit_near);
	return false;
}
