/* Owns what a claim is where melds are laid on the table, and first melds. */
#include "judge/claim.h"

#include <string.h>

#include "melds/contract.h"

bool
wants_contract(const struct judging *j)
{
	return j->rules->contract.asked && !j->seat->on_table;
}

/* May the seat lay off in the turn of its first melds? */
static bool
may_follow(const struct judging *j)
{
	const struct rules *r = j->rules;

	return r->layoff_allowed && r->layoff_same_turn &&
	    !r->contract.complete && !is_all_at_once(j->seat->verb);
}

/* What melds count that are to open */

/* Of the jokers in the groups, those that are taken once the seat has opened. */
static struct hand
jokers_after(const struct judging *j)
{
	const struct arrangement *a = &j->out->shown;
	struct hand after = j->out->taken;

	if (!j->rules->layoff_needs_down)
		return hand_empty();
	for (int i = laid_start(a); i < a->size; i++)
		hand_remove(&after, a->cards[i]);
	return after;
}

/*
 * The greatest worth of the groups from g on that open, with at least that many
 * runs, if the other groups hold the jokers taken after the opening; late gets
 * those.  Below 0 if there is no such choice.
 */
static int
worth_from(const struct judging *j, int g, const struct hand *after, int runs,
    uint32_t *late)
{
	const struct meld *m = &j->out->melds[g];
	struct hand rest = *after;
	uint32_t others = 0;
	int now, later;

	if (g == j->out->shown.ngroups)
		return after->size || runs > 0 ? INT16_MIN : 0;
	now = meld_worth(j->rules, m) + worth_from(j, g + 1, after,
	    runs - (m->kind == MELD_RUN), late);
	for (int i = 0; m->kind != MELD_NONE && i < m->size; i++)
		hand_remove(&rest, m->cards[i]); /* in its own place, too */
	if (rest.size == after->size)
		return now;
	later = worth_from(j, g + 1, &rest, runs, &others);
	if (later <= now)
		return now;
	*late = others | UINT32_C(1) << g;
	return later;
}

/* The greatest worth of the groups that open; the others become out->late. */
static int
opening_worth(const struct judging *j)
{
	struct hand after = jokers_after(j);
	int worth;

	j->out->late = 0;
	worth = worth_from(j, 0, &after, j->rules->opening_min_runs,
	    &j->out->late);
	return worth < 0 ? worth_from(j, 0, &after, 0, &j->out->late) : worth;
}

bool
wants_opening(const struct judging *j)
{
	return j->rules->opening_points != KEY_NONE && !j->seat->on_table;
}

/*
 * May a hand of size cards open by laying down all of them, whatever they count
 * (opening.out-exempt; Koks & Blandare, "Gioco di carte 101")?  Without a claim
 * to go out only if it is whole.
 */
static bool
opens_with_all(const struct judging *j, int size)
{
	bool out = j->seat->verb != VERB_NONE && j->seat->verb != VERB_DOWN;

	return j->rules->opening_out_exempt &&
	    (out || size >= j->rules->dealt);
}

bool
melds_open(struct judging *j)
{
	const struct rules *r = j->rules;
	const struct arrangement *a = &j->out->shown;
	int n = a->ngroups, worth = opening_worth(j);
	struct tally t = tally_melds(j->out->melds, n);

	if (n)
		j->out->opening = worth;
	return (laid_start(a) == a->size && t.melds == n &&
	    opens_with_all(j, a->size)) || (worth >= r->opening_points &&
	    (!j->out->late || r->melds_later) && meets_opening(r, &t));
}

/* First melds, with what is laid beside them */

/* The table with the hand's groups on it, as they will be read there. */
static struct spread
spread_with(struct judging *j, struct arrangement *a)
{
	const struct spread *table = &j->table->spread;
	struct spread all = { .n = table->n + a->ngroups };

	all.melds = arena_alloc(j->arena, (size_t)all.n * sizeof(*all.melds));
	if (table->n)
		memcpy(all.melds, table->melds,
		    (size_t)table->n * sizeof(*all.melds));
	melds_read_typed(j->rules, a, a, all.melds + table->n);
	if (wants_contract(j))
		contract_read(j->rules, a, all.melds + table->n, NULL);
	return all;
}

/* Can the hand take a joker from the table, and lay it in a meld of its own? */
static bool
may_meld_taken(const struct judging *j, const struct arrangement *a)
{
	int jokers = 0;

	for (int i = 0; i < j->table->spread.n; i++)
		jokers += j->table->spread.melds[i].jokers;
	return jokers && a->size + jokers <= HAND_MAX &&
	    (wants_contract(j) ? j->rules->contract.more :
	    j->rules->melds_later);
}

/* Put the groups in the stated order. */
static void
sort_groups(const struct judging *j, struct arrangement *a)
{
	struct meld melds[GROUPS_MAX];
	struct arrangement sorted;
	struct hand none = hand_empty();

	melds_read_typed(j->rules, a, a, melds);
	arrange_melds(&sorted, melds, a->ngroups, &none);
	memcpy(a->cards, sorted.cards, sorted.size);
	memcpy(a->end, sorted.end, sizeof(a->end));
}

/* Lay off what first melds leave, and meld what a joker of the table melds. */
static void
lay_off_rest(struct judging *j, struct arrangement *a)
{
	struct spread spread = spread_with(j, a);
	struct arrangement more;
	int left;

	a->laid_end = (unsigned char)laid_start(a);
	more = *a;
	left = layoff_rest(j->solver, j->rules, a, &spread, false);
	if (!left || !may_meld_taken(j, &more) ||
	    layoff_rest(j->solver, j->rules, &more, &spread, true) >= left)
		return;
	*a = more;
	sort_groups(j, a);
}

/*
 * Beside first melds, may a card be left that can be laid off?  Without jokers none
 * that fits these: they would count more with it, and leave less.
 */
static bool
may_fit(const struct judging *j, const struct hand *h)
{
	return wants_contract(j) || j->table->spread.n || h->jokers ||
	    h->level[0] & j->rules->wild;
}

/*
 * Lay the first melds that leave least, and lay off in the same turn where that
 * is allowed: lay-offs on the table are chosen with the melds, then all others.
 */
static void
open_hand(struct judging *j, const struct hand *h, struct demand demand,
    struct solution *out)
{
	struct table_solution found;
	bool follows = may_follow(j);

	demand.lengthens = follows;
	if (follows && j->table->spread.n) {
		solve_table(j->solver, j->rules, h, &j->table->spread, true,
		    &demand, &found);
		*out = found.rest;
	} else {
		solve(j->solver, j->rules, h, &demand, out);
	}
	if (follows && out->found && may_fit(j, h))
		lay_off_rest(j, &out->best);
}

/* Lay down every card, whatever the melds count, where that opens. */
static bool
open_with_all(struct judging *j, const struct hand *h, struct solution *out)
{
	if (!opens_with_all(j, h->size))
		return false;
	solve_below(j->solver, j->rules, h, &demand_none, 1, out);
	return out->found && !unmatched_size(&out->best);
}

void
lay_out_first(struct judging *j, const struct hand *h, struct solution *out)
{
	const struct rules *r = j->rules;
	const struct demand demand = { .min_runs = r->opening_min_runs,
		.min_pure = r->opening_min_pure, .points = r->opening_points };

	if (wants_contract(j))
		open_hand(j, h, demand_contract, out);
	else if (!open_with_all(j, h, out))
		open_hand(j, h, demand, out);
}

/* What a claim is */

bool
is_empty(const struct judging *j)
{
	card left[HAND_MAX];

	for (int g = 0; g < seat_laid_before(j->seat); g++)
		if (j->out->laid_before[g].kind == MELD_NONE)
			return false;
	return !cards_left(j->out, left);
}

bool
is_whole_hand(const struct judging *j)
{
	const struct arrangement *before = j->seat->on_table;
	/* Of a plain hand its own cards are typed. */
	int taken = j->seat->kind == SEAT_PLAIN ? 0 : j->out->taken.size;

	return whole_size(&j->seat->cards) - taken +
	    (before ? before->size : 0) >= j->rules->dealt;
}

bool
claims_out(const struct judging *j)
{
	if (j->seat->verb == VERB_OUT || is_all_at_once(j->seat->verb) ||
	    (wants_contract(j) && j->rules->contract.complete))
		return true;
	if (j->seat->verb != VERB_DOWN && !wants_contract(j) &&
	    !(wants_opening(j) && j->seat->verb == VERB_NONE))
		return true;
	return is_whole_hand(j) && is_empty(j);
}

bool
groups_can_lie(struct judging *j)
{
	if (is_all_at_once(j->seat->verb))
		return false;
	if (wants_opening(j))
		return melds_open(j);
	if (!wants_contract(j))
		return !j->seat->on_table || j->rules->melds_later;
	/* A contract that takes every card leaves nothing to lay off. */
	return !j->rules->contract.complete &&
	    contract_read(j->rules, j->typed, j->out->melds, NULL);
}

bool
is_playable(const struct judging *j, const struct arrangement *a, card *which)
{
	for (int i = 0; !j->rules->at_once_playable && i < a->size; i++) {
		*which = a->cards[i];
		if (layoff_fits(j->solver, j->rules, *which, &j->table->spread))
			return true;
	}
	return false;
}

bool
find_early(struct judging *j)
{
	const struct rules *r = j->rules;
	bool early = r->facts.turn > 0 && r->facts.turn < r->at_once_turn;

	if (early)
		find_figures(j, CODE_TURN, RULE_at_once_turn, SAY_TOO_EARLY,
		    r->facts.turn, r->at_once_turn);
	return early;
}
