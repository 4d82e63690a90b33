/* Owns what is asked of judgements: what counts, what is left. */
#include "judge/judgement.h"

#include <string.h>

const struct meld *
first_exempt(const struct judgement *j)
{
	for (int g = 0; g < j->shown.ngroups; g++)
		if (j->melds[g].kind != MELD_NONE && !(j->counting >> g & 1))
			return &j->melds[g];
	return NULL;
}

void
judgement_reset(struct judgement *j)
{
	*j = (struct judgement){ .laid_before = j->laid_before };
	memset(j->laid_group, -1, sizeof(j->laid_group));
}

const struct meld *
meld_of_group(const struct seat *s, const struct judgement *j, int group)
{
	int before = seat_laid_before(s);

	return group < before ? &j->laid_before[group] :
	    &j->melds[group - before];
}

bool
all_are_errors(const struct deal *d, const struct verdicts *v)
{
	for (int i = 0; i < d->nseats; i++)
		if (v->seats[i].outcome.verdict != VERDICT_ERROR)
			return false;
	return true;
}

void
seat_error(struct error *e, const struct seat *s, const char *code,
    size_t column, const char *sentence, const char *more)
{
	if (e->code)
		return;
	error_set(e, code, s->line, column, "%s%s", sentence, more);
	e->source = s->source;
}

void
sort_cards(card *cards, int n)
{
	struct hand h;

	hand_of(&h, cards, n);
	hand_cards(&h, cards);
}

int
count_deadwood(const struct rules *r, const struct judgement *j)
{
	const struct arrangement *a = &j->shown;
	int sum = cards_value(r, a->cards + a->laid_end, unmatched_size(a));

	for (int g = 0; g < a->ngroups; g++)
		if (j->melds[g].kind == MELD_NONE || j->counting >> g & 1)
			sum += cards_value(r, group_cards(a, g), group_size(a, g));
	for (int i = 0; i < laid_size(a); i++)
		if (j->laid_group[i] < 0)
			sum += r->value[a->cards[laid_start(a) + i]];
	return sum;
}

bool
judgement_has_pure(const struct rules *r, const struct judgement *j)
{
	const struct arrangement *a = &j->shown;

	for (int g = 0; g < a->ngroups; g++)
		if (j->melds[g].pure)
			return true;
	return melds_complete(r, j->melds, a->ngroups, laid_start(a) == a->size);
}

bool
is_big_gin(const struct rules *r, const struct arrangement *a, int deadwood)
{
	return r->gin_big_bonus != KEY_NONE && a->size == r->dealt + 1 &&
	    a->discard == CARD_NONE && deadwood == 0 && laid_start(a) == a->size;
}

bool
judgement_is_big_gin(const struct rules *r, const struct judgement *j)
{
	return is_big_gin(r, &j->shown, j->outcome.deadwood);
}

struct hand
cards_of_table(const struct seat *s, const struct judgement *j)
{
	struct hand all = s->kind == SEAT_PLAIN ? hand_empty() : j->taken;
	card untaken[HAND_MAX];
	int n = hand_cards(&j->untaken, untaken);

	(void)hand_add_all(&all, untaken, n);
	return all;
}

int
cards_left(const struct judgement *j, card left[HAND_MAX])
{
	const struct arrangement *a = &j->shown;
	int n = 0;

	for (int i = laid_start(a); i < a->size; i++)
		if (i >= a->laid_end || j->laid_group[i - laid_start(a)] < 0)
			left[n++] = a->cards[i];
	return n;
}

bool
may_choose_discard(const struct rules *r, const struct arrangement *a)
{
	return a->discard == CARD_NONE && a->size == r->dealt + 1 &&
	    r->discard != DISCARD_FORBIDDEN;
}

bool
judgement_is_at_once(const struct rules *r, const struct seat *s,
    const struct judgement *j, bool goes_out)
{
	return is_all_at_once(s->verb) || (!r->at_once_claimed && goes_out &&
	    !s->on_table && j->shown.ngroups &&
	    laid_start(&j->shown) == j->shown.size);
}

bool
judgement_is_gin(const struct judgement *j)
{
	for (int i = 0; i < laid_size(&j->shown); i++)
		if (j->laid_group[i] >= 0)
			return false;
	return !j->outcome.deadwood;
}

/* Findings */

struct finding *
add_finding(struct judgement *j, struct arena *arena, enum code code,
    enum rule_key key, enum sentence say)
{
	struct finding *f, *few = j->findings;

	/* Most seats with findings have few. */
	if (!few) {
		j->findings = arena_alloc(arena, FINDINGS_FEW * sizeof(*f));
	} else if (j->nfindings == FINDINGS_FEW) {
		j->findings = arena_alloc(arena, FINDINGS_MAX * sizeof(*f));
		memcpy(j->findings, few, FINDINGS_FEW * sizeof(*f));
	}
	j->outcome.codes |= UINT64_C(1) << code;
	/* The last place is reused: codes are never lost. */
	f = &j->findings[j->nfindings < FINDINGS_MAX ?
	    j->nfindings++ : FINDINGS_MAX - 1];
	f->code = code;
	f->group = -1;
	f->ncards = 0;
	f->blame = CARD_NONE;
	f->key = key;
	f->say = say;
	return f;
}

struct finding *
find_why(struct judging *j, enum code code, enum rule_key key,
    enum sentence say)
{
	return add_finding(j->out, j->arena, code, key, say);
}

struct finding *
find_cards(struct judging *j, enum code code, enum rule_key key,
    enum sentence say, const card *cards, int n)
{
	struct finding *f = find_why(j, code, key, say);

	memcpy(f->cards, cards, (size_t)n);
	f->ncards = n;
	return f;
}

void
find_bad_groups(struct judging *j)
{
	int before = seat_laid_before(j->seat);

	for (int g = 0; g < before + j->out->shown.ngroups; g++) {
		const struct meld *m = meld_of_group(j->seat, j->out, g);
		struct finding *f;

		if (m->kind != MELD_NONE)
			continue;
		f = find_cards(j, m->fault == FAULT_SHORT &&
		    j->seat->verb != VERB_MELD ? CODE_SHORT : CODE_GROUP,
		    meld_fault_key(m), SAY_FAULT + m->fault, m->cards, m->size);
		f->group = g;
		f->blame = m->blame;
		meld_fault_numbers(j->rules, m, f->number);
	}
}

struct finding *
find_figures(struct judging *j, enum code code, enum rule_key key,
    enum sentence say, int first, int second)
{
	struct finding *f = find_why(j, code, key, say);

	f->number[0] = first;
	f->number[1] = second;
	return f;
}

void
find_refused(struct judgement *j, struct arena *arena, enum rule_key key,
    enum sentence say)
{
	const struct arrangement *a = &j->shown;

	for (int i = 0; i < laid_size(a); i++) {
		struct finding *f;

		if (j->laid_group[i] >= 0)
			continue;
		f = add_finding(j, arena, CODE_LAYOFF, key, say);
		f->cards[0] = a->cards[laid_start(a) + i];
		f->ncards = 1;
	}
}
