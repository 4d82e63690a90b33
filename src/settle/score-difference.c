/*
 * Owns the score of a deal between two, one of whom knocked: lay-offs, gin and
 * undercut, and the knocker's best spread against the best reply.
 */
#include <limits.h>
#include <string.h>

#include "judge/layout.h"
#include "settle/score-ways.h"

bool
lone_difference(const struct rules *r, const struct seat *seat,
    const struct judgement *j, int *points)
{
	(void)r;
	*points = j->outcome.deadwood;
	return seat->verb == VERB_NONE;
}

/* The knocker's points for these counts; negative: the defender's. */
static int
difference(const struct rules *r, int knocker, int defender, bool big)
{
	int diff = defender - knocker;

	if (big)
		return (diff + r->gin_big_bonus) * r->deal_multiplier;
	if (knocker == 0)
		return (diff + r->gin_bonus) * r->deal_multiplier;
	if (diff < 0 || (diff == 0 && r->undercut_on_tie))
		diff -= r->undercut_bonus;
	return diff * r->deal_multiplier;
}

static bool
may_lay_off(const struct rules *r, int knocker_deadwood)
{
	return r->layoff_allowed && (knocker_deadwood > 0 || r->layoff_on_gin);
}

/* The melds of a judged seat on which cards can be laid off. */
static struct spread
spread_of(struct scoring_deal *s, const struct judgement *j)
{
	struct spread spread = { 0 };

	spread.n = j->shown.ngroups;
	spread.melds = arena_alloc(s->arena,
	    (size_t)(spread.n + 1) * sizeof(*spread.melds));
	for (int g = 0; g < spread.n; g++) {
		assert(j->melds[g].kind != MELD_NONE); /* of a valid claim */
		spread.melds[g] = j->melds[g];
	}
	return spread;
}

/*
 * Less is better: deadwood, cards left, cards laid off, then the highest
 * discard.
 */
static int
compare_replies(const struct defence *a, const struct defence *b)
{
	if (a->deadwood != b->deadwood)
		return a->deadwood - b->deadwood;
	if (unmatched_size(&a->best) != unmatched_size(&b->best))
		return unmatched_size(&a->best) - unmatched_size(&b->best);
	if (laid_size(&a->best) != laid_size(&b->best))
		return laid_size(&a->best) - laid_size(&b->best);
	return discard_order(b->best.discard) - discard_order(a->best.discard);
}

/*
 * The best reply of a plain hand, with its discard, if that is still to be
 * chosen.
 */
static void
find_reply(struct scoring_deal *s, const struct seat *seat,
    const struct spread *spread, struct defence *best)
{
	struct defence now;
	bool found = false;
	struct hand h;

	hand_of(&h, seat->cards.cards, seat->cards.size);
	if (!may_choose_discard(s->rules, &seat->cards)) {
		layoff_best(s->solver, s->rules, &h, spread, best);
		best->best.discard = seat->cards.discard;
		return;
	}
	for (card c = 0; c < CARD_LIMIT; c++) {
		struct hand rest = h;

		if (!hand_remove(&rest, c))
			continue;
		layoff_best(s->solver, s->rules, &rest, spread, &now);
		now.best.discard = c;
		if (!found || compare_replies(&now, best) < 0)
			*best = now;
		found = true;
	}
}

/* Say where the cards go that the seat lays off, if they fit. */
static void
lay_off(struct scoring_deal *s, int seat, int knocker,
    const struct spread *spread)
{
	struct judgement *j = &s->v->seats[seat];
	const struct arrangement *a = &j->shown;

	layoff_check(s->solver, s->rules, a->cards + laid_start(a),
	    laid_size(a), spread, j->laid_group, NULL);
	for (int i = 0; i < laid_size(a); i++)
		j->laid_seat[i] = (short)knocker;
}

/* A plain hand: the best reply to the spread. */
static void
reply_best(struct scoring_deal *s, int seat, int knocker,
    const struct spread *spread)
{
	struct judgement *j = &s->v->seats[seat];
	struct defence defence;

	find_reply(s, &s->deal->seats[seat], spread, &defence);
	if (!laid_size(&defence.best))
		return;
	j->shown = defence.best;
	/* Of equal places those that are found when this is read again. */
	lay_off(s, seat, knocker, spread);
	/* The hand's own groups may have changed. */
	judgement_read(j, s->rules, true, s->arena);
	j->outcome.deadwood = defence.deadwood;
	j->outcome.verdict = VERDICT_OPEN;
}

/* Lay-offs as the defender declared them: accept those that fit. */
static void
reply_given(struct scoring_deal *s, int seat, int knocker,
    const struct spread *spread)
{
	struct judgement *j = &s->v->seats[seat];

	lay_off(s, seat, knocker, spread);
	j->outcome.deadwood = count_deadwood(s->rules, j);
}

static void
reply(struct scoring_deal *s, int seat, int knocker)
{
	struct judgement *k = &s->v->seats[knocker];
	struct spread spread = spread_of(s, k);

	if (!may_lay_off(s->rules, k->outcome.deadwood))
		spread.n = 0;
	if (s->deal->seats[seat].kind == SEAT_ARRANGEMENT)
		reply_given(s, seat, knocker, &spread);
	else if (s->deal->seats[seat].kind == SEAT_PLAIN && spread.n)
		reply_best(s, seat, knocker, &spread);
}

/* The knocker's search over all spreads. */
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

/* The defender's count against a spread. */
static int
count_reply(const struct minimax *m, const struct arrangement *a, int deadwood)
{
	const struct rules *r = m->s->rules;
	const struct seat *seat = &m->s->deal->seats[m->defender];
	struct meld melds[GROUPS_MAX];
	struct spread spread = { 0, melds };
	struct judgement j;

	if (seat->kind != SEAT_PLAIN && seat->kind != SEAT_ARRANGEMENT)
		return m->defence->outcome.deadwood;
	for (int g = 0; may_lay_off(r, deadwood) && g < a->ngroups; g++) {
		struct meld readings[MELD_READINGS];

		meld_read(r, group_cards(a, g), group_size(a, g), readings);
		melds[spread.n++] = readings[0];
	}
	if (seat->kind == SEAT_PLAIN) {
		struct defence defence;

		find_reply(m->s, seat, &spread, &defence);
		return defence.deadwood;
	}
	j = *m->defence;
	layoff_check(m->s->solver, r, j.shown.cards + laid_start(&j.shown),
	    laid_size(&j.shown), &spread, j.laid_group, NULL);
	return count_deadwood(r, &j);
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
	const struct rules *r = m->s->rules;
	bool big;
	int result;

	now.discard = m->discard;
	big = is_big_gin(r, &now, deadwood);
	/* A card too many is kept for big gin only. */
	if (unmatched_size(a) && (m->all || may_choose_discard(r, &now)))
		return true;
	result = difference(r, deadwood, count_reply(m, a, deadwood), big);
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

/*
 * A knock whose spread was not given: every spread within the limit, and every
 * discard if one is still to be chosen, against the best reply.  If the hand
 * has jokers or wild cards, or runs are demanded, the spread with the least
 * deadwood is kept.
 */
static void
choose_spread(struct scoring_deal *s, int knocker, int defender)
{
	const struct seat *seat = &s->deal->seats[knocker];
	struct judgement *k = &s->v->seats[knocker];
	struct minimax m = { .s = s, .defender = defender,
		.defence = &s->v->seats[defender] };
	int limit = most_left(s->rules, seat->verb);
	struct hand h;

	hand_of(&h, seat->cards.cards, seat->cards.size);
	if (h.jokers || h.level[0] & s->rules->wild ||
	    s->rules->declare_min_runs > 0 ||
	    s->rules->set_suits == SET_SUITS_ANY)
		return;
	m.all = s->rules->declare_all || seat->verb == VERB_RUMMY;
	m.discard = seat->cards.discard;
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

void
find_better_reply(struct scoring_deal *s, int seat)
{
	struct judgement *j = &s->v->seats[seat];
	const struct judgement *k = &s->v->seats[1 - seat];
	struct seat plain = { .cards = j->shown };
	struct arrangement *a = &plain.cards;
	struct spread spread;
	struct defence best;

	if (s->deal->seats[1 - seat].verb == VERB_NONE ||
	    k->outcome.verdict != VERDICT_VALID ||
	    !may_lay_off(s->rules, k->outcome.deadwood))
		return;
	if (a->discard != CARD_NONE && a->size == s->rules->dealt) {
		a->cards[a->size++] = a->discard;
		a->discard = CARD_NONE;
	}
	spread = spread_of(s, k);
	find_reply(s, &plain, &spread, &best);
	if (best.deadwood >= (j->has_better ? j->better_cost :
	    j->outcome.deadwood))
		return;
	j->has_better = true;
	j->better = best.best;
	j->better_cost = best.deadwood;
}

/* A final figure is kept, and there is nothing to compute from it. */
static bool
has_figure(struct scoring_deal *s)
{
	for (int i = 0; i < s->deal->nseats; i++)
		if (s->deal->seats[i].kind == SEAT_POINTS)
			return true;
	return false;
}

static void
keep_figures(struct scoring_deal *s)
{
	for (int i = 0; i < s->deal->nseats; i++)
		if (s->deal->seats[i].kind == SEAT_POINTS)
			give_points(&s->v->seats[i], s->deal->seats[i].number);
}

static void
write_down(struct scoring_deal *s, int knocker, int defender, int result)
{
	struct verdicts *v = s->v;

	give_points(&v->seats[knocker], result > 0 ? result : 0);
	give_points(&v->seats[defender], result < 0 ? -result : 0);
	if (result)
		v->winner = result > 0 ? knocker : defender;
}

/* Why a card that the defender laid off counts. */
static void
refuse_reply(struct scoring_deal *s, const struct judgement *k,
    struct judgement *d)
{
	if (k->outcome.verdict != VERDICT_VALID)
		refuse_layoffs(s->rules, d, s->arena,
		    SAY_KNOCK_FAILED);
	else if (s->rules->layoff_allowed &&
	    !may_lay_off(s->rules, k->outcome.deadwood))
		find_refused(d, s->arena, RULE_layoff_on_gin, SAY_ON_GIN);
	else
		refuse_layoffs(s->rules, d, s->arena, SAY_NO_FIT);
}

static void
score_knock(struct scoring_deal *s, int knocker, int defender)
{
	struct judgement *k = &s->v->seats[knocker];
	struct judgement *d = &s->v->seats[defender];
	int result = 0;

	if (k->outcome.verdict == VERDICT_VALID &&
	    s->deal->seats[knocker].kind == SEAT_PLAIN)
		choose_spread(s, knocker, defender);
	if (k->outcome.verdict == VERDICT_VALID) {
		reply(s, defender, knocker);
		result = difference(s->rules, k->outcome.deadwood,
		    d->outcome.deadwood, judgement_is_big_gin(s->rules, k));
	} else if (s->rules->knock_illegal == KNOCK_UNDERCUT) {
		int diff = k->outcome.deadwood - d->outcome.deadwood;

		result = -((diff > 0 ? diff : 0) + s->rules->undercut_bonus) *
		    s->rules->deal_multiplier;
	}
	refuse_reply(s, k, d);
	write_down(s, knocker, defender, result);
}

void
score_difference(struct scoring_deal *s)
{
	const struct deal *deal = s->deal;
	int knocker = -1, claims = 0;

	for (int i = 0; i < deal->nseats; i++) {
		if (deal->seats[i].verb == VERB_NONE)
			continue;
		claims++;
		knocker = i;
	}
	if (claims > 1) {
		fail_deal(deal, s->v, CODE_CLAIMS, &deal->seats[knocker],
		    "two players claim; the deal ends with one claim");
		return;
	}
	for (int i = 0; i < deal->nseats; i++)
		if (claims == 0 || i == knocker)
			refuse_layoffs(s->rules, &s->v->seats[i], s->arena,
			    claims ? SAY_KNOCKER : SAY_NO_KNOCK);
	if (claims && s->rules->deal_spade_multiplier > 1 &&
	    s->rules->facts.turn_up == CARD_NONE) {
		fail_deal(deal, s->v, CODE_TURN_UP, &deal->seats[knocker],
		    "the upcard may multiply the points; give it as "
		    "turn-up=");
		return;
	}
	for (int i = 0; !claims && i < deal->nseats; i++)
		give_points(&s->v->seats[i], 0);
	if (claims && !has_figure(s))
		score_knock(s, knocker, 1 - knocker);
	keep_figures(s);
}
