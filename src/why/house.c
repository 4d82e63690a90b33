/*
 * Owns the one other house that an explanation names: the one under which the
 * other player would have been right, judged as a whole on what was typed.
 */
#include "why/parts.h"

#include "rules/say.h"
#include "rules/table.h"
#include "why/again.h"

/* What is better to be told: a claim that changes, a winner, then points. */
enum effect { EFFECT_NONE, EFFECT_POINTS, EFFECT_WINNER, EFFECT_CLAIM };

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
		return EFFECT_WINNER;
	}
	for (*seat = 0; *seat < w->deal->nseats; ++*seat)
		if (own->seats[*seat].outcome.points !=
		    v->seats[*seat].outcome.points)
			return EFFECT_POINTS;
	return EFFECT_NONE;
}

/* What does the house's value of the key change by itself? */
static enum effect
effect_alone(struct why *w, enum rule_key key, const struct house *h)
{
	bool keys[RULE_KEYS] = { false };
	const struct verdicts *v;
	int seat;

	keys[key] = true;
	v = again_keys(w->again, w->deal, keys, h->rules);
	return v ? effect_on(w, v, &seat) : EFFECT_NONE;
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

/* The key that decided: of the answer, else of the rule that was told. */
static enum rule_key
deciding_key(const struct why *w)
{
	for (const struct why_finding *f = w->first; f; f = f->next)
		if (!f->plain && f->key != RULE_NONE &&
		    (f->kind == WHY_ANSWER || f->kind == WHY_RULE))
			return f->key;
	return RULE_NONE;
}

static void
keep_house(struct why *w, const struct verdicts *v, enum rule_key key,
    const struct rules *r, struct text name, enum effect e, int seat)
{
	struct why_finding *f = why_add(w, WHY_HOUSE, say_effect(v, e, seat),
	    seat);
	struct buf b = { 0 };

	rules_say(r, &rules_rows[key], false, &b);
	f->text = arena_buf(w->arena, &b);
	f->house = name;
	f->number[0] = v->seats[seat].outcome.points;
	row_print(&rules_rows[key], r, &b);
	w->otherwise = arena_joined(w->arena, text_of(rules_key_name(key)), '=',
	    buf_view(&b));
	buf_free(&b);
}

bool
why_is_idle(const struct why *w)
{
	return w->deal->nseats == 1 && !w->deal->seats->verb &&
	    w->deal->rules->lose_gate == GATE_NONE;
}

void
why_house(struct why *w)
{
	enum rule_key key = deciding_key(w);
	const struct row *row = &rules_rows[key == RULE_NONE ? 0 : key];
	const struct house *h, *best = NULL;
	enum effect most = EFFECT_NONE;
	size_t at = 0;
	int options = 0, seat;

	if (!w->again || key == RULE_NONE || why_is_idle(w))
		return;
	/* Sets first: options are for those who know them. */
	while (most < EFFECT_CLAIM && ((h = again_family(w->again,
	    w->deal->rules, &at)) || !options++)) {
		enum effect e, alone;

		if (!h)
			at = 0;
		if (!h || h->option != options ||
		    row_same(row, h->rules, w->deal->rules) ||
		    !rules_key_acts(h->rules, key))
			continue;
		alone = effect_alone(w, key, h);
		if (alone <= most)
			continue;
		e = effect_on(w, again_rules(w->again, w->deal, h->rules),
		    &seat);
		if (e == alone) {
			most = e;
			best = h;
		}
	}
	if (best) {
		const struct verdicts *v = again_rules(w->again, w->deal,
		    best->rules);

		most = effect_on(w, v, &seat);
		keep_house(w, v, key, best->rules, best->name, most, seat);
	}
}
