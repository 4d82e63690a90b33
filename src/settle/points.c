/* Owns what all ways to score do to a seat or a deal. */
#include "settle/score-ways.h"

void
give_points(struct judgement *j, int points)
{
	j->outcome.has_points = true;
	j->outcome.points = points;
}

void
keep_figures(struct scoring_deal *s)
{
	for (int i = 0; i < s->deal->nseats; i++)
		if (s->deal->seats[i].kind == SEAT_POINTS)
			give_points(&s->v->seats[i], s->deal->seats[i].number);
}

void
refuse_layoffs(const struct rules *r, struct judgement *j, struct arena *arena,
    enum sentence say)
{
	if (r->layoff_allowed)
		find_refused(j, arena, RULE_NONE, say);
	else
		find_refused(j, arena, RULE_layoff_allowed, SAY_NO_LAYOFF);
}

void
fail_deal(const struct deal *deal, struct verdicts *v, enum code code,
    const struct seat *at, const char *sentence)
{
	const char *word = code_word(code);

	v->failed = true;
	v->winner = -1;
	v->summary = TEXT("");
	for (int i = 0; i < deal->nseats; i++) {
		struct outcome *o = &v->seats[i].outcome;

		if (o->verdict == VERDICT_ERROR)
			continue;
		*o = (struct outcome){ .verdict = VERDICT_ERROR,
			.error = text_of(word) };
	}
	error_set(&v->error, word, at->line, 1, "%s", sentence);
	v->error.source = at->source;
}
