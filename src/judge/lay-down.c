/*
 * Owns hands in games whose melds are laid on the table during the deal (the
 * key hand.counts is whole): which cards are laid down or off, and which count.
 * The table is one state for all seats, since cards may be laid off on any
 * player's melds.
 */
#include "judge/judge.h"

#include <string.h>

#include "judge/claim.h"
#include "judge/layout.h"

#define ANY_LEFT (1 << 20) /* more than all can count */

/* Is the hand arranged?  Not at a table without a claim: the deal is over. */
static bool
is_asked(const struct judging *j)
{
	return j->seat->verb != VERB_NONE || j->table->alone;
}

/* Why a card cannot be laid off, and by which rule, or RULE_NONE. */
struct bar {
	enum rule_key key;
	enum sentence say;
};

/*
 * Why the seat may not lay off now; SAY_FITS_NOWHERE if it may, for cards that
 * fit nowhere.  lays: its melds are on the table before its lay-offs.
 */
static struct bar
bar_to_layoffs(const struct judging *j, bool lays)
{
	const struct rules *r = j->rules;
	bool groups = j->out->shown.ngroups && is_asked(j);

	if (!r->layoff_allowed)
		return (struct bar){ RULE_layoff_allowed, SAY_NO_LAYOFF };
	if (is_all_at_once(j->seat->verb))
		return (struct bar){ RULE_NONE, SAY_AT_ONCE };
	if (j->seat->on_table || lays || (!r->layoff_needs_down &&
	    (r->layoff_same_turn || !groups)))
		return (struct bar){ RULE_NONE, SAY_FITS_NOWHERE };
	if (!r->layoff_same_turn && groups)
		return (struct bar){ RULE_layoff_same_turn, SAY_SAME_TURN };
	return (struct bar){ RULE_layoff_needs_down, SAY_NOT_DOWN };
}

/*
 * Could the layout be claimed: with what the rules demand, no card left, the
 * discard that they want, and none laid that rummy may not show?
 */
static bool
could_claim(const struct judging *j, const struct solution *s)
{
	const struct rules *r = j->rules;
	card c;

	return s->found && !unmatched_size(&s->best) &&
	    (s->best.discard != CARD_NONE || r->discard != DISCARD_REQUIRED) &&
	    !(is_all_at_once(j->seat->verb) && is_playable(j, &s->best, &c));
}

/* Does it count less that cards are laid off, than to lay down all at once? */
static bool
pays_less(const struct judging *j, const struct solution *s)
{
	return j->rules->at_once_multiplier != 1 &&
	    !j->rules->at_once_claimed && laid_size(&s->best);
}

/*
 * Less is better: what could be claimed, a demand met, cost, deadwood (before
 * cost, if the demand is not met), cards left, some laid off where that pays less,
 * then the highest discard.
 */
static int
compare_laid_out(const struct judging *j, const struct solution *a,
    const struct solution *b)
{
	bool claims = could_claim(j, a);

	if (claims != could_claim(j, b))
		return claims ? -1 : 1;
	if (a->found != b->found)
		return b->found - a->found;
	if (!a->found && a->deadwood != b->deadwood)
		return a->deadwood - b->deadwood;
	if (a->cost != b->cost)
		return a->cost < b->cost ? -1 : 1;
	if (a->deadwood != b->deadwood)
		return a->deadwood - b->deadwood;
	if (unmatched_size(&a->best) != unmatched_size(&b->best))
		return unmatched_size(&a->best) - unmatched_size(&b->best);
	if (pays_less(j, a) != pays_less(j, b))
		return pays_less(j, a) ? 1 : -1;
	return discard_order(b->best.discard) - discard_order(a->best.discard);
}

/* Lay out the hand with lay-offs, with melds of its own, or with both. */
static void
lay_out_with(struct judging *j, const struct hand *h, bool layoffs, bool melds,
    struct solution *out)
{
	struct spread spread = j->table->spread;
	/* It may have to be beside a meld of its own that cards are laid off. */
	struct demand demand = { .one_meld = layoffs && spread.n &&
		j->rules->layoff_needs_down && !j->seat->on_table };

	if (!layoffs)
		spread.n = 0;
	if (layoff_best(j->solver, j->rules, h, &spread, melds, &demand, out))
		return;
	spread.n = 0;
	(void)layoff_best(j->solver, j->rules, h, &spread, melds, &demand_none,
	    out);
}

/* Lay down melds as far as the rules allow, and lay cards off. */
static APART void
lay_out_melds(struct judging *j, const struct hand *h, struct solution *out)
{
	const struct rules *r = j->rules;
	bool melds = !j->seat->on_table || r->melds_later;
	bool both = j->seat->on_table || r->layoff_same_turn;
	struct solution other;
	bool layoffs = bar_to_layoffs(j, both).say == SAY_FITS_NOWHERE;

	lay_out_with(j, h, layoffs && both, melds, out);
	if (!layoffs || both)
		return;
	lay_out_with(j, h, true, false, &other);
	if (compare_laid_out(j, &other, out) < 0)
		*out = other;
}

/*
 * Lay down and off every card, if that can be: not always what counts most,
 * as a low ace may count less than in hand.
 */
static APART bool
lay_out_every_card(struct judging *j, const struct hand *h,
    struct solution *out)
{
	struct judging every = *j;
	struct rules rules = *j->rules;

	memset(rules.plain, 0, sizeof(rules.plain));
	for (card c = 0; c < CARD_LIMIT; c++)
		rules.left_cost[c] += ANY_LEFT;
	every.rules = &rules;
	lay_out_melds(&every, h, out);
	return !unmatched_size(&out->best);
}

/*
 * Lay down what the rules ask first, the contract or an opening, or nothing of
 * the hand; for a claim that cannot, the melds that leave least.
 */
static void
lay_out_or_keep(struct judging *j, const struct hand *h, struct solution *out)
{
	bool met;

	lay_out_first(j, h, out);
	met = out->found;
	if (!met && j->seat->verb == VERB_NONE)
		arrange_melds(&out->best, NULL, 0, h);
	else if (!met)
		solve(j->solver, j->rules, h, &demand_none, out);
	out->found = met;
	out->cost = out->deadwood = left_value(j->rules, &out->best);
}

/* Lay down and off as many of these cards as the rules allow. */
static void
lay_out_hand(struct judging *j, const struct hand *h, struct solution *out)
{
	if (wants_contract(j) || wants_opening(j))
		lay_out_or_keep(j, h, out);
	else if (!j->rules->low_ace_cost || !claims_out(j) ||
	    !lay_out_every_card(j, h, out))
		lay_out_melds(j, h, out);
}

/* May rummy choose the discard? */
static bool
may_choose(const struct judging *j, int size)
{
	return j->seat->cards.discard == CARD_NONE &&
	    j->rules->discard != DISCARD_FORBIDDEN &&
	    ((size == j->rules->dealt + 1 && !j->seat->on_table) ||
	    (j->seat->verb != VERB_NONE && claims_out(j) &&
	    j->rules->declare_cards == DECLARE_ANY));
}

/*
 * May this card be discarded and all others be melded, whatever the rules ask?
 * least: what they leave at least, with it.
 */
static bool
may_leave(const struct judging *j, const struct hand *h, card c, int least)
{
	struct hand rest = *h;

	return j->rules->value[c] >= least && hand_remove(&rest, c) &&
	    (c != j->rules->taken || j->rules->discard_taken) &&
	    solve_least(j->solver, j->rules, &rest, 1) == 0;
}

/*
 * Lay out the hand without this card, which is discarded or, if keep, left over
 * where the rest meets what is asked; *out keeps the better one.  False: none.
 */
static bool
try_without(struct judging *j, const struct hand *h, card c, bool keep,
    bool *found, struct solution *out)
{
	const struct rules *r = j->rules;
	struct hand rest = *h;
	struct solution now;

	if (!hand_remove(&rest, c) ||
	    (!keep && c == r->taken && !r->discard_taken) ||
	    (j->least_left && !may_leave(j, h, c, j->least_left - 1)))
		return false;
	lay_out_hand(j, &rest, &now);
	if (keep && !now.found)
		return false;
	now.best.discard = keep ? j->seat->cards.discard : c;
	if (keep) {
		now.best.cards[now.best.size++] = c;
		now.cost += r->value[c];
		now.deadwood += r->value[c];
	} else { /* where melds score, it does not count there */
		now.cost += r->left_cost[c] - r->value[c];
	}
	if (!*found || compare_laid_out(j, &now, out) < 0)
		*out = now;
	*found = true;
	return true;
}

static void
lay_out_best(struct judging *j, const struct hand *h, struct solution *out)
{
	bool found = j->seat->verb != VERB_NONE; /* else a card goes */

	if (j->least_left > 1 && may_choose(j, h->size)) {
		found = false; /* not all cards can be melded */
	} else {
		lay_out_hand(j, h, out);
		out->best.discard = j->seat->cards.discard;
		if (!may_choose(j, h->size) ||
		    (could_claim(j, out) && out->cost <= 0))
			return;
	}
	for (int i = KING * SUITS + SPADES; i >= ACE * SUITS; i--)
		if (try_without(j, h, CARD(i % SUITS, i / SUITS), false,
		    &found, out) && j->rules->scoring != SCORING_MELDS &&
		    could_claim(j, out) && !pays_less(j, out))
			return; /* others discard a lower card */
	try_without(j, h, CARD_JOKER, false, &found, out);
}

/* Going out */

/*
 * One more than what the one card counts at least that a hand leaves which was
 * laid out so and goes out; below 0: it cannot; 0: not known.  A bound: what
 * is laid off is not known, and where melds score least is not left.
 */
static int
least_left(struct judging *j, const struct hand *h, const struct solution *out)
{
	const struct rules *r = j->rules;
	card cards[HAND_MAX];
	int n = hand_cards(h, cards), most = 0, least;

	/* Fewer cards meet no contract that these do not. */
	if (wants_contract(j) && !out->found && !r->contract.complete)
		return -1;
	if (j->table->spread.n || r->scoring == SCORING_MELDS)
		return 0;
	for (int i = 0; i < n; i++)
		most = max_of(most, r->value[cards[i]]);
	least = solve_least(j->solver, r, h, most + 1);
	if (least <= 0)
		return least < 0 ? -1 : 1;
	if (j->seat->verb == VERB_DOWN)
		return 0;
	for (int i = 0; i < n; i++)
		if (may_leave(j, h, cards[i], least))
			return least + 1;
	return -1;
}

/* Lay the seat out as a claim to go out, and keep that if it is valid. */
static bool
try_going_out(struct judging *j, struct seat *seat, struct solution *out)
{
	struct judgement trial = { .laid_before = j->out->laid_before };
	struct on_table table = *j->table;
	struct judging claim = *j;

	seat->verb = VERB_OUT;
	claim.seat = seat;
	claim.out = &trial;
	claim.table = &table;
	judge_down(&claim);
	if (trial.outcome.codes & ~CODE_BIT(CARDS))
		return false;
	out->best = trial.shown;
	return true;
}

/*
 * Lay the hand out as a valid claim to go out shows it, or leave it as it is if
 * it goes down and out so.
 */
static bool
lay_out_going_out(struct judging *j, const struct hand *h,
    struct solution *out)
{
	struct seat seat = *j->seat;
	struct rules *keeping;
	struct judging claim = *j;

	claim.least_left = least_left(j, h, out);
	if (claim.least_left < 0)
		return false;
	if (j->seat->verb != VERB_DOWN)
		return try_going_out(&claim, &seat, out);
	seat.kind = SEAT_ARRANGEMENT;
	seat.cards = out->best;
	if (try_going_out(&claim, &seat, out))
		return true;
	seat = *j->seat;
	/* Who only goes down keeps a card rather than discard one. */
	if (j->rules->discard == DISCARD_REQUIRED ||
	    seat.cards.discard != CARD_NONE ||
	    !(j->seat->on_table || j->rules->scoring == SCORING_MELDS))
		return false;
	keeping = arena_alloc(j->arena, sizeof(*keeping));
	*keeping = *j->rules;
	keeping->discard = DISCARD_FORBIDDEN;
	claim.rules = keeping;
	return try_going_out(&claim, &seat, out);
}

/*
 * What could be claimed comes before what is least: a lone hand that can go out
 * does; so does one that goes down and has no card left, or it keeps one.  Where
 * melds score it may be worth more not to go out.
 */
static void
lay_out_plain(struct judging *j, const struct hand *h, struct solution *out)
{
	bool goes_down = !claims_out(j) && is_whole_hand(j), found = false;
	bool lays_all;

	lay_out_best(j, h, out);
	lays_all = goes_down && !unmatched_size(&out->best);
	if (j->seat->verb == VERB_NONE ? j->table->held : !lays_all &&
	    !(goes_down && j->rules->scoring == SCORING_MELDS))
		return;
	if (lay_out_going_out(j, h, out) || !lays_all)
		return;
	for (card c = 0; c < CARD_LIMIT; c++)
		try_without(j, h, c, true, &found, out);
}

/* The verdict */

/*
 * Lay cards off, each where it fits; those that may not be laid off count.
 * Returns the melds on the table after that, or NULL if there was nothing to
 * lay off.  lays: its melds lie before that; unset if they cannot.
 */
static struct meld *
lay_off(struct judging *j, bool *lays)
{
	struct judgement *out = j->out;
	const struct arrangement *a = &out->shown;
	const struct spread *spread = &j->table->spread;
	struct meld *after = NULL;
	struct bar bar = bar_to_layoffs(j, *lays);

	if (!laid_size(a))
		return NULL;
	if (bar.say == SAY_FITS_NOWHERE) {
		after = arena_alloc(j->arena,
		    (size_t)spread->n * sizeof(*after));
		table_lay_off(j, after);
	}
	/* Its groups may not open without what is taken now. */
	if (*lays && !groups_can_lie(j)) {
		j->table->spread.n -=
		    tally_melds(out->melds, a->ngroups).melds;
		memset(out->laid_group, -1, sizeof(out->laid_group));
		out->shown.takes = j->seat->cards.takes;
		bar = bar_to_layoffs(j, false);
		*lays = bar.say == SAY_FITS_NOWHERE;
		after = NULL;
	}
	find_refused(out, j->arena, bar.key, bar.say);
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

/* What the cards on the table count for the seat: its melds and lay-offs. */
static int
count_melded(const struct judging *j, bool stands)
{
	const struct judgement *out = j->out;
	int sum = out->laid_off;

	for (int g = 0; g < seat_laid_before(j->seat); g++)
		sum += meld_worth(j->rules, &out->laid_before[g]);
	for (int g = 0; stands && g < out->shown.ngroups; g++)
		sum += meld_worth(j->rules, &out->melds[g]);
	return sum;
}

/* Find from the shown cards what is on the table and what counts. */
static void
count_down(struct judging *j, struct meld *after, bool lays)
{
	struct judgement *out = j->out;
	struct outcome *o = &out->outcome;
	bool stands = judge_claim(j);
	const struct arrangement *a = &out->shown;
	int before = seat_laid_before(j->seat);

	o->has_deadwood = true;
	/* Melds that cannot be laid on the table go back to the hand. */
	for (int g = 0; !stands && g < a->ngroups; g++)
		out->counting |= UINT32_C(1) << g;
	show_as_typed(j);
	o->deadwood = count_deadwood(j->rules, out);
	for (int g = 0; g < before; g++)
		if (out->laid_before[g].kind == MELD_NONE)
			o->deadwood += cards_value(j->rules,
			    out->laid_before[g].cards,
			    out->laid_before[g].size);
	table_change(j, after, stands && !lays);
	out->melded = count_melded(j, stands);
}

void
judge_down(struct judging *j)
{
	struct judgement *out = j->out;
	const struct arrangement *typed = &j->seat->cards;
	struct meld *after;
	struct solution laid;
	struct hand h;
	bool lays;

	out->shown = j->seat->cards;
	hand_of(&h, out->shown.cards, out->shown.size);
	if (j->seat->kind == SEAT_PLAIN && is_asked(j)) {
		lay_out_plain(j, &h, &laid);
		out->shown = laid.best;
		/* What a joker stands for decides what counts, and fits. */
		if (j->rules->opening_points != KEY_NONE ||
		    j->rules->contract.asked)
			typed = &laid.best;
	}
	judgement_read(out, j->rules, false, j->arena);
	melds_read_typed(j->rules, typed, &out->shown, out->melds);
	j->typed = typed;
	sort_cards(out->shown.cards + out->shown.laid_end,
	    unmatched_size(&out->shown));
	lays = lays_down_now(j);
	if (lays)
		table_lay(j);
	after = lay_off(j, &lays);
	count_down(j, after, lays);
}
