/*
 * Owns what hands must come to whose melds lie on the table, and what a knock
 * scores: by the rules and by brute force.
 */
#include "expect.h"

#include "../fuzz/target.h"

#define CONTRACT_MAX 12 /* as EXPECT_MOST, with a contract */

static const struct oracle_demand nothing = { 0 };

/* Can it be said what a lone hand can lay down now? */
static bool
is_known(const struct rules *r, const struct seat_rules *o,
    const struct arrangement *a)
{
	bool follows = o->more || (o->layoff && o->same_turn &&
	    !o->contract.complete);

	if (o->asks && (r->facts.round < 1 ||
	    o->contract.sets + o->contract.runs >= ORACLE_GROUPS))
		return false;
	return a->size <= (o->asks && !follows ? CONTRACT_MAX : EXPECT_MOST) &&
	    (r->scoring == SCORING_COLLECT || r->scoring == SCORING_PENALTY) &&
	    r->opening_points == KEY_NONE && r->lose_gate == GATE_NONE &&
	    !r->lose_no_pure &&
	    !r->declare_all && !r->declare_min_runs && !r->declare_min_pure &&
	    (r->at_once_claimed || r->facts.turn < 1) &&
	    r->knock_limit == KEY_NONE;
}

bool
expect_laid(const struct rules *r, const struct seat *s,
    const struct judgement *j)
{
	struct seat_rules rules = seat_rules_of(r);
	const struct arrangement *a = &s->cards;
	const struct outcome *seen = &j->outcome;
	struct seat_asked asked = { .rules = &rules, .claim = SEAT_ASKS,
		.discarded = a->discard != CARD_NONE, .n = a->size };
	struct seat_answer right;

	if (s->verb || s->on_table || !is_known(r, &rules, a))
		return false;
	if (!r->discard_taken)
		rules.kept = r->facts.taken;
	memcpy(asked.cards, a->cards, a->size);
	if (!oracle_seat(&asked, &right))
		return false;
	require(seen->deadwood == right.deadwood,
	    "oracle: a lone hand lays down what leaves least");
	require((seen->verdict == VERDICT_READY) == right.valid,
	    "oracle: a lone hand is ready if it can be laid down");
	return true;
}

/* Gin */

static bool
has_jokers(const struct oracle_rules *rules, const struct arrangement *a)
{
	for (int i = 0; i < a->size; i++)
		if (oracle_may_be_joker(rules, a->cards[i]))
			return true;
	return false;
}

static void
put_down(const struct oracle_reading *reading, void *arg)
{
	*(struct oracle_laid *)arg = oracle_lie(reading);
}

/* Least deadwood of the defender, with lay-offs where they are allowed. */
static int
defend(struct oracle *o, const struct rules *r,
    const struct oracle_rules *rules, const struct arrangement *knocker,
    const struct arrangement *defender, bool gin)
{
	struct oracle_table table = { .n = 0 };
	struct oracle_defence defence;

	if (r->layoff_allowed && (!gin || r->layoff_on_gin))
		for (; table.n < knocker->ngroups; table.n++)
			oracle_read(rules, group_cards(knocker, table.n),
			    group_size(knocker, table.n), put_down,
			    &table.melds[table.n]);
	oracle_load(o, rules, &nothing, defender->cards, defender->size);
	oracle_layoff(o, &table, &defence);
	return defence.best.deadwood;
}

/* What the knocker scores; negative: the defender. */
static int
score(const struct rules *r, const struct arrangement *knocker,
    const struct expect_grouped *g, int defender)
{
	bool big = r->gin_big_bonus >= 0 && knocker->discard == CARD_NONE &&
	    knocker->size == r->dealt + 1;
	int points = defender - g->loose;
	bool spade = r->facts.turn_up < CARD_JOKER &&
	    card_suit(r->facts.turn_up) == SPADES;

	if (!g->loose)
		points += big ? r->gin_big_bonus : r->gin_bonus;
	else if (points < 0 || (!points && r->undercut_on_tie))
		points -= r->undercut_bonus;
	return spade ? points * r->deal_spade_multiplier : points;
}

bool
expect_knock(struct oracle *o, const struct deal *d, const struct verdicts *v)
{
	const struct rules *r = d->rules;
	struct oracle_rules rules = rules_of(r);
	int k = d->seats[0].verb ? 0 : 1, least, points;
	const struct seat *knocker = &d->seats[k], *other = &d->seats[1 - k];
	const struct outcome *won = &v->seats[k].outcome;
	const struct outcome *lost = &v->seats[1 - k].outcome;
	struct expect_grouped g;

	if (r->hand_counts != HAND_UNMATCHED || r->contract_rounds > 0 ||
	    r->same_min > 0 || won->verdict != VERDICT_VALID || lost->verdict != VERDICT_OPEN ||
	    knocker->kind != SEAT_ARRANGEMENT || knocker->on_table ||
	    laid_size(&knocker->cards) || knocker->cards.size > ORACLE_HAND ||
	    knocker->cards.ngroups > ORACLE_GROUPS ||
	    other->kind != SEAT_PLAIN || other->on_table ||
	    other->cards.size > EXPECT_MOST + 1 ||
	    other->cards.size > r->dealt || other->cards.discard != CARD_NONE ||
	    has_jokers(&rules, &knocker->cards) || v->failed)
		return false;
	expect_group(&rules, &knocker->cards, &g);
	least = defend(o, r, &rules, &knocker->cards, &other->cards, !g.loose);
	points = score(r, &knocker->cards, &g, least);
	require(lost->deadwood == least,
	    "oracle: the defender has the least deadwood");
	require(won->points - lost->points == points &&
	    (!won->points || !lost->points), "oracle: what a knock scores");
	return true;
}
