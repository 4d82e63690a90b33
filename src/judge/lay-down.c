/*
 * Owns hands whose melds are laid on the table: which cards are laid down or
 * off, and which count. claim.c decides whether a claim is valid.
 */
#include "judge/lay-down.h"

#include <limits.h>
#include <string.h>

#include "judge/claim.h"
#include "judge/contracts.h"
#include "judge/layout.h"

/* Laying out */

/* A hand laid down and off. */
struct laid_out {
	struct arrangement cards;
	int deadwood, cost;
	bool unmet; /* it does not meet the contract, or does not open */
};

static bool
is_down(const struct judging *j)
{
	return j->seat->on_table != NULL;
}

/* Is the hand arranged?  Not at a table without a claim: the deal is over. */
static bool
is_asked(const struct judging *j)
{
	return j->seat->verb != VERB_NONE || j->table->alone;
}

/*
 * May this seat lay off now?  Otherwise *why says why not, and *key by which
 * rule, or RULE_NONE.  lays: its melds are on the table before its lay-offs.
 */
static bool
may_lay_off(const struct judging *j, bool lays, enum rule_key *key,
    enum sentence *why)
{
	const struct rules *r = j->rules;
	bool groups = j->out->shown.ngroups && is_asked(j);

	*key = RULE_NONE;
	*why = SAY_FITS_NOWHERE;
	if (!r->layoff_allowed) {
		*key = RULE_layoff_allowed;
		*why = SAY_NO_LAYOFF;
		return false;
	}
	if (is_all_at_once(j->seat->verb)) {
		*why = SAY_AT_ONCE;
		return false;
	}
	if (is_down(j) || lays || (!r->layoff_needs_down &&
	    (r->layoff_same_turn || !groups)))
		return true;
	if (!r->layoff_same_turn && groups) {
		*key = RULE_layoff_same_turn;
		*why = SAY_SAME_TURN;
	} else {
		*key = RULE_layoff_needs_down;
		*why = SAY_NOT_DOWN;
	}
	return false;
}

/* The table with the hand's groups on it, as they will be read there. */
static struct spread
spread_with(struct judging *j, struct arrangement *a)
{
	const struct spread *table = &j->table->spread;
	struct spread all = { .n = table->n + a->ngroups };
	struct meld *own;
	bool *others;

	all.melds = arena_alloc(j->arena, (size_t)all.n * sizeof(*own));
	memcpy(all.melds, table->melds, (size_t)table->n * sizeof(*own));
	if (table->others) {
		others = arena_alloc(j->arena, (size_t)all.n * sizeof(*others));
		memset(others, 0, (size_t)all.n * sizeof(*others));
		memcpy(others, table->others,
		    (size_t)table->n * sizeof(*others));
		all.others = others;
	}
	own = all.melds + table->n;
	for (int g = 0; g < a->ngroups; g++) {
		meld_read_typed(j->rules, group_cards(a, g), group_size(a, g),
		    &own[g]);
		memcpy(a->cards + group_start(a, g), own[g].cards,
		    (size_t)own[g].size);
	}
	return all;
}

/* Lay off the cards left by a hand that opens, where they may be laid off. */
static void
lay_off_rest(struct judging *j, struct arrangement *a)
{
	const struct rules *r = j->rules;
	struct spread spread;

	if (!r->layoff_allowed || !r->layoff_same_turn ||
	    is_all_at_once(j->seat->verb))
		return;
	spread = spread_with(j, a);
	layoff_rest(j->solver, r, a, &spread);
}

/*
 * Lay the contract down, or nothing of the hand; for a claim that cannot meet
 * it, the melds that leave least.
 */
static void
lay_out_contract(struct judging *j, const struct hand *h, struct laid_out *out)
{
	static const struct demand none = { 0 };
	struct solution solution;

	if (contract_is_followed(j))
		solution.found = contract_followed(j, h, &solution.best);
	else
		solve_contract(j->solver, j->rules, h, &solution);
	out->unmet = !solution.found;
	if (out->unmet && j->seat->verb == VERB_NONE)
		arrange_melds(&solution.best, NULL, 0, h);
	else if (out->unmet)
		solve(j->solver, j->rules, h, &none, &solution);
	out->cards = solution.best;
	out->deadwood = cards_value(j->rules, out->cards.cards +
	    out->cards.laid_end, unmatched_size(&out->cards));
	out->cost = out->deadwood;
}

/*
 * Less is better: a contract met, cost, deadwood, cards left, then the highest
 * discard.
 */
static int
compare_laid_out(const struct laid_out *a, const struct laid_out *b)
{
	if (a->unmet != b->unmet)
		return a->unmet - b->unmet;
	if (a->cost != b->cost)
		return a->cost - b->cost;
	if (a->deadwood != b->deadwood)
		return a->deadwood - b->deadwood;
	if (unmatched_size(&a->cards) != unmatched_size(&b->cards))
		return unmatched_size(&a->cards) - unmatched_size(&b->cards);
	return discard_order(b->cards.discard) - discard_order(a->cards.discard);
}

/* Lay out the hand with lay-offs, with melds of its own, or with both. */
static void
lay_out_with(struct judging *j, const struct hand *h, bool layoffs, bool melds,
    struct laid_out *out)
{
	struct rules rules = *j->rules;
	struct spread spread = j->table->spread;
	struct defence defence;

	if (!layoffs)
		spread.n = 0;
	rules.melds_later = melds;
	layoff_best(j->solver, &rules, h, &spread, &defence);
	out->cards = defence.best;
	out->deadwood = defence.deadwood;
	out->cost = defence.cost;
	out->unmet = false;
}

/* Lay down melds as far as the rules allow, and lay cards off. */
static APART void
lay_out_melds(struct judging *j, const struct hand *h, struct laid_out *out)
{
	const struct rules *r = j->rules;
	bool melds = !is_down(j) || r->melds_later;
	bool both = is_down(j) || r->layoff_same_turn;
	struct laid_out other;
	enum sentence why;
	enum rule_key key;
	bool layoffs = may_lay_off(j, both && melds, &key, &why);

	lay_out_with(j, h, layoffs && both, melds, out);
	if (r->layoff_needs_down && !is_down(j) && !out->cards.ngroups)
		lay_out_with(j, h, false, melds, out);
	if (!layoffs || both)
		return;
	lay_out_with(j, h, true, false, &other);
	if (compare_laid_out(&other, out) < 0)
		*out = other;
}

/* Find the melds that count most, whether they open or not. */
static void
find_most(struct judging *j, const struct hand *h, struct solution *solution)
{
	static const struct demand none = { 0 };

	solve_greatest(j->solver, j->rules, h, &none, false, solution);
	if (!solution->found) { /* more work than a record may take */
		arrange_melds(&solution->best, NULL, 0, h);
		solution->cost = 0;
	}
}

/*
 * Open with the melds that count most, or lay down nothing of the hand; for a
 * claim that cannot open, show the melds that count most.
 */
static void
lay_out_opening(struct judging *j, const struct hand *h, struct laid_out *out)
{
	static const struct demand none = { 0 };
	const struct rules *r = j->rules;
	struct demand demand = { .min_runs = r->opening_min_runs,
		.min_pure = r->opening_min_pure };
	struct solution solution;
	bool exempt = opens_with_all(j, h->size), all;

	solve_greatest(j->solver, r, h, exempt ? &none : &demand, true,
	    &solution);
	all = solution.found && (exempt ||
	    -solution.cost >= r->opening_points);
	if (!all)
		solve_greatest(j->solver, r, h, &demand, false, &solution);
	out->unmet = !solution.found || (!all &&
	    -solution.cost < r->opening_points);
	if (out->unmet)
		find_most(j, h, &solution);
	out->cards = solution.best;
	out->cost = all ? INT_MIN : solution.cost;
	if (!out->unmet)
		lay_off_rest(j, &out->cards);
	else if (j->seat->verb == VERB_NONE)
		arrange_melds(&out->cards, NULL, 0, h);
	out->deadwood = cards_value(r, out->cards.cards +
	    out->cards.laid_end, unmatched_size(&out->cards));
}

/* Note the points of the best melds of a hand that lays down nothing. */
static void
find_opening(struct judging *j)
{
	struct solution solution;
	struct hand h;

	hand_of(&h, j->out->shown.cards, j->out->shown.size);
	find_most(j, &h, &solution);
	j->out->opening = -solution.cost;
}

/* Lay down and off as many of these cards as the rules allow. */
static void
lay_out_hand(struct judging *j, const struct hand *h, struct laid_out *out)
{
	if (j->rules->contract.asked && !is_down(j))
		lay_out_contract(j, h, out);
	else if (wants_opening(j))
		lay_out_opening(j, h, out);
	else
		lay_out_melds(j, h, out);
}

/* May rummy choose the discard? */
static bool
may_choose(const struct judging *j, int size)
{
	return j->seat->cards.discard == CARD_NONE &&
	    j->rules->discard != DISCARD_FORBIDDEN &&
	    ((size == j->rules->dealt + 1 && !is_down(j)) ||
	    (j->seat->verb != VERB_NONE && claims_out(j) &&
	    j->rules->declare_cards == DECLARE_ANY));
}

static void
lay_out_best(struct judging *j, const struct hand *h, struct laid_out *out)
{
	bool found = false;

	if (!may_choose(j, h->size) || j->rules->discard != DISCARD_REQUIRED) {
		lay_out_hand(j, h, out);
		out->cards.discard = j->seat->cards.discard;
		if (!may_choose(j, h->size) || !unmatched_size(&out->cards))
			return;
	}
	for (card c = 0; c < CARD_LIMIT; c++) {
		struct hand rest = *h;
		struct laid_out now;

		if ((c == j->rules->facts.taken && !j->rules->discard_taken) ||
		    !hand_remove(&rest, c))
			continue;
		lay_out_hand(j, &rest, &now);
		now.cards.discard = c;
		if (!found || compare_laid_out(&now, out) < 0)
			*out = now;
		found = true;
	}
	if (!found && j->rules->discard == DISCARD_REQUIRED)
		lay_out_hand(j, h, out);
}

/* The verdict */

/*
 * Lay cards off, each where it fits; those that may not be laid off count.
 * Returns the melds on the table after that, or NULL if there was nothing to
 * lay off.
 */
static const struct meld *
lay_off(struct judging *j, bool lays)
{
	struct judgement *out = j->out;
	const struct arrangement *a = &out->shown;
	const struct spread *spread = &j->table->spread;
	struct meld *after = NULL;
	enum sentence why;
	enum rule_key key;

	if (!laid_size(a))
		return NULL;
	if (may_lay_off(j, lays, &key, &why)) {
		table_owners(j);
		after = arena_alloc(j->arena,
		    (size_t)spread->n * sizeof(*after));
		layoff_check(j->solver, j->rules, a->cards + laid_start(a),
		    laid_size(a), spread, out->laid_group, after);
	}
	find_refused(out, j->arena, key, why);
	return after;
}

/* Are the groups on the table when its cards are laid off? */
static bool
lays_down_now(struct judging *j)
{
	struct tally t = tally_melds(j->out->melds, j->out->shown.ngroups);

	return j->rules->layoff_same_turn && laid_size(&j->out->shown) &&
	    t.melds && is_asked(j) && groups_can_lie(j);
}

/* Read the groups as they lie on the table, in this order of their cards. */
static void
read_typed(struct judging *j, const struct arrangement *typed)
{
	struct arrangement *a = &j->out->shown;

	for (int g = 0; g < typed->ngroups; g++) {
		struct meld *m = &j->out->melds[g];

		meld_read_typed(j->rules, group_cards(typed, g),
		    group_size(typed, g), m);
		memcpy(a->cards + group_start(a, g), m->cards,
		    (size_t)m->size);
	}
}

/* Judge the shown cards; note what they count, and change the table. */
static void
count_down(struct judging *j, const struct meld *after, bool lays)
{
	struct judgement *out = j->out;
	struct outcome *o = &out->outcome;
	bool stands = judge_claim(j);
	const struct arrangement *a = &out->shown;
	int before = is_down(j) ? j->seat->on_table->ngroups : 0;

	o->has_deadwood = true;
	/* Melds that cannot be laid on the table go back to the hand. */
	for (int g = 0; !stands && g < a->ngroups; g++)
		if (out->melds[g].kind != MELD_NONE)
			out->counting |= UINT32_C(1) << g;
	show_as_typed(j);
	o->deadwood = count_deadwood(j->rules, out);
	for (int g = 0; g < before; g++)
		if (out->laid_before[g].kind == MELD_NONE)
			o->deadwood += cards_value(j->rules,
			    out->laid_before[g].cards,
			    out->laid_before[g].size);
	o->has_why = o->codes != 0;
	out->melded = count_melded(j, after, before, stands);
	table_change(j, after, stands && !lays);
}

void
judge_down(struct judging *j)
{
	struct judgement *out = j->out;
	const struct arrangement *typed = &j->seat->cards;
	struct laid_out laid;
	struct hand h;
	bool lays;

	table_owners(j);
	out->shown = j->seat->cards;
	memset(out->laid_group, -1, sizeof(out->laid_group));
	hand_of(&h, out->shown.cards, out->shown.size);
	if (j->seat->kind == SEAT_PLAIN && is_asked(j)) {
		lay_out_best(j, &h, &laid);
		out->shown = laid.cards;
		/* What jokers stand for decides what counts and fits. */
		if (j->rules->opening_points != KEY_NONE ||
		    contract_is_followed(j))
			typed = &laid.cards;
	}
	if (wants_opening(j) && is_asked(j) && !out->shown.ngroups)
		find_opening(j);
	judgement_read(out, j->rules, false, j->arena);
	read_typed(j, typed);
	sort_cards(out->shown.cards + out->shown.laid_end,
	    unmatched_size(&out->shown));
	lays = lays_down_now(j);
	if (lays)
		table_lay(j);
	count_down(j, lay_off(j, lays), lays);
}
