/* Owns what ways to score do to a seat or a deal, and what a loser has shown. */
#include "settle/score-ways.h"

struct why_term *
add_term(struct scoring_deal *s, int seat, enum why_op op, enum term name,
    int value, enum rule_key key)
{
	return sum_add(&s->v->seats[seat].points, s->arena, op, name, value,
	    key);
}

void
add_count(struct scoring_deal *s, int seat, enum why_op op, int of)
{
	add_term(s, seat, op, TERM_COUNT, s->v->seats[of].outcome.deadwood,
	    RULE_NONE)->seat = of;
}

void
give_sum(struct judgement *j)
{
	j->outcome.has_points = true;
	j->outcome.points = (int)why_sum(j->points.terms, j->points.n);
}

void
keep_figures(struct scoring_deal *s)
{
	for (int i = 0; i < s->deal->nseats; i++) {
		const struct seat *seat = &s->deal->seats[i];

		if (seat->kind != SEAT_POINTS)
			continue;
		s->v->seats[i].points.n = 0;
		add_term(s, i, OP_PLUS, TERM_GIVEN, seat->number, RULE_NONE);
		give_sum(&s->v->seats[i]);
	}
}

void
refuse_layoffs(const struct rules *r, struct judgement *j, struct arena *arena,
    enum sentence say)
{
	if (r->scoring == SCORING_PENALTY)
		find_refused(j, arena, RULE_layoff_allowed, SAY_SHOWN_LAST);
	else if (r->layoff_allowed)
		find_refused(j, arena, RULE_NONE, say);
	else
		find_refused(j, arena, RULE_layoff_allowed, SAY_NO_LAYOFF);
}

void
fail_deal(const struct deal *deal, struct verdicts *v, enum code code,
    const struct seat *at, const char *format, ...)
{
	const char *word = code_words[code];
	struct buf b = { NULL, 0, 0 };
	va_list args;

	v->failed = true;
	v->blamed = (int)(at - deal->seats);
	v->winner = -1;
	v->summary = TEXT("");
	for (int i = 0; i < deal->nseats; i++) {
		struct outcome *o = &v->seats[i].outcome;

		if (o->verdict == VERDICT_ERROR)
			continue;
		*o = (struct outcome){ .verdict = VERDICT_ERROR,
			.error = text_of(word) };
	}
	va_start(args, format);
	buf_vprintf(&b, format, args);
	va_end(args);
	seat_error(&v->error, at, word, 1, b.data, "");
	buf_free(&b);
}

/* Losers */

bool
loses_with_others(const struct seat *s, const struct judgement *j)
{
	if (s->kind == SEAT_ACTION)
		return s->action == ACTION_NO_TURN ||
		    action_is_of_loser(s->action);
	return s->kind != SEAT_POINTS && j->outcome.verdict != VERDICT_INVALID;
}

bool
loser_has_runs(const struct rules *r, const struct judgement *j)
{
	struct tally t;

	if (!j->melds)
		return j->action == ACTION_SEEN;
	t = tally_melds(j->melds, j->shown.ngroups);
	return meets_demand(r, &t);
}

int
loser_price_of_pairs(const struct rules *r, const struct judgement *j)
{
	struct hand h;

	if (!r->lose_pairs_from.n || j->action != ACTION_NONE)
		return KEY_NONE;
	hand_of(&h, j->shown.cards, j->shown.size);
	return price_of_pairs(r, &h);
}

bool
loser_has_shown(const struct rules *r, const struct judgement *j)
{
	return j->complete || loser_has_runs(r, j) ||
	    loser_price_of_pairs(r, j) != KEY_NONE;
}
