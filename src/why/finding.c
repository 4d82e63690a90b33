/* Owns the list of findings, and the value of a sum. */
#include "why/finding.h"

#include <string.h>

#include "rules/table.h"

void
why_turn_to(struct why *w, int seat)
{
	w->seat = seat;
	w->s = seat < 0 ? NULL : &w->deal->seats[seat];
	w->j = seat < 0 ? NULL : &w->verdicts->seats[seat];
}

struct why_finding *
why_add(struct why *w, enum why_kind kind, enum sentence say)
{
	static const enum why_weight weights[] = {
		[WHY_ANSWER] = WEIGHT_ALWAYS, [WHY_POINTS] = WEIGHT_POINTS,
		[WHY_RULE] = WEIGHT_RULE, [WHY_ALLOWED] = WEIGHT_DOUBT,
		[WHY_GROUP] = WEIGHT_DETAIL, [WHY_REMEDY] = WEIGHT_REMEDY,
		[WHY_HOUSE] = WEIGHT_DOUBT, [WHY_SOURCE] = WEIGHT_ALWAYS,
	};
	struct why_finding *f = arena_alloc(w->arena, sizeof(*f));

	f->kind = kind;
	f->weight = weights[kind];
	f->say = say;
	f->seat = w->seat;
	f->other = f->group = -1;
	f->blame = CARD_NONE;
	f->key = RULE_NONE;
	*w->last = f;
	w->last = &f->next;
	return f;
}

struct why_finding *
why_say(struct why *w, enum why_kind kind, enum sentence say,
    enum rule_key key, int first, int second)
{
	struct why_finding *f = why_add(w, kind, say);

	f->key = key;
	f->number[0] = first;
	f->number[1] = second;
	return f;
}

void
why_rule(const struct why *w, struct why_finding *f, enum rule_key key)
{
	struct buf b = { 0 };

	rules_say(w->r, &rules_rows[key], false, &b);
	f->text = arena_buf(w->arena, &b);
	f->key = key;
}

void
why_name(struct why_finding *f, const card *cards, int n)
{
	f->cards = cards;
	f->ncards = n;
}

void
why_name_more(struct why_finding *f, const card *cards, int n)
{
	f->more = cards;
	f->nmore = n;
}

bool
why_names(const struct why *w, enum rule_key key)
{
	for (const struct why_finding *f = w->first; f; f = f->next)
		if (f->key == key && !f->plain)
			return true;
	return false;
}

/*
 * A hand without a claim and groups is plain, to be arranged again, unless it
 * was badly grouped.
 */
struct deal *
why_fresh(struct why *w)
{
	struct deal *fresh = arena_alloc(w->arena, sizeof(*fresh));
	size_t size = (size_t)w->deal->nseats * sizeof(*fresh->seats);

	*fresh = *w->deal;
	fresh->seats = arena_alloc(w->arena, size);
	memcpy(fresh->seats, w->deal->seats, size);
	for (int i = 0; i < fresh->nseats; i++) {
		const struct judgement *j = &w->verdicts->seats[i];
		struct seat *s = &fresh->seats[i];

		if (!seat_is_hand(s))
			continue;
		s->kind = s->verb != VERB_NONE || j->shown.laid_end ||
		    j->has_better ? SEAT_ARRANGEMENT : SEAT_PLAIN;
		s->cards = j->shown;
	}
	return fresh;
}

const card *
why_meld_of(struct why *w, const struct hand *h, int *n)
{
	struct solution all;
	card *meld;

	solve(w->solver, w->r, h, &demand_none, &all);
	if (!all.best.ngroups)
		return NULL;
	*n = all.best.end[0];
	meld = arena_alloc(w->arena, (size_t)*n);
	memcpy(meld, all.best.cards, (size_t)*n);
	return meld;
}

const struct judgement *
why_try(struct why *w, enum seat_kind kind, const struct arrangement *cards)
{
	struct seat s = *w->s;

	s.kind = kind;
	s.cards = *cards;
	return &again_seat(w->again, why_fresh(w), w->seat, &s)->seats[w->seat];
}

bool
why_is_money(const struct why_finding *f, const struct why_term *t)
{
	return f->about == ABOUT_WON && t->name != TERM_PLAYERS &&
	    t->name != TERM_POINTS;
}

bool
why_is_idle(const struct why *w)
{
	return w->deal->nseats == 1 && !w->deal->seats->verb &&
	    w->r->lose_gate == GATE_NONE &&
	    !(w->verdicts->seats->outcome.codes >> CODE_LAYOFF & 1);
}
