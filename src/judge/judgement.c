/* Owns what is asked of seats that are judged: what counts, who is left. */
#include "judge/judge.h"

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

bool
judgement_is_big_gin(const struct rules *r, const struct judgement *j)
{
	return is_big_gin(r, &j->shown, j->outcome.deadwood);
}
