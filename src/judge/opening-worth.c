/*
 * Owns what the first melds of a seat count, and which of its groups are laid
 * after them.
 */
#include "judge/opening-worth.h"

/* Of the jokers in the groups, those that are taken once the seat has opened. */
static struct hand
jokers_after(const struct judging *j)
{
	const struct arrangement *a = &j->out->shown;
	struct hand after = j->out->taken;

	if (!j->rules->layoff_needs_down)
		return hand_empty();
	for (int i = laid_start(a); i < a->size; i++)
		hand_remove(&after, a->cards[i]);
	return after;
}

/*
 * The greatest worth of the groups from g on that open, with at least that many
 * runs, if the other groups hold the jokers taken after the opening; late gets
 * those.  Below 0 if there is no such choice.
 */
static int
worth_from(const struct judging *j, int g, const struct hand *after, int runs,
    uint32_t *late)
{
	const struct meld *m = &j->out->melds[g];
	struct hand rest = *after;
	uint32_t others = 0;
	int now, later;

	if (g == j->out->shown.ngroups)
		return after->size || runs > 0 ? INT16_MIN : 0;
	now = meld_worth(j->rules, m) + worth_from(j, g + 1, after,
	    runs - (m->kind == MELD_RUN), late);
	for (int i = 0; m->kind != MELD_NONE && i < m->size; i++)
		if (meld_has_joker_at(j->rules, m, i))
			hand_remove(&rest, m->cards[i]);
	if (rest.size == after->size)
		return now;
	later = worth_from(j, g + 1, &rest, runs, &others);
	if (later <= now)
		return now;
	*late = others | UINT32_C(1) << g;
	return later;
}

int
opening_worth(const struct judging *j)
{
	struct hand after = jokers_after(j);
	int worth;

	j->out->late = 0;
	worth = worth_from(j, 0, &after, j->rules->opening_min_runs,
	    &j->out->late);
	return worth < 0 ? worth_from(j, 0, &after, 0, &j->out->late) : worth;
}
