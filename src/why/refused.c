/*
 * Owns findings on a card that could not be laid off, or could have been: where
 * it fits, and does only the ace keep it from a run?
 */
#include "why/parts.h"

#include "solve/layoff.h"

/* Cards beyond the ace */

/* Say so if only the ace keeps the card from the run, which ends there. */
static bool
find_corner(struct why *w, card c, const struct meld *m)
{
	int first = card_rank(m->as[0]), last = card_rank(m->as[m->size - 1]);
	int rank = card_rank(c), ace = w->r->run_ace;
	struct why_finding *f;
	bool start, end;

	if (m->kind != MELD_RUN || card_suit(m->as[0]) != card_suit(c))
		return false;
	start = first == ACE ? rank == KING :
	    first == 2 && ace == RUN_ACE_HIGH && rank == ACE;
	end = last == ACE ? rank == 2 :
	    last == KING && ace == RUN_ACE_LOW && rank == ACE;
	if (!start && !end)
		return false;
	f = why_add(w, WHY_RULE, SAY_PAST_ACE);
	f->number[0] = end;
	why_rule(w, f, RULE_run_ace);
	why_name(f, m->cards, m->size);
	f->blame = c;
	return true;
}

/* The seat's group on the table as it lies now; NULL past the last one. */
static const struct meld *
group_there(const struct why *w, int seat, int group)
{
	const struct judgement *j = seat_of(w, seat);
	const struct seat *s = &w->deal->seats[seat];
	int before = j->laid_before ? seat_laid_before(s) : 0;
	int now = j->outcome.verdict == VERDICT_VALID ? j->shown.ngroups : 0;
	const struct meld *m;

	if (group >= before + now)
		return NULL;
	m = meld_of_group(s, j, group);
	for (int i = 0; i < w->deal->nseats; i++) {
		j = seat_of(w, i);
		for (int k = 0; k < j->nchanged; k++)
			if (j->changed[k].seat == seat &&
			    j->changed[k].group == group)
				m = j->changed[k].meld;
	}
	return m;
}

/* The runs and sets on the table as they lie now; *owner: the seat of each. */
static struct spread
table_now(const struct why *w, int **owner)
{
	size_t most = (size_t)w->deal->nseats * 2 * GROUPS_MAX;
	struct spread all = { .melds = arena_alloc(w->arena,
	    most * sizeof(*all.melds)) };

	*owner = arena_alloc(w->arena, most * sizeof(**owner));
	for (int i = 0; i < w->deal->nseats; i++) {
		const struct meld *m;

		for (int g = 0; (m = group_there(w, i, g)); g++) {
			if (m->kind != MELD_RUN && m->kind != MELD_SET)
				continue;
			(*owner)[all.n] = i;
			all.melds[all.n++] = *m;
		}
	}
	return all;
}

bool
why_fits_through(struct why *w, card c)
{
	struct rules through = *w->r;
	struct spread all;
	int *owner;

	if (through.layoff_through_sets)
		return false;
	through.layoff_through_sets = true;
	all = table_now(w, &owner);
	return layoff_fits(w->solver, &through, c, &all);
}

bool
why_name_fit(struct why *w, card c, struct why_finding *f)
{
	int *owner;
	struct spread all = table_now(w, &owner);

	for (int i = 0; i < all.n; i++) {
		struct spread one = { .n = 1, .melds = &all.melds[i] };

		if (!layoff_fits(w->solver, w->r, c, &one))
			continue;
		f->other = owner[i];
		why_name_more(f, one.melds->cards, one.melds->size);
		return true;
	}
	return false;
}

bool
why_thrown(struct why *w)
{
	card c = w->j->shown.discard;
	struct why_finding *f;

	/* Scala 40 forbids it for three players; no key does. */
	if (w->seat != w->verdicts->winner || c == CARD_NONE ||
	    meld_may_be_joker(w->r, c) || w->r->opening_points != KEY_NONE)
		return false;
	f = why_add(w, WHY_ALLOWED, SAY_THROWN);
	f->blame = c;
	f->plain = !why_name_fit(w, c, f);
	return !f->plain;
}

bool
why_refused(struct why *w, card c)
{
	int *owner;
	struct spread all = table_now(w, &owner);

	for (int i = 0; !meld_may_be_joker(w->r, c) && i < all.n; i++)
		if (find_corner(w, c, &all.melds[i]))
			return true;
	return false;
}

void
why_no_more(struct why *w)
{
	const struct judgement *j = w->j;
	struct why_finding *f;
	struct hand h;
	const card *meld;
	int n;

	if (j->outcome.codes != CODE_BIT(LOOSE) || j->shown.ngroups ||
	    !w->s->on_table || w->r->melds_later)
		return;
	hand_of(&h, j->shown.cards + j->shown.laid_end,
	    unmatched_size(&j->shown));
	if (j->shown.discard != CARD_NONE)
		hand_add(&h, j->shown.discard);
	meld = why_meld_of(w, &h, &n);
	if (!meld)
		return;
	f = why_add(w, WHY_RULE, SAY_NOT_LATER);
	why_name(f, meld, n);
	f->key = RULE_melds_later;
}
