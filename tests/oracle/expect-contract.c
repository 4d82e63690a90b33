/*
 * Owns what a hand must come to where more may follow its contract in the same
 * turn.  Every arrangement of the hand in melds is looked at: is the contract
 * among them, and what is left when the others are laid off?
 */
#include "expect.h"

struct laying {
	struct oracle *o;
	const struct rules *rules;
	const struct oracle_contract *contract;
	bool layoffs;
	int left; /* least value so far, -1: the contract is not met */
	bool all; /* no card is left */
};

/* The meld as it lies on the table: jokers are put in any order. */
static struct oracle_laid
lay(const struct oracle *o, const struct oracle_meld *meld)
{
	const struct oracle_reading *r = &meld->reading;
	struct oracle_laid laid = { .run = r->run, .suit = r->suit,
		.first = r->first, .rank = r->rank, .n = r->shape.n };
	unsigned cards = meld->cards;

	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < laid.n; i++) {
			card c = r->shape.cards[i];
			unsigned rest = cards;

			if (card_is_joker(c) != (pass == 1))
				continue;
			while (pass == 0 && o->cards[oracle_first(rest)] != c)
				rest &= rest - 1;
			laid.cards[i] = o->cards[oracle_first(rest)];
			laid.natural[i] = pass == 0;
			cards &= ~(1u << oracle_first(rest));
		}
	return laid;
}

static void
keep(struct laying *l, int left, bool all)
{
	if (l->left < 0 || left < l->left)
		l->left = left;
	l->all |= all;
}

static void
lay_off(struct laying *l, const struct oracle_meld *const *melds, int n,
    unsigned unmatched)
{
	static bool left[1u << ORACLE_HAND];
	struct oracle_table table = { .n = n,
		.claims = (enum oracle_claims)l->rules->layoff_jokers,
		.set_claims = (enum oracle_set_claims)
		    l->rules->layoff_set_jokers };
	card cards[ORACLE_HAND] = { 0 };
	int size = 0;

	for (int i = 0; i < n; i++)
		table.melds[i] = lay(l->o, melds[i]);
	for (; unmatched; unmatched &= unmatched - 1)
		cards[size++] = l->o->cards[oracle_first(unmatched)];
	oracle_table(&l->o->rules, &table, cards, size, left);
	for (unsigned kept = 0; kept < 1u << size; kept++) {
		int value = 0;

		for (int i = 0; i < size; i++)
			value += kept >> i & 1 ?
			    l->o->rules.value[cards[i]] : 0;
		if (left[kept])
			keep(l, value, !kept);
	}
}

static void
consider(const struct oracle_meld *const *melds, int n, unsigned unmatched,
    void *arg)
{
	const struct oracle_reading *readings[ORACLE_GROUPS];
	struct laying *l = arg;

	for (int i = 0; i < n; i++)
		readings[i] = &melds[i]->reading;
	if ((l->contract->complete && unmatched) ||
	    n < l->contract->sets + l->contract->runs ||
	    (n > l->contract->sets + l->contract->runs &&
	    l->rules->contract_melds != CONTRACT_AND_MORE) ||
	    !oracle_meets_among(&l->o->rules, l->contract, readings, n))
		return;
	if (l->layoffs)
		lay_off(l, melds, n, unmatched);
	else
		keep(l, oracle_value(l->o, unmatched), !unmatched);
}

static bool
may_lay_off(const struct rules *r, const struct oracle_contract *contract)
{
	return r->layoff_allowed && r->layoff_same_turn && !contract->complete;
}

bool
expect_follows(const struct rules *r, const struct oracle_contract *contract)
{
	return r->contract_melds == CONTRACT_AND_MORE ||
	    may_lay_off(r, contract);
}

bool
expect_contract(struct oracle *o, const struct rules *r,
    const struct oracle_rules *rules, const struct oracle_contract *contract,
    const card *cards, int n, int *left, bool *all)
{
	struct laying l = { o, r, contract, may_lay_off(r, contract), -1,
		false };

	oracle_load_all(o, rules, cards, n);
	oracle_each(o, consider, &l);
	*left = l.left < 0 ? expect_sum(rules, cards, n) : l.left;
	*all = l.all;
	return l.left >= 0;
}
