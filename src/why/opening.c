/* Owns findings on first melds, which must count so much, and on later ones. */
#include "why/parts.h"

#include "judge/gate.h"

struct text
why_opening_sum(const struct why *w)
{
	const struct judgement *j = w->j;
	struct buf b = { 0 };
	int n = j->shown.ngroups - bits_count(j->late);

	for (int g = 0; g < j->shown.ngroups && n > 1; g++) {
		if (j->late >> g & 1)
			continue;
		if (b.len)
			buf_str(&b, " + ");
		buf_int(&b, meld_worth(w->r, &j->melds[g]));
	}
	if (b.len)
		buf_str(&b, " = ");
	return arena_buf(w->arena, &b);
}

void
why_opens_most(struct why *w, struct finding *lack)
{
	const struct arrangement *a = &w->j->shown;
	struct hand h;

	hand_of(&h, a->cards, a->size);
	lack->number[0] = solve_greatest(w->solver, w->r, &h, &demand_none);
	lack->number[1] = w->r->opening_points;
	if (lack->number[0] < lack->number[1])
		return;
	lack->key = RULE_opening_min_runs;
	lack->say = SAY_OPENS_NOT;
}

bool
why_opens(struct why *w, enum sentence say)
{
	struct tally t = tally_melds(w->j->melds, w->j->shown.ngroups);

	if (w->r->opening_points == KEY_NONE || w->s->on_table ||
	    w->j->opening < w->r->opening_points || !meets_opening(w->r, &t))
		return false;
	why_say(w, WHY_ANSWER, say, RULE_opening_points, w->j->opening,
	    w->r->opening_points)->text = why_opening_sum(w);
	return true;
}

bool
why_opens_less(struct why *w)
{
	const struct rules *r = w->r;

	if (r->opening_points == KEY_NONE || !r->opening_out_exempt ||
	    w->s->on_table || w->j->outcome.verdict != VERDICT_VALID ||
	    !w->j->is_out || w->j->opening >= r->opening_points)
		return false;
	why_say(w, WHY_ALLOWED, SAY_OPENS_LESS, RULE_opening_out_exempt,
	    w->j->opening, 0);
	return true;
}

bool
why_later_melds(struct why *w)
{
	const struct judgement *j = w->j;
	int worth = 0;

	if (w->r->opening_points == KEY_NONE || !w->s->on_table ||
	    !j->shown.ngroups || j->outcome.verdict != VERDICT_VALID ||
	    why_took(j)) /* which is rather doubted */
		return false;
	for (int g = 0; g < j->shown.ngroups; g++)
		worth += meld_worth(w->r, &j->melds[g]);
	if (worth >= w->r->opening_points)
		return false;
	why_say(w, WHY_ALLOWED, SAY_LATER_MELDS, RULE_opening_points, worth,
	    w->r->opening_points);
	return true;
}
