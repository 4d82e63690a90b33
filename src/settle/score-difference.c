/*
 * Owns the score of a deal between two, one of whom knocked: the choice of a
 * spread, where each one within the limit is tried against its best reply,
 * lay-offs on it, gin and undercut.
 */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "judge/layout.h"
#include "settle/score-ways.h"
#include "solve/layoff.h"

bool
lone_difference(struct scoring_deal *s, int seat)
{
	add_term(s, seat, OP_PLUS, TERM_CARDS, s->v->seats[seat].outcome.deadwood,
	    RULE_NONE);
	return !s->deal->seats[seat].verb;
}

/* Who ends the deal: the first valid claim, else the first claim; or -1. */
static int
find_knocker(const struct scoring_deal *s)
{
	int valid = find_claim(s);

	return valid >= 0 ? valid : deal_claimant(s->deal);
}

/*
 * The knocker's points for the deadwood of both, each after lay-offs; negative:
 * the defender's.  gin: the knocker melded every card; big: without a discard
 * (S4 L21-25).
 */
static int
points_of(const struct rules *r, int knocker, int defender, bool gin,
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

/* May the defender lay off on the melds of a knock, or of gin? */
static bool
takes_layoffs(const struct rules *r, bool gin)
{
	return r->layoff_allowed && (!gin || r->layoff_on_gin);
}

/* Less is better: deadwood, unmatched, laid off; then the highest discard. */
static int
compare_replies(const struct solution *x, const struct solution *y)
{
	if (x->deadwood != y->deadwood)
		return x->deadwood - y->deadwood;
	if (unmatched_size(&x->best) != unmatched_size(&y->best))
		return unmatched_size(&x->best) - unmatched_size(&y->best);
	if (laid_size(&x->best) != laid_size(&y->best))
		return laid_size(&x->best) - laid_size(&y->best);
	return discard_order(y->best.discard) - discard_order(x->best.discard);
}

/* The least deadwood of a plain hand beside these melds, its discard chosen. */
static void
best_reply(struct scoring_deal *s, const struct seat *seat,
    const struct spread *spread, struct solution *best)
{
	bool choose = may_choose_discard(s->rules, &seat->cards);

	for (int i = 0; i < (choose ? seat->cards.size : 1); i++) {
		card discard = choose ? seat->cards.cards[i] :
		    seat->cards.discard;
		struct solution now;
		struct hand rest;

		hand_of(&rest, seat->cards.cards, seat->cards.size);
		if (choose)
			hand_remove(&rest, discard);
		(void)layoff_best(s->solver, s->rules, &rest, spread,
		    s->rules->melds_later, &demand_none, &now);
		now.best.discard = discard;
		if (i == 0 || compare_replies(&now, best) < 0)
			*best = now;
	}
}

/* Lay off for a seat, of a plain claim what it can; returns what is left. */
static int
lay_off(struct scoring_deal *s, struct judgement *j, const struct seat *seat,
    const struct spread *spread)
{
	struct arrangement *a = &j->shown;
	struct laid_off laid = { .takes = 0 };

	if (seat->kind == SEAT_PLAIN)
		layoff_rest(s->solver, s->rules, a, spread, false);
	layoff_check(s->solver, s->rules, a->cards + laid_start(a),
	    laid_size(a), spread, NULL, &laid, NULL);
	memcpy(j->laid_group, laid.on, sizeof(laid.on));
	return count_deadwood(s->rules, j);
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
	struct solution reply;
	struct judgement j;

	for (int g = 0; takes_layoffs(r, gin) && g < a->ngroups; g++)
		meld_read_best(r, group_cards(a, g), group_size(a, g),
		    &melds[spread.n++]);
	if (seat->kind == SEAT_PLAIN && !seat->verb) {
		best_reply(s, seat, &spread, &reply);
		return points_of(r, deadwood, reply.deadwood, gin, big);
	}
	if (!seat_is_hand(seat))
		return points_of(r, deadwood, m->defence->outcome.deadwood,
		    gin, big);
	j = *m->defence;
	return points_of(r, deadwood, lay_off(s, &j, seat, &spread), gin, big);
}

/* A total order of printed spreads, for ties. */
static int
compare_spreads(const struct arrangement *a, const struct arrangement *b)
{
	int order;

	if (unmatched_size(a) != unmatched_size(b))
		return unmatched_size(a) - unmatched_size(b);
	if (a->discard != b->discard)
		return discard_order(b->discard) - discard_order(a->discard);
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
	if (m->found && (result < m->best || (result == m->best &&
	    (deadwood > m->best_deadwood || (deadwood == m->best_deadwood &&
	    compare_spreads(&now, &m->spread) >= 0)))))
		return true;
	m->found = true;
	m->best = result;
	m->best_deadwood = deadwood;
	m->spread = now;
	return true;
}

/*
 * For a valid knock of a plain hand, show the spread, within the limit, and the
 * discard, if that is still to be chosen, that score most against the best
 * reply.  Where not every arrangement can be tried, with jokers, wild cards or
 * demanded runs, keep the spread with the least deadwood.
 */
static void
choose_spread(struct scoring_deal *s, int knocker, int defender)
{
	const struct seat *seat = &s->deal->seats[knocker];
	struct judgement *k = &s->v->seats[knocker];
	struct minimax m = { .s = s, .defender = defender,
		.defence = &s->v->seats[defender],
		.discard = seat->cards.discard,
		.all = s->rules->declare_all || seat->verb == VERB_RUMMY };
	/* The most deadwood with which the claim is still valid. */
	int limit = is_all_at_once(seat->verb) ? 0 :
	    s->rules->knock_at_most < 0 ? INT_MAX : s->rules->knock_at_most;
	struct hand h;
	bool choose;

	hand_of(&h, seat->cards.cards, seat->cards.size);
	/* Not with jokers or wild cards, nor where runs are demanded. */
	if (h.jokers || (h.level[0] & s->rules->wild) ||
	    s->rules->declare_min_runs > 0)
		return;
	choose = may_choose_discard(s->rules, &seat->cards);
	if (!choose || s->rules->gin_big_bonus != KEY_NONE)
		solve_each(s->solver, s->rules, &h, choose ? 0 : limit, weigh,
		    &m);
	for (int i = 0; choose && i < seat->cards.size; i++) {
		struct hand rest = h;

		m.discard = seat->cards.cards[i];
		hand_remove(&rest, m.discard);
		solve_each(s->solver, s->rules, &rest, limit, weigh, &m);
	}
	k->shown = m.spread;
	judgement_read(k, s->rules, true, s->arena);
	k->outcome.deadwood = m.best_deadwood;
}

/* The deal */

/* The melds of a valid knock, as far as a reply may be laid off on them. */
static struct spread
find_spread(const struct scoring_deal *s, int knocker)
{
	const struct judgement *k = &s->v->seats[knocker];

	return (struct spread){ takes_layoffs(s->rules, judgement_is_gin(k)) ?
	    k->shown.ngroups : 0, k->melds };
}

/*
 * Judge the defender's cards: a plain hand at its best, others as shown.  One
 * that claimed, too, keeps its melds, and lays off only cards in none.
 */
static void
reply(struct scoring_deal *s, int index, int knocker)
{
	struct judgement *j = &s->v->seats[index];
	struct seat seat = s->deal->seats[index];
	struct judging judging = { .solver = s->solver, .rules = s->rules,
		.seat = &seat, .arena = s->arena, .out = j, .index = index };
	struct spread spread = find_spread(s, knocker);
	struct solution best = { .found = false };

	if (seat.kind == SEAT_PLAIN && !seat.verb) {
		/* A hand that could knock may be laid out for that. */
		if (spread.n == 0 && j->outcome.verdict == VERDICT_OPEN)
			return;
		best_reply(s, &seat, &spread, &best);
		if (!laid_size(&best.best) &&
		    best.deadwood == j->outcome.deadwood)
			return;
		seat.kind = SEAT_ARRANGEMENT;
		seat.cards = best.best;
		judge_grouped(&judging);
	}
	if (!seat_is_hand(&seat))
		return;
	/* Find the places again, as they will be found on reading back. */
	j->outcome.deadwood = lay_off(s, j, &seat, &spread);
	for (int i = 0; i < laid_size(&j->shown); i++)
		j->laid_seat[i] = (short)knocker;
}

/* The points of the one who wins: the difference, and what is added to it. */
static void
add_knock(struct scoring_deal *s, int winner, int knocker)
{
	const struct rules *r = s->rules;
	const struct judgement *k = &s->v->seats[knocker];

	add_count(s, winner, OP_PLUS, 1 - winner);
	if (k->outcome.deadwood)
		add_count(s, winner, OP_MINUS, winner);
	if (judgement_is_big_gin(r, k))
		add_term(s, winner, OP_PLUS, TERM_BIG_GIN, r->gin_big_bonus,
		    RULE_gin_big_bonus);
	else if (judgement_is_gin(k))
		add_term(s, winner, OP_PLUS, TERM_GIN, r->gin_bonus,
		    RULE_gin_bonus);
	else if (winner != knocker)
		add_term(s, winner, OP_PLUS, TERM_UNDERCUT, r->undercut_bonus,
		    RULE_undercut_bonus);
	if (r->deal_multiplier != 1)
		add_term(s, winner, OP_TIMES, TERM_SPADE, r->deal_multiplier,
		    RULE_deal_spade_multiplier);
}

/* result: what the knocker scores or, below 0, the defender. */
static void
write_down(struct scoring_deal *s, int knocker, int defender, int result)
{
	struct verdicts *v = s->v;
	int winner = result > 0 ? knocker : defender;

	if (result) {
		v->winner = winner;
		add_knock(s, winner, knocker);
	}
	for (int i = 0; i < 2; i++) {
		if (!result || i != winner)
			add_term(s, i, OP_FLAT, TERM_NOTHING, 0, RULE_NONE);
		give_sum(&v->seats[i]);
	}
	assert(!result || v->seats[winner].outcome.points == abs(result));
}

static void
score_knock(struct scoring_deal *s, int knocker, int defender)
{
	struct judgement *k = &s->v->seats[knocker];
	struct judgement *d = &s->v->seats[defender];
	bool gin;

	if (k->outcome.verdict != VERDICT_VALID) {
		refuse_layoffs(s->rules, d, s->arena, SAY_KNOCK_FAILED);
		write_down(s, knocker, defender, 0);
		return;
	}
	if (s->deal->seats[knocker].kind == SEAT_PLAIN)
		choose_spread(s, knocker, defender);
	reply(s, defender, knocker);
	gin = judgement_is_gin(k);
	if (s->rules->layoff_allowed && !takes_layoffs(s->rules, gin))
		find_refused(d, s->arena, RULE_layoff_on_gin, SAY_ON_GIN);
	else
		refuse_layoffs(s->rules, d, s->arena, SAY_NO_FIT);
	write_down(s, knocker, defender, points_of(s->rules,
	    k->outcome.deadwood, d->outcome.deadwood, gin,
	    judgement_is_big_gin(s->rules, k)));
}

void
score_difference(struct scoring_deal *s)
{
	const struct deal *deal = s->deal;
	int knocker = find_knocker(s);

	for (int i = 0; knocker < 0 && i < deal->nseats; i++) {
		refuse_layoffs(s->rules, &s->v->seats[i], s->arena,
		    SAY_NO_KNOCK);
		add_term(s, i, OP_FLAT, TERM_NOTHING, 0, RULE_NONE);
		give_sum(&s->v->seats[i]);
	}
	if (knocker >= 0 && s->rules->deal_spade_multiplier > 1 &&
	    s->rules->facts.turn_up == CARD_NONE) {
		fail_deal(deal, s->v, CODE_TURN_UP, &deal->seats[knocker],
		    "the upcard may multiply the points; give it as "
		    "in turn-up=5H");
		return;
	}
	if (knocker >= 0 && !deal_figures(deal))
		score_knock(s, knocker, 1 - knocker);
	if (knocker >= 0)
		refuse_layoffs(s->rules, &s->v->seats[knocker], s->arena,
		    SAY_KNOCKER);
	find_second(s, knocker);
	keep_figures(s);
}
