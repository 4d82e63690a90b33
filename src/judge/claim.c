/*
 * Owns what a player who goes down or out must show, each failure with its own
 * code, and what melds count where they are counted.
 */
#include "judge/claim.h"

#include <string.h>

#include "melds/contract.h"
#include "judge/first.h"
#include "judge/layout.h"

/* Is no card left, none refused, and each group laid before a meld? */
static bool
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

/* The contract */

static void
blame_group(struct judging *j, int g, enum code code, enum rule_key key,
    enum sentence say)
{
	const struct meld *m;
	struct finding *f;

	if (g < 0)
		return;
	m = &j->out->melds[g];
	f = find_cards(j, code, key, say, m->cards, m->size);
	f->group = g;
	f->number[0] = j->rules->contract.run_size;
	f->number[1] = m->size;
}

/* Find too few sets or runs, or more than may be laid with the contract. */
static void
count_melds(struct judging *j, bool runs, int asked, int laid)
{
	static const enum sentence few[] = { SAY_ASKS_SETS, SAY_ASKS_RUNS };
	static const enum sentence many[] = { SAY_MORE_SETS, SAY_MORE_RUNS };
	static const enum sentence none[] = { SAY_ASKS_NO_SETS,
		SAY_ASKS_NO_RUNS };

	if (laid == asked || (laid > asked && j->rules->contract.more))
		return;
	find_figures(j, runs ? CODE_RUNS : CODE_SETS, laid > asked ?
	    RULE_contract_melds : runs ? RULE_contract_runs :
	    RULE_contract_sets, laid < asked ? few[runs] :
	    asked ? many[runs] : none[runs], j->rules->facts.round,
	    asked)->number[2] = laid;
}

static void
find_pair(struct judging *j, const int pair[2], enum code code,
    enum rule_key key, enum sentence say)
{
	if (pair[0] >= 0)
		find_figures(j, code, key, say, pair[0] + 1,
		    pair[1] + 1)->number[2] = j->rules->contract_gap;
}

/*
 * Read the groups against the contract; note every way in which they miss it.
 */
static bool
check_contract(struct judging *j)
{
	const struct contract *asked = &j->rules->contract;
	struct judgement *out = j->out;
	struct contract_check c;
	bool met = contract_read(j->rules, j->typed, out->melds, &c);

	for (int g = 0; g < out->shown.ngroups; g++)
		memcpy(out->shown.cards + group_start(&out->shown, g),
		    out->melds[g].cards, (size_t)out->melds[g].size);
	if (met)
		return true;
	count_melds(j, false, asked->sets, c.sets);
	count_melds(j, true, asked->runs, c.runs);
	blame_group(j, c.short_run, CODE_SHORT, RULE_contract_run_size,
	    SAY_SHORT_RUN);
	blame_group(j, c.surplus, CODE_SURPLUS, RULE_contract_cards,
	    SAY_SURPLUS);
	find_pair(j, c.near, CODE_TOUCH, RULE_contract_gap, SAY_NEAR);
	find_pair(j, c.overlap, CODE_OVERLAP, RULE_contract_overlap,
	    SAY_OVERLAP);
	find_pair(j, c.same_rank, CODE_RANK, RULE_contract_same_rank,
	    SAY_SAME_RANK);
	return false;
}

bool
groups_can_lie(struct judging *j)
{
	struct contract_check c;

	if (is_all_at_once(j->seat->verb))
		return false;
	if (wants_opening(j))
		return melds_open(j);
	if (!wants_contract(j))
		return !j->seat->on_table || j->rules->melds_later;
	/* A contract that takes every card leaves nothing to lay off. */
	return !j->rules->contract.complete &&
	    contract_read(j->rules, j->typed, j->out->melds, &c);
}

/* An opening */

static void
find_low(struct judging *j, enum rule_key key, enum sentence say, int seen,
    int asked)
{
	if (seen < asked)
		find_figures(j, CODE_OPENING, key, say, seen, asked);
}

/*
 * Do the first melds open?  If not, notes what they lack, unless a group is not
 * a meld, which is reason enough.
 */
static bool
check_opening(struct judging *j)
{
	const struct rules *r = j->rules;
	struct judgement *out = j->out;
	int n = out->shown.ngroups;
	struct tally t = tally_melds(out->melds, n);

	if (melds_open(j))
		return true;
	if (t.melds < n)
		return false;
	if (out->late && !r->melds_later) {
		find_why(j, CODE_DOWN, RULE_melds_later, SAY_NO_MORE);
		return false;
	}
	if (!n && out->opening >= r->opening_points) {
		find_why(j, CODE_OPENING, RULE_opening_min_runs, SAY_OPENS_NOT);
		return false;
	}
	find_low(j, RULE_opening_points, n ? SAY_OPENS_LOW : SAY_OPENS_MOST,
	    out->opening, r->opening_points);
	if (!n)
		return false;
	find_low(j, RULE_opening_min_runs, SAY_OPENS_RUNS, t.runs,
	    r->opening_min_runs);
	find_low(j, RULE_opening_min_pure, SAY_OPENS_PURE, t.pure,
	    r->opening_min_pure);
	return false;
}

/* Going out */

/* Is no card left in the hand?  Refused lay-offs are still in it. */
static bool
check_left(struct judging *j)
{
	bool at_once = is_all_at_once(j->seat->verb);
	bool last = !at_once && j->rules->contract.complete;
	card left[HAND_MAX];
	int n = cards_left(j->out, left);

	if (n)
		find_cards(j, at_once ? CODE_RUMMY : CODE_LOOSE, last ?
		    RULE_contract_last_complete : RULE_NONE, at_once ?
		    SAY_NOT_ALL : last ? SAY_KEPT_LAST : SAY_KEPT, left, n);
	return !n;
}

bool
is_playable(const struct judging *j, const struct arrangement *a, card *which)
{
	short on;

	for (int i = 0; !j->rules->at_once_playable && i < a->size; i++) {
		layoff_check(j->solver, j->rules, a->cards + i, 1,
		    &j->table->spread, NULL, &on, NULL);
		*which = a->cards[i];
		if (on >= 0)
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

/* Rummy: every card at once (S2, "Declaring Rummy"); may it be now? */
static bool
check_at_once(struct judging *j)
{
	bool early, playable;
	card c;

	if (j->seat->on_table)
		find_why(j, CODE_RUMMY, RULE_NONE, SAY_WAS_DOWN);
	early = find_early(j);
	playable = is_playable(j, &j->out->shown, &c);
	if (playable)
		find_cards(j, CODE_PLAYABLE, RULE_at_once_playable,
		    SAY_PLAYABLE, &c, 1);
	return !early && !playable;
}

/* Does the claim lay down every card at once, where that counts unsaid? */
static bool
is_all_unsaid(const struct judging *j)
{
	return !j->rules->at_once_claimed && claims_out(j) &&
	    !j->seat->on_table && judgement_lays_all(j->out);
}

/* Every claim */

/* May more melds be laid down, where some are? */
static bool
check_later(struct judging *j)
{
	if (!j->seat->on_table || !j->out->shown.ngroups ||
	    j->rules->melds_later)
		return true;
	find_why(j, CODE_DOWN, RULE_melds_later, SAY_NO_MORE);
	return false;
}

/* A player who goes down must lay something down. */
static void
check_something(struct judging *j)
{
	int n = j->out->shown.ngroups;

	for (int i = 0; i < laid_size(&j->out->shown); i++)
		n += j->out->laid_group[i] >= 0;
	if (j->seat->verb == VERB_DOWN && !j->seat->on_table && !n)
		find_why(j, CODE_LOOSE, RULE_NONE, SAY_NOTHING);
}

/*
 * Note everything wrong; false if the groups shown cannot be laid on the table:
 * they do not open, or the contract is not met, or not by every card where it
 * must be, the player may lay no more, or claims all at once without having it.
 */
static bool
check_all(struct judging *j)
{
	const struct rules *r = j->rules;
	card discard = j->out->shown.discard;
	bool stands, out = true;

	find_bad_groups(j);
	stands = check_later(j);
	check_size(j);
	if (wants_contract(j))
		stands = check_contract(j);
	else
		check_something(j);
	if (wants_opening(j) &&
	    (j->out->shown.ngroups || j->seat->verb == VERB_NONE))
		stands = check_opening(j);
	if (claims_out(j)) {
		out = check_left(j);
		out = check_last_discard(j) && out;
	}
	if (wants_contract(j) && r->contract.complete && !out)
		stands = false;
	if (is_all_at_once(j->seat->verb) || is_all_unsaid(j))
		stands = check_at_once(j) && stands;
	if (discard != CARD_NONE && discard == r->taken &&
	    !r->discard_taken)
		find_why(j, CODE_TAKEN, RULE_discard_taken, SAY_TAKEN)->blame =
		    discard;
	return stands && !(is_all_at_once(j->seat->verb) && j->out->outcome.codes);
}

/*
 * Would such a claim of the cards be valid, whatever their number?  Findings
 * become lacks, since nobody claimed.
 */
static bool
is_valid_as(struct judging *j, enum verb verb, bool *stands)
{
	struct judgement trial = *j->out;
	struct seat seat = *j->seat;
	struct judging as_claim = *j;

	seat.verb = verb;
	as_claim.seat = &seat;
	trial.findings = NULL;
	trial.nfindings = 0;
	trial.outcome.codes = 0;
	as_claim.out = &trial;
	*stands = check_all(&as_claim);
	j->out->shown = trial.shown;
	j->out->opening = trial.opening;
	j->out->lacks = trial.findings;
	j->out->nlacks = trial.nfindings;
	return !(trial.outcome.codes & ~CODE_BIT(CARDS));
}

/* To go out, or, where something must be laid first, to go down. */
static bool
is_ready(struct judging *j, bool *stands)
{
	return is_valid_as(j, VERB_OUT, stands) ||
	    is_valid_as(j, VERB_NONE, stands);
}

bool
judge_claim(struct judging *j)
{
	struct outcome *o = &j->out->outcome;
	uint64_t small = CODE_BIT(LAYOFF);
	bool stands = true;

	if (j->seat->verb != VERB_NONE) {
		stands = check_all(j);
		o->verdict = o->codes & ~small ? VERDICT_INVALID :
		    VERDICT_VALID;
		j->out->is_out = o->verdict == VERDICT_VALID && claims_out(j) &&
		    is_empty(j);
	} else if (j->table->alone) {
		o->verdict = is_ready(j, &stands) ? VERDICT_READY :
		    VERDICT_OPEN;
	} else {
		stands = false; /* the deal is over */
		j->out->is_out = !j->out->shown.ngroups && is_empty(j);
		o->verdict = j->out->is_out ? VERDICT_READY : VERDICT_OPEN;
	}
	return stands;
}
