/*
 * Owns the replies to a knock: cards laid off on its melds.
 */

#include "judge/layout.h"
#include "settle/knock.h"

int
knock_points(const struct rules *r, int knocker, int defender, bool gin,
    bool big)
{
	int diff = defender - knocker;

	if (big)
		return (diff + r->gin_big_bonus) * r->deal_multiplier;
	if (gin)
		return (diff + r->gin_bonus) * r->deal_multiplier;
	if (diff < 0 || (diff == 0 && r->undercut_on_tie))
		diff -= r->undercut_bonus;
	return diff * r->deal_multiplier;
}

bool
knock_takes_layoffs(const struct rules *r, bool gin)
{
	return r->layoff_allowed && (!gin || r->layoff_on_gin);
}

bool
knock_can_list(const struct rules *r, const struct hand *h)
{
	return !h->jokers && !(h->level[0] & r->wild) &&
	    r->declare_min_runs <= 0;
}

struct spread
knock_melds(struct scoring_deal *s, const struct judgement *j, short *group)
{
	struct spread spread = { .n = 0 };

	spread.melds = arena_alloc(s->arena,
	    (size_t)(j->shown.ngroups + 1) * sizeof(*spread.melds));
	for (int g = 0; g < j->shown.ngroups; g++) {
		if (j->melds[g].kind == MELD_NONE)
			continue;
		if (group)
			group[spread.n] = (short)g;
		spread.melds[spread.n++] = j->melds[g];
	}
	return spread;
}

/*
 * Less is better: deadwood, unmatched cards, cards laid off; of equal ones the
 * one with the highest discard.
 */
static int
compare_replies(const struct defence *x, const struct defence *y)
{
	if (x->deadwood != y->deadwood)
		return x->deadwood - y->deadwood;
	if (unmatched_size(&x->best) != unmatched_size(&y->best))
		return unmatched_size(&x->best) - unmatched_size(&y->best);
	if (laid_size(&x->best) != laid_size(&y->best))
		return laid_size(&x->best) - laid_size(&y->best);
	return discard_order(y->best.discard) - discard_order(x->best.discard);
}

void
knock_reply(struct scoring_deal *s, const struct seat *seat,
    const struct spread *spread, struct defence *best)
{
	struct hand h;
	bool found = false;

	hand_of(&h, seat->cards.cards, seat->cards.size);
	if (!may_choose_discard(s->rules, &seat->cards)) {
		layoff_best(s->solver, s->rules, &h, spread, best);
		best->best.discard = seat->cards.discard;
		return;
	}
	for (card c = 0; c < CARD_LIMIT; c++) {
		struct hand rest = h;
		struct defence now;

		if (!hand_remove(&rest, c))
			continue;
		layoff_best(s->solver, s->rules, &rest, spread, &now);
		now.best.discard = c;
		if (!found || compare_replies(&now, best) < 0)
			*best = now;
		found = true;
	}
}
