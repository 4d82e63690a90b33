/*
 * Owns what hands must come to whose melds lie on the table, and what a knock
 * scores: by the rules and by brute force.
 */
#include "expect.h"

#include "../fuzz/target.h"

#define PLAIN_MAX 9     /* cards of a hand that is arranged here */
#define CONTRACT_MAX 12 /* the same, with a contract */
#define FOLLOWED_MAX 9  /* the same, if more may follow it in the same turn */

static const struct oracle_demand nothing = { 0 };

static bool
is_last_round(const struct rules *r)
{
	return r->contract_rounds > 0 && r->facts.round == r->contract_rounds;
}

/* Is a card discarded at the end, in this round? */
static int
discard_of(const struct rules *r)
{
	return is_last_round(r) ? r->contract_last_discard : r->discard_last;
}

static struct oracle_contract
contract_of(const struct rules *r)
{
	int round = r->facts.round;
	int size = steps_at(&r->contract_run_size, round, r->run_min);

	return (struct oracle_contract){
		.sets = steps_at(&r->contract_sets, round, 0),
		.runs = steps_at(&r->contract_runs, round, 0),
		.run_size = size > r->run_min ? size : r->run_min,
		.exact = r->contract_cards == CONTRACT_EXACT,
		.gap = r->contract_gap,
		.overlap = r->contract_overlap,
		.same_rank = r->contract_same_rank,
		.complete = r->contract_last_complete && is_last_round(r),
	};
}

/* The result of a hand: what is left, and could it be claimed? */
struct come {
	int left;
	bool ready, all; /* all: no card is left */
};

static struct come
lay_contract(struct oracle *o, const struct rules *r,
    const struct oracle_rules *rules, const card *cards, int n)
{
	struct oracle_contract contract = contract_of(r);
	struct oracle_best best;
	struct come come;

	if (expect_follows(r, &contract)) {
		come.ready = expect_contract(o, r, rules, &contract, cards, n,
		    &come.left, &come.all);
		return come;
	}
	oracle_contract(rules, &contract, cards, n, &best);
	return (struct come){ best.found ? best.deadwood :
	    expect_sum(rules, cards, n), best.found,
	    best.found && !best.unmatched };
}

static struct come
lay_melds(struct oracle *o, const struct oracle_rules *rules, const card *cards,
    int n)
{
	struct oracle_best best;
	unsigned hand;

	oracle_load(o, rules, &nothing, cards, n);
	hand = oracle_hand(o);
	oracle_solve(o, hand, &nothing, &best);
	return (struct come){ best.deadwood, best.unmatched == 0,
	    best.unmatched == 0 };
}

/*
 * Would it take too long to try all that may follow the contract?  A wild card
 * in a run is laid in any of its places there, which matters if it can be
 * claimed.
 */
static bool
is_too_dear(const struct rules *r, const struct arrangement *a)
{
	struct oracle_contract contract = contract_of(r);

	return expect_follows(r, &contract) && (a->size > FOLLOWED_MAX ||
	    (r->layoff_allowed && r->wild &&
	    (r->layoff_jokers || r->layoff_set_jokers)));
}

/* Can it be said what a lone hand can lay down now? */
static bool
is_known(const struct rules *r, const struct arrangement *a)
{
	bool contract = r->contract_rounds > 0;
	struct oracle_contract c = contract_of(r);

	if (contract && (is_too_dear(r, a) || r->facts.round < 1 ||
	    c.sets + c.runs >= ORACLE_GROUPS))
		return false;
	return a->size <= (contract ? CONTRACT_MAX : PLAIN_MAX) &&
	    (r->scoring == SCORING_COLLECT || r->scoring == SCORING_PENALTY) &&
	    r->opening_points == KEY_NONE && r->lose_gate == GATE_NONE &&
	    !r->lose_no_pure &&
	    !r->declare_all && !r->declare_min_runs && !r->declare_min_pure &&
	    (r->at_once_claimed || r->facts.turn < 1) &&
	    r->knock_limit == KEY_NONE;
}

/* The hand without its card i, if it has one. */
static struct come
lay_without(struct oracle *o, const struct rules *r,
    const struct oracle_rules *rules, const struct arrangement *a, int i)
{
	card kept[ORACLE_HAND];
	int n = a->size - (i < a->size);

	memcpy(kept, a->cards, a->size);
	if (n < a->size)
		kept[i] = a->cards[n];
	return r->contract_rounds > 0 ? lay_contract(o, r, rules, kept, n) :
	    lay_melds(o, rules, kept, n);
}

/* Can the lone hand go out, with a discard or, where that may be, without? */
static bool
goes_out(struct oracle *o, const struct rules *r,
    const struct oracle_rules *rules, const struct arrangement *a)
{
	bool free = a->discard == CARD_NONE && (a->size == r->dealt + 1 ||
	    r->declare_cards == DECLARE_ANY);
	bool whole = a->discard != CARD_NONE ||
	    discard_of(r) != DISCARD_REQUIRED;

	for (int i = 0; free && discard_of(r) != DISCARD_FORBIDDEN &&
	    i < a->size; i++)
		if (lay_without(o, r, rules, a, i).all)
			return true;
	return whole && lay_without(o, r, rules, a, a->size).all;
}

bool
expect_laid(struct oracle *o, const struct rules *r, const struct seat *s,
    const struct judgement *j)
{
	struct oracle_rules rules = expect_rules(r);
	const struct arrangement *a = &s->cards;
	const struct outcome *seen = &j->outcome;
	bool contract = r->contract_rounds > 0;
	bool chooses = a->size == r->dealt + 1 && a->discard == CARD_NONE &&
	    discard_of(r) != DISCARD_FORBIDDEN;
	struct come best = { -1, false, false };

	if (s->verb || s->on_table || !is_known(r, a) ||
	    (r->facts.taken != CARD_NONE && !r->discard_taken) ||
	    (discard_of(r) == DISCARD_FORBIDDEN && a->discard != CARD_NONE) ||
	    (discard_of(r) == DISCARD_REQUIRED && a->discard == CARD_NONE &&
	    !chooses))
		return false;
	/* rummy never makes a meld of jokers alone: doc/RULINGS.md. */
	rules.min_naturals += !rules.min_naturals;
	if (goes_out(o, r, &rules, a)) {
		require(!seen->deadwood && seen->verdict == VERDICT_READY,
		    "oracle: a lone hand that can go out does");
		return true;
	}
	/* Each discard, or none. */
	for (int i = chooses ? 0 : a->size; i < a->size + !chooses; i++) {
		struct come here = lay_without(o, r, &rules, a, i);

		if (best.left < 0 || here.left < best.left)
			best.left = here.left;
		best.ready |= here.ready;
	}
	require(seen->deadwood == best.left,
	    "oracle: a lone hand lays down what leaves least");
	if (contract || discard_of(r) == DISCARD_OPTIONAL)
		require((seen->verdict == VERDICT_READY) == best.ready,
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

/* Least deadwood of the defender, with lay-offs where they are allowed. */
static int
defend(struct oracle *o, const struct rules *r,
    const struct oracle_rules *rules, const struct arrangement *knocker,
    const struct arrangement *defender, bool gin)
{
	struct oracle_spread spread = { .n = 0 };
	struct oracle_defence defence;

	if (r->layoff_allowed && (!gin || r->layoff_on_gin))
		for (; spread.n < knocker->ngroups; spread.n++) {
			int g = spread.n;

			spread.size[g] = group_size(knocker, g);
			memcpy(spread.cards[g], group_cards(knocker, g),
			    (size_t)group_size(knocker, g));
		}
	oracle_load(o, rules, &nothing, defender->cards, defender->size);
	oracle_layoff(o, &spread, &defence);
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
	struct oracle_rules rules = expect_rules(r);
	int k = d->seats[0].verb ? 0 : 1, least, points;
	const struct seat *knocker = &d->seats[k], *other = &d->seats[1 - k];
	const struct outcome *won = &v->seats[k].outcome;
	const struct outcome *lost = &v->seats[1 - k].outcome;
	struct expect_grouped g;

	if (r->hand_counts != HAND_UNMATCHED || r->contract_rounds > 0 ||
	    won->verdict != VERDICT_VALID || lost->verdict != VERDICT_OPEN ||
	    knocker->kind != SEAT_ARRANGEMENT || knocker->on_table ||
	    laid_size(&knocker->cards) || knocker->cards.size > ORACLE_HAND ||
	    knocker->cards.ngroups > ORACLE_GROUPS ||
	    other->kind != SEAT_PLAIN || other->on_table ||
	    other->cards.size > PLAIN_MAX + 1 ||
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
