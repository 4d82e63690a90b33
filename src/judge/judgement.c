/* Owns what is asked of judgements: what counts, what is left. */
#include "judge/judgement.h"

const struct meld *
first_exempt(const struct judgement *j)
{
	for (int g = 0; g < j->shown.ngroups; g++)
		if (j->melds[g].kind != MELD_NONE && !(j->counting >> g & 1))
			return &j->melds[g];
	return NULL;
}

int
refused_taking(const struct judgement *j)
{
	for (int i = 0; i < laid_size(&j->shown); i++)
		if (takes_joker(&j->shown, i) && j->laid_group[i] < 0)
			return i;
	return -1;
}

bool
has_laid_down(const struct seat *seat, const struct judgement *j)
{
	return first_exempt(j) || !seat_is_hand(seat) || seat->on_table;
}

const struct meld *
meld_of_group(const struct seat *s, const struct judgement *j, int group)
{
	int before = seat_laid_before(s);

	return group < before ? &j->laid_before[group] :
	    &j->melds[group - before];
}

void
judgement_renumber(struct judgement *j, const int *seats)
{
	for (int i = 0; i < laid_size(&j->shown); i++)
		if (j->laid_group[i] >= 0)
			j->laid_seat[i] = (short)seats[j->laid_seat[i]];
	for (int i = 0; i < j->nchanged; i++)
		j->changed[i].seat = seats[j->changed[i].seat];
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
	for (int i = 1; i < n; i++) {
		card c = cards[i];
		int k = i;

		for (; k > 0 && cards[k - 1] > c; k--)
			cards[k] = cards[k - 1];
		cards[k] = c;
	}
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
judgement_lays_all(const struct judgement *j)
{
	return j->shown.ngroups && laid_start(&j->shown) == j->shown.size;
}

bool
judgement_is_at_once(const struct rules *r, const struct seat *s,
    const struct judgement *j)
{
	return is_all_at_once(s->verb) || (!r->at_once_claimed && j->is_out &&
	    !s->on_table && judgement_lays_all(j));
}

bool
judgement_is_gin(const struct judgement *j)
{
	for (int i = 0; i < laid_size(&j->shown); i++)
		if (j->laid_group[i] >= 0)
			return false;
	return !j->outcome.deadwood;
}
