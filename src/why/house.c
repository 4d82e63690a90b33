/*
 * Owns the one other house that an explanation names: the one under which the
 * other player would have been right, judged as a whole on what was typed.
 */
#include "why/parts.h"

#include "rules/show.h"
#include "rules/table.h"
#include "why/again.h"

/* What is better to be told: a claim that changes, a winner, then points. */
enum effect { EFFECT_NONE, EFFECT_POINTS, EFFECT_WINNER, EFFECT_CLAIM };

/* Other verdicts, and the seat for which they are other ones. */
struct changed_by {
	const struct verdicts *v;
	int seat;
};

static enum effect
effect_on(const struct why *w, const struct verdicts *v, int *seat)
{
	const struct verdicts *own = w->verdicts;

	for (int i = 0; i < w->deal->nseats; i++)
		if (v->failed || v->seats[i].outcome.verdict == VERDICT_ERROR ||
		    own->seats[i].outcome.verdict == VERDICT_ERROR)
			return EFFECT_NONE;
	for (*seat = 0; *seat < w->deal->nseats; ++*seat)
		if (w->deal->seats[*seat].verb &&
		    own->seats[*seat].outcome.verdict !=
		    v->seats[*seat].outcome.verdict)
			return EFFECT_CLAIM;
	if (own->winner != v->winner) {
		*seat = v->winner >= 0 ? v->winner : own->winner;
		return v->winner < 0 || v->seats[*seat].outcome.has_points ?
		    EFFECT_WINNER : EFFECT_NONE;
	}
	for (*seat = 0; *seat < w->deal->nseats; ++*seat)
		if (own->seats[*seat].outcome.has_points &&
		    v->seats[*seat].outcome.has_points &&
		    own->seats[*seat].outcome.points !=
		    v->seats[*seat].outcome.points)
			return EFFECT_POINTS;
	return EFFECT_NONE;
}

/*
 * What does the house's value of the key change by itself, or with RULE_NONE
 * the house as a whole, which the facts of the deal must fit?
 */
static enum effect
effect_of(struct why *w, enum rule_key key, const struct house *h,
    struct changed_by *by)
{
	bool keys[RULE_KEYS];

	for (int i = 0; i < RULE_KEYS; i++)
		keys[i] = key == RULE_NONE || i == (int)key;
	by->v = again_keys(w->again, w->deal, keys, h->rules);
	return by->v ? effect_on(w, by->v, &by->seat) : EFFECT_NONE;
}

static enum sentence
say_effect(const struct verdicts *v, enum effect e, int seat)
{
	if (e == EFFECT_CLAIM)
		return v->seats[seat].outcome.verdict == VERDICT_VALID ?
		    SAY_HOUSE_VALID : SAY_HOUSE_INVALID;
	return e == EFFECT_WINNER && v->winner < 0 ? SAY_HOUSE_NOBODY :
	    SAY_HOUSE_SCORES;
}

static void
keep_house(struct why *w, const struct changed_by *by, enum rule_key key,
    const struct house *h, enum effect e)
{
	struct why_finding *f = why_add(w, WHY_HOUSE, say_effect(by->v, e,
	    by->seat), by->seat);
	struct buf b = { 0 };

	rules_say(h->rules, &rules_rows[key], false, &b);
	f->text = arena_buf(w->arena, &b);
	f->house = h->name;
	f->number[0] = by->v->seats[by->seat].outcome.points;
	row_print(&rules_rows[key], h->rules, &b);
	why_otherwise(w, key, arena_buf(w->arena, &b));
}

void
why_house(struct why *w)
{
	enum rule_key key = why_quarrel_key(w, false);
	const struct row *row = &rules_rows[key == RULE_NONE ? 0 : key];
	const struct house *h, *best = NULL;
	enum effect most = EFFECT_NONE;
	struct changed_by by;
	size_t at = 0;
	int options = 0;

	if (!w->again || key == RULE_NONE || why_is_idle(w))
		return;
	/* Sets first: options are for those who know them. */
	while (most < EFFECT_CLAIM && ((h = again_family(w->again,
	    w->deal->rules, &at)) || !options++)) {
		enum effect alone;

		if (!h)
			at = 0;
		if (!h || h->option != options ||
		    row_same(row, h->rules, w->deal->rules) ||
		    !h->rules->acting[key])
			continue;
		alone = effect_of(w, key, h, &by);
		if (alone > most && effect_of(w, RULE_NONE, h, &by) == alone) {
			most = alone;
			best = h;
		}
	}
	if (best) {
		most = effect_of(w, RULE_NONE, best, &by);
		keep_house(w, &by, key, best, most);
	}
}
