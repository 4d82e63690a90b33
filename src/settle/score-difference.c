/*
 * Owns the score of a deal between two, one of whom knocked: lay-offs, gin and
 * undercut.
 */
#include <stdlib.h>

#include "judge/layout.h"
#include "settle/knock.h"

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

/* Note where the cards that the seat lays off go, if they fit. */
static void
lay_off(struct scoring_deal *s, int seat, int other,
    const struct spread *spread, const short *group)
{
	struct judgement *j = &s->v->seats[seat];
	const struct arrangement *a = &j->shown;

	layoff_check(s->solver, s->rules, a->cards + laid_start(a),
	    laid_size(a), spread, NULL, j->laid_group, NULL);
	for (int i = 0; i < laid_size(a); i++) {
		j->laid_seat[i] = (short)other;
		if (j->laid_group[i] >= 0)
			j->laid_group[i] = group[j->laid_group[i]];
	}
}

/* The melds that a reply may be laid off on; group: of each meld its number. */
static struct spread
find_spread(struct scoring_deal *s, int knocker, short *group)
{
	const struct judgement *k = &s->v->seats[knocker];
	struct spread spread = knock_melds(s, k, group);

	if (!knock_takes_layoffs(s->rules, judgement_is_gin(k)))
		spread.n = 0;
	return spread;
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
	short group[GROUPS_MAX];
	struct spread spread = find_spread(s, knocker, group);
	struct defence best;

	if (seat.kind == SEAT_PLAIN && seat.verb) {
		seat.kind = SEAT_ARRANGEMENT;
		layoff_rest(s->solver, s->rules, &j->shown, &spread,
		    false);
	} else if (seat.kind == SEAT_PLAIN) {
		/* A hand that could knock may be laid out for that. */
		if (spread.n == 0 && j->outcome.verdict == VERDICT_OPEN)
			return;
		knock_reply(s, &seat, &spread, &best);
		if (!laid_size(&best.best) &&
		    best.deadwood == j->outcome.deadwood)
			return;
		seat.kind = SEAT_ARRANGEMENT;
		seat.cards = best.best;
		judge_grouped(&judging);
	}
	if (seat.kind != SEAT_ARRANGEMENT)
		return;
	/* Find the places again, as they will be found on reading back. */
	lay_off(s, index, knocker, &spread, group);
	j->outcome.deadwood = count_deadwood(s->rules, j);
}

void
find_better_reply(struct scoring_deal *s, int seat)
{
	struct judgement *j = &s->v->seats[seat];
	const struct judgement *k = &s->v->seats[1 - seat];
	struct seat plain = { .kind = SEAT_PLAIN, .cards = j->shown };
	struct arrangement *a = &plain.cards;
	struct defence best;
	struct spread spread;

	if (find_knocker(s) != 1 - seat || k->outcome.verdict != VERDICT_VALID)
		return;
	spread = find_spread(s, 1 - seat, NULL);
	if (spread.n == 0)
		return;
	if (a->discard != CARD_NONE && a->size == s->rules->dealt) {
		a->cards[a->size++] = a->discard;
		a->discard = CARD_NONE;
	}
	knock_reply(s, &plain, &spread, &best);
	/* A claim is mended first. */
	if ((j->better_valid && j->outcome.verdict == VERDICT_INVALID) ||
	    best.deadwood >= (j->has_better ? j->better_cost :
	    j->outcome.deadwood))
		return;
	j->has_better = true;
	j->better = best.best;
	j->better_cost = best.deadwood;
}

/* The points of the one who wins: the difference, and what is added to it. */
static void
add_knock(struct scoring_deal *s, int winner, int knocker, bool valid)
{
	const struct rules *r = s->rules;
	const struct judgement *k = &s->v->seats[knocker];
	int more = k->outcome.deadwood - s->v->seats[1 - knocker].outcome.deadwood;

	if (valid || more > 0)
		add_count(s, winner, OP_PLUS, 1 - winner);
	if (valid ? k->outcome.deadwood > 0 : more > 0)
		add_count(s, winner, OP_MINUS, winner);
	if (valid && judgement_is_big_gin(r, k))
		add_term(s, winner, OP_PLUS, TERM_BIG_GIN, r->gin_big_bonus,
		    RULE_gin_big_bonus);
	else if (valid && judgement_is_gin(k))
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
		add_knock(s, winner, knocker,
		    v->seats[knocker].outcome.verdict == VERDICT_VALID);
	}
	for (int i = 0; i < 2; i++) {
		if (!result || i != winner)
			add_term(s, i, OP_FLAT, TERM_NOTHING, 0, RULE_NONE);
		give_sum(&v->seats[i]);
	}
	assert(!result || v->seats[winner].outcome.points == abs(result));
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
	    !knock_takes_layoffs(s->rules, judgement_is_gin(k)))
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
		knock_choose_spread(s, knocker, defender);
	if (k->outcome.verdict == VERDICT_VALID) {
		reply(s, defender, knocker);
		result = knock_points(s->rules, k->outcome.deadwood,
		    d->outcome.deadwood, judgement_is_gin(k),
		    judgement_is_big_gin(s->rules, k));
	}
	refuse_reply(s, k, d);
	write_down(s, knocker, defender, result);
}

void
score_difference(struct scoring_deal *s)
{
	const struct deal *deal = s->deal;
	int knocker = find_knocker(s);
	bool claims = knocker >= 0;

	for (int i = 0; i < deal->nseats; i++)
		if (!claims)
			refuse_layoffs(s->rules, &s->v->seats[i], s->arena,
			    SAY_NO_KNOCK);
	if (claims && s->rules->deal_spade_multiplier > 1 &&
	    s->rules->facts.turn_up == CARD_NONE) {
		fail_deal(deal, s->v, CODE_TURN_UP, &deal->seats[knocker],
		    "the upcard may multiply the points; give it as "
		    "in turn-up=5H");
		return;
	}
	for (int i = 0; !claims && i < deal->nseats; i++) {
		add_term(s, i, OP_FLAT, TERM_NOTHING, 0, RULE_NONE);
		give_sum(&s->v->seats[i]);
	}
	if (claims && !deal_figures(deal))
		score_knock(s, knocker, 1 - knocker);
	if (claims && s->rules->layoff_allowed)
		find_refused(&s->v->seats[knocker], s->arena, RULE_NONE,
		    SAY_KNOCKER);
	else if (claims)
		refuse_layoffs(s->rules, &s->v->seats[knocker], s->arena,
		    SAY_KNOCK_FAILED);
	find_second(s, knocker);
	keep_figures(s);
}
