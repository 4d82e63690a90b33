/* Owns the order of things: every seat by itself, then the deal as a whole. */
#include "referee.h"

#include <string.h>

#include "score.h"

/* The best that the same cards could have been, when it beats what was shown. */
static void
look_for_better(struct judging *j)
{
	struct judgement *out = j->out;
	struct judgement trial = { 0 };
	struct judging other = *j;
	struct layout layout;
	struct hand h;

	hand_of(&h, out->shown.cards, out->shown.size);
	if (out->shown.discard != CARD_NONE)
		hand_add(&h, out->shown.discard);
	lay_out(j->solver, j->rules, &h,
	    h.size == j->rules->dealt + 1 &&
	    j->rules->discard_last != DISCARD_FORBIDDEN, &layout);
	other.out = &trial;
	judge_layout(&other, &layout);
	out->better_valid = trial.outcome.verdict == VERDICT_VALID ||
	    trial.outcome.verdict == VERDICT_READY;
	out->has_better = layout.deadwood < out->outcome.deadwood ||
	    (out->outcome.verdict == VERDICT_INVALID && out->better_valid);
	out->better_deadwood = layout.deadwood;
	out->better = layout.cards;
	out->better_melds = trial.melds;
}

/* Lacks a fact that the rules need: error. */
static bool
lacks_fact(const struct deal *deal, struct verdicts *v)
{
	enum code code;
	struct buf b = { 0 };
	int bad = 0;

	for (int i = 0; i < deal->nseats; i++)
		bad += deal->seats[i].kind == SEAT_BAD;
	if (bad == deal->nseats || !deal->rules->missing.len ||
	    !code_find(deal->rules->missing, &code))
		return false;
	buf_str(&b, code_sentence(code));
	buf_str(&b, "; give it as ");
	buf_text(&b, deal->rules->missing);
	buf_str(&b, "=");
	fail_deal(deal, v, code, &deal->seats[0], b.data);
	buf_free(&b);
	return true;
}

void
judge_deal(struct solver *solver, const struct deal *given, bool explain,
    struct arena *arena, struct verdicts *v)
{
	struct deal seated = *given;
	const struct deal *deal = &seated;

	seated.rules = rules_for_seats(given->rules, given->nseats, arena);
	memset(v, 0, sizeof(*v));
	v->winner = -1;
	v->seats = arena_alloc(arena, (size_t)deal->nseats * sizeof(*v->seats));
	for (int i = 0; i < deal->nseats; i++) {
		struct judging j = { solver, deal->rules, &deal->seats[i],
			arena, &v->seats[i] };

		memset(j.out->laid_group, -1, sizeof(j.out->laid_group));
		if (!deal->rules->missing.len ||
		    deal->seats[i].kind == SEAT_BAD)
			judge_seat(&j, v);
	}
	if (!lacks_fact(deal, v))
		score_deal(solver, deal, arena, v);
	v->error.file = v->warning.file = deal->file;
	for (int i = 0; explain && !v->failed && i < deal->nseats; i++) {
		struct judging j = { solver, deal->rules, &deal->seats[i],
			arena, &v->seats[i] };

		if ((deal->seats[i].kind == SEAT_ARRANGEMENT ||
		    deal->seats[i].kind == SEAT_PLAIN) &&
		    v->seats[i].outcome.verdict != VERDICT_ERROR)
			look_for_better(&j);
	}
}
