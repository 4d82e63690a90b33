/*
 * Owns knocks: the replies to one, with cards laid off on its melds, and the
 * choice of a spread, where each one within the limit is tried against its best
 * reply.
 */
#include "settle/knock.h"

#include <limits.h>
#include <string.h>

#include "judge/layout.h"

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
		layoff_best(s->solver, s->rules, &h, spread,
		    s->rules->melds_later, best);
		best->best.discard = seat->cards.discard;
		return;
	}
	for (card c = 0; c < CARD_LIMIT; c++) {
		struct hand rest = h;
		struct defence now;

		if (!hand_remove(&rest, c))
			continue;
		layoff_best(s->solver, s->rules, &rest, spread,
		    s->rules->melds_later, &now);
		now.best.discard = c;
		if (!found || compare_replies(&now, best) < 0)
			*best = now;
		found = true;
	}
}

/* The spread of the knocker */

struct minimax {
	struct scoring_deal *s;
	int defender;
	const struct judgement *defence; /* as judged without lay-offs */
	card discard;
	bool all; /* the claim is to have melded every card */
	bool found;
	int best, best_deadwood;
	struct arrangement spread;
};

/* What the knocker scores with a spread. */
static int
score_spread(const struct minimax *m, const struct arrangement *a, int deadwood)
{
	struct scoring_deal *s = m->s;
	const struct rules *r = s->rules;
	const struct seat *seat = &s->deal->seats[m->defender];
	bool big = is_big_gin(r, a, deadwood), gin = !deadwood;
	struct meld melds[GROUPS_MAX];
	struct spread spread = { .melds = melds };
	struct defence reply;
	struct judgement j;

	for (int g = 0; knock_takes_layoffs(r, gin) && g < a->ngroups; g++)
		meld_read_best(r, group_cards(a, g), group_size(a, g),
		    &melds[spread.n++]);
	if (seat->kind == SEAT_PLAIN && !seat->verb) {
		knock_reply(s, seat, &spread, &reply);
		return knock_points(r, deadwood, reply.deadwood, gin, big);
	}
	if (!seat_is_hand(seat))
		return knock_points(r, deadwood, m->defence->outcome.deadwood,
		    gin, big);
	j = *m->defence;
	if (seat->kind == SEAT_PLAIN)
		layoff_rest(s->solver, r, &j.shown, &spread, false);
	layoff_check(s->solver, r, j.shown.cards + laid_start(&j.shown),
	    laid_size(&j.shown), &spread, NULL, j.laid_group, NULL);
	return knock_points(r, deadwood, count_deadwood(r, &j), gin, big);
}

/* A total order of printed spreads, for ties. */
static int
compare_spreads(const struct arrangement *a, const struct arrangement *b)
{
	int order;

	if (unmatched_size(a) != unmatched_size(b))
		return unmatched_size(a) - unmatched_size(b);
	if (a->discard != b->discard) {
		if (card_rank(a->discard) != card_rank(b->discard))
			return card_rank(b->discard) - card_rank(a->discard);
		return b->discard - a->discard;
	}
	if (a->ngroups != b->ngroups)
		return a->ngroups - b->ngroups;
	order = memcmp(a->cards, b->cards, a->size);
	return order ? order : memcmp(a->end, b->end, a->ngroups);
}

static bool
weigh(const struct arrangement *a, int deadwood, void *context)
{
	struct minimax *m = context;
	struct arrangement now = *a;
	int result;

	now.discard = m->discard;
	/* The card that could be discarded is kept only for big gin. */
	if (unmatched_size(a) && (m->all ||
	    may_choose_discard(m->s->rules, &now)))
		return true;
	result = score_spread(m, &now, deadwood);
	if (m->found) {
		if (result < m->best)
			return true;
		if (result == m->best && (deadwood > m->best_deadwood ||
		    (deadwood == m->best_deadwood &&
		    compare_spreads(&now, &m->spread) >= 0)))
			return true;
	}
	m->found = true;
	m->best = result;
	m->best_deadwood = deadwood;
	m->spread = now;
	return true;
}

/* The most deadwood of a spread with which the claim is still valid. */
static int
most_left(const struct rules *r, enum verb verb)
{
	if (is_all_at_once(verb))
		return 0;
	return r->knock_at_most < 0 ? INT_MAX : r->knock_at_most;
}

void
knock_choose_spread(struct scoring_deal *s, int knocker, int defender)
{
	const struct seat *seat = &s->deal->seats[knocker];
	struct judgement *k = &s->v->seats[knocker];
	struct minimax m = { .s = s, .defender = defender,
		.defence = &s->v->seats[defender],
		.discard = seat->cards.discard,
		.all = s->rules->declare_all || seat->verb == VERB_RUMMY };
	int limit = most_left(s->rules, seat->verb);
	struct hand h;

	hand_of(&h, seat->cards.cards, seat->cards.size);
	/* Not with jokers or wild cards, nor where runs are demanded. */
	if (h.jokers || (h.level[0] & s->rules->wild) ||
	    s->rules->declare_min_runs > 0)
		return;
	if (may_choose_discard(s->rules, &seat->cards)) {
		if (s->rules->gin_big_bonus != KEY_NONE)
			solve_each(s->solver, s->rules, &h, 0, weigh, &m);
		for (card c = 0; c < CARD_JOKER; c++) {
			struct hand rest = h;

			m.discard = c;
			if (hand_remove(&rest, c))
				solve_each(s->solver, s->rules, &rest, limit,
				    weigh, &m);
		}
	} else {
		solve_each(s->solver, s->rules, &h, limit, weigh, &m);
	}
	k->shown = m.spread;
	judgement_read(k, s->rules, true, s->arena);
	k->outcome.deadwood = m.best_deadwood;
}
