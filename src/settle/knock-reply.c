/*
 * Owns the replies to a knock: cards laid off on its melds, and what the
 * knocker then lays off on those of the reply (layoff.from).
 */
#include <limits.h>
#include <string.h>

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

void
knock_loose(const struct rules *r, const struct seat *seat,
    const struct arrangement *a, struct hand *loose)
{
	bool typed = seat->kind == SEAT_ARRANGEMENT;

	*loose = hand_empty();
	if (r->layoff_allowed && r->layoff_from == LAYOFF_BOTH)
		hand_of(loose, a->cards + laid_start(a),
		    typed ? laid_size(a) : a->size - laid_start(a));
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

int
knock_gain(struct scoring_deal *s, const struct hand *loose,
    const struct spread *spread)
{
	struct arrangement a;

	arrange_melds(&a, NULL, 0, loose);
	return loose->size ? cards_value(s->rules, a.cards, a.size) -
	    layoff_rest(s->solver, s->rules, &a, spread) : 0;
}

/* The replies of a hand so far. */
struct replying {
	struct scoring_deal *s;
	const struct knocked *knocked;
	card discard;
	bool found;
	struct reply *best;
};

/*
 * Less is better: deadwood with what the knocker gains, then deadwood,
 * unmatched cards, cards laid off; of equal ones the one with the highest
 * discard.
 */
static int
compare_replies(const struct reply *a, const struct reply *b)
{
	const struct defence *x = &a->defence, *y = &b->defence;

	if (x->deadwood + a->gained != y->deadwood + b->gained)
		return x->deadwood + a->gained - y->deadwood - b->gained;
	if (x->deadwood != y->deadwood)
		return x->deadwood - y->deadwood;
	if (unmatched_size(&x->best) != unmatched_size(&y->best))
		return unmatched_size(&x->best) - unmatched_size(&y->best);
	if (laid_size(&x->best) != laid_size(&y->best))
		return laid_size(&x->best) - laid_size(&y->best);
	return discard_order(y->best.discard) - discard_order(x->best.discard);
}

static void
consider(struct replying *p, struct reply *now)
{
	const struct arrangement *a = &now->defence.best;
	struct meld melds[GROUPS_MAX];
	struct spread own = { .melds = melds };

	for (int g = 0; g < a->ngroups; g++)
		meld_read_best(p->s->rules, group_cards(a, g),
		    group_size(a, g), &melds[own.n++]);
	now->gained = knock_gain(p->s, &p->knocked->loose, &own);
	now->defence.best.discard = p->discard;
	if (!p->found || compare_replies(now, p->best) < 0)
		*p->best = *now;
	p->found = true;
}

static bool
consider_melds(const struct arrangement *a, int deadwood, void *context)
{
	struct replying *p = context;
	struct reply now = { .defence = { .best = *a } };

	(void)deadwood; /* before lay-offs */
	now.defence.deadwood = layoff_rest(p->s->solver, p->s->rules,
	    &now.defence.best, &p->knocked->spread);
	consider(p, &now);
	return true;
}

/* Consider the replies of these cards, which are without the discard. */
static void
reply_with(struct replying *p, const struct hand *h)
{
	struct reply now;

	if (p->knocked->loose.size && knock_can_list(p->s->rules, h)) {
		solve_each(p->s->solver, p->s->rules, h, INT_MAX,
		    consider_melds, p);
		return;
	}
	layoff_best(p->s->solver, p->s->rules, h, &p->knocked->spread,
	    &now.defence);
	consider(p, &now);
}

void
knock_reply(struct scoring_deal *s, const struct seat *seat,
    const struct knocked *knocked, struct reply *best)
{
	struct replying p = { s, knocked, seat->cards.discard, false, best };
	struct hand h;

	hand_of(&h, seat->cards.cards, seat->cards.size);
	if (!may_choose_discard(s->rules, &seat->cards)) {
		reply_with(&p, &h);
		return;
	}
	for (card c = 0; c < CARD_LIMIT; c++) {
		struct hand rest = h;

		p.discard = c;
		if (hand_remove(&rest, c))
			reply_with(&p, &rest);
	}
}
